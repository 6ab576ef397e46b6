"""The style sheets as they are shipped."""

from __future__ import annotations

from pathlib import Path

from tools import minifying
from tools.paths import ROOT, WORK, tree
from tools.steps import empty_folder

SOURCE = ROOT / "css"
"""Style sheets: a folder in here is shipped as one file, `<folder>.css`."""
JOINED = WORK / "joined-styles"
OUTPUT = WORK / "styles"


def inputs() -> tuple[Path, ...]:
    """Returns what the shipped style sheets depend on."""
    return (*tree(SOURCE), *minifying.INPUTS, ROOT / "tools" / "styles.py")


def build() -> None:
    """Fills the output folder with the style sheets."""
    joined: dict[str, bytes] = {}
    for file in tree(SOURCE):
        name = f"{file.relative_to(SOURCE).parts[0].removesuffix('.css')}.css"
        joined[name] = joined.get(name, b"") + file.read_bytes()
    empty_folder(JOINED)
    for name, content in joined.items():
        (JOINED / name).write_bytes(content)
    empty_folder(OUTPUT)
    minifying.minify({JOINED / name: OUTPUT / name for name in joined})
