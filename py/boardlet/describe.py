"""Turns games, boards and states into the JSON shapes of the protocol's replies."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from boardlet.core.board import Board
from boardlet.core.errors import BadRequest
from boardlet.core.match import LENGTHS
from boardlet.core.options import Option, Options, resolve
from boardlet.core.record import Played
from boardlet.core.routes import Routes
from boardlet.core.state import Choice, Event, Game, Message, Piece, Scene, Spec

Reply = dict[str, Any]

LEARN = "learn"
"""The folder of a game that teaches: a lesson, puzzles, a game with notes, and their texts."""

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}")


def game_reply(game: Game) -> Reply:
    """A game's entry in the `ready` reply."""
    spec = game.spec
    return {
        "id": spec.id,
        "seats": list(spec.seats),
        "players": players_key(spec),
        "options": [_option(option) for option in spec.options],
        "matches": [{"kind": kind, "lengths": list(LENGTHS[kind])} for kind in spec.matches],
        "starter": spec.starter,
        "published": None if spec.published is None else list(spec.published),
        "learn": _folder(game).joinpath(LEARN).is_dir(),
    }


def board_reply(game: Game, options: Options) -> Reply:
    """The `board` reply: geometry, drawing, sides, trays and the pieces' pictures."""
    resolved = resolve(game.spec.options, options)
    board = game.board(resolved)
    return {"type": "board", "game": game.spec.id, **_board(board), "art": art(game)}


def texts_reply(game: Game, lang: str) -> Reply:
    """The `texts` reply: the game's Fluent file in a language. Raises BadRequest."""
    return {"type": "texts", "lang": lang, "ftl": _fluent(game, "l10n", lang)}


def learn_reply(game: Game, lang: str) -> Reply:
    """The `learn` reply: what a game teaches by, with the Fluent file of its texts.

    `lesson` is a list of steps, each a `position` (null: the start) and a `goal` (empty: any
    turn): one of `turns`, how the turn `begins`, or the least `score` or `lead` after it for the
    seat that plays. `puzzles` are positions with their best `turn`; `sample` has the `moves` of a
    game, and the numbers of turns after which there are `notes`. Raises BadRequest.
    """
    folder = _folder(game).joinpath(LEARN)
    if not folder.is_dir():
        raise BadRequest(f"{game.spec.id} has no lesson", at="game")
    parts = {
        name: json.loads(folder.joinpath(f"{name}.json").read_text("utf-8"))
        for name in ("lesson", "puzzles", "sample")
    }
    return {"type": "learn", "lang": lang, **parts, "ftl": _fluent(game, LEARN, lang)}


def _fluent(game: Game, folder: str, lang: str) -> str:
    """A Fluent file of a game. Raises BadRequest."""
    if not _LANGUAGE.fullmatch(lang):
        raise BadRequest("`lang` must be a language code", at="lang")
    path = _folder(game).joinpath(folder, f"{lang}.ftl")
    if not path.is_file():
        raise BadRequest(f"{game.spec.id} has no texts in {lang!r}", at="lang")
    return path.read_text("utf-8")


def texts(game: Game) -> dict[str, str]:
    """A game's Fluent files by language."""
    found = _folder(game).joinpath("l10n").iterdir()
    return {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in sorted(found, key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def art(game: Game) -> str:
    """The SVG document whose symbols draw the game's pieces, one a kind."""
    return _folder(game).joinpath("art.svg").read_text("utf-8")


def state_reply(played: Played) -> Reply:
    """The `state` reply: the fixed fields, then what the page needs to draw."""
    state = played.state
    outcome = state.outcome()
    scores = state.scores()
    last = played.last.events() if played.last else ()
    return {
        "type": "state",
        "game": played.record.game,
        "options": dict(played.record.options),
        "moves": list(played.record.moves),
        "partial": played.record.partial,
        "position": played.record.position,
        "text": state.text(),
        "seat": state.seat,
        "legal": list(state.legal_actions()),
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "scores": None if scores is None else [number(score) for score in scores],
        "ranks": list(outcome.ranks) if outcome else None,
        "steps": list(played.now.actions),
        "choices": [_choice(choice) for choice in state.choices()],
        "pieces": [_piece(piece) for piece in state.pieces()],
        "last": [_event(event) for event in last],
        "now": [_event(event) for event in played.now.events()],
        **_scene(state.scene()),
    }


def history_reply(replay: Iterable[Played]) -> Reply:
    """The `history` reply: each turn's text, seat, events and the scores after it."""
    turns: list[Reply] = []
    chosen_options: Reply = {}
    for played in replay:
        chosen_options = dict(played.record.options)
        if played.last is None or len(turns) == len(played.record.moves):
            continue
        scores = played.state.scores()
        turns.append(
            {
                "text": played.record.moves[-1],
                "seat": played.last.start.seat,
                "events": [_event(event) for event in played.last.events()],
                "scores": None if scores is None else [number(score) for score in scores],
            }
        )
    return {"type": "history", "turns": turns, "options": chosen_options}


def routes_reply(found: Routes) -> Reply:
    """The `routes` reply: the way to each further point, and how the ways begin if several."""
    ways = {point: way and list(way) for point, way in found.ways.items()}
    return {
        "type": "routes",
        "routes": ways,
        "firsts": {point: list(firsts) for point, firsts in found.firsts.items()},
    }


def number(value: float) -> float | int:
    """A whole number as an int, so that JSON shows 5 and not 5.0."""
    return int(value) if value == int(value) else value


def _folder(game: Game) -> Traversable:
    module = type(game).__module__
    return files(module.rpartition(".")[0] or module)


def players_key(spec: Spec) -> str | None:
    """The key of the option whose values are the numbers of seats, if there is one."""
    return next((o.key for o in spec.options if set(o.values) == set(spec.seats)), None)


def _option(option: Option) -> Reply:
    return {
        "key": option.key,
        "kind": option.kind,
        "values": list(option.values),
        "default": option.default,
        "when": {key: list(values) for key, values in option.when.items()},
        "limits": [
            {"value": value, "when": {key: list(values) for key, values in condition.items()}}
            for value, condition in option.limits.items()
        ],
        "sets": [{"value": value, "options": dict(sets)} for value, sets in option.sets.items()],
    }


def _board(board: Board) -> Reply:
    return {
        "points": [
            {
                "name": point.name,
                "x": round(point.x, 4),
                "y": round(point.y, 4),
                "row": point.row,
                "neighbours": dict(point.neighbours),
                "side": point.side,
            }
            for point in board.points
        ],
        "box": list(board.box),
        "drawing": board.drawing,
        "sides": list(board.sides),
        "trays": [
            {"name": tray.name, "side": tray.side, "role": tray.role} for tray in board.trays
        ],
        "rotations": list(board.rotations),
        "reach": board.reach,
        "pieceSize": board.piece_size,
    }


def _choice(choice: Choice) -> Reply:
    return {
        "action": choice.action,
        "kind": choice.kind,
        "piece": choice.piece,
        "source": choice.source,
        "target": choice.target,
    }


def _piece(piece: Piece) -> Reply:
    return {
        "id": piece.id,
        "point": piece.point,
        "level": piece.level,
        "kind": piece.kind,
        "side": piece.side,
    }


def _event(event: Event) -> Reply:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "piece": event.piece,
        "source": event.source,
        "target": event.target,
        "level": event.level,
        "path": list(event.path),
    }


def _message(message: Message) -> Reply:
    return {"key": message.key, "args": dict(message.arguments)}


def _scene(scene: Scene) -> Reply:
    return {
        "status": _message(scene.status),
        "notes": [_message(note) for note in scene.notes],
        "sides": list(scene.sides),
        "overlays": [
            {"key": overlay.key, "counts": {k: list(v) for k, v in overlay.counts.items()}}
            for overlay in scene.overlays
        ],
        "tally": [
            {
                "side": line.side,
                "value": number(line.value),
                "piece": line.piece,
                "points": list(line.points),
                "label": line.label,
            }
            for line in scene.tally
        ],
    }
