"""Finds puzzles: positions of games between computers in which one turn is clearly the best.

    PYTHONPATH=py python3 -m tools.puzzles capture            # finds more, until there are enough
    PYTHONPATH=py python3 -m tools.puzzles capture --check    # verifies what the file holds

A puzzle's turn is better than every other turn by the game's margin when all are searched to the
same depth, and it is not a single action that looks best without looking ahead. Its grade tells
how far one has to look: 1 is found by level 2, 2 by level 4, 3 by neither.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import cast

from boardlet.core import catalogue
from boardlet.core.guide import Guide
from boardlet.core.kernel import Kernel, Position
from boardlet.core.record import Played, add_turn, begin
from boardlet.core.state import Game
from boardlet.core.turns import join
from boardlet.players.alphabeta import INFINITE, AlphaBeta
from boardlet.players.clock import Clock, Enough
from boardlet.players.guides import guide_for
from boardlet.players.request import Player
from boardlet.players.table import Table
from boardlet.players.thinking import TABLE_ENTRIES
from boardlet.players.turns import Turn, turns
from tools.paths import ENGINE

EACH = 5
"""Puzzles of each grade."""
TRIES = 3
"""How often a level may try; it finds a puzzle that it mostly solves."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where puzzles of a game are looked for."""

    first: int
    last: int
    """Turns played before, at least and at most."""
    margin: int
    """Hundredths of a point by which the best turn leads."""
    depth: int = 60
    """Turns looked ahead at most."""
    nodes: int = 150_000
    exact: bool = False
    """Only positions that are searched to the end."""
    forward: bool = False
    """Turns that the game's guide never looks at, such as running backwards, do not count."""
    scouted: int = 0
    """Nodes of a first, quick look that has to find a puzzle too; 0: none."""


PLANS = {
    "cheversi": Plan(10, 13, 200, exact=True, nodes=400_000),
    "capture": Plan(6, 22, 200, exact=True),
    "chifoumi": Plan(8, 50, 120, depth=5, nodes=60_000, scouted=6_000),
    "chinese-checkers": Plan(10, 60, 100, depth=3, nodes=60_000, forward=True),
}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its one best turn; `score` as `think` gives it, in points."""

    position: str
    turn: str
    score: float
    exact: bool
    grade: int
    name: str = ""
    """Of one that comes from elsewhere and has a text of its own."""

    def written(self) -> dict[str, object]:
        """Returns the puzzle as it stands in a game's file."""
        return {key: value for key, value in asdict(self).items() if value != ""}


@dataclass(frozen=True, slots=True)
class Found:
    """What a search says of a position: the best turn, and whether no other comes near."""

    turn: Turn
    value: int
    exact: bool
    alone: bool
    plain: bool
    """True if the turn looks best without looking ahead too."""


def find(game: Game, seed: int) -> Generator[Puzzle, None, None]:
    """Plays games and yields their puzzles, without end."""
    plan = PLANS[game.spec.id]
    random = Random(seed)
    while True:
        played = begin(game, {})
        until = random.randint(plan.first, plan.last)
        while played.state.outcome() is None and len(played.record.moves) <= plan.last:
            if len(played.record.moves) >= until:
                puzzle = look(game, played, plan)
                if puzzle is not None:
                    yield puzzle
                    break
            level = random.choice((2, 3, 3))
            played = add_turn(played, _turn(game, played, level, random.randrange(1 << 30)))


def look(game: Game, played: Played, plan: Plan) -> Puzzle | None:
    """Returns the position of a record as a puzzle, if it is one."""
    kernel = game.kernel(played.record.options)
    position = kernel.position(played.state)
    guide = guide_for(kernel, position)
    quick = replace(plan, nodes=plan.scouted, exact=False)
    if plan.scouted and not _is_puzzle(search(kernel, guide, position, quick), quick):
        return None
    found = search(kernel, guide, position, plan)
    if found is None or not _is_puzzle(found, plan):
        return None
    text = text_of(kernel, position, found.turn.actions)
    start = begin(game, {}, played.state.text())
    after = add_turn(start, text).state.text()
    grade = next(
        (grade for level, grade in ((2, 1), (4, 2)) if _solves(game, start, after, level)), 3
    )
    return Puzzle(played.state.text(), text, found.value / 100, found.exact, grade)


def _is_puzzle(found: Found | None, plan: Plan) -> bool:
    """Whether one turn is clearly the best, and not to be seen at a glance."""
    if found is None or not found.alone or (plan.exact and not found.exact):
        return False
    return not found.plain or len(found.turn.actions) > 1


def search(kernel: Kernel, guide: Guide, position: Position, plan: Plan) -> Found | None:
    """Looks as deep as the plan allows, at all turns equally; None where it cannot tell."""
    choices, complete = turns(kernel, guide, position)
    if not (complete or plan.forward) or len(choices) < 2:
        return None
    side = guide.sides[kernel.seat(position)]
    clock = Clock(plan.nodes)
    looking = AlphaBeta(kernel, guide, clock, Table(TABLE_ENTRIES))

    def value(turn: Turn, depth: int, low: int, high: int) -> int:
        walk = looking.worth(side, turn.after, depth - 1, low, high)
        while True:
            try:
                next(walk)
            except StopIteration as end:
                return cast("int", end.value)

    try:
        values = {turn: value(turn, 1, -INFINITE, INFINITE) for turn in choices}
    except Enough:
        return None
    choices.sort(key=lambda turn: -values[turn])
    obvious, found = choices[0], None
    for depth in range(2, plan.depth + 1):
        before = looking.guesses
        try:
            best, top = choices[0], value(choices[0], depth, -INFINITE, INFINITE)
            for turn in choices[1:]:
                if value(turn, depth, top, top + 1) > top:
                    best, top = turn, value(turn, depth, top, INFINITE)
            line = top - plan.margin
            alone = all(
                turn is best or value(turn, depth, line - 1, line) < line for turn in choices
            )
        except Enough:
            return found
        exact = looking.guesses == before
        settled = guide.settle(top) if exact and guide.settle else top
        found = Found(best, settled, exact, alone, best is obvious)
        choices.remove(best)
        choices.insert(0, best)
        if exact:
            break
    return found


def _solves(game: Game, start: Played, after: str, level: int) -> bool:
    """Whether a level mostly plays the turn that leads to a position."""
    turns_played = [_turn(game, start, level, seed) for seed in range(TRIES)]
    right = [add_turn(start, turn).state.text() == after for turn in turns_played]
    return sum(right) * 2 > TRIES


def _turn(game: Game, played: Played, level: int, seed: int) -> str:
    advice = [advice for advice in Player(game, played, level, seed).advise() if advice]
    return advice[-1].turn


def text_of(kernel: Kernel, position: Position, actions: tuple[int, ...]) -> str:
    """Returns the text of a whole turn."""
    texts: list[str] = []
    for action in actions:
        texts.append(kernel.action_text(position, action))
        position = kernel.apply(position, action)
    return join(tuple(texts))


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds or checks a game's puzzles.")
    parser.add_argument("game", choices=PLANS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    game = catalogue.find(arguments.game)
    file = ENGINE / "games" / arguments.game.replace("-", "_") / "learn" / "puzzles.json"
    if arguments.check:
        plan = PLANS[arguments.game]
        for stored in json.loads(file.read_text("utf-8")):
            puzzle = look(game, begin(game, {}, stored["position"]), plan)
            if "name" not in stored and (puzzle is None or puzzle.written() != stored):
                sys.exit(f"{stored} is {puzzle} now.")
        return
    kept = json.loads(file.read_text("utf-8")) if file.exists() else []
    found = {puzzle["position"]: Puzzle(**puzzle) for puzzle in kept}
    for puzzle in find(game, arguments.seed):
        own = [other for other in found.values() if not other.name]
        same = [other for other in own if other.grade == puzzle.grade]
        if len(same) < EACH and puzzle.position not in found:
            found[puzzle.position] = puzzle
            ordered = sorted(found.values(), key=lambda puzzle: puzzle.grade)
            lines = ",\n".join(json.dumps(puzzle.written()) for puzzle in ordered)
            file.parent.mkdir(exist_ok=True)
            file.write_text(f"[\n{lines}\n]\n", "utf-8")
            print(puzzle, flush=True)
        if len([other for other in found.values() if not other.name]) == 3 * EACH:
            break


if __name__ == "__main__":
    main()
