"""The pages that are read: as they look, on paper, without a network, and with a hand on them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.e2e.conftest import Serve
from tests.e2e.site import SLOW, Site
from tests.e2e.test_offline import LOST, be_kept, switch_off
from tests.e2e.test_screens import FAULTS, PICTURES, THEMES, without_faults
from tools import pages
from tools.pages_sources import FIRST, languages

MOST_SHEETS = 2
LISTED = [page["folder"] for page in pages.listed()]


def figure(page: Page, caption: str) -> Locator:
    return page.locator("figure").filter(has_text=caption)


LENGTHEN = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.parentElement.closest('script, style, svg') && node.data.trim()) {
            node.data += ' ' + 'éxtrâ lèttërs '.repeat(99).slice(0, node.data.length * 0.4);
        }
    }
}"""
"""Makes every text 40 % longer."""
MARK = "(marks, hidden) => marks.forEach((mark) => Object.assign(mark, { hidden }))"


@pytest.mark.parametrize("language", languages())
def test_pages_look_right_and_fit_on_two_sheets(
    new_context: Callable[..., BrowserContext], language: str
) -> None:
    # Axe brings a script of its own.
    page = new_context(bypass_csp=True, reduced_motion="reduce").new_page()
    PICTURES.mkdir(exist_ok=True)
    for listed in pages.listed():
        if listed["language"] != language:
            continue
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto(f"/{listed['folder']}")
        # What is marked takes the most room.
        page.locator(".in-force").evaluate_all(MARK, False)
        # The same elements with other words need no second look.
        for theme in THEMES if language == FIRST else ():
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            file = f"{listed['folder'].strip('/').replace('/', ' ')} {theme}.png"
            page.screenshot(path=PICTURES / file, full_page=True)
            without_faults(page)
        assert page.evaluate(FAULTS) == []
        if language == FIRST:
            page.evaluate(LENGTHEN)
            assert page.evaluate(FAULTS) == []
            page.reload()
        page.locator(".in-force").evaluate_all(MARK, True)
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True))
        assert 1 <= len(sheets) <= MOST_SHEETS, listed["folder"]


def test_a_page_reads_without_scripts(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/")
    page.get_by_role("link", name="Cheversi").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cheversi")
    expect(page.get_by_role("img").first).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)


@pytest.mark.expects("request failed", "console error", "page error")
def test_a_diagram_shows_its_turn_and_plays_on(page: Page) -> None:
    page.goto("/rules/chifoumi/")
    diagram = figure(page, "One turn: the scissors")
    status = diagram.locator(".diagram-status")
    # Without the engine it says so, and tries once more when it is asked to.
    page.route("**/*.whl", lambda route: route.abort())
    diagram.get_by_role("button", name="Show the turn").click()
    expect(status).to_contain_text("could not be set up", timeout=SLOW)
    page.unroute_all()
    diagram.get_by_role("button", name="Show the turn").click()
    expect(status).to_have_text("Black to move", timeout=SLOW)
    board = diagram.locator(".board")
    expect(board.get_by_role("gridcell", name="d4, white scissors")).to_be_visible()
    diagram.get_by_role("button", name="Start again").click()
    expect(board.get_by_role("gridcell", name="d4, black paper")).to_be_visible()
    expect(status).to_have_text("White to move")
    # Whoever is to move is the reader, and the computer answers.
    for point in ("c3", "c4"):
        board.locator(f'.cell[data-point="{point}"]').click()
    expect(status).to_have_text("White to move")
    expect(board.get_by_role("gridcell", name="c4, white scissors")).to_be_visible()
    expect(board.get_by_role("gridcell", name=re.compile("last turn"))).not_to_have_count(0)


def test_a_diagram_is_woken_by_a_tap_and_a_game_plays_itself(page: Page) -> None:
    page.goto("/rules/cheversi/")
    diagram = figure(page, "Black has placed the queen")
    diagram.get_by_role("img").click()
    tray = diagram.locator('[data-source="hand-0/Q"]')
    expect(tray).to_be_visible(timeout=SLOW)
    tray.click()
    diagram.locator('.cell[data-point="d5"]').click()
    expect(diagram.locator(".diagram-status")).to_have_text("White to move", timeout=SLOW)
    expect(diagram.get_by_role("gridcell", name=re.compile("^[a-h][1-8], black"))).to_have_count(2)

    game = page.locator("figure.story")
    game.get_by_role("button", name="Play the game").click()
    status, current = game.locator(".diagram-status"), game.locator("[aria-current=step]")
    first = game.locator("[data-turn='1']").text_content() or ""
    expect(status).to_have_text(first, timeout=SLOW)
    expect(current).to_have_text(first)
    game.get_by_role("button", name="Pause").click()
    game.get_by_role("button", name="Next turn").click()
    expect(current).to_contain_text("Black calls the queen")
    # White may go on otherwise, and the computer answers.
    game.locator('[data-source="hand-0/Q"]').click()
    game.locator('.cell[data-point="e7"]').click()
    expect(status).to_have_text("White to move", timeout=SLOW)
    expect(current).to_have_count(0)
    game.get_by_role("button", name="Next turn").click()
    expect(current).to_contain_text("The white queen stands close by")


def test_the_options_of_a_game_are_marked(page: Page) -> None:
    site = Site(page)
    options = json.dumps({"level": "advanced", "start": "wide"})
    page.add_init_script(f"localStorage.setItem('boardlet:options:chifoumi', '{options}')")
    site.open("/#/chifoumi")
    site.button("How to play").first.click()
    page.get_by_role("link", name="All rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Chifoumi")
    marked = page.locator(".in-force:visible")
    values = marked.evaluate_all(
        "(marks) => marks.map(({ dataset }) => [dataset.option, dataset.value])"
    )
    found = dict(values)
    assert len(found) == len(values)
    chosen = {"level": "advanced", "hidden": "true", "touch": "true", "start": "wide"}
    assert found == {
        "players": "2",
        "first": "white",
        "own": "false",
        "equal": "false",
        "setup": "fixed",
        **chosen,
    }


@pytest.mark.kept
@pytest.mark.expects(*LOST)
def test_pages_are_there_without_a_network(
    page: Page, context: BrowserContext, serve: Serve, dist: Path
) -> None:
    server = serve({"/below/": dist})
    Site(page).open(f"{server.address}below/")
    be_kept(page)
    switch_off(context, server)
    again = context.new_page()
    for folder in LISTED:
        # Without the slash at the end, as people type it.
        again.goto(f"{server.address}below/{folder.rstrip('/')}")
        expect(again.get_by_role("heading", level=1)).to_be_visible()
        assert again.url == f"{server.address}below/{folder}"


@pytest.mark.expects("console error: .*404", "status 404")
@pytest.mark.parametrize("path", ["nothing", "rules/cheversi/nothing/at/all"])
def test_the_page_for_nothing_finds_the_site(
    page: Page, serve: Serve, dist: Path, path: str
) -> None:
    server = serve({"/a/site/": dist})
    missing = (dist / "404.html").read_text("utf-8")
    page.route("**/*", lambda route: answer(route, missing))
    page.goto(f"{server.address}a/site/{path}")
    link = page.get_by_role("link").first
    expect(link).to_have_attribute("href", f"{server.address}a/site/")


def answer(route: Route, missing: str) -> None:
    """Answers as a host does that has the page."""
    response = route.fetch()
    if response.status == 404:
        route.fulfill(status=404, content_type="text/html", body=missing)
    else:
        route.fulfill(response=response)
