"""How much memory a page takes, its workers included."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.pages import FIRST_REPLY

SETTLING = 3
"""Seconds until what a start has left behind is cleared away."""


def of_page(browser: Browser, address: str) -> float:
    """Returns the megabytes of the processes that a page adds to the browser.

    Pages that another process shares with them count in part (PSS of Linux).
    """
    before = _renderers(browser)
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(address)
    if address != "about:blank":
        page.wait_for_function(
            "(mark) => performance.getEntriesByName(mark).length", arg=FIRST_REPLY, timeout=120_000
        )
    time.sleep(SETTLING)
    found = sum(_megabytes(process) for process in _renderers(browser) - before)
    context.close()
    return found


def _renderers(browser: Browser) -> set[int]:
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {process["id"] for process in processes if process["type"] == "renderer"}


def _megabytes(process: int) -> float:
    facts = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+) kB", facts, re.MULTILINE)
    assert found
    return int(found[1]) / 1000
