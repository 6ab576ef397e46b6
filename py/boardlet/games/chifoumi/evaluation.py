"""A first estimate of the scores at the end, from a running position."""

from __future__ import annotations

from boardlet.games.chifoumi.material import discs_left
from boardlet.games.chifoumi.rules import Rules


def estimate(
    rules: Rules,
    planes: int,
    piles: tuple[int, ...],
    material: int,
    taken: int,
    side: int,
    going: int,
    started: int,
) -> tuple[float, ...]:
    """stub"""
    return tuple(float(discs_left(material, side)) for side in range(rules.players))
