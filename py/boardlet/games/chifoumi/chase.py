"""One disc hunting another on an empty board: solved for every pair of fields.

Both have to move, so the hunter always gets its prey; how soon is what matters,
for the stall may come first. The fields are solved backwards from the capture,
in bit sets of the prey's fields, one for each field of the hunter.
"""

from __future__ import annotations

from functools import cache

from boardlet.games.chifoumi.bitboard import ALL, NEAR, around
from boardlet.games.chifoumi.discs import BEATS, KINDS
from boardlet.games.chifoumi.fields import FIELDS

Turns = tuple[bytes, ...]
"""Hunter's field -> prey's field -> the turns until the capture; 0 for the same field."""


@cache
def turns() -> tuple[Turns, Turns]:
    """How many turns it takes, with the prey to move and with the hunter to move."""
    fields = range(FIELDS)
    fleeing = [bytearray(FIELDS) for _ in fields]
    hunting = [bytearray(FIELDS) for _ in fields]
    caught = list(NEAR)
    lost = [0] * FIELDS
    count = 1
    for hunter in fields:
        _note(hunting[hunter], caught[hunter], count)
    while any(found != ALL ^ 1 << hunter for hunter, found in enumerate(lost)):
        count += 1
        for hunter in fields:
            here = 1 << hunter
            found = ALL & ~around(ALL & ~caught[hunter] & ~here) & ~here
            _note(fleeing[hunter], found & ~lost[hunter], count)
            lost[hunter] |= found
        count += 1
        for hunter in fields:
            found = caught[hunter]
            for beside in fields:
                if NEAR[hunter] >> beside & 1:
                    found |= lost[beside]
            found &= ~(1 << hunter)
            _note(hunting[hunter], found & ~caught[hunter], count)
            caught[hunter] = found
    return tuple(map(bytes, fleeing)), tuple(map(bytes, hunting))


def _note(turns: bytearray, preys: int, count: int) -> None:
    for prey in range(FIELDS):
        if preys >> prey & 1:
            turns[prey] = count


def hunters() -> dict[int, int]:
    """The material of each pair of discs of two players -> the side that hunts."""
    found: dict[int, int] = {}
    for side in (0, 1):
        for kind, one in enumerate(KINDS):
            for other, prey in enumerate(KINDS):
                if prey in BEATS[one]:
                    found[1 << 2 * (4 * side + kind) | 1 << 2 * (4 * (1 - side) + other)] = side
    return found
