"""Contestants, and games between two of them.

A contestant is a level `1` to `6`, `random`, `greedy`, or a level with other
nodes or another search: `6@2000`, `5@max-n@2000`. The searches are those of the
players, and `best-reply` and `monte-carlo`, which have not proved better.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, cast

from boardlet.core.guide import Guide, Level
from boardlet.core.kernel import Kernel, Position
from boardlet.core.options import Options, resolve
from boardlet.core.state import Game
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.many import paranoid
from boardlet.players.request import STRONGEST, WITHOUT_END
from boardlet.players.table import Entry, Table
from boardlet.players.thinking import METHODS, Search, think
from boardlet.players.turns import turns
from tests.bench import monte_carlo
from tests.bench.best_reply import BestReply

if TYPE_CHECKING:
    from boardlet.players.thinking import Thought


def _best_reply(
    kernel: Kernel, guide: Guide, seat: int, clock: Clock, table: Table[Entry]
) -> tuple[Guide, Search]:
    guide = paranoid(kernel, guide, seat)
    return guide, BestReply(kernel, guide, clock, table, seat)


METHODS["best-reply"] = _best_reply

_Z = 1.96
"""Standard deviations to each side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """Someone who can be asked for a turn."""

    name: str

    def level(self, guide: Guide) -> Level | None:
        """The level it thinks at; None for a yardstick."""
        name, *changes = self.name.split("@")
        if not name.isdigit():
            return None
        level = guide.levels[int(name) - 1]
        for change in changes:
            if change.isdigit():
                level = replace(level, nodes=int(change), opening=False)
        return level

    def turn(self, kernel: Kernel, guide: Guide, position: Position, seed: str) -> tuple[int, ...]:
        """The actions of the turn it plays."""
        name, *changes = self.name.split("@")
        level = self.level(guide)
        if level is None:
            random = Random(seed)
            if name == "random":
                return _random(kernel, position, random)
            return _greedy(kernel, guide, position, random)
        methods = [change for change in changes if not change.isdigit()]
        nodes = level.nodes
        if not changes and int(name) == STRONGEST and guide.solves(position):
            nodes = WITHOUT_END
        if methods == ["monte-carlo"]:
            return monte_carlo.best_turn(kernel, guide, position, seed, Clock(nodes))
        thinking = think(kernel, guide, position, level, seed, Clock(nodes), *methods)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                return cast("Thought", end.value).turn.actions


def _random(kernel: Kernel, position: Position, random: Random) -> tuple[int, ...]:
    """Uniformly random actions until the turn is over."""
    actions: list[int] = []
    while not actions or kernel.in_turn(position):
        actions.append(random.choice(kernel.actions(position)))
        position = kernel.apply(position, actions[-1])
    return tuple(actions)


def _greedy(kernel: Kernel, guide: Guide, position: Position, random: Random) -> tuple[int, ...]:
    """The turn after which its own score is furthest ahead; among equals a random one."""
    seat, sides = kernel.seat(position), guide.sides
    best: list[tuple[int, ...]] = []
    most = -math.inf
    for turn in turns(kernel, guide, position)[0]:
        worth = kernel.payoff(turn.after)
        others = [w for w, side in zip(worth, sides, strict=True) if side != sides[seat]]
        lead = worth[seat] - max(others)
        if lead > most:
            best, most = [], lead
        if lead == most:
            best.append(turn.actions)
    return random.choice(best)


class Contest:
    """A game with its options, and two contestants who play pairs of games with changed seats.

    With more than two seats the contestants take alternate seats, and the
    number of points to share is that of the opposing pairs of seats.
    """

    def __init__(self, game: Game, options: Options, one: str, other: str) -> None:
        resolved = resolve(game.spec.options, options)
        self._kernel = game.kernel(resolved)
        self._start = self._kernel.position(game.start(resolved))
        self.guide = guide_for(self._kernel, self._start)
        self.contestants = (Contestant(one), Contestant(other))

    def pair(self, number: int, seed: int = 1) -> float:
        """Plays a pair of games; returns the first contestant's share of the points."""
        sides = self.guide.sides
        share = 0.0
        for swap in (0, 1):
            camp = [(side + swap + number * (len(set(sides)) % 2)) % 2 for side in sides]
            points = self.play([self.contestants[who] for who in camp], seed + 1000 * number + swap)
            share += _between(points, camp)
        return share / 2

    def play(self, seats: Sequence[Contestant], seed: int) -> list[float]:
        """Plays a game; returns each seat's share of the beaten opponents, a tie counting half.

        The game is played on its kernel, where equal payoffs are a tie.
        """
        kernel, position = self._kernel, self._start
        number = 0
        while kernel.actions(position):
            player = seats[kernel.seat(position)]
            for action in player.turn(kernel, self.guide, position, f"{seed}/{number}"):
                assert action in kernel.actions(position)
                position = kernel.apply(position, action)
            number += 1
        worth = kernel.payoff(position)
        return [sum((own > other) + (own == other) / 2 for other in worth) - 0.5 for own in worth]


def _between(points: list[float], camp: list[int]) -> float:
    """The first camp's share of the points that both camps' average seats made."""
    averages = []
    for which in (0, 1):
        own = [p for p, c in zip(points, camp, strict=True) if c == which]
        averages.append(sum(own) / len(own))
    return averages[0] / (averages[0] + averages[1])


@dataclass(frozen=True, slots=True)
class Share:
    """A share of points, and between what it lies with 95 % (Wilson, 1927).

    The interval is that of games won or lost, each on its own; draws and seats
    that change make the true one narrower.
    """

    games: int
    mean: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of what lies between the ends of the interval."""
        return (self.high - self.low) / 2

    @classmethod
    def of(cls, pairs: Iterable[float]) -> Share:
        """The share over pairs of games; there must be one."""
        shares = list(pairs)
        games = 2 * len(shares)
        mean = sum(shares) / len(shares)
        middle = (mean + _Z * _Z / (2 * games)) / (1 + _Z * _Z / games)
        spread = math.sqrt(mean * (1 - mean) / games + (_Z / (2 * games)) ** 2)
        half = _Z * spread / (1 + _Z * _Z / games)
        return cls(games, mean, max(0.0, middle - half), min(1.0, middle + half))

    @property
    def cells(self) -> list[str]:
        """Games, share and interval for a table."""
        return [str(self.games), f"{self.mean:.1%}", f"{self.low:.0%} to {self.high:.0%}"]
