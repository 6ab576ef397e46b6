"""The pages that are read: rules by game and language, and what the site is about.

They are plain HTML, made here from Markdown, and need no script. In their sources

- `{{name: text}}` is a text that says the fact of that name; a test holds it against the engine;
- `{{option=value}}` is where a value of an option is told, which is marked when a game has it;
- `@root/` in front of an address is the way to the site's top folder;
- a fence of the kind `board` is a diagram; see Diagram in pages_drawing.py for what it may say.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Any

from tools import hosting, pages_address
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT, WORK, tree
from tools.run import Problem, run
from tools.steps import empty_folder

OUTPUT = WORK / "pages"
SOURCE = ROOT / "pages"
TEMPLATE = SOURCE / "page.html"
LIST = "pages.json"
"""What is known of each page, in the output folder; not shipped."""
FIRST = "en"
"""The language of the addresses without one."""

_FACT = re.compile(r"\{\{\w+: ([^{}]*)\}\}")
_CHOICE = re.compile(r"\{\{(\w+)=(\w+)\}\} ?")
_FENCE = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PLACES = re.compile(r"(?:<p>@diagram \d+@</p>\s*)+")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
_CELL = re.compile(r"<t[hd]>(.*?)</t[hd]>", re.DOTALL)
_LINE = re.compile(r"^(\w+): (.*)$", re.MULTILINE)

HOME: dict[str, Any] = {
    "folder": "",
    "language": FIRST,
    "game": None,
    "title": "Boardlet",
    "languages": {FIRST: ""},
}
"""What is known of the front page, as `listed` says it of the others."""

Facts = dict[str, str]


@dataclass(frozen=True, slots=True)
class Source:
    """A text in Markdown with the facts in front of it."""

    kind: str
    """`rules` or `about`."""
    language: str
    facts: Facts
    text: str
    game: str | None = None
    diagrams: list[Facts] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What the page is called in a list of pages."""
        return self.facts["name"]

    @property
    def folder(self) -> str:
        """The page's address below the top folder, with a slash at its end."""
        return address(self.kind, self.language, self.game)


def address(kind: str, language: str, game: str | None = None) -> str:
    """Returns the folder of a page, as everything that leads there writes it."""
    parts = [kind, game, None if language == FIRST else language]
    return "".join(f"{part}/" for part in parts if part)


def inputs() -> tuple[Path, ...]:
    """Returns what the pages depend on."""
    made_by = [ROOT / "tools" / name for name in ("pages.py", "pages_drawing.py", "markdown.mjs")]
    described_by = (ROOT / "index.html", ROOT / "package-lock.json")
    return (*tree(SOURCE), *tree(ENGINE), *made_by, *described_by)


def build() -> None:
    """Fills the output folder with the pages, but for what depends on the site's address."""
    output = empty_folder(OUTPUT)
    sources = read_sources()
    bodies = _markdown([source.text for source in sources])
    drawn = _draw(sources)
    listed = []
    for source, body, page in zip(sources, bodies, drawn, strict=True):
        file = output / source.folder / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_page(source, sources, body, page), "utf-8")
        others = [
            other for other in sources if (other.kind, other.game) == (source.kind, source.game)
        ]
        listed.append(
            {
                "folder": source.folder,
                "language": source.language,
                "game": source.game,
                "title": plain(source.facts["title"]),
                "languages": {other.language: other.folder for other in others},
            }
        )
    (output / LIST).write_text(json.dumps(listed), "utf-8")


def listed() -> list[dict[str, Any]]:
    """Returns what is known of each page: folder, language, game, title, folders by language."""
    pages: list[dict[str, Any]] = json.loads((OUTPUT / LIST).read_bytes())
    return pages


def finished(site: str | None) -> dict[str, bytes]:
    """Returns the pages by their file names, for a site whose address is known or not."""
    files = {}
    for page in listed():
        name = f"{page['folder']}index.html"
        text = (OUTPUT / name).read_text("utf-8")
        head = pages_address.head(page, site)
        files[name] = text.replace(pages_address.COMMENT, head).encode()
    return files


def languages_of_pages() -> dict[str, list[str]]:
    """Returns the languages of each page, by its address in the first one."""
    return {
        page["folder"]: list(page["languages"]) for page in listed() if page["language"] == FIRST
    }


def game_links() -> str:
    """Returns links to the rules of each game in the first language, for the front page."""
    links = [
        f'<a href="{source.folder}">{_text(source.name)}</a>'
        for source in read_sources()
        if source.game and source.language == FIRST
    ]
    return ", ".join(links)


def languages() -> list[str]:
    """Returns the languages that pages may have, the first one first."""
    found = sorted(file.stem for file in SOURCE.glob("*.toml"))
    return [FIRST, *(language for language in found if language != FIRST)]


def frame(language: str) -> Facts:
    """Returns the texts around a page in a language."""
    return tomllib.loads((SOURCE / f"{language}.toml").read_text("utf-8"))


def read_sources() -> list[Source]:
    """Reads all pages: the rules of each game, then the others, each in all its languages."""
    folders = [
        ("rules", folder.parent.name.replace("_", "-"), folder)
        for folder in sorted((ENGINE / "games").glob("*/rules"))
    ]
    places: list[tuple[str, str | None, Path]] = [*folders, ("about", None, SOURCE / "about")]
    return [
        read_source(file, kind, language, game)
        for kind, game, folder in places
        for language in languages()
        if (file := folder / f"{language}.md").exists()
    ]


def read_source(file: Path, kind: str, language: str, game: str | None) -> Source:
    """Reads one page. Raises Problem if it has no facts in front."""
    found = re.fullmatch(r"---\n(.*?)---\n(.*)", file.read_text("utf-8"), re.DOTALL)
    if not found:
        raise Problem(f"{file.relative_to(ROOT)} does not begin with its title and description.")
    diagrams: list[Facts] = []

    def place(fence: re.Match[str]) -> str:
        diagrams.append(dict(_LINE.findall(fence[1])))
        return f"@diagram {len(diagrams) - 1}@"

    text = _FENCE.sub(place, found[2])
    facts = dict(_LINE.findall(found[1]))
    return Source(kind, language, facts, text, game, diagrams)


def plain(text: str) -> str:
    """Returns a text without the marks of facts."""
    return _FACT.sub(r"\1", text)


def _markdown(texts: Iterable[str]) -> list[str]:
    program = ROOT / "tools" / "markdown.mjs"
    asked = json.dumps([plain(text) for text in texts])
    bodies: list[str] = json.loads(run(["node", program], text=asked))
    return bodies


def _draw(sources: list[Source]) -> list[dict[str, Any]]:
    """Has the diagrams of all pages drawn."""
    return draw([[_asked(source, diagram) for diagram in source.diagrams] for source in sources])


def draw(asked: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Has the engine draw diagrams, page by page; see pages_drawing.py."""
    settings = {**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}
    command = [sys.executable, "-m", "tools.pages_drawing"]
    drawn: list[dict[str, Any]] = json.loads(run(command, env=settings, text=json.dumps(asked)))
    return drawn


def _asked(source: Source, diagram: Facts) -> dict[str, Any]:
    return {
        "game": source.game,
        "options": json.loads(diagram.get("options", "{}")),
        "position": diagram.get("position"),
        "moves": diagram.get("moves", "").split(),
        "label": frame(source.language)["diagram"],
        "targets": "targets" in diagram,
        "overlay": "overlay" in diagram,
        "story": "story" in diagram,
    }


def _page(source: Source, sources: list[Source], body: str, drawn: dict[str, Any]) -> str:
    texts = frame(source.language)
    root = "../" * source.folder.count("/")
    facts = {key: plain(value) for key, value in source.facts.items()}
    figures = [
        _figure(source, diagram, figure, texts)
        for diagram, figure in zip(source.diagrams, drawn["figures"], strict=True)
    ]
    body = _PLACES.sub(lambda places: _group(places[0], figures), body)
    body = body.replace("@root/", root)
    body = _TABLE.sub(lambda table: _options(table[0]), body)
    body = _CHOICE.sub(
        lambda choice: (
            f'<strong class="in-force" data-option="{choice[1]}" data-value="{choice[2]}" hidden>'
            f"{_text(texts['in-force'])}</strong> "
        ),
        body,
    )
    filled = {
        "language": source.language,
        "policy": hosting.policy((ROOT / "index.html").read_text("utf-8")),
        "title": _text(facts["title"]),
        "description": _text(facts["description"]),
        "root": root,
        "game": source.game or "",
        "heading": _text(source.name),
        "subtitle": _text(texts["rules"]) if source.game else "",
        "glance": _text(facts.get("glance", "")),
        "sprite": drawn["sprite"],
        "body": body,
        "languages": _language_links(source, sources, root),
        "others_title": _text(texts["others" if source.game else "all-rules"]),
        "others": _other_links(source, sources, root),
        "play": _play_link(source, root, texts),
        "about_link": f"{root}{address('about', source.language)}",
        **{f"text_{key.replace('-', '_')}": _text(value) for key, value in texts.items()},
    }
    return Template(TEMPLATE.read_text("utf-8")).substitute(filled)


def _group(places: str, figures: list[str]) -> str:
    """Returns the diagrams that follow each other in the text."""
    found = [figures[int(number)] for number in re.findall(r"\d+", places)]
    return f'<div class="diagrams">{"".join(found)}</div>\n'


def _options(table: str) -> str:
    """Turns a table of options into a list, which can be read on a phone too.

    Other tables have two columns and stay.
    """
    head, *rows = [_CELL.findall(row) for row in _ROW.findall(table)]
    if len(head) != 3:
        return table
    entries = [
        f"<div><dt>{name}</dt>"
        f'<dd><span class="options-label">{head[1]}</span> {usual}</dd>'
        f'<dd><span class="options-label">{head[2]}</span> {instead}</dd></div>'
        for name, usual, instead in rows
    ]
    return f'<dl class="options">{"".join(entries)}</dl>'


def _figure(source: Source, diagram: Facts, figure: dict[str, Any], texts: Facts) -> str:
    told, tools = "", ""
    if not figure["over"]:
        record = {
            "game": source.game,
            "options": json.loads(diagram.get("options", "{}")),
            "position": diagram.get("position"),
            "moves": figure["start"],
            "turns": figure["turns"],
        }
        told = f' data-diagram="{_text(json.dumps(record))}"'
        buttons = [
            _button("try", texts["try"]) if "story" not in diagram else "",
            _button("turn", texts["turn"]) if figure["turns"] and "story" not in diagram else "",
            _game_buttons(texts) if "story" in diagram else "",
            _button("again", texts["again"], hidden=True),
        ]
        tools = (
            '<p class="diagram-status" hidden></p>'
            f'<div class="diagram-tools" hidden>{"".join(buttons)}</div>'
        )
    kind = "diagram story" if "story" in diagram else "diagram"
    return (
        f'<figure class="{kind}"{told}><div class="diagram-place">{figure["svg"]}</div>'
        f"<figcaption><p>{_text(plain(diagram['caption']))}</p>{tools}"
        f"{_notes(diagram, figure['turns'])}</figcaption></figure>\n"
    )


def _game_buttons(texts: Facts) -> str:
    """Returns the buttons of a game that plays itself."""
    play, pause = _text(texts["play-through"]), _text(texts["pause"])
    return (
        '<button class="button" type="button" data-do="turn"'
        f' data-play="{play}" data-pause="{pause}">{play}</button>'
    ) + _button("next", texts["next"], hidden=True)


def _notes(diagram: Facts, turns: list[str]) -> str:
    """Returns what is said of some turns: in the source, lines that begin with their numbers."""
    notes = [(int(key), plain(text)) for key, text in diagram.items() if key.isdecimal()]
    if not notes:
        return ""
    entries = [
        f'<li value="{number}"><b>{_text(turns[number - 1])}</b> '
        f'<span data-turn="{number}">{_text(text)}</span></li>'
        for number, text in notes
    ]
    return f'<ol class="notes-of-game">{"".join(entries)}</ol>'


def _button(work: str, text: str, *, hidden: bool = False) -> str:
    rest = " hidden" if hidden else ""
    return (
        f'<button class="button" type="button" data-quiet data-do="{work}"{rest}>'
        f"{_text(text)}</button>"
    )


def _language_links(source: Source, sources: list[Source], root: str) -> str:
    links = []
    for other in sources:
        if (other.kind, other.game) != (source.kind, source.game):
            continue
        name, language = _text(frame(other.language)["name"]), other.language
        here = ' aria-current="page"' if other is source else ""
        links.append(
            f'<li><a href="{root}{other.folder}" lang="{language}" hreflang="{language}"{here}>'
            f"{name}</a></li>"
        )
    return "".join(links)


def _other_links(source: Source, sources: list[Source], root: str) -> str:
    """Links to the rules of the other games, in the page's language where there are such."""
    found: dict[str, Source] = {}
    for other in sources:
        if other.game and other.language in (FIRST, source.language):
            found[other.game] = other
    links = [
        f'<li><a href="{root}{other.folder}">{_text(other.name)}</a></li>'
        for other in found.values()
        if other is not source
    ]
    return "".join(links)


def _play_link(source: Source, root: str, texts: Facts) -> str:
    # The reader's own choice counts on the pages of the first language, which everybody may get.
    spoken = "" if source.language == FIRST else f"?lang={source.language}"
    target = f"{root}{spoken}#/{source.game}" if source.game else f"{root}{spoken}"
    text = texts["play-game"].format(game=source.name) if source.game else texts["home"]
    return f'<a class="button" href="{target}">{_text(text)}</a>'


def _text(text: str) -> str:
    return html.escape(text)
