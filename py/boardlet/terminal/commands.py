"""The commands for people, their arguments, and what is said of arguments that do not fit."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import SystemRandom
from typing import NoReturn, TextIO

from boardlet.core import catalogue, perft
from boardlet.core.errors import BoardletError
from boardlet.core.options import Value
from boardlet.core.record import Played, Record, begin
from boardlet.core.saved import Saved
from boardlet.core.state import Game
from boardlet.terminal.export import FORMS, export, recovered
from boardlet.terminal.table import STRONGEST, Table

PERSON = "person"
_BAD_ARGUMENTS = 2
_INTERRUPTED = 130
_FLAGS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


def run(arguments: Sequence[str], source: TextIO, target: TextIO, errors: TextIO) -> int:
    """Carries out a command; returns the exit status.

    0 is good, 2 means arguments that do not fit, which one sentence on `errors` explains.
    """
    try:
        asked = _parser().parse_args(arguments)
        match asked.command:
            case "perft":
                _perft(asked, target)
            case "export":
                _export(asked, source, target)
            case _:
                _play(asked, source, target)
    except (_WrongArguments, BoardletError) as error:
        errors.write(f"{error}\n")
        return _BAD_ARGUMENTS
    except KeyboardInterrupt:
        target.write("\n")
        return _INTERRUPTED
    return 0


class _WrongArguments(Exception):
    """Arguments that do not fit, in one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _WrongArguments(f"{self.prog}: {message}")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="boardlet",
        description="Without a command, answers the requests of the protocol line by line.",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="play|perft|export")
    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="N=PLAYER",
        help=f"who plays seat N, counted from 0: {PERSON}, or a level from 1 to {STRONGEST}",
    )
    play.add_argument("--seed", type=_whole, metavar="N", help="makes computers repeat themselves")
    count = commands.add_parser("perft", help="count the sequences of turns")
    count.add_argument("--depth", type=_whole, required=True, metavar="N", help="number of turns")
    count.add_argument("--divide", action="store_true", help="count for each first action")
    written = commands.add_parser("export", help="write a game as a file for web pages and others")
    written.add_argument(
        "game", help=f"{', '.join(catalogue.games())}; or a link; or - for a game on standard input"
    )
    written.add_argument("--as", dest="form", choices=FORMS, default=FORMS[0])
    written.add_argument("--moves", default="", metavar="TURNS", help="with spaces between them")
    written.add_argument("--name", action="append", default=[], help="of each player, in order")
    written.add_argument("--dark", action="store_true", help="for a picture")
    written.add_argument("--width", type=_whole, metavar="PIXELS", help="of a picture")
    for command in (play, count):
        command.add_argument("game", help=", ".join(catalogue.games()))
    for command in (play, count, written):
        command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
        command.add_argument("--position", metavar="TEXT", help="where to start")
    return parser


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 on")
    return int(text)


def _pair(text: str, wanted: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise _WrongArguments(f"boardlet: {text[:40]!r} is not of the form {wanted}")
    return key, value


def _begin(game: Game, asked: argparse.Namespace) -> Played:
    """The record that options and position start."""
    flags = {option.key for option in game.spec.options if option.kind == "flag"}
    options: dict[str, Value] = {}
    for text in asked.option:
        key, value = _pair(text, "KEY=VALUE")
        options[key] = _FLAGS.get(value.lower(), value) if key in flags else value
    return begin(game, options, asked.position)


def _perft(asked: argparse.Namespace, target: TextIO) -> None:
    """Prints the number of turn sequences; with `divide` first those of each first action."""
    game = catalogue.find(asked.game)
    played = _begin(game, asked)
    kernel = game.kernel(played.record.options)
    if not asked.divide or asked.depth == 0:
        target.write(f"{perft.count(kernel, played.state, asked.depth)}\n")
        return
    counts = perft.divide(kernel, played.state, asked.depth)
    target.writelines(f"{action}: {count}\n" for action, count in counts.items())
    target.write(f"{sum(counts.values())}\n")


def _export(asked: argparse.Namespace, source: TextIO, target: TextIO) -> None:
    """Prints a game in another form."""
    if asked.game in catalogue.games():
        played = _begin(catalogue.find(asked.game), asked)
        options, position = played.record.options, played.record.position
        moves = tuple(asked.moves.split())
        saved = Saved(Record(asked.game, options, moves, "", position), tuple(asked.name))
    else:
        saved = recovered(source.read() if asked.game == "-" else asked.game)
    target.write(f"{export(saved, asked.form, dark=asked.dark, width=asked.width)}\n")


def _play(asked: argparse.Namespace, source: TextIO, target: TextIO) -> None:
    """Plays a game in the terminal."""
    game = catalogue.find(asked.game)
    played = _begin(game, asked)
    seats = _seats(asked.seat, len(played.state.scene().sides))
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    Table(game, played, seats, seed, source, target).play()


def _seats(texts: Sequence[str], count: int) -> list[int | None]:
    """The level of each seat, None for a person, from `N=person` and `N=LEVEL`."""
    seats: list[int | None] = [None] * count
    for text in texts:
        number, player = _pair(text, "N=PLAYER")
        if number not in map(str, range(count)):
            raise _WrongArguments(
                f"boardlet: there are seats 0 to {count - 1}, not {number[:40]!r}"
            )
        if player == PERSON:
            seats[int(number)] = None
        elif player in map(str, range(1, STRONGEST + 1)):
            seats[int(number)] = int(player)
        else:
            raise _WrongArguments(
                f"boardlet: a seat is for {PERSON} or a level from 1 to {STRONGEST}, "
                f"not {player[:40]!r}"
            )
    return seats


def main(arguments: Sequence[str]) -> int:
    """Carries out a command on the program's own input and output."""
    return run(arguments, sys.stdin, sys.stdout, sys.stderr)
