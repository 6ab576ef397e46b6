"""Every theme of the board: sides that are told apart, pieces and signs that stand out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from boardlet.core.catalogue import games
from boardlet.core.options import resolve
from boardlet.core.palette import SIDES
from tests.rules.colours import SIMULATIONS, Triple, apart, contrast, difference

BOARD = Path(__file__).parents[2] / "css" / "board"
Colours = dict[str, tuple[str, str]]
"""In light and in dark, by the name of the custom property."""
GLANCE = 9
"""Differences of colour above this are seen at a glance."""


def read(text: str) -> Colours:
    found: Colours = {}
    value = r"(?:(#\w+)|light-dark\((#\w+), (#\w+)\))"
    for name, both, light, dark in re.findall(rf"--([\w-]+): {value};", text):
        found[name] = (both or light, both or dark)
    return found


@cache
def themes() -> dict[str, Colours]:
    usual = read((BOARD / "colours.css").read_text("utf-8"))
    blocks = re.findall(
        r'\[data-board="(\w+)"\] \{([^}]*)\}', (BOARD / "themes.css").read_text("utf-8")
    )
    return {"card": usual, **{name: {**usual, **read(block)} for name, block in blocks}}


MODES = [(theme, mode) for theme in themes() for mode in (0, 1)]
IDS = [f"{theme}-{'dark' if mode else 'light'}" for theme, mode in MODES]
each_theme = pytest.mark.parametrize(("theme", "mode"), MODES, ids=IDS)


@pytest.fixture
def colours(theme: str, mode: int) -> dict[str, str]:
    return {name: values[mode] for name, values in themes()[theme].items()}


@cache
def boards() -> tuple[tuple[tuple[str, ...], frozenset[str]], ...]:
    """The sides of every board, and the surfaces on which pieces stand there."""
    found = set()
    for game in games().values():
        for seats in game.spec.seats:
            board = game.board(resolve(game.spec.options, {"players": seats} if seats != 2 else {}))
            drawn = set(re.findall(r"board-[\w-]+", board.drawing))
            fields = {"board-light", "board-dark"} if "board-light" in drawn else {"board-wood"}
            found.add((tuple(board.sides), frozenset(fields)))
    return tuple(found)


def pairs() -> Iterator[tuple[str, str]]:
    for sides, _ in boards():
        yield from combinations(sides, 2)


def test_the_difference_of_colours_is_measured_as_published() -> None:
    # Three pairs of the data that the formula's authors give to test programs with.
    published: list[tuple[Triple, Triple, float]] = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in published:
        assert difference(one, other) == pytest.approx(expected, abs=1e-4)


def test_the_page_offers_the_themes_that_there_are() -> None:
    script = (BOARD.parents[1] / "js" / "settings.js").read_text("utf-8")
    offered = re.search(r"key: 'board', values: \[([^\]]*)\]", script)
    assert offered
    assert re.findall(r"'(\w+)'", offered[1]) == list(themes())


@pytest.mark.parametrize("vision", SIMULATIONS)
@each_theme
def test_sides_are_told_apart_at_a_glance(colours: dict[str, str], vision: str) -> None:
    for one, other in pairs():
        assert apart(colours[f"side-{one}"], colours[f"side-{other}"], vision) > GLANCE


@pytest.mark.parametrize("vision", [name for name in SIMULATIONS if name != "greyscale"])
def test_one_theme_keeps_sides_twice_as_far_apart_for_colour_blind_people(vision: str) -> None:
    colours = themes()["distinct"]
    for one, other in pairs():
        light, dark = colours[f"side-{one}"], colours[f"side-{other}"]
        assert apart(light[0], dark[0], vision) > 2 * GLANCE


@pytest.mark.parametrize("side", SIDES)
@each_theme
def test_signs_stand_out_from_the_colour_below_them(colours: dict[str, str], side: str) -> None:
    ink = colours[f"side-{side}-ink"]
    for below in (f"side-{side}", f"side-{side}-rim"):
        assert contrast(ink, colours[below]) >= 3


@each_theme
def test_pieces_stand_out_from_what_they_stand_on(colours: dict[str, str]) -> None:
    lost = set()
    for sides, fields in boards():
        for side in (*sides, "none"):
            for field in (*fields, "tray"):
                own = (colours[f"side-{side}"], colours[f"side-{side}-edge"])
                most = max(contrast(colour, colours[field]) for colour in own)
                if most < 3:
                    lost.add(f"{side} on {field}: {most:.1f}")
    assert not lost


@each_theme
def test_marks_and_names_can_be_seen(colours: dict[str, str]) -> None:
    upon = [(mark, "mark-halo") for mark in ("mark", "mark-last", "mark-hint")]
    upon += [("board-name", "board-rim"), ("board-wood-name", "board-wood")]
    found = {pair: contrast(*(colours[name] for name in pair)) for pair in upon}
    assert not {pair: ratio for pair, ratio in found.items() if ratio < 4.5}
