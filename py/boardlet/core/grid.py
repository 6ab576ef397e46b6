"""Square boards: fields named by file and rank, white's side at the bottom."""

from __future__ import annotations

from functools import cache

from boardlet.core.board import Direction, Point

_ARROWS: tuple[tuple[Direction, int, int], ...] = (
    ("left", -1, 0),
    ("right", 1, 0),
    ("up", 0, 1),
    ("down", 0, -1),
)


def name(file: int, rank: int) -> str:
    """The name of a field from its 0-based file and rank: `name(0, 0)` is `a1`."""
    return f"{chr(97 + file)}{rank + 1}"


@cache
def points(size: int) -> tuple[Point, ...]:
    """The fields of a `size` x `size` board, rank by rank from the top, centres at n + 0.5."""
    return tuple(
        Point(
            name(file, rank),
            file + 0.5,
            size - rank - 0.5,
            size - rank - 1,
            {
                direction: name(file + step, rank + rise)
                for direction, step, rise in _ARROWS
                if 0 <= file + step < size and 0 <= rank + rise < size
            },
        )
        for rank in reversed(range(size))
        for file in range(size)
    )


def drawing(size: int) -> str:
    """The board as SVG: a printed card with fields in two tones, and names at the edge.

    The page gives the classes their colours.
    """
    dark = "".join(f"M{x} {y}h1v1h-1z" for y in range(size) for x in range(size) if (x + y) % 2)
    parts = [
        _square("board-rim", -0.49, size + 0.98, ' rx="0.16"'),
        _square("board-light", 0, size),
        f'<path class="board-dark" d="{dark}"/>',
        _square("board-frame", -0.05, size + 0.1),
    ]
    for index in range(size):
        file, rank, middle = chr(97 + index), size - index, index + 0.5
        parts.append(_name(file, middle, size + 0.27))
        parts.append(_name(rank, -0.27, middle))
    return "".join(parts)


def _name(text: str | int, x: float, y: float) -> str:
    return f'<text class="board-name" x="{x:g}" y="{y:g}" dy=".36em">{text}</text>'


def _square(name: str, corner: float, side: float, more: str = "") -> str:
    place = f'x="{corner:g}" y="{corner:g}" width="{side:g}" height="{side:g}"'
    return f'<rect class="{name}" {place}{more}/>'
