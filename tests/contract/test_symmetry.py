"""A board's symmetries that keep the start position carry games to games of equal worth."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from boardlet.core import perft
from boardlet.core.board import Board
from boardlet.core.state import State
from boardlet.testing.option_sets import DEEP
from boardlet.testing.samples import Case, walks

Renaming = Mapping[str, str]
_NAME = re.compile(r"[a-z][0-9]{1,2}")
_TURNS = 12
_MOST_COUNTED = 200_000 if DEEP else 3_000


def symmetries(board: Board) -> list[Renaming]:
    """The turns and reflections, but for the identity, that carry points to points."""
    middle_x = sum(point.x for point in board.points) / len(board.points)
    middle_y = sum(point.y for point in board.points) / len(board.points)
    places = {point.name: complex(point.x - middle_x, point.y - middle_y) for point in board.points}
    by_place = {_rounded(place): name for name, place in places.items()}
    found: list[Renaming] = []
    for mirrored, step in itertools.product((False, True), range(24)):
        angle = math.tau * step / 24
        turn = complex(math.cos(angle), math.sin(angle))
        renaming = {
            name: by_place.get(_rounded(turn * (place.conjugate() if mirrored else place)), "")
            for name, place in places.items()
        }
        if "" not in renaming.values() and any(a != b for a, b in renaming.items()):
            found.append(renaming)
    return found


def _rounded(place: complex) -> tuple[float, float]:
    # Adding zero makes -0.0 and 0.0 one.
    return (round(place.real, 2) + 0.0, round(place.imag, 2) + 0.0)


def renamed(text: str, renaming: Renaming) -> str:
    """An action's text with its points renamed."""
    return _NAME.sub(lambda found: renaming[found.group()], text)


def _content(state: State, renaming: Renaming) -> Counter[tuple[object, ...]]:
    return Counter(
        (renaming.get(piece.point, piece.point), piece.level, piece.kind, piece.side)
        for piece in state.pieces()
    )


@cache
def _kept(case: Case) -> list[Renaming]:
    """The symmetries that carry the start position to itself."""
    board, start = case.game.board(case.options), case.game.start(case.options)
    unchanged = _content(start, {})
    return [one for one in symmetries(board) if _content(start, one) == unchanged]


def test_squares_have_8_symmetries_and_stars_12(case: Case) -> None:
    board = case.game.board(case.options)
    if math.isqrt(len(board.points)) ** 2 == len(board.points) and len(board.points) != 121:
        assert len(symmetries(board)) == 7
    elif len(board.points) == 121:
        assert len(symmetries(board)) == 11


def test_renamed_games_run_the_same(case: Case) -> None:
    if not _kept(case):
        pytest.skip("no symmetry keeps the start position")
    rng = random.Random(f"renamed {case}")
    for walk in walks(case):
        renaming = rng.choice(_kept(case))
        state = walk.states[0]
        for original, action, _ in itertools.islice(walk.steps(), 300):
            wanted = sorted(renamed(legal, renaming) for legal in original.legal_actions())
            assert list(state.legal_actions()) == wanted, original.text()
            assert state.scores() == original.scores(), original.text()
            state = state.apply(renamed(action, renaming))
        if len(walk.actions) <= 300:
            assert state.outcome() == walk.states[-1].outcome()


def test_perft_is_equal_under_the_symmetries(case: Case) -> None:
    kept = _kept(case)
    if not kept:
        pytest.skip("no symmetry keeps the start position")
    kernel = case.game.kernel(case.options)
    walk = walks(case)[0]
    turns = [at for at, state in enumerate(walk.states) if not state.in_turn][: _TURNS + 1]
    for at in turns[1 :: 3 if DEEP else 6]:
        depth, count = 1, perft.count(kernel, walk.states[at], 1)
        while count and count * count <= _MOST_COUNTED * 40 and depth < 4:
            depth += 1
            count = perft.count(kernel, walk.states[at], depth)
        for renaming in kept if len(kept) < 8 or DEEP else kept[::3]:
            state = walk.states[0]
            for action in walk.actions[:at]:
                state = state.apply(renamed(action, renaming))
            assert perft.count(kernel, state, depth) == count, state.text()
