"""Records as text for people: headers, then turns numbered by round.

    [Game "cheversi"]
    [Options "count=once, swap"]
    [Date "2026-07-31"]
    [Player1 "Ann"]
    [Level2 "3"]
    [Result "*"]

    1. Kd4 Qe5 2. Nf3 (2. swap Bd6) 2... Rf6

A round begins when the turn comes back to the seat that began. Parentheses hold
another continuation in place of the turn before them; where that turn has not
been played, `*` stands for it. A turn that is still open ends in three dots.
Names and levels of computers are numbered by player. A match is told by `Match`
(`best-of 3`) and `Games`: for each game so far the ranks by player and, after a
slash, the points (`1-2/8:6.5`).
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from boardlet.core import catalogue
from boardlet.core.errors import IllegalMove
from boardlet.core.match import Match, seat_count
from boardlet.core.options import Options, chosen, resolve
from boardlet.core.record import turn_named
from boardlet.core.saved import Saved, checked, clean
from boardlet.core.state import Game, State
from boardlet.core.tree import Line
from boardlet.core.turns import play_part, play_turn

UNPLAYED = "*"
OPEN = "..."
_WIDTH = 80


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a turn begins: the state, the round of the turn before, and how far it had come."""

    state: State
    round: int = 0
    come: int = -1

    def number(self, first: int, seats: int) -> tuple[int, bool]:
        """The round of the turn that begins here, and whether it is the first of it."""
        new = (self.state.seat - first) % seats <= self.come
        return (self.round + 1, True) if new or self.round == 0 else (self.round, False)


def write(saved: Saved, date: str = "") -> str:
    """Writes a record; `core.transcript.read` inverts it.

    Raises what `core.link.encode` does, except for length.
    """
    game = catalogue.find(saved.record.game)
    seats = seat_count(game, saved.record.options)
    saved = checked(saved, seats)
    options = resolve(game.spec.options, saved.record.options)
    position = saved.record.position
    start = game.start(options) if position is None else game.parse(options, position)
    turns = _Turns(start.seat, seats, saved.record.partial)
    words = list(turns.line(saved.tree, _Place(start)))
    assert turns.last is not None
    headers = [f'[{name} "{_escaped(value)}"]' for name, value in _headers(game, saved, date)]
    headers.append(f'[Result "{_result(turns.last)}"]')
    text = textwrap.fill(" ".join(words), _WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(headers) + "\n\n" + text + "\n"


def _headers(game: Game, saved: Saved, date: str) -> Iterator[tuple[str, str]]:
    yield "Game", game.spec.id
    options = chosen(game.spec.options, resolve(game.spec.options, saved.record.options))
    if options:
        yield "Options", ", ".join(_option(options, key) for key in options)
    if clean(date):
        yield "Date", clean(date)
    for player, name in enumerate(saved.names, 1):
        yield f"Player{player}", name
    for player, level in enumerate(saved.levels, 1):
        if level is not None:
            yield f"Level{player}", str(level)
    if saved.match is not None:
        yield "Match", f"{saved.match.kind} {saved.match.length}"
        yield "Games", _games(saved.match)
    if saved.record.position is not None:
        yield "Position", saved.record.position


def _option(options: Options, key: str) -> str:
    value = options[key]
    return key if value is True else f"{key}={'no' if value is False else value}"


def _games(match: Match) -> str:
    games = []
    for result in match.results:
        ranks = "-".join(map(str, result.ranks))
        points = "" if result.points is None else "/" + ":".join(map(_number, result.points))
        games.append(ranks + points)
    return " ".join(games)


def _number(value: float) -> str:
    return f"{value:g}"


def _result(state: State) -> str:
    """The scores by seat of a finished game, or the places where it has none."""
    outcome = state.outcome()
    if outcome is None:
        return UNPLAYED
    scores = state.scores()
    if scores is None:
        return "places " + "-".join(map(str, outcome.ranks))
    return "-".join(map(_number, scores))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


@dataclass
class _Turns:
    """Writes lines of turns as words; `last` is the state at the end of the root line."""

    first: int
    seats: int
    partial: str
    last: State | None = None

    def line(self, line: Line, place: _Place, depth: int = 0) -> Iterator[str]:
        """The words of a line that begins at a place, with its branches."""
        branches = list(line.branches)
        numbered = True
        for number, text in enumerate(line.moves, line.at):
            yield from self._turn(place, text, numbered=numbered)
            after = self._after(place, number, text)
            here = [branch for branch in branches if branch.at == number]
            for branch in here:
                yield from self._aside(branch, place, depth)
            numbered = bool(here)
            place = after
        here = [branch for branch in branches if branch.at == line.end]
        if depth == 0:
            self.last = self._open(place.state, line.end)
        if depth == 0 and self.partial:
            yield from self._turn(place, self.partial + OPEN, numbered=numbered)
        elif here:
            yield UNPLAYED
        for branch in here:
            yield from self._aside(branch, place, depth)

    def _aside(self, branch: Line, place: _Place, depth: int) -> Iterator[str]:
        words = list(self.line(branch, place, depth + 1))
        words[0] = "(" + words[0]
        words[-1] += ")"
        yield from words

    def _turn(self, place: _Place, text: str, *, numbered: bool) -> Iterator[str]:
        number, begins = place.number(self.first, self.seats)
        if begins:
            yield f"{number}."
        elif numbered:
            yield f"{number}..."
        yield text

    def _after(self, place: _Place, number: int, text: str) -> _Place:
        with turn_named(number, text):
            state, _ = play_turn(place.state, text)
        come = (place.state.seat - self.first) % self.seats
        return _Place(state, place.number(self.first, self.seats)[0], come)

    def _open(self, state: State, number: int) -> State:
        if not self.partial:
            return state
        with turn_named(number, self.partial):
            state, _ = play_part(state, self.partial)
            if not state.in_turn:
                raise IllegalMove(f"{self.partial!r} is a whole turn, not the beginning of one")
        return state
