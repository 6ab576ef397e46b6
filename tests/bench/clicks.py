"""How long a click takes until what it did is drawn."""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser

from tests.bench.pages import FIRST_REPLY, SITE
from tools.server import Server

ROUNDS = 5

WATCH = """() => {
    window.drawn = new Promise((resolve) => {
        addEventListener('pointerup', ({ timeStamp }) => {
            const board = document.querySelector('[role=grid]');
            const observer = new MutationObserver(() => {
                observer.disconnect();
                const done = () => resolve(performance.now() - timeStamp);
                requestAnimationFrame(() => setTimeout(done));
            });
            observer.observe(board, { subtree: true, childList: true, attributes: true });
        }, { capture: true, once: true });
    });
}"""


def click_to_drawn(browser: Browser, server: Server) -> float:
    """Returns the median milliseconds from placing a king to the frame that shows it."""
    times: list[float] = []
    for _ in range(ROUNDS):
        page = browser.new_page()
        page.goto(server.address + SITE)
        page.wait_for_function(
            "(mark) => performance.getEntriesByName(mark).length", arg=FIRST_REPLY
        )
        # The king, which comes first, is chosen already.
        page.evaluate(WATCH)
        page.locator("[data-point=d4]").click()
        times.append(page.evaluate("() => drawn"))
        page.close()
    return statistics.median(times)
