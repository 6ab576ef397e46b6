"""The languages of the site: index.html says which there are."""

from __future__ import annotations

import re

from tools.paths import ROOT

PAGE = ROOT / "index.html"
_LISTED = re.compile(r'<html lang="(\w+)" data-languages="([\w ]+)"')


def languages() -> tuple[str, ...]:
    """Returns the codes of all languages; the first is the one to fall back on."""
    found = _LISTED.search(PAGE.read_text("utf-8"))
    if found is None:
        raise LookupError(f"{PAGE.name} does not say which languages there are")
    return tuple(found[2].split())
