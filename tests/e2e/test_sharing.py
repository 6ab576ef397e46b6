"""Games by link and text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import boardlet
from tests.e2e.site import Site, eventually, whole_game

TURNS: list[str] = whole_game("cheversi")["moves"]
WIDE = {"width": 1280, "height": 800}


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return Site(page)


def link(site: Site) -> str:
    """The link to the game on the page, as it is shown to be copied."""
    site.button("Share").click()
    field = site.page.get_by_label("Link to this game", exact=True)
    expect(field).to_have_value(re.compile("#/cheversi/"))
    value = field.input_value()
    site.dialog("share").get_by_role("button", name="Close").click()
    return value


def play(site: Site, turns: list[str]) -> None:
    site.open("/#/cheversi")
    site.place_all(turns)


AT_ONE_SCREEN = 11
"""Turns that are played before the first link is sent; White has the last of them."""


def test_a_game_goes_back_and_forth_by_link(site: Site, browser: Browser, base_url: str) -> None:
    """Two people, each with a browser of their own, play to the end."""
    context = browser.new_context(base_url=base_url, viewport=WIDE)  # type: ignore[arg-type]
    try:
        people = [site, Site(context.new_page())]
        play(site, TURNS[:AT_ONE_SCREEN])
        for number in range(AT_ONE_SCREEN, len(TURNS)):
            sent = link(people[(number - 1) % 2])
            assert len(sent.partition("#")[2]) < 120
            player = people[number % 2]
            player.page.goto("about:blank")
            player.open(sent)
            player.see_turns(TURNS[:number])
            player.place(TURNS[number], number % 2)
            player.see_turns(TURNS[: number + 1])
        expect(people[(len(TURNS) - 1) % 2].status).to_contain_text("wins")
    finally:
        context.close()


def test_an_older_link_does_not_take_back_turns(site: Site) -> None:
    play(site, TURNS[:2])
    old = link(site)
    site.place(TURNS[2], 0)
    site.see_turns(TURNS[:3])
    site.page.goto("about:blank")
    site.open(old)
    expect(site.page.locator(".notice")).to_contain_text("played on since")
    site.see_turns(TURNS[:3])
    # Games begin alike by chance, too.
    site.button("Open it as a game of its own").click()
    site.see_turns(TURNS[:2])
    eventually(lambda: len(site.games()) == 2)


def test_games_of_other_people_are_other_games(site: Site) -> None:
    """The board waits for the game in the link, also while the rules start."""
    held: list[Route] = []
    waits = True

    def hold(route: Route) -> None:
        if waits:
            held.append(route)
        else:
            route.continue_()

    site.page.route("**/engine/worker.js", hold)
    sent = [
        boardlet.game("cheversi").record(TURNS[:count]).named(*names).link()
        for count, names in ((3, ("Zoe", "Yan")), (4, ("Carl", "Dora")), (6, ("Zoe", "Yan")))
    ]
    site.open(f"/#/cheversi/{sent[0]}", ready=False)
    expect(site.status).to_contain_text("being set up")
    expect(site.page.locator(".cell").first).to_be_visible()
    waits = False
    assert held
    for route in held:
        route.continue_()
    site.ready()
    site.see_turns(TURNS[:3])
    for text, turns in ((sent[1], TURNS[:4]), (sent[2], TURNS[:6])):
        site.page.goto(f"/#/cheversi/{text}")
        site.see_turns(turns)
    expect(site.page.locator(".seat-name")).to_have_text(["Zoe", "Yan"])
    kept = [[seat["name"] for seat in game["record"]["seats"]] for game in site.games()]
    assert kept == [["Zoe", "Yan"], ["Carl", "Dora"]]


def test_a_fork_asks_and_loses_nothing(site: Site) -> None:
    play(site, TURNS[:2])
    sent = link(site)
    site.button("Undo").click()
    site.place("Ng1", 1)
    mine = [TURNS[0], "Ng1"]
    site.see_turns(mine)
    site.page.goto("about:blank")
    site.open(sent)
    expect(site.dialog("ask")).to_contain_text("goes on differently")
    site.button("Stay with mine").click()
    site.see_turns(mine)
    site.page.goto("about:blank")
    site.open(sent)
    site.button("Open it").click()
    site.see_turns(TURNS[:2])
    site.open("/#/")
    site.page.get_by_role("link", name=re.compile("^Continue Cheversi of")).click()
    site.see_turns(mine)


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda text: text[:-6], "end of this link is missing"),
        (
            lambda text: text[:-9] + ("A" if text[-9] != "A" else "B") + text[-8:],
            "changed on its way",
        ),
        (lambda text: re.sub(r"/1\.", "/9.", text), "newer Boardlet"),
        (
            lambda text: re.sub(r"#/cheversi/.*", "#/cheversi/<img src=x onerror=alert(1)>", text),
            "not a link",
        ),
    ],
)
def test_harmed_links_say_what_is_wrong(site: Site, harm: Callable[[str], str], said: str) -> None:
    play(site, TURNS[:8])
    sent = link(site)
    site.button("New game").click()
    site.button("Start").click()
    site.see_turns([])
    site.page.goto("about:blank")
    site.open(harm(sent))
    expect(site.page.locator(".notice")).to_contain_text(said)
    expect(site.status).to_contain_text("to move")


HOSTILE = (
    "1.cheversi.LAAAa7yKAAfg2" + "A" * 9000,
    "1.cheversi." + "%00%FF%2e%2e%2f" * 9,
    "1.__proto__.AAAAAAA",
    "1.cheversi.LAAA<script>alert(1)</script>",
    "javascript:alert(1)",
    "1.cheversi.LAAAa7y%E2%80%AEKAAfg2I",
    "99999999999999999999.cheversi.LAAA",
)


def test_hostile_links_are_refused_in_words_and_the_page_goes_on(site: Site) -> None:
    """The engine's reader is tried with thousands; here the page is."""
    site.open("/#/cheversi")
    notice = site.page.locator(".notice")
    for text in HOSTILE:
        site.page.goto(f"/#/cheversi/{text}")
        expect(notice).to_have_count(1)
        notice.get_by_role("button", name="Dismiss").click()
        expect(notice).to_have_count(0)
    assert site.games() == []
    site.place_all(TURNS[:2])


def test_names_are_never_html(site: Site) -> None:
    name = "<b onclick=alert(1)>&amp;</b>"
    site.open("/#/cheversi")
    site.button("New game").click()
    site.page.get_by_label("Name of the player of White").fill(name)
    site.button("Start").click()
    site.place(TURNS[0], 0)
    site.see_turns(TURNS[:1])
    sent = link(site)
    site.page.evaluate("localStorage.clear()")
    site.page.goto("about:blank")
    site.open(sent)
    expect(site.page.locator(".seat-name").first).to_have_text(name)


def test_written_games_come_back(site: Site) -> None:
    play(site, TURNS[:5])
    site.button("Share").click()
    written = site.page.get_by_label("Written down")
    expect(written).to_have_value(re.compile(r'\[Game "cheversi"\]'))
    text = written.input_value()
    site.dialog("share").get_by_role("button", name="Close").click()
    site.button("New game").click()
    site.button("Start").click()
    site.see_turns([])
    site.button("Share").click()
    field = site.page.get_by_label("Open a game")
    field.fill("hello world")
    opening = site.dialog("share").get_by_role("button", name="Open", exact=True)
    opening.click()
    expect(site.page.get_by_text("Nothing was opened")).to_be_visible()
    field.fill(text)
    opening.click()
    site.see_turns(TURNS[:5])
    # Links as the Python package gives them, without the site's address.
    site.button("Share").click()
    field.fill(boardlet.game("cheversi").record(TURNS[:7]).named("Ann", "Bob").link())
    opening.click()
    site.see_turns(TURNS[:7])
