"""The `think` request: what it answers, refuses, and how it is stopped."""

from __future__ import annotations

import itertools
import json
import time
from typing import Any

import pytest

from boardlet.core.record import add_turn, begin
from boardlet.protocol import Server
from tests.search.asking import best, error, find, random_records, replies, request_of

GAMES = ("capture", "cheversi", "chifoumi", "chinese-checkers")
SEATS = (
    [("capture", {"players": n}) for n in (2, 3, 6)]
    + [("chinese-checkers", {"players": n}) for n in (2, 3, 4, 5, 6)]
    + [("chifoumi", {"players": n}) for n in (2, 3, 4)]
    + [
        ("chifoumi", {"setup": "free"}),
        ("chifoumi", {"level": "professional"}),
        ("chifoumi", {"equal": True}),
        ("capture", {"long_jump": True}),
        ("chinese-checkers", {"long_jump": True, "points": "pass"}),
        ("cheversi", {"swap": True}),
        ("cheversi", {"ruleset": "2006", "count": "once"}),
    ]
)


@pytest.mark.parametrize(
    ("position", "score", "nodes"),
    [
        ("8/8/6r1/3NrR2/2qQb3/bK6/R7/8 w d5", 6, None),
        ("8/8/3n4/2N5/rR2bB2/R1qQb3/1K6/r7 w c5", -3, None),
        ("8/8/2q5/1KQ5/r2R1b2/1B2rR2/8/8 b b3", 10, 200_000),
    ],
)
def test_solved_positions_of_cheversi(position: str, score: int, nodes: int | None) -> None:
    cap = {} if nodes is None else {"nodes": nodes}
    reply = best(game="cheversi", position=position, **cap)
    assert reply["score"] == score
    assert reply["exact"] is True


@pytest.mark.parametrize("game", GAMES)
def test_same_level_and_seed_give_the_same_turn(game: str) -> None:
    for level in (1, 3, 5):
        request = {"game": game, "level": level, "seed": 7, "nodes": 300}
        assert best(**request) == best(**request)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 6])
def test_seeds_give_different_first_turns(game: str, level: int) -> None:
    turns = {best(game=game, level=level, seed=seed, nodes=200)["turn"] for seed in range(12)}
    assert len(turns) > 1


@pytest.mark.parametrize(("game", "options"), SEATS)
def test_turns_are_legal_in_the_middle_of_random_games(game: str, options: Any) -> None:
    server = Server()
    for seed in range(2):
        records = random_records(find(game), options, seed)
        for number, played in enumerate(itertools.islice(records, 60)):
            if played.state.outcome() is not None or number % 9:
                continue
            request = request_of(played)
            reply = best(**request, level=number % 6 + 1, nodes=60)
            moves = [*request["moves"], reply["turn"]]
            text = json.dumps({"id": 0, "type": "open", **request, "moves": moves, "partial": ""})
            after = json.loads(server.receive(text))
            assert after["type"] == "state", (request, reply)


def test_a_turn_that_was_begun_is_told_whole() -> None:
    for played in random_records(find("capture"), {}, 3):
        if played.record.partial:
            reply = best(**request_of(played), level=4)
            assert reply["turn"].startswith(played.record.partial)
            assert reply["line"][0] == reply["turn"]


def test_news_comes_before_the_answer() -> None:
    *news, answer = replies(game="cheversi", level=5)
    assert [reply["type"] for reply in news] == ["thinking"] * len(news)
    assert news
    assert {"turn", "score", "nodes", "depth", "exact", "line"} <= answer.keys()
    assert [reply["depth"] for reply in news] == sorted(reply["depth"] for reply in news)


def test_refusals() -> None:
    over = "RqKbRqNk/8/8/8/8/8/8/8 w a8"
    assert error(game="cheversi", position=over) in ("bad-position", "illegal-move")
    for field, value in (
        ("level", 0),
        ("level", 7),
        ("level", "6"),
        ("level", True),
        ("level", 2.5),
        ("seed", "x"),
        ("seed", None),
        ("nodes", 0),
        ("nodes", -5),
        ("ms", 0),
        ("ms", "soon"),
    ):
        assert error(game="cheversi", **{field: value}) == "bad-request", (field, value)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_no_turn(game: str) -> None:
    for played in random_records(find(game), {}, 1):
        last = played
    assert error(**request_of(last)) == "illegal-move"


def test_level_6_and_seed_0_are_the_defaults() -> None:
    assert best(game="capture", nodes=300) == best(game="capture", nodes=300, level=6, seed=0)


def _started(server: Server, **cap: Any) -> None:
    request = {"id": "t", "type": "think", "game": "cheversi", "nodes": 10**8, **cap}
    assert server.receive(json.dumps(request)) == ""
    server.step(20)


def test_cancel_ends_a_search_without_an_answer() -> None:
    server = Server()
    _started(server)
    cancelled = json.loads(server.receive('{"id": 2, "type": "cancel", "target": "t"}'))
    assert cancelled["found"] is True
    assert server.step(20) is None


def test_cancel_with_take_brings_the_best_so_far() -> None:
    server = Server()
    _started(server)
    server.receive('{"id": 2, "type": "cancel", "target": "t", "take": true}')
    lines: list[str] = []
    while (more := server.step(20)) is not None:
        lines += more.splitlines()
    answer = json.loads(lines[-1])
    assert answer["type"] == "best"
    assert answer["stopped"] is True
    assert answer["turn"]


def test_time_caps_a_search() -> None:
    server = Server()
    _started(server, ms=60)
    steps = 0
    while server.step(20) is not None:
        steps += 1
        assert steps < 200


def test_a_search_breathes() -> None:
    """Slices end near their time, so that a click is answered meanwhile."""
    for game in GAMES:
        server = Server()
        server.receive(json.dumps({"id": "t", "type": "think", "game": game, "nodes": 10**8}))
        longest = 0.0
        for _ in range(20):
            start = time.process_time()
            server.step(8)
            longest = max(longest, time.process_time() - start)
        assert longest < 0.25, game


def test_openings_are_legal_in_whatever_way_the_board_lies() -> None:
    kings = set()
    for seed in range(40):
        reply = best(game="cheversi", level=6, seed=seed)
        assert reply["nodes"] == 1, "the first placement is known"
        kings.add(reply["turn"])
    assert len(kings) > 8
    game = find("cheversi")
    for king in ("Ka1", "Kh8", "Kg1", "Kb7", "Kf1", "Kc2", "Kf6"):
        turns = [best(game="cheversi", moves=[king], level=5, seed=seed) for seed in range(3)]
        played = add_turn(begin(game, {}), king)
        legal = set(played.state.legal_actions())
        assert {turn["turn"] for turn in turns} <= legal
        assert {turn["nodes"] for turn in turns} == {1}
