"""The drawn board by finger, mouse and keyboard; the engine answers from this process."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardlet.core.star import INDEX, write_rows
from boardlet.protocol import handle
from tests.e2e.site import whole_game

Reply = dict[str, Any]
Open = Callable[..., "Board"]

HARNESS = """async ({ board, state, settings, interactive }) => {
    for (const name of ['base', 'page', 'board']) {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = `/css/${name}.css`;
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
    }
    const viewport = document.createElement('meta');
    viewport.name = 'viewport';
    viewport.content = 'width=device-width, initial-scale=1';
    document.head.append(viewport);
    const main = document.createElement('main');
    main.setAttribute('style', 'max-width: 520px; margin: 0; padding: 8px');
    const [above, host, below, after] = ['div', 'div', 'div', 'button'].map((name) => {
        const element = document.createElement(name);
        main.append(element);
        return element;
    });
    above.style.minHeight = below.style.minHeight = '56px';
    after.textContent = 'after';
    document.body.style.margin = 0;
    document.body.append(main);
    const { BoardView } = await import('/js/board/view.js');
    const { L10n } = await import('/js/l10n.js');
    const texts = await (await fetch('/data/texts/en.json')).json();
    const l10n = new L10n('en', texts);
    const view = new BoardView({ host, trays: { above, below }, l10n, settings });
    Object.assign(window, { view, state, acts: [], said: [], selected: [], after });
    view.setBoard(board);
    view.on('say', ({ text }) => said.push(text));
    view.on('select', ({ place }) => selected.push(place));
    view.on('act', async ({ action }) => {
        acts.push(action);
        if (window.deaf) return;
        window.state = await window.answer(window.state, action);
        window.shown = view.show(window.state, { animate: true, interactive: true });
    });
    await view.show(state, { interactive });
}"""


def ask(request: Reply) -> Reply:
    """The engine's reply to a request."""
    reply: Reply = json.loads(handle(json.dumps({"id": 1, **request})))
    assert reply["type"] != "error", reply
    return reply


def record(state: Reply) -> Reply:
    return {key: state[key] for key in ("game", "options", "moves", "partial", "position")}


class Board:
    """A board on a page, and the fingers to play on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cell(self, point: str) -> Any:
        return self.page.locator(f'[data-point="{point}"]')

    def tray(self, source: str) -> Any:
        return self.page.locator(f'[data-source="{source}"]')

    def marks(self, kind: str) -> int:
        return self.page.locator(f'.mark[data-mark="{kind}"]').count()

    def acts(self, *expected: str) -> None:
        """Waits until exactly these actions were played."""
        self.page.wait_for_function("(number) => acts.length >= number", arg=len(expected))
        assert self.page.evaluate("acts") == list(expected)

    def settle(self) -> None:
        """Waits for the motion of the last action."""
        self.page.evaluate("window.shown")

    def focused(self) -> str | None:
        found: str | None = self.page.evaluate("document.activeElement.dataset.point ?? null")
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def middle(self, point: str) -> tuple[float, float]:
        box = self.cell(point).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drawn(self) -> list[tuple[str, str]]:
        """Which piece is drawn where, in the order of painting."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll('.board-pieces > .piece')].map((node) => [
                node.dataset.piece,
                getComputedStyle(node).transform,
            ])"""
        )
        return [(piece, place) for piece, place in found]

    def moving(self) -> int:
        """How many pieces are on their way."""
        number: int = self.page.evaluate(
            """() => [...document.querySelectorAll('.board-pieces > .piece')]
                .filter((node) => node.getAnimations().length > 0).length"""
        )
        return number


class Finger:
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: tuple[float, float]) -> None:
        self._send("touchStart", at)

    def move(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        for step in range(1, steps + 1):
            share = step / steps
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self._send("touchMove", (x, y))

    def up(self) -> None:
        self._send("touchEnd")

    def tap(self, at: tuple[float, float]) -> None:
        self.down(at)
        self.up()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.down(start)
        self.move(start, end)
        self.up()


@pytest.fixture
def open_board(page: Page) -> Open:
    """Puts a board on the page."""

    def start(
        game: str,
        *,
        options: Reply | None = None,
        moves: tuple[str, ...] = (),
        partial: str = "",
        position: str | None = None,
        settings: Reply | None = None,
        interactive: bool = True,
    ) -> Board:
        page.goto("/pages/bare.html")
        page.expose_function(
            "answer",
            lambda state, action: ask({"type": "act", **record(state), "action": action}),
        )
        given = {"game": game, "options": options or {}}
        opened = {**given, "moves": list(moves), "partial": partial, "position": position}
        page.evaluate(
            HARNESS,
            {
                "board": ask({"type": "board", **given}),
                "state": ask({"type": "open", **opened}),
                "settings": {"animation": 0, **(settings or {})},
                "interactive": interactive,
            },
        )
        return Board(page)

    return start


PLACED = ("Kd4", "Qe5", "Qd5")


# Choosing and playing


def test_a_piece_is_tapped_and_then_a_field(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    board.tray("hand-1/R").click()
    assert board.marks("target") == 12
    board.tray("hand-1/B").click()
    expect(board.tray("hand-1/B")).to_have_attribute("aria-pressed", "true")
    expect(board.tray("hand-1/R")).to_have_attribute("aria-pressed", "false")
    board.cell("a1").click()
    assert board.marks("target") == 0
    board.tray("hand-1/R").click()
    board.cell("c4").click()
    board.acts("Rc4")
    expect(board.cell("c4")).to_have_attribute("aria-label", "c4, black rook. last turn")
    assert board.page.evaluate("selected") == ["hand-1/R", "hand-1/B", None, "hand-1/R", None]


def test_the_only_piece_in_hand_that_can_act_is_chosen_already(open_board: Open) -> None:
    board = open_board("cheversi")
    assert board.marks("target") == 64
    board.cell("c3").click()
    board.acts("Kc3")


def test_a_mouse_drags_a_piece_from_the_tray(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    board.tray("hand-1/N").hover()
    board.page.mouse.down()
    board.page.mouse.move(*board.middle("h8"), steps=5)
    expect(board.page.locator(".board-air .piece")).to_have_count(1)
    board.page.mouse.up()
    expect(board.page.locator(".board-air .piece")).to_have_count(0)
    assert board.page.evaluate("acts") == []
    board.tray("hand-1/N").hover()
    board.page.mouse.down()
    board.page.mouse.move(*board.middle("e4"), steps=5)
    board.page.mouse.up()
    board.acts("Ne4")


def test_a_click_without_a_pointer_acts_too(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    board.tray("hand-1/R").dispatch_event("click", {"detail": 0})
    board.cell("c4").dispatch_event("click", {"detail": 0})
    board.acts("Rc4")


def test_nothing_is_played_on_a_board_that_only_shows(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED, interactive=False)
    board.tray("hand-1/R").click(force=True)
    board.cell("c4").click()
    assert board.page.evaluate("acts") == []
    assert board.marks("can") == board.marks("target") == 0


def test_a_second_tap_is_not_played_before_the_first_was_answered(open_board: Open) -> None:
    board = open_board("cheversi")
    board.page.evaluate("window.deaf = true")
    board.cell("c3").click()
    board.cell("c4").click()
    board.acts("Kc3")
    expect(board.page.locator(".piece.is-pending")).to_have_count(1)


def test_what_was_chosen_stays_when_the_same_state_is_shown_again(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    board.tray("hand-1/R").click()
    board.page.evaluate("view.show(state, { interactive: true })")
    assert board.marks("target") == 12


# Confirming


def test_a_turn_is_confirmed_by_a_second_tap(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED, settings={"confirm": "always"})
    board.tray("hand-1/R").click()
    board.cell("c4").click()
    expect(board.page.locator(".piece.is-asked")).to_have_count(1)
    assert "press Enter once more" in (board.cell("c4").get_attribute("aria-label") or "")
    board.cell("c5").click()
    expect(board.page.locator(".piece.is-asked")).to_have_count(1)
    assert board.page.evaluate("acts") == []
    board.cell("c5").click()
    board.acts("Rc5")


def test_escape_takes_back_first_the_ghost_and_then_the_choice(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED, settings={"confirm": "always"})
    board.tray("hand-1/R").focus()
    board.press("Enter", "Enter", "Escape")
    expect(board.page.locator(".piece.is-asked")).to_have_count(0)
    assert board.marks("target") == 12
    board.press("Escape")
    assert board.marks("target") == 0


# Keyboard


def test_a_whole_turn_by_keyboard(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    board.press("Tab")
    assert board.page.evaluate("document.activeElement.dataset.source") == "hand-1/R"
    board.press("ArrowRight", "ArrowRight", "Enter")
    target = board.focused()
    assert target is not None
    assert "possible here" in (board.cell(target).get_attribute("aria-label") or "")
    board.press("n")
    other = board.focused()
    assert other is not None
    assert other != target
    board.press("N")
    assert board.focused() == target
    board.press("Enter")
    board.acts(f"N{target}")
    assert board.focused() == target
    assert board.page.evaluate("said").pop() == f"Black: black knight on {target}."


def test_arrows_walk_and_the_row_has_ends(open_board: Open) -> None:
    board = open_board("cheversi")
    board.cell("d4").focus()
    board.press("ArrowUp", "ArrowRight")
    assert board.focused() == "e5"
    board.press("Home")
    assert board.focused() == "a5"
    board.press("ArrowLeft")
    assert board.focused() == "a5"
    board.press("End", "ArrowDown")
    assert board.focused() == "h4"
    board.press("Control+Home")
    assert board.focused() == "a8"
    assert board.page.locator('.cell[tabindex="0"]').count() == 1


def test_arrows_follow_the_screen_when_the_board_is_turned(open_board: Open) -> None:
    board = open_board("cheversi")
    board.page.evaluate("view.turn(180)")
    board.cell("d4").focus()
    board.press("ArrowUp", "ArrowRight")
    assert board.focused() == "c3"
    x, y = board.middle("a1")
    assert x > board.middle("h1")[0]
    assert y < board.middle("a8")[1]


@pytest.mark.parametrize("degrees", [0, 60, 180])
def test_arrows_on_a_star(open_board: Open, degrees: int) -> None:
    board = open_board("capture")
    board.page.evaluate("(degrees) => view.turn(degrees)", degrees)
    board.page.evaluate("view.focus('i5')")
    start = board.middle("i5")
    # Up and up again stays in line, though no hole lies straight above another.
    board.press("ArrowUp", "ArrowUp")
    place = board.focused()
    assert place is not None
    assert board.middle(place)[0] == pytest.approx(start[0], abs=1)
    board.press("ArrowDown", "ArrowDown")
    assert board.focused() == "i5"
    # With Shift an arrow means the diagonal next to it, clockwise.
    for key, right, down in (
        ("ArrowUp", 1, -1),
        ("ArrowRight", 1, 1),
        ("ArrowDown", -1, 1),
        ("ArrowLeft", -1, -1),
    ):
        board.page.evaluate("view.focus('i5')")
        board.press(f"Shift+{key}")
        place = board.focused()
        assert place is not None
        x, y = board.middle(place)
        assert (x > start[0], y > start[1]) == (right > 0, down > 0)


def test_tab_leaves_the_board(open_board: Open) -> None:
    board = open_board("chifoumi")
    board.page.evaluate("view.focus()")
    board.press("Tab")
    assert board.page.evaluate("document.activeElement === after")


def test_the_focus_stays_through_a_turn(open_board: Open) -> None:
    board = open_board("chifoumi", settings={"animation": 60})
    board.cell("c3").focus()
    board.press("Enter", "ArrowUp", "Enter")
    board.acts("c3-c4")
    board.settle()
    assert board.focused() == "c4"
    assert board.cell("c4").get_attribute("aria-label") == "c4, white well. last turn"


# Chains, towers, choices

CHAIN = "7/5,bR,1/4,bP,2/3,bP,3/2,wS,4/7/7 w w 0,0 0 -"


@pytest.mark.parametrize("way", ["tap", "Enter"])
def test_a_chain_ends_where_the_piece_is_chosen_again(open_board: Open, way: str) -> None:
    board = open_board("chifoumi", position=CHAIN)
    board.cell("c3").click()
    assert (board.marks("capture"), board.marks("target")) == (1, 7)
    board.cell("d4").click()
    board.acts("c3xd4")
    expect(board.cell("d4")).to_have_attribute("aria-selected", "true")
    # Nothing else can be chosen now, and the piece cannot be let go.
    board.cell("a1").click()
    board.press("Escape")
    expect(board.cell("d4")).to_have_attribute("aria-selected", "true")
    if way == "tap":
        board.cell("d4").click()
    else:
        board.page.evaluate("view.focus('d4')")
        board.press("Enter")
    board.acts("c3xd4", "stop")


def test_the_trail_of_a_chain_grows(open_board: Open) -> None:
    board = open_board("chifoumi", position=CHAIN)
    trail = board.page.locator(".board-trail")
    assert not trail.get_attribute("d")
    board.page.evaluate("view.select('c3')")
    board.cell("d4").click()
    board.cell("e5").click()
    board.acts("c3xd4", "d4xe5")
    assert len(re.findall("[ML]", trail.get_attribute("d") or "")) == 3
    assert board.marks("last") == 2


BOTH = "7/7/7/2,bS,wR,3/7/7/6,rP w w 0,0,0,0 0 -"


def both(open_board: Open) -> Board:
    """A field where stacking and capturing are both possible."""
    board = open_board("chifoumi", options={"players": 4}, position=BOTH)
    board.cell("d4").click()
    board.cell("c4").click()
    return board


def test_stacking_or_capturing_is_asked_at_the_field(open_board: Open) -> None:
    board = both(open_board)
    menu = board.page.get_by_role("menu")
    expect(menu).to_have_accessible_name("On c4")
    menu.get_by_role("menuitem", name="Capture").click()
    board.acts("d4xc4")
    expect(menu).to_have_count(0)


def test_the_choice_at_a_field_by_keyboard(open_board: Open) -> None:
    board = both(open_board)
    menu = board.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    board.press("Escape")
    expect(menu).to_have_count(0)
    assert board.focused() == "c4"
    board.press("Enter", "ArrowDown", "ArrowDown", "Enter")
    board.acts("d4+c4")
    assert board.focused() == "c4"


def test_a_press_beside_the_choice_only_closes_it(open_board: Open) -> None:
    board = both(open_board)
    board.page.mouse.click(*board.middle("d3"))
    expect(board.page.get_by_role("menu")).to_have_count(0)
    assert board.page.evaluate("acts") == []
    board.cell("d3").click()
    board.acts("d4-d3")


TOWER = "7/7/7/wR.bS.wP,6/7/7/3,bR,3 w w 0,0 0 -"


def test_a_tower_is_looked_into_by_key(open_board: Open) -> None:
    board = open_board("chifoumi", position=TOWER)
    label = "a4, tower of 3, from the top: white paper, black scissors, white rock"
    assert (board.cell("a4").get_attribute("aria-label") or "").startswith(label)
    board.cell("a4").focus()
    board.press("i")
    sheet = board.page.get_by_role("note")
    expect(sheet.get_by_role("listitem")).to_have_text(
        ["white paper", "black scissors", "white rock"]
    )
    board.press("Escape")
    expect(sheet).to_have_count(0)
    assert board.focused() == "a4"


def test_a_held_mouse_looks_into_a_tower_and_plays_nothing(open_board: Open) -> None:
    board = open_board("chifoumi", position=TOWER)
    board.page.mouse.move(*board.middle("a4"))
    board.page.mouse.down()
    expect(board.page.get_by_role("note")).to_be_visible()
    board.page.mouse.up()
    assert board.marks("chosen") == 0


def test_a_tapped_tower_is_offered_for_a_look(open_board: Open) -> None:
    board = open_board("chifoumi", position=TOWER)
    board.page.evaluate(
        "window.towers = []; view.on('tower', ({ point }) => towers.push(point)); null"
    )
    board.cell("a4").click()
    board.cell("d1").click()
    board.cell("a4").focus()
    assert board.page.evaluate("towers") == ["a4", None, "a4"]
    board.page.evaluate("view.look('a4')")
    expect(board.page.get_by_role("note").get_by_role("listitem")).to_have_count(3)


def test_hidden_discs_say_only_whose_they_are(open_board: Open) -> None:
    board = open_board("chifoumi", options={"hidden": True}, position=TOWER)
    expect(board.cell("a4")).to_have_attribute(
        "aria-label",
        re.compile("^a4, tower of 3, from the top: white paper, hidden piece of Black, hidden"),
    )


def test_with_touch_and_move_the_first_piece_has_to_go(open_board: Open) -> None:
    board = open_board("chifoumi", options={"touch": True})
    board.cell("c3").click()
    board.cell("e3").click()
    board.cell("a7").click()
    board.press("Escape")
    expect(board.cell("c3")).to_have_attribute("aria-selected", "true")
    board.cell("c4").click()
    board.acts("c3-c4")


# Points that take several jumps

ROW = {"e3": "o", "e4": "o", "e6": "o", "e8": "o"}
LOZENGE = {"e5": "o", "e6": "o", "f7": "o", "f5": "o", "g6": "o"}


def far(open_board: Open, pieces: dict[str, str], source: str, **settings: Any) -> Board:
    """A star with a chosen piece, and the engine's answer to where it gets."""
    rows = write_rows({INDEX[point]: letter for point, letter in pieces.items()})
    board = open_board("capture", position=f"{rows} 0 0,0 -", settings=settings)
    board.cell(source).click()
    state = board.page.evaluate("state")
    reply = ask({"type": "routes", **record(state), "source": source})
    board.page.evaluate("([place, reply]) => view.setRoutes(place, reply)", [source, reply])
    return board


@pytest.mark.parametrize("animation", [0, 60])
def test_a_far_point_is_reached_jump_by_jump(open_board: Open, animation: int) -> None:
    board = far(open_board, ROW, "e3", animation=animation)
    assert (board.marks("target"), board.marks("far")) == (1, 2)
    expect(board.cell("e9")).to_have_attribute("aria-label", "e9, empty. possible in several moves")
    board.cell("e9").click()
    board.acts("e3xe5", "e5xe7", "e7xe9")
    board.settle()
    assert board.marks("far") == 0


def test_a_far_point_is_asked_about_where_turns_are(open_board: Open) -> None:
    board = far(open_board, ROW, "e3", confirm="always")
    board.cell("e7").click()
    expect(board.page.locator(".board-air .is-asked")).to_have_count(1)
    assert board.page.evaluate("acts") == []
    board.cell("e7").click()
    board.acts("e3xe5", "e5xe7")


def test_a_way_ends_where_something_else_is_shown(open_board: Open) -> None:
    board = far(open_board, ROW, "e3", animation=3000)
    board.cell("e9").click()
    board.acts("e3xe5")
    expect(board.page.locator(".board.is-moving")).to_have_count(1)
    start = ask({"type": "open", **record(board.page.evaluate("state")), "partial": ""})
    board.page.evaluate("(start) => view.show(start, { interactive: true })", start)
    assert board.page.evaluate("acts") == ["e3xe5"]


def test_where_several_ways_lead_the_board_says_so(open_board: Open) -> None:
    board = far(open_board, LOZENGE, "e5")
    board.cell("g7").click()
    words = "Several ways lead to g7. Go there move by move; the first ones are marked."
    expect(board.page.get_by_text(words)).to_be_visible()
    assert board.page.evaluate("said").pop() == words
    assert board.marks("hint") == 2
    # What closes the words does its own work as well.
    board.cell("e7").click()
    board.acts("e5xe7")
    expect(board.page.get_by_text(words)).to_have_count(0)


# Fingers

PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.mark.browser_context_args(**PHONE)
def test_dragging_a_piece_does_not_scroll_and_an_empty_field_does(open_board: Open) -> None:
    board = open_board("chifoumi")
    page = board.page
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    finger = Finger(page)
    finger.drag(board.middle("c3"), board.middle("c4"))
    board.acts("c3-c4")
    assert page.evaluate("scrollY") == 0
    x, y = board.middle("a4")
    finger.drag((x, y), (x, y - 150))
    page.wait_for_function("scrollY > 50")
    board.acts("c3-c4")


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_drags_from_the_tray(open_board: Open) -> None:
    board = open_board("cheversi", moves=PLACED)
    page = board.page
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    box = board.tray("hand-1/B").bounding_box()
    assert box is not None
    finger = Finger(page)
    finger.drag((box["x"] + 20, box["y"] + 20), board.middle("c3"))
    board.acts("Bc3")
    assert page.evaluate("scrollY") == 0


@pytest.mark.browser_context_args(**PHONE)
def test_a_thumb_beside_a_hole_finds_the_one_that_can_be_used(open_board: Open) -> None:
    board = open_board("capture")
    finger = Finger(board.page)
    x, y = board.middle("g5")
    finger.tap((x + 7, y + 5))
    assert board.page.evaluate("selected") == ["g5"]
    x, y = board.middle("i5")
    # Nearer to another hole, but that one cannot be jumped to.
    finger.tap((x + 15, y - 8))
    board.acts("g5xi5")


@pytest.mark.browser_context_args(**PHONE)
def test_a_resting_finger_sees_its_hole_in_a_loupe(open_board: Open) -> None:
    board = open_board("capture")
    loupe = board.page.locator(".loupe")
    finger = Finger(board.page)
    finger.down(board.middle("g5"))
    expect(loupe).to_be_visible()
    box = loupe.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < board.middle("g5")[1]
    finger.up()
    expect(loupe).to_be_hidden()
    # A finger that came down on a wrong hole slides to the right one.
    start, end = board.middle("h5"), board.middle("i5")
    finger.down((start[0] + 8, start[1] - 14))
    finger.move(start, end)
    finger.up()
    board.acts("g5xi5")


@pytest.mark.browser_context_args(**PHONE)
def test_every_hole_of_a_star_can_be_hit_on_a_phone(open_board: Open) -> None:
    board = open_board("capture")
    hit = board.page.evaluate(
        """() => [...document.querySelectorAll('.cell')].every((cell) => {
            const { x, y, width, height } = cell.getBoundingClientRect();
            return width >= 24 && height >= 24 &&
                document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.cell') === cell;
        })"""
    )
    assert hit


# Motion


def test_pieces_move_and_end_where_they_stand(open_board: Open) -> None:
    board = open_board("chifoumi", position=CHAIN, settings={"animation": 800})
    board.cell("c3").click()
    board.cell("d4").click()
    board.acts("c3xd4")
    expect(board.page.locator(".board.is-moving")).to_have_count(1)
    board.settle()
    assert board.moving() == 0
    expect(board.page.locator(".board.is-moving")).to_have_count(0)
    assert len(board.drawn()) == 3
    expect(board.page.locator('[data-tray="taken-0"] .tray-total')).to_have_text("1")


LEAVING = """async (state) => {
    window.shown = view.show(state, { animate: true });
    const { frames, svg } = document.getAnimations()
        .map(({ effect }) => ({ frames: effect.getKeyframes(), svg: effect.target.closest('svg') }))
        .find(({ frames, svg }) => svg && Number(frames.at(-1).opacity) < 1);
    const [first, last] = [frames[0], frames.at(-1)].map(({ transform, opacity }) => {
        const { e, f } = new DOMMatrix(transform);
        const { x, y } = new DOMPoint(e, f).matrixTransform(svg.getScreenCTM());
        return { x: Math.round(x), y: Math.round(y), opacity: Number(opacity) };
    });
    view.skip();
    const over = document.elementFromPoint(last.x, last.y);
    return { first, last, over: over?.getAttribute('class') };
}"""
"""Shows a state; says where the captured piece sets out, and how and over what it ends."""


@pytest.mark.parametrize("hidden", [".tray-taken", ".tray"])
def test_a_captured_piece_goes_to_what_is_shown_of_its_tray(open_board: Open, hidden: str) -> None:
    """To the number where there is no room for the pieces; without a tray it fades on its point."""
    moves = whole_game("capture")["moves"]
    board = open_board("capture", moves=tuple(moves[:2]), settings={"animation": 5000})
    board.page.add_style_tag(content=f"{hidden} {{ display: none !important }}")
    after = ask({"type": "open", "game": "capture", "options": {}, "moves": moves[:3]})
    found = board.page.evaluate(LEAVING, after)
    if hidden == ".tray":
        assert found["last"] == {**found["first"], "opacity": 0}
    else:
        assert found["over"] == "tray-total"


MANY = "1/2/3/4/13/12/11/2oo1o4/2ooo4/2oooo4/11/12/13/4/3/2/1 3 9,12,17,12 -"


def test_what_was_captured_stays_in_its_narrow_tray(open_board: Open) -> None:
    board = open_board("capture", options={"players": 4}, position=MANY)
    narrow = "inline-size: 10.75rem; block-size: 2.25rem; box-sizing: border-box"
    board.page.add_style_tag(content=f".tray {{ {narrow}; container-type: inline-size }}")
    found = board.page.evaluate(
        """() => [...document.querySelectorAll('.tray')].map((tray) => {
            const height = (of) => tray.querySelector(of).getBoundingClientRect().height;
            return [height('.tray-total') < 1.7 * 16, height('.tray-taken') <= tray.clientHeight];
        })"""
    )
    assert found == [[True, True]] * 4


def test_motion_is_skipped_by_the_next_tap(open_board: Open) -> None:
    board = open_board("chifoumi", position=CHAIN, settings={"animation": 5000})
    board.cell("c3").click()
    board.cell("d4").click()
    expect(board.page.locator(".board.is-moving")).to_have_count(1)
    board.cell("e5").click()
    board.acts("c3xd4", "d4xe5")
    expect(board.page.locator(".board.is-moving")).to_have_count(1)
    board.page.evaluate("view.skip()")
    board.settle()
    assert board.moving() == 0


@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_nothing_moves_where_motion_is_unwanted(open_board: Open) -> None:
    board = open_board("chifoumi", settings={"animation": 5000})
    board.cell("c3").click()
    board.cell("c4").click()
    board.acts("c3-c4")
    board.settle()
    assert board.moving() == 0


@pytest.mark.parametrize("game", ["cheversi", "chifoumi", "capture", "chinese-checkers"])
def test_however_fast_states_follow_the_picture_is_right(open_board: Open, game: str) -> None:
    board = open_board(game, settings={"animation": 40})
    state = ask({"type": "open", "game": game, "options": {}, "moves": []})
    states = []
    for number in range(40):
        if state["over"]:
            break
        action = state["legal"][number * 7 % len(state["legal"])]
        state = ask({"type": "act", **record(state), "action": action})
        states.append(state)
    board.page.evaluate(
        """async (states) => {
            const ends = [];
            for (const [index, state] of states.entries()) {
                ends.push(view.show(state, { animate: true, interactive: index % 2 === 0 }));
                await new Promise((resolve) => setTimeout(resolve, (index * 13) % 50));
            }
            await Promise.all(ends);
        }""",
        states,
    )
    moved = board.drawn()
    board.page.evaluate("(board) => view.setBoard(board)", ask({"type": "board", "game": game}))
    board.page.evaluate("(state) => view.show(state)", states[-1])
    assert moved == board.drawn()


# What is said


def test_each_move_is_told_in_words(open_board: Open) -> None:
    board = open_board("chifoumi", position=CHAIN)
    board.cell("c3").click()
    board.cell("d4").click()
    board.acts("c3xd4")
    assert board.page.evaluate("said") == [
        "white scissors chosen, 8 fields possible.",
        "White: white scissors from c3 to d4. Captured: black paper.",
    ]


def test_an_overlay_is_drawn_and_told(open_board: Open) -> None:
    board = open_board("cheversi", moves=("Kd4", "Qe5"))
    board.page.evaluate("view.setOverlay(state.overlays[0].key)")
    assert board.page.locator(".pips").count() > 20
    expect(board.cell("d5")).to_have_attribute(
        "aria-label", re.compile("^d5, empty. White 1, Black 1")
    )
    board.page.evaluate("view.setOverlay(null)")
    assert board.page.locator(".pips").count() == 0
    expect(board.cell("d5")).to_have_attribute("aria-label", "d5, empty. possible here")


def test_a_hint_is_marked_until_the_next_state(open_board: Open) -> None:
    board = open_board("chifoumi")
    board.page.evaluate("view.hint('c3-c4')")
    assert board.marks("hint") == 2
    board.page.evaluate("view.hint(null)")
    assert board.marks("hint") == 0


def test_the_grid_has_rows_and_named_cells(open_board: Open) -> None:
    board = open_board("chinese-checkers")
    grid = board.page.get_by_role("grid")
    rows = grid.get_by_role("row")
    assert rows.count() == 17
    assert rows.nth(4).get_by_role("gridcell").count() == 13
    expect(rows.nth(16).get_by_role("gridcell")).to_have_accessible_name("a1, gold marble")


def test_a_board_leaves_nothing_behind(open_board: Open) -> None:
    board = open_board("cheversi")
    board.page.evaluate("view.destroy()")
    assert board.page.locator(".board, .tray").count() == 0
