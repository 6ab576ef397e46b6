"""Games against the computer through the page: seats, thinking, hints, taking back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.site import Site, whole_game

COMPUTER: dict[str, object] = {"kind": "computer", "name": None, "level": 1}
PERSON: dict[str, object] = {"kind": "person", "name": None, "level": None}


@pytest.fixture
def site(page: Page) -> Site:
    return Site(page)


def seat(site: Site, game: str, seats: list[dict[str, object]]) -> None:
    """Has the next game of a kind played by these."""
    script = f"localStorage.setItem('boardlet:seats:{game}', {json.dumps(json.dumps(seats))})"
    site.page.add_init_script(script)


def test_two_taps_to_a_game_against_the_computer(site: Site) -> None:
    site.open("/")
    site.page.get_by_role("link", name="Against the computer: Cheversi").click()
    expect(site.page.locator(".seat").nth(1)).to_contain_text("Computer 2")
    site.place("Kd4", 0)
    # The computer answers by itself, and then it is the person's turn again.
    expect(site.page.locator(".turn")).to_have_count(2)
    expect(site.status).to_have_text("White to move")


def test_taking_back_takes_the_computers_turn_too(site: Site) -> None:
    seat(site, "cheversi", [PERSON, COMPUTER])
    site.open("/#/cheversi")
    site.place("Kd4", 0)
    expect(site.page.locator(".turn")).to_have_count(2)
    turns = site.page.locator(".turn-text").all_text_contents()
    site.button("Undo").click()
    site.see_turns([])
    site.button("Redo").click()
    site.see_turns(turns)


@pytest.mark.parametrize("game", ["cheversi", "capture"])
def test_computers_play_a_whole_game(site: Site, game: str) -> None:
    seat(site, game, [COMPUTER, COMPUTER])
    site.page.add_init_script(
        "localStorage.setItem('boardlet:settings', JSON.stringify({ animation: 'off' }))"
    )
    site.open(f"/#/{game}")
    expect(site.button("Play again")).to_be_visible(timeout=90_000)
    expect(site.status).to_have_text(re.compile("wins|draw", re.IGNORECASE))


def test_computers_go_on_where_nothing_is_painted(site: Site) -> None:
    seat(site, "capture", [COMPUTER, COMPUTER])
    devtools = site.page.context.new_cdp_session(site.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    site.open("/#/capture")
    expect(site.turns.nth(3)).to_be_visible(timeout=30_000)


def test_a_hint_is_marked_and_spoken_and_analysis_goes_on(site: Site) -> None:
    site.page.set_viewport_size({"width": 1280, "height": 800})
    site.open("/#/chifoumi")
    site.page.get_by_role("switch", name="Analysis").check(force=True)
    site.button("Hint").click()
    # It is the person's turn: nothing is moved.
    expect(site.status).to_have_text("Looking for a hint …")
    expect(site.button("Move now")).to_have_count(0)
    site.button("Show now").click()
    expect(site.spoken).to_contain_text("Hint: ", timeout=30_000)
    expect(site.status).to_have_text("White to move")
    deep = re.compile("looked [4-9]")
    expect(site.page.locator(".analysis-value")).to_contain_text(deep, timeout=30_000)


def test_the_page_answers_while_the_computer_thinks(site: Site) -> None:
    seat(site, "chifoumi", [{**COMPUTER, "level": 6}, PERSON])
    site.open("/#/chifoumi")
    expect(site.status).to_contain_text("thinking", timeout=30_000)
    site.button("Move now").click()
    expect(site.page.locator(".turn")).to_have_count(1)
    expect(site.status).to_have_text("Black to move")


def test_seats_are_chosen_with_the_options(site: Site) -> None:
    site.open("/#/capture")
    site.button("New game").click()
    site.page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(site.page.locator(".players-row")).to_have_count(3)
    site.page.get_by_label("Name of the player of Red").fill("<b>Ada</b>")
    site.page.get_by_label("Who plays Gold").select_option("1")
    site.button("Start").click()
    expect(site.page.locator(".seat").nth(0)).to_contain_text("<b>Ada</b>")
    expect(site.page.locator(".seat").nth(1)).to_contain_text("Computer 1")
    expect(site.status).to_have_text("<b>Ada</b> to move")


def test_analysis_says_what_is_proven(site: Site) -> None:
    """A position from the rules' solved ones: four plies are left."""
    site.page.set_viewport_size({"width": 1280, "height": 800})
    game = whole_game("cheversi")
    site.open("/#/cheversi")
    site.place_all(game["moves"][:12])
    site.page.get_by_role("switch", name="Analysis").check(force=True)
    expect(site.page.locator(".analysis-value")).to_contain_text("proven", timeout=60_000)
    expect(site.page.locator(".analysis-line")).to_contain_text("Best: ")


def test_the_values_over_a_game(site: Site) -> None:
    site.page.set_viewport_size({"width": 1280, "height": 800})
    game = whole_game("cheversi")
    site.open("/#/cheversi")
    site.place_all(game["moves"])
    site.button("Values over the game").click()
    line = site.page.locator(".graph-line")
    points = len(game["moves"]) + 1
    expect(line).to_have_attribute(
        "points", re.compile(rf"^(\S+ ){{{points - 1}}}\S+$"), timeout=90_000
    )


def test_analysis_does_not_hide_what_ends_a_turn(site: Site) -> None:
    """The search about the position before an action is of no use after it."""
    site.page.set_viewport_size({"width": 1280, "height": 800})
    moves = whole_game("capture")["moves"]
    kept = {"version": 1, "game": "capture", "options": {}, "moves": moves[:3], "partial": ""}
    record = json.dumps(json.dumps({**kept, "position": None, "seats": []}))
    site.page.add_init_script(f"localStorage.setItem('boardlet:game:capture', {record})")
    site.open("/#/capture")
    site.page.get_by_role("switch", name="Analysis").check(force=True)
    expect(site.page.locator(".analysis-value")).to_be_visible(timeout=30_000)
    site.cell("l6").click()
    site.cell("n3").click()
    expect(site.button("End turn")).to_be_visible()
    expect(site.button("Move now")).to_have_count(0)
