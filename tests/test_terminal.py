"""The commands for people: what they print, take and refuse."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boardlet.core import catalogue
from boardlet.core.options import resolve
from boardlet.core.record import add_action, begin
from boardlet.core.state import Game
from boardlet.describe import texts_reply
from boardlet.terminal.commands import run
from boardlet.terminal.drawing import Drawing
from boardlet.terminal.phrases import Phrases

_SOURCE = Path(__file__).parents[1] / "py"
_VECTORS = Path(__file__).parent / "vectors"
GAMES = pytest.mark.parametrize("game", catalogue.games().values(), ids=list(catalogue.games()))


def call(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Runs a command; returns its status, what it printed and what it complained about."""
    target, errors = io.StringIO(), io.StringIO()
    status = run(arguments, io.StringIO(typed), target, errors)
    return status, target.getvalue(), errors.getvalue()


def play(*arguments: str, typed: str = "") -> str:
    status, printed, complaint = call("play", *arguments, typed=typed)
    assert (status, complaint) == (0, "")
    return printed


# The board as text.


def test_squares() -> None:
    printed = play("cheversi", typed="Kd4\nQe5\nQd5\n")
    assert printed.rstrip().endswith(
        """
8  .  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .  .
5  .  .  .  wQ bQ .  .  .
4  .  .  .  wK .  .  .  .
3  .  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .  .
   a  b  c  d  e  f  g  h
White holds wR x2, wB x2, wN x2.
Black holds bK, bR x2, bB x2, bN x2.
Score: White 25, Black 19.
Turn 4: Black.
black>"""
    )


def test_towers() -> None:
    printed = play("chifoumi", typed="c3+d2\n")
    assert printed.rstrip().endswith(
        """
7  .   .   bR  bS  bR  .   .
6  .   .   bP  bS  bP  .   .
5  .   .   bW  .   bW  .   .
4  .   .   .   .   .   .   .
3  .   .   .   .   wW  .   .
2  .   .   wP  wW2 wP  .   .
1  .   .   wR  wS  wR  .   .
   a   b   c   d   e   f   g
Towers, from the bottom: d2 wS.wW.
Score: White 8, Black 8.5.
Turn 2: Black.
black>"""
    )


def test_hidden_discs_stay_hidden() -> None:
    printed = play("chifoumi", "--option", "hidden=on", typed="c3+d2\n")
    assert "Towers, from the bottom: d2 w?.wW." in printed


def test_stars() -> None:
    printed = play("chinese-checkers", typed="n2-m6\n")
    assert (
        """
q              R
p             R R
o            R R R
n           R . R R
m  . . . . . R . . . . . . .
l   . . . . . . . . . . . .
k    . . . . . . . . . . .
j     . . . . . . . . . .
i      . . . . . . . . .
h     . . . . . . . . . .
g    . . . . . . . . . . .
f   . . . . . . . . . . . .
e  . . . . . . . . . . . . .
d           G G G G
c            G G G
b             G G
a              G
"""
        in printed
    )


def test_pieces_of_nobody() -> None:
    printed = play("capture", typed="e6xe4\n")
    assert "\ni      o o o o . o o o o\n" in printed
    assert "\ne  . . . o . . o o o . . . .\n" in printed
    assert "Red has taken o.\nScore: Red 1, Gold 0." in printed


@GAMES
def test_every_point_is_drawn_in_its_row(game: Game) -> None:
    options = resolve(game.spec.options, {})
    board = game.board(options)
    drawing = Drawing(board, game.start(options).pieces())
    lines = drawing.lines([])
    rows = {row: [point for point in board.points if point.row == row] for row in range(len(lines))}
    for line, points in zip(lines, rows.values(), strict=False):
        assert line.count(".") == len(points)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    target = _Terminal()
    run(["play", "chinese-checkers"], io.StringIO(), target, io.StringIO())
    assert "\x1b[31mR\x1b[0m" in target.getvalue()
    plain = re.sub(r"\x1b\[\d+m", "", target.getvalue())
    assert plain == play("chinese-checkers")
    monkeypatch.setenv("NO_COLOR", "1")
    target = _Terminal()
    run(["play", "chinese-checkers"], io.StringIO(), target, io.StringIO())
    assert "\x1b" not in target.getvalue()


# Taking turns.


@GAMES
def test_whole_games_by_turns(game: Game) -> None:
    played = json.loads((_VECTORS / f"{game.spec.id}.json").read_text("utf-8"))["games"]
    for one in (played[0], played[-1]):
        options = [f"--option={key}={value}" for key, value in one["options"].items()]
        printed = play(game.spec.id, *options, typed="\n".join(one["moves"]))
        last = one["checks"][-1]
        assert (" wins." in printed or "Places: " in printed or "A draw." in printed) == last[
            "over"
        ]
        if last.get("scores") is not None:
            scores = re.findall(r"Score: .*", printed)[-1]
            assert re.findall(r"[\d.]+(?=[,.])", scores) == [f"{n:g}" for n in last["scores"]]


def test_the_end_is_told() -> None:
    moves = "Kh2 Ng3 Nf4 Be5 Nh1 Nh3 Bf3 Qg4 Qd6 Bf5 Rg6 Rg2 Rf1 Rd4 Bf6 Kf7".split()
    printed = play("cheversi", typed="\n".join(moves))
    assert printed.endswith("Score: White 45, Black 37.\nAll sixteen pieces stand. White wins.\n")


def test_illegal_and_broken_turns_are_told_and_asked_again() -> None:
    printed = play("cheversi", typed="Ke4\nKe5\nhello\n  \nQd5\n")
    assert "Ke5 is not possible here" in printed
    assert "not a placement: 'hello'" in printed
    assert "Turn 3: White." in printed


def test_moves_help_and_quit() -> None:
    printed = play("cheversi", typed="Ka1\nmoves\nhelp\nquit\nQa2\n")
    assert "Ba2 Bb1 Bb2 Na2 Nb1 Nb2 Qa2 Qb1 Qb2 Ra2 Rb1 Rb2" in printed
    assert "takes back the last turn" in printed
    assert "wK white king" in printed
    assert "Turn 3" not in printed


def test_moves_after_a_beginning() -> None:
    printed = play("capture", typed="moves e6xe4\nmoves f8xd3\nmoves a1xa3\nmoves x\n")
    assert "red> e6xe4 is a whole turn." in printed
    printed = play("capture", typed="f8xd3\nf9xd4\nl5xn2\nmoves l6xn3\nl6xn3xn1\n")
    assert "gold> n3xn1 stop" in printed
    assert "Turn 5: Red." in printed


def test_undo() -> None:
    printed = play("cheversi", typed="undo\nKa1\nQa2\nundo\nundo\nKh8\n")
    assert "There is no turn to take back." in printed
    assert "Turn 3: White." in printed
    assert printed.rstrip().endswith("Turn 2: Black.\nblack>")


def test_the_duties_of_the_moment_are_told() -> None:
    printed = play("cheversi", typed="Kd4\nQe5\n")
    assert "The king comes first, on any square." in printed
    assert printed.endswith("The queen has been called: place yours now.\nwhite> \n")


def test_swapping_sides_changes_who_plays_what() -> None:
    printed = play("cheversi", "--option", "swap=on", typed="Kd4\nQe5\nswap\n")
    assert "Score: Black 23, White 7.\nTurn 4: White." in printed


def test_a_start_position() -> None:
    printed = play("cheversi", "--position", "8/8/8/4q3/3K4/8/8/8 w d4")
    assert "Score: White 7, Black 23." in printed


# Computers.


@GAMES
def test_computers_play_to_the_end(game: Game) -> None:
    seats = [
        argument
        for seat in range(len(game.start(resolve(game.spec.options, {})).scene().sides))
        for argument in ("--seat", f"{seat}=1")
    ]
    if game.spec.id in {"chifoumi", "chinese-checkers"}:
        seats = seats[2:]  # long games: one person, who leaves
    printed = play(game.spec.id, *seats, "--seed", "5")
    assert "Seed 5." in printed
    assert printed == play(game.spec.id, *seats, "--seed", "5")
    if len(seats) == 4:
        assert "wins." in printed or "A draw." in printed


def test_a_computer_answers_a_person_and_undo_takes_both_back() -> None:
    printed = play("cheversi", "--seat", "1=2", "--seed", "1", typed="Kd4\nundo\nKe4\n")
    assert printed.count("Black plays ") == 2
    assert printed.count("Turn 1: White.") == 2
    assert printed.count("Turn 3: White.") == 2


def test_a_computer_may_begin() -> None:
    printed = play("cheversi", "--seat=0=1", "--seat=1=person", "--seed=1")
    assert re.search(r"White plays K[a-h][1-8]\.", printed)


# Perft.


def test_perft() -> None:
    assert call("perft", "cheversi", "--depth", "3") == (0, "50232\n", "")
    assert call("perft", "cheversi", "--depth", "0") == (0, "1\n", "")
    options = ("--option", "long_jump=true", "--option", "players=3")
    assert call("perft", "capture", "--depth", "2", *options) == (0, "3804\n", "")


def test_perft_divided() -> None:
    position = "8/8/8/8/3K4/8/8/8 b d4"
    status, printed, _ = call(
        "perft", "cheversi", "--depth", "2", "--divide", "--position", position
    )
    *lines, total = printed.splitlines()
    counts = {line.partition(": ")[0]: int(line.partition(": ")[2]) for line in lines}
    assert status == 0
    assert (sum(counts.values()), int(total), len(counts)) == (1144, 1144, 32)
    assert list(counts) == sorted(counts)
    assert counts["Qe5"] == 12


# What does not fit.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "dance"),
        (["play"], "game"),
        (["play", "go"], "unknown game 'go'; known: "),
        (["play", "cheversi", "--option", "swap"], "'swap' is not of the form KEY=VALUE"),
        (["play", "cheversi", "--option", "colour=red"], "unknown option 'colour'"),
        (["play", "cheversi", "--option", "ruleset=1999"], "'ruleset' must be one of"),
        (["play", "chifoumi", "--option=players=4", "--option=own=on"], "'own' cannot be True"),
        (["play", "cheversi", "--seat", "2=person"], "there are seats 0 to 1, not '2'"),
        (["play", "cheversi", "--seat", "0"], "'0' is not of the form N=PLAYER"),
        (["play", "cheversi", "--seat", "0=9"], "level from 1 to 6, not '9'"),
        (["play", "cheversi", "--seat", "0=robot"], "person or a level"),
        (["play", "cheversi", "--seed", "x"], "'x' is not a whole number"),
        (["play", "cheversi", "--position", "8/8"], "write eight ranks"),
        (["play", "cheversi", "--fast"], "--fast"),
        (["perft", "cheversi"], "--depth"),
        (["perft", "cheversi", "--depth", "-1"], "--depth"),
        (["perft", "cheversi", "--depth", "three"], "'three' is not a whole number"),
        (["perft", "cheversi", "--depth", "\u0663"], "is not a whole number"),
        (["perft", "go", "--depth", "1"], "unknown game"),
    ],
)
def test_arguments_that_do_not_fit_get_one_sentence(arguments: list[str], words: str) -> None:
    status, printed, complaint = call(*arguments)
    assert (status, printed) == (2, "")
    assert words in complaint
    assert complaint.count("\n") == 1
    assert len(complaint) < 200


def test_a_finished_position_is_told_at_once() -> None:
    position = "8/5k2/3Q1BR1/4bb2/3r1Nq1/5Bnn/6rK/5R1N w f6"
    printed = play("cheversi", "--position", position, "--seat", "0=1")
    assert printed.endswith("White wins.\n")


# As a program.


def _program(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "boardlet", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(_SOURCE), "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )


def test_the_program_takes_commands_and_without_one_the_protocol() -> None:
    done = _program("perft", "cheversi", "--depth", "2")
    assert (done.returncode, done.stdout, done.stderr) == (0, "1680\n", "")
    done = _program("perft", "go", "--depth", "2")
    assert (done.returncode, done.stdout) == (2, "")
    done = _program("play", "cheversi", typed="Ka1\nquit\n")
    assert done.returncode == 0
    assert "Turn 2: Black." in done.stdout
    done = _program(typed='{"id":1,"type":"hello"}\n')
    assert json.loads(done.stdout)["type"] == "ready"
    done = _program("--help")
    assert done.returncode == 0
    assert "protocol" in done.stdout


# Sentences.


def test_phrases_fill_in_arguments() -> None:
    phrases = Phrases(
        "# a comment\n"
        "a-plain = Plain words\n"
        "a-with = { $sideName } has { $count ->\n"
        "    [one] one piece\n"
        "   *[other] { $count } pieces\n"
        "}, or { a-plain }.\n"
        'a-quoted = { "x" } and { NUMBER($count) }\n'
        "a-long =\n    One line\n    and another\n"
    )
    one: dict[str, str | int | float] = {"side": "white", "count": 1}
    assert phrases.text("a-with", one) == "White has one piece, or Plain words."
    assert phrases.text("a-with", {**one, "count": 4}) == "White has 4 pieces, or Plain words."
    assert phrases.text("a-quoted", one) == "x and 1"
    assert phrases.text("a-unknown", {}) == "a-unknown"


@GAMES
def test_what_games_say_is_filled_in_completely(game: Game) -> None:
    phrases = Phrases.of(game)
    arguments = dict.fromkeys(re.findall(r"\$([\w-]+)", texts_reply(game, "en")["ftl"]), 2)
    for key in re.findall(r"^([\w-]+) *=", texts_reply(game, "en")["ftl"], re.MULTILINE):
        assert not re.search(r"[{}$]|->", phrases.text(key, {**arguments, "side": "red"})), key
    rng = random.Random(f"sentences {game.spec.id}")
    played = begin(game, {})
    for _ in range(60):
        if legal := played.state.legal_actions():
            played = add_action(played, rng.choice(legal))
        for note in played.state.scene().notes:
            text = phrases.text(note.key, note.arguments)
            assert text != note.key
            assert not re.search(r"[{}$]", text)


# Games as files.


def exported(*arguments: str, typed: str = "") -> str:
    status, printed, complaint = call("export", *arguments, typed=typed)
    assert (status, complaint) == (0, "")
    return printed


@GAMES
def test_a_game_is_exported_in_every_form(game: Game) -> None:
    played = json.loads((_VECTORS / f"{game.spec.id}.json").read_text())["games"][0]
    assert played["options"] == {}
    moves = played["moves"][:12]
    asked = [game.spec.id, "--moves", " ".join(moves)]
    replay = json.loads(exported(*asked, "--name", "Ann", "--name", "Bob"))
    assert replay["moves"] == [turn["text"] for turn in replay["turns"]] == moves
    assert replay["names"] == ["Ann", "Bob"]
    still = json.loads(exported(*asked, "--as", "still"))
    assert (still["turns"], still["moves"]) == ([], moves)
    # A link and a written game hold the same, and can be exported again.
    link = exported(*asked, "--as", "link").strip()
    text = exported(*asked, "--as", "text")
    for again in (exported(link), exported("-", typed=text)):
        assert json.loads(again)["pieces"] == replay["pieces"]
        assert json.loads(again)["moves"] == moves
    picture = exported(*asked, "--as", "svg", "--dark", "--width", "300")
    assert picture.startswith("<svg ")
    assert 'width="300"' in picture


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["cheversi", "--moves", "Ka1 Ka1"], "turn 2, 'Ka1'"),
        (["cheversi", "--as", "gif"], "invalid choice: 'gif'"),
        (["cheversi", "--name", "Ann"], "2 names"),
        (["nonsense"], "not a link"),
        (["1.cheversi.AAAA"], "link"),
    ],
)
def test_what_cannot_be_exported_is_said(arguments: list[str], said: str) -> None:
    status, printed, complaint = call("export", *arguments)
    assert (status, printed) == (2, "")
    assert said in complaint
    assert complaint.count("\n") == 1
