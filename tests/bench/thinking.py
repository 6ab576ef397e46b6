"""How fast the computer players think: positions a second, depth, and how soon they stop."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from boardlet.core import catalogue
from boardlet.core.record import add_turn, begin
from boardlet.protocol import Server, finish

LEVEL = 6
LEAD_IN = 6
"""Turns of a weaker level before the one that is timed."""
STOP_AFTER = 400
"""Milliseconds of an endless search before it is stopped."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that was thought about."""

    nodes: int
    depth: int
    seconds: float

    @property
    def speed(self) -> float:
        """Positions a second."""
        return self.nodes / self.seconds


def question(game: str) -> dict[str, Any]:
    """A request to think at the strongest level, some turns into a game."""
    played = begin(catalogue.find(game), {})
    for number in range(LEAD_IN):
        request = {**_located(game, played.record.moves), "level": 3, "seed": number}
        played = add_turn(played, _answer(request)["turn"])
    return {**_located(game, played.record.moves), "level": LEVEL, "seed": 1}


def _located(game: str, moves: tuple[str, ...]) -> dict[str, Any]:
    return {"type": "think", "game": game, "options": {}, "moves": list(moves)}


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    *_, last = finish(Server(), json.dumps({"id": 1, **request}))
    reply: dict[str, Any] = json.loads(last.splitlines()[-1])
    return reply


def native(request: dict[str, Any]) -> Turn:
    """Thinks under this Python."""
    started = time.perf_counter()
    reply = _answer(request)
    return Turn(reply["nodes"], reply["depth"], time.perf_counter() - started)


def shipped(page: Page, request: dict[str, Any]) -> Turn:
    """Thinks in a page that has an engine as `engine`."""
    reply, seconds = page.evaluate(
        """async (request) => {
            const started = performance.now();
            const reply = await engine.stream(request, () => {}).done;
            return [reply, (performance.now() - started) / 1000];
        }""",
        request,
    )
    return Turn(reply["nodes"], reply["depth"], seconds)


def stop(page: Page, request: dict[str, Any]) -> float:
    """Milliseconds from asking an endless search for its best turn to having it."""
    waited: float = page.evaluate(
        """async ([request, milliseconds]) => {
            const search = engine.stream({ ...request, nodes: 1e9 }, () => {});
            await new Promise((resolve) => setTimeout(resolve, milliseconds));
            const started = performance.now();
            search.take();
            await search.done;
            return performance.now() - started;
        }""",
        [request, STOP_AFTER],
    )
    return waited
