"""Values that are called exact, against trying everything."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from boardlet.core.guide import Level
from boardlet.core.kernel import Position
from boardlet.core.options import resolve
from boardlet.core.record import add_action, add_turn, begin
from boardlet.core.star import CENTRE, COUNT, distance, write_rows
from boardlet.core.turns import STOP
from boardlet.games.cheversi.evaluation import _Judge
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.thinking import Thought, think
from tests.bench.contest import Contestant
from tests.search.asking import (
    best,
    everyone_for_itself,
    find,
    minimax,
    random_records,
    request_of,
)


def _solved(kernel: Any, position: Position) -> Thought:
    clock = Clock(1 << 40)
    thinking = think(kernel, guide_for(kernel, position), position, Level(0), "1", clock)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return cast(Thought, end.value)


CHEVERSI = [
    {},
    {"count": "once"},
    {"ruleset": "2006"},
    {"swap": True},
]


@pytest.mark.parametrize("options", CHEVERSI)
def test_cheversi_children_are_valued_as_the_positions_they_are(options: Any) -> None:
    game = find("cheversi")
    resolved = resolve(game.spec.options, options)
    kernel = game.kernel(resolved)
    touch, once = resolved["ruleset"] == "2008", resolved["count"] == "once"
    judge = _Judge(kernel, touch=touch, once=once)
    for seed in range(8):
        random = Random(seed)
        position: Any = kernel.position(game.start(resolved))
        while actions := kernel.actions(position):
            for value, action in judge._children(position, list(actions)):
                after: Any = kernel.apply(position, action)
                result = judge.result(after)
                assert value == -(judge.margin(after) if result is None else result)
            position = kernel.apply(position, random.choice(actions))


@pytest.mark.parametrize("options", CHEVERSI)
def test_cheversi_endings(options: Any) -> None:
    game = find("cheversi")
    resolved = resolve(game.spec.options, options)
    left = 2 if resolved["ruleset"] == "2006" else 3
    for seed in range(6):
        kernel = game.kernel(resolved)
        random = Random(seed)
        position: Any = kernel.position(game.start(resolved))
        while position[4] & 31 < 16 - left:
            position = kernel.apply(position, random.choice(kernel.actions(position)))
        value = minimax(kernel, position, {})
        thought = _solved(kernel, position)
        assert thought.exact
        assert thought.value == 100 * (value if kernel.seat(position) == 0 else -value)


@pytest.mark.parametrize("long_jump", [False, True])
def test_capture_is_exact_with_ten_pieces(long_jump: bool) -> None:
    game = find("capture")
    options = {"long_jump": long_jump}
    tried = 0
    for seed in range(14):
        for played in random_records(game, options, seed):
            state: Any = played.state
            if state.holes.bit_count() <= 10 and state.legal_actions():
                break
        else:
            continue
        kernel = game.kernel(resolve(game.spec.options, options))
        position = kernel.position(state)
        value = minimax(kernel, position, {})
        reply = best(**request_of(played))
        assert reply["exact"] is True
        assert reply["score"] == (value if kernel.seat(position) == 0 else -value)
        tried += 1
    assert tried > 1


def test_capture_is_exact_where_ten_pieces_stand_close() -> None:
    game = find("capture")
    options = resolve(game.spec.options, {})
    random = Random(5)
    near = [hole for hole in range(COUNT) if distance(hole, CENTRE) <= 2]
    for _ in range(6):
        kernel = game.kernel(options)
        holes = sum(1 << hole for hole in random.sample(near, 8))
        position: Any = (holes, 0, 0, -1)
        if not kernel.actions(position):
            continue
        thought = _solved(kernel, position)
        assert thought.exact
        assert thought.value == 100 * minimax(kernel, position, {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("long_jump", [False, True])
def test_capture_is_exact_for_more_than_two(players: int, long_jump: bool) -> None:
    game = find("capture")
    random = Random(players)
    near = [hole for hole in range(COUNT) if distance(hole, CENTRE) <= (3 if long_jump else 2)]
    tried = 0
    for number in range(8):
        holes = random.sample(near, 7 + number % 3)
        rows = write_rows(dict.fromkeys(holes, "o"))
        # Nearly equal counts, so that who is best changes with every capture.
        captures = [(60 - len(holes) + seat) // players for seat in range(players)]
        position = f"{rows} {number % players} {','.join(map(str, captures))} -"
        played = begin(game, {"players": players, "long_jump": long_jump}, position)
        if not played.state.legal_actions():
            continue
        kernel = game.kernel(played.record.options)
        start = kernel.position(played.state)
        values = everyone_for_itself(kernel, start, {})
        seat = kernel.seat(start)
        lead = values[seat] - max(v for s, v in enumerate(values) if s != seat)
        reply = best(**request_of(played))
        assert (reply["exact"], reply["score"]) == (True, lead), position
        assert reply["depth"] < len(holes)
        tried += 1
    assert tried > 4


def test_capture_is_exact_within_a_chain() -> None:
    game = find("capture")
    tried = 0
    for seed in range(40):
        random = Random(seed)
        near = [hole for hole in range(COUNT) if distance(hole, CENTRE) <= 2]
        rows = write_rows(dict.fromkeys(random.sample(near, 8), "o"))
        played = begin(game, {"players": 3}, f"{rows} 0 18,17,17 -")
        for action in played.state.legal_actions():
            begun = add_action(played, action)
            if not begun.state.in_turn:
                continue
            kernel = game.kernel(played.record.options)
            start = kernel.position(begun.state)
            values = everyone_for_itself(kernel, start, {})
            reply = best(**request_of(begun))
            assert (reply["exact"], reply["score"]) == (True, values[0] - max(values[1:]))
            tried += 1
    assert tried > 4


CHIFOUMI = [
    # White's paper beats the rock and the well that stand alone.
    ("7/7/7/2,wP,bR,3/7/7/7 w w 0,0 0 -", True),
    ("7/7/7/wS,bP,bP,4/7/7/7 w w 0,0 0 -", True),
]


@pytest.mark.parametrize(("position", "wins"), CHIFOUMI)
def test_chifoumi_takes_what_wins_at_once(position: str, wins: bool) -> None:
    reply = best(game="chifoumi", position=position)
    assert "x" in reply["turn"], reply
    assert (reply["score"] > 0) is wins


def test_chinese_checkers_gets_home() -> None:
    """Two players of a middle level empty their homes, do not block, and see the end."""
    played = begin(find("chinese-checkers"), {})
    while played.state.outcome() is None:
        reply = best(**request_of(played), level=4, seed=len(played.record.moves) % 2)
        played = add_turn(played, reply["turn"])
        assert len(played.record.moves) < 200
    outcome = played.state.outcome()
    assert outcome is not None
    assert outcome.reason == "home"


@pytest.mark.parametrize(("level", "players"), [(2, 3), (2, 6), (3, 6)])
def test_weak_levels_of_chinese_checkers_get_home(level: int, players: int) -> None:
    game = find("chinese-checkers")
    played = begin(game, {"players": players})
    kernel = game.kernel(played.record.options)
    position = kernel.position(played.state)
    player = Contestant(str(level))
    while kernel.actions(position):
        guide = guide_for(kernel, position)
        actions = player.turn(kernel, guide, position, str(len(played.record.moves)))
        for action in actions:
            played = add_action(played, kernel.action_text(position, action))
            position = kernel.apply(position, action)
        if played.state.in_turn:
            played = add_action(played, STOP)
    outcome = played.state.outcome()
    assert outcome is not None
    assert outcome.reason == "home"


def test_chinese_checkers_races_home_as_soon_as_it_said() -> None:
    position = "1/1b/1bb/bbb1/8b4/7b4/11/2b7/3b5/5a1aa1/4a6/12/13/3a/aaa/aa/1 1 -"
    played = begin(find("chinese-checkers"), {}, position)
    said: list[int] = []
    while played.state.outcome() is None:
        reply = best(**request_of(played), nodes=8_000, seed=len(said))
        said.append(reply["depth"])
        played = add_turn(played, reply["turn"])
    assert said[0] > 20
    assert len(said) <= said[0] + 1
    outcome = played.state.outcome()
    assert outcome is not None
    assert outcome.reason == "home"
