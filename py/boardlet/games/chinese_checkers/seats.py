"""Who sits where: the arms of the star by number of players, and what follows from them."""

from __future__ import annotations

from boardlet.core.star import ARM_HOLES, ARMS, TIPS

HOMES: dict[int, tuple[str, ...]] = {
    2: ("N", "S"),
    3: ("N", "SE", "SW"),
    4: ("N", "NE", "S", "SW"),
    5: ("N", "NE", "SE", "S", "SW"),
    6: ("N", "NE", "SE", "S", "SW", "NW"),
}
"""Rule 1: the home arm of each seat, clockwise, by the number of players."""


def home_arm(players: int, seat: int) -> int:
    """The arm where a seat's pieces begin."""
    return ARMS.index(HOMES[players][seat])


def goal_arm(players: int, seat: int) -> int:
    """The arm opposite, where they must go."""
    return (home_arm(players, seat) + 3) % len(ARMS)


def home(players: int, seat: int) -> int:
    """The ten holes of a seat's home."""
    return ARM_HOLES[home_arm(players, seat)]


def goal(players: int, seat: int) -> int:
    """The ten holes of a seat's goal."""
    return ARM_HOLES[goal_arm(players, seat)]


def goal_tip(players: int, seat: int) -> int:
    """The outermost hole of a seat's goal."""
    return TIPS[goal_arm(players, seat)]
