"""Asks the engine to think, as a client would."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from boardlet.core import catalogue
from boardlet.core.kernel import Kernel, Position
from boardlet.core.record import Played, add_action, begin
from boardlet.core.state import Game
from boardlet.protocol import Server, finish

Reply = dict[str, Any]


def replies(**request: Any) -> list[Reply]:
    """All replies to a `think` request."""
    text = json.dumps({"id": 1, "type": "think", **request})
    return [json.loads(line) for chunk in finish(Server(), text) for line in chunk.splitlines()]


def best(**request: Any) -> Reply:
    """The last reply to a `think` request, which must be its answer."""
    last = replies(**request)[-1]
    assert last["type"] == "best", last
    return last


def error(**request: Any) -> str:
    """The code of the error that a `think` request is answered with."""
    (reply,) = replies(**request)
    assert reply["type"] == "error", reply
    return str(reply["code"])


def random_records(game: Game, options: dict[str, Any], seed: int) -> Iterator[Played]:
    """A random game, action by action."""
    random = Random(seed)
    played = begin(game, options)
    while True:
        yield played
        actions = played.state.legal_actions()
        if not actions:
            return
        played = add_action(played, random.choice(actions))


def request_of(played: Played) -> dict[str, Any]:
    """The fields of a request that lead to a record's state."""
    record = played.record
    return {
        "game": record.game,
        "options": dict(record.options),
        "moves": list(record.moves),
        "partial": record.partial,
        "position": record.position,
    }


def minimax(kernel: Kernel, position: Position, known: dict[Position, float]) -> float:
    """The margin of seat 0 at the end under best play of two, by trying everything."""
    if position in known:
        return known[position]
    actions = kernel.actions(position)
    if actions:
        values = [minimax(kernel, kernel.apply(position, a), known) for a in actions]
        value = max(values) if kernel.seat(position) == 0 else min(values)
    else:
        first, second = kernel.payoff(position)
        value = first - second
    known[position] = value
    return value


def everyone_for_itself(
    kernel: Kernel, position: Position, known: dict[Position, tuple[float, ...]]
) -> tuple[float, ...]:
    """What every seat ends with when each goes for its lead, by trying everything.

    Equal leads: the most for the seat itself, then the least for seat 0, for seat 1...
    """
    if position in known:
        return known[position]
    actions = kernel.actions(position)
    seat = kernel.seat(position)

    def worth(values: tuple[float, ...]) -> tuple[float, ...]:
        others = (*values[:seat], *values[seat + 1 :])
        return (values[seat] - max(others), values[seat], *(-value for value in values))

    if actions:
        ends = [everyone_for_itself(kernel, kernel.apply(position, a), known) for a in actions]
        known[position] = max(ends, key=worth)
    else:
        known[position] = kernel.payoff(position)
    return known[position]


def find(game: str) -> Game:
    return catalogue.find(game)
