"""Requests about whole records: links, written text, matches, branches, typed turns.

Beside the record fields (`game`, `options`, `moves`, `partial`, `position`) a
*saved record* has `names` (text or null), `seats` (null for a person, or the
computer's level), both by player and perhaps empty; `match` (null, or `kind`,
`length` and the `results` before this game); `branches` (a list of `at`,
`moves`, `branches`).
"""

from __future__ import annotations

from typing import Any

from boardlet.core import catalogue, compare, link, match, notation, reading, transcript, tree
from boardlet.core.errors import BadRequest, BoardletError
from boardlet.core.match import Match, Result
from boardlet.core.options import chosen, resolve
from boardlet.core.record import Played, Record
from boardlet.core.saved import Recovered, Saved
from boardlet.core.state import Game
from boardlet.core.tree import Line
from boardlet.core.turns import STOP, join
from boardlet.describe import number
from boardlet.fields import Request, field, options_field, texts_field

Reply = dict[str, Any]


def link_reply(request: Request) -> Reply:
    """The `link` reply: the saved record as `text`."""
    return {"type": "link", "text": link.encode(_saved(request))}


def unlink_reply(request: Request) -> Reply:
    """The `record` reply to `unlink`: what a link's `text` holds."""
    return _record(link.decode(field(request, "text", str)))


def compare_reply(request: Request) -> Reply:
    """The `comparison` reply: what the request's saved record is to the one in `other`."""
    found = compare.compare(_saved(request), _saved(field(request, "other", dict)))
    return {"type": "comparison", "relation": found.relation, "turn": found.turn}


def export_reply(request: Request) -> Reply:
    """The `text` reply to `export`: the saved record for people to read; `date` is optional."""
    date = field(request, "date", str, "")
    return {"type": "text", "text": notation.write(_saved(request), date)}


def import_reply(request: Request) -> Reply:
    """The `record` reply to `import`: what a `text` holds.

    `game` and `options` say what is meant where the text does not.
    """
    name = field(request, "game", str, None)
    game = None if name is None else catalogue.find(name)
    return _record(transcript.read(field(request, "text", str), game, options_field(request)))


def match_reply(request: Request) -> Reply:
    """The `match` reply: how a match stands and who sits where in its next game.

    The request has `game`, the `options` of the match's current game and the
    `match`. With `ranks` and `scores` of the finished game, as its state tells
    them, that result is added first.
    """
    game = catalogue.find(field(request, "game", str))
    options = resolve(game.spec.options, options_field(request))
    current = _match(request, game)
    if current is None:
        raise BadRequest("`match` is missing", at="match")
    first = match.game_options(current, game, options)
    ranks = field(request, "ranks", list, None)
    if ranks is not None:
        scores = field(request, "scores", list, None)
        current = match.add(current, game, first, _whole(ranks), _numbers(scores))
    rows = current.sheet()
    return {
        "type": "match",
        "match": _match_shape(current),
        "number": current.number,
        "games": current.games,
        "goal": current.length if current.kind == match.FIRST_TO else None,
        "seating": list(match.seating(current, game, first)),
        "options": chosen(game.spec.options, match.game_options(current, game, first)),
        "starters": list(match.starters(current, game, first)),
        "sheet": [
            {
                "points": [number(p) for p in current.worth(result)],
                "totals": [number(t) for t in row],
            }
            for result, row in zip(current.results, rows, strict=True)
        ],
        "totals": [number(total) for total in current.totals],
        "over": current.over,
        "winners": None if current.winners is None else list(current.winners),
    }


def branch_reply(request: Request) -> Reply:
    """The `branches` reply: the record's tree after `do`.

    `add` plays the texts of `turns` from turn number `at` of the line `path`;
    `promote` and `delete` need `path` only. The reply's `path` names the line
    added, or the one that had to give way.
    """
    root = Line(texts_field(request, "moves"), _branches(request))
    tree.check(root)
    path = _whole(field(request, "path", list, []))
    do = field(request, "do", str)
    if do == "add":
        root, path = tree.add(root, path, field(request, "at", int), texts_field(request, "turns"))
    elif do == "promote":
        root, path = tree.promote(root, path)
    elif do == "delete":
        root, path = tree.delete(root, path), path[:-1]
    else:
        raise BadRequest("`do` must be add, promote or delete", at="do")
    return {
        "type": "branches",
        "moves": list(root.moves),
        "branches": [_branch_shape(branch) for branch in root.branches],
        "path": list(path),
        "line": list(tree.turns(root, path)),
    }


def meant_reply(played: Played, text: str) -> Reply:
    """The `meant` reply to `read`: the actions that a typed `text` means.

    `turn` is the whole turn as it then stands; `open` says that it may go on.
    """
    meant = reading.read(played.state, text)
    return {
        "type": "meant",
        "actions": list(meant.actions),
        "turn": join((*played.now.actions, *meant.actions)) or STOP,
        "open": meant.after.in_turn,
    }


# --- requests into values -----------------------------------------------------------


def _saved(request: Request) -> Saved:
    game = catalogue.find(field(request, "game", str))
    record = Record(
        game.spec.id,
        resolve(game.spec.options, options_field(request)),
        texts_field(request, "moves"),
        field(request, "partial", str, ""),
        field(request, "position", str, None),
    )
    names = field(request, "names", list, [])
    levels = field(request, "seats", list, [])
    if not all(name is None or isinstance(name, str) for name in names):
        raise BadRequest("`names` must be a list of texts or null", at="names")
    if not all(level is None or _is_whole(level) for level in levels):
        raise BadRequest("`seats` must be a list of levels or null", at="seats")
    return Saved(
        record,
        tuple(name or "" for name in names),
        tuple(levels),
        _match(request, game),
        _branches(request),
    )


def _match(request: Request, game: Game) -> Match | None:
    given = field(request, "match", dict, None)
    if given is None:
        return None
    kind = field(given, "kind", str)
    offered = match.LENGTHS.get(kind, (1,))[0]
    found = match.begin(game, options_field(request), kind, field(given, "length", int, offered))
    for result in field(given, "results", list, []):
        if not isinstance(result, dict):
            raise BadRequest("`results` must be a list of objects", at="match")
        ranks = _whole(field(result, "ranks", list))
        points = _numbers(field(result, "points", list, None))
        found = match.add_result(found, Result(ranks, points))
    return found


def _branches(request: Request, depth: int = 0) -> tuple[Line, ...]:
    found: list[Line] = []
    for given in field(request, "branches", list, []):
        if not isinstance(given, dict) or depth > tree.DEEPEST:
            raise BadRequest("`branches` must be a list of lines, not too deep", at="branches")
        at = field(given, "at", int)
        found.append(Line(texts_field(given, "moves"), _branches(given, depth + 1), at))
    return tuple(found)


def _whole(values: list[Any]) -> tuple[int, ...]:
    if not all(_is_whole(value) for value in values):
        raise BadRequest("a list must hold whole numbers only")
    return tuple(values)


def _numbers(values: list[Any] | None) -> tuple[float, ...] | None:
    if values is None:
        return None
    if not all(_is_whole(value) or isinstance(value, float) for value in values):
        raise BadRequest("a list must hold numbers only")
    return tuple(float(value) for value in values)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 32


# --- values into replies ------------------------------------------------------------


def _record(found: Recovered) -> Reply:
    """The `record` reply: `game` is null where not even that is known."""
    saved = found.saved
    reply: Reply = {
        "type": "record",
        "game": None,
        "options": {},
        "moves": [],
        "partial": "",
        "position": None,
        "names": [],
        "seats": [],
        "match": None,
        "seating": None,
        "branches": [],
        "date": found.date or None,
        "problem": found.problem and _problem(found.problem),
    }
    if saved is None:
        return reply
    game = catalogue.find(saved.record.game)
    seating = saved.seating(game)
    return {
        **reply,
        "game": saved.record.game,
        "options": chosen(game.spec.options, saved.record.options),
        "moves": list(saved.record.moves),
        "partial": saved.record.partial,
        "position": saved.record.position,
        "names": list(saved.names),
        "seats": list(saved.levels),
        "match": None if saved.match is None else _match_shape(saved.match),
        "seating": None if seating is None else list(seating),
        "branches": [_branch_shape(branch) for branch in saved.branches],
    }


def _problem(error: BoardletError) -> Reply:
    return {
        "code": error.code,
        "message": error.message,
        "key": error.key,
        "args": error.arguments,
    }


def _match_shape(found: Match) -> Reply:
    return {
        "kind": found.kind,
        "length": found.length,
        "results": [
            {
                "ranks": list(result.ranks),
                "points": None
                if result.points is None
                else [number(points) for points in result.points],
            }
            for result in found.results
        ],
    }


def _branch_shape(line: Line) -> Reply:
    return {
        "at": line.at,
        "moves": list(line.moves),
        "branches": [_branch_shape(branch) for branch in line.branches],
    }
