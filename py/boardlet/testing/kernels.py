"""A game's two faces, State and Kernel, play the same game."""

from __future__ import annotations

import math
import random
from functools import cache

from boardlet.core.kernel import Kernel, Position
from boardlet.core.state import State
from boardlet.testing.option_sets import DEEP
from boardlet.testing.samples import Case, policy, sample, walks

_RANDOM_GAMES = 60 if DEEP else 6
"""Games played on the kernel alone for an option set."""


@cache
def _kernel(case: Case) -> Kernel:
    return case.game.kernel(case.options)


def _assert_same(kernel: Kernel, position: Position, state: State) -> dict[str, int]:
    """Compares all that both faces tell; returns the kernel's actions by text."""
    told = state.text()
    actions = kernel.actions(position)
    by_text = {kernel.action_text(position, action): action for action in actions}
    assert len(by_text) == len(actions), told
    assert tuple(sorted(by_text)) == state.legal_actions(), told
    assert kernel.seat(position) == state.seat, told
    assert kernel.in_turn(position) == state.in_turn, told
    return by_text


def both_faces_agree_along_whole_games(case: Case) -> None:
    """And a position is the same whether it was reached or read from a state."""
    kernel = _kernel(case)
    for walk in walks(case):
        position = kernel.position(walk.states[0])
        for number, (state, action, after) in enumerate(walk.steps()):
            by_text = _assert_same(kernel, position, state)
            position = kernel.apply(position, by_text[action])
            if DEEP or number < 60 or number % 5 == 0:
                read = kernel.position(after)
                assert read == position, (state.text(), action)
                assert hash(read) == hash(position)
        _assert_same(kernel, position, walk.states[-1])
        if walk.states[-1].outcome() is not None:
            _assert_end(kernel, position, walk.states[-1])


def _assert_end(kernel: Kernel, position: Position, end: State) -> None:
    payoff, scores, outcome = kernel.payoff(position), end.scores(), end.outcome()
    assert outcome is not None
    if scores is not None:
        assert payoff == tuple(scores), end.text()
    assert len(payoff) == len(outcome.ranks)
    pairs = list(zip(payoff, outcome.ranks, strict=True))
    for value, rank in pairs:
        for other, behind in pairs:
            # Scores may be level where a tie-break of the rules tells the ranks apart.
            assert value <= other or rank < behind, end.text()
            assert scores is not None or value != other or rank == behind, end.text()


def applying_leaves_the_position_unchanged(case: Case) -> None:
    kernel = _kernel(case)
    for state in sample(case):
        position = kernel.position(state)
        before = hash(position)
        for action in kernel.actions(position)[:5]:
            kernel.apply(position, action)
        assert hash(position) == before
        assert position == kernel.position(state), state.text()


def estimates_are_finite_and_one_a_seat(case: Case) -> None:
    kernel = _kernel(case)
    for state in sample(case):
        if state.outcome() is None:
            values = kernel.evaluate(kernel.position(state))
            assert len(values) == case.seats
            assert all(math.isfinite(value) for value in values), state.text()


def every_random_game_ends(case: Case) -> None:
    kernel = _kernel(case)
    rng = random.Random(f"endings of {case}")
    start = kernel.position(case.game.start(case.options))
    for number in range(_RANDOM_GAMES):
        position, length = start, 0
        while actions := kernel.actions(position):
            if kernel.in_turn(position) or length < 4:
                texts = {kernel.action_text(position, action): action for action in actions}
                action = texts[policy(number, rng, tuple(texts))]
            else:
                action = rng.choice(actions)
            position = kernel.apply(position, action)
            length += 1
            assert length < 20_000
        assert not kernel.in_turn(position)
        kernel.payoff(position)
