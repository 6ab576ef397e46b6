"""The page's scripts as they are shipped: without their comments, which are a third of them."""

from __future__ import annotations

from pathlib import Path

from tools.paths import NODE_MODULES, ROOT, WORK, tree
from tools.run import run
from tools.steps import empty_folder

SOURCE = ROOT / "js"
OUTPUT = WORK / "scripts"
CONFIG = ROOT / "tsconfig.build.json"


def inputs() -> tuple[Path, ...]:
    """Returns what the shipped scripts depend on."""
    described_by = (CONFIG, ROOT / "tsconfig.json", ROOT / "package-lock.json")
    return (*tree(SOURCE), *described_by, ROOT / "tools" / "scripts.py")


def build() -> None:
    """Fills the output folder with the scripts."""
    empty_folder(OUTPUT)
    run(["node", NODE_MODULES / "typescript" / "bin" / "tsc", "--project", CONFIG])
