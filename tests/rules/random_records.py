"""Random records of every game and option set, with everything that is kept beside them."""

from __future__ import annotations

import random

from boardlet.core import match
from boardlet.core.match import Match, Result
from boardlet.core.record import Played, add_action, add_turn, begin
from boardlet.core.saved import Saved, checked
from boardlet.core.tree import Line, add, turns
from boardlet.core.turns import STOP
from boardlet.testing.samples import Case

NAMES = ("Ann", "Žofie", 'O"Brien\\', "李", "[x] {y} (z)", "👩‍🚀")


def played(case: Case, rng: random.Random, most: int) -> list[Played]:
    """A random game, action by action, cut off after `most` actions."""
    steps = [begin(case.game, case.options)]
    while (legal := steps[-1].state.legal_actions()) and len(steps) <= most:
        stops = STOP in legal and rng.random() < 0.4
        steps.append(add_action(steps[-1], STOP if stops else rng.choice(legal)))
    return steps


def saved(case: Case, rng: random.Random, most: int = 60) -> Saved:
    """A random game from the start or from a random position, perhaps in an open turn."""
    steps = played(case, rng, most)
    end = steps[-1]
    if rng.random() < 0.3:
        start = begin(case.game, case.options, rng.choice(steps).state.text())
        end = start
        for _ in range(rng.randrange(8)):
            legal = end.state.legal_actions()
            end = add_action(end, rng.choice(legal)) if legal else end
    elif rng.random() < 0.5:
        end = rng.choice(steps)
    count = case.seats
    people = rng.random() < 0.5
    found = Saved(
        end.record,
        tuple(rng.sample(NAMES, count)) if people else (),
        tuple(rng.choice((None, 1, 6)) for _ in range(count)) if people else (),
        _match(case, rng) if rng.random() < 0.5 else None,
        branches(case, end, rng),
    )
    return checked(found, count)


def _match(case: Case, rng: random.Random) -> Match:
    kind = rng.choice(case.game.spec.matches)
    found = match.begin(case.game, case.options, kind, match.LENGTHS[kind][-1])
    for _ in range(rng.randrange(3)):
        if not found.over:
            ranks = tuple(rng.randint(1, case.seats) for _ in range(case.seats))
            points = tuple(rng.randrange(-4, 80) / 2 for _ in range(case.seats))
            found = match.add_result(found, Result(ranks, points))
    return found


def branches(case: Case, end: Played, rng: random.Random) -> tuple[Line, ...]:
    """Other continuations from random turns of a record and of each other."""
    root = Line(end.record.moves)
    path: tuple[int, ...] = ()
    for _ in range(rng.randrange(4)):
        line = root
        for index in path:
            line = line.branches[index]
        at = rng.randint(line.at + bool(path), line.end)
        tried = _replayed(case, end, root, path, at)
        for _ in range(rng.randint(1, 3)):
            tried = _turn(tried, rng)
        root, new = add(root, path, at, tried.record.moves[at:])
        path = rng.choice([path, new, ()])
    return root.branches


def _replayed(case: Case, end: Played, root: Line, path: tuple[int, ...], at: int) -> Played:
    found = begin(case.game, case.options, end.record.position)
    for text in turns(root, path)[:at]:
        found = add_turn(found, text)
    return found


def _turn(before: Played, rng: random.Random) -> Played:
    """A random whole turn more; the same where the game is over."""
    after = before
    while legal := after.state.legal_actions():
        after = add_action(after, STOP if STOP in legal else rng.choice(legal))
        if not after.state.in_turn:
            break
    return after
