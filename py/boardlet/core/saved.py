"""A record with everything that is kept, sent or written down beside it."""

from __future__ import annotations

from dataclasses import dataclass

from boardlet.core.errors import BadRequest, BoardletError, TooLarge
from boardlet.core.match import Match, seating
from boardlet.core.record import Record
from boardlet.core.state import Game
from boardlet.core.tree import Line, check, lines

MOST_TURNS = 5000
"""Turns of a record, those of its branches included."""
LONGEST_NAME = 40
HIGHEST_LEVEL = 99

_JOINER = "\u200d"
"""Holds the parts of an emoji together; it is invisible, but not to be dropped."""


@dataclass(frozen=True)
class Saved:
    """A record, who plays it, the match it belongs to, and its branches.

    `names` and `levels` are by player, which is by seat unless there is a match;
    they are empty, or one for each. A level is None for a person. `match` is the
    match before this game.
    """

    record: Record
    names: tuple[str, ...] = ()
    levels: tuple[int | None, ...] = ()
    match: Match | None = None
    branches: tuple[Line, ...] = ()

    @property
    def tree(self) -> Line:
        """The record's turns as the root line, with the branches."""
        return Line(self.record.moves, self.branches)

    def seating(self, game: Game) -> tuple[int, ...] | None:
        """The player at each seat in a match; None outside of one: each at the own seat."""
        return None if self.match is None else seating(self.match, game, self.record.options)


@dataclass(frozen=True)
class Recovered:
    """What could be read: the record so far, None if not even the game is known, and the error."""

    saved: Saved | None
    problem: BoardletError | None = None
    date: str = ""


def checked(saved: Saved, seats: int) -> Saved:
    """Returns it with clean names. Raises BadRequest or TooLarge if something cannot be kept."""
    if len(saved.names) not in {0, seats} or len(saved.levels) not in {0, seats}:
        raise BadRequest(f"there must be {seats} names and seats, or none", at="names")
    for level in saved.levels:
        if level is not None and not 0 <= level <= HIGHEST_LEVEL:
            raise BadRequest(f"levels go from 0 to {HIGHEST_LEVEL}", at="seats")
    check(saved.tree)
    if sum(len(line.moves) for line, _ in lines(saved.tree)) > MOST_TURNS:
        raise TooLarge(f"a record holds at most {MOST_TURNS} turns", at="moves")
    names = tuple(clean(name) for name in saved.names)
    return Saved(
        saved.record,
        names if any(names) else (),
        saved.levels if any(level is not None for level in saved.levels) else (),
        saved.match,
        saved.branches,
    )


def clean(text: str) -> str:
    """A name as it is shown: one line of printable characters, not too long."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text[: 4 * LONGEST_NAME])
    kept = "".join(c for c in spaced if c.isprintable() or c == _JOINER)
    return " ".join(kept.split())[:LONGEST_NAME].strip()
