"""The conformance suite: whole games with checks, played through the protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.state import Game
from boardlet.protocol import Server
from tests.contract import golden


def _games() -> list[Any]:
    found = []
    for ident in catalogue.games():
        path = golden.vectors(ident)
        for number, game in enumerate(golden.read(path)["games"] if path.exists() else ()):
            title = "-".join([ident, str(number), *map(str, game["options"].items())])
            found.append(pytest.param(ident, game, id=title))
    return found


def test_there_are_vectors_for_every_game(game: Game) -> None:
    assert golden.read(golden.vectors(game.spec.id))["games"]


@pytest.mark.parametrize(("ident", "played"), _games())
def test_vectors(ident: str, played: dict[str, Any]) -> None:
    server = Server()
    for number, check in enumerate(played["checks"]):
        request = {
            "id": number,
            "type": "open",
            "game": ident,
            "options": played["options"],
            "moves": played["moves"][: check["turns"]],
            "partial": check["partial"],
        }
        reply = json.loads(server.receive(json.dumps(request)))
        assert reply["type"] == "state", reply
        assert reply["text"] == check["position"]
        for field in check.keys() - {"turns", "partial", "position"}:
            assert reply[field] == check[field], (check["turns"], check["partial"], field)
