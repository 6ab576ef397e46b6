"""Typed turns: forgiving where only one turn can be meant, and never guessing."""

from __future__ import annotations

import json
import random
import time
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardlet.core import catalogue
from boardlet.core.errors import BadMove, BoardletError, IllegalMove
from boardlet.core.options import Options
from boardlet.core.reading import read
from boardlet.core.record import begin
from boardlet.core.state import State
from boardlet.core.turns import STOP, join
from boardlet.protocol import handle
from boardlet.testing.samples import Case, every_case
from tests.rules.random_records import played


def _state(game: str, position: str | None = None, **options: str | int | bool) -> State:
    return begin(catalogue.find(game), options, position).state


CHEVERSI = _state("cheversi", "8/8/8/8/3K4/8/8/8 b d4")
CHAIN = "7/5,bR,1/4,bP,2/3,bP,3/2,wS,4/7/7 w w 0,0 0 -"
"""White's scissors on c3 can take d4, and e5 after it."""


@pytest.mark.parametrize("text", ["Nd5", "nd5", "ND5", "N d5", " n  D5 ", "N@d5", "n-d5"])
def test_placements(text: str) -> None:
    assert read(CHEVERSI, text).actions == ("Nd5",)


@pytest.mark.parametrize(
    "text", ["c3-c4", "c3c4", "C3 C4", "c3–c4", "c3→c4", "c3 - c4", "c3>c4", "c3\tc4"]
)
def test_steps(text: str) -> None:
    assert read(_state("chifoumi"), text).actions == ("c3-c4",)


@pytest.mark.parametrize(
    "text",
    [
        "c3xd4xe5",
        "c3d4e5",
        "c3 d4 e5",
        "c3:d4:e5",
        "c3*d4*e5",
        "c3-d4-e5",
        "c3×d4 e5",
        "c3d4xe5",
        "c3xd4 d4xe5",
        "C3XD4XE5",
        "c3 x d4 x e5",
    ],
)
def test_chains(text: str) -> None:
    meant = read(_state("chifoumi", CHAIN), text)
    assert meant.actions == ("c3xd4", "d4xe5")


@pytest.mark.parametrize("text", ["c3xd4 end", "c3 d4 stop", "c3d4end", "C3:D4 END", "c3xd4stop"])
def test_end_stops_a_turn(text: str) -> None:
    meant = read(_state("chifoumi", CHAIN), text)
    assert meant.actions == ("c3xd4", STOP)
    assert not meant.after.in_turn


def test_without_end_a_turn_that_may_go_on_stays_open() -> None:
    assert read(_state("chifoumi", CHAIN), "c3d4").after.in_turn


def test_end_after_a_turn_that_is_over_anyway() -> None:
    assert read(_state("chifoumi"), "c3c4 end").actions == ("c3-c4",)


@pytest.mark.parametrize("text", ["d4xe5", "e5", "xe5", "d4 e5", ":e5", "-e5"])
def test_inside_a_turn_the_piece_need_not_be_named(text: str) -> None:
    inside = _state("chifoumi", CHAIN).apply("c3xd4")
    assert read(inside, text).actions == ("d4xe5",)
    assert read(inside, "end").actions == (STOP,)
    assert read(inside, "st").actions == (STOP,)


def test_a_sign_that_tells_something_must_fit() -> None:
    state = _state("chifoumi", CHAIN)
    for text in ("c3+d4", "c3:c4", "c3+c4"):
        with pytest.raises(IllegalMove):
            read(state, text)


def _both() -> State:
    return _state("chifoumi", "7/7/6,bP/3,wS,3/2,wR,4/7/7 w w 0,0 0 -", own=True)


def test_stack_or_capture_is_asked_not_guessed() -> None:
    for text in ("c3d4", "c3-d4", "c3 d4"):
        with pytest.raises(BadMove) as caught:
            read(_both(), text)
        assert caught.value.key == "error-turn-ambiguous"
        assert caught.value.arguments["candidates"] == "c3+d4, c3xd4"
        assert caught.value.arguments["count"] == 2
    assert read(_both(), "c3+d4").actions == ("c3+d4",)
    assert read(_both(), "c3:d4").actions == ("c3xd4",)


def test_what_follows_may_tell_which_was_meant() -> None:
    # Only a capture can be followed by a further step.
    assert read(_both(), "c3d4c4").actions == ("c3xd4", "d4-c4")


def test_the_only_beginning_is_enough() -> None:
    queen = _state("cheversi", "8/8/8/3q4/3K4/8/8/8 w d4")
    assert read(queen, "qe4").actions == ("Qe4",)
    assert read(queen, "e4").actions == ("Qe4",), "the queen is called: only one piece can come"
    with pytest.raises(BadMove) as caught:
        read(queen, "q")
    assert caught.value.arguments["count"] == 10
    assert str(caught.value.arguments["candidates"]).endswith("...")
    swap = _state("cheversi", "8/8/8/3q4/3K4/8/8/8 w d4", swap=True)
    assert read(swap, "sw").actions == ("swap",)
    assert read(swap, "SWAP").actions == ("swap",)


def test_a_figure_is_not_the_beginning_of_a_longer_one() -> None:
    # With long jumps e13 is not meant by e1.
    state = _state("chinese-checkers")
    froms = {action.split("-")[0] for action in state.legal_actions()}
    assert froms
    for action in state.legal_actions():
        source, target = action.split("-")
        if len(target) == 3:
            typed = f"{source}{target[:2]}"
            try:
                meant = read(state, typed)
            except BoardletError:
                continue
            assert meant.actions == (f"{source}-{target[:2]}",)


@pytest.mark.parametrize("text", ["", " ", "?", "Nd5 and more…", "99", "Nd5\x00", "c3++c4", "é4"])
def test_nothing_like_a_turn(text: str) -> None:
    with pytest.raises(BoardletError):
        read(CHEVERSI, text)


def test_the_games_own_words_for_an_illegal_turn_are_kept() -> None:
    with pytest.raises(IllegalMove) as caught:
        read(CHEVERSI, "swap")
    assert caught.value.key == "error-cheversi-swap"


def _meant(state: State, text: str) -> tuple[str, ...] | BoardletError:
    try:
        return read(state, text).actions
    except BoardletError as error:
        return error


def _plain(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter not in "-+@")


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_turns_of_random_games_however_they_are_typed(case: Case) -> None:
    """As written: always the same. Without signs: the same, or a question that names it."""
    rng = random.Random(f"reading {case}")
    steps = played(case, rng, 40)
    for before, after in pairwise(steps):
        turn = after.now.actions or (after.last.actions if after.last else ())
        action = turn[-1]
        assert read(before.state, action).actions == (action,)
        loose = _plain(action).replace("x", rng.choice(["x", ":", " ", "-"]))
        meant = _meant(before.state, loose)
        if isinstance(meant, BoardletError):
            assert meant.key == "error-turn-ambiguous"
            assert action in str(meant.arguments["candidates"])
        else:
            assert meant == (action,)


def _random_chain(state: State, rng: random.Random) -> tuple[str, ...]:
    path: list[str] = []
    while jumps := [action for action in state.legal_actions() if action != STOP]:
        path.append(rng.choice(jumps))
        state = state.apply(path[-1])
        if not state.in_turn:
            break
    return tuple(path)


def test_a_chain_among_millions_is_read_at_once() -> None:
    rows = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
    full = set(
        map(
            int,
            "15 17 26 27 28 29 30 31 38 40 42 47 48 49 50 51 52 53 54 57 59 60 61 63 66 67 68 69 70"
            " 71 72 73 78 80 82 89 90 91 92 93 94 103 105".split(),
        )
    )
    texts, hole = [], 0
    for length in rows:
        row = ""
        for _ in range(length):
            row += "o" if hole in full else "1"
            hole += 1
        for run in range(13, 1, -1):
            row = row.replace("1" * run, str(run)) if "1" * run in row else row
        texts.append(row)
    captured = 60 - len(full)
    beginning = _state("capture", f"{'/'.join(texts)} 0 {captured},0 -")
    rng = random.Random(4)
    path: tuple[str, ...] = ()
    for _ in range(60):
        chain = _random_chain(beginning, rng)
        path = max(path, chain, key=len)
    assert len(path) > 12
    start = time.perf_counter()
    whole = join(path).replace("x", " ")
    assert read(beginning, whole).actions == path
    assert time.perf_counter() - start < 5


_STATES = [
    _state("cheversi"),
    CHEVERSI,
    _state("chifoumi"),
    _both(),
    _state("chifoumi", CHAIN).apply("c3xd4"),
    _state("chifoumi", setup="free"),
    _state("capture", long_jump=True),
    _state("chinese-checkers", players=6),
]


@settings(max_examples=400, deadline=10_000)
@given(
    st.sampled_from(_STATES),
    st.text("abcdefgh1234567KQRBNx-+@:* end", max_size=12) | st.text(max_size=20),
)
def test_any_text_is_a_legal_turn_or_a_typed_error(state: State, text: str) -> None:
    meant = _meant(state, text)
    if isinstance(meant, BoardletError):
        assert meant.code in {"bad-move", "illegal-move"}
        return
    for action in meant:
        assert action in state.legal_actions()
        state = state.apply(action)


# --- over the protocol --------------------------------------------------------------


def _ask(options: Options | None = None, **request: object) -> dict[str, Any]:
    whole = {"id": 1, "type": "read", "options": dict(options or {}), **request}
    reply: dict[str, Any] = json.loads(handle(json.dumps(whole)))
    return reply


def test_read_over_the_protocol() -> None:
    reply = _ask(game="chifoumi", position=CHAIN, text="c3 d4")
    assert reply == {
        "id": 1,
        "type": "meant",
        "actions": ["c3xd4"],
        "turn": "c3xd4",
        "open": True,
    }
    reply = _ask(game="chifoumi", position=CHAIN, partial="c3xd4", text="e5 end")
    assert (reply["actions"], reply["turn"], reply["open"]) == (
        ["d4xe5", "stop"],
        "c3xd4xe5",
        False,
    )
    reply = _ask({"own": True}, game="chifoumi", position=_both().text(), text="c3d4")
    assert (reply["type"], reply["code"]) == ("error", "bad-move")
    assert reply["args"]["candidates"] == "c3+d4, c3xd4"
    assert _ask(game="cheversi", text=3)["code"] == "bad-request"
