"""The web app manifest: what a system needs to know to install the site as a program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tools.paths import ROOT

ICONS = ROOT / "static" / "icons"
SCREENSHOTS = ROOT / "static" / "screenshots"
PAPER = "#f7f3ea"
"""The light page's background; see css/base.css."""


def manifest(hello: dict[str, Any], texts: dict[str, Any]) -> dict[str, Any]:
    """Returns the manifest, with a shortcut to each game of a reply to `hello`.

    `texts` are those of one language; see data.py.
    """
    games = [game["id"] for game in hello["games"]]
    return {
        "name": "Boardlet",
        "short_name": "Boardlet",
        "description": "Board games for one screen or several people, without a network.",
        "lang": "en",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            _icon("icon.svg", "any", "any"),
            _icon("icon-192.png", "192x192", "any"),
            _icon("icon-512.png", "512x512", "any"),
            _icon("maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            {
                "name": _name(game, texts["games"][game]),
                "url": f"./#/{game}",
                "icons": [_icon("icon-192.png", "192x192", "any")],
            }
            for game in games
            if game in texts["games"]
        ],
        # What is shared arrives as a query; js/shared.js reads it.
        "share_target": {
            "action": "./",
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
        "screenshots": [_screenshot(file) for file in sorted(SCREENSHOTS.glob("*.png"))],
    }


def png_size(path: Path) -> tuple[int, int]:
    """Reads width and height out of a PNG file's first chunk."""
    head = path.read_bytes()[:24]
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if name.endswith(".svg") else "image/png"
    return {"src": f"icons/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


def _screenshot(file: Path) -> dict[str, str]:
    width, height = png_size(file)
    return {
        "src": f"screenshots/{file.name}",
        "sizes": f"{width}x{height}",
        "type": "image/png",
        "form_factor": "wide" if width > height else "narrow",
    }


def _name(game: str, text: str) -> str:
    found = re.search(rf"^{game}-name = (.+)$", text, re.MULTILINE)
    return found[1] if found else game
