"""Every game agrees with a second generator, written from the rules page alone."""

from __future__ import annotations

import random
from types import ModuleType

from boardlet.core.state import Game, State
from boardlet.testing.option_sets import DEEP
from boardlet.testing.samples import Case, every_case, policy
from tests.contract import golden

_GAMES = 12 if DEEP else 2
_CLOSELY = 10_000 if DEEP else 40
"""Actions of a game in which all legal actions are compared; later ones now and then."""

_LENGTH = 10_000 if DEEP else 80
"""Actions after which games are broken off, but for one of each game."""


def test_there_is_a_naive_generator(game: Game) -> None:
    naive = golden.naive(game.spec.id)
    for name in ("start", "legal", "apply", "text", "scores", "over", "ranks", "seat"):
        assert callable(getattr(naive, name))


def test_both_generators_agree_along_random_games(case: Case) -> None:
    naive = golden.naive(case.game.spec.id)
    firsts = {one.game.spec.id: one for one in reversed(every_case())}
    for number in range(_GAMES):
        rng = random.Random(f"naive {case} {number}")
        state, position = case.game.start(case.options), naive.start(case.options)
        whole = number == 0 and case is firsts[case.game.spec.id]
        count = 0
        while whole or count < _LENGTH:
            legal = state.legal_actions()
            assert naive.text(position) == state.text()
            assert naive.seat(position) == state.seat, state.text()
            if count < _CLOSELY or count % 10 == 0 or not legal:
                _compare(naive, position, state)
            if not legal:
                break
            action = policy(number, rng, legal)
            state, position = state.apply(action), naive.apply(position, action)
            count += 1


def _compare(naive: ModuleType, position: object, state: State) -> None:
    told = state.text()
    outcome, scores = state.outcome(), state.scores()
    assert tuple(naive.legal(position)) == state.legal_actions(), told
    assert naive.over(position) == (outcome is not None), told
    theirs = naive.scores(position)
    assert (None if theirs is None else list(theirs)) == (
        None if scores is None else list(scores)
    ), told
    ranks = naive.ranks(position)
    assert (None if ranks is None else list(ranks)) == (
        None if outcome is None else list(outcome.ranks)
    ), told
