"""Pictures: what they hold, that they match the page, and that their colours can be told apart."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from boardlet.core.catalogue import find, games
from boardlet.core.markup import Node, read
from boardlet.core.options import resolve
from boardlet.core.palette import EMBLEMS, SIDES, SURFACES, linear_rgb, mixed
from boardlet.core.picture import picture
from boardlet.core.state import Piece
from boardlet.describe import art

ROOT = Path(__file__).parents[2]
SHEETS = sorted((ROOT / "css" / "board").glob("*.css"))
CSS = "\n".join(sheet.read_text("utf-8") for sheet in SHEETS)
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
    found = dict(re.findall(r"--side-([\w-]+): (#\w+);", CSS))
    for side, colours in SIDES.items():
        assert found[side] == colours.fill
        for part in ("ink", "edge", "rim"):
            assert found[f"{side}-{part}"] == getattr(colours, part)


def test_surfaces_have_the_colours_of_the_page() -> None:
    found = {
        name: (light, dark)
        for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", CSS)
    }
    assert {name: found.get(name) for name in SURFACES} == dict(SURFACES)


def test_emblems_are_those_of_the_page() -> None:
    script = (ROOT / "js" / "board" / "emblems.js").read_text("utf-8")
    assert dict(re.findall(r"^  (\w+): '([^']+)',$", script, re.MULTILINE)) == dict(EMBLEMS)


def test_towers_are_built_as_on_the_page() -> None:
    script = (ROOT / "js" / "board" / "pieces.js").read_text("utf-8")
    page = dict(re.findall(r"^const (\w+) = ([\d.]+);$", script, re.MULTILINE))
    source = (ROOT / "py" / "boardlet" / "core" / "picture.py").read_text("utf-8")
    here = dict(re.findall(r"^_(STEP|TALLEST|COUNTED) = ([\d.]+)$", source, re.MULTILINE))
    assert page == here


def test_colours_mix_as_in_a_browser() -> None:
    # Chromium gives this for color-mix(in oklab, #cc3a2e 26%, #d9b88a).
    assert mixed("#cc3a2e", "#d9b88a", 0.26) == "#d99a72"
    assert mixed("#123456", "#ffffff", 1) == "#123456"


# Colours that can be told apart.

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
# vision deficiency" (2009), full severity, over linear RGB.
SIMULATIONS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
Triple = tuple[float, float, float]


def seen(colour: str, vision: str) -> Triple:
    """A colour as L*, a*, b* after what an eye makes of it."""
    light = linear_rgb(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * value for share, value in zip(row, light, strict=True))))
        for row in SIMULATIONS[vision]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal, 2005); 2 can just be seen, 10 at a glance."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    middle_l, middle_c, middle_h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(k * math.cos(math.radians(n * middle_h + at)) for k, n, at in cosines)
    away = (middle_l - 50) ** 2
    dl = (l2 - l1) / (1 + 0.015 * away / math.sqrt(20 + away))
    dc = (c2 - c1) / (1 + 0.045 * middle_c)
    dh = hue / (1 + 0.015 * middle_c * t)
    swing = 60 * math.exp(-(((middle_h - 275) / 25) ** 2))
    rotation = -2 * math.sqrt(middle_c**7 / (middle_c**7 + 25**7)) * math.sin(math.radians(swing))
    return math.sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


def test_the_difference_of_colours_is_measured_as_published() -> None:
    # Three pairs of the data that the formula's authors give to test programs with.
    pairs: list[tuple[Triple, Triple, float]] = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in pairs:
        assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", SIMULATIONS)
@pytest.mark.parametrize("game", games())
def test_the_sides_of_a_board_are_told_apart_at_a_glance(game: str, vision: str) -> None:
    found = find(game)
    for seats in found.spec.seats:
        options = resolve(found.spec.options, {"players": seats} if seats != 2 else {})
        sides = sorted(found.board(options).sides)
        for one, other in combinations(sides, 2):
            assert difference(seen(SIDES[one].fill, vision), seen(SIDES[other].fill, vision)) > 9


@pytest.mark.parametrize("side", SIDES)
def test_signs_stand_out_from_the_colour_below_them(side: str) -> None:
    colours = SIDES[side]
    for below in (colours.fill, colours.rim):
        one, other = (
            0.05 + sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), linear_rgb(c), strict=True))
            for c in (colours.ink, below)
        )
        # Non-text contrast of WCAG 2.2, for what is drawn and not read.
        assert max(one, other) / min(one, other) >= 3
