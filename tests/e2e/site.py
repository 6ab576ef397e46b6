"""The site as a person meets it: what is read off it, and hands to use it with."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

VECTORS = Path(__file__).parent.parent / "vectors"
SLOW = 60_000
"""Milliseconds for the engine to start on a busy machine."""


DATABASE = """(work) => new Promise((resolve, reject) => {
    const request = indexedDB.open('boardlet');
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = () => resolve([]);
    request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction([work.store], 'readwrite');
        const store = transaction.objectStore(work.store);
        if (work.clear) store.clear();
        const answer = work.put ? store.put(work.put) : store.getAll();
        transaction.oncomplete = () => { database.close(); resolve(answer.result); };
        transaction.onabort = () => reject(transaction.error);
    };
})"""
"""Reads all of a store of the browser's database, clears it, or puts something into it."""


HOLD = """() => new Promise((resolve, reject) => {
    const request = indexedDB.open('boardlet');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
        const games = request.result.transaction('games', 'readwrite').objectStore('games');
        const goOn = () => {
            if (!window.letGo) games.count().onsuccess = goOn;
            resolve();
        };
        goOn();
    };
})"""
"""Locks the games until the page ends or says so, as some browsers do."""


def vector_games(game: str) -> list[dict[str, Any]]:
    """Whole games from the rules' vectors: options, turn texts and checks."""
    games: list[dict[str, Any]] = json.loads((VECTORS / f"{game}.json").read_text())["games"]
    return games


def whole_game(game: str, **options: Any) -> dict[str, Any]:
    """The first game of the vectors that is played to its end with these options."""
    return next(
        played
        for played in vector_games(game)
        if played["options"] == options and played["checks"][-1]["over"]
    )


def eventually(look: Callable[[], Any]) -> Any:
    """Looks again and again until there is something; returns it."""
    for _ in range(SLOW // 100):
        if found := look():
            return found
        time.sleep(0.1)
    raise AssertionError("there is nothing")


class Site:
    """A page of the site."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str = "/", *, ready: bool = True) -> None:
        self.page.goto(address)
        if ready:
            self.ready()

    def ready(self) -> None:
        """Waits until the engine runs."""
        engine = expect(self.page.locator(":root"))
        engine.to_have_attribute("data-engine", "ready", timeout=SLOW)

    def reload(self) -> None:
        self.page.reload()
        self.ready()

    # What is there

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def cell(self, point: str) -> Locator:
        return self.page.locator(f'.cell[data-point="{point}"]')

    def tray(self, source: str) -> Locator:
        return self.page.locator(f'[data-source="{source}"]')

    def dialog(self, name: str) -> Locator:
        return self.page.locator(f'dialog[data-dialog="{name}"]')

    @property
    def status(self) -> Locator:
        return self.page.locator(".status")

    @property
    def turns(self) -> Locator:
        return self.page.locator(".turn-text")

    @property
    def spoken(self) -> Locator:
        return self.page.locator("[data-speech]")

    def see_turns(self, turns: list[str]) -> None:
        """Waits until the turn list shows exactly these."""
        expect(self.turns).to_have_text(turns)

    def see_scores(self, scores: list[str]) -> None:
        expect(self.page.locator(".seat-score")).to_have_text(scores)

    def marks(self) -> list[str]:
        names: list[str] = self.page.evaluate(
            "performance.getEntriesByType('mark').map(({ name }) => name)"
        )
        return names

    def games(self, store: str = "games") -> list[dict[str, Any]]:
        """The games that the browser keeps, the last played first."""
        found: list[dict[str, Any]] = self.page.evaluate(DATABASE, {"store": store})
        return sorted(found, key=lambda game: -game["at"])

    def put(self, game: dict[str, Any]) -> None:
        """Writes a game into the browser's database as nobody should."""
        self.page.evaluate(DATABASE, {"store": "games", "put": game})

    def forget_games(self) -> None:
        self.page.evaluate(DATABASE, {"store": "games", "clear": True})

    def kept(self, key: str) -> Any:
        """What the browser has stored for the site; for `game:<id>` the record that runs."""
        kind, _, game = key.partition(":")
        if kind == "game":
            games = [kept["record"] for kept in self.games() if kept.get("running")]
            return next((record for record in games if record["game"] == game), None)
        text = self.page.evaluate("(key) => localStorage.getItem(key)", f"boardlet:{key}")
        return None if text is None else json.loads(text)

    # Hands

    def place(self, turn: str, seat: int) -> None:
        """Plays a placement such as Nd5 with the mouse."""
        self.tray(f"hand-{seat}/{turn[0]}").click()
        self.cell(turn[1:]).click()

    def place_all(self, turns: list[str]) -> None:
        """Plays placements by turns, each after the one before has been answered."""
        for number, turn in enumerate(turns):
            self.place(turn, number % 2)
            self.see_turns(turns[: number + 1])
