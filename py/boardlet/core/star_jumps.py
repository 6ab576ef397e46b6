"""Jumps on the star for kernels: every jump there is, found by looking at a few holes.

What a piece can do depends on the holes of a few lines only. A `View` is such a
part of the star; it remembers what it found for each pattern of pieces seen in
it, so that most questions are one masking and one look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from boardlet.core.star import ALL, COUNT, RAYS

LONGEST = 6
"""Holes from a piece to the farthest piece it can jump over."""
_MOST_PATTERNS = 1 << 12
"""Patterns that a view remembers; a full one begins anew, so that memory stays bounded."""


@dataclass(frozen=True, slots=True)
class Jump:
    """A jump as bit sets: possible where `board & path == over_bit` behind its start."""

    start: int
    over: int
    landing: int
    path: int
    """All holes after the start, the one jumped over and the landing included."""

    @property
    def over_bit(self) -> int:
        """The hole jumped over."""
        return 1 << self.over

    @property
    def flip(self) -> int:
        """The three holes that change when the jumped piece leaves the board."""
        return 1 << self.start | 1 << self.over | 1 << self.landing


@cache
def jumps(long: bool) -> tuple[Jump, ...]:
    """All jumps: the 534 short ones and then, where they count, the longer ones by length."""
    found: list[Jump] = []
    for steps in range(1, LONGEST + 1 if long else 2):
        for start in range(COUNT):
            for ray in RAYS[start]:
                if len(ray) >= 2 * steps:
                    path = sum(1 << hole for hole in ray[: 2 * steps])
                    found.append(Jump(start, ray[steps - 1], ray[2 * steps - 1], path))
    return tuple(found)


@cache
def _numbered(long: bool) -> tuple[tuple[tuple[int, Jump], ...], ...]:
    """For each hole the jumps that start there, with their numbers."""
    found: list[list[tuple[int, Jump]]] = [[] for _ in range(COUNT)]
    for number, jump in enumerate(jumps(long)):
        found[jump.start].append((number, jump))
    return tuple(map(tuple, found))


class View(dict[int, tuple[int, ...]]):
    """From a pattern of pieces under `mask` to what is possible there, found when asked."""

    __slots__ = ("_rules", "mask")

    def __init__(self, rules: Iterable[tuple[int, int, int]]) -> None:
        """`rules` are triples: an answer, the holes that matter, those that must be full."""
        super().__init__()
        self._rules = tuple(rules)
        self.mask = 0
        for _, holes, _ in self._rules:
            self.mask |= holes

    def __missing__(self, pattern: int) -> tuple[int, ...]:
        """Finds the answers for a pattern and remembers them."""
        found = tuple(answer for answer, holes, full in self._rules if pattern & holes == full)
        if len(self) >= _MOST_PATTERNS:
            self.clear()
        self[pattern] = found
        return found


Glance = tuple[int, View]
"""A mask beside its view: reading the mask from the view would cost as much as the look-up."""


def glances(views: Iterable[View]) -> tuple[Glance, ...]:
    """Views with their masks, without those that see nothing."""
    return tuple((view.mask, view) for view in views if view.mask)


def views_from(
    start: int, long: bool, answer: Callable[[int, Jump], int], landings: int = ALL
) -> tuple[Glance, ...]:
    """The views that together see all jumps from a hole that land in some holes.

    `answer` names each jump. Short jumps need twelve holes, which one view sees;
    long jumps need whole lines.
    """
    numbered = [(n, j) for n, j in _numbered(long)[start] if landings >> j.landing & 1]
    if not long:
        return glances([View((answer(n, j), j.path, j.over_bit) for n, j in numbered)])
    lines = [
        {hole for direction in (axis, axis + 3) for hole in RAYS[start][direction]}
        for axis in range(3)
    ]
    return glances(
        View((answer(n, j), j.path, j.over_bit) for n, j in numbered if j.landing in line)
        for line in lines
    )
