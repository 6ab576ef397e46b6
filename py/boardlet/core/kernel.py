"""The fast face of a game: its rules over small hashable values.

A kernel plays exactly the game that the game's State plays; a contract test
holds one against the other. Search and perft run on kernels only.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from boardlet.core.state import State

Position = Hashable
"""A kernel's own value, usually a tuple of integers; equal positions play the same."""


class Kernel(Protocol):
    """The rules of one game under one set of options, over positions and integer actions."""

    def position(self, state: State) -> Position:
        """The kernel's position for a state of the same game and options."""

    def seat(self, position: Position) -> int:
        """The seat to act."""

    def in_turn(self, position: Position) -> bool:
        """True after an action that did not end its turn."""

    def actions(self, position: Position) -> list[int]:
        """All legal actions in any fixed order; empty if and only if the game is over."""

    def apply(self, position: Position, action: int) -> Position:
        """The position after a legal action; an illegal one is not detected."""

    def action_text(self, position: Position, action: int) -> str:
        """The action's text, as the State writes it."""

    def payoff(self, position: Position) -> tuple[float, ...]:
        """What a finished game is worth to each seat, in points of its own score."""

    def evaluate(self, position: Position) -> tuple[float, ...]:
        """An estimate, by seat, of the payoff from a running position."""
