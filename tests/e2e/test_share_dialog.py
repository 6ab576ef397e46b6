"""What leaves the page by the share dialog: link, QR code, pictures, a page that stands alone."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import zxingcpp
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.site import Site, eventually, whole_game

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</script><b onclick=alert(1)>&amp;"
TURNS: list[str] = whole_game("cheversi")["moves"][:9]
WOOD_LIGHT, PAPER = "rgb(195, 156, 103)", "rgb(23, 25, 28)"
"""Of the dark theme: a field of the wooden board, and the page."""
PIXELS = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let grey = '';
    for (let at = 0; at < data.length; at += 4) grey += String.fromCharCode(data[at + 1]);
    return { width, height, grey: btoa(grey), corner: [...data.slice(0, 3)] };
}"""


@pytest.fixture
def site(new_context: Callable[..., BrowserContext]) -> Site:
    """A phone in dark, with a game between named people on a wooden board."""
    seats = [{"kind": "person", "name": name, "level": None} for name in (HOSTILE, "Ada")]
    record = {"version": 1, "game": "cheversi", "options": {}, "moves": TURNS, "partial": ""}
    kept = {
        "settings": {"board": "wood", "theme": "dark", "animation": "off"},
        "game:cheversi": {**record, "position": None, "seats": seats},
    }
    context = new_context(
        viewport={"width": 360, "height": 740},
        permissions=["clipboard-read", "clipboard-write"],
        accept_downloads=True,
    )
    page = context.new_page()
    page.add_init_script(
        "if (location.protocol.startsWith('http'))"
        f" for (const [key, value] of Object.entries({json.dumps(kept)}))"
        " localStorage.setItem(`boardlet:${key}`, JSON.stringify(value));"
    )
    return Site(page)


def share(site: Site) -> None:
    site.open("/#/cheversi")
    site.button("More").click()
    site.button("Share").click()
    expect(site.dialog("share")).to_be_visible()


def pixels(page: Page, png: bytes) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PIXELS, base64.b64encode(png).decode())
    return found


def read_codes(page: Page, png: bytes) -> list[str]:
    """The texts of the QR codes in a picture."""
    found = pixels(page, png)
    grey = memoryview(base64.b64decode(found["grey"]))
    image = grey.cast("B", shape=(found["height"], found["width"]))
    return [code.text for code in zxingcpp.read_barcodes(image)]


def saved(site: Site, button: str, folder: Path) -> Path:
    """Saves something by its button; returns the file."""
    with site.page.expect_download() as download:
        site.button(button).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_link_is_scanned_copied_and_sent(site: Site) -> None:
    page = site.page
    page.add_init_script(
        "navigator.share = async (what) => { window.sent = what; if (window.refuse) throw refuse; }"
    )
    share(site)
    link = page.get_by_label("Link to this game", exact=True).input_value()
    page.locator(".qr").scroll_into_view_if_needed()
    assert read_codes(page, page.screenshot()) == [link]

    part = page.locator(".share-part").filter(has=page.locator(".qr"))
    part.get_by_role("button", name="Copy").click()
    expect(part.get_by_role("button", name="Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    expect(part.get_by_role("button", name="Copy", exact=True)).to_be_visible()

    part.get_by_role("button", name="Send").click()
    assert page.evaluate("sent") == {"url": link}
    page.evaluate("window.refuse = new DOMException('closed', 'AbortError')")
    part.get_by_role("button", name="Send").click()
    expect(site.dialog("share").get_by_role("status")).to_be_empty()
    page.evaluate("window.refuse = new DOMException('no', 'NotAllowedError')")
    part.get_by_role("button", name="Send").click()
    expect(site.dialog("share").get_by_role("status")).to_contain_text("Copy the link instead")


def test_long_links_have_a_code_as_long_as_there_is_one(site: Site) -> None:
    site.open("/", ready=False)
    made = """async (length) => {
        const { qr } = await import('./js/export/qr.js');
        return qr('x'.repeat(length))?.viewBox.baseVal.width ?? null;
    }"""
    widths = [site.page.evaluate(made, length) for length in (100, 2000, 2953, 2954)]
    assert widths == [37 + 8, 149 + 8, 177 + 8, None]


def test_a_picture_shows_what_the_board_shows_and_stands_alone(site: Site, tmp_path: Path) -> None:
    site.page.add_init_script(
        "navigator.canShare = () => true;"
        "navigator.share = async ({ files }) => { window.sent = files.map(({ name }) => name); }"
    )
    share(site)
    site.button("Send picture").click()
    sent = eventually(lambda: site.page.evaluate("window.sent"))
    assert sent == ["cheversi-9.png"]
    drawn = saved(site, "Save as SVG", tmp_path)
    assert drawn.name == "cheversi-9.svg"
    text = drawn.read_text("utf-8")
    root = ElementTree.fromstring(text)
    ids = {node.get("id") for node in root.iter()}
    attributes = {name for node in root.iter() for name in node.attrib}
    assert not [name for name in attributes if re.match("class|style|role|data-|aria-|on", name)]
    assert "var(" not in text
    assert set(re.findall(r"(?:url\(#|href=\"#)([^)\"]+)", text)) <= ids
    assert f'fill="{WOOD_LIGHT}"' in text
    pieces = [node for node in root.iter(f"{SVG}use") if "-Q-" in node.get("href", "")]
    assert pieces
    words = [node.text or "" for node in root.iter(f"{SVG}text")]
    assert words[-2].startswith(f"Cheversi: {HOSTILE}")
    assert words[-1] == "Ada to move"

    found = pixels(site.page, saved(site, "Save as PNG", tmp_path).read_bytes())
    assert found["width"] == 1200
    assert f"rgb({', '.join(map(str, found['corner']))})" == PAPER
    site.button("Copy picture").click()
    expect(site.button("Copied.")).to_be_visible()
    kinds = "navigator.clipboard.read().then((items) => items.flatMap(({ types }) => types))"
    assert site.page.evaluate(kinds) == ["image/png"]


def test_a_whole_game_is_a_page_that_needs_nothing(site: Site, tmp_path: Path) -> None:
    share(site)
    path = saved(site, "Save the page", tmp_path)
    page = site.page
    requests: list[str] = []
    page.goto("about:blank")
    page.on("request", lambda request: requests.append(request.url))
    page.goto(path.as_uri())
    expect(page.locator("h1")).to_have_text(f"Cheversi: {HOSTILE} – Ada")
    expect(page.locator("b")).to_have_count(0)
    pieces = page.locator(".picture use")
    expect(pieces).to_have_count(0)
    page.get_by_role("button", name="One turn forward").click()
    expect(page.locator(".line")).to_contain_text(TURNS[0])
    expect(pieces).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    expect(pieces).to_have_count(len(TURNS))
    assert [url for url in requests if not url.startswith("data:")] == [path.as_uri()]
