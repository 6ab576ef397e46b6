"""Draws the diagrams of the rules pages; runs with the engine on its path.

    PYTHONPATH=py python3 -m tools.pages_drawing < requests

A request is a list of pages as JSON, each a list of diagrams; the answer has the same form.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from boardlet.core import catalogue
from boardlet.core.board import Board
from boardlet.core.markup import Node, read
from boardlet.core.palette import SIDES, SURFACES
from boardlet.core.picture import picture
from boardlet.core.record import Played, add_turn, begin
from boardlet.core.state import Event
from boardlet.describe import art

MARK, HALO, LAST = "#0b6b66", SURFACES["mark-halo"][0], "#7a4a12"
"""As css/board/colours.css has them."""
_BEND = 0.14
"""How far an arrow bends aside, as a share of its length: ways there and back stay apart."""
_GEOMETRY = {"cx", "cy", "d", "height", "id", "r", "rx", "ry", "transform", "width", "x", "y"}
"""Attributes that say where something is; the others are inherited from a group."""
_EDGE = 0.38
"""How far from the middle of a piece an arrow begins."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram as the source of a page asks for it.

    `moves` are the turns that it tells of, from `position` on. `targets` has the next actions
    marked, `overlay` the numbers by side. A `story` is a whole game, drawn as it ends.
    """

    game: str
    options: dict[str, Any]
    position: str | None
    moves: list[str]
    label: str
    targets: bool = False
    overlay: bool = False
    story: bool = False


def main() -> None:
    """Answers one request."""
    pages = [[Diagram(**asked) for asked in page] for page in json.load(sys.stdin)]
    json.dump([drawn_page(page) for page in pages], sys.stdout)


def drawn_page(diagrams: list[Diagram]) -> dict[str, Any]:
    """Returns what the diagrams of a page share, as one SVG, and each of them.

    `start` are the turns before the position that is drawn, `turns` those that its arrows tell
    of; `over` says that nothing can be played from there.
    """
    shared: dict[str, Node] = {}
    figures = [_figure(diagram, shared) for diagram in diagrams]
    sprite = Node(
        "svg",
        {"class": "board-sprite", "width": "0", "height": "0", "aria-hidden": "true"},
        [Node("defs", children=list(shared.values()))],
    )
    return {"sprite": sprite.write() if shared else "", "figures": figures}


def _figure(diagram: Diagram, shared: dict[str, Node]) -> dict[str, Any]:
    game = catalogue.find(diagram.game)
    steps = [begin(game, diagram.options, diagram.position)]
    for turn in diagram.moves:
        steps.append(add_turn(steps[-1], turn))
    board = game.board(steps[0].record.options)
    events = [event for step in steps if step.last for event in step.last.events()]
    travels = [] if diagram.story else _travels(events, board)
    # A way is told by the position before it; a piece that was placed, by the one after.
    shown = steps[0] if travels else steps[-1]
    root = read(picture(board, shown.state.pieces(), art(game), follow=True))
    del root.attributes["aria-hidden"], root.attributes["xmlns"]
    root.attributes |= {"class": "diagram-picture", "role": "img", "aria-label": diagram.label}
    _share(root, board, shared)
    root.children += _marks(diagram, board, steps, events, travels)
    count, told = len(diagram.moves), bool(travels) or diagram.story
    return {
        "svg": root.write(),
        "start": diagram.moves[: 0 if told else count],
        "turns": diagram.moves if told else [],
        "over": not told and shown.state.outcome() is not None,
    }


def _share(root: Node, board: Board, shared: dict[str, Node]) -> None:
    """Moves the board and the symbols of a picture to those that the page has once."""
    defs, *rest = root.children
    ident = defs.children[0].attributes["id"].partition("-")[0] + "-board"
    count = len(read(board.drawing).children)
    shared |= {node.attributes["id"]: node for node in defs.children}
    shared[ident] = Node("g", {"id": ident}, _grouped(rest[:count]))
    pieces = rest[count:]
    for piece in pieces:
        for index, node in enumerate(piece.children):
            if node.tag == "ellipse":
                shadow = f"{ident}-shadow"
                shared[shadow] = Node("ellipse", {"id": shadow, **node.attributes})
                piece.children[index] = Node("use", {"href": f"#{shadow}"})
    root.children = [Node("use", {"href": f"#{ident}"}), *pieces]


def _grouped(nodes: list[Node]) -> list[Node]:
    """Puts the colours that neighbours have in common on a group around them."""
    groups: list[Node] = []
    for node in nodes:
        look = {key: value for key, value in node.attributes.items() if key not in _GEOMETRY}
        if not groups or groups[-1].attributes != look:
            groups.append(Node("g", look))
        own = {key: value for key, value in node.attributes.items() if key in _GEOMETRY}
        groups[-1].children.append(Node(node.tag, own, node.children, node.text))
    return groups


def _travels(events: Iterable[Event], board: Board) -> list[list[str]]:
    """Returns the ways of pieces from point to point, each of one piece as far as it went."""
    names = {point.name for point in board.points}
    ways: list[list[str]] = []
    last: str | None = None
    for event in events:
        if event.kind == "capture" or event.source not in names or event.target is None:
            continue
        points = [*event.path, event.target]
        if ways and last == event.piece and ways[-1][-1] == event.source:
            ways[-1] += points
        else:
            ways.append([event.source, *points])
        last = event.piece
    return ways


def _marks(
    diagram: Diagram,
    board: Board,
    steps: list[Played],
    events: list[Event],
    travels: list[list[str]],
) -> list[Node]:
    places = {point.name: (point.x, point.y) for point in board.points}
    marks: list[Node] = []
    if not travels:
        placed = [event.target for event in events if event.kind == "place" and event.target]
        marks += [_ring(*places[point]) for point in placed[-1:]]
    state = (steps[0] if travels else steps[-1]).state
    if diagram.targets:
        found = {choice.target for choice in state.choices() if choice.target}
        marks += [_dot(*places[point]) for point in sorted(found)]
    if diagram.overlay:
        (overlay,) = state.scene().overlays
        for point, counts in overlay.counts.items():
            marks += _pips(*places[point], dict(zip(board.sides, counts, strict=True)))
    return marks + [_arrow([places[point] for point in way]) for way in travels]


def _ring(x: float, y: float) -> Node:
    circle = {"cx": _text(x), "cy": _text(y), "r": "0.46", "fill": "none"}
    return Node(
        "g",
        children=[
            Node("circle", {**circle, "stroke": HALO, "stroke-width": "0.11"}),
            Node("circle", {**circle, "stroke": LAST, "stroke-width": "0.06"}),
        ],
    )


def _dot(x: float, y: float) -> Node:
    stroke = {"stroke": HALO, "stroke-width": "0.05"}
    return Node("circle", {"cx": _text(x), "cy": _text(y), "r": "0.13", "fill": MARK, **stroke})


def _pips(x: float, y: float, counts: Mapping[str, int]) -> list[Node]:
    """A row of small discs for each side, as many as it counts there."""
    rows = [(side, count) for side, count in counts.items() if count]
    pips = []
    for row, (side, count) in enumerate(rows):
        level = y + 0.19 * (row - (len(rows) - 1) / 2)
        for number in range(count):
            place = x + 0.17 * (number - (count - 1) / 2)
            colours = {"fill": SIDES[side].fill, "stroke": SIDES[side].edge, "stroke-width": "0.02"}
            spot = {"cx": _text(place), "cy": _text(level), "r": "0.07"}
            pips.append(Node("circle", {**spot, **colours}))
    return pips


def _arrow(places: list[tuple[float, float]]) -> Node:
    """A line through places that ends in a head; every part bends a little to its left.

    It begins at the edge of the piece that goes this way, so that its sign can be seen.
    """
    (x, y), *rest = places
    line = ""
    angle = 0.0
    for number, (to_x, to_y) in enumerate(rest):
        aside_x, aside_y = (to_y - y) * _BEND, (x - to_x) * _BEND
        middle_x, middle_y = (x + to_x) / 2 + aside_x, (y + to_y) / 2 + aside_y
        if number == 0:
            angle = math.atan2(middle_y - y, middle_x - x)
            start = x + _EDGE * math.cos(angle), y + _EDGE * math.sin(angle)
            line = f"M{_text(start[0])} {_text(start[1])}"
        angle = math.atan2(to_y - middle_y, to_x - middle_x)
        # The head reaches the middle of the point; the line ends below it.
        back = 0.2 if number == len(rest) - 1 else 0.0
        end = to_x - back * math.cos(angle), to_y - back * math.sin(angle)
        line += f"Q{_text(middle_x)} {_text(middle_y)} {_text(end[0])} {_text(end[1])}"
        x, y = to_x, to_y
    corners = [(0.0, 0.0), (-0.3, 0.17), (-0.3, -0.17)]
    turned = [
        (
            x + dx * math.cos(angle) - dy * math.sin(angle),
            y + dx * math.sin(angle) + dy * math.cos(angle),
        )
        for dx, dy in corners
    ]
    head = "M" + "L".join(f"{_text(px)} {_text(py)}" for px, py in turned) + "Z"
    stroke = {"fill": "none", "stroke-linecap": "round", "stroke-linejoin": "round"}
    return Node(
        "g",
        {"stroke-linejoin": "round"},
        [
            Node("path", {"d": line, **stroke, "stroke": HALO, "stroke-width": "0.16"}),
            Node("path", {"d": head, "fill": HALO, "stroke": HALO, "stroke-width": "0.1"}),
            Node("path", {"d": line, **stroke, "stroke": MARK, "stroke-width": "0.085"}),
            Node("path", {"d": head, "fill": MARK}),
        ],
    )


def _text(value: float) -> str:
    return f"{round(value, 3) + 0:g}"


if __name__ == "__main__":
    main()
