"""The page around the games: accessible, readable without scripts, nothing cut, nothing missing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.site import Site, whole_game
from tools.paths import ENGINE, ROOT

NewContext = Callable[..., BrowserContext]

SIZES = {
    "small phone": (320, 568),
    "phone": (360, 740),
    "lying phone": (740, 360),
    "small lying phone": (568, 320),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
    "wide": (2560, 1080),
}
GAMES = ("capture", "cheversi", "chifoumi", "chinese-checkers")
ENDED = {"version": 1, "partial": "", "position": None, "seats": []}


def without_faults(page: Page) -> None:
    """Axe finds nothing."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.fixture(params=["light", "dark"])
def site(request: pytest.FixtureRequest, new_context: NewContext) -> Site:
    context = new_context(color_scheme=request.param, bypass_csp=True)
    return Site(context.new_page())


def test_axe_finds_nothing_at_home(site: Site) -> None:
    site.open("/")
    without_faults(site.page)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_game(site: Site, game: str) -> None:
    site.open(f"/#/{game}")
    expect(site.status).to_contain_text("to move")
    without_faults(site.page)


def test_axe_finds_nothing_in_an_ended_game(site: Site) -> None:
    ended = whole_game("cheversi")
    record = {**ENDED, "game": "cheversi", "options": {}, "moves": ended["moves"]}
    remember(site.page, "game:cheversi", record)
    site.open("/#/cheversi")
    expect(site.page.locator(".count-panel")).to_be_visible()
    without_faults(site.page)


def remember(page: Page, key: str, value: object) -> None:
    """Lets the browser find something in its storage."""
    page.add_init_script(
        f"localStorage.setItem('boardlet:{key}', JSON.stringify({json.dumps(value)}))"
    )


def test_axe_finds_nothing_in_the_dialogs(site: Site) -> None:
    site.page.set_viewport_size({"width": 360, "height": 740})
    site.open("/#/chifoumi")
    openers = {"how": "How to play", "settings": "Settings", "sheet": "More"}
    for name, opener in openers.items():
        site.button(opener).first.click()
        expect(site.dialog(name)).to_be_visible()
        without_faults(site.page)
        site.page.keyboard.press("Escape")
        expect(site.dialog(name)).to_be_hidden()
        expect(site.button(opener).first).to_be_focused()
    site.button("More").click()
    site.dialog("sheet").get_by_role("button", name="New game").click()
    expect(site.dialog("new-game")).to_be_visible()
    expect(site.dialog("sheet")).to_be_hidden()
    without_faults(site.page)


@pytest.mark.expects("request failed", "console")
def test_axe_finds_nothing_in_a_failed_start(site: Site) -> None:
    site.page.route("**/*.wasm", lambda route: route.abort())
    site.open("/#/cheversi", ready=False)
    site.page.set_viewport_size({"width": 320, "height": 568})
    expect(site.page.get_by_role("alert")).to_be_visible(timeout=60_000)
    without_faults(site.page)
    whole(site.page)


OVERFLOW = """() => {
    const scrolls = (element) => {
        for (let at = element.parentElement; at; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (overflowX !== 'visible' || overflowY !== 'visible') return true;
        }
        return false;
    };
    const parts = 'button, a, .status, .seat, .board-svg, .tray, h1, input';
    return [...document.querySelectorAll(parts)]
        .filter((element) => element.checkVisibility() && !scrolls(element))
        .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
        })
        .map((element) => element.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_nothing_is_cut_and_nothing_scrolls_sideways(page: Page, size: tuple[int, int]) -> None:
    site = Site(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    site.open("/")
    whole(page)
    for game in GAMES:
        site.open(f"/#/{game}")
        expect(site.status).to_contain_text("to move")
        whole(page)
        site.button("Settings").click()
        expect(site.dialog("settings")).to_be_visible()
        whole(page)
        page.keyboard.press("Escape")


def whole(page: Page) -> None:
    """The page is as wide as the window, and so is all that is on it."""
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
    assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_board_and_buttons_are_in_sight_at_once(
    page: Page, size: tuple[int, int], game: str
) -> None:
    site = Site(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    site.open(f"/#/{game}")
    for part in (page.locator(".board-svg"), site.status, site.button("Undo")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1
    board = page.locator(".board-svg").bounding_box()
    assert board is not None
    # The board is the hero: it fills the shorter way of the screen, or nearly.
    assert max(board["width"], board["height"]) >= 0.75 * min(size)


def test_the_page_reads_without_scripts(new_context: NewContext) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Boardlet")
    expect(page.get_by_text("Chinese checkers", exact=False).first).to_be_visible()
    for landmark in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)


def test_what_is_hidden_is_not_seen(page: Page) -> None:
    site = Site(page)
    site.open("/#/cheversi")
    page.keyboard.press("?")
    expect(site.dialog("how")).to_be_visible()
    for hidden in page.locator("[hidden]").all():
        expect(hidden).to_be_hidden()


def test_keys_help_and_stay_out_of_dialogs(page: Page) -> None:
    site = Site(page)
    site.open("/#/cheversi")
    page.keyboard.press("?")
    expect(site.dialog("how")).to_be_visible()
    expect(site.dialog("how")).to_contain_text("sixteen pieces")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(site.dialog("how")).to_be_hidden()


def test_the_skip_link_leads_to_the_content_and_keeps_the_address(page: Page) -> None:
    site = Site(page)
    site.open("/#/cheversi")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert page.url.endswith("#/cheversi")


def test_settings_count_at_once_and_are_kept(page: Page) -> None:
    site = Site(page)
    site.open("/#/cheversi")
    site.button("Settings").click()
    dialog = site.dialog("settings")
    dialog.get_by_role("radio", name="Dark").check()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    dialog.get_by_role("switch", name="Show coordinates").uncheck()
    expect(page.locator(".board")).to_have_class(re.compile("without-coordinates"))
    page.reload()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".board")).to_have_class(re.compile("without-coordinates"))


def test_the_board_turns_to_whose_turn_it_is(page: Page) -> None:
    site = Site(page)
    remember(page, "settings", {"turning": "always"})
    site.open("/#/cheversi")
    below = page.locator('[data-place="below"] .tray')
    expect(below).to_have_attribute("data-side", "white")
    site.place("Ka1", 0)
    expect(below).to_have_attribute("data-side", "black")
    site.button("Undo").click()
    expect(below).to_have_attribute("data-side", "white")


def test_an_unknown_address_leads_home(page: Page) -> None:
    site = Site(page)
    site.open("/#/monopoly")
    expect(page.get_by_role("alert")).to_contain_text("monopoly")
    expect(page.locator(".card")).to_have_count(4)


def test_what_is_preloaded_is_used(page: Page) -> None:
    site = Site(page)
    site.open("/")
    preloaded = page.locator('link[rel="modulepreload"], link[rel="preload"]')
    addresses = preloaded.evaluate_all("(links) => links.map(({ href }) => href)")
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name, transferSize }) => name)"
    )
    assert len(addresses) > 5
    assert set(addresses) <= set(loaded)
    sources = page.evaluate(
        """async (addresses) => Promise.all(addresses.map(async (address) =>
            (await fetch(address)).ok))""",
        addresses,
    )
    assert all(sources)


@pytest.mark.expects("status 404", "console error", "page error")
def test_missing_files_are_said_in_words(page: Page) -> None:
    page.route("**/first.json", lambda route: route.fulfill(status=404))
    page.goto("/#/cheversi")
    expect(page.get_by_role("heading", name="Boardlet could not start")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    expect(page.locator(".status")).to_have_text("White to move")


# Texts

KEY = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
ASKED = re.compile(r"l10n\.text\([^`'\"()]*[`'\"]([a-z0-9-]+)[`'\"]")


def page_keys(language: str = "en") -> set[str]:
    files = (ROOT / "js" / "l10n").glob(f"*.{language}.ftl")
    return {key for file in files for key in KEY.findall(file.read_text("utf-8"))}


def test_every_text_that_the_page_asks_for_is_there() -> None:
    asked = {
        key
        for file in (ROOT / "js").rglob("*.js")
        for key in ASKED.findall(file.read_text("utf-8"))
    }
    assert asked - page_keys() == set()


def test_every_error_and_reason_of_the_engine_has_a_text() -> None:
    sources = "".join(file.read_text("utf-8") for file in sorted(ENGINE.rglob("*.py")))
    texts = "".join(file.read_text("utf-8") for file in sorted(ENGINE.rglob("en.ftl")))
    known = page_keys() | set(KEY.findall(texts))
    codes = re.findall(r'code = "([a-z-]+)"', sources)
    named = re.findall(r'"(error-[a-z-]+)"', sources)
    assert {f"error-{code}" for code in codes} | set(named) <= known


def test_every_state_of_the_engine_has_a_text() -> None:
    types = (ROOT / "js" / "engine" / "messages.d.ts").read_text("utf-8")
    assert set(re.findall(r"'(engine-failed-[a-z]+)'", types)) <= page_keys()


class Marked(HTMLParser):
    """Collects the texts of index.html by their keys."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str, str] = {}
        self._open: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self._open = named.get("data-l10n")
        label = named.get("data-l10n-label")
        if label:
            self.texts[label] = named.get("aria-label") or ""

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts[self._open] = data
            self._open = None


def test_index_html_says_what_the_english_texts_say() -> None:
    parser = Marked()
    parser.feed((ROOT / "index.html").read_text("utf-8"))
    parts = sorted((ROOT / "js" / "l10n").glob("*.en.ftl"))
    english = "".join(part.read_text("utf-8") for part in parts)
    texts = dict(re.findall(r"^([a-z-]+) = (.+)$", english, re.MULTILINE))
    assert len(parser.texts) > 8
    assert parser.texts == {key: texts.get(key) for key in parser.texts}


def test_no_script_reads_text_as_html_or_names_a_game() -> None:
    ids = "|".join(game for game in GAMES if game != "capture")
    for file in (ROOT / "js").rglob("*.js"):
        source = file.read_text("utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", source), (
            file
        )
        # In comments a game may stand as an example.
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
        assert not re.search(ids, code), file
