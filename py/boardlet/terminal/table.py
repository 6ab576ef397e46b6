"""A game at a terminal: people type turns, computers play theirs, all see the board."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TextIO

from boardlet.core.errors import BoardletError
from boardlet.core.record import Played, add_turn
from boardlet.core.state import Game
from boardlet.core.turns import play_part
from boardlet.players.request import STRONGEST, Player
from boardlet.terminal.drawing import Drawing
from boardlet.terminal.phrases import Phrases

__all__ = ["STRONGEST", "Table"]

_HELP = """\
Write a turn as records write it, such as Ke4, c3-c4 or e5xg5xg7: it ends where its text ends.
  moves            what is legal now
  moves BEGINNING  how a turn that begins so may go on
  undo             takes back the last turn, and those of computers after it
  help, quit"""


class Table:
    """A game at which persons and computers sit, and what they see of it."""

    def __init__(
        self,
        game: Game,
        played: Played,
        seats: Sequence[int | None],
        seed: int,
        source: TextIO,
        target: TextIO,
    ) -> None:
        """Sits down at a begun game; `seats` holds each computer's level, None for a person."""
        self._game = game
        self._history = [played]
        self._seats = seats
        self._seed = seed
        self._source = source
        self._target = target
        board = game.board(played.record.options)
        colour = target.isatty() and "NO_COLOR" not in os.environ
        self._drawing = Drawing(board, played.state.pieces(), colour=colour)
        self._phrases = Phrases.of(game)

    def play(self) -> None:
        """Plays until the game ends or a person leaves."""
        if any(self._seats):
            self._say(f"Seed {self._seed}.")
        self._say("Type help for help.")
        self._show()
        while self._played.state.outcome() is None:
            level = self._seats[self._played.state.seat]
            if level is not None:
                self._add(self._computer_turn(level), told=True)
            elif not self._person_turn():
                return
        self._say(self._result())

    @property
    def _played(self) -> Played:
        return self._history[-1]

    def _say(self, text: str) -> None:
        self._target.write(f"{text}\n")
        self._target.flush()

    def _name(self, seat: int) -> str:
        return self._drawing.side(self._played.state.scene().sides[seat])

    def _show(self) -> None:
        """The board, the scores, whose turn it is, and what the game says of the moment."""
        state = self._played.state
        lines = ["", *self._drawing.lines(state.pieces())]
        scores = state.scores()
        if scores is not None:
            points = [f"{self._name(seat)} {score:g}" for seat, score in enumerate(scores)]
            lines.append(f"Score: {', '.join(points)}.")
        if state.outcome() is None:
            lines.append(f"Turn {len(self._played.record.moves) + 1}: {self._name(state.seat)}.")
        scene = state.scene()
        lines += [self._phrases.text(note.key, note.arguments) for note in scene.notes]
        self._say("\n".join(lines))

    def _person_turn(self) -> bool:
        """Takes lines until one is a turn; tells whether the person stays."""
        while True:
            self._target.write(f"{self._name(self._played.state.seat).lower()}> ")
            self._target.flush()
            line = self._source.readline()
            if not line:
                self._say("")
                return False
            word, _, rest = line.strip().partition(" ")
            match word:
                case "":
                    continue
                case "quit":
                    return False
                case "help":
                    self._say("\n".join((_HELP, self._legend())))
                case "moves":
                    self._list_moves(rest.strip())
                case "undo":
                    self._undo()
                    return True
                case _:
                    if self._add(line.strip()):
                        return True

    def _legend(self) -> str:
        """What the letters on the board stand for."""
        words: dict[str, str] = {}
        for piece in self._played.state.pieces():
            if piece.kind is not None:
                side = "" if piece.side is None else self._drawing.side(piece.side).lower()
                arguments = {"kind": piece.kind, "side": side}
                phrase = self._phrases.text(f"{self._game.spec.id}-piece", arguments)
                words[self._drawing.label(piece)] = phrase
        return ", ".join(f"{label} {word}" for label, word in words.items())

    def _list_moves(self, beginning: str) -> None:
        state = self._played.state
        try:
            if beginning:
                state, _ = play_part(state, beginning)
        except BoardletError as error:
            self._say(error.message)
            return
        if beginning and not state.in_turn:
            self._say(f"{beginning} is a whole turn.")
        else:
            self._say(" ".join(state.legal_actions()))

    def _undo(self) -> None:
        persons = [
            number
            for number, played in enumerate(self._history[:-1])
            if self._seats[played.state.seat] is None
        ]
        if not persons:
            self._say("There is no turn to take back.")
            return
        del self._history[persons[-1] + 1 :]
        self._show()

    def _add(self, turn: str, *, told: bool = False) -> bool:
        """Plays a turn and shows what has become of the board; False if it is not legal."""
        name = self._name(self._played.state.seat)
        try:
            self._history.append(add_turn(self._played, turn))
        except BoardletError as error:
            self._say(error.message)
            return False
        if told:
            self._say(f"{name} plays {turn}.")
        self._show()
        return True

    def _computer_turn(self, level: int) -> str:
        player = Player(self._game, self._played, level, self._seed)
        *_, last = (advice for advice in player.advise() if advice is not None)
        return last.turn

    def _result(self) -> str:
        outcome = self._played.state.outcome()
        assert outcome is not None
        reason = self._phrases.text(f"{self._game.spec.id}-reason-{outcome.reason}", {})
        first = [self._name(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1]
        if len(first) == len(outcome.ranks):
            return f"{reason} A draw."
        if len(outcome.ranks) > 2:
            places = [f"{self._name(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)]
            return f"{reason} Places: {', '.join(places)}."
        return f"{reason} {first[0]} wins."
