"""Boards as the page needs them: points with coordinates and neighbours, never pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Direction = Literal["left", "right", "up", "down", "up-left", "up-right", "down-left", "down-right"]


@dataclass(frozen=True, slots=True)
class Point:
    """A place on a board where a piece may stand.

    `x` grows to the right and `y` downward, in board units: neighbouring points
    are one unit apart. `row` counts from the top. `neighbours` says where an
    arrow key goes from here; only existing points are named.
    """

    name: str
    x: float
    y: float
    row: int
    neighbours: Mapping[Direction, str] = field(default_factory=dict)
    side: int | None = None
    """The side whose own area this point is in, where a board has such areas."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A place beside the board: pieces still in hand, or pieces a seat has captured.

    `name` stands where a point's name would: `hand-0`, `taken-1`.
    """

    name: str
    side: int
    role: Literal["hand", "taken"]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything about a board that does not change during a game.

    `box` is x, y, width and height in board units. `drawing` is an SVG fragment
    in the same units, drawn below the pieces; its classes take their colours
    from the page. `sides` names the colours by side, as tokens that the page
    has a colour and a word for. `rotations` are the degrees by which the board
    is turned so that a side sits at the bottom. `reach` is how far from a
    point's centre a pointer still hits it, in board units.
    """

    points: tuple[Point, ...]
    box: tuple[float, float, float, float]
    drawing: str
    sides: tuple[str, ...]
    trays: tuple[Tray, ...] = ()
    rotations: tuple[int, ...] = ()
    reach: float = 0.5
    piece_size: float = 1.0
    """Side of the square in which a piece's symbol is drawn, in board units."""
