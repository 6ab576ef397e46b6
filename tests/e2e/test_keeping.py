"""Games are never lost: the browser killed, its storage full or refused, two tabs, old saves."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, expect

from boardlet.protocol import Server
from tests.e2e.conftest import origin
from tests.e2e.site import HOLD, SLOW, Site, eventually, whole_game

NewContext = Callable[..., BrowserContext]
Reply = dict[str, Any]

WIDE: Any = {"width": 1280, "height": 800}
TURNS: list[str] = whole_game("cheversi")["moves"]
GAMES = ("cheversi", "chifoumi", "capture", "chinese-checkers")
RULES = Server()
WRITING = 0.2
"""Seconds after which an action that is shown has been written, also on a busy machine."""


@pytest.fixture
def site(page: Page) -> Site:
    page.set_viewport_size(WIDE)
    return Site(page)


def record(moves: list[str], game: str = "cheversi", **more: Any) -> dict[str, Any]:
    """A record as an earlier version wrote it."""
    bare = {"version": 1, "options": {}, "partial": "", "position": None, "seats": []}
    return {**bare, "game": game, "moves": moves, **more}


# --- a killed browser ---------------------------------------------------------------


class Profile:
    """A browser with a folder of its own, as a person has one."""

    def __init__(self, kind: BrowserType, options: dict[str, Any], folder: Path) -> None:
        self.kind = kind
        self.options = options
        self.folder = folder
        self.context: BrowserContext | None = None

    def start(self, base_url: str) -> Site:
        more: Any = {"viewport": WIDE, "service_workers": "block", **self.options}
        self.context = self.kind.launch_persistent_context(self.folder, base_url=base_url, **more)
        return Site(self.context.pages[0])

    def kill(self) -> None:
        """Ends the browser without a word to it."""
        (process,) = self._running()
        os.kill(process, signal.SIGKILL)
        self.stop()
        eventually(lambda: not self._running())

    def stop(self) -> None:
        if self.context:
            with suppress(Error):
                self.context.close()
        self.context = None

    def _running(self) -> list[int]:
        """The browser's own process; those that it starts say of what type they are."""
        found = []
        for file in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                words = file.read_bytes().decode(errors="replace").split("\0")
                is_own = f"--user-data-dir={self.folder}" in words
                if is_own and not any(word.startswith("--type=") for word in words):
                    found.append(int(file.parent.name))
        return found


@pytest.fixture
def profile(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Profile]:
    made = Profile(browser_type, browser_type_launch_args, tmp_path / "profile")
    yield made
    made.stop()


def test_a_killed_browser_has_every_action_that_was_played(profile: Profile, base_url: str) -> None:
    """In each game, at a random moment, perhaps in the middle of a turn."""
    seed = time.time_ns()
    rng = random.Random(seed)
    played: dict[str, Reply] = {}
    for game in GAMES:
        site = profile.start(base_url)
        site.open(f"/#/{game}")
        played[game] = play(site, game, rng)
        # What is shown is on its way to the disk for some milliseconds.
        time.sleep(WRITING + rng.random() / 20)
        profile.kill()
    site = profile.start(base_url)
    site.open("/", ready=False)
    expect(site.page.locator(".card")).to_have_count(len(GAMES))
    for game, state in played.items():
        kept = site.kept(f"game:{game}")
        assert kept, f"{game}, seed {seed}"
        found = (kept["moves"], kept["partial"])
        assert found == (state["moves"], state["partial"]), f"{game}, seed {seed}"


def play(site: Site, game: str, rng: random.Random) -> Reply:
    """Plays some actions with the mouse; returns the state that the page has shown last."""
    state = ask("open", game=game, options={}, moves=[])
    last = rng.randint(1, 5)
    for number in range(1, last + 1):
        kinds = {piece["id"]: piece["kind"] for piece in state["pieces"]}
        ways = [
            (choice["source"], kinds[choice["piece"]], choice["target"])
            for choice in state["choices"]
        ]
        once = [number for number, way in enumerate(ways) if way[2] and ways.count(way) == 1]
        chosen = rng.choice(once)
        action, (source, kind, target) = state["legal"][chosen], ways[chosen]
        hand = source.startswith("hand-")
        (site.tray(f"{source}/{kind}") if hand else site.cell(source)).click()
        site.cell(target).click()
        state = ask("act", **place(state), action=action)
        if state["partial"]:
            expect(site.button("End turn")).to_be_visible()
            if number < last:
                site.button("End turn").click()
                state = ask("act", **place(state), action="stop")
        site.see_turns(state["moves"])
    return state


def ask(kind: str, **fields: Any) -> Reply:
    reply: Reply = json.loads(RULES.receive(json.dumps({"id": 1, "type": kind, **fields})))
    assert reply["type"] == "state", reply
    return reply


def place(state: Reply) -> Reply:
    return {key: state[key] for key in ("game", "options", "moves", "partial", "position")}


# --- a page that is left while it writes --------------------------------------------


def test_a_turn_not_yet_written_when_the_page_is_left_is_there_when_it_comes_back(
    site: Site,
) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:2])
    eventually(lambda: len(site.kept("game:cheversi")["moves"]) == 2)
    (written,) = site.games()
    site.page.evaluate(HOLD)
    site.place(TURNS[2], 0)
    site.see_turns(TURNS[:3])
    site.page.goto("/about/")
    assert [game["stamp"] for game in site.games()] == [written["stamp"]]
    site.open("/#/cheversi")
    site.see_turns(TURNS[:3])
    assert [len(game["record"]["moves"]) for game in site.games()] == [3]
    assert (
        site.page.evaluate("Object.keys(localStorage).filter((key) => key.includes(':left'))") == []
    )


def test_a_turn_not_yet_written_does_not_overwrite_what_another_tab_has_played(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:2])
    site.page.evaluate(HOLD)
    site.place(TURNS[2], 0)
    site.see_turns(TURNS[:3])
    site.page.goto("/about/")
    (theirs,) = site.games()
    theirs["stamp"] = "another-1"
    theirs["record"]["moves"] = [*TURNS[:2], "Bf4"]
    site.put(theirs)
    site.open("/")
    found = [
        game["record"]["moves"]
        for game in eventually(lambda: len(site.games()) == 2 and site.games())
    ]
    assert sorted(found) == sorted([TURNS[:3], [*TURNS[:2], "Bf4"]])


def test_a_database_that_never_answers_holds_nobody_up(site: Site) -> None:
    """As after a page that a browser has put away in the middle of writing."""
    site.open("/")
    site.page.evaluate(HOLD)
    other = Site(site.page.context.new_page())
    other.page.set_viewport_size(WIDE)
    other.open("/#/cheversi")
    other.place_all(TURNS[:2])
    # It is said after five seconds, which is as long as is waited for anything.
    alert = other.page.get_by_role("alert")
    expect(alert).to_contain_text("You can play on", timeout=SLOW)
    site.page.evaluate("window.letGo = true")
    other.place(TURNS[2], 0)
    eventually(lambda: [game["record"]["moves"] for game in other.games()] == [TURNS[:3]])
    expect(alert).to_have_count(0)


# --- storage that is full or refused ------------------------------------------------


def test_a_full_storage_is_said_and_the_game_goes_on_and_is_kept_when_there_is_room(
    site: Site, base_url: str
) -> None:
    devtools = site.page.context.new_cdp_session(site.page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin(base_url), "quotaSize": 1})
    site.open("/#/cheversi")
    site.place_all(TURNS[:1])
    alert = site.page.get_by_role("alert")
    expect(alert).to_contain_text("no more room")
    assert site.games() == []
    # The page itself remembers, also where games can be deleted or saved.
    alert.get_by_role("button", name="All games").click()
    expect(site.page.locator(".kept-game")).to_contain_text("one turn played")
    site.page.get_by_role("link", name="Continue Cheversi").click()
    site.see_turns(TURNS[:1])
    alert.get_by_role("button", name="Dismiss").click()
    site.place(TURNS[1], 1)
    site.see_turns(TURNS[:2])
    expect(alert).to_have_count(0)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin(base_url)})
    site.place(TURNS[2], 0)
    site.see_turns(TURNS[:3])
    eventually(site.games)
    assert site.kept("game:cheversi")["moves"] == TURNS[:3]


def test_refused_storage_is_said_once_and_the_game_goes_on(site: Site) -> None:
    """As in a frame of another site."""
    site.page.add_init_script("""
        const refuse = () => { throw new DOMException('refused', 'SecurityError') };
        Object.defineProperty(window, 'indexedDB', { get: refuse });
        Object.defineProperty(window, 'localStorage', { get: refuse });
    """)
    site.open("/#/cheversi")
    site.place_all(TURNS[:3])
    expect(site.page.get_by_role("alert")).to_have_count(1)
    expect(site.page.get_by_role("alert")).to_contain_text("You can play on")
    # For this visit the page itself remembers.
    site.page.goto("/#/")
    site.page.get_by_role("link", name="Continue your game of Cheversi").click()
    site.see_turns(TURNS[:3])
    site.page.goto("/#/games")
    expect(site.page.locator(".kept-game")).to_have_count(1)


# --- several tabs -------------------------------------------------------------------


def test_two_tabs_with_two_games_of_a_kind_keep_both(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:2])
    other = Site(site.page.context.new_page())
    other.page.set_viewport_size(WIDE)
    other.open("/#/cheversi")
    other.see_turns(TURNS[:2])
    other.button("New game").click()
    other.button("Start").click()
    other.see_turns([])
    other.place("Ke4", 0)
    other.see_turns(["Ke4"])
    site.place(TURNS[2], 0)
    site.see_turns(TURNS[:3])
    other.reload()
    other.see_turns(["Ke4"])
    site.reload()
    site.see_turns(TURNS[:3])
    assert [game["record"]["moves"] for game in site.games()] == [TURNS[:3], ["Ke4"]]


def test_two_tabs_with_the_same_game_follow_each_other(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:1])
    other = Site(site.page.context.new_page())
    other.page.set_viewport_size(WIDE)
    other.open("/#/cheversi")
    other.place(TURNS[1], 1)
    for tab in (site, other):
        tab.see_turns(TURNS[:2])
    site.place(TURNS[2], 0)
    other.see_turns(TURNS[:3])
    other.button("Undo").click()
    site.see_turns(TURNS[:2])
    # A tab that slept through a turn does not overwrite it: both turns are kept.
    site.page.evaluate("BroadcastChannel.prototype.postMessage = () => {}")
    site.place("Bf4", 0)
    site.see_turns([*TURNS[:2], "Bf4"])
    other.place(TURNS[2], 0)
    expect(other.page.get_by_role("alert")).to_contain_text("two tabs at once")
    other.see_turns([*TURNS[:2], "Bf4"])
    other.button("Open it").click()
    other.see_turns(TURNS[:3])
    # What was said of the one game does not stay with the other.
    expect(other.page.locator(".notice")).to_have_count(0)
    kept = [game["record"]["moves"] for game in site.games()]
    assert sorted(kept) == sorted([TURNS[:3], [*TURNS[:2], "Bf4"]])


# --- what others wrote, and earlier versions ----------------------------------------


def test_games_of_an_earlier_version_are_taken_over_once(site: Site) -> None:
    shelf = [
        {"id": "a", "at": 1_700_000_000_000, "record": record(TURNS[:5])},
        {"id": "b", "at": 1_600_000_000_000, "record": {**record([]), "moves": 3}},
    ]
    old = {
        "game:cheversi": record(TURNS[:3]),
        "game:chifoumi": record(["c2-c3"], "chifoumi", version=99),
        "aside:capture": record(["?"], "capture"),
        "shelf": shelf,
        "options:cheversi": {},
    }
    script = "".join(
        f"localStorage.setItem('boardlet:{key}', {json.dumps(json.dumps(value))});"
        for key, value in old.items()
    )
    site.page.add_init_script(
        f"if (!sessionStorage.old) {{ sessionStorage.old = 'there'; {script} }}"
        "localStorage.setItem('game:of another site', 'untouched');"
        "localStorage.setItem('boardlet:game:capture', '{ not JSON');"
    )
    site.open("/#/games")
    rows = site.page.locator(".kept-game")
    expect(rows).to_have_count(2)
    alert = site.page.get_by_role("alert")
    expect(alert).to_contain_text("3 kept games could not be read")
    expect(alert).to_contain_text("Chifoumi")
    expect(site.page.locator(".aside-game")).to_have_count(4)
    site.open("/#/cheversi")
    site.see_turns(TURNS[:3])
    keys = set(site.page.evaluate("Object.keys(localStorage)"))
    assert {key for key in keys if "game:" in key} == {"game:of another site"}


def test_a_damaged_game_is_set_aside_and_named_and_the_rest_is_there(site: Site) -> None:
    site.open("/#/cheversi")
    site.place_all(TURNS[:2])
    (game,) = site.games()
    damages: list[dict[str, Any]] = [{"record": 7}, {"at": 1e99}, {"result": {"ranks": []}}]
    for number, damage in enumerate(damages):
        site.put({**game, "id": f"damaged-{number}", **damage})
    site.page.goto("about:blank")
    site.open("/#/cheversi")
    expect(site.page.get_by_role("alert")).to_contain_text("3 kept games could not be read")
    site.see_turns(TURNS[:2])
    assert [kept["id"] for kept in site.games()] == [game["id"]]
    assert {aside["id"] for aside in site.games("aside")} == {f"damaged-{n}" for n in range(3)}
    # What nobody can date is listed all the same.
    site.page.goto("/#/games")
    expect(site.page.locator(".kept-game")).to_have_count(1)
    # A game that the rules refuse makes room for a new one.
    record = {**game["record"], "position": "nonsense"}
    site.put({**game, "id": "refused", "at": game["at"] + 1, "record": record})
    site.page.goto("about:blank")
    site.open("/#/cheversi")
    expect(site.page.get_by_role("alert").last).to_contain_text("a new one begins")
    site.see_turns([])
    site.place_all(TURNS[:1])
    # A dialog is about its page, and goes with it.
    site.button("Share").click()
    expect(site.dialog("share")).to_be_visible()
    site.page.evaluate("location.hash = '#/nosuch'")
    expect(site.dialog("share")).to_be_hidden()
    expect(site.page.get_by_role("alert").last).to_contain_text("no game called “nosuch”")


# --- the list of games, and all of them as a file -----------------------------------


def fill(site: Site) -> None:
    """Keeps a running game and two finished ones."""
    site.open("/#/cheversi")
    site.place_all(TURNS[:2])
    (game,) = site.games()
    seats = [
        {"kind": "person", "name": None, "level": None},
        {"kind": "computer", "name": None, "level": 3},
    ]
    ended: dict[str, Any] = {"result": {"ranks": [1, 2], "scores": [18, 12]}}
    won = {**game["record"], "moves": TURNS, "seats": seats}
    capture = whole_game("capture")["moves"]
    del game["running"]
    site.put({**game, **ended, "id": "won", "at": 1_700_000_000_000, "record": won})
    other = {**won, "game": "capture", "moves": capture, "seats": []}
    site.put({**game, **ended, "id": "other", "at": 1_600_000_000_000, "record": other})
    site.page.goto("/#/games")
    expect(site.page.locator(".kept-game")).to_have_count(3)


def test_the_list_shows_continues_and_deletes_with_undo(site: Site) -> None:
    fill(site)
    rows = site.page.locator(".kept-game")
    expect(rows.nth(0)).to_contain_text("Running, 2 turns played")
    expect(rows.nth(1)).to_contain_text("Won · 18 – 12")
    expect(rows.nth(1)).to_contain_text("White – Computer 3")
    expect(rows.nth(1).locator(".board-picture .piece").first).to_be_visible()
    site.page.get_by_label("Which games are shown").select_option(label="Cheversi")
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button", name="Delete Cheversi").click()
    expect(rows).to_have_count(1)
    eventually(lambda: len(site.games()) == 2)
    site.button("Undo").click()
    expect(rows).to_have_count(2)
    eventually(lambda: len(site.games()) == 3)
    rows.nth(1).get_by_role("link", name="View Cheversi").click()
    site.see_turns(TURNS)
    # Looked at, it is still there after a reload; and the running one is where it was.
    site.reload()
    site.see_turns(TURNS)
    site.page.goto("/#/")
    site.page.get_by_role("link", name="Continue your game of Cheversi").click()
    site.see_turns(TURNS[:2])


def test_all_games_go_into_a_file_and_come_back_without_duplicates(
    site: Site, new_context: NewContext, tmp_path: Path
) -> None:
    fill(site)
    with site.page.expect_download() as download:
        site.button("Save all to a file").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    other = Site(new_context(viewport=WIDE).new_page())
    other.open("/#/games")
    expect(other.page.get_by_text("No games yet")).to_be_visible()
    chooser = other.page.locator("input[type=file]")
    said = other.page.locator(".list-said")
    chooser.set_input_files(file)
    expect(said).to_contain_text("3 new games")
    expect(other.page.locator(".kept-game")).to_have_count(3)
    chooser.set_input_files(file)
    expect(said).to_contain_text("No new game, none brought further, 3 here already")
    # Played on there; one illegal, one no game at all.
    written = json.loads(file.read_text())
    running, won, capture = written["games"]
    running["record"]["moves"] = TURNS[:4]
    won["id"] = "<img src=x onerror=alert(1)>"
    won["record"]["moves"][3] = "Ka9"
    capture["record"]["game"] = "<b>"
    written["games"].append(12)
    file.write_text(json.dumps(written))
    chooser.set_input_files(file)
    expect(said).to_contain_text("No new game, one brought further, none here already")
    expect(said).to_contain_text("3 games could not be read and were left out: number 2, Cheversi")
    expect(said).to_contain_text("number 3, <b>")
    assert other.games()[0]["record"]["moves"] == TURNS[:4]
    for text, complaint in (
        (file.read_text()[:-20], "not a file of games"),
        ('{"format":"boardlet-games","version":2,"games":[]}', "newer Boardlet"),
    ):
        file.write_text(text)
        chooser.set_input_files(file)
        expect(said).to_contain_text(complaint)
    assert len(other.games()) == 3


# --- what they add up to ------------------------------------------------------------


def test_statistics_count_finished_games_and_begin_anew(site: Site) -> None:
    fill(site)
    site.page.get_by_role("link", name="Statistics").click()
    own = site.page.locator(".statistics-group", has_text="Against computer 3")
    expect(own).to_contain_text("1 won")
    expect(own.locator("dd")).to_have_text(["1", "16", "100%", "+6", "1", "1"])
    cheversi = site.page.locator('.statistics-game[data-game="cheversi"]')
    expect(cheversi).to_contain_text("8,952 games between people elsewhere")
    expect(cheversi).to_contain_text("33.8% began and won")
    expect(cheversi).to_contain_text("500 games of two computers at level 4")
    site.button("Clear the statistics").click()
    site.dialog("ask").get_by_role("button", name="Clear the statistics").click()
    expect(own).to_have_count(0)
    expect(site.page.get_by_text("Nothing to count yet")).to_be_visible()
    site.button("Undo").click()
    expect(own).to_have_count(1)
    assert len(site.games()) == 3


# --- a browser that is short of room ------------------------------------------------


@pytest.mark.parametrize("kind", ["asks the person", "decides in silence"])
def test_it_is_asked_to_keep_games_where_nobody_is_disturbed(site: Site, kind: str) -> None:
    page, silent = site.page, kind == "decides in silence"
    page.add_init_script(
        """
        window.asked = 0;
        navigator.storage.persisted = async () => asked > 0;
        navigator.storage.persist = async () => ++asked > 0;
        """
        # Firefox has this, and nobody else.
        + ("" if silent else "window.mozInnerScreenX = 0;")
    )
    site.open("/#/cheversi")
    site.place_all(TURNS[:3])
    assert page.evaluate("asked") == 0
    site.place(TURNS[3], 1)
    site.see_turns(TURNS[:4])
    if silent:
        assert eventually(lambda: page.evaluate("asked"))
    page.evaluate("location.hash = '#/games'")
    list_page = page.locator(".list-lasting")
    if not silent:
        expect(list_page).to_contain_text("may delete")
        assert page.evaluate("asked") == 0
        site.button("Ask it to keep them").click()
    expect(list_page).to_have_text("This browser keeps your games until you delete them.")
    assert page.evaluate("asked") == 1
