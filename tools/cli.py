"""The commands of build.py."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import checks, hosting, new_game, pages_missing
from tools.build import build
from tools.pages_address import ADDRESS
from tools.paths import DIST
from tools.run import Problem
from tools.server import Server

DEFAULT_PORT = 8000


def run(arguments: Sequence[str]) -> int:
    """Runs the command that the arguments name; returns the exit status."""
    options, rest = _parser().parse_known_args(arguments)
    if rest and options.command != "test":
        _parser().error(f"unrecognized arguments: {' '.join(rest)}")
    if options.address:
        # Whatever the command, it builds, and programs that it calls may build, too.
        os.environ[ADDRESS] = options.address
    # Lines appear in order with those of the programs that are called.
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    try:
        match options.command:
            case "serve":
                return serve(options.port)
            case "test":
                return checks.test(rest)
            case "bench":
                return checks.bench()
            case "ladder":
                return checks.ladder(options.games)
            case "new-game":
                return create_game(options.name, options.into)
            case _:
                build()
                return 0
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2


def serve(port: int) -> int:
    """Builds what has changed and serves dist/ until the user stops it."""
    build()
    try:
        policy = hosting.policy((DIST / "index.html").read_text("utf-8"))
        site = Server({"/": DIST}, port, hosting.headers(pages_missing.allowed(policy)))
    except OSError as error:
        raise Problem(
            f"Port {port} cannot be used ({error.strerror}); choose one with --port."
        ) from error
    with site as server:
        print(f"Boardlet is at {server.address} (stop with Ctrl+C)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def create_game(name: str, into: Path) -> int:
    """Writes the beginnings of a game and says what to do next; returns the exit status."""
    folder = new_game.create(name, into)
    print(f"{folder} holds a small game that works. docs/add-a-game.md tells what is where.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Without a command, builds the site in dist/.",
    )
    parser.add_argument(
        "--address",
        help="where the site will be, such as https://example.org/games/: for search engines and"
        f" previews of links; or set {ADDRESS}",
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    serving = commands.add_parser("serve", help="build what has changed and serve it on loopback")
    serving.add_argument("--port", type=int, default=DEFAULT_PORT)
    commands.add_parser(
        "test", add_help=False, help="run all checks and tests; further arguments go to pytest"
    )
    making = commands.add_parser("new-game", help="write a small working game to start from")
    making.add_argument("name", help="its id, such as three-in-a-row")
    making.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help="where; here, if it is left out"
    )
    commands.add_parser("bench", help="measure the site against a bare Pyodide page")
    climbing = commands.add_parser(
        "ladder", help="let the computer's levels play each other, on and on"
    )
    climbing.add_argument("games", nargs="*", metavar="game")
    return parser
