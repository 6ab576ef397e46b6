"""The layout of a Cheversi kernel position: what each integer of the tuple holds.

`(occupied, white, touching, kinds, status, last)`: bit sets of the occupied
squares, White's squares and the squares beside a piece; `kinds`, a bit set of
64 bits for each of K Q R B N, lowest first, so that an action `64 * kind +
square` is also the number of its bit; `status`, below; White's last square or
-1.

`status` packs, from the lowest bit: 5 bits placements made, 1 bit swapped, then
8 bits for what White has placed and 8 for Black. Of those eight: king 1 bit,
queen 1, rooks 2, bishops 2, knights 2. Where bishops must differ in colour
their two bits are a light and a dark one, else they count.
"""

from __future__ import annotations

from boardlet.games.cheversi.squares import LIGHT

Values = tuple[int, int, int, int, int, int]

KING, QUEEN, ROOK, BISHOP, KNIGHT = range(5)
PLY = 31
SWAPPED = 32
HAND_SHIFT = (6, 14)
HAND_KING, HAND_QUEEN = 1, 2
HAND_ROOK, HAND_BISHOP, HAND_KNIGHT = 4, 16, 64
HAND_LIGHT, HAND_DARK = 16, 32
_PLACED = (HAND_KING, HAND_QUEEN, HAND_ROOK, HAND_BISHOP, HAND_KNIGHT)


def steps(coloured: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What an action adds to `status`, by side and action; `coloured` for bishops by colour."""
    white, black = (
        tuple(1 + (_hand_step(action, coloured) << shift) for action in range(320))
        for shift in HAND_SHIFT
    )
    return white, black


def _hand_step(action: int, coloured: bool) -> int:
    kind, square = action >> 6, action & 63
    if kind == BISHOP and coloured:
        return HAND_LIGHT if LIGHT >> square & 1 else HAND_DARK
    return _PLACED[kind]
