"""Playthroughs: everything public along seeded games, as texts that are read and diffed.

`pytest tests/contract --regenerate` writes them anew; read the difference before it is kept.
"""

from __future__ import annotations

import difflib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlet.core.options import chosen
from boardlet.core.record import Played, add_action, begin
from boardlet.core.state import Event, Game
from boardlet.describe import state_reply
from boardlet.testing.samples import Case, cases, policy
from tests.contract import golden

_FILES = 4
"""Playthroughs kept for a game: the default options and others that differ from them most."""

_WHOLE = 6
"""Actions at the beginning that are logged with everything; later ones now and then."""

_EVERY = 25

_OPENING = 50
"""Actions that are logged with notes and events; of later ones only what they lead to."""


def _cases(game: Game) -> list[Case]:
    """The default options, then those farthest from what is already chosen."""
    first, *rest = cases(game)
    found = [first]
    while rest and len(found) < _FILES:
        best = max(rest, key=lambda one: min(_distance(one, other) for other in found))
        found.append(best)
        rest.remove(best)
    return found


def _distance(one: Case, other: Case) -> int:
    return sum(one.options[key] != other.options[key] for key in one.options)


def test_playthroughs(game: Game, regenerate: bool) -> None:
    folder = golden.playthroughs(game.spec.id)
    if regenerate:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for number, case in enumerate(_cases(game), 1):
            (folder / f"{number}.txt").write_text("\n".join(_log(case)) + "\n", "utf-8")
    files = sorted(folder.glob("*.txt"))
    assert files, f"write them with `pytest tests/contract --regenerate -k {game.spec.id}`"
    for file in files:
        wanted = file.read_text("utf-8").splitlines()
        given = json.loads(wanted[0].partition(" ")[2])
        found = list(_log(Case(game, begin(game, given).record.options)))
        difference = list(difflib.unified_diff(wanted, found, file.name, "now", lineterm="", n=1))
        if difference:
            pytest.fail("\n".join(difference[:60]))


def _log(case: Case) -> Iterator[str]:
    given = chosen(case.game.spec.options, case.options)
    yield f"options {json.dumps(given)}"
    rng = random.Random(f"playthrough {json.dumps(given)}")
    played = begin(case.game, case.options)
    count = 0
    while legal := played.state.legal_actions():
        whole = count < _WHOLE or count % _EVERY == 0
        if whole or count < _OPENING:
            yield from _state(played, whole=whole)
        else:
            yield f"      {played.state.text()}"
        action = policy(count // 20 + 1, rng, legal)
        yield f"{count + 1:>4}. {action}"
        if whole or count < _OPENING:
            yield from map(_event, played.state.events(action))
        played = add_action(played, action)
        count += 1
    yield from _state(played, whole=True)


def _event(event: Event) -> str:
    words = [event.kind, event.piece or "", event.source or "", event.target or ""]
    level = f"level {event.level}" if event.level else ""
    return " ".join(["        event", *filter(None, [*words, level, *event.path])])


def _state(played: Played, *, whole: bool) -> Iterator[str]:
    reply = state_reply(played)
    yield f"      {reply['text']}"
    turn = " in turn" if played.state.in_turn else ""
    yield f"      seat {reply['seat']}{turn} scores {_json(reply['scores'])}"
    for note in reply["notes"]:
        yield f"      note {note['key']} {_json(note['args'])}"
    if not whole:
        yield f"      legal {len(reply['legal'])}"
        return
    yield f"      status {reply['status']['key']} {_json(reply['status']['args'])}"
    yield f"      sides {_json(reply['sides'])}"
    yield f"      legal {' '.join(reply['legal'])}"
    for overlay in reply["overlays"]:
        yield f"      overlay {overlay['key']} {_json(overlay['counts'])}"
    where = [
        f"{piece['id']}:{piece['point']}"
        + (f"^{piece['level']}" if piece["level"] else "")
        + ("" if piece["kind"] else "?")
        for piece in reply["pieces"]
    ]
    yield f"      pieces {' '.join(where)}"
    if reply["over"]:
        yield f"      over {reply['reason']} ranks {_json(reply['ranks'])}"
    for line in reply["tally"]:
        yield f"      tally {_json(line)}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
