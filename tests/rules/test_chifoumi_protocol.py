"""Chifoumi as any program plays it: through requests and replies."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlet.protocol import Server, finish
from tests.rules.chifoumi_positions import position


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    request = {"id": 1, "type": kind, "game": "chifoumi", **fields}
    replies = list(finish(Server(), json.dumps(request)))
    found: dict[str, Any] = json.loads(replies[-1])
    return found


def test_a_chain_is_played_action_by_action() -> None:
    start = {"position": position("c3 wS, d4 bP, e5 bP, f6 bR")}
    first = ask("act", **start, action="c3xd4")
    assert (first["partial"], first["seat"], first["moves"]) == ("c3xd4", 0, [])
    assert "stop" in first["legal"]
    second = ask("act", **start, partial="c3xd4", action="d4xe5")
    assert second["partial"] == "c3xd4xe5"
    stopped = ask("act", **start, partial="c3xd4xe5", action="stop")
    assert (stopped["moves"], stopped["seat"]) == (["c3xd4xe5"], 1)
    whole = ask("open", **start, moves=["c3xd4xe5-d4"])
    assert whole["seat"] == 1
    assert [event["kind"] for event in whole["last"]] == [
        *("step", "capture", "step", "capture", "step"),
    ]


def test_a_skip_is_told_with_the_turn_before_it() -> None:
    reply = ask("open", position=position("d4 bR.wS, a1 wP"), moves=["a1-a2"])
    assert [(event["kind"], event["seat"]) for event in reply["last"]] == [("step", 0), ("skip", 1)]
    assert reply["seat"] == 0


def test_hidden_kinds_are_in_the_text_but_not_on_the_board() -> None:
    reply = ask("open", options={"hidden": True}, position=position("d4 bR.wS, a1 wP, a7 bP"))
    assert "bR.wS" in reply["text"]
    tower = {piece["level"]: piece["kind"] for piece in reply["pieces"] if piece["point"] == "d4"}
    assert tower == {0: None, 1: "S"}


def test_level_sets_options_in_the_reply() -> None:
    options = ask("open", options={"level": "professional", "hidden": False})["options"]
    assert (options["hidden"], options["touch"], options["own"]) == (False, True, True)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"options": {"players": 4, "own": True}}, "bad-option"),
        ({"options": {"level": "professional", "players": 4}}, "bad-option"),
        ({"position": "7/7/7/7/7/7/7 w w 0,0 0 -"}, "bad-position"),
        ({"moves": ["c3-c4", "c5?c4"]}, "bad-move"),
        ({"moves": ["c3-c4", "c3-c4"]}, "illegal-move"),
        ({"moves": ["c3-c4-c5"]}, "illegal-move"),
        ({"partial": "c3-c4"}, "illegal-move"),
    ],
)
def test_errors_have_codes(fields: dict[str, Any], code: str) -> None:
    assert ask("open", **fields)["code"] == code


def test_perft_counts_turns_of_any_length() -> None:
    assert ask("perft", depth=1)["count"] == 55
    chain = position("c3 wS, d4 bP, e5 bP, a7 bR")
    # Eight plain steps less the captures' field, then d4 with: stop, seven steps, or e5 likewise.
    assert ask("perft", depth=1, position=chain)["count"] == 7 + 8 + 9
