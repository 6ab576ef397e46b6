"""Steps of the build that are skipped while nothing they depend on has changed."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.paths import ROOT, WORK


@dataclass(frozen=True, slots=True)
class Step:
    """A piece of work that makes `output` out of the contents of `inputs`."""

    name: str
    inputs: tuple[Path, ...]
    output: Path
    work: Callable[[], None]


def digest(files: Iterable[Path]) -> str:
    """Returns a hash over the names and contents of files; a missing file counts as such."""
    whole = hashlib.sha256()
    for file in files:
        name = file.relative_to(ROOT).as_posix()
        content = file_hash(file) if file.exists() else "missing"
        whole.update(f"{name}\n{content}\n".encode())
    return whole.hexdigest()


def file_hash(file: Path) -> str:
    """Returns the SHA-256 of a file's content in hexadecimal digits."""
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def bring_up_to_date(step: Step) -> None:
    """Does the step's work unless its output was made from the same inputs."""
    stamp = WORK / "stamps" / step.name
    inputs = digest(step.inputs)
    if step.output.exists() and stamp.exists() and stamp.read_text() == inputs:
        return
    started = time.monotonic()
    print(f"{step.name} ...", end=" ", flush=True)
    # An interrupted step leaves no stamp behind, and so is done again.
    stamp.unlink(missing_ok=True)
    step.work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(inputs)
    print(f"{time.monotonic() - started:.1f} s")


def empty_folder(folder: Path) -> Path:
    """Makes a folder that is empty, whatever was there; returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Waits until no other build is at work in this project."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
