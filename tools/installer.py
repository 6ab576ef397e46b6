"""The installer of packages that is shipped beside Pyodide, for sites with games by other people.

It is the one that Pyodide itself offers, micropip, with its code compiled; a browser loads it
only where games.json names something.
"""

from __future__ import annotations

import importlib.util
import sys
import venv
import zipfile
from pathlib import Path

from tools import compiling, runtime
from tools.archive import write_zip
from tools.paths import ROOT, WORK, tree
from tools.run import run
from tools.steps import empty_folder

PINNED = ROOT / "tools" / "installer.txt"
OUTPUT = WORK / "installer"
INPUTS = (*compiling.INPUTS, PINNED, ROOT / "tools" / "installer.py", ROOT / "tools" / "archive.py")


def build() -> None:
    """Fills the output folder with the installer's wheel.

    Raises Problem if pip cannot download it.
    """
    work = empty_folder(WORK / "installer-source")
    version = runtime.info()["python"]
    run(
        [
            *_pip(),
            *("--disable-pip-version-check", "download", "--quiet", "--require-hashes"),
            *("--only-binary", ":all:", "--no-deps", "--python-version", version),
            *("--dest", work, "--requirement", PINNED),
        ]
    )
    output = empty_folder(OUTPUT)
    for wheel in work.glob("*.whl"):
        _compile(wheel, work / wheel.stem, output / wheel.name)


def path() -> Path:
    """Returns the installer's wheel."""
    (found,) = OUTPUT.glob("*.whl")
    return found


def _pip() -> list[str | Path]:
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    # Some systems keep pip apart from Python; environments have it all the same.
    folder = WORK / "pip"
    if not (folder / "bin" / "pip").exists():
        venv.create(folder, with_pip=True)
    return [folder / "bin" / "pip"]


def _compile(wheel: Path, folder: Path, target: Path) -> None:
    """Writes a wheel again with compiled code beside its sources."""
    compiled = empty_folder(folder.with_suffix(".compiled"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    compiling.compile_folders(compiling.Job(folder, compiled, "cached", f"/{wheel.name}", 0))
    members = {file.relative_to(folder).as_posix(): file.read_bytes() for file in tree(folder)}
    for file in sorted(compiled.rglob("*.pyc")):
        members[file.relative_to(compiled).as_posix()] = file.read_bytes()
    write_zip(target, members, compressed=True)
