"""Lets computer players play each other, any pair in any game.

    PYTHONPATH=py python3 -m tests.bench.tournament cheversi --pairs 6:5 --games 200
    PYTHONPATH=py python3 -m tests.bench.tournament capture --pairs 6@max-n:6 --set players=3

`tests/bench/contest.py` tells who can play.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence

from boardlet.core import catalogue
from tests.bench.contest import Contest, Share
from tests.bench.table import show


def main(arguments: Sequence[str]) -> None:
    """Plays the pairs asked for, and prints a table."""
    parser = argparse.ArgumentParser(prog="tournament", description=__doc__)
    parser.add_argument("game", choices=list(catalogue.games()))
    parser.add_argument("--games", type=int, default=100, help="games a pair of contestants")
    parser.add_argument("--pairs", nargs="+", required=True, metavar="ONE:OTHER")
    parser.add_argument("--set", nargs="*", default=[], metavar="OPTION=VALUE", dest="options")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = catalogue.find(asked.game)
    options = dict(_option(text) for text in asked.options)
    rows: list[list[str]] = []
    for pair in asked.pairs:
        contest = Contest(game, options, *pair.split(":"))
        start = time.process_time()
        share = Share.of(contest.pair(n, asked.seed) for n in range(math.ceil(asked.games / 2)))
        seconds = (time.process_time() - start) / share.games
        rows.append([pair.replace(":", " : "), *share.cells, f"{seconds:.2f} s"])
        print(" ".join(rows[-1]), file=sys.stderr, flush=True)
    show(asked.game, ["", "games", "share", "95 %", "CPU a game"], rows)


def _option(text: str) -> tuple[str, str | int | bool]:
    key, _, value = text.partition("=")
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.isdigit() else value


if __name__ == "__main__":
    main(sys.argv[1:])
