"""Lets computer players play each other: levels, and the yardsticks `random` and `greedy`.

    PYTHONPATH=py python3 -m tests.bench.tournament cheversi --games 200
    PYTHONPATH=py python3 -m tests.bench.tournament capture --pairs 6:5 --set players=3

A contestant is a level `1` to `6`, `random`, `greedy`, or a level with other
nodes or another search: `6@2000`, `5@max-n`. Games come in pairs with the seats
exchanged. The share of points of the first contestant is given with its 95 %
interval (normal approximation of the mean over pairs of games).
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, cast

from boardlet.core import catalogue
from boardlet.core.kernel import Kernel, Position
from boardlet.core.options import Options, resolve
from boardlet.core.state import Game
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.request import STRONGEST, WITHOUT_END
from boardlet.players.thinking import think
from boardlet.players.turns import turns
from tests.bench.table import show

if TYPE_CHECKING:
    from boardlet.core.guide import Guide, Method
    from boardlet.players.thinking import Thought

LADDER = ("1:random", "2:1", "3:2", "4:3", "5:4", "6:5", "6:greedy")


@dataclass(frozen=True, slots=True)
class Contestant:
    """Someone who can be asked for a turn."""

    name: str

    def turn(self, kernel: Kernel, position: Position, seed: str) -> tuple[int, ...]:
        """The actions of the turn it plays."""
        name, _, special = self.name.partition("@")
        if name == "random":
            return _random(kernel, position, Random(seed))
        guide = guide_for(kernel, position)
        if name == "greedy":
            return _greedy(kernel, guide, position, Random(seed))
        level = guide.levels[int(name) - 1]
        nodes = level.nodes
        if special.isdigit():
            nodes = int(special)
        elif int(name) == STRONGEST and guide.solves(position):
            nodes = WITHOUT_END
        method = cast("Method", special) if special and not special.isdigit() else None
        thinking = think(kernel, guide, position, level, seed, Clock(nodes), method)
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


def play(game: Game, options: Options, seats: Sequence[Contestant], seed: int) -> list[float]:
    """Plays a game; returns each seat's share of the beaten opponents, a tie counting half.

    The game is played on its kernel, where equal payoffs are a tie.
    """
    resolved = resolve(game.spec.options, options)
    kernel = game.kernel(resolved)
    position = kernel.position(game.start(resolved))
    number = 0
    while kernel.actions(position):
        for action in seats[kernel.seat(position)].turn(kernel, position, f"{seed}/{number}"):
            assert action in kernel.actions(position)
            position = kernel.apply(position, action)
        number += 1
    worth = kernel.payoff(position)
    return [sum((own > other) + (own == other) / 2 for other in worth) - 0.5 for own in worth]


def duel(
    game: Game, options: Options, one: str, other: str, games: int, seed: int
) -> tuple[float, float, float]:
    """The share of points of one contestant against another, its interval, seconds a game.

    With more than two seats the contestants take alternate seats, and the
    number of points to share is that of the opposing pairs of seats.
    """
    resolved = resolve(game.spec.options, options)
    kernel = game.kernel(resolved)
    sides = guide_for(kernel, kernel.position(game.start(resolved))).sides
    shares: list[float] = []
    start = time.process_time()
    for pair in range(math.ceil(games / 2)):
        share = 0.0
        for swap in (0, 1):
            camp = [(side + swap + pair * (len(set(sides)) % 2)) % 2 for side in sides]
            seats = [Contestant((one, other)[who]) for who in camp]
            points = play(game, options, seats, seed + 1000 * pair + swap)
            share += _between(points, camp)
        shares.append(share / 2)
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((s - mean) ** 2 for s in shares) / max(1, len(shares) - 1))
    seconds = (time.process_time() - start) / (2 * len(shares))
    return mean, 1.96 * spread / math.sqrt(len(shares)), seconds


def _between(points: list[float], camp: list[int]) -> float:
    """The first camp's share of the points that both camps' average seats made."""
    averages = []
    for which in (0, 1):
        own = [p for p, c in zip(points, camp, strict=True) if c == which]
        averages.append(sum(own) / len(own))
    return averages[0] / (averages[0] + averages[1])


def main(arguments: Sequence[str]) -> None:
    """Plays the ladder, or the pairs asked for, and prints a table."""
    parser = argparse.ArgumentParser(prog="tournament", description=__doc__)
    parser.add_argument("game", choices=list(catalogue.games()))
    parser.add_argument("--games", type=int, default=100, help="games a pair of contestants")
    parser.add_argument("--pairs", nargs="*", default=LADDER, metavar="ONE:OTHER")
    parser.add_argument("--set", nargs="*", default=[], metavar="OPTION=VALUE", dest="options")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = catalogue.find(asked.game)
    options = dict(_option(text) for text in asked.options)
    rows: list[list[str]] = []
    for pair in asked.pairs:
        one, other = pair.split(":")
        mean, interval, seconds = duel(game, options, one, other, asked.games, asked.seed)
        games = 2 * math.ceil(asked.games / 2)
        rows.append(
            [f"{one} : {other}", str(games), f"{mean:.1%}", f"±{interval:.1%}", f"{seconds:.2f} s"]
        )
        print(" ".join(rows[-1]), file=sys.stderr, flush=True)
    show(asked.game, ["", "games", "share", "95 %", "CPU a game"], rows)


def _option(text: str) -> tuple[str, str | int | bool]:
    key, _, value = text.partition("=")
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.isdigit() else value


if __name__ == "__main__":
    main(sys.argv[1:])
