"""Boards as lines of text, from the points and pieces that any game gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from boardlet.core.board import Board, Point
from boardlet.core.state import Piece

_EMPTY = "."
_NOBODYS = "o"
_HIDDEN = "?"
_COLOURS = {
    "white": "1",
    "black": "2",
    "red": "31",
    "green": "32",
    "gold": "33",
    "orange": "33",
    "blue": "34",
    "violet": "35",
    "purple": "35",
}
"""Side -> the number a terminal knows its colour by: bold and dim for white and black."""


class Drawing:
    """Draws the states of one game on its board.

    A piece is the first letter of its side and the letter of its kind, such as
    `wR`; in a game of one kind the side's letter alone. A tower shows its top
    piece and its height.
    """

    def __init__(self, board: Board, pieces: Iterable[Piece], *, colour: bool = False) -> None:
        kinds = {piece.kind for piece in pieces} - {None}
        self._board = board
        self._colour = colour
        self._one_kind = len(kinds) == 1
        self._letters = _beginnings(board.sides)
        self._halves = any(point.x % 1 != board.points[0].x % 1 for point in board.points)

    def side(self, side: int) -> str:
        """The name of a side: `White`."""
        return self._board.sides[side].capitalize()

    def lines(self, pieces: Iterable[Piece]) -> list[str]:
        """The board with row and column names, then towers and trays."""
        places: dict[str, list[Piece]] = {}
        for piece in sorted(pieces, key=lambda piece: piece.level):
            places.setdefault(piece.point, []).append(piece)
        tops = {point.name: self._top(places.get(point.name, [])) for point in self._board.points}
        width = max(len(text) for text in tops.values()) + 1
        width += width % 2 if self._halves else 0
        return [
            *self._rows(places, tops, width),
            *self._towers(places),
            *self._trays(places),
        ]

    def label(self, piece: Piece) -> str:
        """How a piece is written: `wR`, `R` in a game of one kind, `o` for nobody's."""
        if piece.side is None:
            return _NOBODYS if self._one_kind else piece.kind or _HIDDEN
        side = self._letters[piece.side]
        return side.upper() if self._one_kind else side + (piece.kind or _HIDDEN)

    def _top(self, tower: Sequence[Piece]) -> str:
        if not tower:
            return _EMPTY
        return self.label(tower[-1]) + (str(len(tower)) if len(tower) > 1 else "")

    def _painted(self, text: str, tower: Sequence[Piece]) -> str:
        side = tower[-1].side if tower else None
        number = None if side is None else _COLOURS.get(self._board.sides[side])
        return f"\x1b[{number}m{text}\x1b[0m" if self._colour and number else text

    def _rows(
        self, places: dict[str, list[Piece]], tops: dict[str, str], width: int
    ) -> Iterable[str]:
        left = min(point.x for point in self._board.points)
        rows: dict[int, list[Point]] = {}
        for point in self._board.points:
            rows.setdefault(point.row, []).append(point)
        labels = {row: _shared(points) for row, points in rows.items()}
        margin = max(map(len, labels.values())) + 2
        for row, points in rows.items():
            line, column = labels[row].ljust(margin), margin
            for point in points:
                start = margin + round((point.x - left) * width)
                text = tops[point.name]
                line += " " * (start - column) + self._painted(text, places.get(point.name, []))
                column = start + len(text)
            yield line
        columns = _columns(self._board.points)
        if columns:
            yield " " * margin + "".join(name.ljust(width) for name in columns).rstrip()

    def _towers(self, places: dict[str, list[Piece]]) -> Iterable[str]:
        towers = [
            f"{point.name} {'.'.join(map(self.label, places[point.name]))}"
            for point in self._board.points
            if len(places.get(point.name, ())) > 1
        ]
        if towers:
            yield f"Towers, from the bottom: {', '.join(towers)}."

    def _trays(self, places: dict[str, list[Piece]]) -> Iterable[str]:
        for tray in self._board.trays:
            held = Counter(self.label(piece) for piece in places.get(tray.name, ()))
            if held:
                told = [f"{label} x{n}" if n > 1 else label for label, n in held.items()]
                verb = "holds" if tray.role == "hand" else "has taken"
                yield f"{self.side(tray.side)} {verb} {', '.join(told)}."


def _beginnings(sides: Sequence[str]) -> list[str]:
    """The shortest beginning of each side's name that no other side has."""
    return [
        next(
            side[:size]
            for size in range(1, len(side) + 1)
            if sum(other.startswith(side[:size]) for other in sides) == 1
        )
        for side in sides
    ]


def _shared(points: Sequence[Point]) -> str:
    """What the names in a row share: the number of a rank, or the letter of a row."""
    numbers, letters = ({part(point.name) for point in points} for part in (_number, _letter))
    if len(numbers) == 1 and len(letters) > 1:
        return numbers.pop()
    return letters.pop() if len(letters) == 1 else ""


def _columns(points: Sequence[Point]) -> list[str]:
    """The letters of the files, where all points above each other share one."""
    letters: dict[float, set[str]] = {}
    for point in points:
        letters.setdefault(point.x, set()).add(_letter(point.name))
    if any(len(names) > 1 for names in letters.values()):
        return []
    return [names.pop() for _, names in sorted(letters.items())]


def _letter(name: str) -> str:
    return name.rstrip("0123456789")


def _number(name: str) -> str:
    return name[len(_letter(name)) :]
