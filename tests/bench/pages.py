"""How fast the page starts, and how fast it answers a click."""

from __future__ import annotations

import gzip
import statistics
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

from tests.bench.rules import Perft, perft_request
from tools import runtime, wheel
from tools.paths import DIST, ROOT
from tools.server import Server

PAGES = Path(__file__).parent / "pages"
BARE_PAGES = ROOT / "tests" / "e2e" / "pages"
ROUNDS = 1
"""How often each page is started; medians are given."""

SITE = "#/cheversi"
STOCK = "bench/stock.html"
FIRST_BOARD = "boardlet:first-board"
FIRST_REPLY = "boardlet:first-reply"


@contextmanager
def serving() -> Iterator[Server]:
    """Serves the site, and the page with Pyodide as it comes and the engine's sources."""
    with TemporaryDirectory() as folder:
        name = wheel.build_wheel(folder)
        (Path(folder) / name).rename(Path(folder) / "engine.whl")
        folders = {
            "/": DIST,
            "/bench/": PAGES,
            "/bare/": BARE_PAGES,
            "/stock/": runtime.PACKAGE,
            "/wheel/": Path(folder),
        }
        with Server(folders) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield server
            server.shutdown()


@dataclass(frozen=True, slots=True)
class Start:
    """Milliseconds from navigation to each mark, and what was transferred until the last."""

    marks: dict[str, float]
    bytes_gzipped: int


def starts(
    browser: Browser, server: Server, pages: Mapping[str, list[str]]
) -> dict[str, tuple[Start, Start]]:
    """Starts each page (path: its marks) cold and then warm; returns both medians by path.

    The pages take turns, so that a drift of the machine's speed meets all of them.
    """
    found: dict[str, tuple[list[Start], list[Start]]] = {path: ([], []) for path in pages}
    for _ in range(ROUNDS):
        for path, marks in pages.items():
            context = browser.new_context()
            for kind in found[path]:
                kind.append(_start_once(context, server, path, marks))
            context.close()
    return {path: (_median(cold), _median(warm)) for path, (cold, warm) in found.items()}


def perft(page: Page, game: str, depth: int) -> Perft:
    """Times the engine in a page that has one as `engine`."""
    count, seconds = page.evaluate(
        """async (request) => {
            const started = performance.now();
            const { count } = await engine.ask(request);
            return [count, (performance.now() - started) / 1000];
        }""",
        perft_request(game, depth),
    )
    return Perft(depth, count, seconds)


def open_engine(browser: Browser, server: Server) -> Page:
    """Opens a page with nothing but an engine that has answered once."""
    page = browser.new_page()
    page.goto(f"{server.address}bare/bare.html")
    page.evaluate(
        """async () => {
            const { Engine } = await import('/js/engine/client.js');
            window.engine = new Engine();
            engine.start();
            await engine.ask({ type: 'hello' });
        }"""
    )
    return page


def _start_once(context: BrowserContext, server: Server, path: str, marks: list[str]) -> Start:
    page = context.new_page()
    loaded: set[str] = set()
    context.on("response", lambda response: loaded.add(response.url))
    page.goto(server.address + path)
    page.wait_for_function("(mark) => performance.getEntriesByName(mark).length", arg=FIRST_REPLY)
    times: dict[str, Any] = page.evaluate(
        "(marks) => Object.fromEntries(marks.map((mark) =>"
        " [mark, performance.getEntriesByName(mark)[0].startTime]))",
        marks,
    )
    page.close()
    return Start(times, sum(_gzipped(server, url) for url in loaded))


def _gzipped(server: Server, url: str) -> int:
    file = server.find(urlsplit(url).path)
    return len(gzip.compress(file.read_bytes(), 6)) if file else 0


def _median(starts: list[Start]) -> Start:
    marks = {
        mark: statistics.median(start.marks[mark] for start in starts) for mark in starts[0].marks
    }
    return Start(marks, starts[0].bytes_gzipped)
