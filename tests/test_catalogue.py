"""Games of installed packages are found, and a broken one takes no other with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.new_game import ID, TEMPLATE
from tools.paths import PYTHON_SOURCE

TAKEN = """
from boardlet.games.cheversi import GAME
"""
IDLE = """
from boardlet.games.cheversi.game import Cheversi
from boardlet.core.state import Spec
class Game(Cheversi):
    spec = Spec("Idle", (2,), Cheversi.spec.options)
GAME = Game()
"""


def install(folder: Path, name: str, module: str, source: str | None = None) -> None:
    """Puts a package into a folder of the search path as an installer would."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[boardlet.games]\n{name} = {module}:GAME\n")
    if source is not None:
        (folder / f"{module}.py").write_text(source)


def test_what_is_good_is_found_and_what_is_broken_is_named(tmp_path: Path) -> None:
    install(tmp_path, ID, "three_in_a_row")
    install(tmp_path, "raising", "raising", "raise ValueError('oh')")
    install(tmp_path, "missing", "missing")
    install(tmp_path, "nothing", "nothing", "GAME = None")
    install(tmp_path, "taken", "taken", TAKEN)
    install(tmp_path, "capital", "capital", IDLE)
    requests = [
        {"id": 1, "type": "hello"},
        {"id": 2, "type": "think", "game": ID, "moves": ["b2"], "level": 3},
        {"id": 3, "type": "open", "game": "raising"},
    ]
    path = os.pathsep.join(map(str, (PYTHON_SOURCE, tmp_path, TEMPLATE)))
    done = subprocess.run(
        [sys.executable, "-m", "boardlet"],
        input="\n".join(map(json.dumps, requests)),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    ready, *_, best, error = map(json.loads, done.stdout.splitlines())
    games = [game["id"] for game in ready["games"]]
    assert len(games) == len(set(games)) == 5
    assert games[-1] == ID
    broken = {each["package"]: each["message"] for each in ready["broken"]}
    assert broken.keys() == {"raising", "missing", "nothing", "taken", "capital"}
    assert broken["raising"] == "ValueError: oh"
    assert "called cheversi already" in broken["taken"]
    assert "'Idle'" in broken["capital"]
    assert best["turn"] in {"a1", "a3", "c1", "c3"}
    assert error["code"] == "unknown-game"
    assert "raising failed: ValueError: oh" in error["message"]
