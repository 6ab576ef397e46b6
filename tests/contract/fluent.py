"""Fluent texts as the page's library reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.languages import languages
from tools.paths import ENGINE, ROOT
from tools.run import run

PARTS = ROOT / "js" / "l10n"
READER = Path(__file__).with_name("fluent.mjs")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

Node = dict[str, Any]


@dataclass(frozen=True)
class Select:
    """A place where a text goes one of several ways."""

    variable: str | None
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """True where a form of the plural is among the keys."""
        return bool(self.keys & (CATEGORIES - {"other"}))


@dataclass(frozen=True)
class Text:
    """A message: what it names, and how it branches."""

    key: str
    said: frozenset[str]
    """Variables whose value is part of the text."""
    asked: frozenset[str]
    """Variables that only decide how it goes on."""
    messages: frozenset[str]
    """Other messages that it is made of."""
    selects: tuple[Select, ...]
    words: tuple[str, ...]
    """What is written in it, piece by piece."""


@dataclass(frozen=True)
class File:
    """A file of texts in one language."""

    path: Path
    language: str
    texts: dict[str, Text]
    categories: frozenset[str]
    """The forms of the plural that the language has."""

    def variables(self, key: str) -> tuple[frozenset[str], frozenset[str]]:
        """What a message says and asks for, with the messages that it is made of."""
        text = self.texts[key]
        said, asked = text.said, text.asked
        for name in text.messages:
            more = self.variables(name)
            said, asked = said | more[0], asked | more[1]
        return said, asked

    @property
    def helpers(self) -> frozenset[str]:
        """The messages that others are made of."""
        return frozenset().union(*(text.messages for text in self.texts.values()))

    @property
    def name(self) -> str:
        """What the file is called in every language."""
        return _sibling(self.path, "*").relative_to(ROOT).as_posix()


def parts() -> list[Path]:
    """Returns the English files: the page's parts and the games'."""
    return [*sorted(PARTS.glob("*.en.ftl")), *sorted(ENGINE.glob("games/*/l10n/en.ftl"))]


@cache
def files() -> dict[tuple[str, str], File]:
    """Returns all files by name and language."""
    named = {
        str(_sibling(part, language)): language for part in parts() for language in languages()
    }
    there = {name: language for name, language in named.items() if Path(name).exists()}
    found = json.loads(run(["node", READER, json.dumps(there)]))
    read = [
        File(
            Path(name),
            there[name],
            {text.key: text for text in map(_text, facts["messages"])},
            frozenset(facts["categories"]),
        )
        for name, facts in found.items()
    ]
    return {(file.name, file.language): file for file in read}


def page_texts(language: str = "en") -> dict[str, Text]:
    """Returns the texts of all parts of the page."""
    return {
        key: text
        for file in files().values()
        if file.language == language and file.path.parent == PARTS
        for key, text in file.texts.items()
    }


def game_texts(game: str, language: str = "en") -> dict[str, Text]:
    """Returns the texts of one game."""
    folder = ENGINE / "games" / game.replace("-", "_") / "l10n"
    return next(
        file.texts
        for file in files().values()
        if file.language == language and file.path.parent == folder
    )


def junk(file: File) -> list[str]:
    """Returns the lines that are neither a comment nor part of a message that was read."""
    lines = file.path.read_text("utf-8").splitlines()
    begun = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
    return [
        line
        for line in lines
        if line
        and line[0] not in "# }"
        and not ((found := begun.match(line)) and found[1] in file.texts)
    ]


def _sibling(path: Path, language: str) -> Path:
    return path.with_name(re.sub(r"(^|\.)[a-z*]+\.ftl$", rf"\1{language}.ftl", path.name))


def _text(message: Node) -> Text:
    said: set[str] = set()
    asked: set[str] = set()
    messages: set[str] = set()
    selects: list[Select] = []
    words: list[str] = []
    for node in _nodes(message["value"]):
        if isinstance(node, str):
            words.append(node)
        elif node["type"] == "select":
            selector = node["selector"]
            variable = selector["name"] if selector["type"] == "var" else None
            keys = frozenset(str(variant["key"]["value"]) for variant in node["variants"])
            selects.append(Select(variable, keys))
            if variable:
                asked.add(variable)
        elif node["type"] == "var":
            said.add(node["name"])
        elif node["type"] == "mesg":
            messages.add(node["name"])
    return Text(
        message["id"],
        frozenset(said),
        frozenset(asked),
        frozenset(messages),
        tuple(selects),
        tuple(words),
    )


def _nodes(pattern: Any) -> Iterator[Any]:
    """Walks over all that a pattern holds, but for the selectors of its branches."""
    if isinstance(pattern, list):
        for element in pattern:
            yield from _nodes(element)
        return
    yield pattern
    if isinstance(pattern, dict) and pattern["type"] == "select":
        for variant in pattern["variants"]:
            yield from _nodes(variant["value"])
