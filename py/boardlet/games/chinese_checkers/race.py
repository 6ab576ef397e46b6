"""The race: when nobody can come in a seat's way any more, its shortest way home.

Others then stand still for the search, which keeps the most promising placements
of the own pieces after each turn (a beam) until one of them is home.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from boardlet.core.guide import Plan
from boardlet.core.star import ALL, COUNT, bits, distance
from boardlet.games.chinese_checkers.seats import goal, goal_tip

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from boardlet.games.chinese_checkers.kernel import ChineseCheckersKernel

_SEAT_BITS = 3
_WAYS, _TURNS = 25, 14
"""Moves of a placement, and turns until home, in the middle of a race."""
_MOST_TURNS = 60
_WIDEST = 1_000
"""Placements kept after a turn, however many nodes there are."""
_PASS = 1 << 14

Way = tuple[int, ...]
"""The actions of one seat, turn by turn."""
Looking = Generator[int, None, Way | None]
"""Yields how many placements were looked at since it last did."""


class Race:
    """The race under one kernel; `costs` tells for each seat the turns that its holes need."""

    def __init__(
        self, kernel: ChineseCheckersKernel, players: int, costs: tuple[Mapping[int, int], ...]
    ) -> None:
        self._kernel = kernel
        self._costs = costs
        self._goals = tuple(goal(players, seat) for seat in range(players))
        self._away = tuple(
            tuple(distance(hole, goal_tip(players, seat)) for hole in range(COUNT))
            for seat in range(players)
        )

    def is_on(self, position: Any) -> bool:
        """True when all that may still move stand behind the seat to act."""
        board, _, finished, _, _, _, _, _ = position
        seat = board & 7
        away = self._away[seat]
        rear = max(away[hole] for hole in bits(self._holes(board, seat)))
        return all(
            away[hole] > rear
            for other, theirs in enumerate(self._goals)
            if other != seat and other not in finished
            for hole in bits(self._holes(board, other) & ~theirs)
        )

    def plan(self, position: Any, nodes: int, random: Random) -> Generator[int, None, Plan | None]:
        """The shortest way found; with two players also how far ahead it comes home."""
        seat = position[0] & 7
        others = [s for s in range(len(self._goals)) if s != seat and s not in position[2]]
        mine = yield from self._shortest(position, seat, nodes // 2, random)
        if mine is None:
            return None
        if len(others) > 1:
            return Plan(mine, None)
        theirs = yield from self._shortest(position, others[0], nodes // 2, random)
        if theirs is None:
            return Plan(mine, None)
        ahead = len(theirs) - len(mine)
        line = [action for pair in zip(mine, theirs, strict=False) for action in pair]
        return Plan((*line, *mine[len(theirs) :]), 100 * (ahead + (ahead >= 0)))

    def _holes(self, board: int, seat: int) -> int:
        return board >> _SEAT_BITS + COUNT * seat & ALL

    def _shortest(self, position: Any, seat: int, nodes: int, random: Random) -> Looking:
        """A seat's way home, as short as could be found, if all others stand still."""
        board, occupied, *rest = position
        costs, target, shift = self._costs[seat], self._goals[seat], _SEAT_BITS + COUNT * seat
        own = self._holes(board, seat)
        others = occupied ^ own
        width = min(max(2, nodes // (_WAYS * _TURNS)), _WIDEST)
        beam: list[tuple[int, Way]] = [(own, ())]
        met = {own}
        for _ in range(_MOST_TURNS):
            found: dict[int, Way] = {}
            for holes, way in beam:
                actions = self._kernel.actions((seat | holes << shift, others | holes, *rest))
                for action in actions:
                    if action == _PASS:
                        continue
                    after = holes ^ 1 << (action >> 7) ^ 1 << (action & 127)
                    if after not in met:
                        met.add(after)
                        found[after] = (*way, action)
                        if not target & ~(after | others):
                            return found[after]
                yield len(actions)
            ranking = sorted((costs[holes], random.random(), holes) for holes in found)
            beam = [(holes, found[holes]) for _, _, holes in ranking[:width]]
        return None
