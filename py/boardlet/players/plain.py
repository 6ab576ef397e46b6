"""A guide for any game: its rules and its kernel's `evaluate`, nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from boardlet.core.guide import Glance, Guide, Guided, Level, Method
from boardlet.core.kernel import Kernel, Position

LEVELS = (
    Level(60, depth=1, noise=100, careless=0.7),
    Level(300, depth=1, noise=100, careless=0.25),
    Level(1_000, depth=2, noise=100),
    Level(3_000),
    Level(10_000),
    Level(40_000),
)


@dataclass(frozen=True, slots=True)
class PlainGuide:
    """Everything a search needs, from the kernel alone."""

    kernel: Kernel
    sides: tuple[int, ...]
    method: Method
    levels: tuple[Level, ...] = LEVELS
    learns: bool = True
    patience: int = 0

    def result(self, position: Position) -> int | None:
        """The payoff's margin where no action is left."""
        if self.kernel.actions(position):
            return None
        return self._margin(position, self.kernel.payoff(position))

    def margin(self, position: Position) -> int:
        """The margin by `evaluate`."""
        return self._margin(position, self.kernel.evaluate(position))

    def values(self, position: Position) -> tuple[int, ...]:
        """The kernel's own numbers, in hundredths."""
        over = not self.kernel.actions(position)
        worth = self.kernel.payoff(position) if over else self.kernel.evaluate(position)
        return tuple(round(100 * value) for value in worth)

    def glance(self, position: Position) -> Glance | None:
        """Never cheaper than playing the actions."""
        return None

    def ranked(self, position: Position) -> list[int]:
        """All actions as they come."""
        return self.kernel.actions(position)

    def complete(self, position: Position) -> bool:
        """Always."""
        return True

    def loud(self, position: Position) -> list[int]:
        """None: captures cannot be told from other actions."""
        return []

    def key(self, position: Position) -> Hashable:
        """The position."""
        return position

    def opening(self, position: Position) -> dict[int, int] | None:
        """No table."""
        return None

    def _margin(self, position: Position, values: tuple[float, ...]) -> int:
        side = self.sides[self.kernel.seat(position)]
        own = max(v for v, s in zip(values, self.sides, strict=True) if s == side)
        best = max(v for v, s in zip(values, self.sides, strict=True) if s != side)
        return round(100 * (own - best))


def guide_for(kernel: Kernel, position: Position) -> Guide:
    """The kernel's own guide, or a plain one."""
    if isinstance(kernel, Guided):
        return kernel.guide()
    seats = len(kernel.evaluate(position))
    return PlainGuide(kernel, tuple(range(seats)), "alpha-beta" if seats == 2 else "paranoid")
