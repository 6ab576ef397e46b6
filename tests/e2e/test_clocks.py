"""Clocks for people on one screen, with the time of the tests' own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.site import Site, whole_game

TURNS: list[str] = whole_game("cheversi")["moves"][:3]


@pytest.fixture
def site(page: Page) -> Site:
    """A phone, with a game of three minutes and two seconds a turn in which nobody has played."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.clock.install()
    site = Site(page)
    site.open("/#/cheversi")
    site.button("More").click()
    site.button("New game").click()
    site.page.locator("input[name=clock][value='3+2']").check(force=True)
    site.button("Start").click()
    see(site, "3:00", "3:00")
    stop(page)
    return site


def times(site: Site) -> Locator:
    return site.page.locator(".seat-clock")


def see(site: Site, *shown: str) -> None:
    expect(times(site)).to_have_text(list(shown))


def stop(page: Page) -> None:
    """From now on time goes on only where a test says so."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)


def come_back(site: Site) -> None:
    """Loads the page anew; the engine's start needs time that goes on by itself."""
    site.page.clock.resume()
    site.reload()
    expect(site.status).not_to_be_empty()
    stop(site.page)


def play(site: Site, *numbers: int) -> None:
    """Plays turns by their numbers."""
    for number in numbers:
        site.place(TURNS[number], number % 2)
        expect(site.status).to_contain_text("Black" if number % 2 == 0 else "White")


def wait(site: Site, seconds: int) -> None:
    site.page.clock.fast_forward(seconds * 1000)


def test_time_runs_for_whose_turn_it_is(site: Site) -> None:
    wait(site, 60)
    see(site, "3:00", "3:00")
    play(site, 0)
    wait(site, 20)
    see(site, "3:00", "2:40")
    play(site, 1)
    wait(site, 5)
    see(site, "2:55", "2:42")
    # The turn that is taken back gives back its time.
    site.button("Undo").click()
    expect(site.status).to_contain_text("Black to move")
    see(site, "3:00", "3:00")
    wait(site, 3)
    see(site, "3:00", "2:57")


def test_a_pause_hides_the_board_and_outlives_a_reload(site: Site) -> None:
    play(site, 0)
    wait(site, 20)
    site.button("Pause").click()
    expect(site.cell("a1")).to_be_hidden()
    site.button("More").click()
    site.page.get_by_label("Type a turn").fill(TURNS[1])
    site.page.keyboard.press("Enter")
    expect(site.page.get_by_text("The game is paused. Let it go on first.")).to_be_visible()
    site.dialog("sheet").get_by_role("button", name="Close").click()
    wait(site, 60)
    see(site, "3:00", "2:40")
    site.button("Go on").click()
    expect(site.cell("a1")).to_be_visible()
    wait(site, 10)
    see(site, "3:00", "2:30")
    come_back(site)
    expect(site.button("Go on")).to_be_visible()
    # Until the page was gone the time went on by itself.
    expect(times(site)).to_have_text(["3:00", re.compile(r"^2:(30|2\d)$")])
    # A page that nobody sees stops the clock as well, as was chosen.
    site.button("Go on").click()
    site.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(site.button("Go on")).to_be_visible()


def test_the_players_say_what_the_end_of_time_means(site: Site) -> None:
    play(site, 0)
    wait(site, 181)
    expect(site.page.get_by_role("alert")).to_have_text("Black: the time is up.")
    expect(site.cell("a1")).to_be_visible()
    expect(site.page.locator(".tray-piece:not([aria-disabled])")).to_have_count(0)
    site.button("White wins on time").click()
    expect(site.status).to_have_text("White wins on time")
    expect(site.button("Play again")).to_be_visible()
    come_back(site)
    expect(site.status).to_have_text("White wins on time")
    # What was decided is taken back like a turn.
    site.button("Undo").click()
    expect(site.status).to_have_text("White to move")
    see(site, "3:00", "3:00")


def test_a_game_goes_on_without_clocks(site: Site) -> None:
    play(site, 0)
    wait(site, 181)
    site.button("Play on without clocks").click()
    expect(times(site)).to_have_count(0)
    play(site, 1, 2)
    come_back(site)
    expect(site.status).to_have_text("Black to move")
    expect(times(site)).to_have_count(0)
