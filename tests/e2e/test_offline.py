"""The site is kept in the browser: it plays offline, mends itself and never mixes builds."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from boardlet.protocol import Server as Rules
from tests.e2e.conftest import Faults, Serve, origin
from tests.e2e.site import HOLD, SLOW, Site, eventually
from tools import hosting, site
from tools.paths import ROOT
from tools.server import Server

pytestmark = pytest.mark.kept

PATH = "some/sub/path/"
LOST = ("request failed", "console error", "status 404")
"""What a page without a network may complain of."""


@dataclass(frozen=True, slots=True)
class Build:
    """A folder with a build of the site, and the build's hash."""

    folder: Path
    hash: str


@pytest.fixture(scope="module")
def builds(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Build, Build]:
    """Two builds that differ in nothing but their page."""
    folder = tmp_path_factory.mktemp("builds")
    page = (ROOT / site.PAGE).read_bytes()
    newer = page.replace(b"<title>", b'<meta name="newer"><title>')
    old = site.assemble(folder / "old")
    new = site.assemble(folder / "new", {site.PAGE: newer})
    return Build(folder / "old", old), Build(folder / "new", new)


@pytest.fixture
def server(builds: tuple[Build, Build], serve: Serve) -> Server:
    """Serves the older build, below a path."""
    return serve({f"/{PATH}": builds[0].folder})


@pytest.fixture
def kept(page: Page, server: Server) -> Site:
    """The site after a first visit, all of it kept, and opened from there."""
    visited = Site(page)
    visited.open(server.address + PATH)
    be_kept(page)
    visited.reload()
    return visited


def be_kept(page: Page) -> None:
    """Waits until the browser has the whole site."""
    expect(page.locator(":root")).to_have_attribute("data-offline", "ready", timeout=SLOW)


def build_of(page: Page) -> str:
    """The build whose scripts run in a page."""
    hash_: str = page.evaluate(
        "() => import(new URL('js/engine/build.js', location)).then(({ BUILD }) => BUILD)"
    )
    return hash_


def deploy(server: Server, build: Build) -> None:
    server.folders[f"/{PATH}"] = build.folder


def look_for_update(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")


def switch_off(context: BrowserContext, server: Server) -> None:
    server.shutdown()
    server.server_close()
    context.set_offline(True)


# Without a network


@pytest.mark.expects(*LOST)
def test_every_game_opens_and_plays_without_a_network(
    page: Page, context: BrowserContext, server: Server, dist: Path
) -> None:
    visited = Site(page)
    visited.open(server.address + PATH)
    be_kept(page)
    switch_off(context, server)
    again = Site(context.new_page())
    page.close()
    again.open(server.address + PATH)
    games = json.loads((dist / "data/first.json").read_text())["states"]
    expect(again.page.locator(".games > li")).to_have_count(len(games))
    for game in games:
        again.open(f"{server.address}{PATH}#/{game}")
        play_first(again, game)
        again.reload()
        record = again.kept(f"game:{game}")
        assert record["moves"] or record["partial"]


def play_first(again: Site, game: str) -> None:
    """Plays the first action that the rules offer, and waits until it is kept."""
    asked = {"id": 1, "type": "open", "game": game, "options": {}, "moves": []}
    choice = json.loads(Rules().receive(json.dumps(asked)))["choices"][0]
    # The first piece in hand is chosen already.
    if not choice["source"].startswith("hand-"):
        again.cell(choice["source"]).click()
    again.cell(choice["target"]).click()
    eventually(lambda: again.kept(f"game:{game}"))


def test_only_the_site_itself_is_kept_and_controlled(
    page: Page, builds: tuple[Build, Build], server: Server, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(
        '<link rel="icon" href="data:,"><title>Another app</title>'
    )
    server.folders["/some/"] = tmp_path
    visited = Site(page)
    visited.open(server.address + PATH)
    be_kept(page)
    names: list[str] = page.evaluate("() => caches.keys()")
    assert f"boardlet /{PATH} site {builds[0].hash}" in names
    assert all(name.startswith(f"boardlet /{PATH} ") for name in names)
    page.goto(f"{server.address}some/")
    assert page.evaluate("() => navigator.serviceWorker.controller") is None


@pytest.fixture
def plain_server(dist: Path, tmp_path: Path, faults: Faults) -> Iterator[str]:
    """The site below a path of Python's own server; its address."""
    target = tmp_path / PATH
    shutil.copytree(dist, target)
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout
        found = re.search(r"port (\d+)", process.stdout.readline())
        assert found
        address = f"http://127.0.0.1:{found[1]}/"
        faults.origins.add(origin(address))
        yield f"{address}{PATH}"
        process.terminate()


def test_below_a_path_of_a_plain_server(plain_server: str, page: Page, faults: Faults) -> None:
    visited = Site(page)
    visited.open(f"{plain_server}#/cheversi")
    visited.cell("d4").click()
    visited.see_turns(["Kd4"])
    be_kept(page)
    visited.reload()
    visited.see_turns(["Kd4"])
    assert all(url.startswith(plain_server) for url in faults.requests if url.startswith("http"))


def test_the_headers_for_hosts_suffice(page: Page, dist: Path, serve: Serve) -> None:
    policy = hosting.policy((dist / "index.html").read_text())
    server = serve({f"/{PATH}": dist}, headers=hosting.headers(policy))
    visited = Site(page)
    visited.open(f"{server.address}{PATH}")
    be_kept(page)
    visited.reload()


def test_a_browser_would_install_it(kept: Site, context: BrowserContext) -> None:
    session = context.new_cdp_session(kept.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Boardlet"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The tests' contexts are private ones.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("?text=Look+at+{site}%23/capture", "#/capture"),
        ("?title=A+game&url={site}%23/cheversi", "#/cheversi"),
        ("?url=https://elsewhere.example/%23/cheversi", "#/"),
    ],
)
def test_a_shared_link_opens(page: Page, server: Server, query: str, address: str) -> None:
    home = server.address + PATH
    Site(page).open(home + query.format(site=home))
    expect(page).to_have_url(home + address)


# New builds


def test_an_update_waits_and_keeps_the_game_in_the_middle_of_a_turn(
    kept: Site, server: Server, builds: tuple[Build, Build], faults: Faults
) -> None:
    old, new = builds
    page = kept.page
    page.goto(f"{server.address}{PATH}#/capture")
    for start, end in [("e6", "e4"), ("g3", "e5")]:
        kept.cell(start).click()
        kept.cell(end).click()
        kept.see_turns(["e6xe4"])
    expect(kept.button("End turn")).to_be_visible()
    faults.requests.clear()
    deploy(server, new)
    look_for_update(page)
    accept = kept.button("Switch now")
    accept.wait_for(timeout=SLOW)
    assert build_of(page) == old.hash
    # It leaves the runtime alone, and whatever else is as it was.
    fetched = [url.removeprefix(server.address + PATH) for url in faults.requests]
    assert "index.html" in fetched
    assert not [url for url in fetched if url.startswith(("vendor/", "css/", "js/board/"))]
    # A reload alone does not switch, and offers it again.
    kept.reload()
    assert build_of(page) == old.hash
    accept.wait_for(timeout=SLOW)
    with page.expect_navigation():
        accept.click()
    kept.ready()
    assert build_of(page) == new.hash
    expect(kept.button("End turn")).to_be_visible()
    kept.see_turns(["e6xe4"])
    kept.see_scores(["1", "1"])
    kept.cell("e3").click()
    kept.see_turns(["e6xe4", "g3xe5xe3"])
    names = page.evaluate("() => caches.keys()")
    assert not [name for name in names if old.hash in name]


def test_two_tabs_of_two_builds_play_on(
    kept: Site, context: BrowserContext, server: Server, builds: tuple[Build, Build]
) -> None:
    _, new = builds
    other = Site(context.new_page())
    other.open(f"{server.address}{PATH}#/cheversi")
    deploy(server, new)
    look_for_update(kept.page)
    with kept.page.expect_navigation():
        kept.button("Switch now").click(timeout=SLOW)
    kept.ready()
    assert build_of(kept.page) == new.hash
    expect(other.page.get_by_role("alert")).to_contain_text("Another tab")
    other.cell("d4").click()
    other.see_turns(["Kd4"])
    other.button("Load anew").click()
    other.ready()
    assert build_of(other.page) == new.hash
    other.see_turns(["Kd4"])


# What is kept is damaged

KEPT = r"""async ([path, change]) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!request.url.startsWith(`${new URL(path, location.href.split("#")[0])}?`)) continue;
            const text = await (await cache.match(request)).text();
            const headers = { 'Content-Type': 'text/javascript' };
            const cut = text.slice(0, text.length / 2);
            const other = text
                .replace(/import\{BUILD as (\w+)\}from"\.\/build\.js";/, "const $1='another';")
                .padEnd(text.length);
            if (change === 'look') return text;
            await cache.delete(request);
            if (change === 'cut') await cache.put(request, new Response(cut, { headers }));
            if (change === 'other') await cache.put(request, new Response(other, { headers }));
            return text;
        }
    }
    return null;
}"""


@pytest.mark.expects("console error", "console warning: Python's snapshot is of no use")
def test_damage_is_mended(kept: Site) -> None:
    for path, change in [
        ("js/play.js", "missing"),
        ("js/play.js", "cut"),
        ("index.html", "missing"),
        ("vendor/pyodide/python_stdlib.zip.txt", "cut"),
        ("js/engine/worker.js", "other"),
    ]:
        whole = kept.page.evaluate(KEPT, [path, "look"])
        assert whole, path
        kept.page.evaluate(KEPT, [path, change])
        kept.reload()
        assert kept.page.evaluate(KEPT, [path, "look"]) == whole, (path, change)
    # Where the games are slow to come, the engine has failed before the page has begun.
    holder = kept.page.context.new_page()
    holder.goto(kept.page.url.partition("#")[0] + "about/")
    holder.evaluate(HOLD)
    kept.page.evaluate(KEPT, ["js/engine/worker.js", "other"])
    kept.reload()


@pytest.mark.expects("console error", "request failed")
def test_a_script_that_does_not_arrive_is_said_in_words(page: Page, server: Server) -> None:
    page.route("**/js/play.js", lambda route: route.abort())
    page.goto(server.address + PATH)
    expect(page.get_by_role("heading", name="Boardlet could not start")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    Site(page).ready()


@pytest.mark.expects("console error", "page error", "request failed")
@pytest.mark.parametrize("lost", ["index.html", "js/engine/build.js"])
def test_what_nobody_has_any_more_is_given_up_for_the_new_build(
    kept: Site, server: Server, builds: tuple[Build, Build], lost: str
) -> None:
    deploy(server, builds[1])
    kept.page.evaluate(KEPT, [lost, "missing"])
    kept.page.reload()
    expect(kept.page.locator("meta[name=newer]")).to_be_attached(timeout=SLOW)
    kept.ready()
    assert build_of(kept.page) == builds[1].hash
