"""What the engine would answer first, asked at build time and shipped as files.

A page can so draw its first board, and speak, while Python is still starting.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from tools import embedding
from tools.languages import PAGE, languages
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT, WORK, tree
from tools.run import Problem, run
from tools.steps import empty_folder

OUTPUT = WORK / "data"
PAGE_TEXTS = ROOT / "js" / "l10n"

Reply = dict[str, Any]


def inputs() -> tuple[Path, ...]:
    """Returns what the data depends on."""
    scripts = (ROOT / "tools" / name for name in ("data.py", "embedding.py", "languages.py"))
    return (*tree(ENGINE), *tree(PAGE_TEXTS), PAGE, *scripts)


def build() -> None:
    """Fills the output folder with the engine's first replies and with the texts by language."""
    output = empty_folder(OUTPUT)
    first = first_replies()
    write_json(output / "replies.json", first)
    texts = output / "texts"
    texts.mkdir()
    for language in languages():
        spoken = texts_of(language, list(first["games"]))
        write_json(texts / f"{language}.json", spoken)
        embedding.write_texts(output / "embed" / f"{language}.js", spoken["page"])
    embedding.write_script(output / "embed" / "languages.js", languages())
    embedding.write_drawings(output / "drawings", ask, first["hello"])


def first_replies() -> Reply:
    """Returns the replies to `hello` and, for each game, the board and the start of play."""
    (hello,) = ask([{"type": "hello"}])
    games = [game["id"] for game in hello["games"]]
    boards = ask([{"type": "board", "game": game, "options": {}} for game in games])
    states = ask([{"type": "open", "game": game, "options": {}, "moves": []} for game in games])
    rows = zip(games, boards, states, strict=True)
    return {
        "hello": hello,
        "games": {game: {"board": board, "state": state} for game, board, state in rows},
    }


def texts_of(language: str, games: list[str]) -> dict[str, Any]:
    """Returns the Fluent texts of one language: the page's, and each game's that has them."""
    found = {}
    for game in games:
        folder = ENGINE / "games" / game.replace("-", "_")
        file = folder / "l10n" / f"{language}.ftl"
        if file.exists():
            found[game] = file.read_text("utf-8")
    parts = [file for file in sorted(PAGE_TEXTS.glob("*.ftl")) if _language(file) == language]
    return {"page": "\n".join(file.read_text("utf-8") for file in parts), "games": found}


def _language(file: Path) -> str:
    return file.stem.rpartition(".")[2]


def ask(requests: list[Reply]) -> list[Reply]:
    """Gives requests to the engine under this Python; returns the replies without their ids.

    Games of packages that happen to be installed here are none of the site's. Raises
    Problem if the engine answers a request with an error.
    """
    lines = [json.dumps({"id": number, **request}) for number, request in enumerate(requests)]
    replies = run(
        [sys.executable, "-S", "-m", ENGINE.name],
        env={**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)},
        text="\n".join(lines),
    )
    answered: list[Reply] = [json.loads(line) for line in replies.splitlines()]
    for number, reply in enumerate(answered):
        if reply.pop("id") != number or reply["type"] == "error":
            raise Problem(f"The engine did not answer {lines[number]} but {reply}.")
    return answered


def write_json(path: Path, value: object) -> None:
    """Writes a value as compact JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
