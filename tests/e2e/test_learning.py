"""Learning a game: a lesson that is checked, puzzles, and a game that plays itself."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.site import Site

STEPS = 8


def said(page: Page, tone: str) -> None:
    expect(page.locator(".learn-said")).to_have_attribute("data-tone", tone)


def laid(page: Page) -> None:
    """Waits until the position of a step lies on the board."""
    expect(page.locator(".learn .table")).to_have_attribute("aria-busy", "false")


def test_a_lesson_is_taken_step_by_step_and_kept(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    site = Site(page)
    site.open()
    page.get_by_role("link", name="Learn Cheversi").click()
    place = page.locator(".learn-place")
    expect(place).to_have_text(f"Step 1 of {STEPS}")
    laid(page)
    site.cell("a1").click()
    said(page, "wrong")
    expect(site.button("Next")).to_have_count(0)
    site.button("Try again").click()
    laid(page)
    site.cell("d4").click()
    said(page, "right")
    site.button("Next").click()
    expect(place).to_have_text(f"Step 2 of {STEPS}")
    site.button("Show me").click()
    said(page, "right")
    # What was only shown is not done.
    site.reload()
    expect(place).to_have_text(f"Step 2 of {STEPS}")
    expect(page.locator(".learn-entry[data-done]")).to_have_count(1)
    page.locator(".learn-entry").last.click()
    laid(page)
    site.tray("hand-1/K").click()
    site.cell("c5").click()
    said(page, "right")
    site.button("Play against the computer").click()
    expect(site.status).to_be_visible()
    expect(page.locator(".learn")).to_have_count(0)


def test_a_puzzle_is_missed_shown_and_solved(page: Page) -> None:
    site = Site(page)
    site.open("/#/chifoumi/learn/puzzles")
    expect(page.locator(".learn-task")).to_contain_text("Exercise 1")
    laid(page)
    site.cell("d4").click()
    site.cell("e3").click()
    said(page, "wrong")
    site.button("Show me").click()
    expect(page.locator(".learn-said")).to_contain_text("c3+d4")
    site.button("Try again").click()
    expect(page.locator(".learn-said")).to_be_empty()
    laid(page)
    site.cell("c3").click()
    site.cell("d4").click()
    said(page, "right")
    expect(page.locator(".learn-entry[data-done]")).to_have_count(1)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_a_sample_game_goes_on_by_itself_and_stops(page: Page) -> None:
    page.clock.install()
    site = Site(page)
    site.open("/#/capture/learn/sample")
    place = page.locator(".learn-place")
    expect(place).to_have_text("A game of 26 turns")
    site.button("Play").click()
    expect(place).to_contain_text("Turn 1 of 26")
    page.clock.run_for(20_000)
    expect(place).not_to_contain_text("Turn 1 of")
    site.button("Pause").click()
    stopped = place.inner_text()
    page.clock.run_for(20_000)
    expect(place).to_have_text(stopped)
    site.button("Back").click()
    expect(place).not_to_have_text(stopped)


def test_a_lesson_goes_on_in_another_language(page: Page) -> None:
    site = Site(page)
    site.open("/?lang=cs#/capture/learn/lesson")
    expect(page.locator(".learn-place")).to_have_text("Krok 1 z 6")
    expect(page.locator(".learn-task")).to_contain_text("Kuličky")
