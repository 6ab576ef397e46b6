"""Capture Chinese checkers over bit sets: the form that search and perft play on.

A position is the tuple `(board, seat, captures, chain)`: the pieces as a bit
set, the seat to act, six bits of captures for each seat, seat 0 lowest, and the
hole of the piece in a chain or -1. An action is a number in the list of jumps,
or `STOP_ACTION`.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from boardlet.core.star import COUNT, NAMES, RAYS
from boardlet.core.star_jumps import Glance, Jump, View, glances, jumps, views_from
from boardlet.core.turns import STOP
from boardlet.games.capture.evaluation import estimate
from boardlet.games.capture.guide import capture_guide
from boardlet.games.capture.rules import CaptureState

if TYPE_CHECKING:
    from boardlet.core.guide import Guide
    from boardlet.core.options import Options
    from boardlet.core.state import State

STOP_ACTION = len(jumps(True))
BITS = 6
MASK = (1 << BITS) - 1
_GROUP = 2
"""Parallel lines seen by one view of the whole board; measured: more are no faster in a
search, for their patterns come back less often."""

Values = tuple[int, int, int, int]

_JUMPS = jumps(True)
_FLIP = tuple(jump.flip for jump in _JUMPS)
_LANDING = tuple(jump.landing for jump in _JUMPS)
_ONE = tuple(1 << BITS * seat for seat in range(6))


def _number(number: int, _jump: Jump) -> int:
    return number


@cache
def _from_hole(long: bool) -> tuple[tuple[Glance, ...], ...]:
    """For each hole the views of all jumps that start there."""
    return tuple(views_from(hole, long, _number) for hole in range(COUNT))


@cache
def _whole_board(long: bool) -> tuple[Glance, ...]:
    """The views of all jumps there are, some parallel lines in each."""
    lines: dict[tuple[int, int], list[tuple[int, Jump]]] = defaultdict(list)
    for number, jump in enumerate(jumps(long)):
        lines[_line(jump)].append((number, jump))
    ordered = [lines[key] for key in sorted(lines)]
    return glances(
        View(
            (number, jump.path | 1 << jump.start, jump.over_bit | 1 << jump.start)
            for line in ordered[at : at + _GROUP]
            for number, jump in line
        )
        for at in range(0, len(ordered), _GROUP)
    )


def _line(jump: Jump) -> tuple[int, int]:
    """Names the line of a jump: its axis, and its first hole on that axis."""
    axis = next(d for d in range(6) if jump.landing in RAYS[jump.start][d]) % 3
    back = RAYS[jump.start][axis + 3]
    return axis, back[-1] if back else jump.start


class CaptureKernel:
    """The rules with or without long jumps over `Values`."""

    def __init__(self, options: Options) -> None:
        self._players = int(options["players"])
        self._next = tuple((seat + 1) % self._players for seat in range(self._players))
        self._whole_board = _whole_board(bool(options["long_jump"]))
        self._from_hole = _from_hole(bool(options["long_jump"]))

    def position(self, state: State) -> Values:
        """The values of a Capture state."""
        state = cast(CaptureState, state)
        captures = sum(count * _ONE[seat] for seat, count in enumerate(state.captures))
        return (state.holes, state.seat, captures, -1 if state.chain is None else state.chain)

    def guide(self) -> Guide:
        """How to search this game."""
        return capture_guide(self, self._players, STOP_ACTION)

    # Positions are taken as Any: a cast for each of millions of calls would be felt.

    def seat(self, position: Any) -> int:
        """The seat to act."""
        return int(position[1])

    def in_turn(self, position: Any) -> bool:
        """True in the middle of a chain."""
        return bool(position[3] >= 0)

    def actions(self, position: Any) -> list[int]:
        """All single jumps; in a chain those of its piece, and the stop."""
        board, _, _, chain = position
        found: list[int] = []
        if chain < 0:
            for mask, view in self._whole_board:
                found += view[board & mask]
            return found
        for mask, view in self._from_hole[chain]:
            found += view[board & mask]
        found.append(STOP_ACTION)
        return found

    def apply(self, position: Any, action: int) -> Values:
        """Jumps and captures, or stops."""
        board, seat, captures, chain = position
        if action == STOP_ACTION:
            return (board, self._next[seat], captures, -1)
        board ^= _FLIP[action]
        chain = _LANDING[action]
        captures += _ONE[seat]
        for mask, view in self._from_hole[chain]:
            if view[board & mask]:
                return (board, seat, captures, chain)
        return (board, self._next[seat], captures, -1)

    def action_text(self, position: Any, action: int) -> str:
        """`e5xg5`, or `stop`."""
        if action == STOP_ACTION:
            return STOP
        return f"{NAMES[_JUMPS[action].start]}x{NAMES[_JUMPS[action].landing]}"

    def payoff(self, position: Any) -> tuple[float, ...]:
        """The captures by seat."""
        captures = position[2]
        return tuple(captures >> BITS * seat & MASK for seat in range(self._players))

    def evaluate(self, position: Any) -> tuple[float, ...]:
        """The captures and a share of what is still to be had."""
        board, seat, _, _ = position
        return estimate(self.payoff(position), board, seat, len(self.actions(position)))
