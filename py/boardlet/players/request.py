"""What a computer player is asked, and what it says: between the protocol and the search."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random

from boardlet.core.errors import IllegalMove
from boardlet.core.guide import Hiding, Level, Method
from boardlet.core.kernel import Kernel, Position
from boardlet.core.record import Played, begin
from boardlet.core.state import Game, State
from boardlet.core.turns import STOP, join, split
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.thinking import Thought, think

STRONGEST = 6
WITHOUT_END = 1 << 40
WORLDS = 6
"""States that are searched where something is hidden."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn that the search would play, and what it thinks of it.

    `turn` is the whole turn's text, the actions already played in it included;
    `actions` are the ones still to be played.
    `score` is the expected final margin over the best opponent, in points, seen
    by the seat to act. `line` is how the game may go on, turn by turn, this turn
    first. The last advice of a search is `final`.
    """

    turn: str
    actions: tuple[str, ...]
    score: float
    nodes: int
    depth: int
    exact: bool
    line: tuple[str, ...]
    final: bool = False
    stopped: bool = False


class Player:
    """One request to think: iterate over `advise`; `stop` makes it answer at once."""

    def __init__(
        self,
        game: Game,
        played: Played,
        level: int = STRONGEST,
        seed: int = 0,
        *,
        nodes: int | None = None,
        milliseconds: int | None = None,
        method: Method | None = None,
    ) -> None:
        """Prepares to think about a record's state.

        `level` is from 1 to 6; `nodes` replaces the level's own number of
        positions to look at, `milliseconds` ends the search early, `method` is
        another search than the game's own. Raises IllegalMove for a finished game.
        """
        if played.state.outcome() is not None:
            raise IllegalMove("the game is over: there is no turn to choose", key="error-game-over")
        self._kernel = game.kernel(played.record.options)
        self._seed = f"{seed}/{len(played.record.moves)}/{len(played.now.actions)}"
        self._worlds = [self._kernel.position(state) for state in _worlds(game, played, self._seed)]
        position = self._worlds[0]
        self._guide = guide_for(self._kernel, position)
        self._method = method
        self._level: Level = self._guide.levels[level - 1]
        if nodes is not None:
            self._level = replace(self._level, opening=False)
        else:
            to_the_end = level == STRONGEST and self._guide.solves(position)
            nodes = WITHOUT_END if to_the_end else self._level.nodes
        self._clock = Clock(nodes, milliseconds)
        self._begun = played.now.actions

    def stop(self) -> None:
        """Ends the search: `advise` then yields its final advice."""
        self._clock.stop()

    def advise(self) -> Generator[Advice | None, None, None]:
        """Yields None to breathe, advice whenever there is news, and final advice at the end.

        Where something is hidden, several worlds are searched, each with its
        share of the nodes, and the turn that is best in most of them is played.
        """
        ends: list[Thought] = []
        nodes = self._clock.limit
        for number, world in enumerate(self._worlds, 1):
            self._clock.limit = nodes * number // len(self._worlds)
            thinking = think(
                self._kernel,
                self._guide,
                world,
                self._level,
                self._seed,
                self._clock,
                self._method,
            )
            while True:
                try:
                    thought = next(thinking)
                except StopIteration as end:
                    ends.append(end.value)
                    break
                yield None if thought is None else self._advice(thought, world)
            if self._clock.stopped:
                break
        yield self._advice(_elected(ends, self._clock.nodes), self._worlds[0], final=True)

    def _advice(self, thought: Thought, position: Position, *, final: bool = False) -> Advice:
        first, *rest = _texts(
            self._kernel, position, (*thought.turn.actions, *thought.line), self._begun
        )
        return Advice(
            first,
            _actions(self._kernel, position, thought.turn.actions),
            round(thought.value / 100, 2),
            thought.nodes,
            thought.depth,
            thought.exact and len(self._worlds) == 1,
            (first, *rest),
            final,
            final and self._clock.stopped,
        )


def _worlds(game: Game, played: Played, seed: str) -> list[State]:
    """The states that the player may be in, as far as it can know."""
    if not isinstance(game, Hiding):
        return [played.state]
    random = Random(f"worlds/{seed}")
    history = _history(game, played)
    found: list[State] = []
    for _ in range(WORLDS):
        state = game.imagine(played.record.options, history, random)
        if state is None:
            return [played.state]
        found.append(state)
    return found


def _history(game: Game, played: Played) -> list[State]:
    """Every state of a record, those within turns included."""
    replay = begin(game, played.record.options, played.record.position)
    states = [replay.state]
    for move in (*played.record.moves, played.record.partial):
        if move:
            for action in split(move):
                states.append(states[-1].apply(action))
            if move is not played.record.partial and states[-1].in_turn:
                states.append(states[-1].apply(STOP))
    return states


def _elected(ends: list[Thought], nodes: int) -> Thought:
    """The thought whose turn is best in most worlds, with its mean value there."""
    if len(ends) == 1:
        return ends[0]
    votes: dict[tuple[int, ...], list[Thought]] = {}
    for thought in ends:
        votes.setdefault(thought.turn.actions, []).append(thought)
    most = max(votes.values(), key=lambda own: (len(own), sum(one.value for one in own) / len(own)))
    value = round(sum(one.value for one in most) / len(most))
    return Thought(most[0].turn, value, most[0].depth, nodes)


def _actions(kernel: Kernel, position: Position, actions: tuple[int, ...]) -> tuple[str, ...]:
    texts: list[str] = []
    for action in actions:
        texts.append(kernel.action_text(position, action))
        position = kernel.apply(position, action)
    return tuple(texts)


def _texts(
    kernel: Kernel, position: Position, actions: tuple[int, ...], begun: tuple[str, ...]
) -> list[str]:
    """The texts of the turns that actions make up; the first one was begun before."""
    turns: list[str] = []
    now = list(begun)
    for action in actions:
        now.append(kernel.action_text(position, action))
        position = kernel.apply(position, action)
        if not kernel.in_turn(position):
            turns.append(join(tuple(now)))
            now = []
    return turns
