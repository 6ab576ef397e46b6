"""The page's scripts and the library of its texts as they are shipped."""

from __future__ import annotations

from pathlib import Path

from tools import minifying
from tools.paths import NODE_MODULES, ROOT, WORK, tree
from tools.steps import empty_folder

SOURCE = ROOT / "js"
FLUENT = NODE_MODULES / "@fluent" / "bundle" / "esm"
OUTPUT = WORK / "scripts"
OWN, TEXTS = OUTPUT / "js", OUTPUT / "fluent-bundle"


def inputs() -> tuple[Path, ...]:
    """Returns what the shipped scripts depend on."""
    return (*tree(SOURCE), *minifying.INPUTS, ROOT / "tools" / "scripts.py")


def build() -> None:
    """Fills the output folder with the scripts."""
    empty_folder(OUTPUT)
    minifying.minify(
        {
            file: target / file.relative_to(source)
            for source, target in ((SOURCE, OWN), (FLUENT, TEXTS))
            for file in source.rglob("*.js")
        }
    )
