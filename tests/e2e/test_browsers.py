"""The core journey in three browser engines: computers play each game, and go on offline."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.e2e.drivers import Chromium, Driver, Firefox, WebKit, missing
from tools.server import Server

pytestmark = pytest.mark.kept

PATIENCE = 90
"""Seconds until something has happened."""
COMPUTER = {"kind": "computer", "name": None, "level": 1}
ENGINE = "document.documentElement.dataset.engine"
OFFLINE = "document.documentElement.dataset.offline"
TURNS = "document.querySelectorAll('.turn-text').length"
OVER = "[...document.querySelectorAll('button')].some((it) => it.textContent === 'Play again')"
SOME_TURNS = 2
SHOWN = "JSON.stringify([location.href, document.documentElement.dataset, document.body.innerText])"
"""What the page shows that one has waited for in vain."""


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    if lacking := missing(request.param):
        pytest.skip(lacking)
    with ExitStack() as stack:
        if request.param == "chromium":
            yield Chromium(request.getfixturevalue("page"))
        else:
            yield Firefox(stack) if request.param == "firefox" else WebKit(stack)


@pytest.fixture
def server(dist: Path, request: pytest.FixtureRequest) -> Server:
    started: Server = request.getfixturevalue("serve")({"/boardlet/": dist})
    return started


@pytest.mark.expects("request failed", "console error", "status 404")
def test_computers_play_and_go_on_without_a_network(
    driver: Driver, server: Server, dist: Path
) -> None:
    home = f"{server.address}boardlet/"
    games = list(json.loads((dist / "data/first.json").read_text())["states"])
    driver.open(home)
    see(driver, f"{ENGINE} === 'ready'")
    for game in games:
        seats = json.dumps(json.dumps([COMPUTER, COMPUTER]))
        driver.run(f"localStorage.setItem('boardlet:seats:{game}', {seats})")
        driver.open(f"{home}#/{game}")
        see(driver, f"{TURNS} >= {SOME_TURNS}")
    see(driver, f"{OFFLINE} === 'ready'")
    driver.open(home)
    server.shutdown()
    server.server_close()
    for game in games:
        driver.open(f"{home}#/{game}")
        see(driver, f"{TURNS} >= {SOME_TURNS}")
        turns = driver.run(TURNS)
        see(driver, f"{TURNS} > {turns} || {OVER}")


def see(driver: Driver, expression: str) -> None:
    """Waits until something is true in the page."""
    end = time.monotonic() + PATIENCE
    while not driver.run(expression):
        assert time.monotonic() < end, (expression, driver.run(SHOWN))
        time.sleep(0.25)
