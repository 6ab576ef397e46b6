"""Discs, their colours, and which kind beats which."""

from __future__ import annotations

from dataclasses import dataclass, field

KINDS = "RSPW"
"""Rock, scissors, paper, well."""
BEATS: dict[str, str] = {"R": "S", "S": "P", "P": "RW", "W": "RS"}
"""Kind -> the kinds that it captures."""
COLOURS: dict[int, str] = {2: "wb", 3: "wbr", 4: "wrbo"}
"""Number of players -> the colours' letters in turn order, clockwise."""
WORDS: dict[str, str] = {"w": "white", "b": "black", "r": "red", "o": "orange"}
EACH = 2
"""Discs of each kind that a player has."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc; discs of one kind and colour are equal, `id` only tells them apart for the eye."""

    kind: str
    side: int
    id: str = field(compare=False)


Tower = tuple[Disc, ...]
"""The discs on one field from bottom to top; empty on an empty field."""


def kinds(players: int) -> str:
    """The kinds that are in play: with four players there are no wells."""
    return "RSP" if players == 4 else KINDS


def full_set(players: int, side: int) -> Tower:
    """All discs of one side, numbered in order of kind.

    The ids do not name the kind, so that they give no hidden disc away.
    """
    letter = COLOURS[players][side]
    each = [kind for kind in kinds(players) for _ in range(EACH)]
    return tuple(Disc(kind, side, f"{letter}{n}") for n, kind in enumerate(each, 1))


def team(players: int, side: int) -> int:
    """The number of the side that a colour plays for: with four players two colours a team."""
    return side % 2 if players == 4 else side
