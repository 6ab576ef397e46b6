"""Three browsers behind one small face: a page that goes to addresses and runs scripts."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from playwright.sync_api import Page
from websockets.sync.client import connect

PATIENCE = 60
"""Seconds."""


class Driver(Protocol):
    """A page in some browser."""

    def open(self, address: str) -> None:
        """Goes to an address, and comes back when the page has loaded."""

    def run(self, expression: str) -> Any:
        """Evaluates an expression, awaits it, and returns its value."""


class Chromium:
    """Chromium, by way of Playwright."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)

    def run(self, expression: str) -> Any:
        return self.page.evaluate(expression)


class Firefox:
    """Firefox, which speaks WebDriver BiDi itself."""

    def __init__(self, stack: ExitStack) -> None:
        profile = stack.enter_context(TemporaryDirectory())
        command = [
            "firefox-esr",
            "--headless",
            "--profile",
            profile,
            "--remote-debugging-port",
            "0",
        ]
        output = stack.enter_context(running(command))
        address = _told(output, r"BiDi listening on (ws://\S+)")
        self.socket = stack.enter_context(connect(f"{address}/session", max_size=None))
        self.number = 0
        self._call("session.new", capabilities={})
        tree = self._call("browsingContext.getTree")
        self.context = tree["contexts"][0]["context"]

    def open(self, address: str) -> None:
        for url in ("about:blank", address):
            self._call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, expression: str) -> Any:
        reply = self._call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert reply["type"] == "success", reply
        return json.loads(reply["result"].get("value", "null"))

    def _call(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("id") == self.number:
                assert message["type"] == "success", message
                return message["result"]


class WebKit:
    """WebKitGTK's own small browser, by way of WebDriver."""

    def __init__(self, stack: ExitStack) -> None:
        port = free_port()
        command = ["xvfb-run", "--auto-servernum", "WebKitWebDriver", f"--port={port}"]
        stack.enter_context(running(command))
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._call("", capabilities=wanted)["sessionId"]
        self.address = f"{self.address}/{session}"

    def open(self, address: str) -> None:
        for url in ("about:blank", address):
            self._call("/url", url=url)

    def run(self, expression: str) -> Any:
        return self._call("/execute/sync", script=f"return {expression}", args=[])

    def _call(self, path: str, **body: Any) -> Any:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        for _ in range(PATIENCE):
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                    return json.load(reply)["value"]
            except urllib.error.HTTPError as error:
                raise AssertionError(error.read().decode()) from error
            except urllib.error.URLError:
                # It has not started yet.
                time.sleep(1)
        raise AssertionError("WebKitWebDriver does not answer")


def missing(browser: str) -> str | None:
    """Says what a browser would need that is not installed, None if all is there."""
    if browser == "firefox" and shutil.which("firefox-esr") is None:
        return "Firefox ESR is not installed"
    if browser == "webkit" and (
        shutil.which("WebKitWebDriver") is None
        or shutil.which("xvfb-run") is None
        or mini_browser() is None
    ):
        return "WebKitGTK's driver, its MiniBrowser or Xvfb is not installed"
    return None


def mini_browser() -> Path | None:
    """Returns the newest MiniBrowser of WebKitGTK."""
    return max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), default=None)


def free_port() -> int:
    """Returns a port of loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str]) -> Iterator[Path]:
    """Runs a program until the end of the block, with all that it says in a file.

    A pipe that nobody reads would stop it when it has said enough.
    """
    with (
        TemporaryDirectory() as folder,
        (Path(folder) / "output").open("w") as output,
        subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        ) as process,
    ):
        try:
            yield Path(output.name)
        finally:
            # What it has started ends with it.
            os.killpg(process.pid, signal.SIGTERM)


def _told(output: Path, pattern: str) -> str:
    """Waits until a program has said what a pattern looks for."""
    end = time.monotonic() + PATIENCE
    while not (found := re.search(pattern, output.read_text())):
        assert time.monotonic() < end, output.read_text()
        time.sleep(0.1)
    return found[1]
