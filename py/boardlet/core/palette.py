"""The colours and signs of pictures: the light and dark values of css/board/colours.css."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Colours(NamedTuple):
    """What a side's pieces are drawn with."""

    fill: str
    ink: str
    """For signs upon the colour."""
    edge: str
    """Its outline."""
    rim: str
    """Its shaded side."""


SIDES: Mapping[str, Colours] = {
    "white": Colours("#f8f1e1", "#55493a", "#3a3129", "#d3c5a8"),
    "black": Colours("#2b282b", "#f3ead8", "#0d0c0d", "#131113"),
    "red": Colours("#cc3a2e", "#fff3ea", "#3a0804", "#8e2018"),
    "orange": Colours("#f0a030", "#4c2a00", "#331c00", "#b8700f"),
    "gold": Colours("#f6da66", "#594400", "#3d2f03", "#c7a02a"),
    "green": Colours("#78c47a", "#0b3413", "#0c2a12", "#4c9651"),
    "blue": Colours("#3f8fd6", "#f4faff", "#08203a", "#1f619d"),
    "violet": Colours("#66359a", "#f3e9fd", "#1e0937", "#431d6b"),
    "slate": Colours("#28323c", "#e4ecf3", "#0a0f14", "#141b22"),
    "none": Colours("#c9885a", "#33190a", "#331b07", "#a5683b"),
}
"""By colour token; `none` is for pieces that belong to nobody."""

EMBLEMS: Mapping[str, str] = {
    "white": "M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12z",
    "black": "M3 3h10v10h-10z",
    "red": "M8 2.2l6.4 11.3h-12.8z",
    "orange": "M5.8 2h4.4v3.8h3.8v4.4h-3.8v3.8h-4.4v-3.8h-3.8v-4.4h3.8z",
    "gold": (
        "M8 1.2l1.95 4.3l4.7.53l-3.5 3.17l.96 4.62l-4.11-2.33l-4.11 2.33l.96-4.62"
        "l-3.5-3.17l4.7-.53z"
    ),
    "green": "M8 1.3l5 6.7l-5 6.7l-5-6.7z",
    "blue": "M8 1.3c2.7 3.6 4.7 5.7 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.6 2-4.7 4.7-8.3z",
    "violet": "M5.3 2.2a6.6 6.6 0 1 1-.8 10.6a5.6 5.6 0 0 0 .8-10.6z",
    "slate": "M2.2 3h11.6v3.7h-11.6zM2.2 9.3h11.6v3.7h-11.6z",
}
"""Outlines in a box of 16 by 16, as js/board/emblems.js has them."""

SURFACES: Mapping[str, tuple[str, str]] = {
    "board-light": ("#f1e7d1", "#c9b998"),
    "board-dark": ("#bfa780", "#8a7553"),
    "board-rim": ("#e3d5b8", "#332d23"),
    "board-rim-line": ("#a48d65", "#6b5d45"),
    "board-name": ("#6a5a3e", "#b5a98f"),
    "board-wood": ("#d9b88a", "#8a6b49"),
    "board-wood-line": ("#a88350", "#b08d5f"),
    "board-wood-edge": ("#8a6334", "#3f2e1c"),
    "board-wood-light": ("#f3dfbe", "#b08d5f"),
    "board-wood-name": ("#5b3f1b", "#fff8ea"),
    "board-hole": ("#8f683b", "#3a2917"),
    "piece-shadow": ("#3a2a14", "#000"),
    "mark-halo": ("#fffaf0", "#f1e7d1"),
}
"""Light and dark, by the name of the custom property."""

_TINT = 0.26
"""How much of its side's colour a coloured area of the board has."""

Style = Callable[[str, str], dict[str, str]]
"""The attributes that a class means for a thing of a side."""


def style(dark: bool) -> Style:
    """Returns the look of all classes that drawings and pieces use, in one theme."""
    surface = {name: values[dark] for name, values in SURFACES.items()}

    def attributes(name: str, side: str) -> dict[str, str]:
        return _board(name, side, surface) or _piece(name, SIDES.get(side, SIDES["none"]), surface)

    return attributes


def both_themes(name: str, side: str) -> dict[str, str]:
    """The look of a class for a document that follows the theme around it, a `Style` of its own."""
    light, dark = style(False)(name, side), style(True)(name, side)
    return {
        key: value if value == dark[key] else f"light-dark({value}, {dark[key]})"
        for key, value in light.items()
    }


def _board(name: str, side: str, surface: Mapping[str, str]) -> dict[str, str]:
    line = {"fill": "none"}
    match name:
        case "board-rim":
            return _filled(surface["board-rim"], surface["board-rim-line"], "0.02")
        case "board-light" | "board-dark" | "board-hole":
            return {"fill": surface[name]}
        case "board-frame":
            return line | _stroked(surface["board-rim-line"], "0.03")
        case "board-wood":
            return _filled(surface["board-wood"], surface["board-wood-edge"], "0.05")
        case "board-bevel":
            return line | _stroked(surface["board-wood-light"], "0.04") | {"opacity": "0.6"}
        case "board-grain":
            return line | _stroked(surface["board-wood-edge"], "0.05") | {"opacity": "0.16"}
        case "board-line":
            return line | _stroked(surface["board-wood-line"], "0.025")
        case "board-hole-light":
            ends = {"stroke-linecap": "round", "opacity": "0.7"}
            return line | _stroked(surface["board-wood-light"], "0.035") | ends
        case "board-area":
            colour = SIDES.get(side, SIDES["none"]).fill
            return {"fill": mixed(colour, surface["board-wood"], _TINT)}
        case "board-name":
            text = {"font-size": "0.27", "font-weight": "500", "text-anchor": "middle"}
            return {"fill": surface["board-name"], **text}
        case "board-wood-name":
            return {"fill": surface["board-wood-name"]}
    return {}


def _piece(name: str, side: Colours, surface: Mapping[str, str]) -> dict[str, str]:
    joined = {"stroke-linejoin": "round"}
    match name:
        case "art-body":
            return {"fill": side.fill, "stroke": side.edge, **joined}
        case "art-rim":
            return {"fill": side.rim, "stroke": side.edge, **joined}
        case "art-ink":
            return {"fill": side.ink}
        case "art-facet":
            return {"fill": side.fill}
        case "art-cut":
            return {"fill": "none", "stroke": side.ink, "stroke-linecap": "round", **joined}
        case "art-groove":
            return {"fill": "none", "stroke": side.rim}
        case "art-gap":
            return {"fill": "none", "stroke": side.fill, "stroke-linecap": "round"}
        case "art-seam":
            return {"fill": "none", "stroke": side.ink, "opacity": "0.32"}
        case "art-light":
            return {"stop-color": "#fff"}
        case "art-dark":
            return {"stop-color": "#000"}
        case "art-shine":
            return {"fill": "#fff", "opacity": "0.5"}
        case "shade":
            return {"stop-color": surface["piece-shadow"]}
        case "tower-height":
            return {"fill": surface["mark-halo"], "stroke": "#25231f"}
    return {}


def _filled(fill: str, stroke: str, width: str) -> dict[str, str]:
    return {"fill": fill, **_stroked(stroke, width)}


def _stroked(colour: str, width: str) -> dict[str, str]:
    return {"stroke": colour, "stroke-width": width}


def mixed(one: str, other: str, share: float) -> str:
    """Mixes two colours as CSS does `in oklab`; `share` is that of the first."""
    pairs = zip(_oklab(one), _oklab(other), strict=True)
    lightness, a, b = (share * x + (1 - share) * y for x, y in pairs)
    # Björn Ottosson, "A perceptual color space for image processing" (2020).
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{_coded(value):02x}" for value in linear)


def _oklab(colour: str) -> tuple[float, float, float]:
    red, green, blue = linear_rgb(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def linear_rgb(colour: str) -> tuple[float, float, float]:
    """The light of a colour written `#rrggbb`: red, green and blue from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _coded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    value = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(value * 255)
