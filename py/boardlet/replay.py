"""Games to look at without the engine: all that a page needs to draw a board and step through.

A *replay* is a JSON object; docs/embedding.md tells its fields. Pieces are
told as `[kind, side, point, level]` and called by their place in the list. A
drawing is made of nodes, `[tag, attributes, child, …]`, so that nobody has to
read markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from boardlet.core import catalogue
from boardlet.core.board import Board
from boardlet.core.errors import BadRequest, BoardletError
from boardlet.core.markup import Node, read
from boardlet.core.options import Options, Value, chosen, resolve
from boardlet.core.palette import EMBLEMS
from boardlet.core.picture import Parts, emblem, parts
from boardlet.core.record import Played, Turn
from boardlet.core.saved import clean
from boardlet.core.state import Game, Piece
from boardlet.describe import art, number, players_key, texts
from boardlet.fields import Request, field, options_field

FORMAT = "boardlet-replay"
VERSION = 1

_INHERITED = {
    "fill",
    "stroke",
    "stroke-width",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
}
"""Attributes that a group may carry for what is in it."""

Shape = dict[str, Any]
Look = tuple[str | None, int | None]


def replay(game: Game, played: Iterable[Played], names: Sequence[str | None] = ()) -> Shape:
    """Returns a game as a replay.

    `played` has the record's states in order, the start first, a state in the
    middle of a turn at most at the end. `names` are the players' by seat.
    """
    states = [*played]
    first, last = states[0], states[-1]
    options = first.record.options
    board = game.board(options)
    looks = {(p.kind, p.side) for one in states for p in one.state.pieces()}
    steps = [
        (before, after, turn)
        for before, after in pairwise(states)
        if (turn := after.now if after.record.partial else after.last) is not None
    ]
    outcome = last.state.outcome()
    return {
        **_head(game),
        "options": chosen(game.spec.options, options),
        "moves": list(last.record.moves),
        "partial": last.record.partial,
        "position": first.record.position,
        "names": [clean(name or "") or None for name in names],
        "drawing": _drawing(board, parts(board, art(game), _sorted(looks))),
        "stock": _stock(game, options, board),
        "sides": list(first.state.scene().sides),
        "scores": _scores(first),
        "pieces": _pieces(first.state.pieces()),
        "turns": [_turn(before, after, turn) for before, after, turn in steps],
        "ranks": None if outcome is None else list(outcome.ranks),
    }


def last_position(shape: Shape, played: Played) -> Shape:
    """Returns a replay without its turns: only the position at its end, as a diagram."""
    return {
        **shape,
        "sides": list(played.state.scene().sides),
        "scores": _scores(played),
        "pieces": _pieces(played.state.pieces()),
        "turns": [],
    }


def drawing_reply(request: Request) -> Shape:
    """The `drawing` reply: a game's board, all looks of its pieces, and where these start.

    `starts` holds the usual start and then, with the `options` that make it,
    each other one. `name` is by which replays may refer to the drawing.
    """
    game = catalogue.find(field(request, "game", str))
    options = resolve(game.spec.options, options_field(request))
    board = game.board(options)
    pieces = game.start(options).pieces()
    symbols = [node for node in read(art(game)).walk() if node.tag == "symbol"]
    kinds = sorted({node.attributes["id"] for node in symbols} - {"hidden"})
    sides = {piece.side for piece in pieces} | set(range(len(board.sides)))
    looks = [(kind, side) for kind in [*kinds, None] for side in sides]
    state = game.start(options)
    return {
        "type": "drawing",
        **_head(game),
        "name": _stock(game, options, board),
        "drawing": _drawing(board, parts(board, art(game), looks)),
        "sides": list(state.scene().sides),
        "starts": [{"options": {}, "pieces": _pieces(pieces)}, *_other_starts(game, options)],
    }


def replay_reply(game: Game, played: Iterable[Played], request: Request) -> Shape:
    """The `replay` reply: a record as a `replay`; with `still` only the position at its end."""
    names = field(request, "names", list, [])
    if not all(name is None or isinstance(name, str) for name in names):
        raise BadRequest("`names` must be a list of texts or null", at="names")
    states = [*played]
    shape = replay(game, states, names)
    if field(request, "still", bool, False):
        shape = last_position(shape, states[-1])
    return {"type": "replay", "replay": shape}


def title(game: Game, fluent: str) -> str | None:
    """What a game is called, by one of its Fluent files."""
    found = re.search(rf"^{game.spec.id}-name = (.+)$", fluent, re.MULTILINE)
    return found[1] if found else None


def _head(game: Game) -> Shape:
    found = {language: title(game, text) for language, text in texts(game).items()}
    titles = {language: name for language, name in found.items() if name is not None}
    return {"format": FORMAT, "version": VERSION, "game": game.spec.id, "title": titles}


def _drawing(board: Board, made: Parts) -> Shape:
    return {
        "box": list(board.box),
        "size": board.piece_size,
        "sides": list(board.sides),
        "points": {point.name: [round(point.x, 3), round(point.y, 3)] for point in board.points},
        "paints": [_node(node) for node in made.paints],
        "surface": [_node(node) for node in _grouped(made.surface)],
        "symbols": {
            f"{kind or ''}/{'' if side is None else side}": _node(node)
            for (kind, side), node in made.symbols.items()
        },
        "emblems": {side: _node(emblem(side)) for side in board.sides if side in EMBLEMS},
    }


def _node(node: Node) -> list[Any]:
    text = [node.text] if node.text else []
    return [node.tag, node.attributes, *text, *map(_node, node.children)]


def _grouped(nodes: Iterable[Node]) -> Iterator[Node]:
    """Nodes with those drawn alike one after the other in a group that says so once.

    A board has many such, and whoever shows it in a page pays for each byte.
    """
    for looks, alike in groupby(nodes, _looks):
        run = [*alike]
        if len(run) == 1 or not looks:
            yield from run
            continue
        inside = [
            Node(
                node.tag,
                {k: v for k, v in node.attributes.items() if (k, v) not in looks},
                node.children,
                node.text,
            )
            for node in run
        ]
        yield Node("g", dict(looks), inside)


def _looks(node: Node) -> tuple[tuple[str, str], ...]:
    return tuple(item for item in node.attributes.items() if item[0] in _INHERITED)


def _pieces(pieces: Iterable[Piece]) -> list[list[Any]]:
    return [[piece.kind, piece.side, piece.point, piece.level] for piece in pieces]


def _turn(before: Played, after: Played, turn: Turn) -> Shape:
    """A turn: who played it, how pieces went (`moves`), and what else about them is new (`set`)."""
    pieces = before.state.pieces()
    index = {piece.id: at for at, piece in enumerate(pieces)}
    standing = _pieces(pieces)
    moves: list[list[Any]] = []
    for event in turn.events():
        if event.piece is None or event.target is None:
            continue
        at = index[event.piece]
        moves.append([at, [*event.path, event.target], event.level])
        standing[at][2:] = [event.target, event.level]
    changed = [
        [at, *piece]
        for at, piece in enumerate(_pieces(after.state.pieces()))
        if piece != standing[at]
    ]
    told: Shape = {
        "text": after.record.partial or after.record.moves[-1],
        "seat": turn.start.seat,
        "moves": moves,
        "scores": _scores(after),
    }
    if changed:
        told["set"] = changed
    sides = list(after.state.scene().sides)
    if sides != list(before.state.scene().sides):
        told["sides"] = sides
    return told


def _scores(played: Played) -> list[float | int] | None:
    scores = played.state.scores()
    return None if scores is None else [number(score) for score in scores]


def _sorted(looks: Iterable[Look]) -> list[Look]:
    return sorted(looks, key=lambda look: (look[0] or "", -1 if look[1] is None else look[1]))


def _stock(game: Game, options: Options, board: Board) -> str | None:
    """The name of the drawing that a site has of this board; None if it has none."""
    key = players_key(game.spec)
    seats = game.spec.seats[0] if key is None else options[key]
    usual = resolve(game.spec.options, {} if key is None else {key: seats})
    same = _seen(game.board(usual)) == _seen(board)
    return f"{game.spec.id}-{seats}" if same else None


def _seen(board: Board) -> tuple[object, ...]:
    """All of a board that a drawing shows; trays are not in it."""
    places = [(point.name, point.x, point.y) for point in board.points]
    return (board.box, board.drawing, board.sides, board.piece_size, places)


def _other_starts(game: Game, options: Options) -> Iterator[Shape]:
    """The starts that differ from the one with these options by the value of one option."""
    seen = [_pieces(game.start(options).pieces())]
    given = chosen(game.spec.options, options)
    for option in game.spec.options:
        for value in option.values:
            changed: Mapping[str, Value] = {**given, option.key: value}
            try:
                resolved = resolve(game.spec.options, changed)
            except BoardletError:
                # Not with the other options.
                continue
            pieces = _pieces(game.start(resolved).pieces())
            if option.key != players_key(game.spec) and pieces not in seen:
                seen.append(pieces)
                yield {"options": {option.key: value}, "pieces": pieces}
