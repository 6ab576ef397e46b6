"""Ways within one turn, held against turns listed in full where there are few enough."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.options import resolve
from boardlet.core.routes import routes
from boardlet.core.state import State
from boardlet.protocol import Server
from tests.rules.test_capture import at, exploding, start

CHAIN = "7/5,bR,1/4,bP,2/3,bP,3/2,wS,4/7/7 w w 0,0 0 -"


def parse(game: str, text: str, **options: Any) -> State:
    found = catalogue.find(game)
    return found.parse(resolve(found.spec.options, options), text)


def test_the_only_way_is_told_jump_by_jump() -> None:
    state = at("e3", "e4", "e6", "e8")
    assert routes(state, "e3").ways == {
        "e7": ("e3xe5", "e5xe7"),
        "e9": ("e3xe5", "e5xe7", "e7xe9"),
    }
    assert routes(state, "a1").ways == {}


def test_within_a_chain_only_what_is_left_of_it_counts() -> None:
    state = at("e3", "e4", "e6", "e8").apply("e3xe5")
    assert routes(state, "e5").ways == {"e9": ("e5xe7", "e7xe9")}
    assert routes(state, "e8").ways == {}


def test_where_several_ways_lead_their_beginnings_are_told() -> None:
    # Over two sides of a lozenge, either way round, and other marbles taken each time.
    lozenge = at("e5", "e6", "f7", "f5", "g6")
    found = routes(lozenge, "e5")
    assert found.ways == {"g7": None}
    assert found.firsts == {"g7": ("e5xe7", "e5xg5")}


def test_a_capture_may_go_on_with_a_step() -> None:
    state = parse("chifoumi", CHAIN)
    found = routes(state, "c3")
    assert found.ways["e5"] == ("c3xd4", "d4xe5")
    # There by the last disc captured, or without it.
    assert found.ways["e4"] is None
    assert found.firsts["e4"] == ("c3xd4",)
    # One step reaches these: no more is to be said of them.
    assert not {"c3", "d4", "c4", "d3"} & set(found.ways)


def everything(state: State, source: str) -> dict[str, dict[State, list[tuple[str, ...]]]]:
    """All ways by brute force: for each point each position there and the ways to it."""
    found: dict[str, dict[State, list[tuple[str, ...]]]] = {}

    def go_on(now: State, at: str, piece: str | None, way: tuple[str, ...]) -> None:
        for choice in now.choices():
            if choice.source != at or choice.target is None or piece not in (None, choice.piece):
                continue
            after, further = now.apply(choice.action), (*way, choice.action)
            found.setdefault(choice.target, {}).setdefault(after, []).append(further)
            if after.in_turn:
                go_on(after, choice.target, choice.piece, further)

    go_on(state, source, None, ())
    return found


@pytest.mark.parametrize("options", [{}, {"long_jump": True}], ids=["short", "long"])
def test_ways_agree_with_turns_listed_in_full(options: dict[str, Any]) -> None:
    chooser = random.Random(11)
    compared = 0
    for _ in range(12):
        state: State = start(**options)
        for _ in range(chooser.randrange(4, 22)):
            if state.legal_actions():
                state = state.apply(chooser.choice(state.legal_actions()))
        for source in sorted({choice.source or "" for choice in state.choices()} - {""})[:6]:
            listed = everything(state, source)
            if sum(len(ways) for ends in listed.values() for ways in ends.values()) > 150:
                continue
            near = {choice.target for choice in state.choices() if choice.source == source}
            found = routes(state, source)
            assert set(found.ways) == set(listed) - near - {source}
            for point, way in found.ways.items():
                ends = listed[point]
                assert (way is not None) == (len(ends) == 1)
                ways = [way for ways in ends.values() for way in ways]
                if way is not None:
                    assert way in ways
                    assert len(way) == min(map(len, ways))
                else:
                    assert set(found.firsts[point]) == {way[0] for way in ways}
                compared += 1
    assert compared > 10


def test_millions_of_chains_are_not_looked_for() -> None:
    state = exploding()
    began = time.process_time()
    for source in sorted({choice.source or "" for choice in state.choices()} - {""}):
        found = routes(state, source)
        assert set(found.firsts) == {point for point, way in found.ways.items() if way is None}
    spent = time.process_time() - began
    assert spent < 0.25


def test_routes_through_the_door() -> None:
    request = {"type": "routes", "id": 1, "game": "chifoumi", "position": CHAIN, "source": "c3"}
    reply = json.loads(Server().receive(json.dumps(request)))
    assert reply["type"] == "routes"
    assert reply["routes"]["e5"] == ["c3xd4", "d4xe5"]
    for source in (None, 3, ["c3"]):
        wrong = json.loads(Server().receive(json.dumps({**request, "source": source})))
        assert (wrong["type"], wrong["at"]) == ("error", "source")
    nowhere = json.loads(Server().receive(json.dumps({**request, "source": "z99"})))
    assert nowhere["routes"] == nowhere["firsts"] == {}
