"""How the computer plays Chinese checkers: who needs fewer turns, forward moves first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Guide, Level, plain
from boardlet.core.star import ALL, COUNT, bits, distance
from boardlet.games.chinese_checkers.race import Race
from boardlet.games.chinese_checkers.seats import goal, goal_tip

if TYPE_CHECKING:
    from collections.abc import Hashable

    from boardlet.games.chinese_checkers.kernel import ChineseCheckersKernel

LEVELS = (
    Level(60, depth=1, noise=40, careless=0.97),
    # With less care, or more noise, six of them would not get home in 200 turns.
    Level(60, depth=1, noise=8, careless=0.3, share=0.5),
    Level(60, depth=1, noise=8, careless=0.12, share=0.5),
    Level(200, depth=1, noise=8),
    Level(1_500, noise=8),
    Level(50_000, noise=8),
)
SEAT_BITS = 3
PIECES = 10
MOVE = 50
"""What the move is worth: half a turn."""
MOST = 24
"""Moves that are looked at: those that bring most, in turns."""


_STEP, _FAR = 11, 1.1
"""What a step to the tip is worth, in hundredths of a turn, and what more it is far away.

The farther a piece is behind, the more its steps count: a straggler has nobody
left to jump over.
"""
_ONE_WORSE = 100
_MOST_SUMS = 1 << 14


class _Costs(dict[int, int]):
    """The turns, in hundredths, that a seat needs by its holes; remembered, in bounded memory."""

    __slots__ = ("table",)

    def __init__(self, players: int, seat: int) -> None:
        super().__init__()
        tip = goal_tip(players, seat)
        steps = [distance(hole, tip) for hole in range(COUNT)]
        rest = sum(_cost(steps[hole]) for hole in bits(goal(players, seat)))
        self.table = tuple(round(_cost(d) - rest / PIECES) for d in steps)

    def __missing__(self, holes: int) -> int:
        if len(self) >= _MOST_SUMS:
            self.clear()
        cost = sum([self.table[hole] for hole in bits(holes)])
        self[holes] = cost
        return cost


def _cost(steps: int) -> float:
    return _STEP * steps + _FAR * steps * steps


def chinese_checkers_guide(kernel: ChineseCheckersKernel, players: int, passing: int) -> Guide:
    """The guide for a number of players; `passing` is the kernel's action for it."""
    costs = tuple(_Costs(players, seat) for seat in range(players))
    seated = tuple((SEAT_BITS + COUNT * seat, own) for seat, own in enumerate(costs))
    two = players == 2
    race = Race(kernel, players, costs)

    def values(position: Any) -> tuple[int, ...]:
        if position[5]:
            return tuple(round(100 * worth) for worth in kernel.payoff(position))
        board, finished = position[0], position[2]
        worth = [-own[board >> shift & ALL] for shift, own in seated]
        if finished:
            worth = [min(value, -_ONE_WORSE * len(finished)) for value in worth]
            for place, seat in enumerate(finished):
                worth[seat] = -_ONE_WORSE * place
        worth[board & 7] += MOVE
        return tuple(worth)

    def margin(position: Any) -> int:
        worth, seat = values(position), int(position[0] & 7)
        return worth[seat] - max([w for s, w in enumerate(worth) if s != seat])

    def result(position: Any) -> int | None:
        return margin(position) if position[5] else None

    def ranked(position: Any) -> list[int]:
        actions = kernel.actions(position)
        if actions and actions[0] == passing:
            return actions
        gain = costs[position[0] & 7].table
        actions.sort(key=lambda action: gain[action & 127] - gain[action >> 7])
        del actions[MOST:]
        return actions

    def leaves_out(position: Any) -> bool:
        return not position[5]

    def key(position: Any) -> Hashable:
        board, _, finished, passes, seen, end, late, _ = position
        return board, finished, passes, seen, end, late

    return replace(
        plain(kernel, tuple(range(players))),
        result=result,
        margin=margin,
        values=values,
        ranked=ranked,
        key=key,
        levels=LEVELS,
        learns=False,
        patience=6 if two else 0,
        leaves_out=leaves_out,
        settled=race.is_on,
        plan=race.plan,
    )
