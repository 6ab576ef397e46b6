"""A position as one self-contained SVG document, drawn as the page draws it.

Classes, style sheets and scripts are left out: every colour stands in an
attribute, so that the picture can be put inline into any page or notebook, or
be saved as a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from zlib import crc32

from boardlet.core.board import Board
from boardlet.core.markup import Node, read
from boardlet.core.palette import EMBLEMS, SIDES, Style, both_themes, style
from boardlet.core.state import Piece

_NAMESPACE = "http://www.w3.org/2000/svg"
_STEP = 0.14
"""How much higher each piece of a tower is drawn, in sizes of a piece."""
_TALLEST = 0.62
"""The most that the pieces of a tower may rise above each other together."""
_COUNTED = 3
"""From how many pieces on a tower's height is written beside it."""
_PLAIN = Node(
    "symbol",
    {"viewBox": "0 0 100 100"},
    [Node("circle", {"class": "art-body", "stroke-width": "2", "cx": "50", "cy": "50", "r": "40"})],
)
"""For a kind that has no picture."""
_FACE = "system-ui, 'Segoe UI', 'Liberation Sans', Arial, sans-serif"


def picture(
    board: Board,
    pieces: Iterable[Piece],
    art: str,
    *,
    dark: bool = False,
    follow: bool = False,
    width: int | None = None,
    title: str | None = None,
) -> str:
    """Returns a position as an SVG document.

    `art` is the SVG document that holds a symbol for each kind of piece, as a
    `board` reply has it. Pieces in trays are not drawn. With `follow` it
    keeps its classes, by which the site's style sheets give it the colours of
    the page's theme. `width` is in pixels; without it the picture takes the
    room that it is given. `title` is what a screen reader says of it.
    """
    prefix = f"p{crc32(f'{art}{board.drawing}{dark}'.encode()):x}-"
    painter = _Painter(board, art, style(dark), prefix, classes=follow)
    x, y, wide, high = board.box
    root = Node("svg", {"xmlns": _NAMESPACE, "viewBox": _numbers(x, y, wide, high)})
    if width is not None:
        root.attributes |= {"width": str(width), "height": str(round(width * high / wide))}
    if title is None:
        root.attributes["aria-hidden"] = "true"
    else:
        root.attributes["role"] = "img"
        root.children.append(Node("title", text=title))
    drawn = [*painter.drawing(), *painter.pieces(list(pieces))]
    root.children += [Node("defs", children=painter.defs()), *drawn]
    return root.write()


@dataclass(frozen=True, slots=True)
class Parts:
    """What pictures of one board are put together from, in colours that suit both themes.

    `paints` are gradients and clips, `surface` is what lies below the pieces, and `symbols` has
    the picture of each look: a kind (None where it is hidden) and a side (None: nobody's).
    """

    paints: list[Node]
    surface: list[Node]
    symbols: Mapping[tuple[str | None, int | None], Node]


def parts(board: Board, art: str, looks: Iterable[tuple[str | None, int | None]]) -> Parts:
    """Returns the parts of a board's pictures for a program that draws many of them itself."""
    painter = _Painter(board, art, both_themes, f"p{crc32(f'{art}{board.drawing}'.encode()):x}-")
    symbols = {(kind, side): painter.symbol(kind, side) for kind, side in looks}
    return Parts(painter.paints(), painter.drawing(), symbols)


def emblem(side: str) -> Node:
    """A side's sign in a box of 16 by 16, in the side's colours, for use beside its name."""
    colours = SIDES[side]
    ink = {"fill": colours.fill, "stroke": colours.edge, "stroke-width": "0.8"}
    return Node("path", {"d": EMBLEMS[side], **ink, "stroke-linejoin": "round"})


class _Painter:
    """Makes the nodes of one picture and remembers which symbols they use."""

    def __init__(
        self, board: Board, art: str, look: Style, prefix: str, *, classes: bool = False
    ) -> None:
        self._board = board
        self._classes = classes
        self._look = look
        self._prefix = prefix
        document = read(art)
        self._symbols = {
            node.attributes.get("id", ""): node for node in document.walk() if node.tag == "symbol"
        }
        self._paints = [node for node in document.children if node.tag != "symbol"]
        self._used: dict[str, Node] = {}

    def defs(self) -> list[Node]:
        """All that the drawn nodes refer to; asked for last, when the used symbols are known."""
        return [*self.paints(), *self._used.values()]

    def paints(self) -> list[Node]:
        """The gradients of the art and the shadow below pieces."""
        stops = [
            Node("stop", {"offset": offset, "stop-opacity": opacity, **self._look("shade", "none")})
            for offset, opacity in (("0", "1"), (".55", ".75"), ("1", "0"))
        ]
        shadow = Node("radialGradient", {"id": f"{self._prefix}shadow"}, stops)
        paints = [self._inked(node, "none") for node in self._paints]
        return [*paints, shadow]

    def drawing(self) -> list[Node]:
        """The board below the pieces."""
        return [self._inked(node, "none") for node in read(self._board.drawing).children]

    def pieces(self, pieces: list[Piece]) -> list[Node]:
        """The pieces on points: what is nearer to the viewer later, towers from the bottom."""
        places = {point.name: (point.x, point.y) for point in self._board.points}
        towers: dict[str, list[Piece]] = {}
        for piece in sorted(pieces, key=lambda piece: piece.level):
            if piece.point in places:
                towers.setdefault(piece.point, []).append(piece)
        size = self._board.piece_size
        drawn: list[Node] = []
        numbers: list[Node] = []
        for point, tower in sorted(towers.items(), key=lambda item: places[item[0]][1]):
            x, y = places[point]
            height = len(tower)
            step = size * min(_STEP, _TALLEST / max(1, height - 1))
            # A tower grows both ways, so that it stays over its point.
            tops = [y + step * ((height - 1) * 0.45 - level) for level in range(height)]
            drawn += [self._piece(piece, x, top) for piece, top in zip(tower, tops, strict=True)]
            if height >= _COUNTED:
                numbers.append(self._number(height, x + size * 0.38, tops[-1] - size * 0.34))
        return drawn + numbers

    def _piece(self, piece: Piece, x: float, y: float) -> Node:
        size = self._board.piece_size
        node = Node("g", {"transform": f"translate({_numbers(x, y)})"})
        if piece.level == 0:
            shadow = {
                "fill": f"url(#{self._prefix}shadow)",
                "opacity": "0.42",
                "cy": _number(size * 0.36),
                "rx": _number(size * 0.5),
                "ry": _number(size * 0.2),
            }
            node.children.append(Node("ellipse", shadow))
        box = _box(-size / 2, -size / 2, size)
        ident = self.symbol(piece.kind, piece.side).attributes["id"]
        node.children.append(Node("use", {"href": f"#{ident}", **box}))
        return node

    def symbol(self, kind: str | None, number: int | None) -> Node:
        """A piece's symbol in the colours of a side, made when it is first used."""
        side = "none" if number is None else self._board.sides[number]
        name = kind if kind is not None and kind in self._symbols else "hidden"
        ident = f"{self._prefix}{name}-{side}"
        if ident in self._used:
            return self._used[ident]
        source = self._symbols.get(name, _PLAIN)
        symbol = self._inked(source, side)
        spot = symbol.attributes.pop("data-emblem", "").split()
        if len(spot) == 3 and side in EMBLEMS:
            symbol.children.append(_emblem(side, *map(float, spot)))
            if self._classes:
                symbol.children[-1].attributes["class"] = "art-emblem"
        symbol.attributes["id"] = ident
        if self._classes:
            symbol.attributes["data-side"] = side
        self._used[ident] = symbol
        return symbol

    def _number(self, number: int, x: float, y: float) -> Node:
        size = self._board.piece_size
        circle = {"r": _number(size * 0.17), "stroke-width": _number(size * 0.025)}
        text = {
            "y": _number(size * 0.09),
            "font-family": _FACE,
            "font-size": _number(size * 0.25),
            "font-weight": "700",
            "text-anchor": "middle",
            "fill": "#25231f",
        }
        return Node(
            "g",
            {"transform": f"translate({_numbers(x, y)})"},
            [
                Node("circle", circle | self._look("tower-height", "none")),
                Node("text", text, text=str(number)),
            ],
        )

    def _inked(self, node: Node, side: str) -> Node:
        """A copy with colours in place of classes, and ids that no other picture has."""
        side = node.attributes.get("data-side", side)
        found: dict[str, str] = {}
        for name in node.attributes.get("class", "").split():
            found |= self._look(name, side)
        for key, value in node.attributes.items():
            if key == "id":
                found[key] = self._prefix + value
            elif key not in ("class", "data-side"):
                found[key] = value.replace("url(#", f"url(#{self._prefix}")
        if self._classes:
            kept = ("class", "data-side")
            found |= {key: node.attributes[key] for key in kept if key in node.attributes}
        if node.tag == "text":
            found["font-family"] = _FACE
        children = [self._inked(child, side) for child in node.children]
        return Node(node.tag, found, children, node.text)


def _emblem(side: str, x: float, y: float, size: float) -> Node:
    corner = _numbers(x - size / 2, y - size / 2)
    move = f"translate({corner}) scale({_number(size / 16)})"
    return Node("path", {"transform": move, "fill": SIDES[side].ink, "d": EMBLEMS[side]})


def _box(x: float, y: float, size: float) -> Mapping[str, str]:
    return {"x": _number(x), "y": _number(y), "width": _number(size), "height": _number(size)}


def _numbers(*values: float) -> str:
    return " ".join(map(_number, values))


def _number(value: float) -> str:
    # Adding zero turns -0.0 into 0.0.
    return f"{round(value, 4) + 0:g}"
