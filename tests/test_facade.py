"""The engine as Python users have it: values that keep what they are given, and a page of examples
that run where nothing but the package is installed."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import boardlet
from boardlet.core.picture import picture
from boardlet.describe import art
from tools.paths import ROOT

EXAMPLES = ROOT / "docs" / "python.md"
BRANCHED = """\
[Game "cheversi"]
[Options "swap"]
[Player1 "Ann"]
[Player2 "Bob"]
[Level2 "3"]
[Match "best-of 3"]
[Games "1-2/8:6.5"]
[Result "*"]

1. Kd4 Qe5 (1... Nc5 2. swap) 2. Qe6
"""


@pytest.fixture(scope="module")
def clean_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python in which nothing is installed but the package, by pip from the repository."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-index", str(ROOT)], check=True, cwd=folder)
    return python


def test_every_example_of_the_page_runs_with_nothing_but_the_wheel(clean_python: Path) -> None:
    program = """
import doctest, importlib.metadata, sys
assert [each.name for each in importlib.metadata.distributions()] == ["boardlet"]
ran = doctest.testfile(sys.argv[1], module_relative=False)
import boardlet
assert sys.prefix in boardlet.__file__
print(ran.attempted)
sys.exit(ran.failed)
"""
    command = [str(clean_python), "-I", "-c", program, str(EXAMPLES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT.anchor)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) == EXAMPLES.read_text("utf-8").count("\n>>> ") >= 30


def test_the_page_names_all_that_there_is() -> None:
    page = EXAMPLES.read_text("utf-8")
    names = {*boardlet.__all__} & {*dir(boardlet)}
    assert names == {*boardlet.__all__}
    for kind in (boardlet.Game, boardlet.State, boardlet.Record):
        names |= {name for name in dir(kind) if not name.startswith("_")}
    # What is wrapped is for packages of games; their page tells of it.
    names -= {"rules"}
    assert {name for name in names if not re.search(rf"\b{name}\b", page)} == set()


def test_nothing_of_it_is_loaded_for_the_protocol() -> None:
    program = "import boardlet.protocol, sys; print('boardlet.facade' in sys.modules)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT / "py")
    assert done.stdout == "False\n"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = boardlet.chess  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", boardlet.all_games(), ids=lambda game: game.id)
class TestEveryGame:
    def test_states_are_values(self, game: boardlet.Game) -> None:
        state = game.start()
        before = state.text()
        after = state.apply(state.legal_actions()[0])
        assert state.text() == before != after.text()
        assert after == game.parse(after.text())
        assert pickle.loads(pickle.dumps(after)) == after
        assert len({state, after, game.start(), game.parse(after.text())}) == 2
        others = [other.start() for other in boardlet.all_games() if other != game]
        assert state not in others

    def test_a_state_of_other_options_is_another(self, game: boardlet.Game) -> None:
        option = game.options[-1]
        other = game.start(**{option.key: option.values[1]})
        assert other.options != game.start().options
        assert other != game.start()

    def test_a_record_is_played_written_and_read(self, game: boardlet.Game) -> None:
        record = game.record().named(*"ABCDEF"[: len(game.start().position.scene().sides)])
        while len(record.moves) < 4:
            record = record.play(record.best_turn(1, seed=len(record.moves), nodes=30).turn)
        for action in record.state.legal_actions():
            if record.apply(action).partial:
                record = record.apply(action)
                break
        assert boardlet.load(record.text()) == record
        assert boardlet.load(record.link()) == record
        assert boardlet.load(f"https://example.org/#/{game.id}/{record.link()}") == record
        assert game.record(record.moves).states() == record.states()
        assert record.states()[0] == game.start()
        assert record.partial or record.states()[-1] == record.state

    def test_its_picture_is_the_sites(self, game: boardlet.Game) -> None:
        record = game.record()
        drawn = record._repr_svg_()
        assert drawn == record.state._repr_svg_()
        plain = picture(record.state.board(), record.state.pieces(), art(game.rules), width=360)
        assert drawn.partition("<defs")[2] == plain.partition("<defs")[2] != ""
        assert f"<title>{game.id}: " in drawn


def test_what_a_text_holds_beside_the_turns_is_kept() -> None:
    record = boardlet.load(BRANCHED)
    assert record.names == ("Ann", "Bob")
    longer = record.play("Rf5")
    written = longer.text()
    assert written == BRANCHED.replace("2. Qe6", "2. Qe6 Rf5")
    assert boardlet.load(longer.link()).text() == written


def test_a_broken_text_gives_what_was_good() -> None:
    link = boardlet.load(BRANCHED).link()
    for broken in (link[:-4], BRANCHED.replace("2. Qe6", "2. Qz9")):
        kept, problem = boardlet.recover(broken)
        assert kept is not None
        assert kept.moves[:1] == ("Kd4",)
        with pytest.raises(boardlet.BoardletError) as caught:
            boardlet.load(broken)
        assert problem is not None
        assert caught.value.message == problem.message
    assert boardlet.recover("nonsense")[0] is None


@pytest.mark.parametrize(
    "wrong", [{"level": 0}, {"level": 7}, {"nodes": 0}, {"seconds": 0}, {"seconds": -1.0}]
)
def test_numbers_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    state = boardlet.game("cheversi").start()
    with pytest.raises(boardlet.BadRequest) as caught:
        state.best_turn(**wrong)
    assert caught.value.at in wrong
    with pytest.raises(boardlet.BadRequest):
        state.divide(0)
    with pytest.raises(boardlet.BadRequest):
        state.perft(-1)


def test_the_rest_of_an_open_turn_is_found() -> None:
    record = boardlet.game("capture").record(["e6xe4"], players=3).apply("g3xe5")
    for advice in (record.best_turn(nodes=50), record.state.best_turn(nodes=50, seconds=5)):
        assert advice.actions in {("stop",), ("e5xe3",)}
    assert record.best_turn(nodes=50).turn in {"g3xe5", "g3xe5xe3"}


def test_a_finished_game_has_no_best_turn() -> None:
    text = "k7/8/8/8/8/8/8/8 w -"
    with pytest.raises(boardlet.BadPosition):
        boardlet.game("cheversi").parse(text)
    record = boardlet.game("cheversi").record()
    while record.state.outcome() is None:
        record = record.play(record.state.legal_actions()[0])
    outcome = record.state.outcome()
    assert outcome is not None
    assert min(outcome.ranks) == 1
    with pytest.raises(boardlet.IllegalMove):
        record.best_turn()
