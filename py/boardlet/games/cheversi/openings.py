"""Good placements for the first plies, found beforehand by `tools/openings.py`.

The table has the first placement and the reply to it. Of the eight ways in
which the board can be turned and mirrored, the one whose squares come first is
kept: the rules know no direction, so what is good in one is good in all. The
table is for the rules of 2008 with each attack counted and no swap.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, cast

from boardlet.core.guide import Known
from boardlet.games.cheversi.opening_table import TABLE
from boardlet.games.cheversi.squares import INDEX, NAMES, SIZE, bits
from boardlet.games.cheversi.values import PLY

if TYPE_CHECKING:
    from boardlet.core.kernel import Position
    from boardlet.games.cheversi.values import Values

_KINDS = "KQRBN"

Squares = tuple[int, ...]


def _turned(square: int, way: int) -> int:
    file, rank = square % SIZE, square // SIZE
    if way & 1:
        file = SIZE - 1 - file
    if way & 2:
        rank = SIZE - 1 - rank
    if way & 4:
        file, rank = rank, file
    return file + SIZE * rank


WAYS: tuple[Squares, ...] = tuple(
    tuple(_turned(square, way) for square in range(64)) for way in range(8)
)
"""For each way to turn and mirror the board, where each square comes to lie."""


def canonical(actions: tuple[int, ...]) -> tuple[tuple[int, ...], list[Squares]]:
    """The one of all ways in which actions can lie that is kept, and the ways that lead to it."""
    lying = [(tuple(a & ~63 | way[a & 63] for a in actions), way) for way in WAYS]
    kept = min(actions for actions, _ in lying)
    return kept, [way for actions, way in lying if actions == kept]


def text(actions: tuple[int, ...]) -> str:
    """Placements as a key of the table: `Kd4 Qe5`."""
    return " ".join(_KINDS[action >> 6] + NAMES[action & 63] for action in actions)


@cache
def _table() -> dict[str, list[tuple[int, int]]]:
    """For each key the margins expected, in hundredths, and the actions."""
    found: dict[str, list[tuple[int, int]]] = {}
    for line in TABLE.strip().splitlines():
        key, _, good = line.partition(":")
        pairs = (word.split("=") for word in good.split())
        found[key] = [
            (int(margin), _KINDS.index(name[0]) << 6 | INDEX[name[1:]]) for name, margin in pairs
        ]
    return found


def opening(position: Position, random: Random) -> Known | None:
    """One of the good placements, each as likely as the others; None beyond the table."""
    _, _, _, kinds, status, _ = cast("Values", position)
    if status & PLY > 1:
        return None
    kept, ways = canonical(tuple(bits(kinds)))
    good = _table().get(text(kept))
    if good is None:
        return None
    margin, action = random.choice(good)
    way = random.choice(ways)
    return Known(action & ~63 | way.index(action & 63), margin)
