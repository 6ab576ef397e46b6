"""Ways within one turn: where a piece can get by several actions, and how.

Turns are never listed: the search follows positions, gives up after a fixed
number of them, and says "several ways" wherever it cannot be sure of one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from boardlet.core.state import Choice, State

_MOST_ACTIONS = 400
"""Actions tried for one question: more than clear ways need, and a few milliseconds."""

Way = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Routes:
    """How a piece gets to points that it does not reach by one action.

    `ways` has the actions to a point if they are the only way there, and None
    where there are several, or may be. Ways that lead to the same position are
    one way, told by one of the shortest. `firsts` are, for a point with several
    ways, the actions with which they begin.
    """

    ways: dict[str, Way | None] = field(default_factory=dict)
    firsts: dict[str, Way] = field(default_factory=dict)


def routes(state: State, source: str) -> Routes:
    """Finds where the piece that may act at a point can get within the turn.

    The point itself is left out, and so is what one action reaches. A point at
    which nothing may act has no routes.
    """
    near = {choice.target for choice in _choices(state, source)} | {source}
    arrivals: dict[str, dict[State, Way]] = {}
    firsts: dict[str, dict[str, None]] = {}
    search = _search(state, source)
    for way, target, after in islice(search, _MOST_ACTIONS):
        if len(way) > 1 and target not in near:
            arrivals.setdefault(target, {}).setdefault(after, way)
            firsts.setdefault(target, {})[way[0]] = None
    gave_up = next(search, None) is not None
    ways = {
        point: None if gave_up or len(found) > 1 else next(iter(found.values()))
        for point, found in sorted(arrivals.items())
    }
    several = {point: tuple(sorted(firsts[point])) for point, way in ways.items() if way is None}
    return Routes(ways, several)


def _search(state: State, source: str) -> Iterator[tuple[Way, str, State]]:
    """Yields ways with their ends, shorter ones first; equal positions go on only once.

    What begins with different actions is followed apart, so that it is known of
    each beginning where it leads.
    """
    waiting: deque[tuple[Way, State, str | None, str]] = deque([((), state, None, source)])
    known: set[tuple[str, State]] = set()
    while waiting:
        way, before, piece, at = waiting.popleft()
        for choice in _choices(before, at):
            if piece is not None and choice.piece != piece:
                continue
            after = before.apply(choice.action)
            further = (*way, choice.action)
            assert choice.target is not None
            yield further, choice.target, after
            key = (further[0], after)
            if after.in_turn and after.seat == state.seat and key not in known:
                known.add(key)
                waiting.append((further, after, choice.piece, choice.target))


def _choices(state: State, source: str) -> list[Choice]:
    return [
        choice
        for choice in state.choices()
        if choice.source == source and choice.target is not None
    ]
