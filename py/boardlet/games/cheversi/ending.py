"""The last two plies together: White's last piece and Black's king beside it (rule 7).

What the king gains on a square is known before White's last piece is placed,
but for the one line through both squares.
"""

from __future__ import annotations

from boardlet.games.cheversi.lines import lines
from boardlet.games.cheversi.squares import ALL, KNIGHT, NEIGHBOURS
from boardlet.games.cheversi.values import BISHOP, KING, QUEEN, ROOK, Values

_LINE = {1: 0, 8: 1, 9: 2, 7: 3}
"""Which of a square's four lines goes through a neighbour, by the distance of their indices."""


def last_two(
    position: Values, children: list[tuple[int, int]], alpha: int, beta: int
) -> tuple[int, int]:
    """White's best last placement: the margin at the end for White, and the action.

    `children` holds, for each placement, White's margin in hundredths before
    the king is placed, largest first. A value outside the window is a bound.
    """
    occupied, white, _, kinds, _, _ = position
    black = occupied & ~white
    empty = ALL & ~occupied
    queens = kinds >> 64 * QUEEN
    straight = (queens | kinds >> 64 * ROOK) & ALL
    diagonal = (queens | kinds >> 64 * BISHOP) & ALL
    knights = kinds >> 256
    white_king, white_knights, black_knights = kinds & white, knights & white, knights & black
    table = lines()
    alone: dict[int, int] = {}
    best, chosen = -(1 << 40), -1
    for margin, action in children:
        kind, square = action >> 6, action & 63
        bit = 1 << square
        now, whites = occupied | bit, white | bit
        extra = -1 + (kind == KING)
        straights = straight | bit if kind in (QUEEN, ROOK) else straight
        diagonals = diagonal | bit if kind in (QUEEN, BISHOP) else diagonal
        # A king that gains so much refutes the placement.
        enough = -((max(alpha, best) - margin) // 100)
        most = -(1 << 20)
        targets = NEIGHBOURS[square] & empty
        while targets:
            lowest = targets & -targets
            targets ^= lowest
            target = lowest.bit_length() - 1
            known = alone.get(target)
            if known is None:
                near, leaps = NEIGHBOURS[target], KNIGHT[target]
                rank, file, rising, falling = table[target]
                known = alone[target] = (
                    (near & empty).bit_count()
                    + (near & white_king).bit_count()
                    + (leaps & white_knights).bit_count()
                    - (leaps & black_knights).bit_count()
                    + _cut(rank[occupied & rank.mask], straight, white)
                    + _cut(file[occupied & file.mask], straight, white)
                    + _cut(rising[occupied & rising.mask], diagonal, white)
                    + _cut(falling[occupied & falling.mask], diagonal, white)
                )
            number = _LINE[square - target if square > target else target - square]
            line = table[target][number]
            if number > 1:
                before = _cut(line[occupied & line.mask], diagonal, white)
                after = _cut(line[now & line.mask], diagonals, whites)
            else:
                before = _cut(line[occupied & line.mask], straight, white)
                after = _cut(line[now & line.mask], straights, whites)
            gain = known + extra - before + after
            if gain > most:
                most = gain
                if gain >= enough:
                    break
        value = margin - 100 * most
        if value > best:
            best, chosen = value, action
            if value >= beta:
                break
    return best, chosen


def _cut(sight: tuple[int, int, int, int], sliders: int, white: int) -> int:
    """What Black gains on a line by standing in it: White's squares cut off less Black's."""
    a, before, b, behind = sight
    gain = 0
    if a & sliders:
        gain += 1 + behind if a & white else -1 - behind
    if b & sliders:
        gain += 1 + before if b & white else -1 - before
    return gain
