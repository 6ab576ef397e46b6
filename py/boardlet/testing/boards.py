"""Boards can be drawn and walked over; replies are JSON and name only what is on the board."""

from __future__ import annotations

import json
from typing import Any, get_args
from xml.etree import ElementTree as ET

from boardlet.core.board import Direction
from boardlet.core.record import Played, add_action, begin
from boardlet.core.state import Game
from boardlet.describe import art, board_reply, history_reply, state_reply
from boardlet.testing.samples import Case, walks

_OPPOSITE = {
    "left": "right",
    "up": "down",
    "up-left": "down-right",
    "up-right": "down-left",
}
_OPPOSITE |= {back: there for there, back in _OPPOSITE.items()}


def points_have_their_own_names_and_places(case: Case) -> None:
    board = case.game.board(case.options)
    x, y, width, height = board.box
    assert len({point.name for point in board.points}) == len(board.points)
    assert len({(point.x, point.y) for point in board.points}) == len(board.points)
    assert not {point.name for point in board.points} & {tray.name for tray in board.trays}
    for point in board.points:
        assert x <= point.x <= x + width, point
        assert y <= point.y <= y + height, point
    rows = [point.row for point in board.points]
    assert rows == sorted(rows)
    assert set(rows) == set(range(max(rows) + 1))
    for one, next_one in zip(board.points, board.points[1:], strict=False):
        assert (one.y, one.x) < (next_one.y, next_one.x)
        assert (one.row == next_one.row) == (one.y == next_one.y)


def arrow_keys_reach_every_point_and_go_back(case: Case) -> None:
    points = {point.name: point for point in case.game.board(case.options).points}
    for point in points.values():
        for direction, name in point.neighbours.items():
            assert direction in get_args(Direction)
            back = points[points[name].neighbours[_OPPOSITE[direction]]]  # type: ignore[index]
            # Where rows are staggered, up and down stand for one of two diagonals.
            assert back == point or (direction in {"up", "down"} and back.row == point.row)
    for start in list(points)[:3]:
        seen, waiting = {start}, [start]
        while waiting:
            found = set(points[waiting.pop()].neighbours.values()) - seen
            seen |= found
            waiting.extend(found)
        assert seen == set(points)


def trays_and_sides_fit(case: Case) -> None:
    board = case.game.board(case.options)
    assert len({tray.name for tray in board.trays}) == len(board.trays)
    assert len(set(board.sides)) == len(board.sides) >= 1
    assert all(0 <= tray.side < len(board.sides) for tray in board.trays)
    assert all(
        point.side is None or point.side in range(len(board.sides)) for point in board.points
    )
    assert len(board.rotations) in {0, len(board.sides)}


def drawings_are_well_formed_and_plain(case: Case) -> None:
    drawing = ET.fromstring(f"<g>{case.game.board(case.options).drawing}</g>")
    pictures = ET.fromstring(art(case.game))
    for element in (*drawing.iter(), *pictures.iter()):
        assert element.tag.rpartition("}")[2] not in {"script", "style", "foreignObject", "image"}
        for key, value in element.attrib.items():
            assert not key.startswith("on"), key
            assert key != "style", "the page's policy forbids styles in attributes"
            assert "//" not in value.replace("http://www.w3.org/", ""), value


def every_kind_has_a_picture(game: Game) -> None:
    pictures = {
        element.get("id") for element in ET.fromstring(art(game)).iter() if element.get("id")
    }
    kinds = {piece.kind for piece in game.start(_default(game)).pieces()}
    for kind in kinds - {None}:
        assert any(str(picture).endswith(str(kind)) for picture in pictures), (kind, pictures)


def _default(game: Game) -> dict[str, Any]:
    return {option.key: option.default for option in game.spec.options}


def _json(reply: dict[str, Any]) -> Any:
    again = json.loads(json.dumps(reply, allow_nan=False))
    assert again == reply
    return again


def replies_are_json_and_name_only_what_is_on_the_board(case: Case) -> None:
    board = _json(board_reply(case.game, case.options))
    points = {point["name"] for point in board["points"]}
    places = points | {tray["name"] for tray in board["trays"]}
    played = begin(case.game, case.options)
    records: list[Played] = [played]
    for action in walks(case)[-1].actions[:120]:
        played = add_action(played, action)
        records.append(played)
    for played in records[:6] + records[6::15]:
        reply = _json(state_reply(played))
        ids = {piece["id"] for piece in reply["pieces"]}
        assert {piece["point"] for piece in reply["pieces"]} <= places
        for choice in reply["choices"]:
            assert choice["source"] in places | {None}
            assert choice["target"] in points | {None}
            assert choice["piece"] in ids | {None}
        for event in reply["last"] + reply["now"]:
            assert {event["source"], event["target"]} <= places | {None}
            assert set(event["path"]) <= points
            assert event["piece"] in ids | {None}
        assert [choice["action"] for choice in reply["choices"]] == reply["legal"]
        assert reply["over"] == (not reply["legal"]) == (reply["ranks"] is not None)
        assert (reply["partial"] != "") == (reply["steps"] != [])
    history = _json(history_reply(records))
    assert [turn["text"] for turn in history["turns"]] == list(records[-1].record.moves)
