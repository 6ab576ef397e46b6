"""Perft: counts the sequences of whole turns, on a game's kernel."""

from __future__ import annotations

from collections.abc import Iterator

from boardlet.core.kernel import Kernel, Position
from boardlet.core.state import State

_BREATH = 2000
"""Positions between two breathing points: about ten milliseconds."""


def count(kernel: Kernel, state: State, depth: int) -> int:
    """Returns the number of different sequences of `depth` turns from a state."""
    return _count(kernel, kernel.position(state), depth)


def count_in_slices(kernel: Kernel, state: State, depth: int) -> Iterator[int | None]:
    """Counts like `count`, yielding None between slices of work and the number at the end."""
    total = 0
    work = 0
    # Position and turns still to play; an explicit stack, so that a slice can end anywhere.
    stack: list[tuple[Position, int]] = [(kernel.position(state), depth)]
    if depth <= 0:
        yield 1
        return
    while stack:
        position, left = stack.pop()
        actions = kernel.actions(position)
        work += len(actions)
        for action in actions:
            after = kernel.apply(position, action)
            remaining = left if kernel.in_turn(after) else left - 1
            if remaining == 0:
                total += 1
            else:
                stack.append((after, remaining))
        if work >= _BREATH:
            work = 0
            yield None
    yield total


def divide(kernel: Kernel, state: State, depth: int) -> dict[str, int]:
    """Returns, for each first action, the number of sequences that begin with it."""
    position = kernel.position(state)
    result: dict[str, int] = {}
    for action in kernel.actions(position):
        after = kernel.apply(position, action)
        left = depth if kernel.in_turn(after) else depth - 1
        result[kernel.action_text(position, action)] = _count(kernel, after, left)
    return dict(sorted(result.items()))


def _count(kernel: Kernel, position: Position, depth: int) -> int:
    if depth <= 0:
        return 1
    total = 0
    apply, in_turn = kernel.apply, kernel.in_turn
    for action in kernel.actions(position):
        after = apply(position, action)
        total += _count(kernel, after, depth if in_turn(after) else depth - 1)
    return total
