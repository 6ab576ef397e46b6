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
    """The board as SVG: fields in two tones, a rim, and file and rank letters at the edge.

    The page gives the classes their colours.
    """
    parts = [f'<rect class="board-rim" x="-0.5" y="-0.5" width="{size + 1}" height="{size + 1}"/>']
    parts.append(f'<rect class="board-light" width="{size}" height="{size}"/>')
    dark = "".join(f"M{x} {y}h1v1h-1z" for y in range(size) for x in range(size) if (x + y) % 2)
    parts.append(f'<path class="board-dark" d="{dark}"/>')
    for index in range(size):
        file, rank = chr(97 + index), str(size - index)
        middle = index + 0.5
        parts.append(f'<text class="board-name" x="{middle}" y="{size + 0.26}">{file}</text>')
        parts.append(f'<text class="board-name" x="-0.25" y="{middle}">{rank}</text>')
    return "".join(parts)
