"""The pages that are read: rules by game and language, and what the site is about.

They are plain HTML, made here from Markdown, and need no script.
"""

from __future__ import annotations

import html
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools import pages_address, pages_html
from tools.pages_sources import FIRST, FOLDER, Facts, Source, frame, plain, read_sources
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT, WORK, tree
from tools.run import run
from tools.steps import empty_folder

OUTPUT = WORK / "pages"
LIST = "pages.json"
"""What is known of each page, in the output folder; not shipped."""

HOME: dict[str, Any] = {
    "folder": "",
    "language": FIRST,
    "game": None,
    "title": "Boardlet",
    "languages": {FIRST: ""},
}
"""What is known of the front page, as `listed` says it of the others."""


def inputs() -> tuple[Path, ...]:
    """Returns what the pages depend on."""
    made_by = [*(ROOT / "tools").glob("pages*.py"), ROOT / "tools" / "markdown.mjs"]
    described_by = (ROOT / "index.html", ROOT / "package-lock.json")
    return (*tree(FOLDER), *tree(ENGINE), *made_by, *described_by)


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
        file.write_text(pages_html.page(source, sources, body, page), "utf-8")
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
        f'<a href="{source.folder}">{html.escape(source.name)}</a>'
        for source in read_sources()
        if source.game and source.language == FIRST
    ]
    return ", ".join(links)


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
