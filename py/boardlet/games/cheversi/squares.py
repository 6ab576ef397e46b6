"""The 64 squares as bits, and what each piece attacks from each of them.

Square index: file + 8 * rank, so that bit 0 is a1 and bit 63 is h8.
"""

from __future__ import annotations

from boardlet.core.grid import name

SIZE = 8
NAMES: tuple[str, ...] = tuple(name(index % SIZE, index // SIZE) for index in range(64))
INDEX: dict[str, int] = {square: index for index, square in enumerate(NAMES)}
ALL = (1 << 64) - 1

_STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
_DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_SLIDES = {"R": _STRAIGHT, "B": _DIAGONAL, "Q": _STRAIGHT + _DIAGONAL}


def bits(squares: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    found: list[int] = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


def _ray(index: int, step: tuple[int, int], longest: int) -> tuple[int, ...]:
    file, rank = index % SIZE, index // SIZE
    found: list[int] = []
    for distance in range(1, longest + 1):
        x, y = file + step[0] * distance, rank + step[1] * distance
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            break
        found.append(x + SIZE * y)
    return tuple(found)


def _leaps(steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(
        sum(1 << square for step in steps for square in _ray(index, step, 1)) for index in range(64)
    )


NEIGHBOURS: tuple[int, ...] = _leaps(_STRAIGHT + _DIAGONAL)
"""For each square its up to eight neighbours, as a bit set."""
KNIGHT: tuple[int, ...] = _leaps(_KNIGHT)
LIGHT: int = sum(1 << index for index in range(64) if (index % SIZE + index // SIZE) % 2)
"""The light squares; a1 is dark."""
RAYS: dict[str, tuple[tuple[tuple[int, ...], ...], ...]] = {
    kind: tuple(tuple(_ray(index, step, SIZE - 1) for step in steps) for index in range(64))
    for kind, steps in _SLIDES.items()
}


def attacked(kind: str, index: int, occupied: int) -> int:
    """The squares a piece attacks (rule 11): lines reach the first occupied square inclusive."""
    if kind == "K":
        return NEIGHBOURS[index]
    if kind == "N":
        return KNIGHT[index]
    found = 0
    for ray in RAYS[kind][index]:
        for square in ray:
            found |= 1 << square
            if occupied >> square & 1:
                break
    return found
