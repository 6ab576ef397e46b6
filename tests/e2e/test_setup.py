"""Setting up games: who plays, what is remembered, the next game after the end of one."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.site import Site, whole_game

TURNS: list[str] = whole_game("cheversi")["moves"]


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size({"width": 360, "height": 740})
    page.add_init_script("localStorage.setItem('boardlet:settings', '{\"animation\":\"off\"}')")
    return Site(page)


def new_game(site: Site) -> None:
    site.button("More").click()
    site.button("New game").click()
    expect(site.dialog("new-game").get_by_label("Who plays White")).to_be_visible()


def who(site: Site) -> list[str]:
    """The chosen option of each seat."""
    selects = site.dialog("new-game").get_by_role("combobox")
    return [str(select.evaluate("(field) => field.value")) for select in selects.all()]


def test_one_tap_leads_from_home_to_a_game_against_the_computer(site: Site) -> None:
    site.open("/")
    site.page.get_by_role("link", name="Against the computer: Cheversi").click()
    expect(site.page.locator(".seat-level")).to_have_text("2")
    site.place(TURNS[0], 0)
    site.button("Undo").click()
    # Its level is kept for the next one.
    new_game(site)
    site.dialog("new-game").get_by_label("Who plays Black").select_option("3")
    site.button("Start").click()
    expect(site.page.locator(".seat-level")).to_have_text("3")
    site.page.goto("/#/")
    site.page.get_by_role("link", name="Against the computer: Cheversi").click()
    expect(site.page.locator(".seat-level")).to_have_text("3")


def test_everybody_is_seated_at_once_and_remembered(site: Site) -> None:
    site.open("/#/cheversi")
    new_game(site)
    dialog = site.dialog("new-game")
    assert who(site) == ["person", "person"]
    site.button("Me against the computer").click()
    assert who(site) == ["person", "2"]
    site.button("Swap seats").click()
    assert who(site) == ["2", "person"]
    site.button("People on this screen").click()
    assert who(site) == ["person", "person"]
    dialog.get_by_label("Name of the player of White").fill("Ada")
    site.button("Swap seats").click()
    expect(dialog.get_by_label("Name of the player of Black")).to_have_value("Ada")
    dialog.locator("input[name=match][value=best-of-3]").check(force=True)
    dialog.locator("input[name=clock][value='10+5']").check(force=True)
    site.button("Start").click()
    expect(site.page.locator(".seat-clock")).to_have_text(["10:00", "10:00"])
    site.forget_games()
    site.reload()
    new_game(site)
    expect(dialog.get_by_label("Name of the player of Black")).to_have_value("Ada")
    expect(dialog.locator("input[name=match][value=best-of-3]")).to_be_checked()
    expect(dialog.locator("input[name=clock][value='10+5']")).to_be_checked()
    # Against a computer nobody has asked for a clock yet.
    site.button("Me against the computer").click()
    dialog.locator("input[name=clock][value=none]").check(force=True)
    site.button("Start").click()
    new_game(site)
    expect(dialog.locator("input[name=clock][value=none]")).to_be_checked()
    site.button("People on this screen").click()
    dialog.locator("input[name=clock][value=own]").check(force=True)
    dialog.get_by_label("Minutes each").fill("200")
    site.button("Start").click()
    expect(dialog).to_be_visible()
    dialog.get_by_label("Minutes each").fill("1.5")
    site.button("Start").click()
    expect(site.page.locator(".seat-clock")).to_have_text(["1:30", "1:30"])


def test_after_the_end_the_same_play_again_with_seats_swapped(site: Site) -> None:
    seats = [{"kind": "person", "name": name, "level": None} for name in ("Ada", "Bo")]
    record = {"version": 1, "game": "cheversi", "options": {}, "moves": TURNS, "partial": ""}
    kept = json.dumps({**record, "position": None, "seats": seats})
    site.page.add_init_script(
        "if (!sessionStorage.begun)"
        f" localStorage.setItem('boardlet:game:cheversi', JSON.stringify({kept}));"
        "sessionStorage.begun = 'yes';"
    )
    site.open("/#/cheversi")
    names = site.page.locator(".seat-name")
    expect(names).to_have_text(["Ada", "Bo"])
    site.button("Swap seats and play").click()
    expect(names).to_have_text(["Bo", "Ada"])
    expect(site.status).to_have_text("Bo to move")
