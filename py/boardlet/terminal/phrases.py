"""A game's English sentences for a terminal: as much of Fluent as the games' files use."""

from __future__ import annotations

import re
from collections.abc import Mapping

from boardlet.core.errors import Argument
from boardlet.core.state import Game
from boardlet.describe import texts_reply

_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *= *", re.MULTILINE)
_VARIANT = re.compile(r"^ *(\*?)\[ *([^\]]*?) *\] *", re.MULTILINE)
_VARIABLE = re.compile(r"\$([\w-]+)")


class Phrases:
    """The messages of one Fluent file, to be filled with arguments."""

    def __init__(self, fluent: str) -> None:
        text = re.sub(r"^#.*\n?", "", fluent, flags=re.MULTILINE)
        starts = [*_MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._patterns = {
            start.group(1): text[start.end() : end].strip()
            for start, end in zip(starts, ends, strict=True)
        }

    @classmethod
    def of(cls, game: Game) -> Phrases:
        """The English sentences of a game."""
        return cls(texts_reply(game, "en")["ftl"])

    def text(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """A message with its arguments filled in; the key itself where there is no such message."""
        pattern = self._patterns.get(key)
        if pattern is None:
            return key
        filled = dict(arguments)
        if "side" in filled:
            filled["sideName"] = str(filled["side"]).capitalize()
        return self._fill(pattern, filled)

    def _fill(self, pattern: str, arguments: Mapping[str, Argument]) -> str:
        parts: list[str] = []
        at = 0
        while (opening := pattern.find("{", at)) >= 0:
            closing = _closing(pattern, opening)
            parts += [
                pattern[at:opening],
                self._placed(pattern[opening + 1 : closing].strip(), arguments),
            ]
            at = closing + 1
        return "".join([*parts, pattern[at:]])

    def _placed(self, inner: str, arguments: Mapping[str, Argument]) -> str:
        """What stands for `{ inner }`: an argument, a chosen variant, a text, a message."""
        variable = _VARIABLE.search(inner)
        selector, arrow, variants = inner.partition("->")
        if arrow and "{" not in selector:
            value = arguments.get(variable.group(1), "") if variable else ""
            return self._fill(_variant(variants, value), arguments)
        if variable:
            return str(arguments.get(variable.group(1), variable.group(1)))
        if inner.startswith('"'):
            return inner.strip('"')
        return self.text(inner, arguments)


def _closing(pattern: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(pattern)):
        depth += {"{": 1, "}": -1}.get(pattern[at], 0)
        if depth == 0:
            return at
    return len(pattern)


def _variant(variants: str, value: Argument) -> str:
    """The variant for a value: its own, that of its English plural, or the default."""
    found = {}
    default = ""
    starts = [*_VARIANT.finditer(variants)]
    ends = [start.start() for start in starts[1:]] + [len(variants)]
    for start, end in zip(starts, ends, strict=True):
        found[start.group(2)] = variants[start.end() : end].strip()
        if start.group(1):
            default = found[start.group(2)]
    plural = "one" if value == 1 else "other"
    return found.get(str(value), found.get(plural, default))
