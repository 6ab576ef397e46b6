"""What a first visit fetches of the site's own, and how much that may be."""

from __future__ import annotations

import re
from collections.abc import Callable
from posixpath import dirname, join, normpath

OWN_BUDGET = 120_000
"""Bytes, gzipped: the page, its scripts, styles, texts and first data, without any library."""

_STATIC_IMPORT = re.compile(
    r"""(?:^|;) (?:import|export)\b (?:[^'";]*? \bfrom\b)? \s* ['"] (\.{1,2}/[^'"]+) ['"]""",
    re.MULTILINE | re.VERBOSE,
)


def imported(script: str, read: Callable[[str], str]) -> list[str]:
    """Returns the modules that a script imports statically, directly or not, and itself, sorted.

    All of it is there before the script runs. Names are paths in the site; `read` gives a
    module's text.
    """
    found: set[str] = set()
    waiting = [script]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            targets: list[str] = _STATIC_IMPORT.findall(read(name))
            waiting += [normpath(join(dirname(name), target)) for target in targets]
    return sorted(found)
