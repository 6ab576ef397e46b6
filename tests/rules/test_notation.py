"""Records as text: what is written is read back, and people's habits are understood."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardlet.core import catalogue
from boardlet.core.errors import BoardletError
from boardlet.core.notation import write
from boardlet.core.record import Record, begin
from boardlet.core.saved import Saved
from boardlet.core.transcript import read
from boardlet.core.tree import Line
from boardlet.protocol import handle
from boardlet.testing.samples import Case, cases, every_case
from tests.rules.random_records import played, saved

CHEVERSI = catalogue.find("cheversi")
CHIFOUMI = catalogue.find("chifoumi")


def _saved(*moves: str, game: str = "cheversi", **more: object) -> Saved:
    options = begin(catalogue.find(game), {}).record.options
    return Saved(Record(game, options, moves), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_what_is_written_is_read_back(case: Case) -> None:
    rng = random.Random(f"notation {case}")
    for _ in range(3):
        before = saved(case, rng)
        text = write(before, "2026-07-31")
        found = read(text)
        assert found.problem is None, text
        assert found.saved == before
        assert found.date == "2026-07-31"
        assert max(map(len, text.partition("\n\n")[2].splitlines()), default=0) <= 80


def test_the_form() -> None:
    before = _saved(
        "Kd4",
        "Qe5",
        "Qd5",
        names=('Ann "A"', "Bob"),
        levels=(None, 3),
        branches=(
            Line(("Qe4", "Qc3"), (Line(("Qe3",), (), 2),), 1),
            Line(("Qc4",), (), 1),
            Line(("Nc5",), (), 3),
        ),
    )
    assert write(before, "2026-07-31") == (
        '[Game "cheversi"]\n'
        '[Date "2026-07-31"]\n'
        '[Player1 "Ann \\"A\\""]\n'
        '[Player2 "Bob"]\n'
        '[Level2 "3"]\n'
        '[Result "*"]\n'
        "\n"
        "1. Kd4 Qe5 (1... Qe4 2. Qc3 (2. Qe3)) (1... Qc4) 2. Qd5 * (2... Nc5)\n"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_round_has_a_turn_for_each_seat(players: int) -> None:
    game = catalogue.find("chinese-checkers")
    case = Case(game, begin(game, {"players": players}).record.options)
    moves = played(case, random.Random(2), 4 * players)[-1].record.moves
    body = write(Saved(Record(game.spec.id, case.options, moves))).partition("\n\n")[2].split()
    numbers = [(at, word) for at, word in enumerate(body) if word.endswith(".")]
    assert numbers == [(n * (players + 1), f"{n + 1}.") for n in range(4)]


def test_the_result_stands_in_the_header() -> None:
    case = cases(CHEVERSI)[0]
    end = played(case, random.Random(8), 99)[-1]
    scores = end.state.scores()
    assert scores is not None
    assert f'[Result "{scores[0]}-{scores[1]}"]' in write(Saved(end.record))
    case = cases(CHIFOUMI)[0]
    end = played(case, random.Random(8), 999)[-1]
    scores = end.state.scores()
    assert scores is not None
    assert f'[Result "{scores[0]:g}-{scores[1]:g}"]' in write(Saved(end.record))


def test_an_open_turn_ends_in_dots() -> None:
    position = "7/5,bR,1/4,bP,2/3,bP,3/2,wS,4/7/7 w w 0,0 0 -"
    options = begin(CHIFOUMI, {}).record.options
    before = Saved(Record("chifoumi", options, (), "c3xd4", position), branches=())
    text = write(before)
    assert text.endswith("\n1. c3xd4...\n")
    assert read(text).saved == before
    assert read(text.replace("...\n", "…")).saved == before


# --- people's habits ----------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '[Game "cheversi"]\n\n1. Kd4 Qe5 2. Qd5',
        "[Game cheversi]\n[Event 'Club']\n[Site \"?\"]\nKd4\nQe5\nQd5",
        '[Game "Cheversi"]\r\n\r\n1.Kd4 Qe5\r\n2.Qd5\r\n',
        '[Game "cheversi"] \n1 Kd4 2 Qe5 3 Qd5',
        '[Game "cheversi"]\n1) kd4 qe5 2) qd5',
        '  [Game "cheversi"]\n1. Kd4! {a good start (really)} 1... Qe5?! $4 2. Qd5 *',
        '[Game "cheversi"]\n1. Kd4 ; white begins (Ke4)\nQe5 2. Qd5 1-0',
        '[Game "cheversi"]\n1. Kd4 Qe5 2. Qd5 {not closed',
        '[Game "cheversi"]\n1. Kd4 Qe5 2. Qd5 1/2-1/2',
        '[Game "cheversi"]\n1. Kd4 Qe5 2. Qd5 41-38.5',
        '[Game "cheversi"]\n[Result "*"]\n[Options ""]\n1. … Kd4 1… Qe5 2… Qd5',
        '[Game "cheversi"]\n1. Kd4 Qe5 2. Qd5 )',
        '[Game "cheversi"]\n( Ke4 ) 1. Kd4 Qe5 2. Qd5',
    ],
)
def test_habits(text: str) -> None:
    found = read(text)
    assert found.problem is None
    assert found.saved is not None
    assert found.saved.record.moves == ("Kd4", "Qe5", "Qd5")


def test_without_a_header_the_game_at_hand_is_meant() -> None:
    found = read("1. c3c4 c5b5", CHIFOUMI, {"own": True})
    assert found.saved is not None
    assert found.saved.record.moves == ("c3-c4", "c5-b5")
    assert found.saved.record.options["own"] is True
    nothing = read("1. Kd4 Qe5")
    assert nothing.saved is None
    assert nothing.problem is not None
    assert nothing.problem.key == "error-text-game"


def test_a_position_alone_is_a_record_that_starts_there() -> None:
    position = "8/8/8/4q3/3K4/8/8/8 w d4"
    found = read(f"  {position}\n", CHEVERSI)
    assert found.problem is None
    assert found.saved is not None
    assert (found.saved.record.position, found.saved.record.moves) == (position, ())


def test_options_are_read_as_people_write_them() -> None:
    found = read('[Game "chifoumi"]\n[Options "players=3,level=professional , own=no,touch = off"]')
    assert found.problem is None
    assert found.saved is not None
    options = found.saved.record.options
    assert (options["players"], options["hidden"], options["own"], options["touch"]) == (
        3,
        True,
        False,
        False,
    )


# --- what goes wrong ----------------------------------------------------------------


def test_an_illegal_turn_is_named_and_the_turns_before_it_stay() -> None:
    found = read('[Game "cheversi"]\n[Player1 "Ann"]\n1. Kd4 Qe5 2. Ka1 Qd5')
    assert found.saved is not None
    assert found.saved.record.moves == ("Kd4", "Qe5")
    assert found.saved.names == ("Ann", "")
    assert found.problem is not None
    assert (found.problem.code, found.problem.at) == ("illegal-move", 2)
    assert found.problem.arguments == {"turn": "Ka1", "number": 3, "turns": 2}


def test_an_illegal_branch_does_not_cost_the_game() -> None:
    found = read('[Game "cheversi"]\n1. Kd4 Qe5 (1... Qe4 2. Ka1 Qd5 (Qa1)) 2. Qd5')
    assert found.problem is not None
    assert found.problem.arguments["turn"] == "Ka1"
    assert found.saved is not None
    assert found.saved.record.moves == ("Kd4", "Qe5", "Qd5")
    assert found.saved.branches == (Line(("Qe4",), (), 1),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        ('[Game "halma"]\n1. a b', "unknown-game"),
        ('[Game "cheversi"]\n[Options "tempo=3"]\n1. Kd4', "bad-option"),
        ('[Game "cheversi"]\n[Options "swap=perhaps"]\n1. Kd4', "bad-option"),
        ('[Game "cheversi"]\n[Position "8/8 w"]\n1. Kd4', "bad-position"),
        ('[Game "cheversi"]\n1. Hello', "bad-move"),
        ('[Game "cheversi"]\n1. Kd4...', "illegal-move"),
        ('[Game "cheversi"]\n[Match "first-to 10"]\n1. Kd4', "bad-request"),
        ('[Game "cheversi"]\n[Match "pair 2"]\n[Games "x"]\n1. Kd4', "bad-request"),
        ('[Game "cheversi"]\n[Match "pair 2"]\n[Games "1-2/3.3:2"]\n1. Kd4', "bad-request"),
        ("x" * 70_000, "bad-request"),
    ],
)
def test_problems(text: str, code: str) -> None:
    found = read(text)
    assert found.problem is not None
    assert found.problem.code == code


def test_a_strange_match_does_not_stop_the_turns() -> None:
    found = read('[Game "cheversi"]\n[Match "pair 7"]\n[Level1 "900"]\n1. Kd4')
    assert found.problem is not None
    assert found.saved is not None
    assert found.saved.record.moves == ("Kd4",)
    assert found.saved.match is None


def test_records_that_cannot_be_are_not_written() -> None:
    for before, code in (
        (_saved("Kd4", "Kd5"), "illegal-move"),
        (_saved("Kd4", names=("Ann",)), "bad-request"),
        (_saved("Kd4", branches=(Line(("Ke9",), (), 0),)), "bad-move"),
    ):
        with pytest.raises(BoardletError) as caught:
            write(before)
        assert caught.value.code == code


_TEXTS = [write(saved(case, random.Random(f"text {case}"), 10)) for case in every_case()[::4]]


@settings(max_examples=600, deadline=10_000, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_mutated_texts_never_raise_and_never_hang(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(_TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(at, min(len(text), at + 20)))
        new = data.draw(st.text('()[]{};*"\\.…x-+1a ', max_size=8) | st.text(max_size=6))
        text = text[:at] + new + text[end:]
    found = read(text)
    if found.problem is None:
        assert found.saved is not None
        assert read(write(found.saved)).saved == found.saved


@pytest.mark.parametrize(
    "body",
    [
        "(" * 20_000,
        "1. Kd4 " + "(Ke4) " * 5000,
        "1. Kd4 " + "(Ka9) " * 5000,
        "Kd4 " * 9000,
        "(1. Kd4 " * 4000,
        "[a" + " " * 60_000,
        "[a " + "] " * 30_000 + "x",
        '[a "' + '\\"' * 20_000,
        "{" * 30_000 + "[a " * 9000,
        "a" * 60_000,
        "1." * 30_000,
    ],
)
def test_hostile_texts_take_no_time(body: str) -> None:
    read('[Game "cheversi"]\n' + body)


# --- over the protocol --------------------------------------------------------------


def _ask(**request: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, **request})))
    return reply


FULL: dict[str, Any] = {
    "game": "cheversi",
    "options": {"count": "once"},
    "moves": ["Kd4", "Qe5"],
    "partial": "",
    "position": None,
    "names": ["Ann", "Žofie"],
    "seats": [None, 3],
    "match": {
        "kind": "pair",
        "length": 2,
        "results": [{"ranks": [2, 1], "points": [30, 41.5]}],
    },
    "branches": [{"at": 1, "moves": ["Qd5"], "branches": []}],
}


def test_links_and_texts_over_the_protocol() -> None:
    link = _ask(type="link", **FULL)
    assert set(link) == {"id", "type", "text"}
    back = _ask(type="unlink", text=link["text"])
    expected = {"id": 1, "type": "record", **FULL, "seating": [1, 0], "date": None, "problem": None}
    assert back == expected
    text = _ask(type="export", date="2026-07-31", **FULL)
    assert (text["type"], '[Match "pair 2"]' in text["text"]) == ("text", True)
    back = _ask(type="import", text=text["text"])
    assert back == {**expected, "date": "2026-07-31"}


def test_problems_over_the_protocol() -> None:
    link = _ask(type="link", **FULL)["text"]
    back = _ask(type="unlink", text=link[:-3])
    assert (back["type"], back["game"]) == ("record", "cheversi")
    assert back["problem"]["key"] == "error-link-truncated"
    assert set(back["problem"]) == {"code", "message", "key", "args"}
    back = _ask(type="unlink", text="nothing")
    assert (back["type"], back["game"], back["problem"]["code"]) == ("record", None, "bad-request")
    back = _ask(type="import", text="1. kd4 zz", game="cheversi")
    assert (back["moves"], back["problem"]["args"]["number"]) == (["Kd4"], 2)
    assert _ask(type="import", text="x", game="halma")["code"] == "unknown-game"
    several: tuple[dict[str, Any], ...] = (
        {"names": [1, 2]},
        {"names": ["a"]},
        {"seats": ["x", None]},
        {"seats": [True, None]},
        {"seats": [-1, None]},
        {"branches": [{"at": 1}]},
        {"branches": [{"at": "1", "moves": ["Qd5"]}]},
        {"branches": [{"at": -1, "moves": ["Qd5"]}]},
        {"branches": [{"at": 9, "moves": ["Qd5"]}]},
        {"branches": [3]},
        {"moves": [3]},
        {"moves": "Kd4"},
        {"match": []},
    )
    for broken in several:
        for kind in ("link", "export"):
            reply = _ask(type=kind, **{**FULL, **broken})
            assert (reply["type"], reply["code"]) == ("error", "bad-request"), broken


def test_compare_over_the_protocol() -> None:
    full = FULL | {"match": None}
    reply = _ask(type="compare", game="cheversi", moves=["Kd4", "Qe5"], other=full)
    assert reply["relation"] == "other", "options differ"
    other = {"game": "cheversi", "moves": ["Kd4"]}
    reply = _ask(type="compare", game="cheversi", moves=["Kd4", "Qe5"], other=other)
    assert reply == {"id": 1, "type": "comparison", "relation": "continues", "turn": 1}
    several: tuple[dict[str, Any], ...] = ({}, {"other": 3}, {"other": {"game": "halma"}})
    for broken in several:
        assert _ask(type="compare", game="cheversi", **broken)["type"] == "error"
