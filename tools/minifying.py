"""Scripts and style sheets as they are shipped: for browsers, not for people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tools.paths import ROOT
from tools.run import run

SCRIPT = ROOT / "tools" / "minify.mjs"
INPUTS = (SCRIPT, ROOT / "tools" / "minifying.py", ROOT / "package-lock.json")
"""What the outcome of minifying depends on, apart from the sources."""


def minify(files: Mapping[Path, Path]) -> None:
    """Writes each file, a script or a style sheet, in fewer bytes to the path that it is given.

    What a script exports keeps its name, and nothing is moved from one file to another. Raises
    Problem if a file cannot be read as what it is.
    """
    run(["node", SCRIPT], text=json.dumps([*files.items()], default=str))
