"""The numbers of discs on the board in one integer: two bits for each code from 1 up."""

from __future__ import annotations

from boardlet.games.chifoumi.discs import EACH, kinds, team

SIDE = 255
"""The numbers of the first side's four kinds."""
_KIND = 3 | 3 << 8 | 3 << 16 | 3 << 24
_WHOLE = (1 << 32) - 1


def discs_left(material: int, side: int) -> int:
    """The discs of a side on the board."""
    return _COUNT[material >> 8 * side & SIDE]


def full(players: int) -> int:
    """All discs that are in play at the start."""
    each = sum(EACH << 2 * kind for kind in range(len(kinds(players))))
    return sum(each << 8 * side for side in range(players))


def end_masks(players: int, equal: bool) -> tuple[int, ...]:
    """Rule 6: the game is over when nothing is left under one of these masks.

    Each covers everything but one team, or but one kind.
    """
    teams = [0] * 4
    for side in range(players):
        teams[team(players, side)] |= SIDE << 8 * side
    masks = [_WHOLE & ~mask for mask in teams if mask]
    if not equal:
        masks += [_WHOLE & ~(_KIND << 2 * kind) for kind in range(4)]
    return tuple(masks)


_COUNT = tuple(sum(byte >> shift & 3 for shift in (0, 2, 4, 6)) for byte in range(256))
