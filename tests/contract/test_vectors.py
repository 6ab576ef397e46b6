"""The conformance suite: whole games with checks, played through the protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.record import add_partial, add_turn, begin
from boardlet.core.state import Game
from boardlet.describe import state_reply
from boardlet.protocol import Server
from boardlet.testing.option_sets import DEEP
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


@pytest.mark.parametrize(("ident", "wanted"), _games())
def test_vectors(ident: str, wanted: dict[str, Any]) -> None:
    """Every check on one replay of the record; some, and the last, through the door."""
    server = Server()
    played = begin(catalogue.find(ident), wanted["options"])
    for number, check in enumerate(wanted["checks"]):
        moves = wanted["moves"][: check["turns"]]
        for move in moves[len(played.record.moves) :]:
            played = add_turn(played, move)
        here = add_partial(played, check["partial"]) if check["partial"] else played
        replies = [state_reply(here)]
        if DEEP or number % 8 == 0 or check is wanted["checks"][-1]:
            request = {
                "id": number,
                "type": "open",
                "game": ident,
                "options": wanted["options"],
                "moves": moves,
                "partial": check["partial"],
            }
            replies.append(json.loads(server.receive(json.dumps(request))))
        for reply in replies:
            assert reply["type"] == "state", reply
            assert reply["text"] == check["position"]
            for field in check.keys() - {"turns", "partial", "position"}:
                assert reply[field] == check[field], (check["turns"], check["partial"], field)
