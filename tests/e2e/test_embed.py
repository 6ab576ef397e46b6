"""Boards in other people's pages: another origin, strict policies, hostile styles and messages."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Locator, Page, expect

from boardlet import protocol
from tests.e2e.conftest import Faults, Serve
from tests.e2e.site import SLOW, Site, whole_game

LIGHT = 60 * 1024
"""Bytes that a board may take before it is used."""
GAME = whole_game("cheversi")["moves"]
HOSTILE = """
<style>
  html { font-size: 4px; }
  * { box-sizing: content-box !important; letter-spacing: 1em; text-transform: uppercase; }
  div, p, ul, li, svg, button, span, iframe { display: none; float: right; margin: 3em; }
  path, circle, use { fill: lime !important; stroke: lime !important; }
  .player, .still, .board-game, .picture { visibility: hidden !important; }
  :root { --ink: red; --paper: red; --accent: red; direction: rtl; color: red; }
</style>
"""
OPEN = ("load", "act", "undo", "redo", "state", "theme", "hello")

Host = Callable[..., str]


@pytest.fixture
def host(serve: Serve, base_url: str, tmp_path: Path) -> Host:
    """Writes a page of another origin that shows boards, and gives its address."""

    def write(body: str, *, head: str = "", html: str = "", **headers: str) -> str:
        server = serve({"/": tmp_path}, headers=headers)
        script = f'<script type="module" src="{base_url}embed.js"></script>'
        (tmp_path / "host.html").write_text(
            f'<!doctype html><html lang="en" {html}><head><meta charset="utf-8">'
            f'<link rel="icon" href="data:,"><title>Host</title>{head}{script}</head>'
            f"<body>{body}</body></html>"
        )
        return f"{server.address}host.html"

    return write


def strict(site: str) -> dict[str, str]:
    """The least that a policy must allow, as docs/embedding.md says."""
    policy = (
        f"default-src 'none'; script-src {site}; frame-src {site}; img-src data:; "
        "require-trusted-types-for 'script'"
    )
    return {"Content-Security-Policy": policy}


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(protocol.handle(json.dumps({"id": 1, **request})))
    return reply


def replay(moves: list[str], **more: Any) -> dict[str, Any]:
    """A short replay that uses the site's own drawing."""
    made: dict[str, Any] = ask(type="replay", game="cheversi", moves=moves, **more)["replay"]
    return {**made, "drawing": made["stock"]}


def board(page: Page, number: int = 0) -> Locator:
    return page.locator("board-game").nth(number)


def listen(page: Page) -> None:
    """Keeps the events of all boards of a page."""
    page.evaluate(
        """() => {
            window.heard = [];
            for (const one of document.querySelectorAll('board-game')) {
                for (const type of ['ready', 'turn', 'gameover', 'error']) {
                    one.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
                }
            }
        }"""
    )


def heard(page: Page, type_: str) -> list[Any]:
    found: list[list[Any]] = page.evaluate("window.heard")
    return [detail for type_heard, detail in found if type_heard == type_]


def call(page: Page, work: str) -> Any:
    """Calls a method of the first board; what it refuses comes back as its code."""
    return page.evaluate(
        f"""(async () => {{
            const board = document.querySelector('board-game');
            try {{ return await {work}; }} catch (error) {{ return error.code ?? String(error); }}
        }})()"""
    )


def frame_of(iframe: Locator) -> Frame:
    frame = iframe.element_handle(timeout=SLOW).content_frame()
    assert frame
    return frame


def test_a_board_is_a_light_picture_until_it_is_used(
    page: Page, host: Host, base_url: str, faults: Faults, dist: Path
) -> None:
    far = '<div style="block-size: 3000px"></div><board-game game="cheversi"></board-game>'
    page.goto(host(f'<board-game game="chinese-checkers" players="6" lang="nl"></board-game>{far}'))
    expect(board(page).get_by_role("button", name="Spelen")).to_be_visible()
    expect(board(page).get_by_role("img")).to_have_accessible_name(re.compile(".+"))
    expect(board(page).locator("use")).to_have_count(60)
    asked = [urlsplit(url).path[1:] for url in faults.requests if url.startswith(base_url)]
    sent = [(dist / name).read_bytes() for name in asked]
    assert sum(map(len, sent)) < LIGHT
    assert sum(len(gzip.compress(file)) for file in sent) < LIGHT / 3
    assert not [name for name in asked if re.search("pyodide|engine|wheel|cheversi", name)]
    # The other one is drawn when somebody comes near it.
    board(page, 1).scroll_into_view_if_needed()
    expect(board(page, 1).get_by_role("button", name="Play")).to_be_visible()
    assert not page.evaluate("Object.keys(window).filter((name) => /board/i.test(name)).length")


def test_a_strict_page_drives_the_board(page: Page, host: Host, base_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    body = '<board-game game="cheversi"></board-game><iframe src="about:blank"></iframe>'
    page.goto(host(body, html='dir="rtl"', **strict(base_url)))
    play = board(page).get_by_role("button", name="Play")
    play.focus()
    listen(page)
    # What is on its way is dropped when something else is to be shown.
    dropped = "(board.play().catch(({ code }) => code), board.play().catch(({ code }) => code))"
    waiting = f"(async () => {{ const one = {dropped}; board.stop(); return one; }})()"
    assert call(page, waiting) == "closed"
    play.focus()
    play.press("Enter")
    frame = frame_of(board(page).locator("iframe"))
    expect(frame.locator(".board-svg")).to_be_visible(timeout=SLOW)
    expect(board(page).locator("iframe")).to_be_focused()
    expect(frame.locator(":root")).to_have_attribute("data-engine", "ready", timeout=SLOW)
    assert len(heard(page, "ready")) == 1

    # It is as wide as its column and as high as its content.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    height = frame.evaluate("document.body.getBoundingClientRect().height")
    box = board(page).locator("iframe").bounding_box()
    assert box
    assert abs(box["height"] - height) < 2
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")

    assert call(page, f"board.act('{GAME[0]}').then((state) => state.moves)") == GAME[:1]
    assert call(page, "board.act('Ka9')") == "illegal-move"
    assert call(page, "board.state.moves") == GAME[:1]
    assert [turn["turn"] for turn in heard(page, "turn")] == GAME[:1]
    assert call(page, "board.undo().then((state) => state.moves)") == []
    assert call(page, "board.redo().then((state) => state.moves)") == GAME[:1]
    assert call(page, "board.load({ game: 'cheversi', moves: ['Ke4', 'Ke4'] })") == "illegal-move"
    assert call(page, "board.load({ game: 'nothing' })") == "unknown-game"
    assert call(page, "board.load({ game: 'cheversi', moves: 7 })") == "bad-request"
    assert call(page, "board.state.moves") == GAME[:1]
    before = json.dumps(GAME[:-1])
    loaded = f"board.load({{ game: 'cheversi', moves: {before} }}).then((state) => state.over)"
    assert call(page, loaded) is False
    assert call(page, f"board.act('{GAME[-1]}').then((state) => state.over)") is True
    [end] = heard(page, "gameover")
    assert end["state"]["ranks"] == [1, 2]
    assert call(page, f"board.act('{GAME[-1]}')") == "illegal-move"

    flood(page, frame)
    assert call(page, "board.state.moves") == GAME
    assert call(page, "board.undo().then((state) => state.moves.length)") == len(GAME) - 1
    told = [len(heard(page, name)) for name in ("ready", "turn", "gameover", "error")]
    assert told == [1, 2, 1, 0]
    assert frame.evaluate("document.querySelectorAll('.notice').length") == 0


def flood(page: Page, frame: Frame) -> None:
    """Sends hundreds of malformed and foreign messages both ways."""
    page.evaluate(
        """(types) => {
            const board = document.querySelector('board-game');
            const frame = board.shadowRoot.querySelector('iframe').contentWindow;
            const other = document.querySelector('iframe').contentWindow;
            const odd = [
                null, undefined, 0, -1, 1.5, NaN, 1e99, true, '', 'x'.repeat(100000), [], [[]], {},
                { length: 1e9 }, new Map([['type', 'act']]), new Uint8Array(10), new Date(0),
                Array(10000).fill('Ke4'), { __proto__: null, id: 1 }, { toString: 1 }, '__proto__',
                { game: 'cheversi', moves: ['Ke4'], seats: [99] }, { game: '__proto__' },
                { game: 'cheversi', options: { a: {} } }, { game: 'cheversi', position: 'x' },
            ];
            for (const value of odd) {
                frame.postMessage(value, '*');
                window.postMessage(value, '*');
                frame.postMessage({ boardlet: value, type: 'undo', id: 1 }, '*');
                for (const type of [...types, value]) {
                    for (const given of [{}, { id: value }, { id: 5, action: value, record: value,
                        theme: value, fit: value }]) {
                        if (type === 'undo' && given.id === 5) continue;
                        if (type === 'redo' && given.id === 5) continue;
                        frame.postMessage({ boardlet: 1, type, ...given }, '*');
                    }
                }
                // What the frame would say, said by others.
                for (const type of ['ready', 'turn', 'gameover', 'error', 'size', 'reply']) {
                    window.postMessage({ boardlet: 1, type, id: 0, height: 1, state: value }, '*');
                }
            }
            const state = structuredClone(board.state);
            for (const type of ['ready', 'turn', 'gameover', 'change']) {
                window.postMessage({ boardlet: 1, type, turn: 'Ke4', seat: 0, state }, '*');
            }
        }""",
        list(OPEN),
    )
    # A foreign frame speaks to the board's.
    foreign = next(other for other in page.frames if other.url == "about:blank")
    foreign.evaluate(
        """() => {
            for (let index = 0; index < top.frames.length; index++) {
                for (const type of ['undo', 'act', 'hello', 'load']) {
                    top.frames[index].postMessage({ boardlet: 1, type, id: 3 }, '*');
                }
            }
        }"""
    )
    # And the frame itself, if somebody had taken it over.
    frame.evaluate(
        """() => {
            const odd = [null, 1, 'x', [], {}, { game: 1 }, { over: true, moves: [5] }];
            for (const type of ['size', 'ready', 'change', 'turn', 'gameover', 'error', 'reply']) {
                for (const state of odd) {
                    const rest = { height: 1e9, state, turn: state, error: state, id: state };
                    parent.postMessage({ boardlet: 1, type, ...rest }, '*');
                }
            }
        }"""
    )


def test_a_replay_needs_no_engine_and_no_permission(
    page: Page, host: Host, base_url: str, faults: Faults
) -> None:
    data = json.dumps(replay(GAME, names=["<b>Ann</b>", None])).replace("<", "\\u003c")
    inside = f'<board-game><script type="application/json">{data}</script></board-game>'
    page.goto(host(inside, **strict(base_url)))
    listen(page)
    player = board(page)
    expect(player.locator(".name").first).to_have_text("<b>Ann</b>")
    pieces = player.locator(".picture use")
    expect(pieces).to_have_count(0)
    player.get_by_role("button", name="One turn forward").click()
    expect(pieces).to_have_count(1)
    expect(player.locator(".line")).to_have_text(f"Turn 1 of {len(GAME)}: {GAME[0]}")
    player.get_by_role("slider").press("End")
    expect(pieces).to_have_count(len(GAME))
    expect(player.get_by_role("img")).to_have_accessible_name(re.compile(GAME[-1]))
    player.get_by_role("slider").press("ArrowLeft")
    expect(pieces).to_have_count(len(GAME) - 1)
    player.get_by_role("button", name="Play the turns").click()
    expect(pieces).to_have_count(len(GAME))
    expect(player.get_by_role("button", name="Play the turns")).to_be_visible()
    assert call(page, "board.go(3).then(() => board.turn)") == 3
    # Where nothing is painted it goes on all the same.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    late = "new Promise((resolve) => setTimeout(resolve, 9000, 'late'))"
    assert call(page, f"Promise.race([board.go(4).then(() => 'shown'), {late}])") == "shown"
    devtools.detach()
    assert call(page, "board.play()") == "read-only"
    assert heard(page, "turn")[0] == {"number": 1, "turn": GAME[0]}
    assert not [url for url in faults.requests if "pyodide" in url]


@pytest.mark.expects("console warning: board-game: ")
def test_files_that_are_not_replays_are_refused(
    page: Page, host: Host, tmp_path: Path, base_url: str, faults: Faults
) -> None:
    good = replay(GAME[:2])
    own = ask(type="replay", game="cheversi")["replay"]
    drawing = own["drawing"]
    harmed = [
        [],
        {},
        {**good, "version": 2},
        {**good, "drawing": "../../evil"},
        {**good, "pieces": [[0, 0, 0, 0]]},
        {**good, "turns": [{**good["turns"][0], "moves": [[99, ["a1"], 0]]}]},
        {**own, "drawing": {**drawing, "surface": [["script", {}, "alert(1)"]]}},
        {**own, "drawing": {**drawing, "surface": [["path", {"onclick": "alert(1)"}]]}},
        {**own, "drawing": {**drawing, "surface": [["path", {"fill": "url(//evil.example)"}]]}},
        {**own, "drawing": {**drawing, "surface": [["g", {"style": "x"}]]}},
        {**own, "drawing": {**drawing, "points": {"a1": [1]}}},
    ]
    for number, file in enumerate(harmed):
        (tmp_path / f"{number}.json").write_text(json.dumps(file))
    (tmp_path / "text.json").write_text("<!doctype html>")
    (tmp_path / "good.json").write_text(json.dumps(own))
    names = [*map(str, range(len(harmed))), "text", "good"]
    boards = "".join(f'<board-game src="{n}.json" loading="eager"></board-game>' for n in names)
    page.goto(host(boards))
    expect(page.locator("board-game .broken")).to_have_count(len(names) - 1)
    assert sum("warning: board-game: a replay of version 1" in fault for fault in faults.found) == 1
    expect(board(page, len(names) - 1).locator(".picture")).to_be_visible()
    expect(board(page, 0).get_by_role("link")).to_have_attribute("href", base_url)


def test_a_game_that_cannot_be_opened_gives_way(page: Page, host: Host) -> None:
    page.goto(host('<board-game game="cheversi" position="?"></board-game>'))
    expect(board(page).get_by_role("button", name="Play")).to_be_visible()
    listen(page)
    assert call(page, "board.play().then(() => board.state.moves)") == []
    frame = frame_of(board(page).locator("iframe"))
    expect(frame.locator(".notice")).to_have_count(1)
    expect(frame.locator(".status")).to_contain_text("White to move")
    assert [error["code"] for error in heard(page, "error")] == ["bad-position"]


def test_no_style_leaks_either_way(page: Page, host: Host) -> None:
    page.goto(
        host(
            '<p id="own">Own</p><board-game game="capture"></board-game>',
            head=HOSTILE,
            html='dir="rtl"',
        )
    )
    button = board(page).get_by_role("button")
    expect(button).to_be_visible()
    look = button.evaluate(
        """(button) => {
            const { fontSize, letterSpacing, textTransform, direction, backgroundColor } =
                getComputedStyle(button);
            const board = getComputedStyle(button.getRootNode().querySelector('.picture path'));
            return { fontSize, letterSpacing, textTransform, direction, backgroundColor,
                fill: board.fill };
        }"""
    )
    assert look.pop("fill") != "rgb(0, 255, 0)"
    assert look == {
        "fontSize": "16px",
        "letterSpacing": "normal",
        "textTransform": "none",
        "direction": "ltr",
        "backgroundColor": "rgb(11, 107, 102)",
    }
    assert page.locator("#own").evaluate("(own) => getComputedStyle(own).fontSize") == "4px"


def test_a_plain_frame_needs_no_storage_and_links_to_the_site(
    context: BrowserContext, host: Host, base_url: str
) -> None:
    context.add_init_script(
        """for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
            Object.defineProperty(window, name, {
                get() { throw new DOMException('blocked', 'SecurityError'); },
            });
        }"""
    )
    page = context.new_page()
    asked = "?embed=1&game=cheversi&moves=Kh2+Ng3&theme=dark"
    page.goto(host(f'<iframe width="300" height="420" src="{base_url}{asked}"></iframe>'))
    frame = frame_of(page.locator("iframe"))
    expect(frame.locator(":root")).to_have_attribute("data-engine", "ready", timeout=SLOW)
    expect(frame.locator(":root")).to_have_attribute("data-theme", "dark")
    expect(frame.locator(".status")).to_contain_text("White to move")
    link = frame.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"#/cheversi/1\."))
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(frame.locator(".notice")).to_have_count(0)
    address = link.get_attribute("href") or ""
    assert ask(type="unlink", text=address.rpartition("/")[2])["moves"] == ["Kh2", "Ng3"]


def test_the_test_bench_shows_nine_sizes(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/demo/")
    boards = page.locator(".sizes board-game")
    expect(boards).to_have_count(9)
    for number in range(9):
        boards.nth(number).scroll_into_view_if_needed()
        expect(boards.nth(number).locator(".picture")).to_be_visible()
    fitting = boards.evaluate_all(
        """(boards) => boards.map((board) => {
            const wanted = Number(board.getAttribute('width'));
            const { scrollWidth } = board.shadowRoot.firstElementChild;
            return board.offsetWidth === wanted && scrollWidth <= wanted;
        })"""
    )
    assert fitting == [True] * 9
    hosts = page.locator(".hosts iframe")
    for number in range(hosts.count()):
        # Nothing here has to be still for it, so no frames of the screen are waited for.
        hosts.nth(number).evaluate("(it) => it.scrollIntoView()")
        frame = frame_of(hosts.nth(number))
        expect(frame.locator("board-game .picture").first).to_be_visible()


def test_the_dialog_gives_lines_that_work_elsewhere(page: Page, host: Host, base_url: str) -> None:
    site = Site(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    site.open("/#/cheversi")
    site.place_all(GAME[:2])
    site.button("Share").click()
    site.button("Choose how it looks").click()
    dialog = site.dialog("embed")
    lines = dialog.get_by_label("Lines for the page")
    shown = dialog.locator("board-game")
    expect(shown.get_by_role("button", name="Play")).to_be_visible()
    expect(shown.locator(".picture use")).to_have_count(2)
    expect(lines).to_have_value(re.compile(r'<board-game game="cheversi" moves="Kh2 Ng3">'))
    dialog.get_by_role("radio", name="Game to step through").check()
    dialog.get_by_role("radio", name="280 px").check()
    dialog.get_by_role("radio", name="Nederlands").check()
    shown.get_by_role("button", name="Naar het eind").click()
    expect(shown.locator(".picture use")).to_have_count(2)
    copied = lines.input_value()
    page.goto(host(copied, **strict(base_url)))
    board(page).get_by_role("button", name="Naar het eind").click()
    expect(board(page).locator(".picture use")).to_have_count(2)
    box = board(page).bounding_box()
    assert box
    assert box["width"] == 280
