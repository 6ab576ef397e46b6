"""Cheversi over bit sets: the form that search and perft play on.

Positions are laid out in `values.py`. An action is `64 * kind + square`, or
`SWAP_ACTION`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boardlet.games.cheversi.evaluation import cheversi_guide
from boardlet.games.cheversi.lines import points
from boardlet.games.cheversi.rules import BLACK, KINDS, PLIES, SWAP, WHITE, CheversiState
from boardlet.games.cheversi.squares import ALL, LIGHT, NAMES, NEIGHBOURS, bits
from boardlet.games.cheversi.values import (
    BISHOP,
    HAND_DARK,
    HAND_KING,
    HAND_KNIGHT,
    HAND_LIGHT,
    HAND_QUEEN,
    HAND_ROOK,
    HAND_SHIFT,
    KING,
    KNIGHT,
    PLY,
    QUEEN,
    ROOK,
    SWAPPED,
    Values,
    steps,
)

if TYPE_CHECKING:
    from boardlet.core.guide import Guide
    from boardlet.core.kernel import Position
    from boardlet.core.options import Options
    from boardlet.core.state import State

SWAP_ACTION = 64 * len(KINDS)

Kinds = tuple[tuple[int, int], ...]
"""The kinds that may be placed, each with the squares of its colour."""


class Rank(dict[int, list[int]]):
    """The actions on one rank by its open squares, a byte; written out when first needed."""

    __slots__ = ("_kinds", "_shift")

    def __init__(self, rank: int, kinds: Kinds) -> None:
        super().__init__()
        self._shift = 8 * rank
        self._kinds = kinds

    def __missing__(self, squares: int) -> list[int]:
        targets = squares << self._shift
        written = [kind << 6 | s for kind, mask in self._kinds for s in bits(targets & mask)]
        self[squares] = written
        return written


class CheversiKernel:
    """The rules of one ruleset over `Values`."""

    def __init__(self, options: Options) -> None:
        self._touch = options["ruleset"] == "2008"
        self._once = options["count"] == "once"
        self._pie = bool(options["swap"])
        self._steps = steps(self._touch)
        self._plans: dict[int, tuple[Rank, ...]] = {}
        self._ranks: dict[Kinds, tuple[Rank, ...]] = {}

    def guide(self) -> Guide:
        """The evaluation for this ruleset."""
        return cheversi_guide(self, touch=self._touch, once=self._once, swap=self._pie)

    def position(self, state: State) -> Position:
        """The values of a Cheversi state."""
        state = cast("CheversiState", state)
        occupied = white = touching = kinds = 0
        status = SWAPPED if state.swapped else 0
        for piece in state.board:
            bit = 1 << piece.square
            occupied |= bit
            touching |= NEIGHBOURS[piece.square]
            white |= bit if piece.side == WHITE else 0
            action = 64 * KINDS.index(piece.kind) + piece.square
            kinds |= 1 << action
            status += self._steps[piece.side][action]
        last = -1 if state.last is None else state.last
        return (occupied, white, touching, kinds, status, last)

    def seat(self, position: Position) -> int:
        """The seat that plays the side to place."""
        status = cast("Values", position)[4]
        return (status ^ status >> 5) & 1

    def in_turn(self, position: Position) -> bool:
        """Never: every turn is one action."""
        return False

    def actions(self, position: Position) -> list[int]:
        """All placements, and the swap where it may be made."""
        occupied, _, touching, _, status, last = cast("Values", position)
        ply = status & PLY
        if ply < PLIES - 2 and ply and self._touch:
            targets = touching & ~occupied
        elif ply == PLIES:
            return []
        else:
            targets = self._targets(occupied, touching, ply, last)
        ranks = self._plans.get(status) or self._plan(status)
        found: list[int] = []
        for written, squares in zip(ranks, targets.to_bytes(8, "little"), strict=True):
            if squares:
                found += written[squares]
        if ply == 2 and self._pie and not status & SWAPPED:
            found.append(SWAP_ACTION)
        return found

    def _targets(self, occupied: int, touching: int, ply: int, last: int) -> int:
        """The squares open to a placement, at the plies that have a rule of their own."""
        empty = ALL & ~occupied
        if not self._touch or ply == 0:
            return empty
        beside = touching & empty
        if ply == PLIES - 1:
            return NEIGHBOURS[last] & empty if last >= 0 else beside
        if ply == PLIES - 2:
            return sum(1 << s for s in bits(beside) if NEIGHBOURS[s] & empty & ~(1 << s))
        return beside

    def _plan(self, status: int) -> tuple[Rank, ...]:
        """The tables of a status; all with the same kinds to place share them."""
        kinds = tuple(self._kinds(status))
        if kinds not in self._ranks:
            self._ranks[kinds] = tuple(Rank(rank, kinds) for rank in range(8))
        self._plans[status] = self._ranks[kinds]
        return self._plans[status]

    def _kinds(self, status: int) -> list[tuple[int, int]]:
        """The kinds that may be placed now, each with the squares of its colour."""
        ply = status & PLY
        if ply == 0:
            return [(KING, ALL)]
        if not self._touch and ply == 1:
            return [(QUEEN, ALL)]
        side = ply & 1
        placed = status >> HAND_SHIFT[side] & 255
        other = status >> HAND_SHIFT[1 - side] & 255
        held: list[tuple[int, int]] = []
        if not placed & HAND_KING:
            held.append((KING, ALL))
        if not placed & HAND_QUEEN:
            held.append((QUEEN, ALL))
        if placed & 3 * HAND_ROOK < 2 * HAND_ROOK:
            held.append((ROOK, ALL))
        if self._touch:
            light = 0 if placed & HAND_LIGHT else LIGHT
            dark = 0 if placed & HAND_DARK else ALL & ~LIGHT
            if light | dark:
                held.append((BISHOP, light | dark))
        elif placed & 3 * HAND_LIGHT < 2 * HAND_LIGHT:
            held.append((BISHOP, ALL))
        if placed & 3 * HAND_KNIGHT < 2 * HAND_KNIGHT:
            held.append((KNIGHT, ALL))
        if self._touch:
            if other & HAND_QUEEN and not placed & HAND_QUEEN:
                return [(QUEEN, ALL)]
            if side == BLACK and ply < PLIES - 1:
                return [(kind, mask) for kind, mask in held if kind != KING]
        return held

    def apply(self, position: Position, action: int) -> Position:
        """Places a piece or swaps the sides."""
        occupied, white, touching, kinds, status, last = cast("Values", position)
        if action == SWAP_ACTION:
            return (occupied, white, touching, kinds, status | SWAPPED, last)
        square = action & 63
        bit = 1 << square
        if status & 1:
            return (
                occupied | bit,
                white,
                touching | NEIGHBOURS[square],
                kinds | 1 << action,
                status + self._steps[1][action],
                last,
            )
        return (
            occupied | bit,
            white | bit,
            touching | NEIGHBOURS[square],
            kinds | 1 << action,
            status + self._steps[0][action],
            square,
        )

    def action_text(self, position: Position, action: int) -> str:
        """`Nd5`, or `swap`."""
        return SWAP if action == SWAP_ACTION else KINDS[action >> 6] + NAMES[action & 63]

    def payoff(self, position: Position) -> tuple[float, ...]:
        """The score by seat."""
        occupied, white, _, kinds, status, _ = cast("Values", position)
        score = points(occupied, white, kinds, self._once)
        return score[::-1] if status & SWAPPED else score

    def evaluate(self, position: Position) -> tuple[float, ...]:
        """The live score."""
        return self.payoff(position)
