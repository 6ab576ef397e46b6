"""Chooses a turn: iterative deepening over the turns at hand, at a level and with a seed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from boardlet.core.guide import Guide, Level, Plan
from boardlet.core.kernel import Kernel, Position
from boardlet.players.alphabeta import INFINITE, AlphaBeta, Walk
from boardlet.players.clock import Clock, Enough
from boardlet.players.many import MaxN, paranoid
from boardlet.players.table import Entry, Table
from boardlet.players.turns import Turn, turns

TABLE_ENTRIES = 40_000
"""In each of two generations; about 20 MB in a browser when both are full."""
_LINE_TURNS = 8
_DRAWS = 3
_BLIND = 100
"""From this noise on, a turn may be chosen that is known to be worse."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is known so far: the best turn, its value in hundredths, and how it may go on.

    `line` holds the actions after the turn, with a mark after the last action
    of each turn left to the reader. `exact` is true when the value is the
    margin at the end under best play of all sides, for more than two as
    `MaxN` understands it.
    """

    turn: Turn
    value: int
    depth: int
    nodes: int
    exact: bool = False
    line: tuple[int, ...] = ()


Thinking = Generator[Thought | None, None, Thought]
"""Yields None to breathe and a Thought for news; returns the last one."""


class Search(Protocol):
    """Values positions for a side, by whatever way of looking ahead."""

    guesses: int

    def prepare(self, choices: int) -> None:
        """Is told beforehand how many turns there are to choose from."""

    def worth(self, side: int, position: Position, depth: int, low: int, high: int) -> Walk:
        """The value for a side of a position in which any side is to act."""


Making = Callable[[Kernel, Guide, int, Clock, Table[Entry]], tuple[Guide, Search]]
"""Makes a search for a seat, and the guide that it goes by."""


def _alpha_beta(
    kernel: Kernel, guide: Guide, _seat: int, clock: Clock, table: Table[Entry]
) -> tuple[Guide, Search]:
    return guide, AlphaBeta(kernel, guide, clock, table)


def _paranoid(
    kernel: Kernel, guide: Guide, seat: int, clock: Clock, table: Table[Entry]
) -> tuple[Guide, Search]:
    guide = paranoid(kernel, guide, seat)
    return guide, AlphaBeta(kernel, guide, clock, table)


def _max_n(
    kernel: Kernel, guide: Guide, _seat: int, clock: Clock, table: Table[Entry]
) -> tuple[Guide, Search]:
    return guide, MaxN(kernel, guide, clock, table)


METHODS: dict[str, Making] = {"alpha-beta": _alpha_beta, "paranoid": _paranoid, "max-n": _max_n}


def think(
    kernel: Kernel,
    guide: Guide,
    position: Position,
    level: Level,
    seed: str,
    clock: Clock,
    method: str | None = None,
) -> Thinking:
    """Chooses a turn from a running position.

    `method` is one of METHODS, by default the guide's own, or max^n where more
    than two can be searched to the end. The same arguments
    give the same turn, unless the clock was stopped. At least one turn ahead is
    always looked at in full.
    """
    random = Random(seed)
    if level.opening and guide.opening is not None:
        opening = guide.opening(position, random)
        if opening is not None:
            turn = Turn((opening.action,), kernel.apply(position, opening.action))
            thought = Thought(turn, opening.value, 1, 1)
            yield thought
            return thought
    if level.depth > 1 and guide.plan is not None and guide.settled(position):
        planned = yield from _planned(kernel, guide, position, random, clock)
        if planned is not None:
            return planned
    two = len(set(guide.sides)) == 2
    end = guide.solves(position)
    depths: Iterable[int] = range(1, level.depth + 1)
    if method is None and not two and 0 < end <= level.depth:
        # Max^n gains nothing from what less depth has found.
        method, depths = "max-n", sorted({1, min(2, end), end})
    method = method or guide.method
    table: Table[Entry] = Table(TABLE_ENTRIES)
    guide, search = METHODS[method](kernel, guide, kernel.seat(position), clock, table)
    choices, complete = turns(kernel, guide, position)
    search.prepare(len(choices))
    root = _Root(kernel, guide, position, choices, level, random)
    best = Thought(choices[0], 0, 0, 0)
    careless = random.random() < level.careless
    budget = clock.limit
    # A look at every turn is owed however few the nodes are.
    clock.limit = INFINITE
    for depth in depths:
        before = search.guesses
        try:
            yield from root.deepen(search, depth)
        except Enough:
            if root.best is not None:
                best = root.thought(best.depth, clock.nodes)
                yield best
            break
        known = root.won or (search.guesses == before and complete)
        exact = known and (two or method == "max-n") and level.noise < _BLIND
        best = root.thought(depth, clock.nodes, exact, _line(kernel, guide, table, root.best))
        yield best
        if careless:
            return root.blunder(random, level.share, clock.nodes)
        if root.won or search.guesses == before or clock.nodes >= budget:
            break
        clock.limit = budget
    return best


def _planned(
    kernel: Kernel, guide: Guide, position: Position, random: Random, clock: Clock
) -> Generator[Thought | None, None, Thought | None]:
    """The first turn of a way to the end, where there is one and it was found in time."""
    assert guide.plan is not None
    planning = guide.plan(position, clock.limit, random)
    plan: Plan | None = None
    try:
        while True:
            clock.nodes += next(planning)
            if clock.breathe():
                yield None
    except Enough:
        return None
    except StopIteration as end:
        plan = end.value
    if plan is None:
        return None
    action, *rest = plan.actions
    value = guide.margin(position) if plan.value is None else plan.value
    turn = Turn((action,), kernel.apply(position, action))
    return Thought(turn, value, len(rest) + 1, clock.nodes, line=tuple(rest))


class _Root:
    """The turns at hand with their values, best first."""

    def __init__(
        self,
        kernel: Kernel,
        guide: Guide,
        position: Position,
        choices: list[Turn],
        level: Level,
        random: Random,
    ) -> None:
        self._side = guide.sides[kernel.seat(position)]
        self._guide = guide
        self._kernel = kernel
        self._position = position
        self._turns = [(turn, random.randrange(level.noise + 1)) for turn in choices]
        self._values: dict[Turn, int] = {}
        self.best: Turn | None = None
        self.won = False
        """True once it is proven that no turn can be better than the best one."""

    def deepen(self, search: Search, depth: int) -> Generator[None, None, None]:
        """Searches every turn to a depth; `best` is right at any moment after the first."""
        side, top, won = self._side, -INFINITE, self._guide.won
        self.best, self.won = None, False
        for number, (turn, bonus) in enumerate(tuple(self._turns)):
            low = top - bonus
            guessed = search.guesses
            if depth == 1 or not number:
                value = yield from search.worth(side, turn.after, depth - 1, -INFINITE, INFINITE)
            else:
                value = yield from search.worth(side, turn.after, depth - 1, low, low + 1)
                if value > low:
                    guessed = search.guesses
                    value = yield from search.worth(side, turn.after, depth - 1, low, INFINITE)
            if value > low or depth == 1:
                self._values[turn] = value
            sure = won is not None and search.guesses == guessed and won(self._position, value)
            # Once a win is proven, only a sooner one that is proven too is better.
            if value > low and (sure or not self.won):
                self.won = sure
                top = value + bonus
                self.best = turn
                self._turns.insert(0, self._turns.pop(number))
        if depth == 1:
            self._turns.sort(key=lambda entry: -self._values[entry[0]] - entry[1])

    def thought(
        self, depth: int, nodes: int, exact: bool = False, line: tuple[int, ...] = ()
    ) -> Thought:
        """The best turn as a Thought."""
        assert self.best is not None
        value = self._values[self.best]
        if exact and self._guide.settle is not None:
            value = self._guide.settle(value)
        return Thought(self.best, value, depth, nodes, exact, line)

    def blunder(self, random: Random, share: float, nodes: int) -> Thought:
        """A turn played action by action without thinking, unless it is among the worst.

        Drawn anew, a few times, until it is in the better `share` of the turns.
        """
        kernel = self._kernel
        values = {turn.after: self._values[turn] for turn, _ in self._turns}
        ranking = sorted(values.values(), reverse=True)
        enough = ranking[max(0, round(share * len(ranking)) - 1)]
        for _ in range(_DRAWS):
            position = self._position
            actions: list[int] = []
            while not actions or kernel.in_turn(position):
                actions.append(random.choice(kernel.actions(position)))
                position = kernel.apply(position, actions[-1])
            value = values.get(position, enough)
            if value >= enough:
                break
        return Thought(Turn(tuple(actions), position), value, 1, nodes)


def _line(kernel: Kernel, guide: Guide, table: Table[Entry], turn: Turn | None) -> tuple[int, ...]:
    """The actions that the table expects after a turn."""
    assert turn is not None
    found: list[int] = []
    position, ended = turn.after, 0
    while ended < _LINE_TURNS and len(found) < 6 * _LINE_TURNS:
        entry = table.get(guide.key(position))
        if entry is None or entry[3] not in kernel.actions(position):
            break
        found.append(entry[3])
        position = kernel.apply(position, entry[3])
        ended += not kernel.in_turn(position)
    return tuple(found)
