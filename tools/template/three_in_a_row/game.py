"""The game as Boardlet sees it: its facts, its board, and the ways into a state."""

from __future__ import annotations

import re

from boardlet.core import grid
from boardlet.core.board import Board, Tray
from boardlet.core.errors import BadPosition
from boardlet.core.kernel import Kernel
from boardlet.core.options import Options, choice, flag
from boardlet.core.state import Spec
from three_in_a_row.kernel import ThreeInARowKernel
from three_in_a_row.lines import has_row
from three_in_a_row.rules import SIDES, ThreeInARowState, fields

_TEXT = re.compile(r"([wb1-5]+(?:/[wb1-5]+)*) ([wb])", re.ASCII)


class ThreeInARow:
    """Placing stones until there is a row of them; two players."""

    spec = Spec("three-in-a-row", (2,), (choice("size", 3, 4, 5), flag("misere")))

    def board(self, options: Options) -> Board:
        """A square board, and a tray for each side's stones that are still in hand."""
        size = _size(options)
        trays = tuple(Tray(f"hand-{side}", side, "hand") for side in (0, 1))
        return Board(
            grid.points(size),
            (-0.5, -0.5, size + 1, size + 1),
            grid.drawing(size),
            SIDES,
            trays,
            piece_size=0.84,
        )

    def start(self, options: Options) -> ThreeInARowState:
        """The empty board."""
        return ThreeInARowState(_size(options), options["misere"] is True, ())

    def parse(self, options: Options, text: str) -> ThreeInARowState:
        """Reads a position text. Raises BadPosition."""
        size = _size(options)
        found = _TEXT.fullmatch(text)
        if found is None or re.search("[1-5][1-5]", text):
            raise _bad("write the rows from the top, then w or b", text)
        rows = [re.sub("[1-5]", lambda gap: " " * int(gap[0]), row) for row in found[1].split("/")]
        if len(rows) != size or any(len(row) != size for row in rows):
            raise _bad(f"there must be {size} rows of {size} fields", text)
        names = dict(zip(fields(size), "".join(rows), strict=True))
        white = [name for name, letter in names.items() if letter == "w"]
        black = [name for name, letter in names.items() if letter == "b"]
        if len(white) - len(black) != "wb".index(found[2]):
            raise _bad("the number of stones does not fit the side to move", text)
        placed = [""] * (len(white) + len(black))
        placed[::2], placed[1::2] = white, black
        state = ThreeInARowState(size, options["misere"] is True, tuple(placed))
        if has_row(state.stones(state.seat), size):
            raise _bad("the side to move has a row already", text)
        return state

    def kernel(self, options: Options) -> Kernel:
        """The same rules over bit masks."""
        return ThreeInARowKernel(options)


def _size(options: Options) -> int:
    size = options["size"]
    assert isinstance(size, int)
    return size


def _bad(message: str, text: str) -> BadPosition:
    return BadPosition(message, at="position", arguments={"position": text[:120]})
