"""What boards in other pages need and cannot ask anybody for: drawings, start positions, texts.

Both are scripts, which a page of another origin may import wherever it may import the element;
a JSON file would want another permission of the page's policy.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools.run import Problem

Reply = dict[str, Any]

SPOKEN = ("embed-", "side-")
"""How the keys begin of the texts that boards in other pages use."""
_MESSAGE = re.compile(rf"^((?:{'|'.join(SPOKEN)})[\w-]+) = (.+(?:\n .+)*)$", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\n]*(?:\{ \$\w+ \}[^{}\n]*)*")


def write_drawings(folder: Path, ask: Callable[[list[Reply]], list[Reply]], hello: Reply) -> None:
    """Writes a script for each game and number of players: its board and where pieces start."""
    folder.mkdir(parents=True)
    for reply in ask([*_boards(hello)]):
        del reply["type"]
        write_script(folder / f"{reply['name']}.js", reply)
    for game in hello["games"]:
        usual = next((o["default"] for o in game["options"] if o["key"] == game["players"]), None)
        drawn = f"{game['id']}-{usual or game['seats'][0]}"
        again = f"export {{ default }} from './{drawn}.js';\n"
        (folder / f"{game['id']}.js").write_text(again, "utf-8")


def _boards(hello: Reply) -> Iterator[Reply]:
    for game in hello["games"]:
        key = game["players"]
        for seats in game["seats"]:
            options = {} if key is None else {key: seats}
            yield {"type": "drawing", "game": game["id"], "options": options}


def write_texts(path: Path, fluent: str) -> None:
    """Writes those messages of a Fluent text that a program without Fluent can fill in.

    Raises Problem if one of them needs more than variables.
    """
    path.parent.mkdir(exist_ok=True)
    found = dict(_MESSAGE.findall(fluent))
    for key, text in found.items():
        if not _PLAIN.fullmatch(text):
            raise Problem(f"The text {key} in {path.stem} may hold variables only: {text}")
    write_script(path, found)


def write_script(path: Path, value: object) -> None:
    """Writes a script that exports a value."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    path.write_text(f"export default {text};\n", "utf-8")
