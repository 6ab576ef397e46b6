"""What `build.py new-game` writes is a whole game, and the guide tells what is where in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game
from tools.cli import run
from tools.paths import PYTHON_SOURCE, ROOT, tree
from tools.run import Problem


def test_its_tests_pass_where_it_is_written(tmp_path: Path) -> None:
    assert run(["new-game", "nine-men", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "nine-men"
    for file in tree(folder):
        text = file.read_text("utf-8")
        assert new_game.MODULE not in text + str(file)
        assert new_game.ID not in text
        assert new_game.CLASS not in text
    settings = {**os.environ, "PYTHONPATH": f"{PYTHON_SOURCE}{os.pathsep}{folder}"}
    command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=folder, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


@pytest.mark.parametrize(
    "name",
    [
        *("", "Nine", "nine men", "9men", "-nine", "nine-", "n" * 41, "../nine", "nine_men"),
        *("class", "random", "boardlet", "games"),
    ],
)
def test_names_that_no_game_can_have_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Problem, match="cannot be a game's name"):
        new_game.create(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nine-men").mkdir()
    assert run(["new-game", "nine-men", "--into", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    with pytest.raises(Problem, match="There is a game called cheversi already"):
        new_game.create("cheversi", tmp_path)


def test_the_guide_names_every_file() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    for file in tree(new_game.TEMPLATE):
        assert f"| `{file.relative_to(new_game.TEMPLATE).as_posix()}` |" in guide
