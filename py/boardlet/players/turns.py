"""Whole turns from a position, merged by where they lead."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position

MOST_STEPS = 3000
"""Positions in the middle of a turn that are looked at; chains can be more than anyone counts."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions that end a turn, and the position after them."""

    actions: tuple[int, ...]
    after: Position


def turns(kernel: Kernel, guide: Guide, position: Position) -> tuple[list[Turn], bool]:
    """The turns from here, shortest first, and whether that is all of them.

    Two turns that lead to the same position are one; the guide's order decides
    what is kept where there are too many.
    """
    found: dict[Position, tuple[int, ...]] = {}
    waiting: deque[tuple[Position, tuple[int, ...]]] = deque([(position, ())])
    met = {position}
    steps = 0
    complete = True
    while waiting:
        current, path = waiting.popleft()
        steps += 1
        # Beyond the bound every turn begun is only finished, by its likeliest end.
        narrow = steps > MOST_STEPS
        complete = complete and not narrow and not guide.leaves_out(current)
        for action in guide.ranked(current):
            after = kernel.apply(current, action)
            if not kernel.in_turn(after):
                found.setdefault(after, (*path, action))
            elif after not in met and not narrow:
                met.add(after)
                waiting.append((after, (*path, action)))
    return [Turn(path, after) for after, path in found.items()], complete
