"""Looking back on a game: stepping, jumping, playing through, trying other turns, typing turns."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.site import SLOW, Site, whole_game

TURNS: list[str] = whole_game("cheversi")["moves"]
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return Site(page)


def begin(site: Site, turns: int, **more: Any) -> None:
    """Opens a game of Cheversi that was played so far."""
    record = {
        "version": 1,
        "game": "cheversi",
        "options": {},
        "moves": TURNS[:turns],
        "partial": "",
        "position": None,
        "seats": [],
        **more,
    }
    site.page.add_init_script(
        "if (!sessionStorage.begun) { sessionStorage.begun = 'yes';"
        f"localStorage['boardlet:game:cheversi'] = JSON.stringify({json.dumps(record)}) }}"
    )
    site.open("/#/cheversi")
    site.see_turns(record["moves"])
    # What looks back comes after the board.
    expect(site.page.locator(".typed")).to_have_count(1)


def see(site: Site, words: str, way: str | None = "past") -> None:
    """Waits until the line over the board begins so, and the page is marked so."""
    expect(site.status).to_have_text(re.compile(f"^{words}"))
    marked = expect(site.page.locator(".game"))
    if way:
        marked.to_have_attribute("data-looking", way)
    else:
        marked.not_to_have_attribute("data-looking", re.compile("."))


def pieces(site: Site) -> int:
    return site.page.locator(".board-pieces .piece").count()


def test_keys_step_through_the_turns_and_back_into_the_game(site: Site) -> None:
    begin(site, 6)
    page = site.page
    # On the board, arrows walk from field to field.
    site.cell("d4").focus()
    page.keyboard.press("ArrowLeft")
    expect(site.cell("c4")).to_be_focused()
    see(site, "White to move", None)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    see(site, "Turn 5 of 6 · Black to move")
    assert pieces(site) == 5
    expect(page.locator('[aria-current="step"]')).to_have_text(re.compile(TURNS[4]))
    # Nothing is played by looking, and a click on the board does not take the keys away.
    site.cell("a1").click()
    page.keyboard.press("Home")
    see(site, "Start · White to move")
    page.keyboard.press(".")
    see(site, "Turn 1 of 6")
    page.keyboard.press("End")
    see(site, "White to move", None)
    page.keyboard.press(",")
    see(site, "Turn 5 of 6")
    page.keyboard.press("Escape")
    see(site, "White to move", None)
    site.see_turns(TURNS[:6])


def test_buttons_a_tap_on_a_turn_the_wheel_and_the_score_line(site: Site) -> None:
    begin(site, 9)
    page = site.page
    site.button("Replay").click()
    see(site, "Turn 8 of 9")
    expect(site.button("Turn before")).to_be_focused()
    site.button("Turn before").click()
    see(site, "Turn 7 of 9")
    page.locator(".turn-jump").nth(2).click()
    see(site, "Turn 3 of 9")
    site.cell("e4").hover()
    page.mouse.wheel(0, 120)
    see(site, "Turn 4 of 9")
    page.mouse.wheel(0, -120)
    see(site, "Turn 3 of 9")
    box = page.locator(".plot").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 6 / 9, box["y"] + 20)
    see(site, "Turn 6 of 9")
    site.button("First").click()
    see(site, "Start")
    expect(site.button("First")).to_have_attribute("aria-disabled", "true")
    site.button("Game").click()
    see(site, "Black to move", None)
    expect(site.button("Replay")).to_be_focused()


def test_a_thumb_on_a_phone_steps_without_moving_the_board(site: Site) -> None:
    page = site.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    begin(site, 9)
    before = site.cell("e4").bounding_box()
    site.button("Replay").click()
    see(site, "Turn 8 of 9")
    assert site.cell("e4").bounding_box() == before
    for name in ("First", "Turn before", "Next turn", "Last", "Try", "Game", "More"):
        box = site.button(name).bounding_box()
        assert box, name
        assert min(box["width"], box["height"]) >= 40, (name, box)
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= PHONE["width"], (name, box)
    swipe(page, ".status", 120)
    see(site, "Turn 7 of 9")
    swipe(page, ".status", -120)
    see(site, "Turn 8 of 9")
    site.button("More").click()
    site.dialog("sheet").locator(".turn-jump").first.click()
    expect(site.dialog("sheet")).to_be_hidden()
    see(site, "Turn 1 of 9")
    site.button("Try").click()
    see(site, "Trying, turn 1", "trying")
    assert site.cell("e4").bounding_box() == before


def swipe(page: Page, place: str, across: int) -> None:
    """A finger goes across a place; the browser has no part in it."""
    page.locator(place).evaluate(
        """(target, across) => {
          const { x, y } = target.getBoundingClientRect();
          const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true };
          const at = (clientX) => ({ ...finger, clientX, clientY: y + 5 });
          target.dispatchEvent(new PointerEvent('pointerdown', at(x + 150)));
          target.dispatchEvent(new PointerEvent('pointerup', at(x + 150 + across)));
        }""",
        across,
    )


def test_all_turns_are_played_through_until_somebody_stops_it(site: Site) -> None:
    begin(site, 4)
    site.button("Play all turns").click()
    see(site, "Start")
    see(site, "Turn 1 of 4")
    site.button("Stop").click()
    expect(site.button("Stop")).to_be_hidden()
    site.button("Play all turns").click()
    # The end is the game itself.
    see(site, "White to move", None)
    expect(site.button("Stop")).to_be_hidden()


def test_other_turns_are_tried_kept_and_made_the_game(site: Site) -> None:
    begin(site, 6)
    page = site.page
    page.locator(".turn-jump").nth(3).click()
    see(site, "Turn 4 of 6")
    site.button("Try").click()
    see(site, "Trying, turn 4", "trying")
    site.place("Ng5", 0)
    see(site, "Trying, turn 5", "trying")
    site.place("Nd4", 1)
    see(site, "Trying, turn 6", "trying")
    branch = page.locator(".branch-text")
    expect(branch).to_have_text(["Ng5", "Nd4"])
    redo = expect(site.page.locator('[data-action="redo"]'))
    redo.to_have_attribute("aria-disabled", "true")
    site.button("Undo").click()
    see(site, "Trying, turn 5", "trying")
    redo.to_have_attribute("aria-disabled", "false")
    # Another answer is a branch of the branch.
    site.place("Nd5", 1)
    expect(branch).to_have_text(["Ng5", "Nd4", "Nd5"])
    # The game stands as it was, also after a reload, and so do the branches.
    site.button("Game").click()
    see(site, "White to move", None)
    site.see_turns(TURNS[:6])
    site.reload()
    site.see_turns(TURNS[:6])
    expect(branch).to_have_text(["Ng5", "Nd4", "Nd5"])
    page.get_by_role("button", name=re.compile("Nd5")).click()
    see(site, "Tried, turn 6")
    site.button("Delete").click()
    expect(branch).to_have_text(["Ng5", "Nd4"])
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(branch).to_have_text(["Ng5", "Nd4", "Nd5"])
    page.get_by_role("button", name=re.compile("Ng5")).click()
    site.button("Make it the game").click()
    site.see_turns([*TURNS[:4], "Ng5", "Nd4"])
    expect(branch).to_have_text([*TURNS[4:6], "Nd5"])
    assert site.kept("game:cheversi")["moves"] == [*TURNS[:4], "Ng5", "Nd4"]


def test_branches_travel_by_link(site: Site) -> None:
    tried = [{"at": 2, "moves": ["Ng1"], "branches": []}]
    begin(site, 4, branches=tried)
    site.button("Share").click()
    field = site.page.get_by_label("Link to this game", exact=True)
    expect(field).to_have_value(re.compile("#/cheversi/"))
    link = field.input_value()
    # Without its own game the page takes the one of the link.
    site.forget_games()
    site.open("/")
    site.open(link)
    site.see_turns(TURNS[:4])
    expect(site.page.locator(".branch-text")).to_have_text(["Ng1"])
    assert site.kept("game:cheversi")["branches"] == tried


def test_taking_back_does_not_lose_what_was_tried(site: Site) -> None:
    begin(site, 4, branches=[{"at": 4, "moves": ["Ng5"], "branches": []}])
    site.button("Undo").click()
    site.see_turns(TURNS[:3])
    site.place("Ng1", 1)
    site.see_turns([*TURNS[:3], "Ng1"])
    expect(site.page.locator(".branch-text")).to_have_text([TURNS[3], "Ng5"])


def test_one_may_look_back_while_the_computer_thinks(site: Site) -> None:
    person = {"kind": "person", "name": None, "level": None}
    begin(site, 5, seats=[person, {"kind": "computer", "name": None, "level": 6}])
    site.page.keyboard.press("ArrowLeft")
    see(site, "Turn 4 of ")
    # The game goes on behind it.
    expect(site.turns).to_have_count(6)
    see(site, "Turn 4 of 6")
    site.button("Game").click()
    see(site, "White to move", None)
    assert pieces(site) == 6


def test_turns_can_be_typed(site: Site) -> None:
    # Before the engine is there they wait for it, one after the other.
    site.open("/#/cheversi", ready=False)
    page = site.page
    field = page.get_by_role("textbox", name="Type a turn")
    field.fill("k e4")
    field.press("Enter")
    expect(field).to_have_value("k e4")
    expect(page.locator(".typed-problem")).to_contain_text("as soon as they are here")
    field.fill("n d3")
    field.press("Enter")
    expect(site.turns).to_have_text(["Ke4", "Nd3"], timeout=SLOW)
    expect(field).to_have_value("")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("t")
    expect(field).to_be_focused()
    field.fill("Ke4")
    field.press("Enter")
    expect(page.locator(".typed-problem")).to_contain_text("not possible here")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("n e3")
    expect(page.locator(".typed-problem")).to_be_hidden()
    field.press("Enter")
    site.see_turns(["Ke4", "Nd3", "Ne3"])


def test_letters_as_shortcuts_can_be_switched_off(site: Site) -> None:
    begin(site, 3)
    page = site.page
    site.button("Settings").click()
    page.get_by_role("switch", name="Letters and signs").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.keyboard.press(",")
    # Arrows are none.
    page.keyboard.press("ArrowLeft")
    see(site, "Turn 2 of 3")
    site.see_turns(TURNS[:3])


def test_a_turn_waits_for_its_own_button(site: Site) -> None:
    site.page.add_init_script(
        "localStorage['boardlet:settings'] = JSON.stringify({ confirm: 'always' })"
    )
    begin(site, 2)
    ghost = site.page.locator(".piece.is-asked")
    site.place(TURNS[2], 0)
    expect(ghost).to_have_count(1)
    # Undo takes back the question, not the turn before it.
    site.button("Undo").click()
    expect(ghost).to_have_count(0)
    expect(site.button("Play it")).to_have_count(0)
    site.cell(TURNS[2][1:]).click()
    expect(ghost).to_have_count(1)
    site.button("Play it").click()
    site.see_turns(TURNS[:3])
    expect(ghost).to_have_count(0)


def test_an_open_turn_waits_while_one_looks_back(site: Site) -> None:
    site.open("/#/capture")
    site.cell("e6").click()
    site.cell("e4").click()
    site.see_turns(["e6xe4"])
    site.cell("g3").click()
    site.cell("e5").click()
    expect(site.button("End turn")).to_be_visible()
    # First comes the position in which the turn began.
    site.button("Replay").click()
    see(site, "Turn 1 of 1 · Gold")
    site.see_scores(["1", "0"])
    site.button("Turn before").click()
    see(site, "Start")
    site.button("Last").click()
    see(site, "Gold to move", None)
    site.see_scores(["1", "1"])
    expect(site.button("End turn")).to_be_visible()
