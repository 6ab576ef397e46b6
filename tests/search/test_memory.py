"""Memory stays bounded however long a search or a game is."""

from __future__ import annotations

import gc
import json
import tracemalloc

from boardlet.core.options import resolve
from boardlet.players.alphabeta import INFINITE, AlphaBeta
from boardlet.players.clock import Clock, Enough
from boardlet.players.guides import guide_for
from boardlet.players.table import EXACT, Entry, Table
from boardlet.protocol import Server, finish
from tests.search.asking import find


def test_a_table_forgets() -> None:
    table: Table[Entry] = Table(100)
    for number in range(10_000):
        table.put(number, (1, EXACT, number, -1))
    assert len(table) <= 200
    assert table.get(9_999) == (1, EXACT, 9_999, -1)
    assert table.get(0) is None


def test_a_search_with_a_small_table_still_ends() -> None:
    game = find("cheversi")
    kernel = game.kernel(resolve(game.spec.options, {}))
    position = kernel.position(game.start(resolve(game.spec.options, {})))
    table: Table[Entry] = Table(50)
    search = AlphaBeta(kernel, guide_for(kernel, position), Clock(3_000), table)
    try:
        for _ in search.worth(0, position, 6, -INFINITE, INFINITE):
            pass
    except Enough:
        pass
    assert len(table) <= 100


def test_a_long_game_leaves_nothing_behind() -> None:
    """Server keeps a fixed number of records; a search keeps nothing."""
    server = Server()
    moves: list[str] = []
    sizes: list[int] = []
    tracemalloc.start()
    for number in range(50):
        request = {
            "id": number,
            "type": "think",
            "game": "chinese-checkers",
            "moves": moves,
            "level": 3,
            "seed": 2,
        }
        *_, last = "\n".join(finish(server, json.dumps(request))).splitlines()
        reply = json.loads(last)
        if reply["type"] != "best":
            break
        moves.append(reply["turn"])
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert sizes[-1] < sizes[len(sizes) // 2] + 6_000_000
