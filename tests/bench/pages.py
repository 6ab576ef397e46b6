"""How fast the page starts, and what that takes."""

from __future__ import annotations

import gzip
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.bench.rules import Perft, perft_request
from tools import runtime, wheel
from tools.paths import DIST, ROOT
from tools.server import Server

PAGES = Path(__file__).parent / "pages"
BARE_PAGES = ROOT / "tests" / "e2e" / "pages"
ROUNDS = 5
"""How often each page is started; medians are given."""

SITE = "#/cheversi"
STOCK = "bench/stock.html"
FIRST_BOARD = "boardlet:first-board"
FIRST_REPLY = "boardlet:first-reply"
RESTORED = "boardlet:restored"

KINDS = {STOCK: ("cold", "warm"), SITE: ("cold", "warm", "restored")}
"""The starts of each page, one after the other in one browser profile: with nothing there, with
all files there, and from a snapshot of Python's memory."""
OWN = ("css/", "data/", "js/")
"""The page's own scripts, styles and first data, beside the page itself."""
FOREIGN = ("vendor/pyodide/", "engine/")
"""Python and the engine."""

KEPT = """async () => {
    const name = (await caches.keys()).find((name) => name.endsWith(' snapshot'));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.length > 0 && document.documentElement.dataset.offline === 'ready';
}"""
FORGET = """async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' snapshot'));
    for (const name of names) await caches.delete(name);
}"""


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
    gzipped: dict[str, int]
    """Bytes by path, as a host would send them with gzip."""

    @property
    def bytes_gzipped(self) -> int:
        return sum(self.gzipped.values())

    @property
    def own_bytes(self) -> int:
        """What of it are the page, its scripts, styles and first data."""
        return sum(size for path, size in self.gzipped.items() if not path or path.startswith(OWN))

    @property
    def python_bytes(self) -> int:
        """What of it are Python and the engine."""
        return sum(size for path, size in self.gzipped.items() if path.startswith(FOREIGN))


def starts(browser: Browser, server: Server, rounds: int = ROUNDS) -> dict[str, dict[str, Start]]:
    """Starts each page in each way; returns medians by path and kind.

    The pages take turns, so that a drift of the machine's speed meets all of them.
    """
    found: dict[str, dict[str, list[Start]]] = {
        path: {kind: [] for kind in kinds} for path, kinds in KINDS.items()
    }
    for _ in range(rounds):
        for path, kinds in found.items():
            context = browser.new_context()
            for kind, measured in kinds.items():
                measured.append(_start_once(context, server, path, kind))
            context.close()
    return {
        path: {kind: _median(measured) for kind, measured in kinds.items()}
        for path, kinds in found.items()
    }


def cold_starts(browser: Browser, server: Server, rounds: int) -> dict[str, Start]:
    """Starts each page with nothing there; returns medians by path."""
    found: dict[str, list[Start]] = {path: [] for path in KINDS}
    for _ in range(rounds):
        for path, measured in found.items():
            context = browser.new_context(service_workers="block")
            measured.append(_start_once(context, server, path, "only"))
            context.close()
    return {path: _median(measured) for path, measured in found.items()}


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


def _start_once(context: BrowserContext, server: Server, path: str, kind: str) -> Start:
    page = context.new_page()
    loaded: set[str] = set()

    def note(response: Response) -> None:
        # What the service worker fetches for later is not what the page waits for.
        if response.request.service_worker is None:
            loaded.add(response.url)

    context.on("response", note)
    page.goto(server.address + path)
    page.wait_for_function(
        "(mark) => performance.getEntriesByName(mark).length", arg=FIRST_REPLY, timeout=120_000
    )
    marks: dict[str, float] = page.evaluate(
        "() => Object.fromEntries(performance.getEntriesByType('mark')"
        ".map(({ name, startTime }) => [name, startTime]))"
    )
    gzipped = {urlsplit(url).path.lstrip("/"): _gzipped(server, url) for url in loaded}
    context.remove_listener("response", note)
    if path == SITE and kind != "only":
        assert (RESTORED in marks) == (kind == "restored")
        _wait_until_kept(page)
        if kind == "cold":
            page.evaluate(FORGET)
    page.close()
    return Start(marks, gzipped)


def _wait_until_kept(page: Page) -> None:
    while not page.evaluate(KEPT):
        time.sleep(0.1)


def _gzipped(server: Server, url: str) -> int:
    file = server.find(urlsplit(url).path)
    return len(gzip.compress(file.read_bytes(), 6)) if file else 0


def _median(starts: list[Start]) -> Start:
    marks = {
        mark: statistics.median(start.marks[mark] for start in starts) for mark in starts[0].marks
    }
    return Start(marks, starts[0].gzipped)
