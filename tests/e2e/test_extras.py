"""Games by other people: a wheel beside the site and a line in games.json are all it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.conftest import PAGES, Serve
from tests.e2e.site import SLOW, Site, eventually
from tests.e2e.test_boot import outcome, start
from tests.e2e.test_snapshot import RESTORED, snapshot_kept
from tools import new_game, site
from tools.archive import write_zip
from tools.server import Server

GAME = "three-in-a-row"
BUILT_IN = 4


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a new game, made outside the repository."""
    folder = new_game.create(GAME, tmp_path_factory.mktemp("elsewhere"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    # The packager is here already; without this, pip would fetch it anew.
    command = [*pip, "--no-deps", "--no-build-isolation", "."]
    subprocess.run(command, cwd=folder, check=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site of one's own."""
    made = tmp_path_factory.mktemp("site")
    site.assemble(made)
    assert (made / site.GAMES).read_text() == "[]\n"
    return made


@pytest.fixture
def owned(folder: Path, serve: Serve) -> Server:
    """The site on a server."""
    return serve({"/": folder, "/pages/": PAGES})


def name(folder: Path, *files: str) -> None:
    """Names wheels in games.json, and nothing else."""
    (folder / site.GAMES).write_text(json.dumps(files))


def put(folder: Path, name: str, content: bytes) -> str:
    """Drops a file into the site; returns its address as games.json has it."""
    (folder / site.GAMES_FOLDER).mkdir(exist_ok=True)
    (folder / site.GAMES_FOLDER / name).write_bytes(content)
    return f"{site.GAMES_FOLDER}{name}"


def package(folder: Path, name: str, source: str, requires: str = "") -> str:
    """Drops the wheel of a package with one module; returns its address."""
    info = f"{name}-1.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
    metadata += f"Requires-Dist: {requires}\n" if requires else ""
    members = {
        f"{name}.py": source,
        f"{info}/METADATA": metadata,
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[boardlet.games]\n{name} = {name}:GAME\n",
        f"{info}/RECORD": "",
    }
    path = folder / site.GAMES_FOLDER / f"{name}-1-py3-none-any.whl"
    path.parent.mkdir(exist_ok=True)
    write_zip(path, {key: text.encode() for key, text in members.items()}, compressed=False)
    return f"{site.GAMES_FOLDER}{path.name}"


@pytest.mark.kept
@pytest.mark.expects("request failed", "console error: Failed to load")
def test_a_wheel_and_a_line_make_a_game(
    page: Page, context: BrowserContext, folder: Path, owned: Server, wheel: Path
) -> None:
    name(folder, put(folder, wheel.name, wheel.read_bytes()))
    visited = Site(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/{wheel.name}", hold)
    with page.expect_request(f"**/{wheel.name}"):
        page.goto(f"{owned.address}#/{GAME}")
    # A board is waited for, under the name that the address tells.
    expect(page.locator(".title")).to_have_text("Three in a row")
    expect(page.locator(".board-awaited")).to_be_visible()
    expect(visited.status).to_contain_text("One moment")
    # Nobody can begin yet.
    expect(page.locator(".may-begin")).to_have_count(1)
    expect(page.locator(".may-begin")).to_be_hidden()
    expect(page.locator(".games")).to_be_hidden()
    (route,) = held
    route.continue_()
    page.unroute_all()
    expect(visited.cell("b2")).to_be_visible(timeout=SLOW)
    expect(page.locator(".board-awaited")).to_have_count(0)
    page.get_by_role("link", name="All games").first.click()
    expect(page.locator(".games > li")).to_have_count(BUILT_IN + 1)
    card = page.locator(f'[data-game="{GAME}"]')
    expect(card).to_contain_text("Three in a row")
    card.get_by_role("link", name="Play Three in a row").click()
    turns = ["b2", "a1", "c1", "c3", "a3"]
    for number, turn in enumerate(turns):
        visited.cell(turn).click()
        visited.see_turns(turns[: number + 1])
    expect(visited.status).to_contain_text("White wins")
    visited.button("How to play").first.click()
    expect(visited.dialog("how")).to_contain_text("tap an empty field")
    page.keyboard.press("Escape")
    visited.button("New game").click()
    dialog = visited.dialog("new-game")
    dialog.get_by_role("radio", name="5 × 5").check()
    dialog.get_by_role("button", name="Start").click()
    visited.cell("e5").click()
    visited.see_turns(["e5"])
    # The address of the game is good at once, from a snapshot, and without a network.
    snapshot_kept(page)
    expect(page.locator(":root")).to_have_attribute("data-offline", "ready", timeout=SLOW)
    visited.reload()
    visited.see_turns(["e5"])
    assert RESTORED in visited.marks()
    context.set_offline(True)
    visited.reload()
    visited.cell("d4").click()
    visited.see_turns(["e5", "d4"])
    # What the list does not name any more is gone with the next visit.
    context.set_offline(False)
    name(folder)
    visited.reload()
    expect(page.locator(".notice")).to_contain_text(f"There is no game called “{GAME}” here")
    expect(page.locator(".games > li")).to_have_count(BUILT_IN)
    assert eventually(lambda: kept_extras(page) == [site.GAMES])


def kept_extras(page: Page) -> list[str]:
    """The names of what the browser keeps of further games."""
    names: list[str] = page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((name) => name.endsWith(' extras'));
            const kept = await (await caches.open(name)).keys();
            return kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
        }"""
    )
    return names


APART = """([one, other]) => {
    const box = (place) => document.querySelector(place).getBoundingClientRect();
    const [a, b] = [box(one), box(other)];
    return a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
}"""
LISTING = """async () => {
    const { fetchListing } = await import('/js/engine/listing.js');
    return fetchListing(new URL('/', location));
}"""
GOOD = """
from boardlet.games.cheversi.game import Cheversi
import boardlet.core.state
class Game(Cheversi):
    spec = boardlet.core.state.Spec({id!r}, (2,), Cheversi.spec.options)
GAME = Game()
"""


@pytest.mark.expects("console error: Failed to load", "status 404", "console warning: ")
def test_what_is_wrong_is_named_and_all_else_plays(
    page: Page, folder: Path, owned: Server, wheel: Path
) -> None:
    wrong = {
        "https://elsewhere.example/game-1-py3-none-any.whl": "extras-failed-origin",
        "games/missing-1-py3-none-any.whl": "extras-failed-download",
        put(folder, "damaged-1-py3-none-any.whl", b"<!doctype html>"): "extras-failed-install",
        put(folder, "misnamed.whl", wheel.read_bytes()): "extras-failed-install",
        package(folder, "raising", "raise ValueError('oh')"): "extras-failed-install",
        package(folder, "empty", "GAME = None"): "extras-failed-install",
        package(folder, "taken", GOOD.format(id="capture")): "extras-failed-install",
        package(folder, "capital", GOOD.format(id="Capital")): "extras-failed-install",
        package(folder, "textless", GOOD.format(id="textless")): "extras-failed-install",
        package(folder, "needing", GOOD.format(id="needing"), "numpy>=2"): "extras-failed-install",
    }
    right = put(folder, wheel.name, wheel.read_bytes())
    name(folder, *wrong, right)
    start(page, f"{owned.address}pages/")
    assert outcome(page)["state"] == "ready"
    extras = page.evaluate("() => engine.extras")
    assert {each["args"]["file"]: each["key"] for each in extras["failures"]} == wrong
    assert extras["games"] == [GAME]
    games: list[str] = page.evaluate(
        "() => engine.ask({ type: 'hello' }).then(({ games }) => games.map(({ id }) => id))"
    )
    assert len(games) == BUILT_IN + 1
    assert GAME in games
    # It can be shown in a frame as well.
    page.goto(f"{owned.address}embed.html?game={GAME}&moves=b2+a1")
    visited = Site(page)
    visited.cell("c1").click(timeout=SLOW)
    expect(visited.status).to_contain_text("Black to move")


@pytest.mark.expects("console warning: ", "page error: Traceback.*", "SystemExit")
def test_a_game_that_ends_the_engine_is_left_out(page: Page, folder: Path, owned: Server) -> None:
    deadly = package(folder, "deadly", "raise SystemExit")
    name(folder, deadly)
    visited = Site(page)
    visited.open(f"{owned.address}#/cheversi")
    expect(page.locator(".notice")).to_contain_text(f"“{deadly}” was not added")
    # It may stay there: it lies on no field and on no button of the row.
    for width, height in ((360, 740), (740, 360), (768, 1024), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for place in (".board", ".actions"):
            # What watches the size of the window moves a moment after it.
            eventually(partial(page.evaluate, APART, [".notice", place]))
    visited.cell("d4").click()
    visited.see_turns(["Kd4"])


@pytest.mark.expects("status 404", "console error: Failed to load")
def test_a_broken_list_is_told(page: Page, folder: Path, owned: Server) -> None:
    page.goto(f"{owned.address}pages/bare.html")
    for text in ["{}", '["games/x.txt"]', "[1]", "games/x.whl", "", '["a.whl", null]']:
        (folder / site.GAMES).write_text(text)
        listing = page.evaluate(LISTING)
        assert listing["files"] == []
        assert [failure["key"] for failure in listing["failures"]] == ["extras-failed-form"], text
    (folder / site.GAMES).unlink()
    assert page.evaluate(LISTING) == {"files": [], "failures": []}
