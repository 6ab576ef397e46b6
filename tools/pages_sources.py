"""The sources of the pages that are read: Markdown with some facts in front.

In a source

- `{{name: text}}` is a text that says the fact of that name; a test holds it against the engine;
- `{{option=value}}` is where a value of an option is told, which is marked when a game has it;
- `@root/` in front of an address is the way to the site's top folder;
- a fence of the kind `board` is a diagram; see Diagram in pages_drawing.py for what it may say.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools.paths import ENGINE, ROOT
from tools.run import Problem

FOLDER = ROOT / "pages"
FIRST = "en"
"""The language of the addresses without one."""

_FACT = re.compile(r"\{\{\w+: ([^{}]*)\}\}")
_FENCE = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"^(\w+): (.*)$", re.MULTILINE)

Facts = dict[str, str]


@dataclass(frozen=True, slots=True)
class Source:
    """A text in Markdown with the facts in front of it."""

    kind: str
    """`rules` or `about`."""
    language: str
    facts: Facts
    text: str
    game: str | None = None
    diagrams: list[Facts] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What the page is called in a list of pages."""
        return self.facts["name"]

    @property
    def folder(self) -> str:
        """The page's address below the top folder, with a slash at its end."""
        return address(self.kind, self.language, self.game)


def address(kind: str, language: str, game: str | None = None) -> str:
    """Returns the folder of a page, as everything that leads there writes it."""
    parts = [kind, game, None if language == FIRST else language]
    return "".join(f"{part}/" for part in parts if part)


def languages() -> list[str]:
    """Returns the languages that pages may have, the first one first."""
    found = sorted(file.stem for file in FOLDER.glob("*.toml"))
    return [FIRST, *(language for language in found if language != FIRST)]


def frame(language: str) -> Facts:
    """Returns the texts around a page in a language."""
    return tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))


def read_sources() -> list[Source]:
    """Reads all pages: the rules of each game, then the others, each in all its languages."""
    folders = [
        ("rules", folder.parent.name.replace("_", "-"), folder)
        for folder in sorted((ENGINE / "games").glob("*/rules"))
    ]
    places: list[tuple[str, str | None, Path]] = [*folders, ("about", None, FOLDER / "about")]
    return [
        read_source(file, kind, language, game)
        for kind, game, folder in places
        for language in languages()
        if (file := folder / f"{language}.md").exists()
    ]


def read_source(file: Path, kind: str, language: str, game: str | None) -> Source:
    """Reads one page. Raises Problem if it has no facts in front."""
    found = re.fullmatch(r"---\n(.*?)---\n(.*)", file.read_text("utf-8"), re.DOTALL)
    if not found:
        raise Problem(f"{file.relative_to(ROOT)} does not begin with its title and description.")
    diagrams: list[Facts] = []

    def place(fence: re.Match[str]) -> str:
        diagrams.append(dict(_LINE.findall(fence[1])))
        return f"@diagram {len(diagrams) - 1}@"

    text = _FENCE.sub(place, found[2])
    facts = dict(_LINE.findall(found[1]))
    return Source(kind, language, facts, text, game, diagrams)


def plain(text: str) -> str:
    """Returns a text without the marks of facts."""
    return _FACT.sub(r"\1", text)
