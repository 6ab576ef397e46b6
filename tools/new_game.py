"""Writes the beginnings of a game: a package of its own that can be tested, packed and played."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from tools.paths import ENGINE, ROOT, tree
from tools.run import Problem

TEMPLATE = ROOT / "tools" / "template"
ID, MODULE, CLASS, TITLE = "three-in-a-row", "three_in_a_row", "ThreeInARow", "Three in a row"
"""The names that the template's own game goes by."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 40
_TAKEN = {"boardlet", "games", "micropip", "packaging", "pytest", "statistics", "tests"}
"""Names of other packages, and of the site's own pages."""


def create(name: str, into: Path) -> Path:
    """Writes a small working game into a new folder of that name; returns the folder.

    Raises Problem for a name that no game can have, or where there is such a folder.
    """
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        raise Problem(
            f"{name!r} cannot be a game's name: use small letters and digits, and hyphens between "
            f"words, {_LONGEST} characters at most."
        )
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names | _TAKEN:
        raise Problem(
            f"{name!r} cannot be a game's name: it means something else, to Python or to the site. "
            "Choose a longer one."
        )
    if (ENGINE / "games" / module).exists():
        raise Problem(f"There is a game called {name} already.")
    folder = into / name
    if folder.exists():
        raise Problem(f"{folder} is there already; choose another name or another place.")
    for source in tree(TEMPLATE):
        target = folder / str(source.relative_to(TEMPLATE)).replace(MODULE, module)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source.read_text("utf-8"), name), "utf-8")
    return folder


def _renamed(text: str, name: str) -> str:
    words = name.split("-")
    for old, new in (
        (ID, name),
        (MODULE, name.replace("-", "_")),
        (CLASS, "".join(word.capitalize() for word in words)),
        (TITLE, " ".join(words).capitalize()),
    ):
        text = text.replace(old, new)
    return text
