"""Node and what npm installs."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

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
    """Installs exactly what package-lock.json names into node_modules/, unless it is there."""
    if not _is_installed():
        run(["npm", "ci", "--no-progress"])


def _is_installed() -> bool:
    if not INSTALLED.exists():
        return False
    wanted, found = _packages(ROOT / "package-lock.json"), _packages(INSTALLED)
    # Optional packages are those for other machines; what is there beside them does no harm.
    return all(
        found[name] == package if name in found else package.get("optional", False)
        for name, package in wanted.items()
    )


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    """Returns the packages of a lock file, but for the project itself."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_bytes())["packages"]
    return {name: package for name, package in packages.items() if name}
