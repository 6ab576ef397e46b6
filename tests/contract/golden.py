"""Where the golden files of a game are."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

TESTS = Path(__file__).parents[1]


def vectors(game: str) -> Path:
    """The file of whole games with checks."""
    return TESTS / "vectors" / f"{game}.json"


def perft_file(game: str) -> Path:
    """The file of known perft numbers."""
    return TESTS / "golden" / "perft" / f"{game}.json"


def playthroughs(game: str) -> Path:
    """The folder of playthroughs."""
    return TESTS / "golden" / "playthroughs" / game


def read(path: Path) -> Any:
    """The content of a JSON file."""
    return json.loads(path.read_text("utf-8"))


def naive(game: str) -> ModuleType:
    """The second, naive generator of a game.

    It offers `start(options)`, `legal(position)`, `apply(position, action)`, and of a position
    `text`, `scores` (None where the game has none), `over`, `ranks` (None while it runs), `seat`.
    """
    return importlib.import_module(f"tests.naive.{game.replace('-', '_')}")
