"""Boardlet: the rules and computer players of board games, in pure Python.

`boardlet.game("cheversi")` is the way in; docs/python.md shows the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardlet.core.board import Board as Board
    from boardlet.core.errors import BadLink as BadLink
    from boardlet.core.errors import BadMove as BadMove
    from boardlet.core.errors import BadOption as BadOption
    from boardlet.core.errors import BadPosition as BadPosition
    from boardlet.core.errors import BadRequest as BadRequest
    from boardlet.core.errors import BoardletError as BoardletError
    from boardlet.core.errors import IllegalMove as IllegalMove
    from boardlet.core.errors import TooLarge as TooLarge
    from boardlet.core.errors import UnknownGame as UnknownGame
    from boardlet.core.options import Option as Option
    from boardlet.core.state import Event as Event
    from boardlet.core.state import Outcome as Outcome
    from boardlet.core.state import Piece as Piece
    from boardlet.facade import Game as Game
    from boardlet.facade import Record as Record
    from boardlet.facade import State as State
    from boardlet.facade import all_games as all_games
    from boardlet.facade import game as game
    from boardlet.facade import load as load
    from boardlet.facade import recover as recover
    from boardlet.players.request import Advice as Advice

__version__ = "0.1.0"

_HOMES = {
    "core.board": "Board",
    "core.errors": "BoardletError BadRequest BadLink UnknownGame BadOption BadPosition BadMove"
    " IllegalMove TooLarge",
    "core.options": "Option",
    "core.state": "Event Outcome Piece",
    "facade": "Game Record State all_games game load recover",
    "players.request": "Advice",
}
"""Where each public name is defined."""

_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}

__all__ = list(_HOME)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        # Loaded when asked for: the browser's engine needs none of it, and starts faster without.
        if name in _HOME:
            return getattr(import_module(f"boardlet.{_HOME[name]}"), name)
        raise AttributeError(f"module 'boardlet' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
