"""Finds the games: by looking, not by a list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from boardlet.core.errors import UnknownGame
from boardlet.core.state import Game

PACKAGE = "boardlet.games"


@cache
def games() -> dict[str, Game]:
    """Returns all games by id, as lists show them: the built-in ones and installed packages'."""
    package = importlib.import_module(PACKAGE)
    found: list[Game] = [
        importlib.import_module(f"{PACKAGE}.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
    ]
    found.extend(entry.load() for entry in entry_points(group=PACKAGE))
    found.sort(key=lambda game: (game.spec.order, game.spec.id))
    return {game.spec.id: game for game in found}


def find(game: str) -> Game:
    """Returns the game with an id. Raises UnknownGame."""
    try:
        return games()[game]
    except KeyError:
        raise UnknownGame(
            f"unknown game {game[:40]!r}; known: {', '.join(games())}",
            at="game",
            arguments={"game": game[:40]},
        ) from None
