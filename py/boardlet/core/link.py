"""Links: a record as compact URL-safe text.

A link reads `1.cheversi.<length><digits>`: the version, the game's id, the number
of characters that follow as three characters, and everything else as digits (see
`core.digits`). Each action is one digit, its index among the legal actions, so a
link stays good as long as a game's rules and action texts stay the same. In
order: chosen options, start position, number of actions, actions, names, levels,
match, branches.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field

from boardlet.core import catalogue
from boardlet.core.digits import Reader, Writer, damaged, number_text, text_number
from boardlet.core.errors import BadLink, BoardletError, IllegalMove
from boardlet.core.match import KINDS, LONGEST, MOST_GAMES, Match, Result, add_result, seat_count
from boardlet.core.match import begin as begin_match
from boardlet.core.options import Options, Value, chosen, resolve
from boardlet.core.record import Record, turn_named
from boardlet.core.saved import (
    HIGHEST_LEVEL,
    LONGEST_NAME,
    Recovered,
    Saved,
    checked,
    clean,
)
from boardlet.core.state import Game, State
from boardlet.core.tree import DEEPEST, MOST_BRANCHES, Line, check
from boardlet.core.turns import STOP, join, split

VERSION = 1
LONGEST_LINK = 8192
MOST_ACTIONS = 4000
"""A few seconds of replaying in a browser; the longest games have about 1,200."""
_LONGEST_POSITION = 1000
_LONGEST_WORD = 40
_MOST_OPTIONS = 40
_LENGTH = 3
_KINDS_RADIX = 16

_BLANK = re.compile(r"%(?:20|09|0A|0D)", re.IGNORECASE)
"""A blank as addresses have it."""
_FORM = re.compile(
    rf"([0-9]{{1,6}})\.(?:([a-z][a-z0-9-]{{0,39}})(?:\.(?:([\w-]{{{_LENGTH}}})(.*))?)?)?", re.ASCII
)


def encode(saved: Saved) -> str:
    """Writes a link. Equal records give equal links.

    Raises BadMove or IllegalMove for a turn that cannot be, BadPosition, BadOption,
    BadRequest for names, levels or branches that do not fit, and BadLink for a
    record that is too long for a link.
    """
    game = catalogue.find(saved.record.game)
    saved = checked(saved, seat_count(game, saved.record.options))
    head = f"{VERSION}.{game.spec.id}."
    packing = _Packing(Writer(head))
    state = packing.start(game, saved.record)
    states = packing.line(state, saved.record.moves, saved.record.partial, 0)
    packing.people(saved)
    packing.match(saved.match)
    packing.branches(states, saved.branches, 0)
    digits = packing.out.finish()
    text = f"{head}{number_text(len(digits), _LENGTH)}{digits}"
    if len(text) > LONGEST_LINK:
        raise BadLink("the game is too long for a link", key="error-link-long")
    return text


def decode(text: str) -> Recovered:
    """Reads a link, or a whole address that ends in one; never raises.

    Where something is wrong, the record holds what was good before it, and the
    problem's argument `turns` says how many turns those are.
    """
    unpacking = _Unpacking()
    try:
        unpacking.read(text)
    except BoardletError as error:
        error.arguments.setdefault("turns", len(unpacking.moves))
        return Recovered(unpacking.saved(), error)
    return Recovered(unpacking.saved())


# --- writing ------------------------------------------------------------------------


@dataclass
class _Packing:
    """A link being written."""

    out: Writer
    actions: int = 0

    def start(self, game: Game, record: Record) -> State:
        """Writes options and start position; returns the state they give."""
        options = resolve(game.spec.options, record.options)
        few = chosen(game.spec.options, options)
        self.out.number(len(few))
        for key, value in few.items():
            self.out.text(key)
            if isinstance(value, bool):
                self.out.put(int(value), 3)
            else:
                self.out.put(2, 3)
                self.out.text(str(value))
        self.out.put(record.position is not None, 2)
        if record.position is None:
            return game.start(options)
        state = game.parse(options, record.position)
        if len(record.position) > _LONGEST_POSITION:
            raise BadLink("the position is too long for a link", key="error-link-long")
        self.out.text(record.position)
        return state

    def line(self, state: State, moves: tuple[str, ...], partial: str, number: int) -> list[State]:
        """Writes a line of turns; returns the states before each turn and after the last."""
        states = [state]
        digits: list[tuple[int, int]] = []
        for at, text in enumerate(moves, number):
            with turn_named(at, text):
                state = _play(state, text, digits)
            if state.in_turn:
                legal = state.legal_actions()
                digits.append((legal.index(STOP), len(legal)))
                state = state.apply(STOP)
            states.append(state)
        if partial:
            with turn_named(number + len(moves), partial):
                if not _play(state, partial, digits).in_turn:
                    raise IllegalMove(f"{partial!r} is a whole turn, not the beginning of one")
        self.actions += len(digits)
        if self.actions > MOST_ACTIONS:
            raise BadLink("the game is too long for a link", key="error-link-long")
        self.out.number(len(digits))
        for digit, radix in digits:
            self.out.put(digit, radix)
        return states

    def people(self, saved: Saved) -> None:
        """Writes names and levels."""
        self.out.number(len(saved.names))
        for name in saved.names:
            self.out.text(name)
        self.out.number(len(saved.levels))
        for level in saved.levels:
            self.out.number(0 if level is None else level + 1)

    def match(self, match: Match | None) -> None:
        """Writes the standing of a match, or that there is none."""
        self.out.put(match is not None, 2)
        if match is None:
            return
        self.out.put(KINDS.index(match.kind), _KINDS_RADIX)
        self.out.number(match.length)
        self.out.number(len(match.results))
        for result in match.results:
            for rank in result.ranks:
                self.out.put(rank - 1, len(match.sides))
            self.out.put(result.points is not None, 2)
            for points in result.points or ():
                self.out.put(points < 0, 2)
                self.out.number(round(abs(points) * 2))

    def branches(self, states: list[State], branches: tuple[Line, ...], first: int) -> None:
        """Writes branches of a line whose turns begin at number `first`, each with its own."""
        self.out.number(len(branches))
        for branch in branches:
            self.out.put(branch.at - first, len(states))
            inner = self.line(states[branch.at - first], branch.moves, "", branch.at)
            self.branches(inner, branch.branches, branch.at)


def _play(state: State, text: str, digits: list[tuple[int, int]]) -> State:
    """Plays a turn text; adds for each action its index among the legal ones and their number.

    Raises BadMove or IllegalMove.
    """
    for number, action in enumerate(split(text)):
        if number and not state.in_turn:
            raise IllegalMove(f"the turn is over before {action!r}", arguments={"turn": text})
        legal = state.legal_actions()
        after = state.apply(action)
        digits.append((bisect_left(legal, action), len(legal)))
        state = after
    return state


# --- reading ------------------------------------------------------------------------


@dataclass
class _Unpacking:
    """A link being read: grows part by part, so that what was good is there at any time."""

    game: Game | None = None
    options: Options = field(default_factory=dict)
    position: str | None = None
    moves: list[str] = field(default_factory=list)
    partial: str = ""
    names: tuple[str, ...] = ()
    levels: tuple[int | None, ...] = ()
    match: Match | None = None
    branches: list[Line] = field(default_factory=list)
    actions: int = 0

    def saved(self) -> Saved | None:
        if self.game is None:
            return None
        record = Record(
            self.game.spec.id, self.options, tuple(self.moves), self.partial, self.position
        )
        return Saved(record, self.names, self.levels, self.match, tuple(self.branches))

    def read(self, text: str) -> None:
        if len(text) > LONGEST_LINK:
            raise BadLink(f"a link has at most {LONGEST_LINK} characters", key="error-link-long")
        # Mail programs break long lines.
        found = _FORM.search("".join(_BLANK.sub(" ", text).split()).rpartition("#")[2])
        if found is None:
            raise BadLink("this is not a link to a game", key="error-link-form")
        version, name, length, digits = found.groups()
        if int(version) != VERSION:
            raise BadLink(
                f"the link is of version {int(version)}; this program reads version {VERSION}",
                key="error-link-version",
                arguments={"version": int(version), "known": VERSION},
            )
        if length is None:
            raise BadLink("the link is cut off", key="error-link-truncated")
        game = catalogue.find(name)
        self.game, self.options = game, resolve(game.spec.options, {})
        source = Reader(f"{VERSION}.{name}.", digits, text_number(length) or 0)
        states = self._line(source, self._start(source, game))
        seats = len(states[0].scene().sides)
        self._people(source, seats)
        self._match(source, game)
        read: list[Line] = []
        self._branches(source, states, 0, 0, read)
        source.finish()
        check(Line(tuple(self.moves), tuple(read)))
        self.branches = read

    def _start(self, source: Reader, game: Game) -> State:
        given: dict[str, Value] = {}
        for _ in range(source.number(_MOST_OPTIONS)):
            key = source.text(_LONGEST_WORD)
            kind = source.take(3)
            given[key] = bool(kind) if kind < 2 else source.text(_LONGEST_WORD)
        has_position = source.take(2)
        position = source.text(_LONGEST_POSITION) if has_position else None
        options = resolve(game.spec.options, given)
        state = game.start(options) if position is None else game.parse(options, position)
        self.options, self.position = options, position
        return state

    def _line(self, source: Reader, state: State) -> list[State]:
        states = [state]
        taken: tuple[str, ...] = ()
        for _ in range(self._count(source)):
            state, action = _next(source, state)
            taken = (*taken, action)
            self.partial = join(taken)
            if not state.in_turn:
                self.moves.append(self.partial)
                states.append(state)
                taken, self.partial = (), ""
        return states

    def _count(self, source: Reader) -> int:
        count = source.number(MOST_ACTIONS)
        self.actions += count
        if self.actions > MOST_ACTIONS:
            raise damaged("it holds too many turns")
        return count

    def _people(self, source: Reader, seats: int) -> None:
        self.names = tuple(clean(source.text(LONGEST_NAME)) for _ in _each(source, seats))
        levels = [source.number(HIGHEST_LEVEL + 1) for _ in _each(source, seats)]
        self.levels = tuple(level - 1 if level else None for level in levels)

    def _match(self, source: Reader, game: Game) -> None:
        if not source.take(2):
            return
        kind = source.take(_KINDS_RADIX)
        if kind >= len(KINDS):
            raise damaged("it holds an unknown kind of match")
        match = begin_match(game, self.options, KINDS[kind], source.number(LONGEST))
        seats = len(match.sides)
        for _ in range(source.number(MOST_GAMES)):
            ranks = tuple(source.take(seats) + 1 for _ in range(seats))
            points = None
            if source.take(2):
                points = tuple(_points(source) for _ in range(seats))
            match = add_result(match, Result(ranks, points))
        self.match = match

    def _branches(
        self, source: Reader, states: list[State], first: int, depth: int, into: list[Line]
    ) -> None:
        count = source.number(MOST_BRANCHES)
        if count and depth >= DEEPEST:
            raise damaged("its branches are too deep")
        for _ in range(count):
            at = source.take(len(states))
            inner = _Unpacking(actions=self.actions)
            after = inner._line(source, states[at])
            self.actions = inner.actions
            if inner.partial or not inner.moves:
                raise damaged("a branch has no whole turn")
            nested: list[Line] = []
            self._branches(source, after, first + at, depth + 1, nested)
            into.append(Line(tuple(inner.moves), tuple(nested), first + at))


def _each(source: Reader, seats: int) -> range:
    """As often as there are seats, or not at all."""
    count = source.number(seats)
    if count not in {0, seats}:
        raise damaged("it does not have a name for each seat")
    return range(count)


def _points(source: Reader) -> float:
    sign = -1 if source.take(2) else 1
    return sign * source.number(20_000) / 2


def _next(source: Reader, state: State) -> tuple[State, str]:
    legal = state.legal_actions()
    if not legal:
        raise damaged("it goes on after the end of the game")
    action = legal[source.take(len(legal))]
    return state.apply(action), action
