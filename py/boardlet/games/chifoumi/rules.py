"""The rules of Chifoumi, in the order of the rules page, over an immutable state.

Source: Nicolas Halpern-Herla, 1998, with the rulings of the rules page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.options import Options
from boardlet.core.state import Choice, Event, Outcome, Piece, Scene
from boardlet.core.turns import STOP
from boardlet.games.chifoumi import ending, placing, shown, text
from boardlet.games.chifoumi.discs import BEATS, COLOURS, Disc, Tower, full_set, team
from boardlet.games.chifoumi.fields import FIELDS, INDEX, NAMES, NEIGHBOURS
from boardlet.games.chifoumi.starts import layout

_ACTION = re.compile(r"[a-g][1-7][-+x][a-g][1-7]|[RSPW]@[a-g][1-7]|stop")


@dataclass(frozen=True, slots=True)
class Rules:
    """The options that matter after the start of a game."""

    players: int
    hidden: bool = False
    touch: bool = False
    own: bool = False
    equal: bool = False
    free: bool = False

    def beats(self, kind: str, other: str) -> bool:
        """Which kind captures which; with `equal` also each its own kind."""
        return other in BEATS[kind] or (self.equal and kind == other)

    def allied(self, side: int, other: int) -> bool:
        """Rule 3: whether two colours are one or partners."""
        return team(self.players, side) == team(self.players, other)


@dataclass(frozen=True, slots=True)
class Step:
    """A step that may be made: `sign` is `-` to an empty field, `+` to stack, `x` to capture."""

    source: int
    target: int
    sign: str

    @property
    def text(self) -> str:
        """`c3xc4`."""
        return f"{NAMES[self.source]}{self.sign}{NAMES[self.target]}"


@dataclass(frozen=True)
class ChifoumiState:
    """The towers by field, whose turn it is, and what has been captured.

    `side` is the colour to act and the seat that plays it, counted in turn
    order; `captured` counts enemy discs by capturer; `since` counts turns since
    the last capture; `going` is the field of a disc that has captured and may
    go on. `hands` and `taken` hold the discs beside the board. They and the
    seats just `skipped` are not part of the position.
    """

    rules: Rules
    towers: tuple[Tower, ...]
    side: int
    started: int
    captured: tuple[int, ...]
    since: int
    going: int | None
    placing: bool
    hands: tuple[Tower, ...] = field(compare=False)
    taken: tuple[Tower, ...] = field(compare=False)
    skipped: tuple[int, ...] = field(default=(), compare=False)

    @property
    def seat(self) -> int:
        """The seat to act: colours are never exchanged."""
        return self.side

    @property
    def in_turn(self) -> bool:
        """Rule 4: true after a capture that may be followed by another step."""
        return self.going is not None

    # --- rules 1 to 4: steps ---------------------------------------------------------

    def movers(self, side: int) -> list[int]:
        """Rule 1: the fields whose top disc is of a colour."""
        return [index for index in range(FIELDS) if self._owner(index) == side]

    def _owner(self, index: int) -> int | None:
        """Rule 1: a tower belongs to the owner of its top disc."""
        tower = self.towers[index]
        return tower[-1].side if tower else None

    def signs(self, mover: Disc, target: Tower) -> str:
        """Rules 2 and 3: the kinds of step a disc can make to a field, as signs.

        Option `own` lets own towers be captured too.
        """
        if not target:
            return "-"
        top = target[-1]
        allied = self.rules.allied(mover.side, top.side)
        beaten = self.rules.beats(mover.kind, top.kind)
        if mover.side == top.side:
            beaten = beaten and self.rules.own
        return ("+" if allied else "") + ("x" if beaten else "")

    def steps_from(self, source: int) -> Iterator[Step]:
        """Rules 1 to 3: the steps of the top disc of a field, in any direction."""
        mover = self.towers[source][-1]
        for target in NEIGHBOURS[source]:
            for sign in self.signs(mover, self.towers[target]):
                yield Step(source, target, sign)

    def can_step(self, side: int) -> bool:
        """Rule 5: whether a colour has a step at all."""
        return any(True for source in self.movers(side) for _ in self.steps_from(source))

    @cached_property
    def steps(self) -> dict[str, Step]:
        """The legal steps by text; rule 4: after a capture only the same disc goes on."""
        if self.placing or self.outcome():
            return {}
        sources = self.movers(self.side) if self.going is None else [self.going]
        return {step.text: step for source in sources for step in self.steps_from(source)}

    @cached_property
    def placements(self) -> dict[str, int]:
        """Option `setup` `free`: the legal placements by text, with their fields."""
        return placing.placements(self) if self.placing else {}

    def legal_actions(self) -> tuple[str, ...]:
        """Steps or placements; rule 4: `stop` where the extra step may be left out."""
        actions = sorted([*self.steps, *self.placements])
        return (*actions, STOP) if self.in_turn else tuple(actions)

    # --- rules 2 to 5: what an action does -------------------------------------------

    def apply(self, action: str) -> ChifoumiState:
        """Makes a step or a placement, or ends a chain of captures."""
        if not _ACTION.fullmatch(action):
            raise BadMove(
                f"not a step or placement: {action[:40]!r}; write c3-c4, c3+c4, c3xc4 or R@c2",
                key="error-chifoumi-move",
                arguments={"turn": action[:40]},
            )
        if action == STOP and self.in_turn:
            return replace(self, going=None)._turn_passed()
        if action in self.placements:
            return placing.placed(self, action[0], self.placements[action])._turn_passed()
        if action in self.steps:
            step = self.steps[action]
            return self._captured(step) if step.sign == "x" else self._moved(step)
        raise IllegalMove(f"{action} is not possible here", arguments={"turn": action})

    def _moved(self, step: Step) -> ChifoumiState:
        """Rule 2: a step to an empty field or onto a tower ends the turn."""
        target = (*self.towers[step.target], self.towers[step.source][-1])
        since = self.since if self.in_turn else self.since + 1
        moved = replace(self, towers=self._with(step, target), since=since, going=None)
        return moved._turn_passed()

    def _captured(self, step: Step) -> ChifoumiState:
        """Rule 2: a capture removes the whole tower; rule 4: the disc may make one more step."""
        removed = self.towers[step.target]
        enemies = sum(not self.rules.allied(self.side, disc.side) for disc in removed)
        captured, taken = list(self.captured), list(self.taken)
        captured[self.side] += enemies
        taken[self.side] += removed
        after = replace(
            self,
            towers=self._with(step, (self.towers[step.source][-1],)),
            captured=tuple(captured),
            taken=tuple(taken),
            since=0,
            going=step.target,
            skipped=(),
        )
        return after if after.steps else replace(after, going=None)._turn_passed()

    def _with(self, step: Step, target: Tower) -> tuple[Tower, ...]:
        """The towers after a step: the source without its top disc, the target as given."""
        towers = list(self.towers)
        towers[step.source] = towers[step.source][:-1]
        towers[step.target] = target
        return tuple(towers)

    def _turn_passed(self) -> ChifoumiState:
        """Rule 5: the next colour in turn order acts; colours without a step are skipped.

        In a finished game it is simply the next one. Somebody always has a step:
        24 discs on 49 fields leave an empty one beside a tower.
        """
        players = self.rules.players
        order = [(self.side + n) % players for n in range(1, players + 1)]
        if self.placing or self.outcome():
            return replace(self, side=order[0], skipped=())
        able = next(n for n, side in enumerate(order) if self.can_step(side))
        return replace(self, side=order[able], skipped=tuple(order[:able]))

    # --- rules 6 to 10: end and score ------------------------------------------------

    def outcome(self) -> Outcome | None:
        """Rules 6 to 10: why the game is over, if it is, and the places."""
        reason = ending.reason(self)
        return Outcome(ending.ranks(self), reason) if reason else None

    def scores(self) -> tuple[float, ...]:
        """Rules 8 to 10: the points by seat as they stand."""
        return ending.scores(self)

    # --- text, and what the page shows -----------------------------------------------

    def text(self) -> str:
        """The position text."""
        return text.write(self)

    def pieces(self) -> tuple[Piece, ...]:
        """All discs; option `hidden` withholds the kinds of the buried ones."""
        return shown.pieces(self)

    def events(self, action: str) -> tuple[Event, ...]:
        """The step, what it captures from the top down, and the seats skipped after it."""
        return shown.events(self, action)

    def choices(self) -> tuple[Choice, ...]:
        """One choice for each legal action."""
        return tuple(shown.choice(self, action) for action in self.legal_actions())

    def scene(self) -> Scene:
        """Whose turn it is, what matters now, threats, and the final count."""
        return shown.scene(self)


def rules_of(options: Options) -> Rules:
    """The rules that resolved options choose."""
    return Rules(
        int(options["players"]),
        hidden=bool(options["hidden"]),
        touch=bool(options["touch"]),
        own=bool(options["own"]),
        equal=bool(options["equal"]),
        free=options["setup"] == "free",
    )


def start_state(options: Options) -> ChifoumiState:
    """The start position, or with `setup` `free` the empty board and full hands."""
    rules = rules_of(options)
    players = rules.players
    towers: list[Tower] = [()] * FIELDS
    sets = tuple(full_set(players, side) for side in range(players))
    if not rules.free:
        for side, letter in enumerate(COLOURS[players]):
            fields = layout(players, str(options["start"]))[letter]
            waiting = {kind: names.split() for kind, names in fields.items()}
            for disc in sets[side]:
                towers[INDEX[waiting[disc.kind].pop(0)]] = (disc,)
    started = 1 if options["first"] == "black" else 0
    return ChifoumiState(
        rules,
        tuple(towers),
        started,
        started,
        captured=(0,) * players,
        since=0,
        going=None,
        placing=rules.free,
        hands=sets if rules.free else ((),) * players,
        taken=((),) * players,
    )
