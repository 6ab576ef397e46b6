"""Random games of every game and option set, played once and looked at by all laws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from boardlet.core import catalogue
from boardlet.core.options import Options
from boardlet.core.state import Game, State
from boardlet.core.turns import STOP
from boardlet.testing.option_sets import DEEP, chosen_sets

WALKS = 10 if DEEP else 3
"""Random games played for an option set; the first always to its end."""

LENGTH = 1_000_000 if DEEP else 90
"""Actions after which the other games are broken off."""

ENOUGH = 2500
"""Actions after which no more than three games are played: long ones hold much memory."""

CHECKED = 400 if DEEP else 45
"""Positions looked at closely for an option set."""


@dataclass(frozen=True, eq=False)
class Case:
    """A game under one set of options."""

    game: Game
    options: Options

    def __str__(self) -> str:
        told = [
            (key if value is True else f"{key}={value}")
            for key, value in self.options.items()
            if value != next(o.default for o in self.game.spec.options if o.key == key)
        ]
        return "-".join([self.game.spec.id, *told])

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.game.start(self.options).scene().sides)


@dataclass(frozen=True, slots=True)
class Walk:
    """A random game from its start: one state more than actions."""

    states: tuple[State, ...]
    actions: tuple[str, ...]

    def steps(self) -> Iterator[tuple[State, str, State]]:
        """Each action with the states before and after it."""
        yield from zip(self.states, self.actions, self.states[1:], strict=False)


def cases(game: Game) -> list[Case]:
    """The option sets of a game that are tested."""
    return [Case(game, options) for options in chosen_sets(game.spec.options)]


@cache
def every_case() -> tuple[Case, ...]:
    """The tested option sets of all games, the same objects at every call."""
    return tuple(case for game in catalogue.games().values() for case in cases(game))


def policy(number: int, rng: random.Random, legal: tuple[str, ...]) -> str:
    """Chooses an action: at random; a word such as `swap` or `stop` at once; or never `stop`."""
    if number % 3 == 1:
        words = [action for action in legal if action.isalpha()]
        return rng.choice(words or legal)
    if number % 3 == 2 and len(legal) > 1 and rng.random() < 0.95:
        legal = tuple(action for action in legal if action != STOP)
    return rng.choice(legal)


@lru_cache(maxsize=2)
def walks(case: Case) -> tuple[Walk, ...]:
    """Random games of a case; the first ends, or this does not return."""
    played: list[Walk] = []
    for number in range(WALKS):
        if number >= 3 and sum(len(walk.actions) for walk in played) > ENOUGH:
            break
        played.append(_walk(case, number))
    return tuple(played)


def whole(case: Case) -> Walk:
    """A random game from its start to its end."""
    return walks(case)[0]


def _walk(case: Case, number: int) -> Walk:
    rng = random.Random(f"{case} {number}")
    state = case.game.start(case.options)
    states: list[State] = [state]
    actions: list[str] = []
    while (not number or len(actions) < LENGTH) and (legal := state.legal_actions()):
        action = policy(number, rng, legal)
        state = state.apply(action)
        states.append(state)
        actions.append(action)
    return Walk(tuple(states), tuple(actions))


@lru_cache(maxsize=2)
def sample(case: Case) -> tuple[State, ...]:
    """Positions of a case to look at closely: starts, ends, open turns, others by chance."""
    rng = random.Random(f"sample of {case}")
    played = walks(case)
    ends = [played[0].states[0], *(walk.states[-1] for walk in played)]
    inner = [state for walk in played for state in walk.states[1:-1]]
    open_turns = [state for state in inner if state.in_turn]
    some_open = rng.sample(open_turns, min(len(open_turns), CHECKED // 3))
    rest = max(0, CHECKED - len(ends) - len(some_open))
    return (*ends, *some_open, *rng.sample(inner, min(len(inner), rest)))
