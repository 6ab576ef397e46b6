"""Chifoumi over bit sets: the form that search and perft play on.

A position is the tuple `(planes, piles, material, taken, since, side, going,
started)`: the planes of `bitboard.py`; the buried discs of each tower that has
some, in order of the fields, as piles; the numbers of discs on the board, two
bits for each code from 1 up; with three players the enemy discs captured, five
bits a side; the turns since the last capture; the side to act; the field of
the disc that may go on, or RESTING, PLACING or OVER; the side that started.

An action is `kind << 12 | source << 6 | target`, with TAKE added where an own or
a partner's tower is captured; `PLACE | kind << 6 | field`; or HALT.
"""

from __future__ import annotations

from typing import cast

from boardlet.core.guide import Guide
from boardlet.core.kernel import Position
from boardlet.core.options import Options
from boardlet.core.state import State
from boardlet.core.turns import STOP
from boardlet.games.chifoumi.bitboard import (
    ALL,
    CODE,
    KIND_PLANE,
    NEAR,
    NEAR_HIGHEST,
    SIDE_PLANE,
    SPOT,
    TALL,
    TOP,
    around,
    plain_steps,
    step_lists,
)
from boardlet.games.chifoumi.discs import EACH, KINDS, kinds, team
from boardlet.games.chifoumi.ending import HALF, limit
from boardlet.games.chifoumi.evaluation import Evaluation
from boardlet.games.chifoumi.fields import CENTRE, FIELDS, NAMES
from boardlet.games.chifoumi.guide import chifoumi_guide
from boardlet.games.chifoumi.material import discs_left, end_masks, full
from boardlet.games.chifoumi.rules import ChifoumiState, Rules, rules_of

TAKE = 1 << 14
PLACE = 1 << 15
HALT = 0
"""The action `stop`; no step leads from a1 to a1."""
RESTING, PLACING, OVER = -1, -2, -3

Values = tuple[int, tuple[int, ...], int, int, int, int, int, int]


class ChifoumiKernel:
    """The rules under one set of options over `Values`."""

    def __init__(self, options: Options) -> None:
        rules = rules_of(options)
        players = rules.players
        self._rules = rules
        self._limit = limit(players)
        self._next = tuple((side + 1) % players for side in range(players))
        self._steps = tuple(plain_steps(side) for side in range(players))
        self._lists = tuple(step_lists(kind) for kind in range(4))
        self._take_lists = tuple(step_lists(kind, TAKE) for kind in range(4))
        self._friends = tuple(_friends(rules, side) for side in range(players))
        self._enemies = tuple(_codes(rules, side) for side in range(players))
        self._takes = tuple(_takes(rules, side) for side in range(players))
        self._beats = tuple(
            tuple(n for n, other in enumerate(KINDS) if rules.beats(kind, other)) for kind in KINDS
        )
        self._full = full(players)
        self._ends = end_masks(players, rules.equal)
        self._evaluation = Evaluation(rules)

    def position(self, state: State) -> Position:
        """The values of a Chifoumi state."""
        state = cast(ChifoumiState, state)
        planes = material = 0
        piles: list[int] = []
        for field, tower in enumerate(state.towers):
            codes = [1 + 4 * disc.side + KINDS.index(disc.kind) for disc in tower]
            for code in codes:
                material += 1 << 2 * (code - 1)
            if codes:
                planes |= (1 | TOP[codes.pop()]) << field
            if codes:
                planes |= 1 << TALL + field
                piles.append(sum(code << 4 * n for n, code in enumerate(reversed(codes))))
        going = RESTING if state.going is None else state.going
        if state.placing:
            going = PLACING
        elif state.outcome():
            going = OVER
        taken = 0
        if self._rules.players == 3:
            taken = sum(n << 5 * side for side, n in enumerate(state.captured))
        since, side, started = state.since, state.side, state.started
        return (planes, tuple(piles), material, taken, since, side, going, started)

    def guide(self) -> Guide:
        """How to search this game."""
        return chifoumi_guide(
            self, self._rules.players, own=self._rules.own, equal=self._rules.equal
        )

    def seat(self, position: Position) -> int:
        """The seat to act: colours are never exchanged."""
        return cast(Values, position)[5]

    def in_turn(self, position: Position) -> bool:
        """True where a disc has captured and may go on."""
        return cast(Values, position)[6] >= 0

    def action_text(self, position: Position, action: int) -> str:
        """`c3xc4`, `R@c2` or `stop`."""
        planes, _, _, _, _, side, _, _ = cast(Values, position)
        if action == HALT:
            return STOP
        target = NAMES[action & 63]
        if action & PLACE:
            return f"{KINDS[action >> 6 & 3]}@{target}"
        code = CODE[planes >> (action & 63) & SPOT]
        sign = "-"
        if code:
            sign = "x" if action & TAKE or code in self._enemies[side] else "+"
        return f"{NAMES[action >> 6 & 63]}{sign}{target}"

    def payoff(self, position: Position) -> tuple[float, ...]:
        """The scores by seat, partners the same."""
        _, _, material, taken, _, _, _, started = cast(Values, position)
        players = self._rules.players
        if players == 3:
            return (taken & 31, taken >> 5 & 31, taken >> 10 & 31)
        points = [0.0, 0.0]
        points[1 - team(players, started)] = HALF
        for side in range(players):
            points[team(players, side)] += discs_left(material, side)
        return tuple(points[team(players, side)] for side in range(players))

    def evaluate(self, position: Position) -> tuple[float, ...]:
        """An estimate of the scores at the end, from the discs and the threats on the board."""
        planes, piles, material, taken, _, side, going, started = cast(Values, position)
        if going == PLACING:
            # What is in hand will be on the board.
            material = self._full
        return self._evaluation.estimate(planes, piles, material, taken, side, started)

    # --- actions ---------------------------------------------------------------------

    def actions(self, position: Position) -> list[int]:
        """All steps, placements, or the steps of the disc that may go on and HALT."""
        planes, _, material, _, _, side, going, _ = cast(Values, position)
        if going < RESTING:
            return [] if going == OVER else self._placements(planes, material, side)
        own = planes >> SIDE_PLANE[side] & ALL if going < 0 else 1 << going
        targets = self._targets(planes, side)
        found: list[int] = []
        for kind, plane in enumerate(KIND_PLANE):
            movers = own & planes >> plane
            if movers:
                lists, allowed = self._lists[kind], targets[kind]
                while movers:
                    length = movers.bit_length()
                    near, steps = lists[length]
                    found += steps[near & allowed]
                    movers ^= 1 << length - 1
        if self._takes[side]:
            self._add_takes(found, planes, own, side)
        if going >= 0:
            found.append(HALT)
        return found

    def _targets(self, planes: int, side: int) -> tuple[int, int, int, int]:
        """For each kind the fields where a disc of the side may go without TAKE."""
        friends = 0
        for plane in self._friends[side]:
            friends |= planes >> plane
        enemies = planes & ALL & ~friends
        free = ALL ^ enemies
        r = enemies & planes >> KIND_PLANE[0]
        s = enemies & planes >> KIND_PLANE[1]
        p = enemies & planes >> KIND_PLANE[2]
        w = enemies & planes >> KIND_PLANE[3]
        if self._rules.equal:
            return (free | s | r, free | p | s, free | r | w | p, free | r | s | w)
        return (free | s, free | p, free | r | w, free | r | s)

    def _add_takes(self, found: list[int], planes: int, own: int, side: int) -> None:
        """Adds the captures of own towers (option `own`) or of the partner's."""
        tops = planes >> self._takes[side] & ALL
        for kind, plane in enumerate(KIND_PLANE):
            movers = own & planes >> plane
            if not movers:
                continue
            beaten = 0
            for other in self._beats[kind]:
                beaten |= tops & planes >> KIND_PLANE[other]
            while beaten and movers:
                length = movers.bit_length()
                near, steps = self._take_lists[kind][length]
                found += steps[near & beaten]
                movers ^= 1 << length - 1

    def _placements(self, planes: int, material: int, side: int) -> list[int]:
        enemies = planes & ALL
        for plane in self._friends[side]:
            enemies &= ~(planes >> plane)
        empty = ALL & ~planes & ~(1 << CENTRE) & ~around(enemies)
        fields = empty | planes >> SIDE_PLANE[side] & ALL
        held = [
            PLACE | kind << 6
            for kind in range(len(kinds(self._rules.players)))
            if material >> 2 * (4 * side + kind) & 3 < EACH
        ]
        return [base | field for field in range(FIELDS) if fields >> field & 1 for base in held]

    # --- what an action does ---------------------------------------------------------

    def apply(self, position: Position, action: int) -> Position:
        """The position after a step, a placement or HALT."""
        planes, piles, material, taken, since, side, going, started = cast(Values, position)
        try:
            change, more = self._steps[side][action]
        except KeyError:
            return self._apply_rare(cast(Values, position), action)
        if planes & more:
            return self._apply_tower(cast(Values, position), action)
        # A lone disc goes to an empty field: by far the most frequent step.
        planes ^= change
        if going < 0:
            since += 1
        after = self._next[side]
        near = NEAR_HIGHEST[(planes >> SIDE_PLANE[after] & ALL).bit_length()]
        if planes & near != near and since < self._limit:
            return (planes, piles, material, taken, since, after, RESTING, started)
        return self._pass_turn(planes, piles, material, taken, since, side, started)

    def _apply_rare(self, position: Values, action: int) -> Position:
        planes, piles, material, taken, since, side, _, started = position
        if action & PLACE:
            return self._place(position, action)
        if action & TAKE:
            return self._apply_tower(position, action)
        return self._pass_turn(planes, piles, material, taken, since, side, started)

    def _apply_tower(self, position: Values, action: int) -> Position:
        """A step that leaves a tower, stacks or captures."""
        planes, piles, material, taken, since, side, going, started = position
        source, target = action >> 6 & 63, action & 63
        code = 1 + 4 * side + (action >> 12 & 3)
        planes ^= (1 | TOP[code]) << source
        tall = 1 << TALL + source
        if planes & tall:
            index = (planes & tall - 1 & ALL << TALL).bit_count()
            pile = piles[index]
            planes ^= (1 | TOP[pile & 15]) << source
            if pile > 15:
                piles = (*piles[:index], pile >> 4, *piles[index + 1 :])
            else:
                piles = piles[:index] + piles[index + 1 :]
                planes ^= tall
        below = CODE[planes >> target & SPOT]
        planes ^= (1 | TOP[code]) << target
        if not below:
            if going < 0:
                since += 1
            return self._pass_turn(planes, piles, material, taken, since, side, started)
        planes ^= (1 | TOP[below]) << target
        planes |= 1 << target
        enemies = self._enemies[side]
        if below not in enemies and not action & TAKE:
            planes, piles = _bury(planes, piles, target, below)
            if going < 0:
                since += 1
            return self._pass_turn(planes, piles, material, taken, since, side, started)
        pile = below
        tall = 1 << TALL + target
        if planes & tall:
            index = (planes & tall - 1 & ALL << TALL).bit_count()
            pile |= piles[index] << 4
            piles = piles[:index] + piles[index + 1 :]
            planes ^= tall
        count = 0
        while pile:
            removed = pile & 15
            material -= 1 << 2 * (removed - 1)
            count += removed in enemies
            pile >>= 4
        if self._rules.players == 3:
            taken += count << 5 * side
        for mask in self._ends:
            if not material & mask:
                return (planes, piles, material, taken, 0, self._next[side], OVER, started)
        after = (planes, piles, material, taken, 0, side, target, started)
        near = NEAR[target]
        if planes & near != near or len(self.actions(after)) > 1:
            return after
        return self._pass_turn(planes, piles, material, taken, 0, side, started)

    def _place(self, position: Values, action: int) -> Position:
        planes, piles, material, taken, since, side, going, started = position
        code = 1 + 4 * side + (action >> 6 & 3)
        field = action & 63
        below = CODE[planes >> field & SPOT]
        material += 1 << 2 * (code - 1)
        planes ^= (TOP[below] ^ TOP[code]) << field
        planes |= 1 << field
        if below:
            planes, piles = _bury(planes, piles, field, below)
        if material != self._full:
            return (planes, piles, material, taken, since, self._next[side], going, started)
        return self._pass_turn(planes, piles, material, taken, since, side, started)

    def _pass_turn(
        self,
        planes: int,
        piles: tuple[int, ...],
        material: int,
        taken: int,
        since: int,
        side: int,
        started: int,
    ) -> Position:
        """The position with the turn passed to the next side that has a step."""
        after = self._next[side]
        if since >= self._limit:
            return (planes, piles, material, taken, since, after, OVER, started)
        while True:
            own = planes >> SIDE_PLANE[after] & ALL
            near = NEAR_HIGHEST[own.bit_length()]
            found = (planes, piles, material, taken, since, after, RESTING, started)
            # Nearly always the first disc has an empty field beside it.
            if planes & near != near or (own and self.actions(found)):
                return found
            after = self._next[after]


def _bury(
    planes: int, piles: tuple[int, ...], field: int, code: int
) -> tuple[int, tuple[int, ...]]:
    """Puts a disc on top of the pile of a field, under the disc that now stands there."""
    tall = 1 << TALL + field
    index = (planes & tall - 1 & ALL << TALL).bit_count()
    if planes & tall:
        return planes, (*piles[:index], piles[index] << 4 | code, *piles[index + 1 :])
    return planes | tall, (*piles[:index], code, *piles[index:])


def _friends(rules: Rules, side: int) -> tuple[int, ...]:
    """The planes of a side and its partner."""
    return tuple(SIDE_PLANE[other] for other in range(rules.players) if rules.allied(side, other))


def _codes(rules: Rules, side: int) -> frozenset[int]:
    """The codes of a side's enemies' discs."""
    return frozenset(
        1 + 4 * other + kind
        for other in range(rules.players)
        if not rules.allied(side, other)
        for kind in range(4)
    )


def _takes(rules: Rules, side: int) -> int:
    """The plane of friends whose towers a side may capture; 0 for none."""
    if rules.players == 4:
        return SIDE_PLANE[(side + 2) % 4]
    return SIDE_PLANE[side] if rules.own else 0
