"""Draws the icons and the screenshots that a manifest wants, with a browser; run it by hand.

    .venv/bin/python -m tools.pictures

Its files are kept with the sources, because another browser draws other bytes.
"""

from __future__ import annotations

import threading

from playwright.sync_api import Browser, sync_playwright

from tools.environment import browser_arguments, find_browser
from tools.manifest import ICONS, SCREENSHOTS
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


if __name__ == "__main__":
    main()
