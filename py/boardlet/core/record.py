"""Records: the only form in which a game is saved, shared or sent. Loading is replaying."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.options import Options, resolve
from boardlet.core.state import Event, Game, State
from boardlet.core.turns import join, play_part, play_turn


@dataclass(frozen=True)
class Record:
    """A game as it was played: game, resolved options, turn texts, an open turn, a start."""

    game: str
    options: Options
    moves: tuple[str, ...] = ()
    partial: str = ""
    position: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or the beginning of one: the state it starts from and its actions."""

    start: State
    actions: tuple[str, ...] = ()

    def events(self) -> tuple[Event, ...]:
        """What happened in the turn, action by action."""
        events: list[Event] = []
        state = self.start
        for action in self.actions:
            events.extend(state.events(action))
            state = state.apply(action)
        return tuple(events)


@dataclass(frozen=True, slots=True)
class Played:
    """A record together with the state it leads to.

    `last` is the newest finished turn, `now` the one being played; replaying a
    long record makes no events, so that it stays cheap.
    """

    record: Record
    state: State
    now: Turn
    last: Turn | None = None


def begin(game: Game, options: Options, position: str | None = None) -> Played:
    """Starts a record from the normal start or from a position text."""
    resolved = resolve(game.spec.options, options)
    state = game.start(resolved) if position is None else game.parse(resolved, position)
    return Played(Record(game.spec.id, resolved, position=position), state, Turn(state))


def add_turn(played: Played, text: str) -> Played:
    """Plays one more whole turn. Raises BadMove or IllegalMove, `at` the turn's index."""
    with turn_named(len(played.record.moves), text):
        state, actions = play_turn(played.state, text)
    record = replace(played.record, moves=(*played.record.moves, join(actions)))
    return Played(record, state, Turn(state), Turn(played.state, actions))


def add_partial(played: Played, text: str) -> Played:
    """Plays the beginning of a turn. Raises IllegalMove if it is a whole turn already."""
    with turn_named(len(played.record.moves), text):
        state, actions = play_part(played.state, text)
        if not state.in_turn:
            raise IllegalMove(f"{text!r} is a whole turn, not the beginning of one")
    record = replace(played.record, partial=text)
    return Played(record, state, Turn(played.state, actions), played.last)


def add_action(played: Played, action: str) -> Played:
    """Plays one action; finishes the turn when the action ends it."""
    with turn_named(len(played.record.moves), action):
        state = played.state.apply(action)
    turn = Turn(played.now.start, (*played.now.actions, action))
    text = join(turn.actions)
    if state.in_turn:
        return Played(replace(played.record, partial=text), state, turn, played.last)
    record = replace(played.record, moves=(*played.record.moves, text), partial="")
    return Played(record, state, Turn(state), turn)


@contextmanager
def turn_named(number: int, text: str) -> Iterator[None]:
    """Adds to a rules error which turn, from 0, it is about."""
    try:
        yield
    except (BadMove, IllegalMove) as error:
        shown = text[:40]
        raise type(error)(
            f"turn {number + 1}, {shown!r}: {error.message}",
            at=number,
            key=error.key,
            arguments={**error.arguments, "turn": shown, "number": number + 1},
        ) from error
