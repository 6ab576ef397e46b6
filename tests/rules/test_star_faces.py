"""Rule book, bit sets and naive generator play the star games in step, also where it gets odd.

`BOARDLET_DEEP=1` plays a hundred times as many games.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from boardlet.core.options import resolve
from boardlet.core.state import State
from boardlet.core.turns import STOP
from boardlet.games import capture, chinese_checkers
from boardlet.testing.option_sets import every_set
from tests.naive import capture as naive_capture
from tests.naive import chinese_checkers as naive_checkers

DEEP = bool(os.environ.get("BOARDLET_DEEP"))
SEED = os.environ.get("BOARDLET_SEED", "")

Options = dict[str, Any]
Policy = Callable[[random.Random, Any, list[str]], str]

capture_sets = pytest.mark.parametrize("options", every_set(capture.GAME.spec.options), ids=str)
checkers_sets = pytest.mark.parametrize(
    "options", every_set(chinese_checkers.GAME.spec.options), ids=str
)


class Faces:
    """One game on plain, kernel and naive at once; every action compares all of them."""

    def __init__(self, game: Any, naive: Any, options: Options, plain: State, other: Any) -> None:
        self.kernel = game.kernel(options)
        self.naive = naive
        self.plain = plain
        self.position = self.kernel.position(plain)
        self.other = other
        self.legal: list[str] = []
        self.compare()

    def compare(self) -> None:
        """Text, seat, legal actions, scores, end and ranks."""
        told = self.plain.text()
        outcome, scores = self.plain.outcome(), self.plain.scores()
        self.legal = list(self.plain.legal_actions())
        assert self.naive.text(self.other) == told
        assert self.naive.legal(self.other) == self.legal, told
        assert self.naive.seat(self.other) == self.plain.seat, told
        assert self.naive.over(self.other) == (outcome is not None), told
        theirs = self.naive.ranks(self.other)
        assert theirs == (None if outcome is None else list(outcome.ranks)), told
        theirs = self.naive.scores(self.other)
        assert theirs == (None if scores is None else list(scores)), told
        actions = self.kernel.actions(self.position)
        texts = sorted(self.kernel.action_text(self.position, action) for action in actions)
        assert texts == self.legal, told
        assert self.kernel.seat(self.position) == self.plain.seat, told
        assert self.kernel.in_turn(self.position) == self.plain.in_turn, told
        if outcome is not None:
            payoff = self.kernel.payoff(self.position)
            places = [1 + sum(better > value for better in payoff) for value in payoff]
            assert places == list(outcome.ranks), told

    def play(self, action: str) -> None:
        """Plays an action on all three."""
        self.plain = self.plain.apply(action)
        self.other = self.naive.apply(self.other, action)
        number = next(
            number
            for number in self.kernel.actions(self.position)
            if self.kernel.action_text(self.position, number) == action
        )
        self.position = self.kernel.apply(self.position, number)
        assert self.position == self.kernel.position(self.plain), self.plain.text()
        self.compare()

    def to_the_end(self, rng: random.Random, policy: Policy, most: int = 2000) -> str:
        """Plays on; returns why the game ended."""
        while self.legal and most:
            self.play(policy(rng, self.plain, self.legal))
            most -= 1
        outcome = self.plain.outcome()
        return outcome.reason if outcome else "unfinished"


# --- Capture ------------------------------------------------------------------------


def any_jump(rng: random.Random, state: State, legal: list[str]) -> str:
    return rng.choice(legal)


def timid(rng: random.Random, state: State, legal: list[str]) -> str:
    return STOP if STOP in legal else rng.choice(legal)


def greedy(rng: random.Random, state: State, legal: list[str]) -> str:
    return rng.choice([action for action in legal if action != STOP])


@capture_sets
@pytest.mark.parametrize("policy", [any_jump, timid, greedy])
def test_capture_games(options: Options, policy: Policy) -> None:
    for number in range(100 if DEEP else 1):
        rng = random.Random(f"{options} {policy.__name__} {number} {SEED}")
        start = capture.GAME.start(options), naive_capture.start(options)
        faces = Faces(capture.GAME, naive_capture, options, *start)
        assert faces.to_the_end(rng, policy) == "no-jump"


@capture_sets
def test_capture_from_scattered_pieces(options: Options) -> None:
    """Long chains: many pieces with single holes between them, mostly in the points."""
    for number in range(100 if DEEP else 2):
        rng = random.Random(f"{options} scattered {number} {SEED}")
        names = rng.sample(list(naive_capture.HOLE), rng.randint(2, 60))
        empty = naive_capture.start(options)
        full = {hole: name in names for hole, name in naive_capture.NAME.items()}
        other = empty._replace(full=full)
        plain = capture.GAME.parse(options, naive_capture.text(other))
        Faces(capture.GAME, naive_capture, options, plain, other).to_the_end(rng, any_jump)


# --- Chinese checkers ---------------------------------------------------------------


def gain(state: Any, action: str) -> int:
    """How much nearer to the tip of the goal a move brings a piece."""
    if action == "pass":
        return 0
    origin, _, end = action.partition("-")
    return naive_gain(state.players, state.seat, origin, end)


def naive_gain(players: int, seat: int, origin: str, end: str) -> int:
    point = naive_checkers.SEATS[players].split()[seat]
    tip = naive_checkers.TIP[naive_checkers.OPPOSITE[point]]
    hole = naive_checkers.HOLE
    return naive_checkers.distance(hole[origin], tip) - naive_checkers.distance(hole[end], tip)


def forward(rng: random.Random, state: Any, legal: list[str]) -> str:
    """Races; games end with everybody in a place."""
    if rng.random() < 0.1:
        return rng.choice(legal)
    return max(legal, key=lambda action: gain(state, action) + rng.random() * 2.5)


def stubborn(rng: random.Random, state: Any, legal: list[str]) -> str:
    """Seat 0 steps to and fro behind its lines, the others race: blocked goals, repetition."""
    if state.seat or rng.random() < 0.02:
        return forward(rng, state, legal)
    return min(legal, key=lambda action: (abs(gain(state, action)), action))


def to_and_fro(rng: random.Random, state: Any, legal: list[str]) -> str:
    """Everybody moves between a few positions: repetition."""
    return rng.choice(legal) if rng.random() < 0.2 else legal[0]


def crowded(rng: random.Random, state: Any, legal: list[str]) -> str:
    """Everybody into the goal, then slowly: pieces that stand in each other's way."""
    gains = [gain(state, action) for action in legal]
    return rng.choice([a for a, g in zip(legal, gains, strict=True) if g >= 0] or legal)


def wander(rng: random.Random, state: Any, legal: list[str]) -> str:
    return rng.choice(legal)


@checkers_sets
@pytest.mark.parametrize("policy", [forward, stubborn, to_and_fro, crowded, wander])
def test_checkers_games(options: Options, policy: Policy) -> None:
    for number in range(30 if DEEP else 1):
        rng = random.Random(f"{options} {policy.__name__} {number} {SEED}")
        start = chinese_checkers.GAME.start(options), naive_checkers.start(options)
        faces = Faces(chinese_checkers.GAME, naive_checkers, options, *start)
        faces.to_the_end(rng, policy, 2000 if DEEP else 25)


def scattered(options: Options, rng: random.Random) -> tuple[State, Any]:
    """A position with every seat's pieces close together anywhere on the star."""
    hole_names = list(naive_checkers.HOLES)
    other = naive_checkers.start(options)
    owner: dict[Any, int] = {}
    for seat in range(options["players"]):
        middle = rng.choice(hole_names if rng.random() < 0.7 else list(naive_checkers.TIP.values()))
        spread = rng.random() * 6 if rng.random() < 0.7 else 0
        free = [hole for hole in hole_names if hole not in owner]
        free.sort(key=lambda hole: naive_checkers.distance(hole, middle) + rng.random() * spread)
        owner |= dict.fromkeys(free[:10], seat)
    other = other._replace(owner=owner)
    return chinese_checkers.GAME.parse(options, naive_checkers.text(other)), other


@checkers_sets
def test_checkers_from_scattered_pieces(options: Options) -> None:
    for number in range(60 if DEEP else 1):
        rng = random.Random(f"{options} scattered {number} {SEED}")
        plain, other = scattered(options, rng)
        faces = Faces(chinese_checkers.GAME, naive_checkers, options, plain, other)
        policy = rng.choice([forward, crowded, wander, stubborn])
        faces.to_the_end(rng, policy, 2000 if DEEP else 15)


def shut_in(options: Options) -> tuple[State, Any]:
    """With `points` `pass` every piece deep in a point that it may not stop in: nobody moves."""
    tips = {"NE": 6, "SE": 4}, {"SW": 6, "NW": 4}
    owner: dict[Any, int] = {}
    for seat, places in enumerate(tips):
        for point, count in places.items():
            holes = list(naive_checkers.REGION[point])
            tip = naive_checkers.TIP[point]
            holes.sort(key=lambda hole: naive_checkers.distance(hole, tip))
            owner |= dict.fromkeys(holes[:count], seat)
    other = naive_checkers.start(options)._replace(owner=owner)
    return chinese_checkers.GAME.parse(options, naive_checkers.text(other)), other


def test_when_all_pass_the_game_ends() -> None:
    options = resolve(chinese_checkers.GAME.spec.options, {"points": "pass"})
    plain, other = shut_in(options)
    faces = Faces(chinese_checkers.GAME, naive_checkers, options, plain, other)
    assert faces.legal == ["pass"]
    faces.play("pass")
    assert faces.legal == ["pass"]
    faces.play("pass")
    outcome = faces.plain.outcome()
    assert outcome is not None
    assert outcome.reason == "blocked"
