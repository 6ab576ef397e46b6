"""The seam between games and everything else: Game, State and the values they exchange."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from boardlet.core.board import Board
from boardlet.core.errors import Argument
from boardlet.core.kernel import Kernel
from boardlet.core.options import Option, Options

EventKind = Literal["step", "jump", "place", "stack", "capture", "pass", "skip", "swap", "stop"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its key in the language files, with the arguments it needs."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on a point or in a tray.

    `id` stays the same from the start of a record to its end. `point` is the
    name of a point or of a tray. `level` is 0 at the bottom of a tower. `kind`
    is None where nobody may see it, `side` is None for a piece that belongs to
    nobody.
    """

    id: str
    point: str
    kind: str | None
    side: int | None
    level: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in an action, in the order in which it is shown.

    Every event with a piece moves it from `source` to `target` (points or trays)
    and puts it at `level` there; a captured piece moves into a `taken` tray.
    `path` lists the points in between, for a move told as one action. `pass`,
    `skip`, `swap` and `stop` move nothing: they name the seat only.
    """

    kind: EventKind
    seat: int
    piece: str | None = None
    source: str | None = None
    target: str | None = None
    level: int = 0
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action, told so that the page can offer it without knowing the game.

    `piece` is the piece that would act; `source` where it is (a point or tray);
    `target` the point to tap. An action without a target is a button.
    """

    action: str
    kind: EventKind
    piece: str | None = None
    source: str | None = None
    target: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: ranks by seat (1 is best, equal is shared) and why, as a key."""

    ranks: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Tally:
    """A line of the final count: what one piece (or one fact) adds to a side's score."""

    side: int
    value: float
    piece: str | None = None
    points: tuple[str, ...] = ()
    label: str | None = None
    """Message key of a line that no piece stands for, such as a bonus."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """Numbers by side on points, shown on request: fields attacked, say.

    `counts` maps a point's name to one count a side.
    """

    key: str
    counts: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the page shows of a state beside its pieces.

    `status` says whose turn it is or how the game ended; `notes` are duties and
    facts that matter now; `sides` is the side each seat plays.
    """

    status: Message
    notes: tuple[Message, ...] = ()
    sides: tuple[int, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    tally: tuple[Tally, ...] = ()


class State(Protocol):
    """A position in a game, perhaps in the middle of a turn; immutable and hashable."""

    @property
    def seat(self) -> int:
        """The seat to act; in a finished game the seat that would be next."""

    @property
    def in_turn(self) -> bool:
        """True after an action that did not end its turn."""

    def legal_actions(self) -> tuple[str, ...]:
        """The texts of all legal actions, sorted; empty if and only if the game is over."""

    def apply(self, action: str) -> State:
        """The state after an action. Raises BadMove (no such text) or IllegalMove."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""

    def scores(self) -> tuple[float, ...] | None:
        """Points by seat as they stand, or None where the game has none."""

    def pieces(self) -> tuple[Piece, ...]:
        """All pieces as everyone may see them, in a fixed order."""

    def text(self) -> str:
        """The position text; `Game.parse` inverts it."""

    def events(self, action: str) -> tuple[Event, ...]:
        """What a legal action would do, step by step."""

    def choices(self) -> tuple[Choice, ...]:
        """The legal actions in the order of `legal_actions`, told for the page."""

    def scene(self) -> Scene:
        """What the page shows beside the pieces."""


@dataclass(frozen=True, slots=True)
class Spec:
    """The static facts of a game: its id, the seat counts it can be played with, its options.

    `matches` are the kinds of match that make sense, as `core.match` names them.
    `starter` is the key of the option that says who begins, where there is one:
    in a match it changes from game to game, instead of the seats. `partners` is,
    for a number of seats that play in teams, the team of each seat. Lists show
    games by `order`, and by id where that is the same. `published` is what is
    known of games between people elsewhere: their number, and how many percent
    of them the first seat won, the second won, and nobody.
    """

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    matches: tuple[str, ...] = ("single", "best-of")
    starter: str | None = None
    partners: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    order: int = 100
    published: tuple[int, float, float, float] | None = None


class Game(Protocol):
    """A game: its facts, its board, and the ways into a state. Options come resolved."""

    @property
    def spec(self) -> Spec:
        """The static facts."""

    def board(self, options: Options) -> Board:
        """The board for these options."""

    def start(self, options: Options) -> State:
        """The start position."""

    def parse(self, options: Options, text: str) -> State:
        """The state a position text describes. Raises BadPosition."""

    def kernel(self, options: Options) -> Kernel:
        """The same rules over small values, for search and counting."""
