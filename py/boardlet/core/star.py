"""The six-pointed star of 121 holes that both games of Chinese checkers share.

Holes are told three ways: axial coordinates `(q, r)` with `r` growing downward,
an index 0..120 in reading order from the top, and a name: the row's letter from
`a` at the bottom to `q` at the top, then the place in the row from the left.
Sets of holes are bit sets, bit n for hole n.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from boardlet.core.errors import BadPosition

Hole = tuple[int, int]

SIZE = 4
"""Holes along a side of a point, and steps from the centre to a corner of the hexagon."""
ROWS = 4 * SIZE + 1
DIRECTIONS: tuple[Hole, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions clockwise, east first."""


def _holes() -> Iterator[Hole]:
    reach = 2 * SIZE
    for r in range(-reach, reach + 1):
        for q in range(-reach, reach + 1):
            s = -q - r
            if min(q, r, s) >= -SIZE or max(q, r, s) <= SIZE:
                yield q, r


HOLES: tuple[Hole, ...] = tuple(_holes())
"""All holes in reading order: the index of a hole is its place here."""
COUNT = len(HOLES)
AT: dict[Hole, int] = {hole: index for index, hole in enumerate(HOLES)}
ALL = (1 << COUNT) - 1


def _names() -> Iterator[str]:
    places: dict[int, int] = {}
    for _, r in HOLES:
        places[r] = places.get(r, 0) + 1
        yield f"{chr(ord('a') + 2 * SIZE - r)}{places[r]}"


NAMES: tuple[str, ...] = tuple(_names())
INDEX: dict[str, int] = {name: index for index, name in enumerate(NAMES)}
CENTRE: int = AT[0, 0]


def distance(one: int, other: int) -> int:
    """The number of steps between two holes on the endless grid (hex distance)."""
    q = HOLES[one][0] - HOLES[other][0]
    r = HOLES[one][1] - HOLES[other][1]
    return max(abs(q), abs(r), abs(q + r))


HEXAGON: int = sum(1 << index for index in range(COUNT) if distance(index, CENTRE) <= SIZE)
"""The 61 holes of the middle."""


def _ray(index: int, direction: int) -> tuple[int, ...]:
    q, r = HOLES[index]
    step_q, step_r = DIRECTIONS[direction]
    found: list[int] = []
    while (q := q + step_q, r := r + step_r) in AT:
        found.append(AT[q, r])
    return tuple(found)


RAYS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_ray(index, direction) for direction in range(6)) for index in range(COUNT)
)
"""For each hole and direction, the holes that follow up to the edge."""
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(ray[0] for ray in rays if ray) for rays in RAYS
)
"""For each hole its two to six neighbours, clockwise from the east."""

ARMS: tuple[str, ...] = ("N", "NE", "SE", "S", "SW", "NW")
"""The six points of the star, clockwise; the opposite of arm n is arm n + 3."""


def _arm(arm: int) -> int:
    """The ten holes of a point: those beyond the hexagon on one side."""
    return sum(
        1 << index
        for index, (q, r) in enumerate(HOLES)
        if (-r, q, q + r, r, -q, -q - r)[arm] > SIZE
    )


ARM_HOLES: tuple[int, ...] = tuple(_arm(arm) for arm in range(6))
"""The ten holes of each point, as bit sets."""


def bits(holes: int) -> list[int]:
    """The indices of a bit set, lowest first."""
    found: list[int] = []
    while holes:
        lowest = holes & -holes
        found.append(lowest.bit_length() - 1)
        holes ^= lowest
    return found


TIPS: tuple[int, ...] = tuple(
    max(bits(holes), key=lambda index: distance(index, CENTRE)) for holes in ARM_HOLES
)
"""The outermost hole of each point."""


def jump(start: int, direction: int, occupied: int, long: bool) -> tuple[int, int] | None:
    """The hole jumped over and the landing, or None where no jump is possible.

    A jump goes over exactly one piece to the hole symmetrical behind it. `long`
    allows the piece to be further off than a neighbour, every other hole up to
    the landing being empty. In one direction there is never more than one jump.
    """
    ray = RAYS[start][direction]
    for steps, over in enumerate(ray, 1):
        if occupied >> over & 1:
            behind = ray[steps : 2 * steps]
            if len(behind) < steps or any(occupied >> hole & 1 for hole in behind):
                return None
            return over, behind[-1]
        if not long:
            return None
    return None


@cache
def symmetries() -> tuple[tuple[int, ...], ...]:
    """The twelve symmetries of the star: for each, where every hole goes."""
    found: list[tuple[int, ...]] = []
    for mirrored in (False, True):
        holes = [(r, q) if mirrored else (q, r) for q, r in HOLES]
        for _ in range(6):
            holes = [(-r, q + r) for q, r in holes]
            found.append(tuple(AT[hole] for hole in holes))
    return tuple(found)


def row_lengths() -> tuple[int, ...]:
    """The number of holes in each row, from the top."""
    lengths = [0] * ROWS
    for _, r in HOLES:
        lengths[r + 2 * SIZE] += 1
    return tuple(lengths)


def write_rows(letters: Mapping[int, str]) -> str:
    """Rows from the top, `/` between them: a letter for a piece, a number for a run of holes."""
    rows: list[str] = []
    index = 0
    for length in row_lengths():
        row, empty = "", 0
        for hole in range(index, index + length):
            letter = letters.get(hole)
            if letter is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + letter
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
        index += length
    return "/".join(rows)


def read_rows(text: str, alphabet: str) -> dict[int, str]:
    """Inverts `write_rows` for pieces with letters of an alphabet. Raises BadPosition."""
    rows = text.split("/")
    if len(rows) != ROWS:
        raise bad_position(f"there must be {ROWS} rows", text)
    letters: dict[int, str] = {}
    start = 0
    for number, (row, length) in enumerate(zip(rows, row_lengths(), strict=True), 1):
        hole, run = start, ""
        for sign in f"{row}/":
            if "0" <= sign <= "9":
                run += sign
                continue
            if run:
                if run[0] == "0" or len(run) > 2:
                    raise bad_position(f"row {number} has a number that is no run", text)
                hole += int(run)
                run = ""
            if sign == "/":
                break
            if sign not in alphabet:
                raise bad_position(f"row {number} has the unknown sign {sign!r}", text)
            letters[hole] = sign
            hole += 1
        start += length
        if hole != start:
            raise bad_position(f"row {number} must have {length} holes", text)
    return letters


def bad_position(message: str, text: str) -> BadPosition:
    """The error for a position text on the star."""
    return BadPosition(message, at="position", arguments={"position": text[:120]})
