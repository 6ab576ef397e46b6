"""Every screen in four sizes and both themes: nothing overflows, all can be hit, axe is content.

The pictures are written to screenshots/ as `<screen> <size> <theme>.png`, to be looked at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.site import Site, whole_game
from tools.paths import ROOT

SIZES = {
    "phone": (360, 740),
    "lying": (740, 360),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
THEMES = ("light", "dark")
PICTURES = ROOT / "screenshots"

Step = Callable[[Site], None]


@dataclass(frozen=True)
class Screen:
    """A screen of the site: a kept game that it begins with, and what is done to get there."""

    name: str
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    position: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    sizes: tuple[str, ...] = tuple(SIZES)

    @property
    def kept(self) -> dict[str, Any]:
        """What the browser's storage holds at the beginning."""
        found: dict[str, Any] = {"settings": {"animation": "off", **self.settings}}
        if self.game:
            found[f"options:{self.game}"] = self.options
            record = {"game": self.game, "options": self.options, "partial": "", "seats": []}
            begun = {**record, "moves": self.moves, "position": self.position, "version": 1}
            # A game without turns is not kept as one that runs; here it may begin anywhere.
            if self.moves or self.position:
                found[f"game:{self.game}"] = begun
        return found


def click(*points: str) -> Step:
    """Taps fields one after the other."""

    def run(site: Site) -> None:
        for point in points:
            site.cell(point).click()

    return run


def press(name: str) -> Step:
    return lambda site: site.page.get_by_role("button", name=name, exact=True).first.click()


def press_link(name: str) -> Step:
    return lambda site: site.page.get_by_role("link", name=name, exact=True).last.click()


def take(source: str) -> Step:
    return lambda site: site.tray(source).click()


def see(text: str) -> Step:
    return lambda site: expect(site.page.get_by_text(text).first).to_be_visible()


def note(text: str) -> Step:
    return lambda site: expect(site.page.locator(".notes")).to_contain_text(text)


def see_marks(kind: str) -> Step:
    return lambda site: expect(
        site.page.locator(f'.mark[data-mark="{kind}"]').first
    ).to_be_visible()


def look(point: str) -> Step:
    """Looks into a tower by the button that is there once it has the focus."""

    def run(site: Site) -> None:
        # What was kept comes a moment after the board.
        expect(site.cell(point)).to_have_attribute("aria-label", re.compile("tower of"))
        site.cell(point).focus()
        site.button("Look inside").click()
        expect(site.page.get_by_role("note")).to_be_visible()

    return run


def started(game: str, **options: Any) -> tuple[str, ...]:
    """The turns of a whole game of the vectors."""
    return tuple(whole_game(game, **options)["moves"])


def over(site: Site) -> None:
    expect(site.button("Play again")).to_be_visible()


def new_game(site: Site) -> None:
    if site.button("New game").is_hidden():
        site.button("More").click()
    site.button("New game").click()
    expect(site.dialog("new-game")).to_be_visible()


def share(site: Site) -> None:
    if site.button("Share").is_hidden():
        site.button("More").click()
    site.button("Share").click()
    expect(site.page.locator(".qr")).to_be_visible()


def clocks(site: Site) -> None:
    """Begins a game by the clock, and stops it after the first turn."""
    new_game(site)
    site.page.locator("input[name=clock][value='5+3']").check(force=True)
    site.button("Start").click()
    expect(site.page.locator(".seat-clock").first).to_be_visible()
    site.place("Kd4", 0)
    site.button("Pause").click()


def running(site: Site) -> None:
    """Keeps a game of each kind, and comes home to them."""
    for game, number in (("cheversi", 9), ("chifoumi", 40), ("capture", 20)):
        record: dict[str, Any] = {
            "game": game,
            "options": {},
            "partial": "",
            "position": None,
            "seats": [],
        }
        kept = {**record, "moves": started(game)[:number], "version": 1}
        put(site.page, f"game:{game}", kept)
    site.reload()
    expect(site.page.get_by_text("20 turns played")).to_be_visible()


def finished(site: Site) -> None:
    """Keeps running and finished games against computers and between people."""
    seats = [
        {"kind": "person", "name": "Bartholomew von Langenhagen-Überall", "level": None},
        {"kind": "computer", "name": None, "level": 3},
    ]
    lengths = {"cheversi": (9, 16, 16), "capture": (20, 99)}
    for game, turns in lengths.items():
        for number, length in enumerate(turns):
            moves = started(game)[:length]
            over = length == len(started(game))
            name = f"{game}-{number}"
            at = 1_790_000_000_000 - number * 10**8
            record: dict[str, Any] = {"version": 1, "game": game, "options": {}, "partial": ""}
            record |= {"position": None, "moves": moves, "seats": seats}
            kept: dict[str, Any] = {"id": name, "begun": at, "at": at, "stamp": ""}
            kept |= {"record": record, "result": None}
            if over:
                kept["result"] = {"ranks": [1, 2], "scores": [45, 37.5]}
            else:
                kept["running"] = 1
            site.put(kept)
    site.page.goto("/#/games")
    expect(site.page.locator(".kept-who", has_text="Bartholomew")).not_to_have_count(0)


def matched(site: Site) -> None:
    """Keeps the last game of a match, and some turns that were tried in it."""
    names = [{"kind": "person", "name": name, "level": None} for name in ("Anneliese", "Ben")]
    results = [{"ranks": [1, 2], "points": [45, 37]}, {"ranks": [1, 1], "points": [40.5, 40.5]}]
    match = {"kind": "best-of", "length": 3, "results": results, "seating": [0, 1]}
    kept: dict[str, Any] = {"version": 1, "game": "cheversi", "options": {}, "partial": ""}
    kept["position"] = None
    branches = [{"at": 4, "moves": ["Ng5", "Nd4"], "branches": []}]
    more = {"seats": names, "match": match, "moves": CHEVERSI, "branches": branches}
    put(site.page, "game:cheversi", {**kept, **more})
    site.reload()
    expect(site.button("New match")).to_be_visible()
    expect(site.page.locator(".plot")).to_have_count(1)


def put(page: Page, key: str, value: Any) -> None:
    page.evaluate(
        "([key, value]) => localStorage.setItem(`boardlet:${key}`, JSON.stringify(value))",
        [key, value],
    )


CAPTURE = started("capture")
LONG = started("capture", players=6, long_jump=True)
CHEVERSI = started("cheversi")
CHIFOUMI = started("chifoumi")
RACE = started("chinese-checkers")
CROWD = started("chinese-checkers", players=6, long_jump=True, points="pass")
CHAIN = "7/5,bR,1/4,bP,2/3,bP,3/2,wS,4/wR.wP.wW,6/7 w w 0,0 0 -"
BOTH = "7/7/7/2,bS,wR,3/7/7/6,rP w w 0,0,0,0 0 -"
TOWERS = "bR.wS.bP.wR,1,bW,bP.bS,3/7/wS.bR,6/3,wR.bS.wP.bW.wW,3/7/1,wP,5/6,wW w w 0,0 57 -"
FLAT = ("phone", "desktop")

SCREENS = (
    Screen("home", steps=(see("A small box"),)),
    Screen("home running", steps=(running,)),
    Screen("cheversi start", "cheversi"),
    Screen("cheversi chosen", "cheversi", moves=CHEVERSI[:7], steps=(take("hand-1/R"),)),
    Screen("cheversi attacks", "cheversi", moves=CHEVERSI[:11], steps=(press("Attacked squares"),)),
    Screen("cheversi swap", "cheversi", {"swap": True, "ruleset": "2006"}, ("Kd4", "Qe6")),
    Screen("cheversi end", "cheversi", moves=CHEVERSI, steps=(over,)),
    Screen("chifoumi start", "chifoumi"),
    Screen("chifoumi chosen", "chifoumi", moves=CHIFOUMI[:60], steps=(press("Discs in danger"),)),
    Screen(
        "chifoumi chain", "chifoumi", position=CHAIN, steps=(click("c3", "d4"), note("one more"))
    ),
    Screen(
        "chifoumi choice", "chifoumi", {"players": 4}, position=BOTH, steps=(click("d4", "c4"),)
    ),
    Screen("chifoumi towers", "chifoumi", position=TOWERS, steps=(look("d4"),)),
    Screen(
        "chifoumi hidden", "chifoumi", {"level": "advanced"}, position=TOWERS, steps=(look("d4"),)
    ),
    Screen("chifoumi three", "chifoumi", {"players": 3}),
    Screen("chifoumi four", "chifoumi", {"players": 4}, started("chifoumi", players=4)[:50]),
    Screen(
        "chifoumi placing",
        "chifoumi",
        {"players": 4, "setup": "free"},
        started("chifoumi", players=4, setup="free")[:9],
    ),
    Screen(
        "chifoumi end",
        "chifoumi",
        {"level": "professional"},
        started("chifoumi", level="professional"),
        steps=(over,),
    ),
    Screen("capture start", "capture"),
    Screen("capture chosen", "capture", moves=CAPTURE[:12], steps=(click("i7"),)),
    Screen(
        "capture chain", "capture", moves=("e6xe4",), steps=(click("g3", "e5"), see("End turn"))
    ),
    Screen("capture six", "capture", {"players": 6, "long_jump": True}, LONG[:30]),
    Screen("capture end", "capture", {"players": 6, "long_jump": True}, LONG, steps=(over,)),
    Screen("race start", "chinese-checkers", steps=(click("n2"), see_marks("target"))),
    Screen("race six", "chinese-checkers", {"players": 6}, settings={"turning": "always"}),
    Screen(
        "race middle",
        "chinese-checkers",
        {"players": 6, "long_jump": True, "points": "pass"},
        CROWD[:130],
        settings={"turning": "always"},
    ),
    Screen("race end", "chinese-checkers", moves=RACE, steps=(over,)),
    Screen("new game", "chifoumi", steps=(new_game,), sizes=FLAT),
    Screen("new race", "chinese-checkers", {"players": 5}, steps=(new_game,)),
    Screen("how", "capture", steps=(press("How to play"), see("Sixty marbles"))),
    Screen("share", "capture", moves=CAPTURE[:12], steps=(share,), sizes=FLAT),
    Screen("match", "cheversi", steps=(matched,)),
    Screen(
        "looking back", "capture", moves=CAPTURE[:13], steps=(press("Replay"), see("Turn 12 of 13"))
    ),
    Screen(
        "trying",
        "cheversi",
        steps=(matched, press("Replay"), see("Turn 15 of 16"), press("Try"), see("Trying")),
        sizes=FLAT,
    ),
    Screen("clocks", "cheversi", steps=(clocks,)),
    Screen("games", steps=(finished, see("Won · 45 – 37½"))),
    Screen("statistics", steps=(finished, press_link("Statistics"), see("Against computer 3"))),
    Screen("settings", "capture", steps=(press("Settings"), see("Quiet sounds"))),
    Screen(
        "more", "chifoumi", moves=CHIFOUMI[:30], steps=(press("More"),), sizes=("phone", "tablet")
    ),
)


FAULTS = """() => {
    const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const controls = 'a[href]:not(.skip), button, label.offer, [role=switch], .cell-hit';
    for (const control of document.querySelectorAll(controls)) {
        if (!seen(control) || control.closest('[aria-hidden=true]')) continue;
        const { width, height, left, right } = control.getBoundingClientRect();
        const name = control.dataset.point ?? control.closest('[data-point]')?.dataset.point
            ?? control.getAttribute('aria-label') ?? control.textContent;
        if (width < 23.99 || height < 23.99) faults.push(`${name} is ${width} x ${height}`);
        if (left < -0.5 || right > innerWidth + 0.5) faults.push(`${name} is cut off`);
    }
    const notes = document.querySelector('.game[data-over] .notes');
    if (notes && seen(notes) && !seen(document.querySelector('.now-panel'))) {
        if (notes.scrollHeight > notes.clientHeight + 1) faults.push('what ended the game is cut');
    }
    const svg = document.querySelector('.board-svg');
    if (svg && seen(svg)) {
        const board = svg.getBoundingClientRect();
        if (board.left < -1 || board.right > innerWidth + 1) faults.push('the board is cut off');
        for (const piece of svg.querySelectorAll('.board-pieces > .piece')) {
            const box = piece.querySelector('use, .art-body').getBoundingClientRect();
            const sideways = Math.max(board.left - box.left, box.right - board.right);
            const out = Math.max(sideways, board.top - box.top, box.bottom - board.bottom);
            if (out > 1) faults.push(`${piece.dataset.piece} is out by ${out}`);
        }
        for (const sheet of document.querySelectorAll('.popup')) {
            const { left, right } = sheet.getBoundingClientRect();
            if (left < 0 || right > innerWidth) faults.push('a sheet is cut off');
        }
    }
    return [...new Set(faults)];
}"""


@pytest.fixture(scope="module", autouse=True)
def pictures() -> Path:
    """The folder of the pictures; newer ones take the place of older ones."""
    PICTURES.mkdir(exist_ok=True)
    return PICTURES


@pytest.fixture
def site(new_context: Callable[..., BrowserContext]) -> Site:
    # Axe brings a script of its own.
    return Site(new_context(bypass_csp=True, reduced_motion="reduce").new_page())


def go_to(site: Site, screen: Screen) -> None:
    """Opens the screen as a person would find it who has played this far."""
    script = f"""if (!sessionStorage.getItem('arranged')) {{
        sessionStorage.setItem('arranged', 'yes');
        for (const [key, value] of Object.entries({json.dumps(screen.kept)})) {{
            localStorage.setItem(`boardlet:${{key}}`, JSON.stringify(value));
        }}
    }}"""
    site.page.add_init_script(script)
    site.open(f"/#/{screen.game}" if screen.game else "/")
    if screen.game:
        expect(site.page.locator(".status")).not_to_contain_text("One moment")
        expect(site.page.locator(".seat").first).to_be_visible()
    for step in screen.steps:
        step(site)


@pytest.mark.parametrize("screen", SCREENS, ids=[screen.name for screen in SCREENS])
def test_a_screen(site: Site, screen: Screen, pictures: Path) -> None:
    page = site.page
    faults: dict[str, list[str]] = {}
    size = SIZES[screen.sizes[0]]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go_to(site, screen)
    for name in screen.sizes:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.screenshot(path=pictures / f"{screen.name} {name} {theme}.png")
        found = page.evaluate(FAULTS)
        if found:
            faults[name] = found
        if name == screen.sizes[-1]:
            without_faults(page)
        if name == screen.sizes[0]:
            page.emulate_media(color_scheme="light")
            without_faults(page)
    assert not faults


def without_faults(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
