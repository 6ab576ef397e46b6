"""Chinese checkers as a Game: options, board, start, and the reading of positions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from boardlet.core import star_board
from boardlet.core.board import Board
from boardlet.core.options import choice, flag
from boardlet.core.star import bad_position, read_rows
from boardlet.core.state import Spec
from boardlet.games.chinese_checkers.kernel import ChineseCheckersKernel
from boardlet.games.chinese_checkers.rules import (
    LETTERS,
    PIECES,
    ChineseCheckersState,
    set_up,
    start_state,
)
from boardlet.games.chinese_checkers.seats import home_arm

if TYPE_CHECKING:
    from boardlet.core.kernel import Kernel
    from boardlet.core.options import Options

_TEXT = re.compile(rf"([{LETTERS}0-9/]+) ([0-5]) (-|[0-5](?:,[0-5])*)")


class ChineseCheckers:
    """Ten pieces each, across the star into the opposite point; two to six players."""

    spec = Spec(
        "chinese-checkers",
        (2, 3, 4, 5, 6),
        (
            choice("players", 2, 3, 4, 5, 6),
            flag("long_jump"),
            choice("points", "free", "pass"),
        ),
        order=4,
    )

    def board(self, options: Options) -> Board:
        """The star with each seat's home in its colour."""
        players = int(options["players"])
        arms = {home_arm(players, seat): seat for seat in range(players)}
        return Board(
            star_board.points(arms),
            star_board.box(),
            star_board.drawing(arms),
            star_board.SIDES[:players],
            (),
            tuple(star_board.rotation(arm) for arm in arms),
            reach=star_board.REACH,
            piece_size=0.86,
        )

    def start(self, options: Options) -> ChineseCheckersState:
        """Everybody at home."""
        return start_state(options)

    def parse(self, options: Options, text: str) -> ChineseCheckersState:
        """Reads a position text; it has no past, so nothing has come up yet.

        Who stands home without being among the finished seats is noticed after
        the next turn. Raises BadPosition.
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise bad_position("write the rows, the seat, and the finished seats or -", text)
        players = int(options["players"])
        men = [0] * players
        for hole, letter in read_rows(found[1], LETTERS[:players]).items():
            men[LETTERS.index(letter)] |= 1 << hole
        for seat, holes in enumerate(men):
            if holes.bit_count() != PIECES:
                raise bad_position(
                    f"seat {seat} must have {PIECES} pieces, not {holes.bit_count()}", text
                )
        seat = int(found[2])
        finished = () if found[3] == "-" else tuple(map(int, found[3].split(",")))
        if max(seat, *finished, 0) >= players:
            raise bad_position(f"there are only {players} seats", text)
        if len(set(finished)) != len(finished) or len(finished) >= players:
            raise bad_position("a seat is finished once, and one is left to the end", text)
        if seat in finished:
            raise bad_position(f"seat {seat} is home and cannot be to move", text)
        return set_up(options, tuple(men), seat, finished)

    def kernel(self, options: Options) -> Kernel:
        """The rules over bit sets."""
        return ChineseCheckersKernel(options)
