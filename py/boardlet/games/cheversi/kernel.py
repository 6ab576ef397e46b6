"""Cheversi over bit sets: the form that search and perft play on.

A position is the tuple `(occupied, white, touching, kinds, ply, last, swapped)`:
bit sets of the occupied squares, White's squares and the squares beside a
piece; `kinds`, a bit set of 64 bits for each of K Q R B N, lowest first; the
number of placements made; White's last square or -1; whether the sides were
swapped. An action is `64 * kind + square`, or `SWAP_ACTION`.
"""

from __future__ import annotations

from typing import cast

from boardlet.core.kernel import Position
from boardlet.core.options import Options
from boardlet.core.state import State
from boardlet.games.cheversi.rules import BLACK, KINDS, PLIES, SWAP, WHITE, CheversiState
from boardlet.games.cheversi.squares import ALL, LIGHT, NAMES, NEIGHBOURS, attacked, bits

SWAP_ACTION = 64 * len(KINDS)
KING, QUEEN, ROOK, BISHOP, KNIGHT = range(5)

Values = tuple[int, int, int, int, int, int, bool]


class CheversiKernel:
    """The rules of one ruleset over `Values`."""

    def __init__(self, options: Options) -> None:
        self._touch = options["ruleset"] == "2008"
        self._once = options["count"] == "once"
        self._pie = bool(options["swap"])

    def position(self, state: State) -> Position:
        """The values of a Cheversi state."""
        state = cast(CheversiState, state)
        occupied = white = touching = kinds = 0
        for piece in state.board:
            bit = 1 << piece.square
            occupied |= bit
            touching |= NEIGHBOURS[piece.square]
            white |= bit if piece.side == WHITE else 0
            kinds |= bit << 64 * KINDS.index(piece.kind)
        ply = len(state.board)
        return (
            occupied,
            white,
            touching,
            kinds,
            ply,
            -1 if state.last is None else state.last,
            state.swapped,
        )

    def seat(self, position: Position) -> int:
        """The seat that plays the side to place."""
        _, _, _, _, ply, _, swapped = cast(Values, position)
        return ply & 1 ^ swapped

    def in_turn(self, position: Position) -> bool:
        """Never: every turn is one action."""
        return False

    def actions(self, position: Position) -> list[int]:
        """All placements, and the swap where it may be made."""
        occupied, white, touching, kinds, ply, last, swapped = cast(Values, position)
        if ply == PLIES:
            return []
        side = ply & 1
        own = occupied & ~white if side == BLACK else white
        empty = ALL & ~occupied
        if self._touch:
            targets = touching & empty if ply else ALL
            if ply == PLIES - 1:
                targets = NEIGHBOURS[last] & empty if last >= 0 else targets
            elif ply == PLIES - 2:
                targets = sum(1 << s for s in bits(targets) if NEIGHBOURS[s] & empty)
        else:
            targets = empty
        squares = bits(targets)
        found: list[int] = []
        for kind in self._kinds(own, occupied, kinds, ply):
            base = kind << 6
            if kind == BISHOP and self._touch:
                standing = kinds >> 64 * BISHOP & own
                if standing:
                    colour = ALL & ~LIGHT if standing & LIGHT else LIGHT
                    found += [base + s for s in bits(targets & colour)]
                    continue
            found += [base + s for s in squares]
        if ply == 2 and self._pie and not swapped:
            found.append(SWAP_ACTION)
        return found

    def _kinds(self, own: int, occupied: int, kinds: int, ply: int) -> list[int]:
        if ply == 0:
            return [KING]
        if not self._touch and ply == 1:
            return [QUEEN]
        held = [
            kind
            for kind, most in ((KING, 1), (QUEEN, 1), (ROOK, 2), (BISHOP, 2), (KNIGHT, 2))
            if (kinds >> 64 * kind & own).bit_count() < most
        ]
        if self._touch:
            if QUEEN in held and kinds >> 64 * QUEEN & ALL:
                return [QUEEN]
            if ply & 1 and ply < PLIES - 1:
                return [kind for kind in held if kind != KING]
        return held

    def apply(self, position: Position, action: int) -> Position:
        """Places a piece or swaps the sides."""
        occupied, white, touching, kinds, ply, last, swapped = cast(Values, position)
        if action == SWAP_ACTION:
            return (occupied, white, touching, kinds, ply, last, True)
        square = action & 63
        bit = 1 << square
        if ply & 1:
            return (
                occupied | bit,
                white,
                touching | NEIGHBOURS[square],
                kinds | 1 << action,
                ply + 1,
                last,
                swapped,
            )
        return (
            occupied | bit,
            white | bit,
            touching | NEIGHBOURS[square],
            kinds | 1 << action,
            ply + 1,
            square,
            swapped,
        )

    def action_text(self, position: Position, action: int) -> str:
        """`Nd5`, or `swap`."""
        return SWAP if action == SWAP_ACTION else KINDS[action >> 6] + NAMES[action & 63]

    def payoff(self, position: Position) -> tuple[float, ...]:
        """The score by seat."""
        occupied, white, _, kinds, _, _, swapped = cast(Values, position)
        points = [0, 0]
        together = [0, 0]
        empty = ALL & ~occupied
        for square in bits(occupied):
            side = WHITE if white >> square & 1 else BLACK
            kind = next(k for k in range(5) if kinds >> 64 * k + square & 1)
            covered = attacked(KINDS[kind], square, occupied) & empty
            points[side] += covered.bit_count()
            together[side] |= covered
        if self._once:
            points = [squares.bit_count() for squares in together]
        return (points[swapped], points[1 - swapped])

    def evaluate(self, position: Position) -> tuple[float, ...]:
        """The live score."""
        return self.payoff(position)
