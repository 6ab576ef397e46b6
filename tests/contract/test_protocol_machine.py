"""The door under any mixture of valid and broken requests, held against an independent replay."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from boardlet.core import catalogue
from boardlet.core.errors import CODES
from boardlet.core.options import chosen
from boardlet.core.state import State
from boardlet.core.turns import STOP, join, split
from boardlet.protocol import LARGEST_REQUEST, Server, finish
from boardlet.testing.option_sets import DEEP
from boardlet.testing.samples import every_case

_CASES = every_case()
_KINDS = (
    *("hello", "board", "texts", "open", "act", "history", "routes", "cancel", "read", "link"),
    *("unlink", "compare", "export", "import", "match", "branch", "fly", ""),
)
_FIELDS = (
    *("id", "type", "game", "options", "moves", "partial", "position", "action", "target"),
    *("lang", "source", "text", "other", "names", "seats", "match", "branches", "date", "do"),
    *("path", "at", "turns", "kind", "length", "results"),
)
_LONG_FIELDS = ("depth", "level", "seed", "nodes", "ms", *_FIELDS[2:7])
_FEW_CHAINS = 3
"""Turns after the start up to which perft 1 is surely small: later chains may explode."""

_texts = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["", "stop", "swap", "pass", "Ke4", "e5xg5", "c3-c4", "n2-m6", "\ud800", "\0"]),
    st.integers(1, 3000).map(lambda size: "x" * size),
)
_numbers = st.one_of(
    st.integers(-3, 20),
    st.sampled_from([2**31, 2**63, 2**64, 10**30, -(10**300), 1.5, -0.0, 1e308, 2.0]),
)
_values = st.recursive(
    st.one_of(st.none(), st.booleans(), _numbers, _texts),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
_broken_lines = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        [
            "{",
            "[]",
            "null",
            '"hello"',
            "NaN",
            '{"id":1,"id":1,"type":"hello"}',
            '{"id":1,"type":"hello",}',
            '{"id":1,"type":"perft","game":"cheversi","depth":1e999}',
            '{"id":1,"type":"perft","game":"cheversi","depth":-Infinity}',
            '{"id":' + "9" * 5000 + ',"type":"hello"}',
            "[" * 400,
            '{"a":' * 400 + "1" + "}" * 400,
            "[" * 60_000,
            "\udce9",
            "a" * LARGEST_REQUEST,
            "a" * (LARGEST_REQUEST + 1),
            "\u00e9" * (LARGEST_REQUEST // 2 + 1),
        ]
    ),
    _values.map(json.dumps),
)


def ask(server: Server, text: str) -> list[dict[str, Any]]:
    """All replies to one request text; they are strict JSON, one a line."""
    lines = "\n".join(finish(server, text)).split("\n")
    return [json.loads(line, parse_constant=_fail) for line in lines]


def _fail(name: str) -> None:
    raise AssertionError(f"a reply holds {name}")


class Door(RuleBasedStateMachine):
    """A client that plays, goes back, asks and babbles."""

    def __init__(self) -> None:
        super().__init__()
        self.server = Server()
        self.ident = 0
        self.reply: dict[str, Any] = {}

    @initialize(number=st.integers(0, len(_CASES) - 1))
    def open_a_game(self, number: int) -> None:
        self.case = _CASES[number]
        self.turns: list[tuple[str, ...]] = []
        self.open_turn: tuple[str, ...] = ()
        self.state = self.case.game.start(self.case.options)
        self._open()

    @rule(number=st.integers(0, len(_CASES) - 1))
    def open_another_game(self, number: int) -> None:
        self.open_a_game(number)

    @rule(choice=st.randoms(use_true_random=False))
    def play(self, choice: random.Random) -> None:
        for _ in range(3):
            if self.reply["legal"]:
                self._act(choice.choice(self.reply["legal"]))

    @precondition(lambda self: self.state.in_turn)
    @rule()
    def stop(self) -> None:
        self._act(STOP)

    @rule(action=_texts)
    def act_by_guess(self, action: str) -> None:
        if action in self.state.legal_actions():
            self._act(action)
            return
        reply = self._one({"type": "act", "action": action})
        assert reply["type"] == "error"
        if not any("\ud800" <= letter <= "\udfff" for letter in action):
            assert reply["code"] in {"bad-move", "illegal-move"}
            assert reply["at"] == len(self.turns)

    @rule()
    def undo(self) -> None:
        if self.open_turn:
            self.open_turn = self.open_turn[:-1]
        elif self.turns:
            self.turns.pop()
        self._open()

    @rule(size=st.integers(0, 30))
    def go_back_to(self, size: int) -> None:
        self.turns, self.open_turn = self.turns[:size], ()
        self._open()

    @rule()
    def start_from_the_position(self) -> None:
        """The position text opens what the record opens, as far as texts tell."""
        text = self.reply["text"]
        reply = self._one({"type": "open", "moves": [], "partial": "", "position": text})
        assert reply["type"] == "state", reply
        assert reply["text"] == text
        if not self.reply["over"]:
            assert (reply["legal"], reply["seat"]) == (self.reply["legal"], self.reply["seat"])

    @rule()
    def ask_history(self) -> None:
        reply = self._one({"type": "history"})
        assert reply["type"] == "history", reply
        assert [turn["text"] for turn in reply["turns"]] == [join(turn) for turn in self.turns]

    @rule(depth=st.integers(0, 1))
    def count(self, depth: int) -> None:
        if len(self.turns) > _FEW_CHAINS or self.open_turn:
            return
        reply = self._one({"type": "perft", "depth": depth})
        assert reply["type"] == "count"
        if depth == 0 or not self.reply["legal"]:
            assert reply["count"] == 1 - depth
        else:
            assert reply["count"] >= len(self.reply["legal"])

    @rule(depth=st.integers(1, 12))
    def count_and_cancel(self, depth: int) -> None:
        request = self._request({"type": "perft", "depth": depth})
        assert self.server.receive(json.dumps(request)) == ""
        self.server.step(0)
        again = json.loads(self.server.receive(json.dumps(request)) or "{}")
        reply = self._one({"type": "cancel", "target": request["id"]})
        assert reply["type"] == "cancelled"
        if reply["found"]:
            assert again["code"] == "bad-request"
        while self.server.step(50) is not None:
            pass

    @rule(kind=st.sampled_from(["hello", "board", "texts"]))
    def ask_facts(self, kind: str) -> None:
        request = {"type": kind, "lang": "en"}
        reply = self._one(request)
        assert reply["type"] == {"hello": "ready"}.get(kind, kind)

    @rule(line=_broken_lines)
    def babble(self, line: str) -> None:
        replies = ask(self.server, line)
        assert len(replies) == 1
        assert replies[0]["type"] in {"error", "ready"}
        if replies[0]["type"] == "error":
            assert replies[0]["code"] in CODES
            assert replies[0]["code"] != "internal", (line, replies)

    @rule(
        kind=st.sampled_from(_KINDS),
        field=st.sampled_from(_FIELDS),
        value=_values,
        dropped=st.booleans(),
    )
    def ask_wrongly(self, kind: str, field: str, value: Any, dropped: bool) -> None:
        request = self._request({"type": kind, **self._rest()})
        if dropped:
            request.pop(field, None)
        else:
            request[field] = value
        if request.get("type") in ("perft", "think"):  # a list may stand there
            return
        replies = ask(self.server, json.dumps(request))
        assert len(replies) == 1, (request, replies)
        self._check(request, replies[0])

    @rule(
        kind=st.sampled_from(["perft", "think"]),
        field=st.sampled_from(_LONG_FIELDS),
        value=_values,
    )
    def ask_for_long_work_wrongly(self, kind: str, field: str, value: Any) -> None:
        """It is refused, or it runs and can be cancelled."""
        request = self._request({"type": kind, "depth": 1, "nodes": 50, field: value})
        reply = self.server.receive(json.dumps(request))
        if reply:
            self._check(request, json.loads(reply))
            return
        self.server.step(0)
        self._one({"type": "cancel", "target": request["id"]})
        assert self.server.step(0) is None

    @rule(
        level=st.integers(1, 6),
        seed=st.integers(0, 2**40),
        nodes=st.integers(1, 120),
        taken=st.booleans(),
    )
    def think(self, level: int, seed: int, nodes: int, taken: bool) -> None:
        """A search ends with one `best`, a whole legal turn that goes on from the open one."""
        fields = {"type": "think", "level": level, "seed": seed, "nodes": nodes}
        request = self._request(fields)
        if not self.reply["legal"]:
            assert self._ask(request)["code"] == "illegal-move"
            return
        assert self.server.receive(json.dumps(request)) == ""
        if taken:
            taking = {"type": "cancel", "id": "take", "target": request["id"], "take": True}
            assert json.loads(self.server.receive(json.dumps(taking)))["found"]
        lines: list[str] = []
        while (more := self.server.step(50)) is not None:
            lines += more.split("\n") if more else []
        replies = [json.loads(line, parse_constant=_fail) for line in lines]
        assert [reply["type"] for reply in replies[:-1]] == ["thinking"] * (len(replies) - 1)
        best = replies[-1]
        assert best["type"] == "best", best
        assert {reply["id"] for reply in replies} == {request["id"]}
        moves = [*(join(turn) for turn in self.turns), best["turn"]]
        opened = self._one({"type": "open", "moves": moves, "partial": ""})
        assert opened["type"] == "state", (best, opened)
        if self.open_turn:
            actions = split(best["turn"])
            assert (*actions, STOP)[: len(self.open_turn)] == self.open_turn

    @rule(choice=st.randoms(use_true_random=False))
    def ask_routes(self, choice: random.Random) -> None:
        points = [point.name for point in self.case.game.board(self.case.options).points]
        reply = self._one({"type": "routes", "source": choice.choice(points)})
        assert reply["type"] == "routes"

    @rule()
    def link_and_unlink(self) -> None:
        """What a link holds is the record it was made from."""
        linked = self._one({"type": "link"})
        assert linked["type"] == "link", linked
        record = self._one({"type": "unlink", "text": linked["text"]})
        assert record["problem"] is None
        self._is_ours(record)

    @rule()
    def export_and_import(self) -> None:
        """What is written for people can be read again."""
        written = self._one({"type": "export"})
        assert written["type"] == "text", written
        record = self._one({"type": "import", "text": written["text"]})
        assert record["problem"] is None, (written, record)
        self._is_ours(record)

    def _is_ours(self, record: dict[str, Any]) -> None:
        wanted = self._request({})
        for field in ("game", "options", "moves", "partial"):
            assert record[field] == wanted[field]

    @rule(
        key=st.one_of(st.text(max_size=8), st.sampled_from(["players", "swap", "level", "own"])),
        value=_values,
    )
    def open_with_other_options(self, key: str, value: Any) -> None:
        request = self._request({"type": "open", "moves": [], "partial": ""})
        request["options"] = {**request["options"], key: value}
        reply = self._ask(request)
        assert reply["type"] == "state" or reply["code"] in {"bad-option", "bad-request"}

    @invariant()
    def the_server_knows_nothing_that_matters(self) -> None:
        """A server that has forgotten everything gives the same answer."""
        if self.ident % 7 == 0 and self.reply:
            request = {**self._request({"type": "open"}), "id": self.reply["id"]}
            fresh = json.loads(Server().receive(json.dumps(request)))
            assert fresh == self.reply

    def _act(self, action: str) -> None:
        reply = self._one({"type": "act", "action": action})
        self.state = self.state.apply(action)
        self.open_turn = (*self.open_turn, action)
        if not self.state.in_turn:
            self.turns.append(self.open_turn)
            self.open_turn = ()
        self._agree(reply)

    def _open(self) -> None:
        """Opens the record and replays it without the server's help."""
        state: State = self.case.game.start(self.case.options)
        for turn in (*self.turns, self.open_turn):
            for action in turn:
                state = state.apply(action)
        self.state = state
        self._agree(self._one({"type": "open"}))

    def _agree(self, reply: dict[str, Any]) -> None:
        state, outcome = self.state, self.state.outcome()
        assert reply["type"] == "state", reply
        assert reply["text"] == state.text()
        assert reply["seat"] == state.seat
        assert tuple(reply["legal"]) == state.legal_actions()
        assert reply["over"] == (outcome is not None)
        assert reply["ranks"] == (list(outcome.ranks) if outcome else None)
        assert reply["moves"] == [join(turn) for turn in self.turns]
        assert reply["partial"] == (join(self.open_turn) if self.open_turn else "")
        assert tuple(reply["steps"]) == self.open_turn
        self.reply = reply

    def _rest(self) -> dict[str, Any]:
        """Good values for the fields that only some types read."""
        return {
            "action": STOP,
            "lang": "en",
            "target": 0,
            "source": "c3",
            "text": "c3",
            "other": self._request({}),
            "do": "add",
            "path": [],
            "at": 0,
            "turns": ["c3-c4"],
            "kind": "single",
            "length": 1,
        }

    def _request(self, fields: dict[str, Any]) -> dict[str, Any]:
        self.ident += 1
        return {
            "id": self.ident,
            "game": self.case.game.spec.id,
            "options": chosen(self.case.game.spec.options, self.case.options),
            "moves": [join(turn) for turn in self.turns],
            "partial": join(self.open_turn) if self.open_turn else "",
            **fields,
        }

    def _one(self, fields: dict[str, Any]) -> dict[str, Any]:
        return self._ask(self._request(fields))

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        replies = ask(self.server, json.dumps(request))
        assert len(replies) == 1, (request, replies)
        self._check(request, replies[0])
        return replies[0]

    def _check(self, request: dict[str, Any], reply: dict[str, Any]) -> None:
        ident = request.get("id")
        known = type(ident) in (str, int) and not _has_surrogates(ident)
        assert reply["id"] == (ident if known else reply["id"])
        if reply["type"] == "error":
            assert reply["code"] in CODES
            assert reply["code"] != "internal", (request, reply)
            assert isinstance(reply["message"], str)


def _has_surrogates(value: object) -> bool:
    return isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value)


TestDoor = Door.TestCase
TestDoor.settings = settings(
    max_examples=200 if DEEP else 30,
    stateful_step_count=50 if DEEP else 30,
    deadline=None,
    derandomize=not DEEP,
)


def test_all_games_are_met() -> None:
    assert {case.game.spec.id for case in _CASES} == set(catalogue.games())
