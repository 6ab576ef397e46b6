"""How fast the rules are: positions a second in perft."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import chess

from boardlet import protocol

LONG_ENOUGH = 0.2
"""Seconds; a measurement goes deeper until it takes so long."""
DEEPEST = 6


@dataclass(frozen=True, slots=True)
class Perft:
    """A count that was timed."""

    depth: int
    count: int
    seconds: float

    @property
    def speed(self) -> float:
        """Positions a second."""
        return self.count / self.seconds


def games() -> list[str]:
    """Returns the ids of all games."""
    (hello,) = _replies({"type": "hello"})
    return [game["id"] for game in hello["games"]]


def native(game: str) -> Perft:
    """Times the engine under this Python, at the first depth that takes long enough."""
    return _deep_enough(lambda depth: perft_count(game, depth))


def perft_count(game: str, depth: int) -> int:
    """Asks the engine under this Python for a count."""
    (reply,) = _replies(perft_request(game, depth))
    return int(reply["count"])


def perft_request(game: str, depth: int) -> dict[str, Any]:
    return {"type": "perft", "game": game, "options": {}, "moves": [], "depth": depth}


def of_chess() -> Perft:
    """Times python-chess: push, recurse, pop, down to every single position."""
    board = chess.Board()

    def count(depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += count(depth - 1)
            board.pop()
        return total

    return _deep_enough(count)


def _deep_enough(count: Callable[[int], int]) -> Perft:
    for depth in range(1, DEEPEST + 1):
        started = time.perf_counter()
        total = count(depth)
        perft = Perft(depth, total, time.perf_counter() - started)
        if perft.seconds >= LONG_ENOUGH:
            break
    return perft


def _replies(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for line in protocol.handle(json.dumps({"id": 1, **request})).splitlines():
        yield json.loads(line)
