"""Whole games of computers: every seat count of every game comes to its end."""

from __future__ import annotations

import os
from typing import Any

import pytest

from boardlet.core.options import resolve
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.thinking import Thought, think
from tests.search.asking import find

DEEP = bool(os.environ.get("BOARDLET_DEEP"))
GAMES = {
    "capture": (2, 3, 4, 5, 6),
    "cheversi": (2,),
    "chifoumi": (2, 3, 4),
    "chinese-checkers": (2, 3, 4, 5, 6),
}
MIXED, STEADY = (1, 6, 3, 5, 2, 4), (6, 4, 5, 4, 6, 5)
"""The levels that meet in a game. Careless ones wander long on the star."""
NODES = 40
"""For each turn; a turn ahead is looked at in full all the same."""
MOST_TURNS = 1200


def _turn(kernel: Any, guide: Any, position: Any, level: int, seed: str) -> tuple[int, ...]:
    thinking = think(kernel, guide, position, guide.levels[level - 1], seed, Clock(NODES))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            thought: Thought = end.value
            return thought.turn.actions


@pytest.mark.parametrize(
    ("game", "players", "levels"),
    [
        (game, players, levels)
        for game, counts in GAMES.items()
        for players in counts
        for levels in [
            STEADY if game == "chinese-checkers" else MIXED,
            *([(level,) * 6 for level in range(1, 7)] if DEEP else []),
        ]
    ],
)
def test_computers_play_to_the_end(game: str, players: int, levels: tuple[int, ...]) -> None:
    rules = find(game)
    options = resolve(rules.spec.options, {"players": players} if game != "cheversi" else {})
    kernel = rules.kernel(options)
    position = kernel.position(rules.start(options))
    guide = guide_for(kernel, position)
    turns = 0
    while kernel.actions(position):
        level = levels[kernel.seat(position)]
        for action in _turn(kernel, guide, position, level, f"{turns}"):
            assert action in kernel.actions(position)
            position = kernel.apply(position, action)
        assert not kernel.in_turn(position)
        turns += 1
        assert turns <= MOST_TURNS
    assert len(kernel.payoff(position)) == players
