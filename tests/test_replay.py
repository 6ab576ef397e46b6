"""Replays and drawings: what a page without the engine shows is what the engine says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlet import protocol
from boardlet.core import catalogue
from boardlet.core.options import resolve
from boardlet.core.record import add_turn, begin
from boardlet.core.state import Piece, State
from tools import embedding
from tools.run import Problem

VECTORS = Path(__file__).parent / "vectors"
NODES = (Path(__file__).parents[1] / "js/embed/nodes.js").read_text()
"""The script that decides what a drawing may hold."""


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(protocol.handle(json.dumps({"id": 1, **request})))
    return reply


def vectors() -> list[Any]:
    found = []
    for file in sorted(VECTORS.glob("*.json")):
        read = json.loads(file.read_text())
        found += [
            pytest.param(read["game"], game["options"], game["moves"], id=f"{file.stem}-{number}")
            for number, game in enumerate(read["games"])
        ]
    return found


def standing(piece: Piece) -> list[Any]:
    return [piece.kind, piece.side, piece.point, piece.level]


def played(game: str, options: dict[str, Any], moves: list[str]) -> Iterator[State]:
    now = begin(catalogue.find(game), options)
    yield now.state
    for move in moves:
        now = add_turn(now, move)
        yield now.state


def nodes(node: list[Any]) -> Iterator[list[Any]]:
    yield node
    for child in node[2:]:
        if isinstance(child, list):
            yield from nodes(child)


def known(name: str) -> set[str]:
    """The words of a set in nodes.js."""
    found = re.search(rf"const {name} = new Set\((.*?)\.split\(' '\)", NODES, re.DOTALL)
    assert found
    return set(" ".join(re.findall(r"'([^']*)'", found[1])).split())


@pytest.mark.parametrize(("game", "options", "moves"), vectors())
def test_folding_the_turns_gives_every_position(
    game: str, options: dict[str, Any], moves: list[str]
) -> None:
    replay = ask(type="replay", game=game, options=options, moves=moves)["replay"]
    states = [*played(game, options, moves)]
    pieces = replay["pieces"]
    symbols = replay["drawing"]["symbols"]
    assert pieces == [standing(piece) for piece in states[0].pieces()]
    assert len(replay["turns"]) == len(moves)
    for turn, state, before in zip(replay["turns"], states[1:], states, strict=False):
        for piece, path, level in turn["moves"]:
            pieces[piece][2:] = [path[-1], level]
        for piece, *changed in turn.get("set", []):
            pieces[piece] = changed
        assert pieces == [standing(piece) for piece in state.pieces()]
        assert turn["seat"] == before.seat
        scores = state.scores()
        assert turn["scores"] == (None if scores is None else list(scores))
        for kind, side, point, _ in pieces:
            if point in replay["drawing"]["points"]:
                assert f"{kind or ''}/{'' if side is None else side}" in symbols
    outcome = states[-1].outcome()
    assert replay["ranks"] == (None if outcome is None else list(outcome.ranks))


def test_a_still_has_the_last_position_only() -> None:
    game, options, moves = vectors()[0].values
    asked = {"type": "replay", "game": game, "options": options, "moves": moves}
    still = ask(**asked, still=True)["replay"]
    *_, last = played(game, options, moves)
    assert still["turns"] == []
    assert still["pieces"] == [standing(piece) for piece in last.pieces()]
    assert still["moves"] == moves


def test_an_open_turn_is_the_last_one() -> None:
    moves = ["f8xd3", "f9xd4", "l5xn2"]
    asked = {"type": "replay", "game": "capture", "options": {}, "moves": moves}
    turns = ask(**asked, partial="l6xn3")["replay"]["turns"]
    assert [turn["text"] for turn in turns] == [*moves, "l6xn3"]


def test_names_are_cleaned() -> None:
    asked = {"type": "replay", "game": "cheversi", "names": ["  A\nnna ", None]}
    assert ask(**asked)["replay"]["names"] == ["A nna", None]
    assert ask(**{**asked, "names": [3]})["code"] == "bad-request"


def test_every_drawing_keeps_to_what_a_page_draws() -> None:
    tags, attributes = known("TAGS"), known("ATTRIBUTES")
    for game in catalogue.games():
        drawing = ask(type="drawing", game=game)["drawing"]
        shown = [*drawing["paints"], *drawing["surface"]]
        shown += [*drawing["symbols"].values(), *drawing["emblems"].values()]
        assert len(drawing["emblems"]) == len(drawing["sides"])
        for node in (inner for one in shown for inner in nodes(one)):
            assert node[0] in tags
            assert node[1].keys() <= attributes, node
            assert "http" not in json.dumps(node)


def test_starts_are_those_of_their_options() -> None:
    for name, game in catalogue.games().items():
        reply = ask(type="drawing", game=name)
        for start in reply["starts"]:
            state = game.start(resolve(game.spec.options, start["options"]))
            assert start["pieces"] == [standing(piece) for piece in state.pieces()]
        assert len(reply["starts"]) == len({json.dumps(s["pieces"]) for s in reply["starts"]})


def test_the_site_has_each_drawing_that_a_replay_may_name(dist: Path) -> None:
    names = {file.stem for file in (dist / "drawings").glob("*.js")}
    for parameters in vectors():
        game, options, _ = parameters.values
        stock = ask(type="replay", game=game, options=options)["replay"]["stock"]
        assert stock in names


def test_texts_without_fluent_hold_variables_only(tmp_path: Path) -> None:
    path = tmp_path / "texts" / "en.js"
    embedding.write_texts(path, "embed-a = One { $b }\nother = { $x ->\n *[other] x\n }\n")
    assert path.read_text() == 'export default {"embed-a":"One { $b }"};\n'
    with pytest.raises(Problem, match="embed-a"):
        embedding.write_texts(path, "embed-a = { $x ->\n  [one] x\n *[other] x\n }\n")
