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
from boardlet.players.table import EXACT, Entry, Table

Values = Generator[None, None, tuple[int, ...]]

ENDS = 80_000
"""Positions searched to their end that are kept, in each of two generations."""


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
    """Max^n over single actions, depth in turns.

    Of what leads equally far, a seat takes what brings it most; if that is
    equal too, what brings least to the others, the first seat counting first.
    So an end has one value, whatever the order in which it is searched. What
    was searched to its end is kept in bounded memory.
    """

    def __init__(self, kernel: Kernel, guide: Guide, clock: Clock, table: Table[Entry]) -> None:
        self.kernel = kernel
        self.guide = guide
        self.clock = clock
        self.table = table
        """What seats are expected to play; nothing is read from it here."""
        self.guesses = 0
        self._ends: Table[tuple[int, ...]] = Table(ENDS)
        self._seats = [guide.sides.index(side) for side in range(max(guide.sides) + 1)]

    def prepare(self, choices: int) -> None:
        """Breathes often enough, however many turns there are."""

    def worth(self, side: int, position: Position, depth: int, low: int, high: int) -> Walk:
        """The margin of a side; the window cannot be used."""
        del low, high
        values = yield from self._walk(position, depth)
        return lead_of(self._seats[side], self.guide, values)

    def _walk(self, position: Position, depth: int) -> Values:
        if self.clock.breathe():
            yield
        if depth <= 1:
            return self._plain(position, depth)
        known = self._known(position)
        if known is not None:
            return known
        kernel, guide = self.kernel, self.guide
        before, seat = self.guesses, kernel.seat(position)
        best: tuple[int, ...] = ()
        most, chosen = 0, -1
        for action in self._actions(position):
            after = kernel.apply(position, action)
            values = yield from self._walk(after, depth - (not kernel.in_turn(after)))
            lead = lead_of(seat, guide, values)
            if not best or lead > most or (lead == most and _rather(seat, values, best)):
                best, most, chosen = values, lead, action
        return self._keep(position, depth, before, best, chosen)

    def _plain(self, position: Position, depth: int) -> tuple[int, ...]:
        """The same as `_walk`, without breathing."""
        known = self._known(position)
        if known is not None:
            return known
        kernel, guide = self.kernel, self.guide
        if depth <= 0 and not kernel.in_turn(position):
            self.guesses += 1
            return guide.values(position)
        before, seat = self.guesses, kernel.seat(position)
        best: tuple[int, ...] = ()
        most, chosen = 0, -1
        for action in self._actions(position):
            after = kernel.apply(position, action)
            values = self._plain(after, depth - (not kernel.in_turn(after)))
            lead = lead_of(seat, guide, values)
            if not best or lead > most or (lead == most and _rather(seat, values, best)):
                best, most, chosen = values, lead, action
        return self._keep(position, depth, before, best, chosen)

    def _actions(self, position: Position) -> list[int]:
        """All actions, or those that the guide leaves; their order does not matter here."""
        guide = self.guide
        left = guide.ranked if guide.leaves_out(position) else self.kernel.actions
        return left(position)

    def _known(self, position: Position) -> tuple[int, ...] | None:
        """The values where the game is over or was searched to its end before."""
        clock = self.clock
        clock.nodes += 1
        if clock.nodes > clock.limit:
            raise Enough
        if self.guide.result(position) is not None:
            return self.guide.values(position)
        return self._ends.get(self.guide.key(position))

    def _keep(
        self,
        position: Position,
        depth: int,
        before: int,
        best: tuple[int, ...],
        chosen: int,
    ) -> tuple[int, ...]:
        if self.guide.leaves_out(position):
            self.guesses += 1
        key = self.guide.key(position)
        lead = lead_of(self.kernel.seat(position), self.guide, best)
        if self.guesses == before:
            self._ends.put(key, best)
        self.table.put(key, (depth, EXACT, lead, chosen))
        return best


def _rather(seat: int, values: tuple[int, ...], best: tuple[int, ...]) -> bool:
    """True if a seat takes these values before others that have it lead as far."""
    if values[seat] != best[seat]:
        return values[seat] > best[seat]
    return values < best
