"""A browser for the tests, a server for the site, and a watch that lets no fault pass.

Every test that opens a page fails if anything goes wrong in it, also where the test does not
look. A test that provokes a fault says so:

    @pytest.mark.expects(r"request failed: .*wasm", r"console error: .*ERR_FAILED")
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

from tools.checks import BROWSER
from tools.environment import browser_arguments, find_browser
from tools.server import Server

BLOCKED = "Service Worker registration blocked by Playwright"
"""What a page is told where the site is not kept."""
PAGES = Path(__file__).parent / "pages"

NewContext = Callable[..., BrowserContext]
Serve = Callable[..., Server]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "expects(*patterns): faults in a page that the test wants")
    config.addinivalue_line("markers", "kept: the site may be kept in the browser")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How the browser is started: one for all tests of a process."""
    browser = os.environ.get(BROWSER) or str(find_browser())
    return {
        **browser_type_launch_args,
        "executable_path": browser,
        "args": browser_arguments(),
    }


@pytest.fixture(scope="session")
def base_url(dist: Path) -> Iterator[str]:
    """The address of the served site, as of its root, with /pages/ beside it for bare pages."""
    # What every host should send, so that pages of other origins may import from here.
    headers = {"Access-Control-Allow-Origin": "*"}
    with serving(Server({"/": dist, "/pages/": PAGES}, headers=headers)) as server:
        yield server.address


@pytest.fixture
def serve(faults: Faults) -> Iterator[Serve]:
    """Serves other folders, or with other headers, than base_url; see tools.server.Server."""
    servers: list[Server] = []

    def start(folders: dict[str, Path], **settings: Any) -> Server:
        server = Server(folders, **settings)
        servers.append(server)
        faults.origins.add(origin(server.address))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@contextmanager
def serving(server: Server) -> Iterator[Server]:
    """Serves in a thread of its own."""
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


class Faults:
    """What goes wrong in the pages of a test."""

    def __init__(self, origins: set[str], expected: list[str]) -> None:
        self.origins = origins
        """Where requests may go."""
        self.expected = expected
        """Patterns of faults that are all right; a test may add some."""
        self.found: list[str] = []
        self.requests: list[str] = []
        """The addresses of all requests."""

    def watch(self, context: BrowserContext) -> None:
        """Notes from now on what goes wrong in the pages of a context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def check(self) -> None:
        """Fails with the faults that were not expected."""
        unexpected = [
            fault
            for fault in self.found
            if not any(re.search(pattern, fault) for pattern in self.expected)
        ]
        assert not unexpected, "\n".join(["the page has faults:", *unexpected])

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and message.text != BLOCKED:
            self.found.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        scheme = urlsplit(request.url).scheme
        if scheme in ("http", "https", "ws", "wss") and origin(request.url) not in self.origins:
            self.found.append(f"request to elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        # A request is aborted by what the page itself does: it goes elsewhere, or ends a worker.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"status {response.status}: {response.url}")


@pytest.fixture
def faults(request: pytest.FixtureRequest, base_url: str) -> Faults:
    """What went wrong so far in the pages of this test; checked at its end."""
    marks = request.node.iter_markers("expects")
    return Faults({origin(base_url)}, [pattern for mark in marks for pattern in mark.args])


@pytest.fixture
def new_context(
    request: pytest.FixtureRequest, new_context: NewContext, faults: Faults
) -> Iterator[NewContext]:
    """Opens browser contexts, each fresh and watched; `context` and `page` come from here."""
    # Keeping the site takes seconds, and what comes from there cannot be routed elsewhere.
    workers = "allow" if request.node.get_closest_marker("kept") else "block"

    def create(**options: Any) -> BrowserContext:
        options.setdefault("service_workers", workers)
        context = new_context(**options)
        faults.watch(context)
        return context

    yield create
    faults.check()
