"""What games teach by: every step can be done, every puzzle is one, every text is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.record import Played, add_turn, begin
from boardlet.core.state import Game
from boardlet.describe import learn_reply
from boardlet.players.guides import guide_for
from boardlet.players.request import Player
from boardlet.players.turns import turns
from tools.languages import languages
from tools.puzzles import text_of

TEACHING = [game for game in catalogue.games().values() if learn_reply(game, "en")]
LEAST_PUZZLES = 10
CHECKED = 2
"""Puzzles of a game that are solved again; `python3 -m tools.puzzles --check` solves all."""
KEY = re.compile(r"^([\w-]+) = .", re.MULTILINE)


@pytest.fixture(params=TEACHING, ids=lambda game: game.spec.id)
def game(request: pytest.FixtureRequest) -> Game:
    taught: Game = request.param
    return taught


def meets(goal: dict[str, Any], played: Played, seat: int) -> bool:
    """As js/learn/goal.js has it."""
    turn, scores = played.record.moves[-1], played.state.scores()
    if "turns" in goal:
        return bool(turn in goal["turns"])
    if "begins" in goal:
        return turn.startswith(tuple(goal["begins"]))
    if not goal:
        return True
    assert scores is not None
    others = max(score for other, score in enumerate(scores) if other != seat)
    if "score" in goal:
        return bool(scores[seat] >= goal["score"])
    return bool(scores[seat] - others >= goal["lead"])


def all_turns(game: Game, played: Played) -> list[Played]:
    kernel = game.kernel(played.record.options)
    position = kernel.position(played.state)
    choices, _ = turns(kernel, guide_for(kernel, position), position)
    return [add_turn(played, text_of(kernel, position, turn.actions)) for turn in choices]


def test_every_step_can_be_done_and_done_wrong(game: Game) -> None:
    steps = learn_reply(game, "en")["lesson"]
    assert len(steps) >= 6
    for step in steps:
        start = begin(game, {}, step["position"])
        seat = start.state.seat
        assert meets(step["goal"], add_turn(start, step["show"]), seat)
        if step["goal"]:
            assert not all(meets(step["goal"], after, seat) for after in all_turns(game, start))
        for turn in step["goal"].get("turns", []):
            add_turn(start, turn)


def test_every_puzzle_can_be_solved(game: Game) -> None:
    puzzles = learn_reply(game, "en")["puzzles"]
    assert len({puzzle["position"] for puzzle in puzzles}) == len(puzzles)
    assert len([puzzle for puzzle in puzzles if "name" not in puzzle]) >= LEAST_PUZZLES
    for puzzle in puzzles:
        assert puzzle["grade"] in (1, 2, 3)
        start = begin(game, {}, puzzle["position"])
        add_turn(start, puzzle["turn"])
        assert len(all_turns(game, start)) > 1


def test_exact_puzzles_have_the_value_they_say(game: Game) -> None:
    exact = [puzzle for puzzle in learn_reply(game, "en")["puzzles"] if puzzle["exact"]]
    for puzzle in exact[:CHECKED]:
        start = begin(game, {}, puzzle["position"])
        best = [advice for advice in Player(game, start).advise() if advice][-1]
        assert (best.score, best.exact) == (puzzle["score"], True)
        assert add_turn(start, best.turn).state == add_turn(start, puzzle["turn"]).state


def test_the_sample_is_a_whole_game(game: Game) -> None:
    sample = learn_reply(game, "en")["sample"]
    played = begin(game, {})
    for turn in sample["moves"]:
        played = add_turn(played, turn)
    assert played.state.outcome() is not None
    assert sample["notes"] == sorted(set(sample["notes"]))
    assert sample["notes"][0] == 0
    assert sample["notes"][-1] == len(sample["moves"])


@pytest.mark.parametrize("language", languages())
def test_every_text_is_there(game: Game, language: str) -> None:
    taught, ident = learn_reply(game, language), game.spec.id
    wanted = {f"{ident}-sample-{number}" for number in taught["sample"]["notes"]}
    for number in range(1, len(taught["lesson"]) + 1):
        wanted |= {f"{ident}-lesson-{number}", f"{ident}-lesson-{number}-why"}
    wanted |= {f"{ident}-puzzle-{p['name']}" for p in taught["puzzles"] if "name" in p}
    keys = KEY.findall(taught["ftl"])
    assert sorted(keys) == sorted(wanted)


@pytest.mark.parametrize("language", languages())
def test_texts_name_the_same_points_in_every_language(game: Game, language: str) -> None:
    names = {point.name for point in game.board(begin(game, {}).record.options).points}
    texts, english = (
        dict(re.findall(r"^([\w-]+) = (.*)$", learn_reply(game, lang)["ftl"], re.MULTILINE))
        for lang in (language, "en")
    )
    for key, text in texts.items():
        named = re.findall(r"\b[a-q]\d{1,2}\b", text)
        assert set(named) == set(re.findall(r"\b[a-q]\d{1,2}\b", english[key])), key
        assert set(named) <= names
