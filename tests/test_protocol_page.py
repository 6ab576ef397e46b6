"""docs/protocol.md: it names all that the engine says, and what it shows is so."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from boardlet.core.errors import CODES
from boardlet.core.palette import SIDES
from boardlet.core.state import EventKind
from boardlet.protocol import PROTOCOL, Server, handle
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
NAMED = {name for text in re.findall(r"`([^`\n]+)`", PAGE) for name in re.split(r"[, ]+", text)}
READERS = {"_field", "field", "texts_field", "_number"}
"""Functions that read a field of a request; its name is their second argument."""


def trees(*modules: str) -> Iterator[ast.AST]:
    for module in modules:
        yield from ast.walk(ast.parse((ENGINE / f"{module}.py").read_text("utf-8")))


def replied() -> set[str]:
    """The keys of all objects that replies are made of."""
    found: set[str] = set()
    for node in trees("protocol", "describe", "sharing"):
        match node:
            case ast.Dict(keys=keys):
                found |= {
                    key.value
                    for key in keys
                    if isinstance(key, ast.Constant) and isinstance(key.value, str)
                }
            case ast.Subscript(ctx=ast.Store(), slice=ast.Constant(value=str() as key)):
                found.add(key)
    return found


def requested() -> set[str]:
    """The fields that requests may have."""
    found: set[str] = set()
    for node in trees("protocol", "sharing", "replay", "fields"):
        match node:
            case ast.Call(
                func=ast.Name(id=name), args=[_, ast.Constant(value=str() as key), *_]
            ) if name in READERS:
                found.add(key)
    return found


def test_every_request_has_its_place() -> None:
    titles = re.findall(r"^### (`.*`)$", PAGE, re.MULTILINE)
    told = {name for title in titles for name in re.findall(r"`([a-z]+)`", title)}
    assert told == set(Server()._answers)


def test_every_field_is_named() -> None:
    assert len(replied()) > 80
    assert len(requested()) > 25
    assert (replied() | requested()) - NAMED == set()


def test_every_word_of_a_closed_list_is_named() -> None:
    assert {*CODES, *get_args(EventKind), *SIDES} - {"none"} <= NAMED
    assert f"`protocol` ({PROTOCOL})" in PAGE


def examples() -> list[tuple[str, str]]:
    blocks = re.findall(r"```json\n(.*)\n(.*)\n```", PAGE)
    assert len(blocks) >= 4
    return blocks


@pytest.mark.parametrize(("request_", "reply"), examples())
def test_the_examples_are_so(request_: str, reply: str) -> None:
    assert handle(request_) == reply


def test_the_error_is_so() -> None:
    (shown,) = re.findall(r"```json\n(\{.*\"error\".*\})\n```", PAGE)
    request = {"id": 1, "type": "open", "game": "cheversi", "moves": ["Kd4", "Ke5"]}
    assert handle(json.dumps(request)) == shown


def test_the_client_has_twenty_lines_and_plays_a_game(tmp_path: Path) -> None:
    (client,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in client.splitlines() if line.strip()]) <= 20
    (tmp_path / "client.py").write_text(client)
    command = [sys.executable, str(tmp_path / "client.py")]
    settings = {**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}
    done = subprocess.run(command, capture_output=True, text=True, env=settings, check=True)
    turns = done.stdout.splitlines()
    assert len(turns) >= 16
    assert re.fullmatch(r"[KQRBN][a-h][1-8] \[\d+, \d+\]", turns[-1])
