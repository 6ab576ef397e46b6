"""Best-reply search, for more than two sides. The benchmark holds it against the game's own."""

from __future__ import annotations

from collections.abc import Iterator

from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position
from boardlet.players.alphabeta import INFINITE, Walk
from boardlet.players.clock import Clock, Enough
from boardlet.players.table import EXACT, LOWER, UPPER, Entry, Table

_FREE, _MAKING, _MADE = range(3)
"""Whether the one reply may still be made, is being made, or was made."""


class BestReply:
    """Best-reply search (Schadd and Winands, 2011) in legal positions (Esser et al., 2013).

    Of all who play between two turns of a seat only one looks for the reply
    that hurts it most; the others make their likeliest turn. Depth is counted
    in turns of the seat and in rounds of the others.
    """

    def __init__(
        self, kernel: Kernel, guide: Guide, clock: Clock, table: Table[Entry], seat: int
    ) -> None:
        self.kernel = kernel
        self.guide = guide
        self.clock = clock
        self.table = table
        self.guesses = 0
        self._seat = seat

    def prepare(self, choices: int) -> None:
        """Needs nothing beforehand."""

    def worth(self, side: int, position: Position, depth: int, low: int, high: int) -> Walk:
        """The margin of the seat, whose side it must be."""
        del side
        return (yield from self._walk(position, depth, _FREE, low, high))

    def _walk(self, position: Position, depth: int, reply: int, alpha: int, beta: int) -> Walk:
        """The margin of the seat; `reply` tells whether the one reply was made."""
        kernel, guide, clock = self.kernel, self.guide, self.clock
        clock.nodes += 1
        if clock.nodes > clock.limit:
            raise Enough
        mine = kernel.seat(position) == self._seat
        in_turn = kernel.in_turn(position)
        result = guide.result(position)
        if result is not None:
            return result if mine else -result
        if depth <= 0 and not in_turn:
            self.guesses += 1
            margin = guide.margin(position)
            return margin if mine else -margin
        if clock.breathe():
            yield
        key = (guide.key(position), reply)
        entry = self.table.get(key)
        if entry is not None and entry[0] >= depth:
            _, bound, value, _ = entry
            if (
                bound == EXACT
                or (bound == LOWER and value >= beta)
                or (bound == UPPER and value <= alpha)
            ):
                self.guesses += 1
                return value
        actions = guide.ranked(position)
        if not mine and reply == _MADE:
            del actions[1:]
        elif entry is not None and entry[3] in actions:
            actions.remove(entry[3])
            actions.insert(0, entry[3])
        best, chosen, low, high = (-INFINITE if mine else INFINITE), -1, alpha, beta
        for after, rest, left, action in self._ways(position, actions, depth, reply, mine):
            value = yield from self._walk(after, rest, left, low, high)
            if (value > best) is mine and value != best:
                best, chosen = value, action
                if mine:
                    low = max(low, value)
                else:
                    high = min(high, value)
                if low >= high:
                    break
        bound = UPPER if best <= alpha else LOWER if best >= beta else EXACT
        self.table.put(key, (depth, bound, best, chosen))
        return best

    def _ways(
        self, position: Position, actions: list[int], depth: int, reply: int, mine: bool
    ) -> Iterator[tuple[Position, int, int, int]]:
        """The positions after the actions, with the depth and the reply that are left."""
        kernel = self.kernel
        if not mine and reply == _FREE:
            # This one may also leave the reply to another.
            after = position
            while after is position or kernel.in_turn(after):
                after = kernel.apply(after, self.guide.ranked(after)[0])
            yield after, depth - (kernel.seat(after) == self._seat), _FREE, -1
        for action in actions:
            after = kernel.apply(position, action)
            if kernel.in_turn(after):
                yield after, depth, reply if mine else max(reply, _MAKING), action
            elif mine:
                yield after, depth - 1, _FREE, action
            else:
                round_over = kernel.seat(after) == self._seat
                yield after, depth - round_over, _FREE if round_over else _MADE, action
