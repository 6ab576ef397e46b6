"""The rules of three in a row, and the laws that every game keeps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from three_in_a_row import GAME

import boardlet
from boardlet.core.state import Game
from boardlet.testing import GAME_LAWS, LAWS, Case, cases

game = boardlet.Game("three-in-a-row", GAME)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_it_keeps_the_laws(case: Case, law: Callable[[Case], None]) -> None:
    law(case)


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_laws_of_a_whole_game(law: Callable[[Game], None]) -> None:
    law(GAME)


@pytest.mark.parametrize(
    "turns", ["a1 a2 b1 b2 c1", "a1 b1 a2 b2 a3", "a1 b1 b2 c1 c3", "a3 b1 b2 a1 c1"]
)
def test_a_row_wins(turns: str) -> None:
    record = game.record(turns.split())
    assert record.states()[-2].outcome() is None
    outcome = record.state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 2), "row")


def test_a_row_loses_where_that_was_agreed() -> None:
    outcome = game.record("a1 a2 b1 b2 c1".split(), misere=True).state.outcome()
    assert outcome is not None
    assert outcome.ranks == (2, 1)


def test_a_full_board_is_a_draw() -> None:
    outcome = game.record("b2 a1 c1 a3 a2 c2 b3 b1 c3".split()).state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1), "full")


def test_the_known_numbers_of_turn_sequences() -> None:
    counts = [game.start().perft(depth) for depth in range(1, 8)]
    assert counts == [9, 72, 504, 3024, 15120, 54720, 148176]


def test_the_strongest_level_knows_that_it_is_a_draw() -> None:
    advice = game.start().best_turn(level=6)
    assert (advice.score, advice.exact) == (0, True)


@pytest.mark.parametrize("text", ["w2/3/3 w", "www/bb1/b2 w", "3/3 w", "12/3/3 w", "4/3/3 w"])
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(boardlet.BadPosition):
        game.parse(text)
