"""Cheversi as a Game: its options, board, start, and the reading of position texts."""

from __future__ import annotations

import re

from boardlet.core import grid
from boardlet.core.board import Board, Tray
from boardlet.core.errors import BadPosition
from boardlet.core.kernel import Kernel
from boardlet.core.options import Options, choice, flag
from boardlet.core.state import Spec
from boardlet.games.cheversi.kernel import CheversiKernel
from boardlet.games.cheversi.rules import (
    BLACK,
    HAND,
    WHITE,
    CheversiState,
    Placed,
    start_state,
)
from boardlet.games.cheversi.squares import INDEX, LIGHT, SIZE

_TEXT = re.compile(r"([KQRBNkqrbn1-8/]{8,80}) ([wb]) (-|[a-h][1-8])( swapped)?")


class Cheversi:
    """Placing chess pieces for territory; two players, sixteen placements."""

    spec = Spec(
        "cheversi",
        (2,),
        (choice("ruleset", "2008", "2006"), choice("count", "each", "once"), flag("swap")),
        matches=("single", "pair", "best-of"),
        order=1,
        published=(8952, 33.8, 62.0, 4.2),
    )

    def board(self, options: Options) -> Board:
        """The 8x8 board with a hand for each side."""
        return Board(
            grid.points(SIZE),
            (-0.5, -0.5, SIZE + 1, SIZE + 1),
            grid.drawing(SIZE),
            ("white", "black"),
            (Tray("hand-0", WHITE, "hand"), Tray("hand-1", BLACK, "hand")),
            (0, 180),
        )

    def start(self, options: Options) -> CheversiState:
        """The empty board."""
        return start_state(options)

    def parse(self, options: Options, text: str) -> CheversiState:
        """Reads a position text; the hands follow from the board. Raises BadPosition."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise _bad("write eight ranks, w or b, and White's last square", text)
        placed = _read_ranks(found.group(1))
        start = start_state(options)
        side = "wb".index(found.group(2))
        last = None if found.group(3) == "-" else INDEX[found.group(3)]
        _check_hands(placed, text)
        white = [piece for piece in placed if piece.side == WHITE]
        if len(white) - (len(placed) - len(white)) != side:
            raise _bad("the number of pieces does not fit the side to move", text)
        if (last is None) == bool(white) or (
            last is not None and last not in {piece.square for piece in white}
        ):
            raise _bad("the last square must hold a white piece", text)
        if options["ruleset"] == "2008":
            _check_bishops(placed, text)
        swapped = found.group(4) is not None
        if swapped and (not options["swap"] or len(placed) < 2):
            raise _bad("the sides cannot have been swapped", text)
        return CheversiState(
            frozenset(placed),
            side,
            last,
            swapped,
            start.ruleset,
            start.once,
            start.pie,
            tuple(placed),
        )

    def kernel(self, options: Options) -> Kernel:
        """The rules over bit sets."""
        return CheversiKernel(options)


def _read_ranks(text: str) -> list[Placed]:
    ranks = text.split("/")
    if len(ranks) != SIZE:
        raise _bad("there must be eight ranks", text)
    placed: list[Placed] = []
    for row, rank in enumerate(ranks):
        if re.search("[1-8][1-8]", rank):
            raise _bad("two numbers stand side by side", text)
        file = 0
        for letter in rank:
            if letter.isdigit():
                file += int(letter)
                continue
            if file < SIZE:
                side = WHITE if letter.isupper() else BLACK
                placed.append(Placed(letter.upper(), side, file + SIZE * (SIZE - 1 - row)))
            file += 1
        if file != SIZE:
            raise _bad(f"rank {SIZE - row} does not have eight squares", text)
    return placed


def _check_hands(placed: list[Placed], text: str) -> None:
    for side in (WHITE, BLACK):
        for kind, most in HAND.items():
            count = sum(piece.side == side and piece.kind == kind for piece in placed)
            if count > most:
                raise _bad(f"a side has at most {most} of {kind}, not {count}", text)


def _check_bishops(placed: list[Placed], text: str) -> None:
    for side in (WHITE, BLACK):
        colours = [
            LIGHT >> piece.square & 1
            for piece in placed
            if piece.side == side and piece.kind == "B"
        ]
        if len(colours) != len(set(colours)):
            raise _bad("a side's two bishops stand on one colour", text)


def _bad(message: str, text: str) -> BadPosition:
    return BadPosition(message, at="position", arguments={"position": text[:120]})
