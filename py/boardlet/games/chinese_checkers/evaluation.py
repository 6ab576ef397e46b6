"""How many turns a seat of Chinese checkers still needs, estimated hole by hole."""

from __future__ import annotations

from functools import cache

from boardlet.core.star import COUNT, bits, distance
from boardlet.games.chinese_checkers.seats import goal, goal_tip, home

STEPS_A_TURN = 4.0
"""How far a piece that is on its way comes in a turn, jumps included."""
_AT_HOME = 0.35
"""Turns more for a piece that has not left home: it has nobody left to jump over."""
_SHALLOW = 0.15
"""Turns more for each row by which a piece in the goal stands before the tip."""
TEMPO = 0.5
"""Turns gained by being the seat to move."""


@cache
def turns_from(players: int, seat: int) -> tuple[float, ...]:
    """For each hole, the turns that a seat's piece in it is likely to need to come to rest."""
    own_home, own_goal = home(players, seat), goal(players, seat)
    tip = goal_tip(players, seat)
    goal_holes = bits(own_goal)
    found: list[float] = []
    for hole in range(COUNT):
        if own_goal >> hole & 1:
            found.append(_SHALLOW * distance(hole, tip))
            continue
        steps = min(distance(hole, end) for end in goal_holes)
        turns = 1 + (steps - 1) / STEPS_A_TURN + _SHALLOW * 2
        found.append(turns + (_AT_HOME if own_home >> hole & 1 else 0))
    return tuple(found)


@cache
def rest(players: int, seat: int) -> float:
    """What `turns_from` adds up to for a full goal; taken off, so that home is 0."""
    turns = turns_from(players, seat)
    return sum(turns[hole] for hole in bits(goal(players, seat)))


def placed(ranks: tuple[int, ...], needs: tuple[float, ...]) -> tuple[float, ...]:
    """What an end is worth to each seat: minus the turns it still needed.

    A seat that is home needs none. Each worse place costs at least a turn more
    than the one before it, so that values never contradict places; seats that
    share a place are worth the same.
    """
    values = [0.0] * len(ranks)
    ceiling = 0.0
    for rank in sorted(set(ranks)):
        seats = [seat for seat, own in enumerate(ranks) if own == rank]
        value = min(ceiling, *(-needs[seat] for seat in seats), 0.0)
        for seat in seats:
            values[seat] = value
        ceiling = value - 1
    return tuple(values)
