"""The rules as a Kernel: small values and whole numbers, made for the computer player."""

from __future__ import annotations

from typing import cast

from boardlet.core.kernel import Position
from boardlet.core.options import Options
from boardlet.core.state import State
from three_in_a_row.lines import has_row, lines
from three_in_a_row.rules import ThreeInARowState, fields

Stones = tuple[int, int]
"""The stones of White and of Black as bit masks: all that there is to a position."""


class ThreeInARowKernel:
    """The game under one set of options; an action is the number of a field."""

    def __init__(self, options: Options) -> None:
        self._size = cast(int, options["size"])
        self._misere = options["misere"] is True
        self._names = fields(self._size)
        self._lines = lines(self._size)

    def position(self, state: State) -> Stones:
        """The stones of a state."""
        assert isinstance(state, ThreeInARowState)
        return state.stones(0), state.stones(1)

    def seat(self, position: Position) -> int:
        """White has as many stones as Black when it is White's turn."""
        white, black = cast(Stones, position)
        return (white | black).bit_count() % 2

    def in_turn(self, position: Position) -> bool:
        """Always false: a turn is one action."""
        return False

    def actions(self, position: Position) -> list[int]:
        """The empty fields, none once there is a row."""
        white, black = cast(Stones, position)
        last = black if self.seat(position) == 0 else white
        if has_row(last, self._size):
            return []
        taken = white | black
        return [field for field in range(self._size**2) if not taken >> field & 1]

    def apply(self, position: Position, action: int) -> Stones:
        """The position with one more stone."""
        white, black = cast(Stones, position)
        stone = 1 << action
        return (white | stone, black) if self.seat(position) == 0 else (white, black | stone)

    def action_text(self, position: Position, action: int) -> str:
        """The name of the field."""
        return self._names[action]

    def payoff(self, position: Position) -> tuple[float, ...]:
        """One point for the winner, half a point each for a draw."""
        for side, stones in enumerate(cast(Stones, position)):
            if has_row(stones, self._size):
                winner = 1 - side if self._misere else side
                return (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        return (0.5, 0.5)

    def evaluate(self, position: Position) -> tuple[float, ...]:
        """What the rows that a side can still make are worth, more the fuller they are."""
        white, black = cast(Stones, position)
        good, bad = self._open(white, black), self._open(black, white)
        total = good + bad + 1
        worth = (good / total, bad / total)
        return (worth[1], worth[0]) if self._misere else worth

    def _open(self, own: int, other: int) -> int:
        return sum(4 ** (own & line).bit_count() for line in self._lines if not other & line)
