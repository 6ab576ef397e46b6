"""Node and what npm installs."""

from __future__ import annotations

import re
import shutil

from tools.paths import NODE_MODULES, ROOT
from tools.run import Problem, run

OLDEST_NODE = 20
INSTALL_INPUTS = (ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc")
INSTALLED = NODE_MODULES / ".package-lock.json"
"""Written by npm at the end of an install."""


def check_node() -> None:
    """Raises Problem unless Node and npm are there and new enough."""
    if shutil.which("node") is None:
        raise Problem(f"Boardlet needs Node {OLDEST_NODE} or newer; no `node` was found.")
    found = re.match(r"v(\d+)\.", run(["node", "--version"]))
    if found is None or int(found[1]) < OLDEST_NODE:
        version = found.string.strip() if found else "of an unknown version"
        raise Problem(f"Boardlet needs Node {OLDEST_NODE} or newer; this one is {version}.")
    if shutil.which("npm") is None:
        raise Problem("Boardlet needs npm, which comes with Node; no `npm` was found.")


def install() -> None:
    """Installs exactly what package-lock.json names into node_modules/."""
    run(["npm", "ci", "--no-progress"])
