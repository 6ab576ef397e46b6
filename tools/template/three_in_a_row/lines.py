"""The rows that can be made on a board of a size, as bit masks."""

from __future__ import annotations

from functools import cache

_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def needed(size: int) -> int:
    """How many stones make a row: three on the smallest board, else four."""
    return 3 if size == 3 else 4


@cache
def lines(size: int) -> tuple[int, ...]:
    """Every row of the needed length; bit `column + size * line` is a field, from the top left."""
    length = needed(size)
    found: list[int] = []
    for line in range(size):
        for column in range(size):
            for right, down in _DIRECTIONS:
                fields = [(column + right * n, line + down * n) for n in range(length)]
                if all(0 <= x < size and 0 <= y < size for x, y in fields):
                    found.append(sum(1 << x + size * y for x, y in fields))
    return tuple(found)


def has_row(stones: int, size: int) -> bool:
    """Tells whether these stones hold a row."""
    return any(stones & line == line for line in lines(size))
