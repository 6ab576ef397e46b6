"""The rules of Chinese checkers, in the order of the rules page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.star import (
    HEXAGON,
    INDEX,
    NAMES,
    NEIGHBOURS,
    bits,
    distance,
    jump,
    write_rows,
)
from boardlet.core.star_board import SIDES
from boardlet.core.state import Choice, Event, Message, Outcome, Piece, Scene, Tally
from boardlet.games.chinese_checkers.seats import goal, goal_tip, home

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from boardlet.core.options import Options
    from boardlet.core.state import EventKind

LETTERS = "abcdef"
MARBLE = "marble"
PASS = "pass"  # noqa: S105 - a word of the game
PIECES = 10
MOST_TURNS = 200
"""Rule 8: the turns of one player after which the game ends."""
MOST_REPEATS = 3
"""Rule 8: the times a position may come up; the last of them ends the game."""
_NEAR_THE_END = 20
"""Turns left from which on the page is told."""

_MOVE = re.compile(r"([a-z][0-9]{1,2})-([a-z][0-9]{1,2})")
Key = tuple[tuple[int, ...], int, tuple[int, ...]]
"""What makes positions the same: the pieces by seat, the seat to act, who is home."""


@dataclass(frozen=True)
class ChineseCheckersState:
    """Each seat's pieces as a set of holes, the seat to act, and who is home.

    `passes`, `turns` and `seen` come from the turns played so far, and
    `places` (each seat's pieces one by one) tells pieces apart. They are carried
    along and are not part of the position.
    """

    men: tuple[int, ...]
    seat: int
    finished: tuple[int, ...]
    """The seats that are home, first place first."""
    long: bool
    through_only: bool
    """Option `points` `pass`: other players' points may be passed but not stopped in."""
    places: tuple[tuple[int, ...], ...] = field(compare=False)
    passes: int = field(default=0, compare=False)
    """Passes in a row."""
    turns: tuple[int, ...] = field(default=(), compare=False)
    """Turns made by each seat."""
    seen: Mapping[Key, int] = field(default_factory=dict, compare=False)
    """How often each position came up after a turn."""

    # --- rule 1: seats --------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.men)

    @property
    def in_turn(self) -> bool:
        """Never: a chain of jumps is told as one action."""
        return False

    @cached_property
    def occupied(self) -> int:
        """The holes with a piece of any seat."""
        return sum(self.men)

    @property
    def unfinished(self) -> tuple[int, ...]:
        """The seats that still play, in order of seat."""
        return tuple(seat for seat in range(self.players) if seat not in self.finished)

    # --- rules 2 to 5: moves --------------------------------------------------------

    def ways(self, start: int) -> dict[int, tuple[int, ...]]:
        """Rules 2 to 5: for each hole a piece can move to, the holes it lands on, in order.

        A step is a way of one hole; a chain of jumps is told by one of its shortest.
        """
        chains = {end: way for end, way in self._chains(start).items() if end != start}
        steps = {hole: (hole,) for hole in self._steps(start)}
        return {end: way for end, way in (chains | steps).items() if self.may_stop(end)}

    def _steps(self, start: int) -> Iterator[int]:
        """Rule 2: a step to an empty neighbour."""
        for hole in NEIGHBOURS[start]:
            if not self.occupied >> hole & 1 and self.may_land(start, hole):
                yield hole

    def _chains(self, start: int) -> dict[int, tuple[int, ...]]:
        """Rules 2 and 3: every hole that jumps lead to, the start hole being empty meanwhile."""
        occupied = self.occupied & ~(1 << start)
        ways: dict[int, tuple[int, ...]] = {start: ()}
        waiting = [start]
        for hole in waiting:
            for direction in range(6):
                hit = jump(hole, direction, occupied, self.long)
                if hit is None or hit[1] in ways or not self.may_land(hole, hit[1]):
                    continue
                ways[hit[1]] = (*ways[hole], hit[1])
                waiting.append(hit[1])
        return ways

    def may_land(self, start: int, landing: int) -> bool:
        """Rule 4: a piece that stands in its goal lands in the goal."""
        own_goal = goal(self.players, self.seat)
        return bool(own_goal >> landing & 1 or not own_goal >> start & 1)

    def may_stop(self, hole: int) -> bool:
        """Rule 5: with `points` `pass` nobody stops in a point that is neither home nor goal."""
        if not self.through_only:
            return True
        open_holes = HEXAGON | home(self.players, self.seat) | goal(self.players, self.seat)
        return bool(open_holes >> hole & 1)

    @cached_property
    def _moves(self) -> dict[int, dict[int, tuple[int, ...]]]:
        """For each piece that can move the ways it can go; none when the game is over."""
        if self.ended is not None:
            return {}
        ways = {start: self.ways(start) for start in bits(self.men[self.seat])}
        return {start: ends for start, ends in ways.items() if ends}

    def legal_actions(self) -> tuple[str, ...]:
        """Rules 3 and 7: each pair of start and end is one move; `pass` where there is none."""
        if self.ended is not None:
            return ()
        actions = [
            f"{NAMES[start]}-{NAMES[end]}" for start, ends in self._moves.items() for end in ends
        ]
        return tuple(sorted(actions)) or (PASS,)

    def apply(self, action: str) -> ChineseCheckersState:
        """Moves a piece or passes, and does what is checked after every turn."""
        if action == PASS:
            if self._moves or self.ended is not None:
                raise IllegalMove("there are moves: no passing", key="error-chinese-checkers-pass")
            return self._after_turn(self.men, self.places, self.passes + 1)
        start, end, _ = self._read(action)
        men = list(self.men)
        men[self.seat] ^= 1 << start | 1 << end
        places = list(self.places)
        places[self.seat] = tuple(end if at == start else at for at in places[self.seat])
        return self._after_turn(tuple(men), tuple(places), 0)

    def _read(self, action: str) -> tuple[int, int, tuple[int, ...]]:
        """The start, the end and the way of a legal move."""
        start, end = read_action(action)
        way = self._moves.get(start, {}).get(end)
        if way is None:
            raise IllegalMove(f"{action} is not possible here", arguments={"turn": action})
        return start, end, way

    # --- rules 6 to 8: after a turn -------------------------------------------------

    def _after_turn(
        self, men: tuple[int, ...], places: tuple[tuple[int, ...], ...], passes: int
    ) -> ChineseCheckersState:
        """Rules 6 and 8: who is home now, who is next, and what is counted."""
        turns = list(self.turns)
        turns[self.seat] += 1
        moved = replace(self, men=men, places=places, passes=passes, turns=tuple(turns))
        moved = replace(moved, finished=moved._finished_now())
        moved = replace(moved, seat=moved._next_seat())
        return replace(moved, seen={**self.seen, moved._key: moved.repeats + 1})

    def is_home(self, seat: int) -> bool:
        """Rule 6: the goal is full, and at least one piece in it is the seat's own."""
        own_goal = goal(self.players, seat)
        return self.occupied & own_goal == own_goal and bool(self.men[seat] & own_goal)

    def _finished_now(self) -> tuple[int, ...]:
        """Rule 6: checked for the mover first, then clockwise, until one player is left."""
        finished = self.finished
        for turn in range(self.players):
            seat = (self.seat + turn) % self.players
            if len(finished) == self.players - 1:
                break
            if seat not in finished and self.is_home(seat):
                finished += (seat,)
        return finished

    def _next_seat(self) -> int:
        """The next seat clockwise that is not home."""
        seats = ((self.seat + turn) % self.players for turn in range(1, self.players + 1))
        return next(seat for seat in seats if seat not in self.finished)

    @property
    def _key(self) -> Key:
        """Rule 8: what is compared when positions repeat."""
        return (self.men, self.seat, self.finished)

    @property
    def repeats(self) -> int:
        """Rule 8: how often the position has come up."""
        return self.seen.get(self._key, 0)

    @cached_property
    def ended(self) -> str | None:
        """Rules 6 to 8: why the game is over, or None while it runs."""
        if len(self.finished) >= self.players - 1:
            return "home"
        if self.passes >= len(self.unfinished):
            return "blocked"
        if self.repeats >= MOST_REPEATS:
            return "repetition"
        if max(self.turns) >= MOST_TURNS:
            return "turns"
        return None

    # --- rule 9: places -------------------------------------------------------------

    def in_goal(self, seat: int) -> int:
        """The pieces of a seat that stand in its goal."""
        return (self.men[seat] & goal(self.players, seat)).bit_count()

    def to_go(self, seat: int) -> int:
        """The sum over a seat's pieces of the distance to the tip of the goal."""
        tip = goal_tip(self.players, seat)
        return sum(distance(hole, tip) for hole in bits(self.men[seat]))

    def outcome(self) -> Outcome | None:
        """Rules 6 and 9: those who are home in their order, then the others by what they reached.

        The unfinished are ranked by pieces in the goal, then by the smaller distance.
        """
        end = self.ended
        if end is None:
            return None
        ranks = [0] * self.players
        for place, seat in enumerate(self.finished, 1):
            ranks[seat] = place
        reached = {seat: (-self.in_goal(seat), self.to_go(seat)) for seat in self.unfinished}
        for seat, mine in reached.items():
            ranks[seat] = 1 + len(self.finished) + sum(r < mine for r in reached.values())
        return Outcome(tuple(ranks), end)

    def scores(self) -> tuple[float, ...] | None:
        """None: a race has places, no points."""
        return None

    # --- text, pieces, events, scene ------------------------------------------------

    def text(self) -> str:
        """`<rows from the top> <seat> <finished seats in order>`."""
        letters = {
            hole: LETTERS[seat] for seat, holes in enumerate(self.men) for hole in bits(holes)
        }
        finished = ",".join(map(str, self.finished)) or "-"
        return f"{write_rows(letters)} {self.seat} {finished}"

    def pieces(self) -> tuple[Piece, ...]:
        """All pieces, seat by seat."""
        return tuple(
            Piece(piece_id(seat, number), NAMES[hole], MARBLE, seat)
            for seat, holes in enumerate(self.places)
            for number, hole in enumerate(holes)
        )

    def _id(self, hole: int) -> str:
        return piece_id(self.seat, self.places[self.seat].index(hole))

    def events(self, action: str) -> tuple[Event, ...]:
        """A step, a chain of jumps told as one, or a pass."""
        if action == PASS:
            return (Event("pass", self.seat),)
        start, end, way = self._read(action)
        path = tuple(NAMES[hole] for hole in way[:-1])
        return (
            Event(
                _kind(start, end), self.seat, self._id(start), NAMES[start], NAMES[end], path=path
            ),
        )

    def choices(self) -> tuple[Choice, ...]:
        """One choice for each legal action."""
        return tuple(self._choice(action) for action in self.legal_actions())

    def _choice(self, action: str) -> Choice:
        if action == PASS:
            return Choice(action, "pass")
        start, end = read_action(action)
        return Choice(action, _kind(start, end), self._id(start), NAMES[start], NAMES[end])

    def scene(self) -> Scene:
        """Whose turn it is, who is home, warnings of the end, and the places."""
        over = self.outcome()
        return Scene(
            self._status(over),
            tuple(self._notes(over)),
            tuple(range(self.players)),
            (),
            tuple(
                Tally(seat, rank, label="chinese-checkers-tally-place")
                for rank, seat in sorted((rank, seat) for seat, rank in enumerate(over.ranks))
            )
            if over
            else (),
        )

    def _status(self, over: Outcome | None) -> Message:
        if over is None:
            return Message("status-to-move", {"side": SIDES[self.seat]})
        winners = over.ranks.count(1)
        if winners > 1:
            return Message("chinese-checkers-status-shared", {"count": winners})
        side = SIDES[over.ranks.index(1)]
        key = "chinese-checkers-status-home" if self.finished else "chinese-checkers-status-ahead"
        return Message(key, {"side": side})

    def _notes(self, over: Outcome | None) -> Iterator[Message]:
        for place, seat in enumerate(self.finished, 1):
            yield Message("chinese-checkers-note-home", {"side": SIDES[seat], "place": place})
        if over:
            for seat in self.unfinished:
                yield Message(
                    "chinese-checkers-note-reached",
                    {
                        "side": SIDES[seat],
                        "count": self.in_goal(seat),
                        "distance": self.to_go(seat),
                    },
                )
            return
        if not self._moves:
            yield Message("chinese-checkers-note-pass")
        if self.repeats == MOST_REPEATS - 1:
            yield Message("chinese-checkers-note-repetition")
        left = MOST_TURNS - self.turns[self.seat]
        if left <= _NEAR_THE_END:
            yield Message("chinese-checkers-note-turns-left", {"count": left})
        if self.long:
            yield Message("chinese-checkers-note-long-jump")
        if self.through_only:
            yield Message("chinese-checkers-note-points")


def piece_id(seat: int, number: int) -> str:
    """The id of a seat's n-th piece, from 0: `a1` would be a hole, so `a-1`."""
    return f"{LETTERS[seat]}-{number + 1}"


def _kind(start: int, end: int) -> EventKind:
    return "step" if end in NEIGHBOURS[start] else "jump"


def read_action(action: str) -> tuple[int, int]:
    """Reads `n2-m6` as start and end. Raises BadMove."""
    found = _MOVE.fullmatch(action)
    if found is None or any(name not in INDEX for name in found.groups()):
        raise BadMove(
            f"not a move: {action[:40]!r}; write start and end, such as n2-m6",
            key="error-chinese-checkers-move",
            arguments={"turn": action[:40]},
        )
    return INDEX[found[1]], INDEX[found[2]]


def start_state(options: Options) -> ChineseCheckersState:
    """Rule 1: everybody at home, seat 0 to move."""
    players = int(options["players"])
    return set_up(options, tuple(home(players, seat) for seat in range(players)), 0, ())


def set_up(
    options: Options, men: tuple[int, ...], seat: int, finished: tuple[int, ...]
) -> ChineseCheckersState:
    """A position without a past: nothing has come up, nobody has made a turn."""
    return ChineseCheckersState(
        men,
        seat,
        finished,
        bool(options["long_jump"]),
        options["points"] == "pass",
        tuple(tuple(bits(holes)) for holes in men),
        turns=(0,) * len(men),
    )
