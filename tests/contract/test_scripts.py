"""The page's scripts know points, pieces and choices, and no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardlet.core import catalogue
from boardlet.core.options import resolve
from tools.paths import ROOT

SCRIPTS = sorted((ROOT / "js").rglob("*.js"))
GENERIC_OPTIONS = {"touch"}
"""What any game may have: `touch` says that what was chosen stays so and nothing is taken back."""
WORDS = (
    *("king", "queen", "rook", "bishop", "knight", "pawn", "chess"),
    *("rock", "scissors", "well", "disc", "marble"),
    *("star", "hexagon", "hexagram", "checkers"),
)

COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
POINT = re.compile(r"(?!h[1-6]$)[a-q]([1-9]|1[0-3])")
TEXT = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")


def code(script: Path) -> str:
    """A script without its comments: there a game may stand as an example."""
    return COMMENT.sub("", script.read_text("utf-8"))


def texts(script: Path) -> set[str]:
    return {text for found in TEXT.findall(code(script)) for text in found}


@pytest.fixture(params=SCRIPTS, ids=[str(script.relative_to(ROOT)) for script in SCRIPTS])
def script(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_no_script_names_a_game(script: Path) -> None:
    # The word for taking a piece is one game's id as well.
    ids = [game for game in catalogue.games() if game != "capture"]
    assert not [game for game in ids if re.search(rf"\b{game}\b", code(script))]
    assert not [text for text in texts(script) if re.match(r"capture-", text)]


def test_no_script_names_a_piece_or_the_shape_of_a_board(script: Path) -> None:
    words = re.compile(rf"\b({'|'.join(WORDS)})s?\b", re.IGNORECASE)
    assert not words.findall(code(script))
    starts = [game.start(resolve(game.spec.options, {})) for game in catalogue.games().values()]
    kinds = {piece.kind for start in starts for piece in start.pieces()}
    # A letter with a figure is the name of a point, unless it is a heading.
    assert not {text for text in texts(script) if text in kinds - {None, "N"}}
    assert not {text for text in texts(script) if POINT.fullmatch(text)}


def test_no_script_asks_for_an_option_or_an_end_of_a_game(script: Path) -> None:
    games = catalogue.games().values()
    keys = {option.key for game in games for option in game.spec.options}
    asked = set(re.findall(r"\boptions\??\.?(?:\[['\"`])?(\w+)", code(script)))
    assert asked & keys <= GENERIC_OPTIONS
    named = {f"{game.spec.id}-" for game in games}
    assert not [text for text in texts(script) for prefix in named if text.startswith(prefix)]
