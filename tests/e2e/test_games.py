"""Whole games through the page, set up and finished by mouse, by finger and by keyboard alone.

A seeded chooser picks the actions natively; each is then played with real hands, and the page has
to show what the rules say. Chinese checkers takes hundreds of turns: there a game is set up and
begun by hand, and of another one, kept in the browser's storage, the last turns are played.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from boardlet.core.star import INDEX, write_rows
from boardlet.protocol import Server
from tests.e2e.site import Site, whole_game

Reply = dict[str, Any]
SERVER = Server()
LAST_ACTIONS = 8
FIRST_TURNS = 2

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}


def ask(kind: str, **fields: Any) -> Reply:
    reply: Reply = json.loads(SERVER.receive(json.dumps({"id": 1, "type": kind, **fields})))
    assert reply["type"] != "error", reply
    return reply


def record(state: Reply) -> Reply:
    return {key: state[key] for key in ("game", "options", "moves", "partial", "position")}


# What is chosen


def choose(state: Reply, chooser: random.Random) -> Reply:
    """An action that brings the game on: a capture, else a step towards what can be captured."""
    choices = state["choices"]
    captures = [choice for choice in choices if choice["kind"] in ("capture", "jump")]
    if captures:
        return dict(chooser.choice(captures))
    moves = [choice for choice in choices if choice["target"]]
    return dict(min(moves or choices, key=lambda choice: (away(state, choice), chooser.random())))


def away(state: Reply, choice: Reply) -> int:
    """How far the nearest foreign piece that the moved one beats will be, on a square board."""
    if choice["kind"] not in ("step", "stack"):
        return 0
    pieces = {piece["id"]: piece for piece in state["pieces"]}
    mine = pieces[choice["piece"]]
    beaten = {"R": "S", "S": "P", "P": "RW", "W": "RS"}.get(mine["kind"], "")
    near = [
        max(abs(ord(a) - ord(b)) for a, b in zip(piece["point"], choice["target"], strict=True))
        for piece in pieces.values()
        if len(piece["point"]) == 2 and piece["side"] != mine["side"] and piece["kind"]
        and piece["kind"] in beaten
    ]  # fmt: skip
    return min(near, default=9) + (2 if choice["kind"] == "stack" else 0)


# Hands


class Hands(Protocol):
    """A way to use the page."""

    site: Site

    def press(self, button: Locator) -> None:
        """Presses a button, or chooses an offer of a form."""

    def tap(self, cell: Locator, point: str) -> None:
        """Chooses a field."""

    def take(self, source: str) -> None:
        """Chooses a piece in hand."""


class Mouse:
    """Points and clicks."""

    context = DESK

    def __init__(self, site: Site) -> None:
        self.site = site

    def press(self, button: Locator) -> None:
        button.click()

    def tap(self, cell: Locator, point: str) -> None:
        cell.click()

    def take(self, source: str) -> None:
        self.site.tray(source).click()


class Finger:
    """Taps on a phone."""

    context = PHONE

    def __init__(self, site: Site) -> None:
        self.site = site

    def press(self, button: Locator) -> None:
        button.tap()

    def tap(self, cell: Locator, point: str) -> None:
        cell.tap()

    def take(self, source: str) -> None:
        self.site.tray(source).tap()


WANTED = """(it) => {
    for (const other of document.querySelectorAll('[data-wanted]')) {
        other.removeAttribute('data-wanted');
    }
    it.setAttribute('data-wanted', '');
}"""


class Keyboard:
    """Presses keys only."""

    context = DESK

    def __init__(self, site: Site) -> None:
        self.site = site
        self.keys: dict[str, dict[str, str]] = {}

    def _tab(self, there: str) -> None:
        """Presses Tab until what has the focus matches a selector."""
        for _ in range(80):
            if self.site.page.evaluate("(it) => document.activeElement.matches(it)", there):
                return
            self.site.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {there}")

    def _press(self, *keys: str) -> None:
        for key in keys:
            self.site.page.keyboard.press(key)

    def press(self, button: Locator) -> None:
        """Goes to it with Tab, or with arrows where several are one stop of it."""
        button.evaluate(WANTED)
        role = button.evaluate("(it) => it.getAttribute('role') ?? it.type")
        if role == "menuitem":
            for _ in range(5):
                if button.evaluate("(it) => it === document.activeElement"):
                    break
                self._press("ArrowDown")
            self._press("Enter")
        elif role == "radio":
            name, value = button.get_attribute("name"), button.get_attribute("value")
            self._tab(f'[name="{name}"]')
            for _ in range(8):
                # The form is made anew at each choice.
                focused = self.site.page.evaluate("document.activeElement.value")
                if focused == value:
                    return
                self._press("ArrowRight")
            raise AssertionError(f"arrows do not come to {value}")
        else:
            self._tab("[data-wanted]")
            self._press("Space" if role == "switch" else "Enter")

    def tap(self, cell: Locator, point: str) -> None:
        self._tab(".cell")
        here = self.site.page.evaluate("document.activeElement.dataset.point")
        self._press(*self._way(here, point))
        expect(cell).to_be_focused()
        self._press("Enter")

    def take(self, source: str) -> None:
        self._tab(f'[data-source^="{source.partition("/")[0]}/"]')
        for _ in range(6):
            if self.site.page.evaluate("document.activeElement.dataset.source") == source:
                break
            self._press("ArrowRight")
        self._press("Enter")

    def learn(self, board: Reply) -> None:
        """Reads where the arrow keys lead; on a star Shift takes the next diagonal, clockwise."""
        names = {"left": "ArrowLeft", "right": "ArrowRight"}
        diagonal = any("up-left" in point["neighbours"] for point in board["points"])
        names |= (
            {
                "up-right": "Shift+ArrowUp",
                "down-right": "Shift+ArrowRight",
                "down-left": "Shift+ArrowDown",
                "up-left": "Shift+ArrowLeft",
            }
            if diagonal
            else {"up": "ArrowUp", "down": "ArrowDown"}
        )
        self.keys = {
            point["name"]: {
                there: names[way] for way, there in point["neighbours"].items() if way in names
            }
            for point in board["points"]
        }

    def _way(self, start: str, end: str) -> list[str]:
        waiting: deque[tuple[str, list[str]]] = deque([(start, [])])
        known = {start}
        while waiting:
            here, keys = waiting.popleft()
            if here == end:
                return keys
            for there, key in self.keys[here].items():
                if there not in known:
                    known.add(there)
                    waiting.append((there, [*keys, key]))
        raise AssertionError(f"no keys lead from {start} to {end}")


HANDS: dict[str, Callable[[Site], Mouse | Finger | Keyboard]] = {
    "mouse": Mouse,
    "touch": Finger,
    "keyboard": Keyboard,
}

PLAYED = """({ turns, target }) => {
    const chosen = document.querySelector('.cell[aria-selected]')?.dataset.point ?? null;
    return document.querySelectorAll('.turn-text').length === turns &&
        (target === null || target === chosen);
}"""


def play(hands: Any, state: Reply, choice: Reply) -> Reply:
    """Plays one action by hand and waits until the page has it; returns the state it leads to."""
    site: Site = hands.site
    source, target = choice["source"], choice["target"]
    after = ask("act", **record(state), action=choice["action"])
    if target is None:
        words = {"stop": "End turn", "pass": "Pass", "swap": "Swap sides"}
        hands.press(site.button(words[choice["kind"]]))
    else:
        if source.startswith("hand-"):
            kind = next(p["kind"] for p in state["pieces"] if p["id"] == choice["piece"])
            source = f"{source}/{kind}"
            if site.tray(source).get_attribute("aria-pressed") != "true":
                hands.take(source)
        elif site.cell(source).get_attribute("aria-selected") != "true":
            hands.tap(site.cell(source), source)
        hands.tap(site.cell(target), target)
        alike = [
            c for c in state["choices"] if (c["source"], c["target"]) == (choice["source"], target)
        ]
        same_piece = {c["kind"] for c in alike if c["piece"] == choice["piece"]}
        if len(same_piece) > 1:
            menu = site.page.get_by_role("menu")
            hands.press(menu.get_by_role("menuitem", name=choice["kind"].capitalize()))
    open_at = target if after["partial"] else None
    site.page.wait_for_function(PLAYED, arg={"turns": len(after["moves"]), "target": open_at})
    return after


def set_up(hands: Any, game: str, options: Reply) -> Reply:
    """Fills in the form of a new game by hand and starts it."""
    site: Site = hands.site
    new = site.button("New game")
    if new.is_hidden():
        hands.press(site.button("More"))
    hands.press(new)
    form = site.dialog("new-game")
    expect(form).to_be_visible()
    state = ask("open", game=game, options=options, moves=[])
    for key, value in state["options"].items():
        control = form.locator(f'[data-name="{key}"]')
        if isinstance(value, bool):
            switch = control.get_by_role("switch")
            if switch.is_checked() != value:
                hands.press(switch)
        elif control.locator("input:checked").get_attribute("value") != str(value):
            offer = control.locator(f'input[value="{value}"]')
            hands.press(offer)
            expect(offer).to_be_checked()
    hands.press(form.get_by_role("button", name="Start"))
    expect(form).to_be_hidden()
    expect(site.turns).to_have_count(0)
    expect(site.page.locator(".seat")).to_have_count(len(state["sides"]))
    if isinstance(hands, Keyboard):
        hands.learn(ask("board", game=game, options=options))
    return state


def number(score: float) -> str:
    whole = int(score)
    return f"{whole or ''}½" if score != whole else str(whole)


def see_end(site: Site, state: Reply) -> None:
    """The page shows how the game ended, as the rules say."""
    assert state["over"]
    expect(site.button("Play again")).to_be_visible()
    site.see_turns(state["moves"])
    if state["scores"]:
        site.see_scores([number(score) for score in state["scores"]])
    won = [rank == 1 for rank in state["ranks"]]
    shown = site.page.locator(".seat").evaluate_all(
        "(seats) => seats.map((seat) => 'won' in seat.dataset)"
    )
    assert shown == won


@dataclass(frozen=True)
class Plan:
    """A game to be played, and a seed with which it is a short one."""

    options: Reply = field(default_factory=dict)
    seed: int = 0


PLANS = {
    "cheversi": (Plan(), Plan({"ruleset": "2006"})),
    "chifoumi": (
        Plan(seed=2),
        Plan({"players": 4}, 16),
        Plan({"level": "professional"}, 2),
        Plan({"setup": "free"}, 3),
    ),
    "capture": (
        Plan(seed=7),
        Plan({"players": 6}, 7),
        Plan({"players": 6, "long_jump": True}, 8),
    ),
}
RACES: tuple[Reply, ...] = ({}, {"players": 3}, {"players": 6, "long_jump": True, "points": "pass"})


@pytest.fixture(params=HANDS)
def hands(request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext]) -> Any:
    """Hands on a page without motion."""
    make: Any = HANDS[request.param]
    page = new_context(**make.context).new_page()
    page.add_init_script("localStorage.setItem('boardlet:settings', '{\"animation\":\"off\"}')")
    return make(Site(page))


@pytest.mark.parametrize("game", PLANS)
def test_games_are_set_up_and_played_to_the_end(hands: Any, game: str) -> None:
    site: Site = hands.site
    # Which hands play makes no difference to the rules, so one pair plays all of every plan.
    if not isinstance(hands, Mouse):
        finish_and_begin(hands, *last_actions(game, PLANS[game][-1]))
        return
    site.open(f"/#/{game}")
    for plan in PLANS[game]:
        state = set_up(hands, game, plan.options)
        chooser = random.Random(plan.seed)
        while not state["over"]:
            state = play(hands, state, choose(state, chooser))
        see_end(site, state)


def last_actions(game: str, plan: Plan) -> tuple[Reply, list[str]]:
    """A planned game shortly before its end, and the actions up to there."""
    state = ask("open", game=game, options=plan.options, moves=[])
    chooser = random.Random(plan.seed)
    records, actions = [], []
    while not state["over"]:
        records.append(record(state))
        actions.append(choose(state, chooser)["action"])
        state = ask("act", **records[-1], action=actions[-1])
    return records[-LAST_ACTIONS], actions[-LAST_ACTIONS:]


def test_a_far_hole_is_reached_by_one_tap(hands: Any) -> None:
    site: Site = hands.site
    rows = write_rows({INDEX[point]: "o" for point in ("e3", "e4", "e6", "e8", "q1")})
    keep(site, {"game": "capture", "options": {}, "moves": [], "position": f"{rows} 0 0,0 -"})
    site.open("/#/capture")
    if isinstance(hands, Keyboard):
        hands.learn(ask("board", game="capture", options={}))
    # The engine is ready a moment before it has told where the marbles of a kept game lie.
    expect(site.page.locator(".board-pieces .piece")).to_have_count(5)
    hands.tap(site.cell("e3"), "e3")
    expect(site.page.locator('.mark[data-mark="far"]')).to_have_count(2)
    hands.tap(site.cell("e9"), "e9")
    site.see_turns(["e3xe5xe7xe9"])
    site.see_scores(["3", "0"])


def keep(site: Site, record: Reply) -> None:
    """Lets the browser find a game in its storage, once."""
    kept = json.dumps({"version": 1, "partial": "", "position": None, "seats": [], **record})
    site.page.add_init_script(
        f"localStorage.getItem('kept') ??"
        f" localStorage.setItem('boardlet:game:{record['game']}', {kept!r});"
        "localStorage.setItem('kept', 'yes')"
    )


@pytest.mark.parametrize("options", RACES, ids=["2", "3", "6"])
def test_races_are_set_up_and_finished(hands: Any, options: Reply) -> None:
    game = "chinese-checkers"
    turns = whole_game(game, **options)["moves"]
    late = {"game": game, "options": options, "moves": turns[:-LAST_ACTIONS]}
    finish_and_begin(hands, late, turns[-LAST_ACTIONS:])


def finish_and_begin(hands: Any, late: Reply, actions: list[str]) -> None:
    """Plays a game to its end that the browser has kept, then the first turns of a new one."""
    site: Site = hands.site
    game, options = late["game"], late["options"]
    keep(site, late)
    site.open(f"/#/{game}")
    state = ask("open", **late)
    expect(site.turns).to_have_count(len(state["moves"]))
    if isinstance(hands, Keyboard):
        hands.learn(ask("board", game=game, options=options))
    for action in actions:
        choice = next(choice for choice in state["choices"] if choice["action"] == action)
        state = play(hands, state, choice)
    see_end(site, state)
    state = set_up(hands, game, options)
    chooser = random.Random(1)
    while len(state["moves"]) < FIRST_TURNS:
        state = play(hands, state, choose(state, chooser))
    site.see_turns(state["moves"])
