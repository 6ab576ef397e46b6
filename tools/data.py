"""What the engine would answer first, asked at build time and shipped as files.

A page can so draw its first board, and speak, while Python is still starting.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

from tools import embedding
from tools.folding import Reply, folded
from tools.languages import PAGE, languages
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT, WORK, tree
from tools.run import Problem, run
from tools.steps import empty_folder

OUTPUT = WORK / "data"
PAGE_TEXTS = ROOT / "js" / "l10n"

LATE_PARTS = ("clocks", "embed", "games", "how", "learn", "settings", "setup", "share")
"""Parts of the page's texts for what is loaded later and brings them: see js/languages.js."""
LATE_MESSAGE = re.compile(r"^[\w-]+-how =[^\n]*\n(?:(?: [^\n]*)?\n)*", re.MULTILINE)
"""How a game is played fills as many lines as all else that it says."""


def inputs() -> tuple[Path, ...]:
    """Returns what the data depends on."""
    scripts = (
        ROOT / "tools" / name for name in ("data.py", "embedding.py", "folding.py", "languages.py")
    )
    return (*tree(ENGINE), *tree(PAGE_TEXTS), PAGE, *scripts)


def build() -> None:
    """Fills the output folder with the engine's first replies and with the texts by language."""
    output = empty_folder(OUTPUT)
    first = first_replies()
    write_json(output / "replies.json", folded(first))
    texts = output / "texts"
    (texts / "more").mkdir(parents=True)
    for language in languages():
        soon, late = texts_of(language, list(first["games"]))
        write_json(texts / f"{language}.json", soon)
        write_json(texts / "more" / f"{language}.json", late)
        embedding.write_texts(output / "embed" / f"{language}.js", soon["page"] + late["page"])
    embedding.write_script(output / "embed" / "languages.js", languages())
    write_lessons(output / "learn", first["hello"]["games"])
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


def write_lessons(output: Path, games: list[Reply]) -> None:
    """Writes what each game teaches by, in every language: `<game>.<language>.json`."""
    output.mkdir()
    wanted = [
        {"type": "learn", "game": game["id"], "lang": language}
        for game in games
        if game["learn"]
        for language in languages()
    ]
    for request, reply in zip(wanted, ask(wanted), strict=True):
        write_json(output / f"{request['game']}.{request['lang']}.json", reply)


def texts_of(language: str, games: list[str]) -> tuple[Reply, Reply]:
    """Returns the Fluent texts of one language, the page's and the games': first and late ones."""
    parts: dict[bool, list[str]] = {False: [], True: []}
    for file in sorted(PAGE_TEXTS.glob(f"*.{language}.ftl")):
        parts[file.name.partition(".")[0] in LATE_PARTS].append(file.read_text("utf-8"))
    said = {game: _game_texts(game, language) for game in games}
    soon = {game: LATE_MESSAGE.sub("", text) for game, text in said.items()}
    late = {game: "".join(LATE_MESSAGE.findall(text)) for game, text in said.items()}
    return (
        {"page": "\n".join(parts[False]), "games": soon},
        {"page": "\n".join(parts[True]), "games": late},
    )


def _game_texts(game: str, language: str) -> str:
    folder = ENGINE / "games" / game.replace("-", "_")
    return (folder / "l10n" / f"{language}.ftl").read_text("utf-8")


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
