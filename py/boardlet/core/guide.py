"""The seam between a game and the search: what a game knows beside its rules.

A kernel that has a `guide()` method offers one; a kernel without is searched on
its rules and its `evaluate` alone. All values are whole numbers, in hundredths
of a point of the game's own score, so that a window of width one is the
narrowest there is.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal, Protocol, runtime_checkable

from boardlet.core.kernel import Position

Method = Literal["alpha-beta", "paranoid", "max-n", "reply", "tree"]
"""How a game is searched; the first is for two sides, the others for more."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a level thinks, the same on every device.

    `nodes` is the number of positions looked at, `depth` the number of turns
    looked ahead. Each turn gets a random bonus below `noise`; below 100 it only
    decides between turns of equal worth once these are proven. With probability
    `careless` the turn is chosen blindly from the better `share` of all turns.
    """

    nodes: int
    depth: int = 60
    noise: int = 30
    careless: float = 0.0
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Glance:
    """The value of a search one action deep, and whether it rests on finished games only."""

    value: int
    proven: bool


class Guide(Protocol):
    """What a game tells the search: estimates, an order of actions, and habits."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: partners share one."""

    @property
    def method(self) -> Method:
        """The search that plays this game best."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """Levels 1 to 6."""

    @property
    def learns(self) -> bool:
        """True if `ranked` leaves so much open that the search should learn an order."""

    @property
    def patience(self) -> int:
        """Actions of a turn before this one's successors are searched less deeply; 0: never."""

    def result(self, position: Position) -> int | None:
        """The final margin of the side to act over the best opponent, or None while it runs."""

    def margin(self, position: Position) -> int:
        """An estimate of that final margin."""

    def values(self, position: Position) -> tuple[int, ...]:
        """What the game is worth by seat: an estimate, or the end's payoff when it is over."""

    def glance(self, position: Position) -> Glance | None:
        """The best margin after one action, where that is cheaper to tell all at once."""

    def ranked(self, position: Position) -> list[int]:
        """The actions, most promising first; a guide may leave hopeless ones out.

        It must then not be `complete`.
        """

    def complete(self, position: Position) -> bool:
        """True if `ranked` leaves nothing out here, so that a value can be proven."""

    def loud(self, position: Position) -> list[int]:
        """Actions that would make `margin` a poor estimate: captures. Only at a turn's start."""

    def key(self, position: Position) -> Hashable:
        """What positions must share to have one value; usually the position itself."""

    def opening(self, position: Position) -> dict[int, int] | None:
        """Known values of actions for the side to act, where a table has this position."""


@runtime_checkable
class Guided(Protocol):
    """A kernel that brings its guide along."""

    def guide(self) -> Guide:
        """The guide for this kernel's options."""
