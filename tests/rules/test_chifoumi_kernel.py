"""Chifoumi three times over: rules, kernel and naive generator agree along whole games."""

from __future__ import annotations

import itertools
import os
import random
from functools import cache

import pytest

from boardlet.core.errors import BadOption
from boardlet.core.kernel import Kernel
from boardlet.core.options import Options, Value, resolve
from boardlet.games.chifoumi import GAME
from tests.naive import chifoumi as naive
from tests.rules.chifoumi_positions import parsed, position, two

GAMES = int(os.environ.get("BOARDLET_CHIFOUMI_GAMES", "6"))
"""Games for each set of options; each plays a few hundred actions."""
STYLES: tuple[dict[str, float], ...] = (
    {"x": 1, "+": 1},
    {"x": 12, "+": 2},
    {"x": 1, "+": 9},
    {"x": 0.2, "+": 30},
)
"""How much likelier than a plain step captures and stacks are played."""


def option_sets() -> list[Options]:
    """Every set of options that plays differently."""
    keys = ("players", "start", "first", "own", "equal", "setup")
    flags: tuple[Value, ...] = (False, True)
    choices: tuple[tuple[Value, ...], ...] = (
        *((2, 3, 4), ("close", "wide"), ("white", "black"), flags, flags, ("fixed", "free")),
    )
    found: list[Options] = []
    for values in itertools.product(*choices):
        given: dict[str, Value] = dict(zip(keys, values, strict=True))
        if given["setup"] == "free" and given["start"] == "wide":
            continue
        try:
            found.append(resolve(GAME.spec.options, given))
        except BadOption:
            continue
    return found


def _title(options: Options) -> str:
    return "-".join(str(options[key]) for key in ("players", "start", "first", "setup")) + "".join(
        f"-{key}" for key in ("own", "equal") if options[key]
    )


@pytest.mark.parametrize("options", option_sets(), ids=_title)
def test_rules_kernel_and_naive_generator_agree(options: Options) -> None:
    for number in range(GAMES):
        rng = random.Random(f"{_title(options)} {number}")
        _play(options, rng, rng.choice(STYLES))


def _play(options: Options, rng: random.Random, style: dict[str, float]) -> None:
    kernel = GAME.kernel(options)
    state, simple = GAME.start(options), naive.start(dict(options))
    values = kernel.position(state)
    while True:
        legal = state.legal_actions()
        text = state.text()
        assert naive.text(simple) == text
        actions = {kernel.action_text(values, one): one for one in kernel.actions(values)}
        assert len(actions) == len(kernel.actions(values))
        assert tuple(sorted(actions)) == tuple(naive.legal(simple)) == legal, text
        assert kernel.position(state) == values, text
        assert kernel.seat(values) == naive.seat(simple) == state.seat, text
        assert kernel.in_turn(values) == state.in_turn, text
        assert kernel.payoff(values) == tuple(naive.scores(simple)) == state.scores(), text
        outcome = state.outcome()
        assert naive.over(simple) == (outcome is not None) == (not legal), text
        ranks = naive.ranks(simple)
        assert (ranks and tuple(ranks)) == (outcome and outcome.ranks), text
        if outcome:
            return
        weights = [1 if "@" in one else style.get(one[2], 1) for one in legal]
        action = rng.choices(legal, weights)[0]
        state, simple = state.apply(action), naive.apply(simple, action)
        values = kernel.apply(values, actions[action])


@pytest.mark.parametrize(("hunter", "prey"), ["RS", "SP", "PR", "PW", "WR", "WS"])
def test_case_10_a_lone_stronger_disc_catches_a_weaker_one_in_six_moves(
    hunter: str, prey: str
) -> None:
    assert _longest_hunt(hunter, prey) == 6


Hunt = tuple[str, str, str]
"""White's field, Black's field, and who is to move."""


@cache
def _fields() -> tuple[str, ...]:
    return tuple(point.name for point in GAME.board(resolve(GAME.spec.options, {})).points)


def _hunts_after(kernel: Kernel, text: str, white: str, black: str) -> list[Hunt | None]:
    """Where each action leads; None is the capture that ends the game."""
    values = kernel.position(parsed(text))
    found: list[Hunt | None] = []
    for action in kernel.actions(values):
        written = kernel.action_text(values, action)
        if written[2] == "x":
            assert not kernel.actions(kernel.apply(values, action))
            found.append(None)
        elif written[:2] == white:
            found.append((written[3:], black, "b"))
        else:
            found.append((white, written[3:], "w"))
    return found


def _longest_hunt(hunter: str, prey: str) -> int:
    """White's moves until the capture, from the worst position, whoever is to move first.

    Solved backwards: a position is won in n where a white move captures or leads
    to a position from which every black move leads to one won in n - 1 or less.
    """
    kernel = GAME.kernel(resolve(GAME.spec.options, {}))
    after: dict[Hunt, list[Hunt | None]] = {}
    for white, black, side in itertools.product(_fields(), _fields(), "wb"):
        if white != black:
            text = position(f"{white} w{hunter}, {black} b{prey}", side)
            after[white, black, side] = _hunts_after(kernel, text, white, black)
    won: dict[Hunt | None, int] = {None: 0}
    for moves in range(1, 50):
        for side, enough in (("w", any), ("b", all)):
            new = [
                hunt
                for hunt, nexts in after.items()
                if hunt[2] == side and hunt not in won and enough(one in won for one in nexts)
            ]
            won.update(dict.fromkeys(new, moves))
    assert len(won) == len(after) + 1, "there are positions from which the prey escapes"
    return max(won.values())


def test_estimates_prefer_more_discs_safe_discs_and_near_prey() -> None:
    def lead(towers: str, side: str = "w") -> float:
        state = two(towers, side)
        kernel = GAME.kernel(resolve(GAME.spec.options, {}))
        white, black = kernel.evaluate(kernel.position(state))
        return white - black

    assert lead("a1 wP, c1 wS, g7 bR") > lead("a1 wP, g7 bR, g5 bP")
    assert lead("d4 wP, d5 bR, a7 bS, a1 wW", "w") > lead("d4 wP, d5 bR, a7 bS, a1 wW", "b")
    assert lead("d4 wP, e6 bR") > lead("a1 wP, g7 bR")
