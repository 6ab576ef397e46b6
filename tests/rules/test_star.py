"""The star: every fact that the rules page states, its names, its arrows and its picture."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import pytest

from boardlet.core import star, star_board
from boardlet.core.errors import BadPosition
from boardlet.core.star import AT, COUNT, HOLES, INDEX, NAMES, NEIGHBOURS, RAYS, TIPS, bits
from boardlet.core.star_jumps import jumps

NO_ARMS: dict[int, int] = {}


def test_rows_and_names() -> None:
    assert COUNT == 121
    assert star.row_lengths() == (1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1)
    assert NAMES[0] == "q1"
    assert NAMES[120] == "a1"
    assert NAMES[60] == "i5"
    assert HOLES[INDEX["i5"]] == (0, 0)
    assert NAMES[star.CENTRE] == "i5"
    assert [name for name in NAMES if name[0] == "e"] == [f"e{n}" for n in range(1, 14)]
    assert NAMES[1:6] == ("p1", "p2", "o1", "o2", "o3")


def test_holes_of_the_hexagon_and_the_points() -> None:
    assert star.HEXAGON.bit_count() == 61
    arms = [set(bits(holes)) for holes in star.ARM_HOLES]
    assert [len(arm) for arm in arms] == [10] * 6
    assert sum(star.ARM_HOLES) + star.HEXAGON == star.ALL
    assert [NAMES[tip] for tip in TIPS] == ["q1", "m13", "e13", "a1", "e1", "m1"]
    for arm, tip in zip(arms, TIPS, strict=True):
        assert {star.distance(hole, tip) for hole in arm} == {0, 1, 2, 3}


def test_neighbours() -> None:
    pairs = [(a, b) for a, b in combinations(range(COUNT), 2) if star.distance(a, b) == 1]
    assert len(pairs) == 312
    assert all(b in NEIGHBOURS[a] and a in NEIGHBOURS[b] for a, b in pairs)
    assert sum(map(len, NEIGHBOURS)) == 2 * 312
    assert Counter(map(len, NEIGHBOURS)) == {2: 6, 4: 36, 5: 6, 6: 73}


def test_jumps_by_length() -> None:
    assert len(jumps(False)) == 534
    by_length = Counter(star.distance(jump.start, jump.over) for jump in jumps(True))
    assert [by_length[k] for k in range(1, 7)] == [534, 390, 282, 174, 72, 12]
    assert sum(by_length.values()) == len(jumps(True))
    assert jumps(True)[:534] == jumps(False)


@pytest.mark.parametrize("long", [False, True])
def test_a_jump_needs_one_piece_half_way_and_nothing_else(long: bool) -> None:
    for one in jumps(long):
        direction = next(d for d in range(6) if one.landing in RAYS[one.start][d])
        steps = star.distance(one.start, one.over)
        assert star.distance(one.over, one.landing) == steps
        occupied = 1 << one.start | 1 << one.over
        assert star.jump(one.start, direction, occupied, long) == (one.over, one.landing)
        for hole in bits(one.path & ~(1 << one.over)):
            blocked = star.jump(one.start, direction, occupied | 1 << hole, long)
            assert blocked is None or blocked[1] != one.landing
        if steps > 1:
            assert star.jump(one.start, direction, occupied, False) is None


def test_symmetry_group() -> None:
    symmetries = star.symmetries()
    assert len(set(symmetries)) == 12
    for symmetry in symmetries:
        assert sorted(symmetry) == list(range(COUNT))
        for hole, near in enumerate(NEIGHBOURS):
            assert {symmetry[n] for n in near} == set(NEIGHBOURS[symmetry[hole]])
        again = {tuple(symmetry[other[hole]] for hole in range(COUNT)) for other in symmetries}
        assert again == set(symmetries)


def test_neighbouring_holes_are_one_unit_apart() -> None:
    for a, b in combinations(range(COUNT), 2):
        away = math.dist(star_board.place(a), star_board.place(b))
        assert away == pytest.approx(1) if star.distance(a, b) == 1 else away > 1.5
    rows = sorted({y for _, y in map(star_board.place, range(COUNT))})
    steps = [b - a for a, b in pairwise(rows)]
    assert steps == pytest.approx([math.sqrt(3) / 2] * 16)


def test_points_belong_to_sides() -> None:
    points = star_board.points({0: 0, 3: 1})
    owners = {point.name: point.side for point in points}
    assert [owners[name] for name in ("q1", "n4", "m5", "i5", "e5", "d1", "a1", "m1")] == [
        0,
        0,
        None,
        None,
        None,
        1,
        1,
        None,
    ]
    assert Counter(owners.values()) == {None: 101, 0: 10, 1: 10}


def test_arrow_keys() -> None:
    points = {point.name: point for point in star_board.points(NO_ARMS)}
    assert points["i5"].neighbours == {
        "left": "i4",
        "right": "i6",
        "up": "j5",
        "down": "h6",
        "up-left": "j5",
        "up-right": "j6",
        "down-left": "h5",
        "down-right": "h6",
    }
    assert points["p1"].neighbours["up"] == "q1"
    assert "up-left" not in points["p1"].neighbours
    assert points["e13"].neighbours == {"left": "e12", "up": "f12", "up-left": "f12"}
    assert points["b2"].neighbours["down"] == "a1"
    assert points["q1"].neighbours == {
        "down": "p2",
        "down-left": "p1",
        "down-right": "p2",
    }
    for point in points.values():
        for direction, name in point.neighbours.items():
            there = points[name]
            assert there.row - point.row == (
                -1 if "up" in direction else 1 if "down" in direction else 0
            )
            assert ("left" not in direction) or there.x < point.x
            assert ("right" not in direction) or there.x > point.x
            assert math.dist((point.x, point.y), (there.x, there.y)) == pytest.approx(1)


def test_arms_turn_to_the_bottom() -> None:
    for arm, tip in enumerate(TIPS):
        angle = math.radians(star_board.rotation(arm))
        x, y = star_board.place(tip)
        turned = (
            x * math.cos(angle) - y * math.sin(angle),
            x * math.sin(angle) + y * math.cos(angle),
        )
        assert turned == pytest.approx(star_board.place(INDEX["a1"]), abs=1e-9)


def test_picture_shows_the_board_inside_its_box() -> None:
    x, y, width, height = star_board.box()
    assert (x + width / 2, y + height / 2) == pytest.approx((0, 0), abs=1e-3)
    drawing = ET.fromstring(f"<g>{star_board.drawing({0: 0, 3: 1})}</g>")
    classes = Counter(str(element.get("class")).split()[0] for element in drawing.iter())
    assert classes["board-hole"] == 121
    assert classes["board-line"]
    tinted = [e.get("data-side") for e in drawing.iter() if e.get("data-side")]
    assert tinted == ["red", "gold"]
    for hole in (e for e in drawing.iter() if e.get("class") == "board-hole"):
        assert x + 0.5 < float(hole.get("cx", "nan")) < x + width - 0.5
        assert y + 0.5 < float(hole.get("cy", "nan")) < y + height - 0.5


def test_six_colours() -> None:
    assert len(set(star_board.SIDES)) == 6


def test_rows_can_be_written_and_read() -> None:
    letters = {INDEX["q1"]: "a", INDEX["m4"]: "b", INDEX["m13"]: "a", INDEX["a1"]: "b"}
    text = star.write_rows(letters)
    assert text == "a/2/3/4/3b8a/12/11/10/9/10/11/12/13/4/3/2/b"
    assert star.read_rows(text, "ab") == letters
    everything = dict.fromkeys(range(COUNT), "a")
    assert star.read_rows(star.write_rows(everything), "a") == everything


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2", "17 rows"),
        ("1/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2/1/1", "17 rows"),
        ("1/2/3/4/12/12/11/10/9/10/11/12/13/4/3/2/1", "row 5"),
        ("1/2/3/4/14/12/11/10/9/10/11/12/13/4/3/2/1", "row 5"),
        ("1/2/3/4/a13/12/11/10/9/10/11/12/13/4/3/2/1", "row 5"),
        ("1/2/3/4/0a12/12/11/10/9/10/11/12/13/4/3/2/1", "row 5"),
        ("1/2/3/4/013/12/11/10/9/10/11/12/13/4/3/2/1", "row 5"),
        ("1/2/3/04/13/12/11/10/9/10/11/12/13/4/3/2/1", "row 4"),
        ("1/2/3/4/c12/12/11/10/9/10/11/12/13/4/3/2/1", "unknown sign"),
        ("1/2/3//13/12/11/10/9/10/11/12/13/4/3/2/1", "row 4"),
    ],
)
def test_broken_rows_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        star.read_rows(text, "ab")


def test_coordinates_follow_the_rules_page() -> None:
    for q, r in HOLES:
        s = -q - r
        assert min(q, r, s) >= -4 or max(q, r, s) <= 4
    assert len(AT) == sum(
        min(q, r, -q - r) >= -4 or max(q, r, -q - r) <= 4
        for q in range(-9, 10)
        for r in range(-9, 10)
    )
