"""The start positions as data: both fields of each kind, by colour.

The printed figures are lost; these are a reconstruction, balanced by simulation.
"""

from __future__ import annotations

Layout = dict[str, dict[str, str]]
"""Colour letter -> kind -> its fields."""

CLOSE: Layout = {
    "w": {"R": "c1 e1", "S": "d1 d2", "P": "c2 e2", "W": "c3 e3"},
    "b": {"R": "c7 e7", "S": "d6 d7", "P": "c6 e6", "W": "c5 e5"},
}
WIDE: Layout = {
    "w": {"R": "c1 e1", "S": "d1 d2", "P": "c2 e2", "W": "b2 f2"},
    "b": {"R": "c7 e7", "S": "d6 d7", "P": "c6 e6", "W": "b6 f6"},
}
THREE: Layout = {
    "w": {"R": "a2 b1", "S": "a1 b2", "P": "a3 c1", "W": "b3 c2"},
    "b": {"R": "c7 e7", "S": "d6 d7", "P": "c6 e6", "W": "c5 e5"},
    "r": {"R": "f1 g2", "S": "f2 g1", "P": "e1 g3", "W": "e2 f3"},
}
FOUR: Layout = {
    "w": {"R": "a2 b1", "S": "a1 b2", "P": "a3 c1"},
    "r": {"R": "a6 b7", "S": "a7 b6", "P": "a5 c7"},
    "b": {"R": "f7 g6", "S": "f6 g7", "P": "e7 g5"},
    "o": {"R": "f1 g2", "S": "f2 g1", "P": "e1 g3"},
}


def layout(players: int, start: str) -> Layout:
    """The start position for a number of players; `start` chooses one for two."""
    if players == 2:
        return WIDE if start == "wide" else CLOSE
    return THREE if players == 3 else FOUR
