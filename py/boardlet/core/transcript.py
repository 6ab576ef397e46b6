"""Reads what `core.notation` writes, and what people make of it.

Numbers, line breaks, comments in braces or after a semicolon, marks such as `!?`
and `$1`, results, and headers with other names are passed over. A turn is read
as strictly as it is written, or else as forgivingly as a typed one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from boardlet.core import catalogue
from boardlet.core.errors import BadLink, BadMove, BadPosition, BoardletError, IllegalMove
from boardlet.core.match import KINDS, LONGEST, Match, Result, add_result, seat_count
from boardlet.core.match import begin as begin_match
from boardlet.core.notation import OPEN, UNPLAYED
from boardlet.core.options import Options, Value, resolve
from boardlet.core.reading import read as read_typed
from boardlet.core.record import Record, turn_named
from boardlet.core.saved import HIGHEST_LEVEL, MOST_TURNS, Recovered, Saved, clean
from boardlet.core.state import Game, State
from boardlet.core.tree import DEEPEST, MOST_BRANCHES, Line, check
from boardlet.core.turns import STOP, join, play_part, play_turn

LONGEST_TEXT = 65_536

_HEADER = re.compile(r"^[ \t]*\[[ \t]*(\w+)[ \t]([^\n]*)\][ \t\r]*$", re.MULTILINE)
_ASIDE = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*|\$[0-9]+")
_WORD = re.compile(r"[()]|[^\s()]+")
_NUMBER = re.compile(r"[0-9]+(?:\.+|…)")
_NO_TURN = re.compile(r"[0-9]*[.…]*|[0-9][0-9./½]*[-:][0-9./½:-]*|[!?]*")
_RESULT = re.compile(r"([0-9]{1,2}(?:-[0-9]{1,2})*)(?:/(-?[0-9.]{1,8}(?::-?[0-9.]{1,8})*))?")
_FALSE = {"no", "off", "false"}
_TRUE = {"yes", "on", "true"}


def read(text: str, game: Game | None = None, options: Options | None = None) -> Recovered:
    """Reads a record as text; never raises.

    `game` and `options` stand in for headers that are missing; then the text may
    also be a position alone. Where something is wrong, the record holds what was
    good before it.
    """
    reading = _Reading(game, dict(options or {}))
    try:
        reading.read(text)
    except BoardletError as error:
        reading.problem = reading.problem or error
    if reading.problem is not None:
        reading.problem.arguments.setdefault("turns", len(reading.root.moves))
    return Recovered(reading.saved(), reading.problem, reading.date)


@dataclass
class _Frame:
    """A line being read: the states before each of its turns and after the last."""

    at: int = 0
    states: list[State] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    branches: list[Line] = field(default_factory=list)
    ends: bool = False
    """True after an open turn or the sign for an unplayed one."""
    failed: bool = False
    """True where no more can be read up to the closing parenthesis."""

    @property
    def end(self) -> int:
        return self.at + len(self.moves)

    def line(self) -> Line:
        branches = sorted(self.branches, key=lambda branch: branch.at)
        return Line(tuple(self.moves), tuple(branches), self.at)


@dataclass
class _Reading:
    """A text being read: grows part by part, so that what was good is there at any time."""

    game: Game | None
    options: dict[str, Value]
    resolved: Options = field(default_factory=dict)
    position: str | None = None
    partial: str = ""
    names: tuple[str, ...] = ()
    levels: tuple[int | None, ...] = ()
    match: Match | None = None
    date: str = ""
    root: _Frame = field(default_factory=_Frame)
    problem: BoardletError | None = None
    opened: int = 0
    turns: int = 0

    def saved(self) -> Saved | None:
        if self.game is None:
            return None
        line = self.root.line()
        record = Record(self.game.spec.id, self.resolved, line.moves, self.partial, self.position)
        return Saved(record, self.names, self.levels, self.match, line.branches)

    def read(self, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            raise BadLink("the text is too long", key="error-link-long")
        headers = {found[1].lower(): _value(found[2]) for found in _HEADER.finditer(text)}
        if "game" in headers:
            self.game = None
            self.game = catalogue.find(headers["game"].strip().lower())
            self.options = {}
        if self.game is None:
            raise BadLink("the text does not say which game it is", key="error-text-game")
        game = self.game
        self.resolved = resolve(game.spec.options, {})
        if "options" in headers:
            self.options = _options(game, headers["options"])
        self.resolved = resolve(game.spec.options, self.options)
        body = _HEADER.sub("\n", text)
        start = self._start(headers, body)
        if start is None:
            return
        self.root.states.append(start)
        self._people(headers, seat_count(game, self.resolved))
        self._turns(_WORD.findall(_ASIDE.sub(" ", body)))
        check(self.root.line())

    def _start(self, headers: Mapping[str, str], body: str) -> State | None:
        """The start state; None if the text is a position and nothing else."""
        assert self.game is not None
        if "position" in headers:
            self.position = headers["position"]
            return self.game.parse(self.resolved, self.position)
        if not headers and body.strip():
            try:
                self.game.parse(self.resolved, " ".join(body.split()))
            except BadPosition:
                pass
            else:
                self.position = " ".join(body.split())
                return None
        return self.game.start(self.resolved)

    def _people(self, headers: Mapping[str, str], seats: int) -> None:
        """Names, levels, match and date. What is wrong with them does not stop the turns."""
        self.date = clean(headers.get("date", ""))
        players = range(1, seats + 1)
        names = tuple(clean(headers.get(f"player{player}", "")) for player in players)
        self.names = names if any(names) else ()
        levels = tuple(_level(headers.get(f"level{player}", "")) for player in players)
        self.levels = levels if any(level is not None for level in levels) else ()
        try:
            self._read_match(headers)
        except BoardletError as error:
            self.problem = error

    def _read_match(self, headers: Mapping[str, str]) -> None:
        kind, _, length = headers.get("match", "").partition(" ")
        if kind in KINDS and length.isdecimal() and len(length) <= len(str(LONGEST)):
            assert self.game is not None
            match = begin_match(self.game, self.resolved, kind, int(length))
            for result in headers.get("games", "").split():
                match = add_result(match, _result(result))
            self.match = match

    def _turns(self, words: list[str]) -> None:
        frames = [self.root]
        for word in words:
            frame = frames[-1]
            if word == "(":
                frames.append(self._opened(frame, len(frames)))
            elif word == ")":
                if len(frames) > 1:
                    self._closed(frames)
            elif not frame.failed:
                try:
                    self._word(frame, word)
                except BoardletError as error:
                    self.problem = self.problem or error
                    frame.failed = True
            if self.root.failed:
                break
        while len(frames) > 1:
            self._closed(frames)

    def _opened(self, frame: _Frame, depth: int) -> _Frame:
        """A branch in place of the line's last turn, or of the one that is not played."""
        self.opened += 1
        back = 0 if frame.ends else 1
        if frame.failed or len(frame.states) <= back:
            return _Frame(failed=True)
        if self.opened > MOST_BRANCHES or depth > DEEPEST:
            self.problem = self.problem or BadLink(
                f"at most {MOST_BRANCHES} branches are kept, {DEEPEST} deep",
                key="error-branch-many",
                arguments={"most": MOST_BRANCHES},
            )
            return _Frame(failed=True)
        return _Frame(frame.end - back, [frame.states[-1 - back]])

    def _closed(self, frames: list[_Frame]) -> None:
        frame = frames.pop()
        if not frame.moves:
            return
        # In place of a branch's first turn: that is another branch of the same line.
        above = len(frames) - 1
        while above > 0 and frame.at <= frames[above].at:
            above -= 1
        frames[above].branches.append(frame.line())

    def _word(self, frame: _Frame, word: str) -> None:
        if word == UNPLAYED:
            frame.ends = True
            return
        text = _NUMBER.sub("", word, count=1) if _NUMBER.match(word) else word
        if _NO_TURN.fullmatch(text):
            return
        text = text.rstrip("!?")
        self.turns += 1
        if self.turns > MOST_TURNS:
            raise BadLink(f"a record holds at most {MOST_TURNS} turns", key="error-link-long")
        with turn_named(frame.end, text):
            if self.partial and frame is self.root:
                raise BadMove("the turn before is still open")
            if text.endswith((OPEN, "…")):
                self._open(frame, text.rstrip(".…"))
                return
            state, turn = _played(frame.states[-1], text)
        frame.ends = False
        frame.moves.append(turn)
        frame.states.append(state)

    def _open(self, frame: _Frame, text: str) -> None:
        state, actions = play_part(frame.states[-1], text)
        if not state.in_turn:
            raise IllegalMove(f"{text!r} is a whole turn, not the beginning of one")
        frame.ends = True
        if frame is self.root:
            self.partial = join(actions)


def _played(state: State, text: str) -> tuple[State, str]:
    try:
        after, actions = play_turn(state, text)
    except (BadMove, IllegalMove):
        meant = read_typed(state, text)
        after, actions = meant.after, meant.actions
        if after.in_turn:
            after, actions = after.apply(STOP), (*actions, STOP)
    return after, join(actions)


def _options(game: Game, text: str) -> dict[str, Value]:
    flags = {option.key for option in game.spec.options if option.kind == "flag"}
    options: dict[str, Value] = {}
    for part in text.split(","):
        key, _, value = (piece.strip() for piece in part.partition("="))
        if not key:
            continue
        options[key] = value
        if key in flags and value.lower() in {"", *_TRUE, *_FALSE}:
            options[key] = value.lower() not in _FALSE
    return options


def _level(text: str) -> int | None:
    text = text.strip()
    return int(text) if re.fullmatch("[0-9]{1,2}", text) and int(text) <= HIGHEST_LEVEL else None


def _result(text: str) -> Result:
    found = _RESULT.fullmatch(text)
    try:
        if found is None:
            raise ValueError
        ranks = tuple(map(int, found[1].split("-")))
        points = found[2] and tuple(map(float, found[2].split(":")))
    except ValueError:
        raise BadLink(f"not a game's result: {text[:40]!r}", key="error-text-result") from None
    return Result(ranks, points or None)


def _value(text: str) -> str:
    """A header's value, with quotation marks or without."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] == '"':
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    return text
