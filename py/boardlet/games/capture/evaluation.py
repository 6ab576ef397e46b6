"""What a running game of Capture is likely to end with."""

from __future__ import annotations

_TEMPO = 0.6
"""What the seat to act expects above its share: it takes the best of what stands ready."""
_OPEN = 0.05
"""The same for each jump that is possible, up to `_MOST_OPEN`."""
_MOST_OPEN = 16
_LEFT_OVER = 0.12
"""The part of the pieces on the board that nobody gets, as random games end."""


def estimate(captures: tuple[float, ...], board: int, seat: int, jumps: int) -> tuple[float, ...]:
    """The captures expected at the end by seat: those made, an equal share, the move."""
    share = board.bit_count() * (1 - _LEFT_OVER) / len(captures) if jumps else 0.0
    values = [count + share for count in captures]
    if jumps:
        values[seat] += _TEMPO + _OPEN * min(jumps, _MOST_OPEN)
    return tuple(values)
