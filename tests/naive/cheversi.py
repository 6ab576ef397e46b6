"""Cheversi written a second time, slowly and from the rules page alone, to compare with.

Shares no code with the engine. A position is a plain dict; squares are (file, rank) from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Square = tuple[int, int]
Position = dict[str, Any]

SET = ["K", "Q", "R", "R", "B", "B", "N", "N"]
KING_STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
LINES = {
    "R": [(x, y) for x, y in KING_STEPS if 0 in (x, y)],
    "B": [(x, y) for x, y in KING_STEPS if 0 not in (x, y)],
    "Q": KING_STEPS,
}
LEAPS = {
    "K": KING_STEPS,
    "N": [(x, y) for x in range(-2, 3) for y in range(-2, 3) if abs(x * y) == 2],
}


def start(options: Mapping[str, Any]) -> Position:
    return {
        "options": dict(options),
        "board": {},
        "placements": 0,
        "last_white": None,
        "swapped": False,
    }


def _colour(position: Position) -> str:
    return "b" if position["placements"] % 2 else "w"


def _squares() -> list[Square]:
    return [(file, rank) for file in range(8) for rank in range(8)]


def _touching(square: Square, other: Square) -> bool:
    apart = max(abs(square[0] - other[0]), abs(square[1] - other[1]))
    return apart == 1


def _hand(position: Position, colour: str) -> list[str]:
    hand = list(SET)
    for owner, kind in position["board"].values():
        if owner == colour:
            hand.remove(kind)
    return hand


def _allowed(position: Position, kind: str, square: Square) -> bool:
    board, colour = position["board"], _colour(position)
    ply = position["placements"] + 1
    other = "b" if colour == "w" else "w"
    hand = _hand(position, colour)
    if kind not in hand or square in board:
        return False
    if position["options"]["ruleset"] == "2006":
        return {1: "K", 2: "Q"}.get(ply, kind) == kind
    if ply == 1:
        return kind == "K"
    if not any(_touching(square, there) for there in board):
        return False
    if colour == "b" and kind == "K" and ply != 16:
        return False
    if kind == "B":
        for there, piece in board.items():
            if piece == (colour, "B") and sum(there) % 2 == sum(square) % 2:
                return False
    if "Q" in hand and "Q" not in _hand(position, other) and kind != "Q":
        return False
    if ply == 15:
        around = [(square[0] + x, square[1] + y) for x, y in KING_STEPS]
        return any(place in _squares() and place not in board for place in around)
    if ply == 16:
        return _touching(square, position["last_white"])
    return True


def _name(square: Square) -> str:
    return "abcdefgh"[square[0]] + str(square[1] + 1)


def legal(position: Position) -> list[str]:
    if position["placements"] == 16:
        return []
    found = [
        kind + _name(square)
        for kind in "KQRBN"
        for square in _squares()
        if _allowed(position, kind, square)
    ]
    if position["options"]["swap"] and position["placements"] == 2 and not position["swapped"]:
        found.append("swap")
    return sorted(found)


def apply(position: Position, action: str) -> Position:
    if action == "swap":
        return {**position, "swapped": True}
    square = ("abcdefgh".index(action[1]), int(action[2]) - 1)
    colour = _colour(position)
    return {
        **position,
        "board": {**position["board"], square: (colour, action[0])},
        "placements": position["placements"] + 1,
        "last_white": square if colour == "w" else position["last_white"],
    }


def text(position: Position) -> str:
    rows = []
    for rank in range(7, -1, -1):
        row, run = "", 0
        for file in range(8):
            piece = position["board"].get((file, rank))
            if piece is None:
                run += 1
                continue
            row += (str(run) if run else "") + (piece[1] if piece[0] == "w" else piece[1].lower())
            run = 0
        rows.append(row + (str(run) if run else ""))
    last = _name(position["last_white"]) if position["last_white"] else "-"
    swapped = " swapped" if position["swapped"] else ""
    return f"{'/'.join(rows)} {_colour(position)} {last}{swapped}"


def _attacks(position: Position, square: Square, kind: str) -> list[Square]:
    board = position["board"]
    found = []
    for x, y in LEAPS.get(kind, []):
        place = (square[0] + x, square[1] + y)
        if place in _squares() and place not in board:
            found.append(place)
    for x, y in LINES.get(kind, []):
        place = (square[0] + x, square[1] + y)
        while place in _squares() and place not in board:
            found.append(place)
            place = (place[0] + x, place[1] + y)
    return found


def _points(position: Position, colour: str) -> int:
    found: list[Square] = []
    for square, (owner, kind) in position["board"].items():
        if owner == colour:
            found += _attacks(position, square, kind)
    return len(set(found)) if position["options"]["count"] == "once" else len(found)


def scores(position: Position) -> list[int]:
    points = [_points(position, colour) for colour in "wb"]
    return points[::-1] if position["swapped"] else points


def over(position: Position) -> bool:
    return not legal(position)


def ranks(position: Position) -> list[int] | None:
    if not over(position):
        return None
    points = scores(position)
    return [1 + sum(other > own for other in points) for own in points]


def seat(position: Position) -> int:
    seat = int(position["placements"] % 2)
    return 1 - seat if position["swapped"] else seat
