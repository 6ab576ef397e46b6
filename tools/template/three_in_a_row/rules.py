"""The rules as a State: in the order of the rule book, one function a rule, made to be read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boardlet.core import grid
from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.state import Choice, Event, Message, Outcome, Piece, Scene
from three_in_a_row.lines import has_row

SIDES = ("white", "black")
"""Colours that the page knows; docs/add-a-game.md lists them all."""
KINDS = ("X", "O")
"""What each side's stones look like: ids of symbols in art.svg."""

_ACTION = re.compile(r"[a-z][0-9]{1,2}")


def fields(size: int) -> tuple[str, ...]:
    """The names of the fields, row by row from the top left."""
    return tuple(point.name for point in grid.points(size))


def hand(size: int, side: int) -> int:
    """How many stones a side has at the start: enough to fill the board together."""
    return (size * size + 1 - side) // 2


@dataclass(frozen=True, slots=True)
class ThreeInARowState:
    """The fields with stones in the order in which they were placed; White begins.

    The order says which piece is which. It is no part of the position, so states
    compare by their texts.
    """

    size: int
    misere: bool
    placed: tuple[str, ...]

    # --- a turn: a stone from the hand goes on an empty field ---------------------------

    @property
    def seat(self) -> int:
        """The seat to act."""
        return len(self.placed) % 2

    @property
    def in_turn(self) -> bool:
        """Always false: a turn is one action."""
        return False

    def legal_actions(self) -> tuple[str, ...]:
        """The names of the empty fields, sorted."""
        if self.outcome() is not None:
            return ()
        return tuple(sorted(set(fields(self.size)) - set(self.placed)))

    def apply(self, action: str) -> ThreeInARowState:
        """Places a stone. Raises BadMove or IllegalMove."""
        if not _ACTION.fullmatch(action):
            raise BadMove(
                f"{action[:40]!r} is no field",
                key="error-three-in-a-row-move",
                arguments={"turn": action[:40]},
            )
        if action not in self.legal_actions():
            raise IllegalMove(f"{action} is not free", arguments={"turn": action})
        return ThreeInARowState(self.size, self.misere, (*self.placed, action))

    # --- the end: a row, or a full board --------------------------------------------------

    def stones(self, side: int) -> int:
        """The fields of a side's stones as a bit mask."""
        names = fields(self.size)
        return sum(1 << names.index(name) for name in self.placed[side::2])

    def outcome(self) -> Outcome | None:
        """A row wins, or loses where that was agreed; a full board without one is a draw."""
        for side in (0, 1):
            if has_row(self.stones(side), self.size):
                winner = 1 - side if self.misere else side
                return Outcome((1, 2) if winner == 0 else (2, 1), "row")
        return Outcome((1, 1), "full") if len(self.placed) == self.size**2 else None

    def scores(self) -> None:
        """There are no points."""

    # --- what is drawn ---------------------------------------------------------------------

    def pieces(self) -> tuple[Piece, ...]:
        """All stones of both sides: on their fields, or still in their hands."""
        found: list[Piece] = []
        for side in (0, 1):
            places = [*self.placed[side::2]]
            places += [f"hand-{side}"] * (hand(self.size, side) - len(places))
            found += [
                Piece(_piece(side, number), place, KINDS[side], side)
                for number, place in enumerate(places)
            ]
        return tuple(found)

    def events(self, action: str) -> tuple[Event, ...]:
        """A stone goes from the hand to a field."""
        tray = f"hand-{self.seat}"
        return (Event("place", self.seat, self._next_piece(), tray, action),)

    def choices(self) -> tuple[Choice, ...]:
        """What to tap for each legal action: the stone in hand, then the field."""
        piece, tray = self._next_piece(), f"hand-{self.seat}"
        return tuple(
            Choice(action, "place", piece, tray, action) for action in self.legal_actions()
        )

    def scene(self) -> Scene:
        """Whose turn it is, or how the game ended."""
        return Scene(self._status(), sides=(0, 1))

    def _status(self) -> Message:
        outcome = self.outcome()
        if outcome is None:
            return Message("status-to-move", {"side": SIDES[self.seat]})
        if outcome.reason == "full":
            return Message("three-in-a-row-draw")
        return Message("three-in-a-row-won", {"side": SIDES[outcome.ranks.index(1)]})

    def _next_piece(self) -> str:
        return _piece(self.seat, len(self.placed) // 2)

    # --- the position as a text --------------------------------------------------------------

    def text(self) -> str:
        """Rows from the top, `w` and `b` for stones, numbers for empty fields; who is to move."""
        sides = {name: "wb"[number % 2] for number, name in enumerate(self.placed)}
        letters = "".join(sides.get(name, " ") for name in fields(self.size))
        rows = [letters[at : at + self.size] for at in range(0, len(letters), self.size)]
        shown = [re.sub(" +", lambda gap: str(len(gap[0])), row) for row in rows]
        return f"{'/'.join(shown)} {'wb'[self.seat]}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThreeInARowState) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        white, black = frozenset(self.placed[::2]), frozenset(self.placed[1::2])
        return (self.size, self.misere, white, black)


def _piece(side: int, number: int) -> str:
    return f"{'wb'[side]}{number + 1}"
