"""The 49 fields of the board and which of them touch.

Field index: file + 7 * rank, so that field 0 is a1 and field 48 is g7.
"""

from __future__ import annotations

from boardlet.core.grid import name

SIZE = 7
FIELDS = SIZE * SIZE
NAMES: tuple[str, ...] = tuple(name(index % SIZE, index // SIZE) for index in range(FIELDS))
INDEX: dict[str, int] = {field: index for index, field in enumerate(NAMES)}
CENTRE = INDEX["d4"]


def _around(index: int) -> tuple[int, ...]:
    file, rank = index % SIZE, index // SIZE
    return tuple(
        x + SIZE * y
        for y in range(max(0, rank - 1), min(SIZE, rank + 2))
        for x in range(max(0, file - 1), min(SIZE, file + 2))
        if (x, y) != (file, rank)
    )


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_around(index) for index in range(FIELDS))
"""For each field the up to eight fields that touch it, in order of index."""
