"""A language nobody speaks: every text marked and 40 % longer. What is not marked was forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.e2e.site import Site
from tests.e2e.test_screens import CAPTURE, CHEVERSI, FAULTS, TOWERS, Screen, go_to

SIZES = ((360, 740), (768, 1024), (1440, 900))
MOST_STEPS = 80

BUNDLE = "{useIsolating:!1}"
"""As the minified script says it."""
PSEUDO = """{ useIsolating: false, transform: (text) => text.replace(/^(- )?(.*\\S.*)$/gm,
    (_, dash, line) => {
        const more = 'éxtrâ lèttërs '.repeat(99).slice(0, Math.ceil(line.length * 0.4));
        const isWord = !/\\S\\s+\\S/.test(line);
        return `${dash ?? ''}⟦${line}${isWord ? more.replaceAll(' ', '') : ` ${more}`}⟧`;
    }) }"""

SEEN = "const seen = (element) => element.checkVisibility({ visibilityProperty: true });"
UNMARKED = f"""() => {{
    {SEEN}
    const marked = /⟦[^⟦⟧]*⟧/g;
    // What comes from Intl, the brand, and what has figures in it: points, turns, dates, scores.
    const intl = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM|or|and)$/;
    const free = /^([a-zA-Z]|\\S*\\d\\S*|Boardlet)$/;
    const found = new Set();
    const look = (text, where) => {{
        for (const word of (text ?? '').replace(marked, ' ').split(/[\\s,.:;!?()·–…“”"+−-]+/)) {{
            if (/\\p{{L}}/u.test(word) && !free.test(word) && !intl.test(word)) {{
                found.add(`${{where}}: ${{text.trim()}}`);
            }}
        }}
    }};
    look(document.title, 'title');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {{
        const parent = node.parentElement;
        // What has a language of its own is not said in the page's.
        if (parent.closest('script, style, noscript, textarea, body [lang]')) continue;
        if (seen(parent)) look(node.data, parent.className || parent.localName);
    }}
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {{
        for (const element of document.querySelectorAll(`[${{name}}]`)) {{
            if (seen(element)) look(element.getAttribute(name), name);
        }}
    }}
    return [...found];
}}"""
CUT = f"""() => {{
    {SEEN}
    const kinds = 'button, label, legend, h1, h2, h3, h4, p, li, summary';
    return [...document.querySelectorAll(kinds)]
        .filter((element) => seen(element) && !element.closest('.visually-hidden'))
        .filter(({{ scrollWidth, clientWidth }}) => scrollWidth > clientWidth + 1)
        .filter((element) => {{
            const {{ display, textOverflow }} = getComputedStyle(element);
            return display !== 'inline' && textOverflow !== 'ellipsis';
        }})
        .map(({{ className, textContent }}) => `${{className}} is cut: ${{textContent}}`);
}}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What watches its size has moved."""
PRESS_NEXT = f"""(pressed) => {{
    {SEEN}
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const label = (button) => button.getAttribute('aria-label') ?? button.textContent;
    const isOff = (button) => button.disabled || button.getAttribute('aria-disabled') === 'true';
    const next = [...within.querySelectorAll('button, summary, [role=tab]')].find(
        (button) => seen(button) && !isOff(button) && !button.closest('.tray-host')
            && !pressed.includes(label(button)));
    if (!next) return null;
    const name = label(next);
    next.click();
    return name;
}}"""

PAGES = (
    Screen("home"),
    Screen("count", "cheversi", moves=CHEVERSI),
    Screen("towers", "chifoumi", position=TOWERS),
    Screen("jumps", "capture", moves=CAPTURE[:5]),
    Screen("race", "chinese-checkers"),
)


def speak_pseudo(route: Route) -> None:
    body = route.fetch().text()
    assert BUNDLE in body
    route.fulfill(body=body.replace(BUNDLE, PSEUDO), content_type="text/javascript")


@pytest.fixture
def site(new_context: Callable[..., BrowserContext]) -> Site:
    context = new_context(reduced_motion="reduce")
    context.route("**/js/l10n.js", speak_pseudo)
    return Site(context.new_page())


@pytest.mark.parametrize("screen", PAGES, ids=[screen.name for screen in PAGES])
def test_nothing_is_left_in_english_and_nothing_is_cut(site: Site, screen: Screen) -> None:
    page = site.page
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    go_to(site, screen)
    faults = {screen.name: look(page, first=True)} | {step: look(page) for step in press_all(page)}
    assert len(faults) > 3
    assert {step: found for step, found in faults.items() if found} == {}


def look(page: Page, *, first: bool = False) -> list[str]:
    found: list[str] = page.evaluate(UNMARKED)
    # Where there is room for what a sheet holds, it is closed and stands on the page; and without
    # a dialog it is still the page that was looked at before.
    dialog = page.locator('dialog[open]:not([data-dialog="sheet"])')
    sizes = SIZES if first or dialog.count() else SIZES[:1]
    for width, height in (*sizes[1:], sizes[0]):
        if len(sizes) > 1:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
        found += [f"{fault} at {width}" for fault in page.evaluate(FAULTS) + page.evaluate(CUT)]
    return list(dict.fromkeys(found))


def press_all(page: Page) -> Iterator[str]:
    """Presses every button that there is, and those of the dialogs that open; names each one."""
    pressed: list[str] = []
    known, idle = 0, False
    for _ in range(MOST_STEPS):
        if name := page.evaluate(PRESS_NEXT, pressed):
            pressed.append(name)
            idle = False
            yield name
        elif page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif not idle:
            # What is fetched when it is first opened comes a moment later; what the engine is
            # asked for may come later still, over whatever is open then.
            page.wait_for_load_state("networkidle")
            idle = True
        elif len(pressed) > known and page.locator(".action-more").is_visible():
            # What is pressed in the sheet closes it: there may be more.
            known = len(pressed)
            page.evaluate("document.querySelector('.action-more').click()")
        else:
            return
    raise AssertionError(f"there is no end to the buttons: {pressed}")
