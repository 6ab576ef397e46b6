"""How the computer plays Capture: what the longest chain brings, and the end exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Glance, Guide, Level, plain

if TYPE_CHECKING:
    from boardlet.games.capture.kernel import CaptureKernel

LEVELS = (
    Level(60, depth=1, noise=300, careless=0.95),
    Level(60, depth=1, noise=300, careless=0.5),
    Level(300, depth=1, noise=150, careless=0.1),
    Level(800, depth=2, noise=90),
    Level(2_500, noise=90),
    Level(40_000, noise=90),
)
END = 10
"""Pieces from which on the game is searched to its end."""
NARROW = 14
"""Pieces above which only the likeliest ways on are looked at within a chain."""
WAYS = 3
CHAIN_STEPS = 200
"""Positions looked at for the longest chain."""
MOVE = 200
"""What the move is worth in hundredths: about half a chain."""


def capture_guide(kernel: CaptureKernel, players: int, stop: int) -> Guide:
    """The guide for a number of players; `stop` is the kernel's action for it."""
    judge = _Judge(kernel, players, stop)
    return replace(
        plain(kernel, tuple(range(players))),
        result=judge.result,
        margin=judge.margin,
        values=judge.values,
        ranked=judge.ranked,
        levels=LEVELS,
        glance=judge.glance if players == 2 else None,
        leaves_out=judge.leaves_out,
        solves=judge.solves,
    )


class _Judge:
    """The evaluation for a number of players."""

    def __init__(self, kernel: CaptureKernel, players: int, stop: int) -> None:
        self._kernel = kernel
        self._players = players
        self._stop = stop
        self._asked: Any = None
        self._answer: list[int] = []

    def _actions(self, position: Any) -> list[int]:
        # A search asks for a position's result and then for its actions.
        if position is not self._asked:
            self._asked = position
            self._answer = self._kernel.actions(position)
        return self._answer

    def _lead(self, position: Any) -> int:
        captures = self._kernel.payoff(position)
        seat = position[1]
        return int(captures[seat] - max(c for s, c in enumerate(captures) if s != seat))

    def result(self, position: Any) -> int | None:
        """The lead once no jump exists anywhere."""
        if position[3] >= 0 or self._actions(position):
            return None
        return 100 * self._lead(position)

    def margin(self, position: Any) -> int:
        """The lead, and the move."""
        return 100 * self._lead(position) + MOVE

    def values(self, position: Any) -> tuple[int, ...]:
        """The captures, and the move."""
        values = [round(100 * count) for count in self._kernel.payoff(position)]
        if self._actions(position):
            values[position[1]] += MOVE
        return tuple(values)

    def ranked(self, position: Any) -> list[int]:
        """Jumps that can go on first; in a chain the stop last."""
        kernel, stop = self._kernel, self._stop
        actions = self._actions(position)
        ways: list[tuple[int, int]] = []
        for action in actions:
            if action != stop:
                after = kernel.apply(position, action)
                ways.append((-len(kernel.actions(after)) if after[3] >= 0 else 0, action))
        ways.sort()
        ranked = [action for _, action in ways]
        if position[3] < 0:
            return ranked
        if self.leaves_out(position):
            del ranked[WAYS:]
        return [*ranked, stop]

    def leaves_out(self, position: Any) -> bool:
        """True within a chain while many pieces stand."""
        return bool(position[3] >= 0 and position[0].bit_count() > NARROW)

    def solves(self, position: Any) -> int:
        """The turns to the end with few pieces: every turn takes one, and one is left."""
        pieces = position[0].bit_count()
        # A chain that goes on may be left without taking more.
        return pieces - (position[3] < 0) if 1 < pieces <= END else 0

    def glance(self, position: Any, depth: int, alpha: int, beta: int) -> Glance | None:
        """The lead after the longest chain, while many pieces stand."""
        if depth > 1 or position[0].bit_count() <= END:
            return None
        lead = self._lead(position)
        # No chain needs to be longer than what is beyond the window.
        enough = -((100 * lead - MOVE - beta) // 100)
        length, action = self._longest(position, enough)
        if not length:
            return Glance(100 * lead, -1, True)
        return Glance(100 * (lead + length) - MOVE, action, False)

    def _longest(self, position: Any, enough: int) -> tuple[int, int]:
        """The captures of the longest chain found, and its first jump."""
        kernel, stop, seat = self._kernel, self._stop, position[1]
        best, chosen = 0, -1
        steps = 0
        met: set[Any] = set()
        waiting: list[tuple[Any, int, int]] = [(position, 0, -1)]
        while waiting and steps < CHAIN_STEPS:
            current, length, first = waiting.pop()
            steps += 1
            for action in kernel.actions(current):
                if action == stop:
                    continue
                after = kernel.apply(current, action)
                start = action if first < 0 else first
                if length >= best:
                    best, chosen = length + 1, start
                    if best >= enough:
                        return best, chosen
                if after[3] >= 0 and after[1] == seat and after not in met:
                    met.add(after)
                    waiting.append((after, length + 1, start))
        return best, chosen
