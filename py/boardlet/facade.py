"""The engine for Python programs and notebooks: games, states and records as values.

    game = boardlet.game("cheversi")
    state = game.start().play("Kd4")
    state = state.play(state.best_turn(level=3).turn)

Nothing here changes in place: what plays something returns a new value. All
errors are kinds of BoardletError.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from boardlet.core import catalogue, link, match, notation, perft, transcript
from boardlet.core.board import Board
from boardlet.core.errors import BadRequest, BoardletError
from boardlet.core.options import Option, Value, resolve
from boardlet.core.picture import picture
from boardlet.core.record import Played, Turn, add_action, add_partial, add_turn, begin
from boardlet.core.record import Record as Moves
from boardlet.core.saved import Saved, checked
from boardlet.core.state import Event, Outcome, Piece
from boardlet.core.state import Game as Rules
from boardlet.core.state import State as Position
from boardlet.core.turns import play_turn
from boardlet.describe import art
from boardlet.players.request import STRONGEST, Advice, Player

WIDTH = 360
"""Pixels; how wide a picture is in a notebook."""


def game(name: str) -> Game:
    """Returns the game with an id, such as `cheversi`. Raises UnknownGame."""
    return Game(name, catalogue.find(name))


def all_games() -> tuple[Game, ...]:
    """Returns all games as lists show them: the built-in ones and those of installed packages."""
    return tuple(Game(name, rules) for name, rules in catalogue.games().items())


def load(text: str) -> Record:
    """Reads a record: a written text, a link, or a whole address that ends in one.

    Raises BadLink for a text of no such form, and what `Record.play` raises for
    its turns; `recover` returns what was good before the error.
    """
    record, problem = recover(text)
    if problem is not None:
        raise problem
    assert record is not None
    return record


def recover(text: str) -> tuple[Record | None, BoardletError | None]:
    """Reads as much of a text as is good, as `load` does.

    Returns the record up to the first error, None if not even the game is known,
    and the error, None if there is none. Never raises.
    """
    is_link = "#/" in text or len(text.split()) == 1
    found = link.decode(text) if is_link else transcript.read(text)
    return (None if found.saved is None else _record(found.saved)), found.problem


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its facts and the ways into its states."""

    id: str
    """The name that `boardlet.game` knows it by."""
    rules: Rules = field(repr=False, compare=False)
    """The game as its package offers it; see `boardlet.core.state`."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it can be played with."""
        return self.rules.spec.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen: each with `key`, `kind` (flag or choice), `values`, `default`."""
        return self.rules.spec.options

    def start(self, **options: Value) -> State:
        """Returns the start of a game. Raises BadOption."""
        return self.record(**options).state

    def parse(self, text: str, /, **options: Value) -> State:
        """Returns the state that a position text describes; `State.text` inverts it.

        Raises BadPosition or BadOption.
        """
        resolved = resolve(self.options, options)
        return State(self, self.rules.parse(resolved, text), resolved)

    def record(self, moves: Iterable[str] = (), /, **options: Value) -> Record:
        """Returns a record of whole turns from the start of a game.

        Raises BadOption, or BadMove or IllegalMove with the turn's index as `at`.
        """
        played = begin(self.rules, options)
        for move in moves:
            played = add_turn(played, move)
        return Record(self, Saved(played.record), played)


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A state of a game, perhaps in the middle of a turn, with the options it is played by.

    Two states are equal if their games, options and position texts are.
    """

    game: Game
    position: Position
    """The state as the game's package makes it; see `boardlet.core.state`."""
    _options: Mapping[str, Value] = field(hash=False)

    @property
    def options(self) -> dict[str, Value]:
        """All options by key, those left at their defaults included."""
        return dict(self._options)

    @property
    def seat(self) -> int:
        """The seat to act, from 0; in a finished game the one that would be next."""
        return self.position.seat

    @property
    def in_turn(self) -> bool:
        """True after an action that did not end its turn."""
        return self.position.in_turn

    def legal_actions(self) -> tuple[str, ...]:
        """The texts of all legal actions, sorted; empty if and only if the game is over."""
        return self.position.legal_actions()

    def apply(self, action: str) -> State:
        """Returns the state after one action, which may leave its turn open.

        Raises BadMove for a text of no known form, IllegalMove for one against the rules.
        """
        return replace(self, position=self.position.apply(action))

    def play(self, turn: str) -> State:
        """Returns the state after a whole turn, such as `e5xg5xg7`. Raises as `apply` does."""
        return replace(self, position=play_turn(self.position, turn)[0])

    def events(self, action: str) -> tuple[Event, ...]:
        """What a legal action would do to which piece, step by step."""
        return self.position.events(action)

    def outcome(self) -> Outcome | None:
        """How the game ended: `ranks` by seat (1 is best) and `reason`; None while it runs."""
        return self.position.outcome()

    def scores(self) -> tuple[float, ...] | None:
        """Points by seat as they stand, or None where the game has none."""
        return self.position.scores()

    def pieces(self) -> tuple[Piece, ...]:
        """All pieces as everyone may see them: each on a point or in a tray."""
        return self.position.pieces()

    def board(self) -> Board:
        """The board: its points with coordinates and neighbours, its sides and trays."""
        return self.game.rules.board(self._options)

    def text(self) -> str:
        """The position text; `Game.parse` inverts it."""
        return self.position.text()

    def record(self) -> Record:
        """Returns a record that starts here."""
        played = begin(self.game.rules, self._options, self.text())
        return Record(self.game, Saved(played.record), played)

    def perft(self, depth: int) -> int:
        """Returns the number of different sequences of `depth` whole turns.

        Raises BadRequest for a depth below 0.
        """
        return perft.count(self.game.rules.kernel(self._options), self.position, _depth(depth, 0))

    def divide(self, depth: int) -> dict[str, int]:
        """Returns what `perft` counts by first action. Raises BadRequest for a depth below 1."""
        return perft.divide(self.game.rules.kernel(self._options), self.position, _depth(depth, 1))

    def best_turn(
        self,
        level: int = STRONGEST,
        *,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Advice:
        """Searches for the best turn; in the middle of a turn, for the rest of it.

        `level` is from 1 to 6. The same level and seed give the same turn, unless
        `seconds` ends the search early. `nodes` replaces the level's own number of
        positions to look at. Without `nodes` and `seconds`, the strongest level
        may search an ending for minutes.

        In the advice, `score` is the expected final margin over the best opponent,
        in points, seen by the seat to act; `exact` says that it is the true one.

        Raises IllegalMove if the game is over, BadRequest for a number out of range.
        """
        moves = Moves(self.game.id, self._options, position=self.text())
        played = Played(moves, self.position, Turn(self.position))
        return _best(self.game, played, level, seed, nodes, seconds)

    def svg(self, *, dark: bool = False, width: int | None = None) -> str:
        """Returns a picture as an SVG document, drawn as the site draws it.

        `width` is in pixels; without it the picture takes the room that it is given.
        """
        title = f"{self.game.id}: {self.text()}"
        drawing = art(self.game.rules)
        return picture(self.board(), self.pieces(), drawing, dark=dark, width=width, title=title)

    def _repr_svg_(self) -> str:
        return self.svg(width=WIDTH)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<State of {self.game.id}: {self.text()}>"


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game as it was played, from its start to the state it leads to.

    Names, levels, a match and branches that a loaded text holds are kept, and
    written again by `text` and `link`.
    """

    game: Game
    _saved: Saved
    _played: Played = field(compare=False)

    @property
    def state(self) -> State:
        """The state that the record leads to."""
        return _state(self.game, self._played)

    @property
    def options(self) -> dict[str, Value]:
        """All options by key, those left at their defaults included."""
        return dict(self._played.record.options)

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all finished turns."""
        return self._played.record.moves

    @property
    def partial(self) -> str:
        """The text of the turn that is still open, or an empty one."""
        return self._played.record.partial

    @property
    def position(self) -> str | None:
        """The position text that the record starts from; None for the start of the game."""
        return self._played.record.position

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by player, an empty text for none; or empty altogether."""
        return self._saved.names

    def play(self, *turns: str) -> Record:
        """Returns the record with more whole turns.

        Raises BadMove or IllegalMove, with the turn's index as `at`.
        """
        played = self._played
        for turn in turns:
            played = add_turn(played, turn)
        return self._grown(played)

    def apply(self, action: str) -> Record:
        """Returns the record with one more action, which may leave its turn open.

        Raises as `play` does.
        """
        return self._grown(add_action(self._played, action))

    def states(self) -> tuple[State, ...]:
        """The states before each turn and after the last; an open turn is left out."""
        return tuple(_state(self.game, played) for played in self._replayed())

    def named(self, *names: str) -> Record:
        """Returns the record with the players' names, one for each seat. Raises BadRequest."""
        seats = match.seat_count(self.game.rules, self._played.record.options)
        return replace(self, _saved=checked(replace(self._saved, names=names), seats))

    def text(self, *, date: str = "") -> str:
        """Returns the record as people write it, with headers; `boardlet.load` inverts it."""
        return notation.write(self._saved, date)

    def link(self) -> str:
        """Returns the record as the text that stands in links: `…/#/<game>/<text>`.

        `boardlet.load` inverts it. Raises BadLink for a record that is too long.
        """
        return link.encode(self._saved)

    def best_turn(
        self,
        level: int = STRONGEST,
        *,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Advice:
        """Searches for the best turn, as `State.best_turn` does.

        Where something is hidden from everyone, only a record gives an honest
        answer: the player knows what was to be seen in it, and nothing else.
        """
        return _best(self.game, self._played, level, seed, nodes, seconds)

    def _replayed(self) -> Iterator[Played]:
        played = begin(self.game.rules, self.options, self.position)
        yield played
        for move in self.moves:
            played = add_turn(played, move)
            yield played

    def _grown(self, played: Played) -> Record:
        return replace(self, _saved=replace(self._saved, record=played.record), _played=played)

    def _repr_svg_(self) -> str:
        return self.state.svg(width=WIDTH)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Record of {self.game.id}: {len(self.moves)} turns>"


def _record(saved: Saved) -> Record:
    owner = game(saved.record.game)
    played = begin(owner.rules, saved.record.options, saved.record.position)
    for move in saved.record.moves:
        played = add_turn(played, move)
    if saved.record.partial:
        played = add_partial(played, saved.record.partial)
    return Record(owner, saved, played)


def _state(owner: Game, played: Played) -> State:
    return State(owner, played.state, played.record.options)


def _best(
    owner: Game,
    played: Played,
    level: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
) -> Advice:
    if level not in range(1, STRONGEST + 1):
        raise BadRequest(f"`level` must be from 1 to {STRONGEST}", at="level")
    if nodes is not None and nodes < 1:
        raise BadRequest("`nodes` must be at least 1", at="nodes")
    if seconds is not None and seconds <= 0:
        raise BadRequest("`seconds` must be above 0", at="seconds")
    milliseconds = None if seconds is None else max(1, round(1000 * seconds))
    player = Player(owner.rules, played, level, seed, nodes=nodes, milliseconds=milliseconds)
    *_, last = filter(None, player.advise())
    return last


def _depth(depth: int, least: int) -> int:
    if depth < least:
        raise BadRequest(f"`depth` must be at least {least}", at="depth")
    return depth
