"""Monte-Carlo tree search with progressive history and a solver, for the benchmark only.

Upper confidence bounds choose the way down (Kocsis and Szepesvari, 2006), with
a bonus for actions that did well anywhere, which fades as their own results come
in (Nijssen and Winands, 2011). Where every way on is known to the end, so is the
position (Winands et al., 2008). Playouts are short and end in the estimate.
"""

from __future__ import annotations

import math
from random import Random

from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position
from boardlet.players.clock import Clock, Enough
from boardlet.players.many import lead_of

_CURIOSITY = 0.3
_HISTORY = 1.0
_PLAYOUT_TURNS = 2
"""Turns of a playout for each side."""
_LIKELY = 3
"""A playout draws among so many of the first ranked actions."""
_POINTS = 400
"""Margins in hundredths that make a game three quarters won."""


class _Node:
    """A position in the tree with what was found below it."""

    __slots__ = ("actions", "children", "known", "position", "seat", "sums", "visits")

    def __init__(self, position: Position, seat: int, actions: list[int], seats: int) -> None:
        self.position = position
        self.seat = seat
        self.actions = actions
        self.children: dict[int, _Node] = {}
        self.visits = 0
        self.sums = [0.0] * seats
        self.known: tuple[float, ...] | None = None
        """The result for each seat once every way on is known."""

    def worth(self, action: int) -> tuple[float, int]:
        """How good an action is to play: what is known of it, then how often it was tried."""
        child = self.children[action]
        return (child.known[self.seat] if child.known else 0.0, child.visits)


class MonteCarlo:
    """The tree and what was learned."""

    def __init__(self, kernel: Kernel, guide: Guide, clock: Clock, random: Random) -> None:
        self._kernel = kernel
        self._guide = guide
        self._clock = clock
        self._random = random
        self._history: dict[tuple[int, int], tuple[float, int]] = {}
        self._seats = len(guide.sides)

    def node(self, position: Position) -> _Node:
        """A new node."""
        self._clock.nodes += 1
        if self._clock.nodes > self._clock.limit:
            raise Enough
        guide = self._guide
        over = guide.result(position) is not None
        found = _Node(
            position,
            self._kernel.seat(position),
            [] if over else guide.ranked(position),
            self._seats,
        )
        if over:
            found.known = self.reward(position)
        return found

    def reward(self, position: Position) -> tuple[float, ...]:
        """How far each seat is from losing, from 0 to 1."""
        values = self._guide.values(position)
        return tuple(
            1 / (1 + math.exp(-1.1 * lead_of(seat, self._guide, values) / _POINTS))
            for seat in range(self._seats)
        )

    def grow(self, root: _Node) -> None:
        """One way down the tree, one new node, one playout."""
        path, node = [root], root
        moves: list[tuple[int, int]] = []
        while node.known is None:
            if len(node.children) < len(node.actions):
                action = node.actions[len(node.children)]
                child = self.node(self._kernel.apply(node.position, action))
                node.children[action] = child
                moves.append((node.seat, action))
                path.append(child)
                node = child
                break
            action = self._chosen(node)
            moves.append((node.seat, action))
            node = node.children[action]
            path.append(node)
        result = node.known if node.known is not None else self._playout(node.position)
        for move in moves:
            total, count = self._history.get(move, (0.0, 0))
            self._history[move] = (total + result[move[0]], count + 1)
        for node in reversed(path):
            node.visits += 1
            for seat, share in enumerate(result):
                node.sums[seat] += share
            if node.known is None and len(node.children) == len(node.actions):
                known = [child.known for child in node.children.values()]
                sure = [k for k in known if k is not None]
                if len(sure) == len(known):
                    node.known = max(sure, key=lambda k: k[node.seat])

    def _chosen(self, node: _Node) -> int:
        seat, log = node.seat, math.log(node.visits)

        def promise(item: tuple[int, _Node]) -> float:
            action, child = item
            if child.known is not None:
                return child.known[seat]
            mean = child.sums[seat] / child.visits
            total, count = self._history.get((seat, action), (0.0, 1))
            past = total / count * _HISTORY / ((1 - mean) * child.visits + 1)
            return mean + _CURIOSITY * math.sqrt(log / child.visits) + past

        open_ways = [item for item in node.children.items() if item[1].known is None]
        return max(open_ways or node.children.items(), key=promise)[0]

    def _playout(self, position: Position) -> tuple[float, ...]:
        kernel, guide = self._kernel, self._guide
        left = _PLAYOUT_TURNS * self._seats
        while left and guide.result(position) is None:
            self._clock.nodes += 1
            ranked = guide.ranked(position)
            position = kernel.apply(
                position, ranked[self._random.randrange(min(_LIKELY, len(ranked)))]
            )
            left -= not kernel.in_turn(position)
        while kernel.in_turn(position):
            position = kernel.apply(position, guide.ranked(position)[0])
        return self.reward(position)


def best_turn(
    kernel: Kernel, guide: Guide, position: Position, seed: str, clock: Clock
) -> tuple[int, ...]:
    """The actions of the turn that was visited most when the nodes were used up."""
    search = MonteCarlo(kernel, guide, clock, Random(seed))
    root = search.node(position)
    try:
        while root.known is None:
            search.grow(root)
    except Enough:
        pass
    actions: list[int] = []
    node: _Node | None = root
    while not actions or kernel.in_turn(position):
        if node is None or not node.children:
            node, action = None, guide.ranked(position)[0]
        else:
            action = max(node.children, key=node.worth)
            node = node.children[action]
        actions.append(action)
        position = kernel.apply(position, action)
    return tuple(actions)
