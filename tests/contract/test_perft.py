"""Known numbers of turn sequences; where one is wrong, the first actions that are to blame."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from boardlet.core import catalogue, perft
from boardlet.core.record import add_turn, begin
from boardlet.core.state import Game
from boardlet.core.turns import STOP, split
from boardlet.testing.option_sets import DEEP
from tests.contract import golden

_MOST_COUNTED = 40_000_000 if DEEP else 60_000


def _entries() -> list[Any]:
    entries = []
    for ident in catalogue.games():
        path = golden.perft_file(ident)
        for entry in golden.read(path)["entries"] if path.exists() else ():
            named = [f"{key}={value}" for key, value in entry.get("options", {}).items()]
            title = "-".join([ident, *named, *entry.get("moves", [])[:2]])
            if len(entry.get("moves", [])) > 2:
                title += f"-and-{len(entry['moves']) - 2}-more"
            if "position" in entry:
                title += f"-{entry['position']}"
            entries.append(pytest.param(ident, entry, id=title))
    return entries


def test_there_are_numbers_for_every_game(game: Game) -> None:
    assert golden.read(golden.perft_file(game.spec.id))["entries"]


@pytest.mark.parametrize(("ident", "entry"), _entries())
def test_perft(ident: str, entry: dict[str, Any]) -> None:
    game = catalogue.find(ident)
    played = begin(game, entry.get("options", {}), entry.get("position"))
    for move in entry.get("moves", []):
        played = add_turn(played, move)
    kernel = game.kernel(played.record.options)
    for depth, wanted in enumerate(entry["counts"], 1):
        if wanted > _MOST_COUNTED:
            break
        count = perft.count(kernel, played.state, depth)
        if count != wanted:
            divide = perft.divide(kernel, played.state, depth)
            naive = naive_divide(golden.naive(ident), played.record, depth)
            wrong = {
                action: (divide.get(action), naive.get(action))
                for action in sorted(divide.keys() | naive.keys())
                if divide.get(action) != naive.get(action)
            }
            pytest.fail(
                f"perft {depth} is {count}, not {wanted}; first actions that differ from the "
                f"naive generator, as (engine, naive): {wrong or 'none'}; from {divide}"
            )


def naive_divide(naive: ModuleType, record: Any, depth: int) -> dict[str, int]:
    """Counts by first action on the naive generator, from the start of a record."""
    if record.position is not None:
        return {}
    position = naive.start(record.options)
    for move in record.moves:
        position = naive_turn(naive, position, move)
    return {
        action: naive_count(naive, naive.apply(position, action), depth - 1)
        for action in naive.legal(position)
    }


def naive_turn(naive: ModuleType, position: Any, turn: str) -> Any:
    """Plays a whole turn on the naive generator."""
    for action in split(turn):
        position = naive.apply(position, action)
    return naive.apply(position, STOP) if STOP in naive.legal(position) else position


def naive_count(naive: ModuleType, position: Any, depth: int) -> int:
    """Counts turn sequences; `depth` is the number of turns after the open one, if any."""
    in_turn = "stop" in naive.legal(position)
    if depth == 0 and not in_turn:
        return 1
    left = depth if in_turn else depth - 1
    return sum(
        naive_count(naive, naive.apply(position, action), left) for action in naive.legal(position)
    )
