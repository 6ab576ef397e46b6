"""Matches: set up with a new game, played on after a reload and by link, with a score sheet."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.site import Site, whole_game

TURNS: list[str] = whole_game("cheversi")["moves"]
WIDE = {"width": 1280, "height": 800}
PAIR = {"kind": "pair", "length": 2, "results": [], "seating": []}
KEY = "game:cheversi"


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return Site(page)


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name, "level": None}


def put(site: Site, turns: list[str], **more: Any) -> None:
    """Has the browser keep a game of Cheversi that was played so far, and opens it."""
    record = {
        "version": 1,
        "game": "cheversi",
        "options": {},
        "moves": turns,
        "partial": "",
        "position": None,
        "seats": [person("Ann"), person("Ben")],
        **more,
    }
    site.open("/", ready=False)
    site.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [f"boardlet:{KEY}", json.dumps(record)]
    )
    site.page.reload()
    site.open("/#/cheversi")
    site.see_turns(turns)


def sheet(site: Site, rows: list[str]) -> None:
    """Waits until the score sheet has these rows, without the names."""
    expect(site.page.locator(".match-sheet tbody tr")).to_have_text(
        [re.compile(row.replace(" ", r"\s*")) for row in rows]
    )


def link(site: Site) -> str:
    site.button("Share").click()
    field = site.page.get_by_label("Link to this game", exact=True)
    expect(field).to_have_value(re.compile("#/cheversi/"))
    value = field.input_value()
    site.dialog("share").get_by_role("button", name="Close").click()
    return value


def test_a_match_is_set_up_and_goes_on_after_a_reload(site: Site) -> None:
    site.open("/#/cheversi")
    site.button("New game").click()
    form = site.dialog("new-game")
    form.get_by_role("radio", name="Best of 3").check()
    form.get_by_role("textbox").first.fill("<b>Ann</b>")
    form.get_by_role("button", name="Start").click()
    head = expect(site.page.locator(".subtitle"))
    head.to_have_text("Game 1 of 3 · Usual rules")
    site.place(TURNS[0], 0)
    site.see_turns(TURNS[:1])
    site.reload()
    head.to_have_text("Game 1 of 3 · Usual rules")
    expect(site.page.locator(".match-name")).to_have_text(["<b>Ann</b>", "Player 2"])
    sheet(site, ["Game 1 • begins – –", "Total 0 0"])
    # A finished game: the next one changes colours, and a reload does not lose the count.
    kept = site.kept(KEY)
    put(site, TURNS, match=kept["match"], seats=kept["seats"])
    sheet(site, ["Game 1 • begins 1 0", "Total 1 0"])
    site.button("Next game").click()
    site.see_turns([])
    head.to_have_text("Game 2 of 3 · 1 : 0 · Usual rules")
    expect(site.page.locator(".seat-name")).to_have_text(["White", "<b>Ann</b>"])
    site.reload()
    sheet(site, ["Game 1 • begins 1 0", "Game 2 – • begins –", "Total 1 0"])


def test_a_game_that_ends_on_time_counts_and_the_next_one_follows(site: Site) -> None:
    rules = {"minutes": 3, "increment": 0, "away": True}
    fallen: dict[str, Any] = {**rules, "turns": [], "running": None, "fallen": 0}
    put(site, TURNS[:2], match={**PAIR, "kind": "best-of", "length": 3}, clock=fallen)
    expect(site.status).to_have_text("Ben wins on time")
    sheet(site, ["Game 1 • begins 0 1", "Total 0 1"])
    expect(site.page.locator(".match-state")).to_have_text("Game 1 of 3 · 0 : 1")
    site.button("Next game").click()
    expect(site.page.locator(".seat-name")).to_have_text(["Ben", "Ann"])
    expect(site.page.locator(".match-state")).to_have_text("Game 2 of 3 · 0 : 1")


def test_a_match_by_link_between_two_browsers_to_its_end(
    site: Site, browser: Browser, base_url: str
) -> None:
    context = browser.new_context(base_url=base_url, viewport=WIDE)  # type: ignore[arg-type]
    try:
        ann, ben = site, Site(context.new_page())
        put(ann, TURNS[:14], match=PAIR)
        ann.place(TURNS[14], 0)
        ann.see_turns(TURNS[:15])
        ben.open(link(ann))
        ben.see_turns(TURNS[:15])
        ben.place(TURNS[15], 1)
        ben.see_turns(TURNS)
        sheet(ben, ["Game 1 • begins 45 37", "Total 45 37"])
        ben.button("Next game").click()
        expect(ben.page.locator(".seat-name")).to_have_text(["Ben", "Ann"])
        ben.place("Kh2", 0)
        ben.see_turns(["Kh2"])
        kept = ben.kept(KEY)
        put(ben, TURNS[:14], match=kept["match"], seats=kept["seats"])
        ben.place(TURNS[14], 0)
        ben.see_turns(TURNS[:15])
        # It is the next game of Ann's match, so she is not asked.
        ann.page.goto("about:blank")
        ann.open(link(ben))
        expect(ann.page.locator(".seat-name")).to_have_text(["Ben", "Ann"])
        sheet(ann, ["Game 1 • begins 45 37", "Game 2 – • begins –", "Total 45 37"])
        ann.place("Ke6", 1)
        rows = ["Game 1 • begins 45 37", "Game 2 32 • begins 43", "Total 77 80"]
        sheet(ann, rows)
        expect(ann.page.locator(".match-state")).to_have_text("The match is over: Ben wins it.")
        expect(ann.button("New match")).to_be_visible()
        ben.page.goto("about:blank")
        ben.open(link(ann))
        ben.see_turns([*TURNS[:15], "Ke6"])
        sheet(ben, rows)
    finally:
        context.close()
