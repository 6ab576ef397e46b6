"""The door as a program: lines in, lines out, whatever the lines are."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.errors import CODES
from boardlet.protocol import LARGEST_REQUEST, PROTOCOL, handle

_SOURCE = Path(__file__).parents[1] / "py"
_COMMAND = [sys.executable, "-m", "boardlet"]
_ENVIRONMENT = {**os.environ, "PYTHONPATH": str(_SOURCE)}
_PATIENCE = 60.0

AFTER = b'{"id":"after","type":"perft","game":"cheversi","depth":1}'


def run(*lines: bytes, end: bytes = b"\n") -> list[dict[str, Any]]:
    """Gives lines to a fresh process; returns its replies. It must end well and say no more."""
    done = subprocess.run(
        _COMMAND,
        input=b"\n".join(lines) + end,
        capture_output=True,
        env=_ENVIRONMENT,
        timeout=_PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return [_strict(line) for line in done.stdout.splitlines()]


def _strict(line: bytes | str) -> dict[str, Any]:
    def refuse(name: str) -> None:
        raise AssertionError(f"{name} is not JSON")

    reply = json.loads(line, parse_constant=refuse)
    assert isinstance(reply, dict)
    return reply


@contextmanager
def process() -> Iterator[subprocess.Popen[bytes]]:
    """A process to talk with."""
    with subprocess.Popen(
        _COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env=_ENVIRONMENT,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def _line(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def test_the_line_of_the_issue() -> None:
    line = b'{"id":1,"type":"perft","game":"cheversi","depth":3}'
    assert run(line) == [{"id": 1, "type": "count", "count": 50232}]


def test_hello_names_every_game() -> None:
    (reply,) = run(_line(id=7, type="hello"))
    assert (reply["id"], reply["type"], reply["protocol"]) == (7, "ready", PROTOCOL)
    ids = [game["id"] for game in reply["games"]]
    assert ids == list(catalogue.games())
    assert ids[:4] == ["cheversi", "chifoumi", "capture", "chinese-checkers"]
    for game in reply["games"]:
        for option in game["options"]:
            assert option.keys() >= {"key", "kind", "values", "default", "when"}
            assert option["default"] in option["values"]


_OPEN = {"id": 1, "type": "open", "game": "cheversi"}

BROKEN: dict[str, tuple[bytes, str]] = {
    "not JSON": (b"hello", "bad-request"),
    "half an object": (b'{"id":1,"type":"hello"', "bad-request"),
    "a list": (b"[]", "bad-request"),
    "a number": (b"1", "bad-request"),
    "null": (b"null", "bad-request"),
    "an empty object": (b"{}", "bad-request"),
    "no type": (_line(id=1), "bad-request"),
    "an unknown type": (_line(id=1, type="fly"), "bad-request"),
    "a type that is a list": (_line(id=1, type=["open"]), "bad-request"),
    "no id": (_line(type="hello"), "bad-request"),
    "an id that is null": (_line(id=None, type="hello"), "bad-request"),
    "an id that is true": (_line(id=True, type="hello"), "bad-request"),
    "an id that is a fraction": (_line(id=1.5, type="hello"), "bad-request"),
    "an id that is a list": (_line(id=[1], type="hello"), "bad-request"),
    "an id that is an object": (_line(id={"a": 1}, type="hello"), "bad-request"),
    "an unknown game": (_line(id=1, type="open", game="go"), "unknown-game"),
    "a game in capitals": (_line(id=1, type="open", game="Cheversi"), "unknown-game"),
    "an empty game": (_line(id=1, type="open", game=""), "unknown-game"),
    "no game": (_line(id=1, type="open"), "bad-request"),
    "a game that is a number": (_line(id=1, type="open", game=3), "bad-request"),
    "options as a list": (_line(**_OPEN, options=[]), "bad-request"),
    "an unknown option": (_line(**_OPEN, options={"colour": "red"}), "bad-option"),
    "a flag as a number": (_line(**_OPEN, options={"swap": 1}), "bad-option"),
    "a flag as an object": (_line(**_OPEN, options={"swap": {"a": []}}), "bad-option"),
    "an option of no such value": (_line(**_OPEN, options={"ruleset": 1999}), "bad-option"),
    "moves as a text": (_line(**_OPEN, moves="Ke4"), "bad-request"),
    "moves that are numbers": (_line(**_OPEN, moves=[1]), "bad-request"),
    "moves that are null": (_line(**_OPEN, moves=[None]), "bad-request"),
    "an open turn that is a number": (_line(**_OPEN, partial=3), "bad-request"),
    "a turn of no form": (_line(**_OPEN, moves=["K e4"]), "bad-move"),
    "a turn in other digits": (_line(**_OPEN, moves=["Ke\uff14"]), "bad-move"),
    "a turn against the rules": (_line(**_OPEN, moves=["Ke4", "Ke5"]), "illegal-move"),
    "a whole turn as an open one": (_line(**_OPEN, partial="Ke4"), "illegal-move"),
    "too many turns": (_line(**_OPEN, moves=["Ke4"] * 5001), "too-large"),
    "no action": (_line(id=1, type="act", game="cheversi"), "bad-request"),
    "an action that is a number": (
        _line(id=1, type="act", game="cheversi", action=7),
        "bad-request",
    ),
    "a position of no form": (_line(**_OPEN, position="8/8"), "bad-position"),
    "a position that is a number": (_line(**_OPEN, position=8), "bad-request"),
    "nine kings": (
        _line(**_OPEN, position="KKKKKKKK/K7/8/8/8/8/8/8 w -"),
        "bad-position",
    ),
    "no depth": (_line(id=1, type="perft", game="cheversi"), "bad-request"),
    "a depth below zero": (_line(id=1, type="perft", game="cheversi", depth=-1), "bad-request"),
    "a depth of true": (_line(id=1, type="perft", game="cheversi", depth=True), "bad-request"),
    "a depth in quotes": (_line(id=1, type="perft", game="cheversi", depth="3"), "bad-request"),
    "a depth of 2.0": (_line(id=1, type="perft", game="cheversi", depth=2.0), "bad-request"),
    "a huge depth": (_line(id=1, type="perft", game="cheversi", depth=10**30), "bad-request"),
    "a depth of 1e400": (
        b'{"id":1,"type":"perft","game":"cheversi","depth":1e400}',
        "bad-request",
    ),
    "a depth of 5000 digits": (
        b'{"id":1,"type":"perft","game":"cheversi","depth":' + b"9" * 5000 + b"}",
        "bad-request",
    ),
    "an id of 5000 digits": (b'{"id":' + b"9" * 5000 + b',"type":"hello"}', "bad-request"),
    "NaN": (b'{"id":NaN,"type":"hello"}', "bad-request"),
    "NaN inside": (b'{"id":1,"type":"cancel","target":[NaN]}', "bad-request"),
    "infinity": (b'{"id":1,"type":"cancel","target":[1e999]}', "bad-request"),
    "a target that is an object": (_line(id=1, type="cancel", target={}), "bad-request"),
    "a key twice": (b'{"id":1,"type":"hello","id":2}', "bad-request"),
    "a key twice inside": (
        b'{"id":1,"type":"open","game":"cheversi","options":{"swap":true,"swap":false}}',
        "bad-request",
    ),
    "deep lists": (b"[" * 60_000, "bad-request"),
    "deep lists in a request": (
        b'{"id":1,"type":"open","options":' + b"[" * 2000 + b"]" * 2000 + b"}",
        "bad-request",
    ),
    "deep objects": (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "bad-request"),
    "64 KiB of one letter": (b"a" * LARGEST_REQUEST, "bad-request"),
    "64 KiB in quotes": (b'"' + b"a" * (LARGEST_REQUEST - 2) + b'"', "bad-request"),
    "more than 64 KiB": (b"a" * (LARGEST_REQUEST + 1), "too-large"),
    "more than 64 KiB of two-byte letters": (b"\xc3\xa9" * 40_000, "too-large"),
    "a long request that is fine otherwise": (
        _line(id=1, type="hello", more="a" * LARGEST_REQUEST),
        "too-large",
    ),
    "ten million letters": (b"a" * 10_000_000, "too-large"),
    "bytes that are not UTF-8": (b'{"id":1,"type":"hello","x":"\xff"}', "bad-request"),
    "a surrogate in UTF-8": (b'{"id":"\xed\xa0\x80","type":"hello"}', "bad-request"),
    "UTF-16": ('{"id":1,"type":"hello"}'.encode("utf-16")[:20], "bad-request"),
    "a zero byte": (b"\0", "bad-request"),
    "a byte order mark": (b'\xef\xbb\xbf{"id":1,"type":"hello"}', "bad-request"),
    "a language that is a path": (
        _line(id=1, type="texts", game="cheversi", lang="../../x"),
        "bad-request",
    ),
    "a language of 5000 letters": (
        _line(id=1, type="texts", game="cheversi", lang="a" * 5000),
        "bad-request",
    ),
}


def test_broken_lines_are_answered_and_the_next_line_works() -> None:
    """All in one process: each broken line is followed by a good one."""
    # What cancels, or looks like it, may be answered before its turn.
    ordered = {name: known for name, known in BROKEN.items() if b"cancel" not in known[0]}
    replies = run(*(line for broken, _ in ordered.values() for line in (broken, AFTER)))
    for name in BROKEN.keys() - ordered.keys():
        ordered[name] = BROKEN[name]
        replies += run(BROKEN[name][0]) + run(AFTER)
    assert len(replies) == 2 * len(BROKEN)
    for (name, (broken, code)), reply, after in zip(
        ordered.items(), replies[::2], replies[1::2], strict=True
    ):
        assert after == {"id": "after", "type": "count", "count": 64}, name
        assert (reply["type"], reply["code"]) == ("error", code), (name, reply)
        assert reply["code"] in CODES
        assert reply["message"], name
        assert len(json.dumps(reply)) < 2000, name
        if broken.startswith(b'{"id": 1,') and len(broken) <= LARGEST_REQUEST:
            assert reply["id"] == 1, name
        elif "id" in name:
            assert reply["id"] is None, name


@pytest.mark.parametrize("name", ["deep lists", "more than 64 KiB", "nine kings", "NaN"])
def test_one_text_for_one_text(name: str) -> None:
    line, code = BROKEN[name]
    assert _strict(handle(line.decode()))["code"] == code


def test_the_longest_request_is_read() -> None:
    request = _line(id=1, type="hello", more="")
    padded = request[:-2] + b"a" * (LARGEST_REQUEST - len(request)) + b'"}'
    assert len(padded) == LARGEST_REQUEST
    (plain,) = run(padded)
    assert plain["type"] == "ready"
    (carriage,) = run(padded + b"\r")
    assert carriage["type"] == "ready"


def test_empty_lines_are_passed_over() -> None:
    assert [reply["id"] for reply in run(b"", b"  ", AFTER, b"\r", b"")] == ["after"]


def test_a_last_line_needs_no_end() -> None:
    assert [reply["id"] for reply in run(AFTER, end=b"")] == ["after"]


def test_no_input_no_output() -> None:
    assert run(end=b"") == []


def test_replies_come_in_the_order_of_requests() -> None:
    lines = []
    for number in range(12):
        lines.append(_line(id=f"p{number}", type="perft", game="cheversi", depth=number % 3))
        lines.append(_line(id=number, type="open", game="cheversi", moves=[]))
    replies = run(*lines)
    assert [reply["id"] for reply in replies] == [json.loads(line)["id"] for line in lines]


def test_ids_come_back_as_they_were() -> None:
    idents: list[str | int] = [
        "",
        "a b",
        "\u00e9\u4e16",
        "1",
        1,
        0,
        -5,
        2**70,
        "x" * 3000,
        "\U0001f600",
    ]
    replies = run(*(_line(id=ident, type="hello") for ident in idents))
    assert [reply["id"] for reply in replies] == idents


def test_a_finished_game_counts_nothing_and_takes_nothing() -> None:
    moves = "Kh2 Ng3 Nf4 Be5 Nh1 Nh3 Bf3 Qg4 Qd6 Bf5 Rg6 Rg2 Rf1 Rd4 Bf6 Kf7".split()
    common = {"game": "cheversi", "moves": moves}
    state, count, nothing, act = run(
        _line(id=1, type="open", **common),
        _line(id=2, type="perft", depth=1, **common),
        _line(id=3, type="perft", depth=0, **common),
        _line(id=4, type="act", action="Ka1", **common),
    )
    assert (state["over"], state["ranks"], state["scores"]) == (True, [1, 2], [45, 37])
    assert (count["count"], nothing["count"]) == (0, 1)
    assert act["code"] == "illegal-move"


def test_cancel_is_taken_while_a_count_runs() -> None:
    with process() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(_line(id="long", type="perft", game="cheversi", depth=12) + b"\n")
        running.stdin.write(_line(id=1, type="hello") + b"\n")
        running.stdin.write(_line(id=2, type="cancel", target="long") + b"\n")
        running.stdin.flush()
        first, second = (_strict(running.stdout.readline()) for _ in range(2))
        assert first == {"id": 2, "type": "cancelled", "target": "long", "found": True}
        assert (second["id"], second["type"]) == (1, "ready")
        running.stdin.close()
        assert running.wait(_PATIENCE) == 0


def test_a_reader_that_goes_away_ends_the_process_quietly() -> None:
    with process() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(_line(id=1, type="hello") + b"\n")
        running.stdin.flush()
        running.stdout.readline()
        running.stdout.close()
        try:
            while running.poll() is None:
                running.stdin.write(_line(id=1, type="hello") + b"\n")
                running.stdin.flush()
        except BrokenPipeError:
            pass
        assert running.wait(_PATIENCE) == 1
        assert running.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_an_interrupt_ends_the_process_quietly() -> None:
    # A shell may have told what runs in the background to ignore interrupts; programs inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _interrupt()
    finally:
        signal.signal(signal.SIGINT, before)


def _interrupt() -> None:
    with process() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(AFTER + b"\n")
        running.stdin.flush()
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(_PATIENCE) == 1
        assert running.stderr.read() == b""


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ('"seed":"x"', "`seed` must be a whole number"),
        ('"options":3', "`options` must be an object"),
        ('"seed":' + "9" * 5000, "a number has too many digits"),
    ],
)
def test_what_is_wrong_is_said_in_the_terms_of_a_request(fields: str, message: str) -> None:
    (reply,) = run(b'{"id":1,"type":"think","game":"cheversi",' + fields.encode() + b"}")
    assert (reply["code"], reply["message"]) == ("bad-request", message)
