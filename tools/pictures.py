"""Draws icons, screenshots and previews of pages, with a browser; run it by hand.

    .venv/bin/python -m tools.pictures

Its files are kept with the sources, because another browser draws other bytes.
"""

from __future__ import annotations

import json
import threading
from string import Template

from playwright.sync_api import Browser, sync_playwright

from tools import pages, pages_html
from tools.environment import browser_arguments, find_browser
from tools.manifest import ICONS, SCREENSHOTS
from tools.pages_address import PREVIEWS, preview
from tools.pages_sources import FIRST, FOLDER, Source, frame, plain, read_sources
from tools.paths import DIST
from tools.server import Server

DRAWN = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),
}
"""What each icon is drawn from, and its size in pixels."""
SHOTS = {
    "capture-wide.png": ("#/capture", (1280, 800)),
    "cheversi-narrow.png": ("#/cheversi", (390, 844)),
    "home-narrow.png": ("", (390, 844)),
}
"""The page and the size of each screenshot."""


def main() -> None:
    """Draws all of them anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(find_browser()), args=browser_arguments()
        )
        draw_icons(browser)
        take_screenshots(browser)
        draw_previews(browser)
        browser.close()


def draw_icons(browser: Browser) -> None:
    """Draws the icons from their SVG files."""
    for name, (source, size) in DRAWN.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>"
            f"{(ICONS / source).read_text('utf-8')}"
        )
        page.screenshot(path=ICONS / name, omit_background=True)
        page.close()


def take_screenshots(browser: Browser) -> None:
    """Takes pictures of the built site."""
    SCREENSHOTS.mkdir(exist_ok=True)
    with Server({"/": DIST}) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, (address, (width, height)) in SHOTS.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(server.address + address)
            page.locator("[data-engine=ready]").wait_for(timeout=120_000)
            page.screenshot(path=SCREENSHOTS / name)
            page.close()
        server.shutdown()


def draw_previews(browser: Browser) -> None:
    """Draws what is shown where somebody links to a page: its name, and a board in play."""
    sources = {(source.game, source.language): source for source in read_sources()}
    games = [game for game, language in sources if game and language == FIRST]
    boards = {game: _board(sources[game, FIRST]) for game in games}
    PREVIEWS.mkdir(exist_ok=True)
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    for (game, language), source in sources.items():
        texts = frame(language)
        shown = [boards[game]] if game else list(boards.values())
        glance = plain(source.facts["glance"]) if game else texts["free"]
        filled = {
            "language": language,
            "count": len(shown),
            "name": source.name if game else "Boardlet",
            "words": texts["rules"] if game else texts["lead"],
            "glance": pages_html.dotted(glance),
            "boards": "".join(shown),
        }
        template = (FOLDER / "preview.html").read_text("utf-8")
        page.set_content(Template(template).substitute(filled))
        page.screenshot(path=PREVIEWS / preview(game, language))
    page.close()


def _board(source: Source) -> str:
    """Draws the position that a game's rules choose for its picture."""
    asked = {"game": source.game, "moves": [], "label": "", **json.loads(source.facts["picture"])}
    ((page),) = pages.draw([[asked]])
    return f'<div class="board">{page["sprite"]}{page["figures"][0]["svg"]}</div>'


if __name__ == "__main__":
    main()
