"""How the computer plays Chinese checkers: who needs fewer turns, forward moves first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Guide, Level, plain
from boardlet.games.chinese_checkers.evaluation import turns_from

if TYPE_CHECKING:
    from collections.abc import Hashable

    from boardlet.games.chinese_checkers.kernel import ChineseCheckersKernel

LEVELS = (
    Level(60, depth=1, noise=40, careless=0.9),
    Level(60, depth=1, noise=40, careless=0.4),
    Level(200, depth=1, noise=20),
    Level(600, depth=2, noise=8),
    Level(2_500, noise=8),
    Level(10_000, noise=8),
)
MOST = 24
"""Moves that are looked at: those that bring most, in turns."""


def chinese_checkers_guide(kernel: ChineseCheckersKernel, players: int, passing: int) -> Guide:
    """The guide for a number of players; `passing` is the kernel's action for it."""
    gains = tuple(tuple(round(100 * t) for t in turns_from(players, s)) for s in range(players))
    two = players == 2

    def lead(position: Any, worth: tuple[float, ...]) -> int:
        seat = int(position[0] & 7)
        return round(100 * (worth[seat] - max(w for s, w in enumerate(worth) if s != seat)))

    def result(position: Any) -> int | None:
        return lead(position, kernel.payoff(position)) if position[5] else None

    def margin(position: Any) -> int:
        return lead(position, kernel.evaluate(position))

    def values(position: Any) -> tuple[int, ...]:
        worth = kernel.payoff(position) if position[5] else kernel.evaluate(position)
        return tuple(round(100 * value) for value in worth)

    def ranked(position: Any) -> list[int]:
        actions = kernel.actions(position)
        if actions and actions[0] == passing:
            return actions
        gain = gains[position[0] & 7]
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
    )
