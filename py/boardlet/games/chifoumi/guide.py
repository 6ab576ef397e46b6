"""How the computer plays Chifoumi: the estimate of the evaluation, captures first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Guide, Level, plain
from boardlet.games.chifoumi.bitboard import ALL, SIDE_PLANE
from boardlet.games.chifoumi.discs import team
from boardlet.games.chifoumi.ending import limit

if TYPE_CHECKING:
    from collections.abc import Hashable

    from boardlet.games.chifoumi.kernel import ChifoumiKernel

LEVELS = (
    Level(60, depth=1, noise=100, careless=0.935),
    Level(60, depth=1, noise=100, careless=0.6),
    Level(200, depth=1, noise=60, careless=0.2),
    Level(1_000, depth=2, noise=30),
    Level(5_000, noise=8),
    Level(40_000, noise=4),
)
HASTE = 5
"""In hundredths a turn: a search sees fewer turns than make half a point."""
OVER = -3
_TAKE, _PLACE = 1 << 14, 1 << 15
_NEAR_STALL = 16
"""Turns before the stall from which on their number makes positions different."""


def chifoumi_guide(kernel: ChifoumiKernel, players: int) -> Guide:
    """The guide for a number of players."""
    sides = tuple(team(players, seat) for seat in range(players))
    stall = limit(players) - _NEAR_STALL
    own_plane = tuple(
        tuple(SIDE_PLANE[other] for other in range(players) if sides[other] == sides[seat])
        for seat in range(players)
    )

    def lead(position: Any, worth: tuple[float, ...]) -> int:
        side = sides[position[5]]
        own = max(w for w, s in zip(worth, sides, strict=True) if s == side)
        return round(100 * (own - max(w for w, s in zip(worth, sides, strict=True) if s != side)))

    def result(position: Any) -> int | None:
        return lead(position, kernel.payoff(position)) if position[6] == OVER else None

    def margin(position: Any) -> int:
        return lead(position, kernel.evaluate(position))

    def values(position: Any) -> tuple[int, ...]:
        over = position[6] == OVER
        worth = kernel.payoff(position) if over else kernel.evaluate(position)
        return tuple(round(100 * value) for value in worth)

    def enemies(position: Any) -> int:
        planes = position[0]
        found = planes & ALL
        for plane in own_plane[position[5]]:
            found &= ~(planes >> plane)
        return int(found)

    def loud(position: Any) -> list[int]:
        hostile = enemies(position)
        return [
            action
            for action in kernel.actions(position)
            if not action & _PLACE and (hostile >> (action & 63) & 1 or action & _TAKE)
        ]

    def ranked(position: Any) -> list[int]:
        hostile = enemies(position)
        actions = kernel.actions(position)
        first = [a for a in actions if hostile >> (a & 63) & 1]
        if not first:
            return actions
        return first + [a for a in actions if not hostile >> (a & 63) & 1]

    def key(position: Any) -> Hashable:
        planes, piles, _, taken, since, side, going, started = position
        return planes, piles, taken, max(0, since - stall), side, going, started

    def settle(value: int) -> int:
        # Margins are whole numbers and a half.
        return 100 * (value // 100) + 50

    return replace(
        plain(kernel, sides),
        result=result,
        margin=margin,
        values=values,
        ranked=ranked,
        loud=loud,
        key=key,
        levels=LEVELS,
        patience=5,
        haste=HASTE,
        settle=settle if players != 3 else None,
    )
