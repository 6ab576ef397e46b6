"""Where things are in the project."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PYTHON_SOURCE = ROOT / "py"
ENGINE = PYTHON_SOURCE / "boardlet"
NODE_MODULES = ROOT / "node_modules"
DIST = ROOT / "dist"

WORK = ROOT / ".build"
"""What the build keeps between two runs; may be deleted at any time."""

VENV = ROOT / ".venv"


def tree(folder: Path) -> list[Path]:
    """Returns the files of a folder that belong to the project, sorted; none if it is missing."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    )
