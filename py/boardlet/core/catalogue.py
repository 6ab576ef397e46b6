"""Finds the games: by looking, not by a list."""

from __future__ import annotations

import importlib
import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from boardlet.core.errors import UnknownGame
from boardlet.core.options import resolve
from boardlet.core.state import Game

PACKAGE = "boardlet.games"
"""The built-in games; also the group of entry points under which packages offer theirs."""

_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class Broken:
    """A package's game that cannot be played, and why."""

    package: str
    entry: str
    message: str


def games() -> dict[str, Game]:
    """Returns all games by id, as lists show them: the built-in ones and installed packages'."""
    return _found()[0]


def broken() -> tuple[Broken, ...]:
    """Returns what installed packages offer as a game, and is none."""
    return _found()[1]


def look_again() -> None:
    """Forgets what was found, because packages were installed since."""
    importlib.invalidate_caches()
    _found.cache_clear()


def find(game: str) -> Game:
    """Returns the game with an id. Raises UnknownGame."""
    try:
        return games()[game]
    except KeyError:
        failed = [
            f"; {each.package} failed: {each.message}" for each in broken() if each.entry == game
        ]
        raise UnknownGame(
            f"unknown game {game[:40]!r}; known: {', '.join(games())}{''.join(failed)}",
            at="game",
            arguments={"game": game[:40]},
        ) from None


@cache
def _found() -> tuple[dict[str, Game], tuple[Broken, ...]]:
    package = importlib.import_module(PACKAGE)
    built_in: list[Game] = [
        importlib.import_module(f"{PACKAGE}.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
    ]
    found = {game.spec.id: game for game in built_in}
    wrong: list[Broken] = []
    for entry in entry_points(group=PACKAGE):
        try:
            game: Game = entry.load()
            _check(game)
            if game.spec.id in found:
                raise ValueError(f"there is a game called {game.spec.id} already")
        except Exception as error:  # noqa: BLE001 - one package must not take the others with it
            owner = entry.dist.name if entry.dist else entry.module
            message = f"{type(error).__name__}: {error}"
            wrong.append(Broken(owner, entry.name, message))
            continue
        found[game.spec.id] = game
    ordered = sorted(found.values(), key=lambda game: (game.spec.order, game.spec.id))
    return {game.spec.id: game for game in ordered}, tuple(wrong)


def _check(game: Game) -> None:
    """Raises an error of any kind for what is no game, or cannot be started."""
    spec = game.spec
    if not _ID.fullmatch(spec.id):
        raise ValueError(f"a game's id is of small letters, digits and hyphens, not {spec.id!r}")
    options = resolve(spec.options, {})
    game.board(options)
    if not game.start(options).legal_actions():
        raise ValueError("no action is legal at the start")
