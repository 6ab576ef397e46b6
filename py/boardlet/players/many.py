"""Searches for more than two sides: paranoid and max^n.

Paranoid (Sturtevant and Korf, 2000) takes all others for one opponent, so that
alpha-beta cuts as for two. Max^n (Luckhardt and Irani, 1986) lets every seat
play for itself; nothing can be cut. Here a seat plays for its margin over the
best other seat, since that decides the places.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position
from boardlet.players.alphabeta import Walk
from boardlet.players.clock import Clock, Enough

Values = Generator[None, None, tuple[int, ...]]

_PLAIN_DEPTH = 1
"""Up to this depth the tree is walked without breathing."""


def paranoid(kernel: Kernel, guide: Guide, seat: int) -> Guide:
    """The guide of a game in which all seats but one are partners."""
    sides = tuple(int(side != guide.sides[seat]) for side in guide.sides)

    def margin(position: Position) -> int:
        lead = lead_of(seat, guide, guide.values(position))
        return -lead if sides[kernel.seat(position)] else lead

    def result(position: Position) -> int | None:
        return None if guide.result(position) is None else margin(position)

    return replace(guide, sides=sides, margin=margin, result=result, glance=None, won=None)


def lead_of(seat: int, guide: Guide, values: tuple[int, ...]) -> int:
    """The margin of a seat's side over the best other side."""
    side = guide.sides[seat]
    return values[seat] - max(v for v, s in zip(values, guide.sides, strict=True) if s != side)


class MaxN:
    """Max^n over single actions, depth in turns."""

    def __init__(self, kernel: Kernel, guide: Guide, clock: Clock) -> None:
        self.kernel = kernel
        self.guide = guide
        self.clock = clock
        self.guesses = 0
        self._seats = [guide.sides.index(side) for side in range(max(guide.sides) + 1)]

    def worth(self, side: int, position: Position, depth: int, low: int, high: int) -> Walk:
        """The margin of a side; the window cannot be used."""
        del low, high
        values = yield from self._walk(position, depth)
        return lead_of(self._seats[side], self.guide, values)

    def _walk(self, position: Position, depth: int) -> Values:
        if depth <= _PLAIN_DEPTH:
            if self.clock.breathe():
                yield
            return self._plain(position, depth)
        kernel, guide = self.kernel, self.guide
        self._count()
        if guide.result(position) is not None:
            return guide.values(position)
        seat = kernel.seat(position)
        best: tuple[int, ...] = ()
        most = 0
        for action in guide.ranked(position):
            after = kernel.apply(position, action)
            values = yield from self._walk(after, depth - (not kernel.in_turn(after)))
            lead = lead_of(seat, guide, values)
            if not best or lead > most:
                best, most = values, lead
        self.guesses += guide.leaves_out(position)
        return best

    def _plain(self, position: Position, depth: int) -> tuple[int, ...]:
        kernel, guide = self.kernel, self.guide
        self._count()
        if guide.result(position) is not None:
            return guide.values(position)
        if depth <= 0 and not kernel.in_turn(position):
            self.guesses += 1
            return guide.values(position)
        seat = kernel.seat(position)
        best: tuple[int, ...] = ()
        most = 0
        for action in guide.ranked(position):
            after = kernel.apply(position, action)
            values = self._plain(after, depth - (not kernel.in_turn(after)))
            lead = lead_of(seat, guide, values)
            if not best or lead > most:
                best, most = values, lead
        self.guesses += guide.leaves_out(position)
        return best

    def _count(self) -> None:
        self.clock.nodes += 1
        if self.clock.nodes > self.clock.limit:
            raise Enough
