"""How the computer plays Chifoumi: the estimate of the evaluation, captures first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Guide, Level, plain
from boardlet.games.chifoumi.bitboard import ALL, SIDE_PLANE, TALL
from boardlet.games.chifoumi.chase import hunters, turns
from boardlet.games.chifoumi.discs import team
from boardlet.games.chifoumi.ending import limit
from boardlet.games.chifoumi.material import discs_left

if TYPE_CHECKING:
    from collections.abc import Hashable

    from boardlet.games.chifoumi.kernel import ChifoumiKernel

LEVELS = (
    Level(60, depth=1, noise=100, careless=0.935),
    Level(60, depth=1, noise=100, careless=0.6),
    Level(200, depth=1, noise=60, careless=0.2),
    Level(1_000, depth=2, noise=30),
    Level(5_000, noise=4),
    Level(40_000, noise=4),
)
THRIFT = 0.15
"""The better part of the turns that careless ones are from where most of them cost own discs."""
HASTE = 2
"""In hundredths a turn; a round is then worth more than a strong level's noise."""
RESTING, OVER = -1, -3
_PLACE = 1 << 15
_NEAR_STALL = 16
"""Turns before the stall from which on their number makes positions different."""


def _hurry(value: int) -> int:
    # Margins are whole numbers and a half: never so much that one becomes another.
    if value > 0:
        return value - HASTE if value % 100 > HASTE else value
    return value + HASTE if -value % 100 > HASTE else value


def _settle(value: int) -> int:
    return 100 * (value // 100) + 50


def chifoumi_guide(kernel: ChifoumiKernel, players: int, *, own: bool, equal: bool) -> Guide:
    """The guide for a number of players.

    `own` for players that may capture their own discs, `equal` for discs that
    also capture their own kind.
    """
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

    pairs = hunters() if players == 2 and not equal else {}

    def result(position: Any) -> int | None:
        if position[6] == OVER:
            return lead(position, kernel.payoff(position))
        if position[2] in pairs and position[6] == RESTING and not position[0] >> TALL & ALL:
            return chase(position)
        return None

    def chase(position: Any) -> int:
        planes, _, material, _, since, side, _, started = position
        hunter = pairs[material]
        fields = [(planes >> SIDE_PLANE[one] & ALL).bit_length() - 1 for one in (0, 1)]
        wait = turns()[side == hunter][fields[hunter]][fields[1 - hunter]]
        points = int(since + wait <= limit(players))
        margin = 100 * (points if side == hunter else -points) + (50 if side != started else -50)
        for _ in range(wait):
            margin = _hurry(margin)
        return margin

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
            if not action & _PLACE and hostile >> (action & 63) & 1
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

    def won(position: Any, value: int) -> bool:
        side, material = sides[position[5]], position[2]
        left = sum(discs_left(material, seat) for seat, own in enumerate(sides) if own == side)
        return value > 100 * left + (50 if sides[position[7]] != side else -50) - 50

    return replace(
        plain(kernel, sides),
        result=result,
        margin=margin,
        values=values,
        ranked=ranked,
        loud=loud,
        key=key,
        levels=tuple(replace(level, share=THRIFT) for level in LEVELS) if own else LEVELS,
        patience=5,
        hurry=_hurry,
        settle=_settle,
        won=won if players != 3 else None,
    )
