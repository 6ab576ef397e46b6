"""Chifoumi as a Game: its options, board, start, and the reading of position texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from boardlet.core import grid
from boardlet.core.board import Board, Tray
from boardlet.core.kernel import Kernel
from boardlet.core.options import Options, choice, flag
from boardlet.core.state import Spec, State
from boardlet.games.chifoumi import typed
from boardlet.games.chifoumi.discs import COLOURS, WORDS
from boardlet.games.chifoumi.fields import SIZE
from boardlet.games.chifoumi.imagining import imagine
from boardlet.games.chifoumi.kernel import ChifoumiKernel
from boardlet.games.chifoumi.rules import ChifoumiState, rules_of, start_state

_ROTATIONS = {2: (0, 180), 3: (0, 180, 0), 4: (0, 270, 180, 90)}
"""With four players a corner each: the own corner comes to the bottom left."""


class Chifoumi:
    """Rock, scissors, paper and well on a board; two, three or four players."""

    spec = Spec(
        "chifoumi",
        (2, 3, 4),
        (
            choice("players", 2, 3, 4),
            choice("start", "close", "wide", when={"players": (2,)}),
            choice("first", "white", "black", when={"players": (2,)}),
            choice(
                "level",
                "beginner",
                "advanced",
                "professional",
                limits={"professional": {"players": (2, 3)}},
                sets={
                    "advanced": {"hidden": True, "touch": True},
                    "professional": {"hidden": True, "touch": True, "own": True},
                },
            ),
            flag("hidden"),
            flag("touch"),
            flag("own", when={"players": (2, 3)}),
            flag("equal"),
            choice("setup", "fixed", "free"),
        ),
        matches=("single", "best-of", "first-to"),
        starter="first",
        partners={4: (0, 1, 0, 1)},
        order=2,
    )

    def board(self, options: Options) -> Board:
        """The 7x7 board, a tray of captures for each seat and, for free setup, hands."""
        players = int(options["players"])
        hands = range(players) if options["setup"] == "free" else ()
        return Board(
            grid.points(SIZE),
            (-0.5, -0.5, SIZE + 1, SIZE + 1),
            grid.drawing(SIZE),
            tuple(WORDS[letter] for letter in COLOURS[players]),
            (
                *(Tray(f"hand-{side}", side, "hand") for side in hands),
                *(Tray(f"taken-{seat}", seat, "taken") for seat in range(players)),
            ),
            _ROTATIONS[players],
        )

    def start(self, options: Options) -> ChifoumiState:
        """The start position."""
        return start_state(options)

    def parse(self, options: Options, text: str) -> ChifoumiState:
        """Reads a position text. Raises BadPosition."""
        return typed.parse(rules_of(options), text)

    def imagine(
        self, options: Options, history: Sequence[State], random: Random
    ) -> ChifoumiState | None:
        """With `hidden`, a state that fits what was public; None when all is known."""
        if not options["hidden"]:
            return None
        return imagine(cast(Sequence[ChifoumiState], history), random)

    def kernel(self, options: Options) -> Kernel:
        """The rules over bit sets."""
        return ChifoumiKernel(options)
