"""What a piece sees along the lines through a square, and the score that follows.

A line is a rank, a file or a diagonal through a square. For each line and each
way it may be occupied a table tells the nearest pieces on both sides and how
many empty squares lie before them. One look at the four lines of a square
tells both what a piece placed there would attack and whose lines it would cut.
"""

from __future__ import annotations

from functools import cache

from boardlet.games.cheversi.squares import ALL, KNIGHT, NEIGHBOURS, RAYS, attacked
from boardlet.games.cheversi.values import KING as KING_KIND
from boardlet.games.cheversi.values import KNIGHT as KNIGHT_KIND

Sight = tuple[int, int, int, int]
"""Bit of the nearest piece one way (0: none), empty squares before it, and the other way."""


class Line(dict[int, Sight]):
    """The sights along one line through a square, by the occupied squares of the line."""

    __slots__ = ("_ahead", "_back", "mask")

    def __init__(self, ahead: tuple[int, ...], back: tuple[int, ...]) -> None:
        super().__init__()
        self._ahead = ahead
        self._back = back
        self.mask = sum(1 << square for square in ahead + back)
        """The squares of the line without the one it goes through."""

    def __missing__(self, occupied: int) -> Sight:
        sight = _look(self._ahead, occupied) + _look(self._back, occupied)
        self[occupied] = sight
        return sight


def _look(ray: tuple[int, ...], occupied: int) -> tuple[int, int]:
    for distance, square in enumerate(ray):
        if occupied >> square & 1:
            return 1 << square, distance
    return 0, len(ray)


@cache
def lines() -> tuple[tuple[Line, ...], ...]:
    """For each square its rank, file and two diagonals; the tables fill as they are used."""
    return tuple(
        (
            Line(*RAYS["R"][square][:2]),
            Line(*RAYS["R"][square][2:]),
            Line(RAYS["B"][square][0], RAYS["B"][square][3]),
            Line(RAYS["B"][square][1], RAYS["B"][square][2]),
        )
        for square in range(64)
    )


_SPANS = (slice(0, 0), slice(0, 4), slice(0, 2), slice(2, 4), slice(0, 0))
"""Which lines of a square a piece sees along, by kind: K Q R B N."""


def points(occupied: int, white: int, kinds: int, once: bool) -> tuple[int, int]:
    """The score of White and of Black (rule 12)."""
    if once:
        return _squares(occupied, white, kinds)
    table = lines()
    empty = ALL & ~occupied
    score = [0, 0]
    while kinds:
        lowest = kinds & -kinds
        kinds ^= lowest
        action = lowest.bit_length() - 1
        kind, square = action >> 6, action & 63
        if kind == KING_KIND:
            seen = (NEIGHBOURS[square] & empty).bit_count()
        elif kind == KNIGHT_KIND:
            seen = (KNIGHT[square] & empty).bit_count()
        else:
            seen = 0
            for line in table[square][_SPANS[kind]]:
                _, ahead, _, back = line[occupied & line.mask]
                seen += ahead + back
        score[not white >> square & 1] += seen
    return score[0], score[1]


def _squares(occupied: int, white: int, kinds: int) -> tuple[int, int]:
    """The score with option `once`: squares attacked at least once."""
    together = [0, 0]
    while kinds:
        lowest = kinds & -kinds
        kinds ^= lowest
        action = lowest.bit_length() - 1
        square = action & 63
        together[not white >> square & 1] |= attacked("KQRBN"[action >> 6], square, occupied)
    empty = ALL & ~occupied
    return (together[0] & empty).bit_count(), (together[1] & empty).bit_count()
