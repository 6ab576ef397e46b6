"""The drawn star: where its holes are, where arrow keys lead, and its picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, radians, sin, sqrt

from boardlet.core.board import Direction, Point
from boardlet.core.star import (
    ARM_HOLES,
    ARMS,
    AT,
    COUNT,
    HOLES,
    NAMES,
    RAYS,
    SIZE,
    TIPS,
    Hole,
)

SIDES: tuple[str, ...] = ("red", "gold", "green", "blue", "violet", "slate")
"""The colours of the seats, in order of seat."""

_RIM = 0.74
"""From the outermost holes to the edge of the wood, in board units."""
_ROOM = 0.06
"""From the edge of the wood to the edge of the picture."""
REACH = 0.53
"""How far a press still hits a hole: the nearest hole counts, so that this may overlap a little."""
_AREA = 0.5
"""From a point's own holes to the edge of its tint."""
_HOLE = 0.17
"""How wide a hole is, from its middle."""
_RISE = sqrt(3) / 2
_ARROWS: tuple[tuple[Direction, tuple[Hole, ...]], ...] = (
    ("left", ((-1, 0),)),
    ("right", ((1, 0),)),
    ("up", ((0, -1), (1, -1))),
    ("down", ((0, 1), (-1, 1))),
    ("up-left", ((0, -1),)),
    ("up-right", ((1, -1),)),
    ("down-left", ((-1, 1),)),
    ("down-right", ((0, 1),)),
)

Place = tuple[float, float]


def place(index: int) -> Place:
    """The x and y of a hole in board units from the centre hole; y grows downward."""
    q, r = HOLES[index]
    return q + r / 2, r * _RISE


def points(arms: Mapping[int, int]) -> tuple[Point, ...]:
    """All holes in reading order; `arms` gives each coloured arm its side."""
    owner = {
        index: side
        for arm, side in arms.items()
        for index in range(COUNT)
        if ARM_HOLES[arm] >> index & 1
    }
    return tuple(
        Point(
            NAMES[index],
            *place(index),
            r + 2 * SIZE,
            dict(_arrows(q, r)),
            owner.get(index),
        )
        for index, (q, r) in enumerate(HOLES)
    )


def _arrows(q: int, r: int) -> Iterator[tuple[Direction, str]]:
    for direction, steps in _ARROWS:
        for step_q, step_r in steps:
            hole = AT.get((q + step_q, r + step_r))
            if hole is not None:
                yield direction, NAMES[hole]
                break


def box() -> tuple[float, float, float, float]:
    """The board's x, y, width and height with its rim; the centre hole is in the middle."""
    x = place(TIPS[ARMS.index("NE")])[0] + _RIM + _ROOM
    y = place(TIPS[ARMS.index("S")])[1] + _RIM + _ROOM
    return round(-x, 4), round(-y, 4), round(2 * x, 4), round(2 * y, 4)


def rotation(arm: int) -> int:
    """The degrees, clockwise, that bring an arm to the bottom."""
    return (ARMS.index("S") - arm) * 60 % 360


def drawing(arms: Mapping[int, int]) -> str:
    """The board as SVG: a wooden star, tinted points, lines between drilled holes, row letters.

    The page gives the classes their colours, and the points those of `data-side`.
    """
    outline = _outline()
    parts = [
        f'<clipPath id="wood"><path d="{outline}"/></clipPath>',
        f'<path class="board-wood" d="{outline}"/>',
        f'<path class="board-grain" clip-path="url(#wood)" d="{"".join(_grain())}"/>',
        f'<path class="board-bevel" transform="scale(0.988)" d="{outline}"/>',
    ]
    parts += [
        f'<path class="board-area" data-side="{SIDES[side]}" d="{_area(arm)}"/>'
        for arm, side in arms.items()
    ]
    parts.append(f'<path class="board-line" d="{"".join(_lines())}"/>')
    holes = [place(index) for index in range(COUNT)]
    parts += [
        f'<circle class="board-hole" cx="{_cut(x)}" cy="{_cut(y)}" r="{_HOLE}"/>' for x, y in holes
    ]
    lights = "".join(f"M{_arc(hole, _HOLE, 35, 145)}" for hole in holes)
    parts.append(f'<path class="board-hole-light" d="{lights}"/>')
    parts += _letters()
    return "".join(parts)


def _grain() -> Iterator[str]:
    """Long waves across the board, as a saw leaves them in wood; the same ones each time."""
    x, y, width, height = box()
    for line in range(26):
        top = y + height * (line + 0.5 * sin(line * 2.4)) / 25
        bend = 0.35 * sin(line * 1.7)
        yield (
            f"M{_pair((x, top))}q{_pair((width / 4, bend))} {_pair((width / 2, 0))}"
            f"t{_pair((width / 2, bend / 3))}"
        )


def _letters() -> Iterator[str]:
    """The letter of each row, to the left of its first hole."""
    for index, (_, r) in enumerate(HOLES):
        if index and HOLES[index - 1][1] == r:
            continue
        x, y = place(index)
        yield (
            f'<text class="board-name board-wood-name" x="{_cut(x - 0.55)}" y="{_cut(y)}"'
            f' dy=".36em">{NAMES[index][0]}</text>'
        )


def _outline() -> str:
    """The star, drawn `_RIM` outside its holes: round at the tips, sharp between the points."""
    path = ""
    for arm in range(len(ARMS)):
        angle = _angle(arm)
        arc = _arc(place(TIPS[arm]), _RIM, angle - 60, angle + 60)
        # The rim's sides run parallel to the holes' and meet a little beyond the corner hole.
        notch = _away((0, 0), SIZE + _RIM / _RISE, angle + 30)
        path += f"{'L' if path else 'M'}{arc}L{_pair(notch)}"
    return path + "z"


def _area(arm: int) -> str:
    """A point's triangle with round corners."""
    angle, tip = _angle(arm), place(TIPS[arm])
    right, left = (_away(tip, SIZE - 1, angle + turn) for turn in (150, 210))
    return (
        f"M{_arc(tip, _AREA, angle - 60, angle + 60)}"
        f"L{_arc(right, _AREA, angle + 60, angle + 180)}"
        f"L{_arc(left, _AREA, angle + 180, angle + 300)}z"
    )


def _lines() -> Iterator[str]:
    """The straight lines of holes in the three directions, each drawn once."""
    for index in range(COUNT):
        for direction in range(3):
            ray = RAYS[index][direction]
            if ray and not RAYS[index][direction + 3]:
                yield f"M{_pair(place(index))}L{_pair(place(ray[-1]))}"


def _angle(arm: int) -> int:
    """The direction of an arm from the centre: degrees clockwise from the east."""
    return 60 * arm - 90


def _arc(middle: Place, radius: float, start: int, end: int) -> str:
    """The coordinates and the curve of a part of a circle, clockwise."""
    first, last = _away(middle, radius, start), _away(middle, radius, end)
    return f"{_pair(first)}A{radius} {radius} 0 0 1 {_pair(last)}"


def _away(origin: Place, length: float, angle: int) -> Place:
    return origin[0] + length * cos(radians(angle)), origin[1] + length * sin(radians(angle))


def _pair(point: Place) -> str:
    return f"{_cut(point[0])} {_cut(point[1])}"


def _cut(number: float) -> str:
    # Adding zero turns -0.0 into 0.0.
    return f"{round(number, 3) + 0:g}"
