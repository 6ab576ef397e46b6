"""Pictures: what they hold, and that they match the page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from boardlet.core.catalogue import find, games
from boardlet.core.markup import Node, read
from boardlet.core.options import resolve
from boardlet.core.palette import EMBLEMS, SIDES, SURFACES, mixed
from boardlet.core.picture import picture
from boardlet.core.state import Piece
from boardlet.describe import art

ROOT = Path(__file__).parents[2]
SHEETS = sorted((ROOT / "css" / "board").glob("*.css"))
CSS = "\n".join(sheet.read_text("utf-8") for sheet in SHEETS)
USUAL = (ROOT / "css" / "board" / "colours.css").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(game: str, *, text: str | None = None, dark: bool = False) -> str:
    found = find(game)
    options = resolve(found.spec.options, {})
    state = found.parse(options, text) if text else found.start(options)
    return picture(found.board(options), state.pieces(), art(found), dark=dark)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", games())
def test_a_picture_stands_alone(game: str, dark: bool) -> None:
    svg = drawn(game, dark=dark)
    root = ElementTree.fromstring(svg)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    for node in root.iter():
        assert not {"class", "style", "data-side", "data-emblem"} & set(node.attrib)
        for key, value in node.attrib.items():
            for target in re.findall(r"url\(#([^)]+)\)", value):
                assert target in ids
            if key == "href":
                assert value[1:] in ids
    assert "var(" not in svg


@pytest.mark.parametrize("game", games())
def test_a_picture_for_the_site_keeps_the_classes_of_all_that_has_a_colour(game: str) -> None:
    found = find(game)
    options = resolve(found.spec.options, {})
    board, pieces = found.board(options), found.start(options).pieces()
    alone, themed = (
        list(ElementTree.fromstring(picture(board, pieces, art(found), follow=follow)).iter())
        for follow in (False, True)
    )
    for one, other in zip(alone, themed, strict=True):
        kept = {key: value for key, value in other.attrib.items() if key in one.attrib}
        assert kept == one.attrib
        assert other.attrib.keys() - one.attrib.keys() <= {"class", "data-side"}
    drawn = read(board.drawing)
    classes = {node.attributes["class"] for node in drawn.walk() if "class" in node.attributes}
    assert classes <= {node.get("class") for node in themed}


@pytest.mark.parametrize("game", games())
def test_every_piece_on_a_point_is_drawn_once(game: str) -> None:
    found = find(game)
    options = resolve(found.spec.options, {})
    board = found.board(options)
    names = {point.name for point in board.points}
    pieces = found.start(options).pieces()
    root = ElementTree.fromstring(picture(board, pieces, art(found)))
    assert len(list(root.iter(f"{SVG}use"))) == sum(piece.point in names for piece in pieces)


@pytest.mark.parametrize("game", games())
def test_every_kind_of_piece_has_its_own_symbol(game: str) -> None:
    found = find(game)
    kinds = {piece.kind for piece in found.start(resolve(found.spec.options, {})).pieces()}
    symbols = {node.attributes["id"] for node in read(art(found)).walk() if node.tag == "symbol"}
    assert kinds - {None} <= symbols


@pytest.mark.parametrize("game", games())
def test_every_class_of_a_drawing_has_a_look_on_the_page_and_in_pictures(game: str) -> None:
    found = find(game)
    board = found.board(resolve(found.spec.options, {}))
    nodes = [*read(board.drawing).walk(), *read(art(found)).walk()]
    classes = {name for node in nodes for name in node.attributes.get("class", "").split()}
    assert classes
    for name in classes:
        assert f".{name} {{" in CSS or f".{name}," in CSS, name


def test_a_tower_rises_from_its_point_and_tells_its_height() -> None:
    tower = "wR.bS.wP,6"
    svg = drawn("chifoumi", text=f"7/7/7/{tower}/7/7/3,bR,3 w w 0,0 0 -")
    root = ElementTree.fromstring(svg)
    tops = [
        float(match[2])
        for node in root.iter(f"{SVG}g")
        if (match := re.fullmatch(r"translate\((\S+) (\S+)\)", node.get("transform", "")))
        and match[1] == "0.5"
    ]
    assert tops == sorted(tops, reverse=True)
    assert [node.text for node in root.iter(f"{SVG}text")][-1] == "3"


def test_a_hidden_piece_shows_its_colour_only() -> None:
    found = find("chifoumi")
    options = resolve(found.spec.options, {})
    pieces = [Piece("a", "d4", None, 1)]
    svg = picture(found.board(options), pieces, art(found))
    assert re.findall(r'href="#p\w+-([\w-]+)"', svg) == ["hidden-black"]


def test_a_title_is_text_and_nothing_else() -> None:
    found = find("cheversi")
    options = resolve(found.spec.options, {})
    svg = picture(found.board(options), (), art(found), title='<b a="1">&', width=320)
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title") == '<b a="1">&'
    assert (root.get("width"), root.get("role")) == ("320", "img")


def test_markup_is_read_and_written_back() -> None:
    text = '<svg a="1"><g class="x y"><text x="1">a &amp; b</text><path d="M0 0"/></g></svg>'
    assert read(text).write() == text
    assert read("<a/><b/>") == Node("svg", children=[Node("a"), Node("b")])
    for broken in ("<a>", "</a>", "<a></b>"):
        with pytest.raises(ValueError, match="close"):
            read(broken)


# What is written twice, for Python and for the page, is the same.


def test_sides_have_the_colours_of_the_page() -> None:
    found = dict(re.findall(r"--side-([\w-]+): (#\w+);", USUAL))
    for side, colours in SIDES.items():
        assert found[side] == colours.fill
        for part in ("ink", "edge", "rim"):
            assert found[f"{side}-{part}"] == getattr(colours, part)


def test_surfaces_have_the_colours_of_the_page() -> None:
    found = {
        name: (light, dark)
        for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", USUAL)
    }
    assert {name: found.get(name) for name in SURFACES} == dict(SURFACES)


def test_emblems_are_those_of_the_page() -> None:
    script = (ROOT / "js" / "board" / "emblems.js").read_text("utf-8")
    assert dict(re.findall(r"^  (\w+): '([^']+)',$", script, re.MULTILINE)) == dict(EMBLEMS)


def test_towers_are_built_as_on_the_page() -> None:
    script = (ROOT / "js" / "board" / "stacking.js").read_text("utf-8")
    page = dict(re.findall(r"^(?:export )?const (\w+) = ([\d.]+);$", script, re.MULTILINE))
    source = (ROOT / "py" / "boardlet" / "core" / "picture.py").read_text("utf-8")
    here = dict(re.findall(r"^_(STEP|TALLEST|COUNTED) = ([\d.]+)$", source, re.MULTILINE))
    assert page == here


def test_colours_mix_as_in_a_browser() -> None:
    # Chromium gives this for color-mix(in oklab, #cc3a2e 26%, #d9b88a).
    assert mixed("#cc3a2e", "#d9b88a", 0.26) == "#d99a72"
    assert mixed("#123456", "#ffffff", 1) == "#123456"
