"""Runs other programs, and says in one sentence what stands in the way."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.paths import ROOT


class Problem(Exception):
    """What the user has to put right; the message is one clear sentence."""


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    text: str | None = None,
) -> str:
    """Runs a command quietly, with `text` as its input; returns its output.

    Raises Problem with everything the command wrote if it fails.
    """
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=env, input=text, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise Problem(f"`{' '.join(words)}` failed:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def show(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Runs a command whose output the user sees; returns its exit status."""
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=env, check=False
    ).returncode
