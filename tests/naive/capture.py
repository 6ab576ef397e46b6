"""Capture Chinese checkers once more, slowly: a dictionary of coordinates and the rules page.

Nothing here comes from the package, so that a mistake would have to be made twice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Hole = tuple[int, int, int]

STEPS: tuple[Hole, ...] = (
    (1, -1, 0),
    (-1, 1, 0),
    (1, 0, -1),
    (-1, 0, 1),
    (0, 1, -1),
    (0, -1, 1),
)


def _name_holes() -> dict[Hole, str]:
    """Cube coordinates (q, r, s) with sum 0 of every hole, and its name."""
    names: dict[Hole, str] = {}
    for r in range(-8, 9):
        letter = "qponmlkjihgfedcba"[r + 8]
        place = 0
        for q in range(-8, 9):
            hole = (q, r, -q - r)
            upward = all(c >= -4 for c in hole)
            downward = all(c <= 4 for c in hole)
            if upward or downward:
                place += 1
                names[hole] = f"{letter}{place}"
    return names


NAME = _name_holes()
HOLE = {name: hole for hole, name in NAME.items()}


class Position(NamedTuple):
    """Which holes hold a piece, and the rest of the position text."""

    full: dict[Hole, bool]
    seat: int
    captures: list[int]
    chain: Hole | None
    long: bool


def start(options: dict[str, Any]) -> Position:
    """Sixty pieces in the hexagon, the centre empty."""
    full = {hole: max(map(abs, hole)) <= 4 and hole != (0, 0, 0) for hole in NAME}
    return Position(full, 0, [0] * int(options["players"]), None, bool(options["long_jump"]))


def _along(hole: Hole, step: Hole, times: int) -> Hole:
    return (hole[0] + step[0] * times, hole[1] + step[1] * times, hole[2] + step[2] * times)


def _jumps(position: Position, hole: Hole) -> list[tuple[Hole, Hole]]:
    """Pairs of jumped hole and landing."""
    full = position.full
    found = []
    for step in STEPS:
        for distance in range(1, 7 if position.long else 2):
            over, landing = _along(hole, step, distance), _along(hole, step, 2 * distance)
            if over not in full or landing not in full or not full[over] or full[landing]:
                continue
            between = [_along(hole, step, n) for n in range(1, 2 * distance) if n != distance]
            if not any(full[other] for other in between):
                found.append((over, landing))
    return found


def legal(position: Position) -> list[str]:
    """The texts of all legal actions, sorted."""
    texts = []
    for hole, there in position.full.items():
        if there and position.chain in (None, hole):
            texts += [f"{NAME[hole]}x{NAME[landing]}" for _, landing in _jumps(position, hole)]
    if position.chain is not None:
        texts.append("stop")
    return sorted(texts)


def apply(position: Position, action: str) -> Position:
    """The position after a legal action."""
    following = (position.seat + 1) % len(position.captures)
    if action == "stop":
        return position._replace(seat=following, chain=None)
    origin, _, target = action.partition("x")
    hole, landing = HOLE[origin], HOLE[target]
    over = next(over for over, end in _jumps(position, hole) if end == landing)
    full = dict(position.full)
    full[hole], full[over], full[landing] = False, False, True
    captures = list(position.captures)
    captures[position.seat] += 1
    after = Position(full, position.seat, captures, landing, position.long)
    if _jumps(after, landing):
        return after
    return after._replace(seat=following, chain=None)


def text(position: Position) -> str:
    """The position text."""
    rows: list[str] = []
    for r in range(-8, 9):
        line = [position.full[hole] for hole in sorted(NAME) if hole[1] == r]
        row = ""
        while line:
            if line[0]:
                row += "o"
                line = line[1:]
                continue
            run = line.index(True) if True in line else len(line)
            row += str(run)
            line = line[run:]
        rows.append(row)
    captures = ",".join(str(count) for count in position.captures)
    chain = "-" if position.chain is None else NAME[position.chain]
    return f"{'/'.join(rows)} {position.seat} {captures} {chain}"


def seat(position: Position) -> int:
    """The seat to act, or that would be next."""
    return position.seat


def scores(position: Position) -> list[int]:
    """Captures by seat."""
    return position.captures


def over(position: Position) -> bool:
    """True when no jump exists anywhere."""
    return not any(_jumps(position, hole) for hole, there in position.full.items() if there)


def ranks(position: Position) -> list[int] | None:
    """Places by captures, shared where they are equal; None while the game runs."""
    if not over(position):
        return None
    order = sorted(position.captures, reverse=True)
    return [order.index(count) + 1 for count in position.captures]
