"""Alpha-beta for two sides, over single actions.

Principal variation search (Marsland and Campbell, 1982) with a transposition
table, killer and history heuristics (Schaeffer, 1989), quiescence along
captures, and depth counted in turns: within a turn the seat, and so the sign,
stays. A value is *proven* when no estimate went into it, or when it is proven
for one action and no action can bring more; such values are kept as of
unlimited depth, so a search that knows the end knows that it does.
"""

from __future__ import annotations

from collections.abc import Generator

from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position
from boardlet.players.clock import Clock, Enough
from boardlet.players.table import EXACT, LOWER, SOLVED, UPPER, Entry, Table

INFINITE = 1 << 40
_QUIET_TURNS = 6
"""Turns of captures followed beyond the depth."""
_QUIET_NODES = 400
"""Positions looked at for one quiet value; then every side leaves the captures that are left."""
_MANY = 150
"""Turns at hand from which on there is less time for each."""
_HISTORY_MOST = 1 << 30

Walk = Generator[None, None, int]


class AlphaBeta:
    """One search: the rules, the guide, what was learned on the way."""

    def __init__(self, kernel: Kernel, guide: Guide, clock: Clock, table: Table[Entry]) -> None:
        self.kernel = kernel
        self.guide = guide
        self.clock = clock
        self.table = table
        self.guesses = 0
        """How many estimates and unproven values were used so far."""
        self._plain_depth = 2
        """Up to this depth the tree is walked without breathing."""
        self._quiet_nodes = _QUIET_NODES
        self._quiet_end = 0
        self._killers: dict[int, list[int]] = {}
        self._history: dict[int, int] = {}

    def prepare(self, choices: int) -> None:
        """With very many turns at hand, breathes more often and makes captures short."""
        if choices > _MANY:
            self._plain_depth = 1
            self._quiet_nodes = _QUIET_NODES * _MANY // (4 * choices)

    def worth(self, side: int, position: Position, depth: int, low: int, high: int) -> Walk:
        """The value for a side of a position in which any side is to act."""
        if self.guide.sides[self.kernel.seat(position)] == side:
            return (yield from self.walk(position, depth, low, high))
        value = yield from self.walk(position, depth, -high, -low)
        return -value

    def walk(self, position: Position, depth: int, alpha: int, beta: int) -> Walk:
        """The value of a position for the side to act, yielding now and then.

        Fail-soft: a value outside the window is a bound. Raises Enough.
        """
        if depth <= self._plain_depth:
            if self.clock.breathe():
                yield
            return self._plain(position, depth, alpha, beta)
        known = self._known(position, depth, alpha, beta)
        if known is not None:
            return known
        kernel, guide = self.kernel, self.guide
        before, best, chosen, low = self.guesses, -INFINITE, -1, alpha
        side, hurry, won = guide.sides[kernel.seat(position)], guide.hurry, guide.won
        actions = self._ordered(position, depth)
        for number, action in enumerate(actions):
            after = kernel.apply(position, action)
            rest = depth if kernel.in_turn(after) else depth - 1
            same = guide.sides[kernel.seat(after)] == side
            if number:
                less = self._less(depth, rest, number)
                window = (low, low + 1) if same else (-low - 1, -low)
                guessed = self.guesses
                value = yield from self.walk(after, rest - less, *window)
                value = value if same else -value
                if value > low and less:
                    guessed = self.guesses
                    value = yield from self.walk(after, rest, *window)
                    value = value if same else -value
            if not number or low < value < beta:
                window = (low, beta) if same else (-beta, -low)
                guessed = self.guesses
                value = yield from self.walk(after, rest, *window)
                value = value if same else -value
            if hurry and rest < depth:
                value = hurry(value)
            if value > best:
                best, chosen = value, action
                if won and self.guesses == guessed and won(position, value):
                    self.guesses = before
                    self.table.put(guide.key(position), (SOLVED, EXACT, best, chosen))
                    return best
                if value > low:
                    low = value
                    if value >= beta:
                        self._learn(depth, action)
                        break
        return self._keep(position, depth, alpha, beta, best, chosen, before)

    def _plain(self, position: Position, depth: int, alpha: int, beta: int) -> int:
        """The same as `walk`, without breathing."""
        if depth <= 0 and not self.kernel.in_turn(position):
            self._quiet_end = self.clock.nodes + self._quiet_nodes
            return self._quiet(position, _QUIET_TURNS, alpha, beta)
        kernel, guide = self.kernel, self.guide
        if depth == 1 and guide.glance is not None:
            glance = guide.glance(position, 1, alpha, beta)
            if glance is not None:
                self._count()
                self.guesses += not glance.proven
                return glance.value
        known = self._known(position, depth, alpha, beta)
        if known is not None:
            return known
        before, best, chosen, low = self.guesses, -INFINITE, -1, alpha
        if depth == 2 and guide.glance is not None:
            glance = guide.glance(position, depth, alpha, beta)
            if glance is not None:
                self.guesses += not glance.proven
                return self._keep(position, depth, alpha, beta, glance.value, glance.action, before)
        side, hurry, won = guide.sides[kernel.seat(position)], guide.hurry, guide.won
        actions = self._ordered(position, depth)
        for number, action in enumerate(actions):
            after = kernel.apply(position, action)
            rest = depth if kernel.in_turn(after) else depth - 1
            same = guide.sides[kernel.seat(after)] == side
            guessed = self.guesses
            if number:
                if same:
                    value = self._plain(after, rest, low, low + 1)
                else:
                    value = -self._plain(after, rest, -low - 1, -low)
            if not number or low < value < beta:
                guessed = self.guesses
                if same:
                    value = self._plain(after, rest, low, beta)
                else:
                    value = -self._plain(after, rest, -beta, -low)
            if hurry and rest < depth:
                value = hurry(value)
            if value > best:
                best, chosen = value, action
                if won and self.guesses == guessed and won(position, value):
                    self.guesses = before
                    self.table.put(guide.key(position), (SOLVED, EXACT, best, chosen))
                    return best
                if value > low:
                    low = value
                    if value >= beta:
                        self._learn(depth, action)
                        break
        return self._keep(position, depth, alpha, beta, best, chosen, before)

    def _quiet(self, position: Position, turns: int, alpha: int, beta: int) -> int:
        """The margin where captures are played out; a side may always decline them."""
        self._count()
        kernel, guide = self.kernel, self.guide
        side = guide.sides[kernel.seat(position)]
        enough = self.clock.nodes > self._quiet_end
        if kernel.in_turn(position):
            best = -INFINITE
            actions = guide.ranked(position)
        else:
            result = guide.result(position)
            if result is not None:
                return result
            self.guesses += 1
            best = guide.margin(position)
            if best >= beta or not turns or enough or guide.loud is None:
                return best
            actions = guide.loud(position)
        low = max(alpha, best)
        for action in actions:
            after = kernel.apply(position, action)
            goes_on = kernel.in_turn(after)
            if goes_on and enough and best > -INFINITE:
                continue
            rest = turns if goes_on else turns - 1
            if guide.sides[kernel.seat(after)] == side:
                value = self._quiet(after, rest, low, beta)
            else:
                value = -self._quiet(after, rest, -beta, -low)
            if value > best:
                best = value
                if value > low:
                    low = value
                    if value >= beta:
                        break
        return best

    def _count(self) -> None:
        clock = self.clock
        clock.nodes += 1
        if clock.nodes > clock.limit:
            raise Enough

    def _known(self, position: Position, depth: int, alpha: int, beta: int) -> int | None:
        """The value where the game is over or the table settles it."""
        self._count()
        result = self.guide.result(position)
        if result is not None:
            return result
        entry = self.table.get(self.guide.key(position))
        if entry is None:
            return None
        reach, bound, value, _ = entry
        if reach < depth:
            return None
        if (
            bound == EXACT
            or (bound == LOWER and value >= beta)
            or (bound == UPPER and value <= alpha)
        ):
            self.guesses += reach < SOLVED
            return value
        return None

    def _keep(
        self,
        position: Position,
        depth: int,
        alpha: int,
        beta: int,
        best: int,
        chosen: int,
        before: int,
    ) -> int:
        if self.guide.leaves_out(position):
            self.guesses += 1
        bound = UPPER if best <= alpha else LOWER if best >= beta else EXACT
        reach = SOLVED if self.guesses == before else depth
        self.table.put(self.guide.key(position), (reach, bound, best, chosen))
        return best

    def _ordered(self, position: Position, depth: int) -> list[int]:
        """The actions: the table's first, then killers, then by history or the guide's order."""
        actions = self.guide.ranked(position)
        if self.guide.learns and not self.kernel.in_turn(position):
            history = self._history
            killers = self._killers.get(depth, ())
            loud = set(self.guide.loud(position)) if self.guide.loud else ()

            def promise(action: int) -> int:
                if action in loud:
                    return -2 * _HISTORY_MOST
                return -_HISTORY_MOST if action in killers else -history.get(action, 0)

            actions.sort(key=promise)
        entry = self.table.get(self.guide.key(position))
        if entry is not None and entry[3] >= 0 and actions[0] != entry[3]:
            try:
                actions.remove(entry[3])
            except ValueError:
                return actions
            actions.insert(0, entry[3])
        return actions

    def _learn(self, depth: int, action: int) -> None:
        if not self.guide.learns:
            return
        killers = self._killers.setdefault(depth, [])
        if action not in killers:
            killers.insert(0, action)
            del killers[2:]
        self._history[action] = self._history.get(action, 0) + depth * depth

    def _less(self, depth: int, rest: int, number: int) -> int:
        """By how many turns a late action is searched less at first (late move reduction)."""
        patience = self.guide.patience
        return int(bool(patience) and number >= patience and depth > 2 and rest > 1)
