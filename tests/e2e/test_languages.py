"""Four languages: how one is chosen, and that a game goes on when it changes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.contract import fluent
from tests.e2e.site import Site

NewContext = Callable[..., BrowserContext]

LEADS = {
    "en": "A small box of board games.",
    "nl": "Een klein doosje bordspellen.",
    "cs": "Malá krabice deskových her.",
    "fr": "Une petite boîte de jeux de plateau.",
}
OWN_NAMES = {"en": "English", "nl": "Nederlands", "cs": "Čeština", "fr": "Français"}


def said(key: str, language: str) -> str:
    """What a text without variables says in a language."""
    texts = fluent.page_texts(language)
    (written,) = texts[key].words
    return written


def see_language(page: Page, language: str) -> None:
    expect(page.locator(":root")).to_have_attribute("lang", language)
    expect(page.locator(".lead")).to_have_text(LEADS[language])


def pick(site: Site, language: str) -> None:
    site.page.locator("[data-open=settings]").click()
    site.page.get_by_role("radio", name=OWN_NAMES[language], exact=True).click()


def choose(site: Site, language: str) -> None:
    pick(site, language)
    expect(site.page.locator(":root")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("preferred", "language"),
    [("nl-BE", "nl"), ("cs", "cs"), ("fr-CA", "fr"), ("de-DE", "en")],
)
def test_the_browser_says_which_language(
    new_context: NewContext, preferred: str, language: str
) -> None:
    page = new_context(locale=preferred).new_page()
    page.goto("/")
    see_language(page, language)
    expect(page).to_have_title("Boardlet")
    described = page.locator("meta[name=description]")
    expect(described).to_have_attribute("content", said("description", language))


def test_the_address_comes_before_settings_and_these_before_the_browser(
    new_context: NewContext,
) -> None:
    site = Site(new_context(locale="nl").new_page())
    page = site.page
    site.open("/?lang=fr")
    see_language(page, "fr")
    choose(site, "cs")
    site.reload()
    see_language(page, "cs")
    page.goto("/?lang=klingon")
    see_language(page, "cs")
    page.goto("/?lang=en#/cheversi")
    expect(page.locator(".status")).to_have_text("White to move")


def test_a_game_goes_on_in_another_language_in_the_middle_of_a_turn(
    new_context: NewContext,
) -> None:
    # Axe brings a script of its own.
    site = Site(new_context(bypass_csp=True).new_page())
    page = site.page
    site.open("/#/capture")
    site.cell("e6").click()
    site.cell("e4").click()
    site.see_turns(["e6xe4"])
    site.cell("g3").click()
    site.cell("e5").click()
    expect(site.button("End turn")).to_be_visible()
    turns = site.turns.all_text_contents()
    page.evaluate("window.stays = true")
    for language, (ends, back, name, empty) in GOING_ON.items():
        choose(site, language)
        site.dialog("settings").get_by_role("button").first.click()
        expect(site.button(ends)).to_be_visible()
        expect(page).to_have_title(f"{name} – Boardlet")
        expect(page.locator(".title")).to_have_text(name)
        expect(site.cell("q1")).to_have_attribute("aria-label", empty)
        expect(page.locator(".board-svg")).to_have_attribute("aria-label", re.compile(name))
        expect(page.get_by_role("button", name=back)).to_be_enabled()
        assert site.turns.all_text_contents() == turns
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    # The same page, the same engine: nothing was loaded anew, and what was begun goes on.
    assert page.evaluate("window.stays")
    site.button("Finir le coup").click()
    site.see_turns([*turns, "g3xe5"])
    expect(site.status).to_have_text("À Rouge de jouer")


GOING_ON = {
    "nl": ("Beurt afsluiten", "Terug", "Chinees dammen met slaan", "q1, leeg"),
    "cs": ("Ukončit tah", "Zpět", "Čínská dáma s braním", "q1, prázdné"),
    "fr": ("Finir le coup", "Annuler", "Dames chinoises à prises", "q1, vide"),
}


@pytest.mark.parametrize("language", ["nl", "cs", "fr"])
def test_a_few_turns_and_a_link_that_is_none(page: Page, language: str) -> None:
    to_move, king = PLAYING[language]
    site = Site(page)
    site.open(f"/?lang={language}#/cheversi/no-link")
    expect(page.get_by_role("alert")).to_have_text(said("error-link-form", language))
    site.place_all(["Kd4", "Qe5"])
    expect(site.status).to_have_text(to_move)
    expect(site.cell("d4")).to_have_attribute("aria-label", re.compile(rf"^d4, {king}"))
    # What is said at the edge of the page follows the language like all else.
    choose(site, "en")
    notice = page.locator(".notice")
    expect(notice.locator("p")).to_have_text(said("error-link-form", "en"))
    name = said("notice-dismiss", "en")
    expect(notice.get_by_role("button", name=name, include_hidden=True)).to_have_count(1)


PLAYING = {
    "nl": ("Wit is aan zet", "witte koning"),
    "cs": ("Bílý je na tahu", "bílý král"),
    "fr": ("À Blanc de jouer", "roi blanc"),
}


@pytest.mark.expects("status 404", "console error")
def test_a_language_that_does_not_arrive_changes_nothing(page: Page) -> None:
    site = Site(page)
    site.open("/#/cheversi")
    page.route("**/texts/nl.json", lambda route: route.fulfill(status=404))
    pick(site, "nl")
    expect(page.get_by_text(said("notice-language", "en"))).to_be_visible()
    expect(page.locator(":root")).to_have_attribute("lang", "en")
    assert site.kept("settings")["language"] == "en"
