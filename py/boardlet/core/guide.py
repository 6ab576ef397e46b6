"""The seam between a game and the search: what a game knows beside its rules.

A kernel that has a `guide()` method offers one; a kernel without is searched on
its rules and its `evaluate` alone. All values are whole numbers, in hundredths
of a point of the game's own score, so that a window of width one is the
narrowest there is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol, runtime_checkable

from boardlet.core.kernel import Kernel, Position
from boardlet.core.options import Options
from boardlet.core.state import State

Method = Literal["alpha-beta", "paranoid", "max-n"]
"""How a game is searched; the first is for two sides, the others for more."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a level thinks, the same on every device.

    `nodes` is the number of positions looked at, `depth` the number of turns
    looked ahead. Each turn gets a random bonus below `noise`; below 100 it only
    decides between turns of equal worth once these are proven. With probability
    `careless` the turn is drawn blindly, and drawn again if it is not in the
    better `share` of all turns. With `opening` it plays by the guide's openings.
    """

    nodes: int
    depth: int = 60
    noise: int = 30
    careless: float = 0.0
    share: float = 1.0
    opening: bool = False


LEVELS = (
    Level(60, depth=1, noise=100, careless=0.7),
    Level(300, depth=1, noise=100, careless=0.25),
    Level(1_000, depth=2, noise=100),
    Level(3_000),
    Level(10_000),
    Level(40_000),
)
"""Levels 1 to 6 of a game that has none of its own."""


@dataclass(frozen=True, slots=True)
class Glance:
    """The value of a shallow search, its best action, and whether no estimate went into it."""

    value: int
    action: int
    proven: bool


@dataclass(frozen=True, slots=True)
class Known:
    """A turn of one action that was found good beforehand, and the margin that it promises."""

    action: int
    value: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to the end that nobody can disturb: its actions, and the margin if it is known.

    The first action is the turn to play; the others show how the game may go on.
    """

    actions: tuple[int, ...]
    value: int | None


def _itself(position: Position) -> Hashable:
    return position


def never(_: Position) -> bool:
    """False, for what a game does not do."""
    return False


@dataclass(frozen=True, slots=True)
class Guide:
    """What a game tells the search: estimates, an order of actions, and habits.

    `plain` makes one from a kernel; a game replaces what it knows better.
    """

    sides: tuple[int, ...]
    """The side of each seat: partners share one."""
    result: Callable[[Position], int | None]
    """The final margin of the side to act over the best opponent, or None while it runs."""
    margin: Callable[[Position], int]
    """An estimate of that final margin."""
    values: Callable[[Position], tuple[int, ...]]
    """What the game is worth by seat: an estimate, or the end's payoff when it is over."""
    ranked: Callable[[Position], list[int]]
    """The actions, most promising first, in a list of the caller's own."""
    method: Method = "alpha-beta"
    levels: tuple[Level, ...] = LEVELS
    learns: bool = True
    """True if `ranked` leaves so much open that the search should learn an order."""
    patience: int = 0
    """Actions of a turn before later ones are first searched less deeply; 0: never."""
    glance: Callable[[Position, int, int, int], Glance | None] | None = None
    """The value one or two turns ahead, where that is cheaper to tell all at once.

    Takes depth and window; as in the search, a value outside the window is a
    bound only. Returns None where it cannot tell.
    """
    loud: Callable[[Position], list[int]] | None = None
    """At a turn's start, the actions that make `margin` a poor estimate: captures."""
    leaves_out: Callable[[Position], bool] = never
    """True where `ranked` does not list every action, so that nothing can be proven."""
    key: Callable[[Position], Hashable] = _itself
    """What positions must share to have one value."""
    solves: Callable[[Position], int] = never
    """Turns to the end at the most, where the strongest level searches to it, whatever
    that takes; 0 elsewhere."""
    opening: Callable[[Position, Random], Known | None] | None = None
    """One of the good turns at the start, where they are known."""
    settled: Callable[[Position], bool] = never
    """True where nobody can come in the way of the seat to act, so that `plan` can be asked."""
    plan: Callable[[Position, int, Random], Generator[int, None, Plan | None]] | None = None
    """Looks at so many positions for a way to the end, and yields how many it has looked at."""
    hurry: Callable[[int], int] | None = None
    """From a value one turn later to what it is worth now, so that wins are not put off."""
    settle: Callable[[int], int] | None = None
    """From a final margin, however often `hurry` was applied, back to the margin."""
    won: Callable[[Position, int], bool] | None = None
    """True if a value of a position is the best that its side to act can ever have."""


@runtime_checkable
class Guided(Protocol):
    """A kernel that brings its guide along."""

    def guide(self) -> Guide:
        """The guide for this kernel's options."""


def plain(kernel: Kernel, sides: tuple[int, ...]) -> Guide:
    """A guide from the kernel alone."""
    actions, payoff, evaluate, seat = kernel.actions, kernel.payoff, kernel.evaluate, kernel.seat

    def lead(position: Position, worth: tuple[float, ...]) -> int:
        side = sides[seat(position)]
        own = max(w for w, s in zip(worth, sides, strict=True) if s == side)
        best = max(w for w, s in zip(worth, sides, strict=True) if s != side)
        return round(100 * (own - best))

    def result(position: Position) -> int | None:
        return None if actions(position) else lead(position, payoff(position))

    def margin(position: Position) -> int:
        return lead(position, evaluate(position))

    def values(position: Position) -> tuple[int, ...]:
        worth = evaluate(position) if actions(position) else payoff(position)
        return tuple(round(100 * value) for value in worth)

    two = len(set(sides)) == 2
    return Guide(sides, result, margin, values, actions, method="alpha-beta" if two else "paranoid")


@runtime_checkable
class Hiding(Protocol):
    """A game in which something may be hidden from everyone."""

    def imagine(self, options: Options, history: Sequence[State], random: Random) -> State | None:
        """A state that fits what was public in the states of a record, actions and all.

        Returns None where nothing is unknown.
        """
