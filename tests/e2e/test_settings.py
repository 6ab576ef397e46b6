"""The settings: what is chosen is seen at once, and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.site import Site

FIRST_LOOK = """
document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const { theme, board, pieces } = document.documentElement.dataset;
    window.firstLook = { theme, board, pieces };
});
"""
"""Notes what the page looked like before any module ran."""


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size({"width": 360, "height": 740})
    return Site(page)


def offer(site: Site, name: str, value: str) -> Locator:
    return site.dialog("settings").locator(f"input[name={name}][value={value}]")


def fill_of(field: Locator) -> str:
    return str(field.evaluate("(field) => getComputedStyle(field).fill"))


def test_a_theme_is_seen_at_once_kept_and_there_before_anything_is_shown(site: Site) -> None:
    site.page.add_init_script(FIRST_LOOK)
    site.open("/#/cheversi")
    light = site.page.locator(".board-host .board-light").first
    sample = site.page.locator(".settings-preview .board-light").first
    before = fill_of(light)
    site.button("Settings").click()
    expect(sample).to_be_visible()
    assert fill_of(sample) == before
    for name, value in (("board", "slate"), ("pieces", "flat"), ("theme", "dark")):
        offer(site, name, value).check(force=True)
    after = fill_of(light)
    assert after != before
    assert fill_of(sample) == after
    site.reload()
    look = {"theme": "dark", "board": "slate", "pieces": "flat"}
    assert site.page.evaluate("firstLook") == look
    bars = site.page.locator("meta[name=theme-color]").first
    expect(bars).to_have_attribute("content", "rgb(23, 25, 28)")
    assert fill_of(light) == after


def test_a_sample_shows_its_own_theme_whatever_the_page_has(site: Site) -> None:
    site.open("/", ready=False)
    site.button("Settings").click()
    reds = site.dialog("settings").locator(".sample [data-side=red] circle")
    expect(reds).to_have_count(5)
    before = [fill_of(red) for red in reds.all()]
    offer(site, "board", "distinct").check(force=True)
    assert [fill_of(red) for red in reds.all()] == before
    assert len(set(before)) == 2


def test_a_button_pressed_before_the_page_listens_is_not_forgotten(site: Site) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    site.page.route("**/data/first.json", hold)
    with site.page.expect_request("**/data/first.json"):
        site.page.goto("/", wait_until="commit")
    site.button("Settings").click()
    assert held
    # What was held goes on with that.
    site.page.unroute("**/data/first.json")
    expect(site.dialog("settings")).to_be_visible()


@pytest.mark.expects(r"request failed: .*settings\.css", r"console error: Failed to load resource")
def test_without_a_connection_the_page_says_so_and_tries_again(site: Site) -> None:
    site.open("/", ready=False)
    site.page.route("**/css/settings.css", lambda route: route.abort())
    site.button("Settings").click()
    expect(site.page.locator(".notice")).to_contain_text("did not arrive")
    site.page.unroute("**/css/settings.css")
    site.button("Settings").click()
    expect(site.dialog("settings")).to_be_visible()
