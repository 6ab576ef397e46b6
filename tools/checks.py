"""The commands that check the project: linters, types, tests, benchmark."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from tools import environment
from tools.build import build
from tools.paths import NODE_MODULES, PYTHON_SOURCE, VENV
from tools.run import show

BROWSER = "BOARDLET_BROWSER"
"""The environment variable that tells the tests which browser to drive."""


def test(arguments: Sequence[str]) -> int:
    """Builds, then runs all checks and, if nothing was found, pytest; returns the exit status."""
    settings = _prepare()
    failed = [" ".join(words) for words in _CHECKS if show(_located(words), env=settings)]
    for words in failed:
        print(f"`{words}` found something to put right.")
    if failed:
        return 1
    environment.install_other_browsers()
    return show(_located(["pytest", *_IN_PARALLEL, *arguments]), env=settings)


def bench() -> int:
    """Builds, then prints what tests/bench/ measures; returns the exit status."""
    settings = {**_prepare(), "PYTHONPATH": str(PYTHON_SOURCE)}
    return show(_located(["python", "-m", "tests.bench"]), env=settings)


def ladder(games: Sequence[str]) -> int:
    """Lets the levels of the computer players play each other; returns the exit status."""
    environment.prepare()
    settings = {**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}
    return show(_located(["python", "-m", "tests.bench.ladder", *games]), env=settings)


_IN_PARALLEL = ("--numprocesses=auto", "--dist=worksteal")
"""Whole games in a browser take long: who is done takes what is left of others."""

_CHECKS = (
    ["ruff", "check", "--quiet"],
    ["ruff", "format", "--check", "--quiet"],
    ["mypy", "--no-error-summary"],
    ["tsc", "--project", "."],
)


def _prepare() -> dict[str, str]:
    """Brings everything up to date; returns environment variables for the programs to run."""
    build()
    environment.prepare()
    return {**os.environ, BROWSER: str(environment.find_browser())}


def _located(words: Sequence[str]) -> list[str | Path]:
    """Returns a command with the whole path of the project's own program."""
    name, *rest = words
    folder = NODE_MODULES / ".bin" if name == "tsc" else VENV / "bin"
    return [folder / name, *rest]
