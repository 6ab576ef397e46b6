"""Requests about whole records, with any field replaced by anything: always a typed answer."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardlet.protocol import handle

REQUESTS: list[dict[str, Any]] = [
    {"type": "link"},
    {"type": "unlink", "text": "1.capture.LAAAKccIAAhzuP"},
    {"type": "compare", "other": {"game": "cheversi", "moves": ["Kd4"]}},
    {"type": "export", "date": "2026-07-31"},
    {"type": "import", "text": "1. Kd4 Qe5 (1... Qd5)"},
    {"type": "match", "ranks": [1, 2], "scores": [31, 30.5]},
    {"type": "branch", "do": "add", "path": [0], "at": 2, "turns": ["Qe5"]},
    {"type": "branch", "do": "promote", "path": [0]},
    {"type": "branch", "do": "delete", "path": [0]},
    {"type": "read", "text": "qd5"},
]
RECORD: dict[str, Any] = {
    "game": "cheversi",
    "options": {"count": "once"},
    "moves": ["Kd4", "Qe5"],
    "partial": "",
    "position": None,
    "names": ["Ann", None],
    "seats": [None, 3],
    "match": {"kind": "pair", "length": 2, "results": [{"ranks": [2, 1], "points": [30, 41.5]}]},
    "branches": [{"at": 1, "moves": ["Qd5"], "branches": []}],
}

_numbers = st.integers(-3, 9) | st.sampled_from([2**31, 2**64, 10**300, 1.5, -0.0, 1e308, -(2**70)])
_texts = st.text(max_size=9) | st.sampled_from(
    ["\ud800", "\0", "Kd4", "stop", "chifoumi", "x" * 3000]
)
_values = st.recursive(
    st.none() | st.booleans() | _numbers | _texts,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["at", "moves", "branches", "kind", "length", "results", "ranks", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=6,
)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path] if path else []
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, each in inner:
        found += _places(each, (*path, key))
    return found


def test_as_they_stand_they_are_answered() -> None:
    for request in REQUESTS:
        line = json.dumps({"id": 1, **RECORD, **request, "partial": ""})
        reply = json.loads(handle(line))
        assert reply["type"] != "error", reply


@settings(max_examples=600, deadline=20_000, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_with_anything_in_any_place_the_answer_is_typed(data: st.DataObject) -> None:
    request = json.loads(json.dumps({"id": 1, **RECORD, **data.draw(st.sampled_from(REQUESTS))}))
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from([p for p in _places(request) if p[0] != "id"]))
        inner = request
        for key in path:
            inner = inner[key]
        if data.draw(st.integers(0, 5)):
            inner[last] = data.draw(_values)
        elif isinstance(inner, dict):
            del inner[last]
    replies = handle(json.dumps(request)).splitlines()
    assert len(replies) == 1
    reply = json.loads(replies[0])
    assert reply.get("code") != "internal", reply
