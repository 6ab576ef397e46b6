"""The HTML of the pages that are read, around and in place of what Markdown gave."""

from __future__ import annotations

import html
import json
import re
from string import Template
from typing import Any

from tools import hosting
from tools.pages_sources import FIRST, FOLDER, Facts, Source, address, frame, plain
from tools.paths import ROOT

TEMPLATE = FOLDER / "page.html"

_CHOICE = re.compile(r"\{\{(\w+)=(\w+)\}\} ?")
_PLACES = re.compile(r"(?:<p>@diagram \d+@</p>\s*)+")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
_CELL = re.compile(r"<t[hd]>(.*?)</t[hd]>", re.DOTALL)


def page(source: Source, sources: list[Source], body: str, drawn: dict[str, Any]) -> str:
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
        "glance": _text(dotted(facts.get("glance", ""))),
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


def dotted(text: str) -> str:
    """Returns facts between dots so that no line begins with a dot."""
    return text.replace(" · ", "\N{NO-BREAK SPACE}· ")


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
