"""Chinese checkers over bit sets: the form that search and perft play on.

A position is the tuple `(board, occupied, finished, passes, seen, end, late, past)`.

- `board`: the seat to act in the lowest three bits, then 121 bits for the
  pieces of each seat; two positions of rule 8 are the same when this is.
- `occupied`: all pieces; `finished`: the seats that are home, in order.
- `passes` in a row; `seen`: how often the position has come up; `end`: a
  reason, 0 while the game runs, or `UNNOTICED`.
- `late`: how near rule 8's last turn is, 0 until it is within a search's reach.
- `past`: what earlier turns left behind, a `Past`.

An action is `start << 7 | end`, or `PASS_ACTION`.

Repetition is exact: what came up is remembered back to the last turn that can
not be undone, since nothing older comes up again. Pieces never leave the goal,
so a piece that enters it makes such a turn, and so does a player who gets home.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from boardlet.core.star import ALL, ARM_HOLES, COUNT, HEXAGON, NAMES, NEIGHBOURS, bits, distance
from boardlet.core.star_jumps import Glance, Jump, View, views_from
from boardlet.games.chinese_checkers.evaluation import TEMPO, placed, rest, turns_from
from boardlet.games.chinese_checkers.guide import chinese_checkers_guide
from boardlet.games.chinese_checkers.rules import (
    MOST_REPEATS,
    MOST_TURNS,
    PASS,
    ChineseCheckersState,
)
from boardlet.games.chinese_checkers.seats import goal, goal_arm, goal_tip, home

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boardlet.core.guide import Guide
    from boardlet.core.options import Options
    from boardlet.core.state import State

PASS_ACTION = 1 << 14
REASONS = ("", "home", "blocked", "repetition", "turns")
END_HOME, END_BLOCKED, END_REPETITION, END_TURNS = 1, 2, 3, 4
UNNOTICED = -1
"""The game runs; somebody stands home already, as only in positions that were written down."""
_SEAT_BITS = 3
_SHIFT = tuple(_SEAT_BITS + COUNT * seat for seat in range(6))
_BIT = tuple(1 << hole for hole in range(COUNT))
_TURN_SHIFT = tuple(8 * seat for seat in range(6))
_ONE_TURN = tuple(1 << shift for shift in _TURN_SHIFT)
_LATE = MOST_TURNS - 24
"""Turns of a seat from which on their number makes positions different."""
_LINE = 24
"""Positions listed before they are moved into a table."""
_MOST_HOLE_LISTS = 1 << 13

Seats = tuple[int, ...]


class Past(tuple["Mapping[int, int]", tuple[int, ...], int, Seats]):
    """`(counts, line, turns, following)`: earlier positions, turns made, who follows whom.

    `counts` says how often boards came up, `line` lists the newest; `turns` has
    eight bits a seat; `following` is each seat's next unfinished one.

    Pasts compare as equal. So two ways to the same place are one position to a
    search's table, as long as it has come up equally often and the last turn is
    far off: the positions themselves play on alike, and only how soon a later
    one comes up for the third time may differ.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """True: a past makes no position different."""
        return isinstance(other, Past)

    def __ne__(self, other: object) -> bool:
        """False, to go with equality."""
        return not isinstance(other, Past)

    def __hash__(self) -> int:
        """One number for all, to go with equality."""
        return 0


Values = tuple[int, int, Seats, int, int, int, int, Past]


class _Holes(dict[int, tuple[int, ...]]):
    """The holes in a bit set, remembered."""

    __slots__ = ()

    def __missing__(self, holes: int) -> tuple[int, ...]:
        found = tuple(bits(holes))
        if len(self) >= _MOST_HOLE_LISTS:
            self.clear()
        self[holes] = found
        return found


@cache
def _jumps(long: bool, arm: int) -> tuple[tuple[Glance, ...], ...]:
    """For each hole the views of the landings of jumps from it; from the goal only in the goal.

    `arm` is where the goal is.
    """
    return tuple(
        views_from(hole, long, _landing, ARM_HOLES[arm])
        if ARM_HOLES[arm] >> hole & 1
        else _free_jumps(long)[hole]
        for hole in range(COUNT)
    )


@cache
def _free_jumps(long: bool) -> tuple[tuple[Glance, ...], ...]:
    return tuple(views_from(hole, long, _landing) for hole in range(COUNT))


def _landing(_: int, jump: Jump) -> int:
    return jump.landing


@cache
def _steps(arm: int) -> tuple[Glance, ...]:
    """For each hole the view of its empty neighbours; from the goal only in the goal."""
    goal_holes = ARM_HOLES[arm]
    found: list[Glance] = []
    for hole in range(COUNT):
        reach = [end for end in NEIGHBOURS[hole] if (goal_holes >> end | ~goal_holes >> hole) & 1]
        view = View((end, 1 << end, 0) for end in reach)
        found.append((view.mask, view))
    return tuple(found)


@cache
def _following(players: int, finished: Seats) -> Seats:
    """For each seat the next one clockwise that is not home."""
    return tuple(
        next(
            other % players
            for other in range(seat + 1, seat + players + 1)
            if other % players not in finished
        )
        for seat in range(players)
    )


class ChineseCheckersKernel:
    """The rules for a number of players over `Values`."""

    def __init__(self, options: Options) -> None:
        players = int(options["players"])
        long = bool(options["long_jump"])
        seats = range(players)
        self._players = players
        self._goals = tuple(goal(players, seat) for seat in seats)
        self._steps = tuple(_steps(goal_arm(players, seat)) for seat in seats)
        self._jumps = tuple(_jumps(long, goal_arm(players, seat)) for seat in seats)
        self._stops: tuple[frozenset[int] | None, ...] = tuple(
            frozenset(bits(HEXAGON | home(players, seat) | self._goals[seat]))
            if options["points"] == "pass"
            else None
            for seat in seats
        )
        self._goal_of = tuple(
            next((seat for seat in seats if self._goals[seat] >> hole & 1), -1)
            for hole in range(COUNT)
        )
        """For each hole the seat whose goal it is in, or -1."""
        self._holes = _Holes()

    def position(self, state: State) -> Values:
        """The values of a Chinese checkers state, what came up before included."""
        state = cast(ChineseCheckersState, state)
        counts = {
            _board(men, seat): count
            for (men, seat, finished), count in state.seen.items()
            if finished == state.finished
        }
        turns = sum(count << _TURN_SHIFT[seat] for seat, count in enumerate(state.turns))
        past = Past((counts, (), turns, _following(self._players, state.finished)))
        return (
            _board(state.men, state.seat),
            state.occupied,
            state.finished,
            state.passes,
            state.repeats,
            _end(state),
            max(0, max(state.turns) - _LATE),
            past,
        )

    def guide(self) -> Guide:
        """How to search this game."""
        return chinese_checkers_guide(self, self._players, PASS_ACTION)

    # Positions are taken as Any: a cast for each of millions of calls would be felt.

    def seat(self, position: Any) -> int:
        """The seat to act."""
        return int(position[0] & 7)

    def in_turn(self, position: Any) -> bool:
        """Never: every turn is one action."""
        return False

    def actions(self, position: Any) -> list[int]:
        """Each start and end once, found by flooding from every piece; or the pass."""
        board, occupied, _, _, _, end, _, _ = position
        if end > 0:
            return []
        seat = board & 7
        steps, jumps, stops = self._steps[seat], self._jumps[seat], self._stops[seat]
        found: list[int] = []
        for start in self._holes[board >> _SHIFT[seat] & ALL]:
            mask, view = steps[start]
            near = view[occupied & mask]
            free = occupied ^ _BIT[start]
            ends: list[int] = []
            for mask, view in jumps[start]:
                ends += view[free & mask]
            if ends:
                seen = {start, *ends}
                for hole in ends:
                    for mask, view in jumps[hole]:
                        for landing in view[free & mask]:
                            if landing not in seen:
                                seen.add(landing)
                                ends.append(landing)
                ends += [hole for hole in near if hole not in seen]
            else:
                ends += near
            if stops is not None:
                ends = [hole for hole in ends if hole in stops]
            base = start << 7
            found += [base + hole for hole in ends]
        return found or [PASS_ACTION]

    def apply(self, position: Any, action: int) -> Values:
        """Moves or passes, and does what is checked after every turn."""
        board, occupied, finished, passes, seen, before, _, past = position
        counts, line, turns, following = past
        seat = board & 7
        turns += _ONE_TURN[seat]
        made = turns >> _TURN_SHIFT[seat] & 255
        late = made - _LATE if made > _LATE else 0
        end = END_TURNS if made >= MOST_TURNS else 0
        filled = before == UNNOTICED
        for_good = False
        if action == PASS_ACTION:
            passes += 1
            if passes >= self._players - len(finished):
                end = END_BLOCKED
        else:
            passes = 0
            start, hole = action >> 7, action & 127
            move = _BIT[start] | _BIT[hole]
            occupied ^= move
            board ^= move << _SHIFT[seat]
            owner = self._goal_of[hole]
            if owner >= 0:
                for_good = owner == seat and self._goal_of[start] != seat
                goal_holes = self._goals[owner]
                filled = filled or occupied & goal_holes == goal_holes
        if filled:
            home_now = self._finished(board, occupied, finished)
            if home_now != finished:
                finished, for_good = home_now, True
                following = _following(self._players, finished)
                if len(finished) == self._players - 1:
                    end = END_HOME
        board ^= seat ^ following[seat]
        if for_good:
            counts, line, seen = {}, (board,), 1
        else:
            seen = 1 + line.count(board) + counts.get(board, 0)
            line += (board,)
            if len(line) >= _LINE:
                counts, line = _merged(counts, line), ()
            if seen >= MOST_REPEATS and end != END_BLOCKED:
                end = END_REPETITION
        past = Past((counts, line, turns, following))
        return (board, occupied, finished, passes, seen, end, late, past)

    def _finished(self, board: int, occupied: int, finished: Seats) -> Seats:
        """Rule 6: who is home after a turn, the mover and those after it added in order."""
        for turn in range(self._players):
            seat = ((board & 7) + turn) % self._players
            goal_holes = self._goals[seat]
            if (
                len(finished) < self._players - 1
                and seat not in finished
                and occupied & goal_holes == goal_holes
                and board >> _SHIFT[seat] & goal_holes
            ):
                finished += (seat,)
        return finished

    def action_text(self, position: Any, action: int) -> str:
        """`n2-m6`, or `pass`."""
        if action == PASS_ACTION:
            return PASS
        return f"{NAMES[action >> 7]}-{NAMES[action & 127]}"

    def payoff(self, position: Any) -> tuple[float, ...]:
        """Minus the turns a seat still needed, at least one more for each worse place."""
        board, _, finished, _, _, _, _, _ = position
        seats = range(self._players)
        ranks = [0] * self._players
        for place, seat in enumerate(finished, 1):
            ranks[seat] = place
        reached = {seat: self._reached(board, seat) for seat in seats if not ranks[seat]}
        for seat, mine in reached.items():
            ranks[seat] = 1 + len(finished) + sum(other < mine for other in reached.values())
        return placed(
            tuple(ranks),
            tuple(0.0 if seat in finished else self._needs(board, seat) for seat in seats),
        )

    def _reached(self, board: int, seat: int) -> tuple[int, int]:
        """What rule 9 ranks by, the smaller the better."""
        own = board >> _SHIFT[seat] & ALL
        tip = goal_tip(self._players, seat)
        away = sum(distance(hole, tip) for hole in self._holes[own])
        return -(own & self._goals[seat]).bit_count(), away

    def _needs(self, board: int, seat: int) -> float:
        """The turns that a seat is likely to need."""
        turns = turns_from(self._players, seat)
        own = board >> _SHIFT[seat] & ALL
        return sum([turns[hole] for hole in self._holes[own]]) - rest(self._players, seat)

    def evaluate(self, position: Any) -> tuple[float, ...]:
        """Minus the turns that each seat is likely to need, places taken into account."""
        board, _, finished, _, _, _, _, _ = position
        places = float(len(finished))
        values = [-max(places, self._needs(board, seat)) for seat in range(self._players)]
        for place, seat in enumerate(finished):
            values[seat] = -float(place)
        values[board & 7] += TEMPO
        return tuple(values)


def _end(state: ChineseCheckersState) -> int:
    if state.ended is not None:
        return REASONS.index(state.ended)
    return UNNOTICED if any(state.is_home(seat) for seat in state.unfinished) else 0


def _board(men: Seats, seat: int) -> int:
    """The pieces of all seats and the seat to act in one number."""
    return seat + sum(holes << shift for holes, shift in zip(men, _SHIFT, strict=False))


def _merged(counts: Mapping[int, int], line: tuple[int, ...]) -> dict[int, int]:
    """A new table with a line counted in."""
    merged = dict(counts)
    for board in line:
        merged[board] = merged.get(board, 0) + 1
    return merged
