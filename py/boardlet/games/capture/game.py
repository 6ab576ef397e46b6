"""Capture Chinese checkers as a Game: options, board, start, and the reading of positions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from boardlet.core import star_board
from boardlet.core.board import Board, Tray
from boardlet.core.options import choice, flag
from boardlet.core.star import INDEX, bad_position, read_rows
from boardlet.core.state import Spec
from boardlet.games.capture.kernel import CaptureKernel
from boardlet.games.capture.rules import (
    LETTER,
    PIECES,
    CaptureState,
    set_up,
    start_state,
    tray,
)

if TYPE_CHECKING:
    from boardlet.core.kernel import Kernel
    from boardlet.core.options import Options

_COUNT = "(?:0|[1-9][0-9]?)"
_TEXT = re.compile(rf"([{LETTER}0-9/]+) ([0-5]) ({_COUNT}(?:,{_COUNT})+) (-|[a-q][0-9]{{1,2}})")


class Capture:
    """Sixty common marbles on the star; two to six players jump and capture."""

    spec = Spec(
        "capture",
        (2, 3, 4, 5, 6),
        (choice("players", 2, 3, 4, 5, 6), flag("long_jump")),
        order=3,
    )

    def board(self, options: Options) -> Board:
        """The star, nobody's, with a tray of captures for each seat."""
        players = int(options["players"])
        return Board(
            star_board.points({}),
            star_board.box(),
            star_board.drawing({}),
            star_board.SIDES[:players],
            tuple(Tray(tray(seat), seat, "taken") for seat in range(players)),
            (0,) * players,
            reach=star_board.REACH,
            piece_size=0.86,
        )

    def start(self, options: Options) -> CaptureState:
        """The hexagon full but for its centre."""
        return start_state(options)

    def parse(self, options: Options, text: str) -> CaptureState:
        """Reads a position text. Raises BadPosition.

        Pieces may stand anywhere on the star, and there may be fewer than 60
        together with the captures, so that ends and studies can be set up.
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise bad_position(
                "write the rows, the seat, the captures by seat, and the piece in a chain or -",
                text,
            )
        holes = sum(1 << hole for hole in read_rows(found[1], LETTER))
        seat = int(found[2])
        captures = tuple(map(int, found[3].split(",")))
        players = int(options["players"])
        if len(captures) != players:
            raise bad_position(f"there must be {players} counts of captures", text)
        if seat >= players:
            raise bad_position(f"seat {seat} does not play", text)
        if holes.bit_count() + sum(captures) > PIECES:
            raise bad_position(f"there are more than {PIECES} pieces", text)
        if found[4] == "-":
            return set_up(options, holes, seat, captures, None)
        chain = INDEX.get(found[4])
        if chain is None or not holes >> chain & 1:
            raise bad_position("the piece in a chain is not on the board", text)
        if not captures[seat]:
            raise bad_position("a chain goes on before its first capture", text)
        state = set_up(options, holes, seat, captures, chain)
        if not state.jumps_from(chain):
            raise bad_position("the piece in a chain cannot jump: its turn is over", text)
        return state

    def kernel(self, options: Options) -> Kernel:
        """The rules over bit sets."""
        return CaptureKernel(options)
