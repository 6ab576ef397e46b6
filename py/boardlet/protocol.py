"""The door of the engine: JSON requests in, JSON replies out.

`Server.receive` answers one request; long work (`think`, `perft`) goes on in
`Server.step`, slice by slice, so that other requests are answered meanwhile.
`handle` does both at once for callers that want one text for one text.
"""

from __future__ import annotations

import json
import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from boardlet import __version__, sharing
from boardlet.core import catalogue, perft
from boardlet.core.errors import BadRequest, BoardletError, Internal, TooLarge
from boardlet.core.record import Played, add_action, add_partial, add_turn, begin
from boardlet.core.routes import routes
from boardlet.describe import (
    board_reply,
    game_reply,
    history_reply,
    learn_reply,
    routes_reply,
    state_reply,
    texts_reply,
)
from boardlet.describe import number as plain_number
from boardlet.fields import Request
from boardlet.fields import field as _field
from boardlet.fields import options_field as _options
from boardlet.players.request import STRONGEST, Player
from boardlet.replay import drawing_reply, replay_reply

PROTOCOL = 1
LARGEST_REQUEST = 65536
"""Bytes of UTF-8; nothing longer is read."""
DEEPEST_PERFT = 12
MOST_TURNS = 5000
MOST_NODES = 1_000_000_000
LONGEST_THINK = 3_600_000
"""Milliseconds."""
_MOST_BRACKETS = 500
_MOST_DIGITS = 300
_SURROGATE = re.compile("[\ud800-\udfff]")
_REMEMBERED = 64
"""Records whose states are kept, so that the next action need not replay them."""

Reply = dict[str, Any]
Job = Iterator[Reply | None]


class Server:
    """Answers requests of one client; holds no game, only a memory that may be lost.

    Bad input never raises: it is answered with an `error` reply.
    """

    def __init__(self) -> None:
        self._states: OrderedDict[object, Played] = OrderedDict()
        self._jobs: dict[str, tuple[object, Job]] = {}
        self._answers: dict[str, Callable[[Request], Reply | Job]] = {
            "hello": self._hello,
            "board": self._board,
            "texts": self._texts,
            "learn": self._learn,
            "open": self._open,
            "act": self._act,
            "history": self._history,
            "routes": self._routes,
            "perft": self._perft,
            "think": self._think,
            "cancel": self._cancel,
            "read": self._read_typed,
            "link": sharing.link_reply,
            "unlink": sharing.unlink_reply,
            "compare": sharing.compare_reply,
            "export": sharing.export_reply,
            "import": sharing.import_reply,
            "match": sharing.match_reply,
            "branch": sharing.branch_reply,
            "drawing": drawing_reply,
            "replay": self._replay,
        }

    def receive(self, text: str) -> str:
        """Takes one request; returns its replies so far, one JSON object a line."""
        ident: object = None
        try:
            request = _read(text)
            ident = request.get("id") if _is_id(request.get("id")) else None
            kind = _field(request, "type", str)
            answer = self._answers.get(kind)
            if answer is None:
                raise BadRequest(
                    f"unknown type {kind[:40]!r}",
                    at="type",
                    key="error-request-type",
                    arguments={"type": kind[:40]},
                )
            if ident is None:
                raise BadRequest("`id` must be a string or a whole number", at="id")
            reply = answer(request)
        except Exception as error:  # noqa: BLE001 - the door stays open whatever comes in
            return _error_line(ident, error)
        if isinstance(reply, dict):
            return _line(ident, reply)
        name = _job_name(ident)
        if name in self._jobs:
            return _error_line(ident, BadRequest("a request with this `id` is running", at="id"))
        self._jobs[name] = (ident, reply)
        return ""

    def step(self, milliseconds: float) -> str | None:
        """Works on the oldest long request for a while; returns its replies, None when idle."""
        if not self._jobs:
            return None
        name, (ident, job) = next(iter(self._jobs.items()))
        deadline = time.monotonic() + milliseconds / 1000
        lines: list[str] = []
        try:
            for reply in job:
                if reply is not None:
                    lines.append(_line(ident, reply))
                if time.monotonic() >= deadline:
                    return "\n".join(lines)
        except Exception as error:  # noqa: BLE001 - as in `receive`
            lines.append(_error_line(ident, error))
        self._jobs.pop(name, None)
        return "\n".join(lines)

    def _hello(self, request: Request) -> Reply:
        return {
            "type": "ready",
            "protocol": PROTOCOL,
            "version": __version__,
            "games": [game_reply(game) for game in catalogue.games().values()],
            "broken": [
                {"package": broken.package, "message": broken.message}
                for broken in catalogue.broken()
            ],
        }

    def _board(self, request: Request) -> Reply:
        return board_reply(catalogue.find(_field(request, "game", str)), _options(request))

    def _texts(self, request: Request) -> Reply:
        game = catalogue.find(_field(request, "game", str))
        return texts_reply(game, _field(request, "lang", str))

    def _learn(self, request: Request) -> Reply:
        game = catalogue.find(_field(request, "game", str))
        return learn_reply(game, _field(request, "lang", str))

    def _open(self, request: Request) -> Reply:
        return state_reply(self._played(request))

    def _act(self, request: Request) -> Reply:
        played = self._played(request)
        played = add_action(played, _field(request, "action", str))
        self._remember(played)
        return state_reply(played)

    def _read_typed(self, request: Request) -> Reply:
        return sharing.meant_reply(self._played(request), _field(request, "text", str))

    def _history(self, request: Request) -> Reply:
        return history_reply(self._replayed(request))

    def _replay(self, request: Request) -> Reply:
        game = catalogue.find(_field(request, "game", str))
        return replay_reply(game, self._replayed(request), request)

    def _routes(self, request: Request) -> Reply:
        return routes_reply(routes(self._played(request).state, _field(request, "source", str)))

    def _perft(self, request: Request) -> Job:
        depth = _field(request, "depth", int)
        if not 0 <= depth <= DEEPEST_PERFT:
            raise BadRequest(f"`depth` must be from 0 to {DEEPEST_PERFT}", at="depth")
        played = self._played(request)
        kernel = catalogue.find(played.record.game).kernel(played.record.options)
        return _perft_job(perft.count_in_slices(kernel, played.state, depth))

    def _think(self, request: Request) -> Job:
        level = _number(request, "level", STRONGEST, STRONGEST)
        seed = _field(request, "seed", int, 0)
        nodes = _number(request, "nodes", None, MOST_NODES)
        milliseconds = _number(request, "ms", None, LONGEST_THINK)
        played = self._played(request)
        game = catalogue.find(played.record.game)
        assert level is not None
        return _ThinkJob(Player(game, played, level, seed, nodes=nodes, milliseconds=milliseconds))

    def _cancel(self, request: Request) -> Reply:
        """Ends a long request; with `take` a search still answers with its best so far."""
        target = request.get("target")
        if not _is_id(target):
            raise BadRequest("`target` must be a string or a whole number", at="target")
        name = _job_name(target)
        take = _field(request, "take", bool, False)
        known = self._jobs.get(name)
        if known is not None:
            if take and isinstance(known[1], _ThinkJob):
                known[1].stop()
            else:
                del self._jobs[name]
        return {"type": "cancelled", "target": target, "found": known is not None}

    def _played(self, request: Request) -> Played:
        """The state that the record fields of a request lead to, replayed or remembered."""
        *_, last = self._replayed(request)
        return last

    def _replayed(self, request: Request) -> Iterator[Played]:
        game = catalogue.find(_field(request, "game", str))
        options = _options(request)
        moves = _field(request, "moves", list, [])
        partial = _field(request, "partial", str, "")
        position = _field(request, "position", str, None)
        if len(moves) > MOST_TURNS:
            raise TooLarge(f"a record holds at most {MOST_TURNS} turns", at="moves")
        if not all(isinstance(move, str) for move in moves):
            raise BadRequest("`moves` must be a list of texts", at="moves")
        whole = request["type"] in ("history", "replay")
        played = begin(game, options, position)
        done = 0
        if not whole:
            for size in range(len(moves), 0, -1):
                known = self._states.get(_key(played, moves[:size], ""))
                if known is not None:
                    played, done = known, size
                    break
                if size < len(moves) - 3:
                    break
        yield played
        for move in moves[done:]:
            played = add_turn(played, move)
            yield played
        self._remember(played)
        if partial:
            known = self._states.get(_key(played, moves, partial))
            played = known or add_partial(played, partial)
            self._remember(played)
            yield played

    def _remember(self, played: Played) -> None:
        key = _key(played, list(played.record.moves), played.record.partial)
        self._states[key] = played
        self._states.move_to_end(key)
        if len(self._states) > _REMEMBERED:
            self._states.popitem(last=False)


def handle(text: str) -> str:
    """Answers one request completely, with a fresh memory; replies are JSON lines."""
    server = Server()
    return "\n".join(finish(server, text))


def finish(server: Server, text: str) -> Iterator[str]:
    """Gives a request to a server and yields reply lines until its long work is done."""
    replies = server.receive(text)
    if replies:
        yield replies
    while (more := server.step(50)) is not None:
        if more:
            yield more


class _ThinkJob:
    """A search as a job: replies `thinking` for news and `best` at the end."""

    def __init__(self, player: Player) -> None:
        self._advice = player.advise()
        self.stop = player.stop

    def __iter__(self) -> Job:
        return self

    def __next__(self) -> Reply | None:
        advice = next(self._advice)
        if advice is None:
            return None
        reply: Reply = {
            "type": "best" if advice.final else "thinking",
            "turn": advice.turn,
            "actions": list(advice.actions),
            "score": plain_number(advice.score),
            "nodes": advice.nodes,
            "depth": advice.depth,
            "exact": advice.exact,
            "line": list(advice.line),
        }
        if advice.final:
            reply["stopped"] = advice.stopped
        return reply


def _perft_job(counting: Iterator[int | None]) -> Job:
    for number in counting:
        yield None if number is None else {"type": "count", "count": number}


def _read(text: str) -> Request:
    if len(text) > LARGEST_REQUEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST_REQUEST:
        raise TooLarge(f"a request holds at most {LARGEST_REQUEST} bytes")
    if _SURROGATE.search(text):
        raise BadRequest("not UTF-8")
    # Counted beforehand: a deep recursion would end the interpreter in a browser.
    if text.count("[") + text.count("{") > _MOST_BRACKETS:
        raise BadRequest("nested too deeply")
    try:
        request = json.loads(
            text,
            parse_constant=_no_constant,
            parse_int=_short,
            parse_float=_finite,
            object_pairs_hook=_without_twins,
        )
    except ValueError as error:
        raise BadRequest(f"not JSON: {error}") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object")
    return request


def _short(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise BadRequest("a number has too many digits")
    return int(digits)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _finite(digits: str) -> float:
    value = float(digits)
    if math.isinf(value):
        raise ValueError(f"{digits[:40]} is too large")
    return value


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    # Which of two values counts would depend on who reads them.
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _number(request: Request, name: str, default: int | None, most: int) -> int | None:
    """A whole number from 1 to `most`. Raises BadRequest."""
    value = request.get(name, default)
    if value is default and name not in request:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadRequest(f"`{name}` must be a whole number from 1 to {most}", at=name)
    return value


def _key(played: Played, moves: list[str], partial: str) -> object:
    record = played.record
    options = tuple(sorted(record.options.items()))
    return (record.game, options, record.position, tuple(moves), partial)


def _is_id(value: object) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def _job_name(ident: object) -> str:
    # 1 and "1" are two ids.
    return json.dumps(ident)


def _line(ident: object, reply: Reply) -> str:
    return json.dumps({"id": ident, **reply}, separators=(",", ":"))


def _error_line(ident: object, error: Exception) -> str:
    if not isinstance(error, BoardletError):
        error = Internal(f"the engine failed: {type(error).__name__}: {error}")
    return _line(
        ident,
        {
            "type": "error",
            "code": error.code,
            "message": error.message,
            "at": error.at,
            "key": error.key,
            "args": error.arguments,
        },
    )
