"""A search keeps to its nodes and breathes, in the variants with the most turns too."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlet.core.options import resolve
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.thinking import think
from tests.search.asking import find

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("cheversi", {}),
    ("chifoumi", {}),
    ("chifoumi", {"own": True}),
    ("chifoumi", {"players": 3, "own": True}),
    ("chifoumi", {"players": 3, "own": True, "equal": True}),
    ("chifoumi", {"players": 4, "equal": True}),
    ("capture", {"players": 6, "long_jump": True}),
    ("chinese-checkers", {"players": 6}),
]
OWED = 20_000
"""Positions that a look at every turn may take, however few nodes there are."""
LONGEST = 6_000
"""Positions between two breaths: some 0.1 s in a browser."""


class Watched(Clock):
    """A clock that knows the longest time between two breaths, in positions."""

    __slots__ = ("last", "longest")

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.last = self.longest = 0

    def breathe(self) -> bool:
        self.longest = max(self.longest, self.nodes - self.last)
        self.last = self.nodes
        return super().breathe()


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_few_nodes_are_few_and_breaths_are_often(game: str, options: dict[str, Any]) -> None:
    found = find(game)
    resolved = resolve(found.spec.options, options)
    kernel = found.kernel(resolved)
    random = Random(3)
    position = kernel.position(found.start(resolved))
    for number in range(40):
        guide = guide_for(kernel, position)
        if number % 8 == 0:
            for nodes in (1, 4_000):
                clock = Watched(nodes)
                for _ in think(kernel, guide, position, guide.levels[5], "1", clock):
                    pass
                assert clock.nodes <= max(nodes + 1, OWED)
                assert clock.longest <= LONGEST
        clock = Watched(50)
        thinking = think(kernel, guide, position, guide.levels[0], str(number), clock)
        try:
            while True:
                next(thinking)
        except StopIteration as end:
            actions = end.value.turn.actions
        # Now and then a turn that nobody would think of.
        if random.random() < 0.3:
            actions = (random.choice(kernel.actions(position)),)
        for action in actions:
            position = kernel.apply(position, action)
        while kernel.actions(position) and kernel.in_turn(position):
            position = kernel.apply(position, random.choice(kernel.actions(position)))
        if not kernel.actions(position):
            break
