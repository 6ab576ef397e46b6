"""Whole games through the page: by mouse, by keyboard, with taking back, options and reloads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.site import Site, whole_game

GAME = whole_game("cheversi")
TURNS: list[str] = GAME["moves"]
WIDE = {"width": 1280, "height": 800}


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return Site(page)


def result(site: Site) -> None:
    """The end of GAME is on the page."""
    scores = GAME["checks"][-1]["scores"]
    site.see_scores([str(score) for score in scores])
    most, least = sorted(scores, reverse=True)
    expect(site.status).to_have_text(re.compile(rf"wins, {most} to {least}$"))


def test_a_whole_game_by_mouse(site: Site) -> None:
    site.open("/")
    site.page.get_by_role("link", name="Play Cheversi").click()
    expect(site.page.get_by_role("heading", level=1)).to_have_text("Cheversi")
    expect(site.status).to_have_text("White to move")
    expect(site.page.locator(".notes")).to_contain_text("The king comes first")
    site.place_all(TURNS)
    result(site)
    lines = site.page.locator(".count-line .count-value")
    expect(lines).to_have_count(16)
    totals = site.page.locator(".count-total .count-value")
    scores = GAME["checks"][-1]["scores"]
    expect(totals).to_have_text([str(score) for score in scores])
    assert sum(int(text) for text in lines.all_text_contents()) == sum(scores)


def test_a_line_of_the_count_lights_its_fields(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS)
    line = site.page.locator("button.count-line").first
    points = int(line.locator(".count-value").inner_text())
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(site.page.locator(".pips")).to_have_count(points)
    line.click()
    site.page.mouse.move(5, 5)
    expect(site.page.locator(".pips")).to_have_count(0)
    site.button("Play again").click()
    site.see_turns([])
    expect(site.page.locator(".count-panel")).to_be_hidden()


def test_a_whole_game_by_keyboard_alone(site: Site) -> None:
    page = site.page
    site.open("/")
    tab_to(site, "Play Cheversi")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cheversi")
    for number, turn in enumerate(TURNS):
        side = number % 2
        tab_to_tray(site, f"hand-{side}/{turn[0]}")
        page.keyboard.press("Enter")
        walk_to(site, turn[1:])
        page.keyboard.press("Enter")
        site.see_turns(TURNS[: number + 1])
        expect(site.spoken).to_contain_text("Score: ")
    result(site)
    tab_to(site, "Play again")
    page.keyboard.press("Enter")
    site.see_turns([])


def tab_to(site: Site, name: str) -> None:
    """Presses Tab until something with this name has the focus."""
    for _ in range(60):
        label = site.page.evaluate(
            "document.activeElement.ariaLabel || document.activeElement.textContent.trim()"
        )
        if label == name:
            return
        site.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


def tab_to_tray(site: Site, source: str) -> None:
    """Presses Tab until a tray has the focus, then arrows until a piece has it."""
    page = site.page
    tray = source.partition("/")[0]
    for _ in range(60):
        focused = page.evaluate("document.activeElement.dataset.source ?? ''")
        if focused.startswith(f"{tray}/"):
            break
        page.keyboard.press("Tab")
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.source") == source:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no key comes to {source}")


def walk_to(site: Site, square: str) -> None:
    """Presses arrow keys until the board's focus stands on a square."""
    page = site.page
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.point ?? ''"):
            break
        page.keyboard.press("Tab")
    file, rank = ord(square[0]), int(square[1])
    for _ in range(16):
        here = page.evaluate("document.activeElement.dataset.point")
        if here == square:
            return
        if ord(here[0]) != file:
            page.keyboard.press("ArrowRight" if ord(here[0]) < file else "ArrowLeft")
        else:
            page.keyboard.press("ArrowUp" if int(here[1]) < rank else "ArrowDown")
    raise AssertionError(f"arrow keys do not come to {square}")


def test_undo_to_the_start_and_redo(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:5])
    undo, redo = site.button("Undo"), site.button("Redo")
    for left in reversed(range(5)):
        undo.click()
        site.see_turns(TURNS[:left])
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(site.status).to_have_text("White to move")
    assert site.kept("game:cheversi") is None
    for _ in range(5):
        # Faster than the engine answers.
        site.page.keyboard.press("r")
    site.see_turns(TURNS[:5])
    expect(redo).to_have_attribute("aria-disabled", "true")
    site.page.keyboard.press("u")
    site.see_turns(TURNS[:4])
    site.place(TURNS[4], 0)
    site.see_turns(TURNS[:5])
    expect(redo).to_have_attribute("aria-disabled", "true")


def test_a_reload_keeps_the_game(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:4])
    site.reload()
    site.see_turns(TURNS[:4])
    expect(site.status).to_have_text("White to move")
    site.place(TURNS[4], 0)
    site.see_turns(TURNS[:5])
    site.page.go_back()
    site.open("/")
    site.page.get_by_role("link", name="Continue your game of Cheversi").click()
    site.see_turns(TURNS[:5])


def test_back_and_another_game_lose_nothing(site: Site) -> None:
    site.open("/")
    site.page.get_by_role("link", name="Play Cheversi").click()
    site.place_all(TURNS[:2])
    site.page.go_back()
    card = site.page.locator('[data-game="cheversi"]')
    expect(card).to_contain_text("2 turns played")
    site.page.get_by_role("link", name="Play Chifoumi").click()
    expect(site.page.get_by_role("heading", level=1)).to_have_text("Chifoumi")
    site.see_turns([])
    site.page.go_back()
    site.page.go_forward()
    site.page.goto("/#/cheversi")
    site.see_turns(TURNS[:2])


def test_the_rules_of_2006_and_swapping_sides(site: Site) -> None:
    site.open("/#/cheversi")
    site.button("New game").click()
    form = site.dialog("new-game")
    form.get_by_role("radio", name="of 2006").check()
    form.get_by_role("switch", name="Swapping sides").check()
    form.get_by_role("button", name="Start").click()
    rules = expect(site.page.locator(".subtitle"))
    rules.to_have_text("Rules: of 2006 · Swapping sides")
    expect(site.status).to_have_text("White to move")
    site.place("Ka1", 0)
    site.see_turns(["Ka1"])
    site.place("Qh8", 1)
    site.see_turns(["Ka1", "Qh8"])
    before = site.page.locator(".seat").first.get_attribute("data-side")
    site.button("Swap sides").click()
    site.see_turns(["Ka1", "Qh8", "swap"])
    expect(site.page.locator(".seat").first).not_to_have_attribute("data-side", before or "")
    site.reload()
    site.see_turns(["Ka1", "Qh8", "swap"])
    rules.to_have_text("Rules: of 2006 · Swapping sides")
    # The next game is offered with what was chosen last.
    site.button("New game").click()
    expect(form.get_by_role("radio", name="of 2006")).to_be_checked()
    expect(form.get_by_role("switch", name="Swapping sides")).to_be_checked()


def test_options_that_depend_on_others(site: Site) -> None:
    site.open("/#/chifoumi")
    site.button("New game").click()
    form = site.dialog("new-game")
    form.get_by_role("radio", name="advanced").check()
    expect(form.get_by_role("switch", name="Hidden towers")).to_be_checked()
    form.get_by_role("radio", name="professional").check()
    own = form.get_by_role("switch", name="Capturing own towers")
    expect(own).to_be_checked()
    form.get_by_role("radio", name="4, in teams").check()
    expect(form.get_by_role("radio", name="professional")).to_be_disabled()
    expect(form.get_by_role("radio", name="beginner")).to_be_checked()
    expect(own).to_be_disabled()
    expect(form).to_contain_text("Only with Players: 2 or 3.")
    form.get_by_role("button", name="Start").click()
    expect(site.page.locator(".seat")).to_have_count(4)


def test_what_was_touched_is_not_taken_back(site: Site) -> None:
    site.open("/#/chifoumi")
    site.button("New game").click()
    site.dialog("new-game").get_by_role("radio", name="advanced").check()
    site.dialog("new-game").get_by_role("button", name="Start").click()
    expect(site.page.locator(".notes")).to_contain_text("Touch and move")
    site.cell("c3").click()
    site.cell("c4").click()
    site.see_turns(["c3-c4"])
    site.page.keyboard.press("u")
    expect(site.button("Undo")).to_have_attribute("aria-disabled", "true")
    site.see_turns(["c3-c4"])


def test_a_turn_of_several_jumps_goes_back_jump_by_jump(site: Site) -> None:
    site.open("/#/capture")
    jump(site, "e6", "e4")
    site.see_turns(["e6xe4"])
    jump(site, "g3", "e5")
    expect(site.button("End turn")).to_be_visible()
    site.see_turns(["e6xe4"])
    site.see_scores(["1", "1"])
    site.reload()
    expect(site.button("End turn")).to_be_visible()
    site.button("Undo").click()
    expect(site.button("End turn")).to_have_count(0)
    site.see_scores(["1", "0"])
    site.button("Redo").click()
    site.see_scores(["1", "1"])
    site.cell("e3").click()
    site.see_turns(["e6xe4", "g3xe5xe3"])
    expect(site.status).to_have_text("Red to move")
    site.button("Undo").click()
    site.see_turns(["e6xe4"])
    jump(site, "g3", "e5")
    site.button("End turn").click()
    site.see_turns(["e6xe4", "g3xe5"])


def jump(site: Site, start: str, end: str) -> None:
    site.cell(start).click()
    site.cell(end).click()


def test_a_click_before_python_is_played_when_it_is_up(site: Site) -> None:
    engine = held_engine(site)
    site.cell("d4").click()
    expect(site.page.locator(".is-pending")).to_be_visible()
    assert "boardlet:first-board" in site.marks()
    assert "boardlet:first-reply" not in site.marks()
    # Taken back, it is not played; chosen anew, it is.
    site.button("Undo").click()
    expect(site.page.locator(".is-pending")).to_have_count(0)
    site.cell("e4").click()
    expect(site.page.locator(".is-pending")).to_be_visible()
    expect(site.page.get_by_text("You can already begin")).to_be_visible()
    engine.continue_()
    site.ready()
    site.see_turns(["Ke4"])
    assert "boardlet:first-reply" in site.marks()


def held_engine(site: Site) -> Route:
    """Opens a game while the engine's file does not arrive; returns what lets it through."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    site.page.route("**/*.whl", hold)
    with site.page.expect_request("**/*.whl"):
        site.open("/#/cheversi", ready=False)
    expect(site.status).to_have_text("White to move")
    return held[0]


@pytest.mark.expects("request failed: .*wasm", "console")
def test_a_failed_start_says_so_and_the_retry_plays_on(site: Site) -> None:
    site.page.route("**/*.wasm", lambda route: route.abort())
    site.open("/#/cheversi", ready=False)
    alert = site.page.get_by_role("alert")
    expect(alert).to_contain_text("Your game is safe", timeout=60_000)
    site.cell("e4").click()
    site.page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    site.ready()
    expect(alert).to_have_count(0)
    site.see_turns(["Ke4"])


def test_nothing_moves_on_the_page_when_the_engine_arrives(site: Site) -> None:
    engine = held_engine(site)
    expect(site.cell("e4")).to_be_visible()
    before = site.cell("e4").bounding_box()
    engine.continue_()
    site.ready()
    assert site.cell("e4").bounding_box() == before


def test_a_kept_game_that_is_broken_goes_on_before_the_break(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:3])
    (game,) = site.games()
    game["record"]["moves"][2] = "Ka9"
    site.put(game)
    site.reload()
    expect(site.page.get_by_role("alert")).to_contain_text("before turn 3")
    site.see_turns(TURNS[:2])
    assert site.kept("game:cheversi")["moves"] == TURNS[:2]
    (aside,) = site.games("aside")
    assert aside["value"]["moves"] == [*TURNS[:2], "Ka9"]


def test_a_kept_game_that_makes_no_sense_is_set_aside(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:1])
    (game,) = site.games()
    game["record"]["options"] = {"ruleset": "1900"}
    site.put(game)
    site.reload()
    expect(site.page.get_by_role("alert")).to_contain_text("set aside")
    site.see_turns([])
    assert site.games() == []
    (aside,) = site.games("aside")
    assert aside["value"]["options"] == {"ruleset": "1900"}
