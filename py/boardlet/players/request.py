"""What a computer player is asked, and what it says: between the protocol and the search."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from boardlet.core.errors import IllegalMove
from boardlet.core.guide import Level, Method
from boardlet.core.kernel import Kernel, Position
from boardlet.core.record import Played
from boardlet.core.state import Game
from boardlet.core.turns import join
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.thinking import Thought, think

STRONGEST = 6
WITHOUT_END = 1 << 40


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn that the search would play, and what it thinks of it.

    `turn` is the whole turn's text, the actions already played in it included.
    `score` is the expected final margin over the best opponent, in points, seen
    by the seat to act. `line` is how the game may go on, turn by turn, this turn
    first. The last advice of a search is `final`.
    """

    turn: str
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
        self._position = self._kernel.position(played.state)
        self._guide = guide_for(self._kernel, self._position)
        self._method = method or self._guide.method
        self._level: Level = self._guide.levels[level - 1]
        if nodes is None:
            to_the_end = level == STRONGEST and self._guide.solves(self._position)
            nodes = WITHOUT_END if to_the_end else self._level.nodes
        self._clock = Clock(nodes, milliseconds)
        self._seed = f"{seed}/{len(played.record.moves)}/{len(played.now.actions)}"
        self._begun = played.now.actions

    def stop(self) -> None:
        """Ends the search: `advise` then yields its final advice."""
        self._clock.stop()

    def advise(self) -> Generator[Advice | None, None, None]:
        """Yields None to breathe, advice whenever there is news, and final advice at the end."""
        thinking = think(
            self._kernel,
            self._guide,
            self._position,
            self._level,
            self._seed,
            self._clock,
            self._method,
        )
        while True:
            try:
                thought = next(thinking)
            except StopIteration as end:
                yield self._advice(end.value, final=True)
                return
            yield None if thought is None else self._advice(thought, final=False)

    def _advice(self, thought: Thought, *, final: bool) -> Advice:
        first, *rest = _texts(
            self._kernel, self._position, (*thought.turn.actions, *thought.line), self._begun
        )
        return Advice(
            first,
            round(thought.value / 100, 2),
            thought.nodes,
            thought.depth,
            thought.exact,
            (first, *rest),
            final,
            final and self._clock.stopped,
        )


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
