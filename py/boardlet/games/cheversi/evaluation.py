"""How the computer judges a Cheversi position: the score as it stands, and what is in hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from boardlet.core.guide import Glance, Level, plain
from boardlet.games.cheversi.ending import last_two
from boardlet.games.cheversi.lines import lines, points
from boardlet.games.cheversi.openings import opening
from boardlet.games.cheversi.squares import ALL, KNIGHT, NEIGHBOURS
from boardlet.games.cheversi.values import HAND_KING, HAND_SHIFT, PLY, SWAPPED, Values

if TYPE_CHECKING:
    from collections.abc import Hashable

    from boardlet.core.guide import Guide
    from boardlet.core.kernel import Kernel, Position

PLIES = 16
LEVELS = (
    Level(40, depth=1, noise=200, careless=0.86),
    Level(80, depth=1, noise=200, careless=0.3),
    Level(200, depth=2, noise=200, careless=0.08),
    Level(90, noise=170),
    Level(400, noise=95, opening=True),
    Level(9_000, noise=25, opening=True),
)
SWAP_ACTION = 320
LIVE = (0, 10, 15, 15, 15, 20, 35, 38, 45, 56, 66, 67, 68, 73, 80, 80, 100)
"""What a point of the live score is worth at the end, in hundredths, by placements made.

This and the next two tables: least squares over 1,141 games of the computer
against itself with the live score as its evaluation, then smoothed. Against
that evaluation at 300 nodes a turn it scores 86 % (80 games).
"""
PLACED = ((0, -150, 0, 100, 60), (0, -320, 0, 160, 150), (0, 0, 0, 0, 0))
"""What having placed a piece of a kind is worth: early, later, at the end.

The queen's many squares are lost to others' pieces later, so she waits.
"""
MOVE = (0, 0, 200, 200, 400, 150, 100, 400, 200, 550, 260, 600, 290, 550, 360, 430, 0)
"""What being the side to place is worth."""
_SLACK = 400
"""How much less than seen before a reply may gain and still be expected, in hundredths."""


def cheversi_guide(kernel: Kernel, *, touch: bool, once: bool, swap: bool) -> Guide:
    """The guide for one ruleset."""
    judge = _Judge(kernel, touch=touch, once=once)
    return replace(
        plain(kernel, (0, 1)),
        result=judge.result,
        margin=judge.margin,
        ranked=judge.ranked,
        levels=LEVELS,
        learns=False,
        glance=judge.glance,
        key=_key,
        solves=_solves,
        opening=opening if touch and not once and not swap else None,
    )


class _Judge:
    """The evaluation of one ruleset.

    All children of a position are valued together: for each open square one
    look along its four lines tells what every kind of piece would attack there
    and whose lines it would cut.
    """

    def __init__(self, kernel: Kernel, *, touch: bool, once: bool) -> None:
        self._kernel = kernel
        self._once = once
        self._kings_last = touch and not once
        self._hands = tuple(_hands(PLACED[_phase(ply)], touch) for ply in range(PLIES + 1))

    def result(self, position: Position) -> int | None:
        """The score's margin once nothing can be placed."""
        status = cast("Values", position)[4]
        if status & PLY < PLIES and self._kernel.actions(position):
            return None
        return 100 * self._lead(cast("Values", position))

    def _lead(self, position: Values) -> int:
        occupied, white, _, kinds, status, _ = position
        first, second = points(occupied, white, kinds, self._once)
        return second - first if status & 1 else first - second

    def margin(self, position: Position) -> int:
        """The live score's margin, what was placed, and the move."""
        values = cast("Values", position)
        ply = values[4] & PLY
        return LIVE[ply] * self._lead(values) + self._placed(values[4], ply) + MOVE[ply]

    def _placed(self, status: int, ply: int) -> int:
        """What the side to act has placed against the other side, as weighed at a ply."""
        hands = self._hands[ply]
        white, black = hands[status >> HAND_SHIFT[0] & 255], hands[status >> HAND_SHIFT[1] & 255]
        return black - white if status & 1 else white - black

    def glance(self, position: Position, depth: int, alpha: int, beta: int) -> Glance:
        """The best child's margin; two plies deep, the best after the best reply."""
        values = cast("Values", position)
        ply = values[4] & PLY
        actions = self._kernel.actions(position)
        if not actions:
            return Glance(100 * self._lead(values), -1, True)
        if depth == 1 or ply == PLIES - 1:
            return Glance(*max(self._children(values, actions)), ply == PLIES - 1)
        if ply == PLIES - 2 and self._kings_last and not values[4] >> HAND_SHIFT[1] & HAND_KING:
            plain = [(100 * lead, action) for lead, action in self._leads(values, actions)]
            plain.sort(reverse=True)
            return Glance(*last_two(values, plain, alpha, beta), True)
        children = self._children(values, actions)
        children.sort(reverse=True)
        return self._two(position, children, alpha, beta)

    def _two(
        self, position: Position, children: list[tuple[int, int]], alpha: int, beta: int
    ) -> Glance:
        """The best child after its best reply.

        A child is left out, and the value not proven, where the reply would have
        to gain much less than the least that replies gained so far.
        """
        kernel = self._kernel
        best, chosen, least = -(1 << 40), -1, 1 << 40
        proven = cast("Values", position)[4] & PLY == PLIES - 2
        for margin, action in children:
            if chosen >= 0 and not proven and margin - least + _SLACK <= max(alpha, best):
                return Glance(best, chosen, False)
            after = kernel.apply(position, action)
            replies = self._children(cast("Values", after), kernel.actions(after))
            if replies:
                value = -max(replies)[0]
                least = min(least, margin - value)
            else:
                value = -100 * self._lead(cast("Values", after))
            if value > best:
                best, chosen = value, action
                if best >= beta:
                    break
        return Glance(best, chosen, proven)

    def ranked(self, position: Position) -> list[int]:
        """By the margin after the placement."""
        children = self._children(cast("Values", position), self._kernel.actions(position))
        children.sort(reverse=True)
        return [action for _, action in children]

    def _children(self, position: Values, actions: list[int]) -> list[tuple[int, int]]:
        """The margin after each action for the side that makes it, with the action."""
        if self._once or (actions and actions[-1] == SWAP_ACTION):
            return self._children_one_by_one(position, actions)
        status = position[4]
        ply = (status & PLY) + 1
        live, placed = LIVE[ply], PLACED[_phase(ply)]
        base = self._placed(status, ply) - MOVE[ply]
        return [
            (live * lead + base + placed[action >> 6], action)
            for lead, action in self._leads(position, actions)
        ]

    def _leads(self, position: Values, actions: list[int]) -> list[tuple[int, int]]:
        """The live score's margin after each placement for the side that makes it."""
        occupied, white, _, kinds, status, _ = position
        lead = self._lead(position)
        empty = ALL & ~occupied
        mine = occupied & ~white if status & 1 else white
        queens = kinds >> 64
        straight = (queens | kinds >> 128) & ALL
        diagonal = (queens | kinds >> 192) & ALL
        knights = kinds >> 256
        theirs = occupied & ~mine
        my_kings, their_kings = kinds & mine, kinds & theirs
        my_knights, their_knights = knights & mine, knights & theirs
        table = lines()
        seen: dict[int, tuple[int, int, int, int, int]] = {}
        found: list[tuple[int, int]] = []
        for action in actions:
            square = action & 63
            gains = seen.get(square)
            if gains is None:
                near, leaps = NEIGHBOURS[square], KNIGHT[square]
                cut = (
                    lead
                    - (near & my_kings).bit_count()
                    + (near & their_kings).bit_count()
                    - (leaps & my_knights).bit_count()
                    + (leaps & their_knights).bit_count()
                )
                rank, file, rising, falling = table[square]
                a, before, b, behind = rank[occupied & rank.mask]
                rook = before + behind
                if a & straight:
                    cut += -1 - behind if a & mine else 1 + behind
                if b & straight:
                    cut += -1 - before if b & mine else 1 + before
                a, before, b, behind = file[occupied & file.mask]
                rook += before + behind
                if a & straight:
                    cut += -1 - behind if a & mine else 1 + behind
                if b & straight:
                    cut += -1 - before if b & mine else 1 + before
                a, before, b, behind = rising[occupied & rising.mask]
                bishop = before + behind
                if a & diagonal:
                    cut += -1 - behind if a & mine else 1 + behind
                if b & diagonal:
                    cut += -1 - before if b & mine else 1 + before
                a, before, b, behind = falling[occupied & falling.mask]
                bishop += before + behind
                if a & diagonal:
                    cut += -1 - behind if a & mine else 1 + behind
                if b & diagonal:
                    cut += -1 - before if b & mine else 1 + before
                gains = seen[square] = (
                    cut + (near & empty).bit_count(),
                    cut + rook + bishop,
                    cut + rook,
                    cut + bishop,
                    cut + (leaps & empty).bit_count(),
                )
            found.append((gains[action >> 6], action))
        return found

    def _children_one_by_one(self, position: Values, actions: list[int]) -> list[tuple[int, int]]:
        apply = self._kernel.apply
        found: list[tuple[int, int]] = []
        for action in actions:
            after = cast("Values", apply(position, action))
            sign = -1 if (after[4] ^ position[4]) & (1 | SWAPPED) else 1
            found.append((sign * self.margin(after), action))
        return found


def _phase(ply: int) -> int:
    return 0 if ply < 8 else 1 if ply < PLIES else 2


def _hands(worth: tuple[int, ...], coloured: bool) -> tuple[int, ...]:
    """What the pieces placed are worth, by the eight bits that tell them."""
    king, queen, rook, bishop, knight = worth
    return tuple(
        king * (hand & 1)
        + queen * (hand >> 1 & 1)
        + rook * (hand >> 2 & 3)
        + bishop * ((0, 1, 1, 2) if coloured else (0, 1, 2, 2))[hand >> 4 & 3]
        + knight * (hand >> 6)
        for hand in range(256)
    )


def _solves(position: Position) -> int:
    """The plies to the end, if these are at most six; that takes up to 16,000 nodes."""
    left = PLIES - (cast("Values", position)[4] & PLY)
    return left if left <= 6 else 0


def _key(position: Position) -> Hashable:
    """The position, without White's last square where it no longer matters."""
    values = cast("Values", position)
    if values[4] & PLY == PLIES - 1:
        return position
    return values[1], values[3], values[4]
