"""Lets the computer play against itself, and counts who wins: the one who begins or the other.

    PYTHONPATH=py python3 -m tools.self_play            # every game, anew
    PYTHONPATH=py python3 -m tools.self_play capture    # one of them

The table lies beside the person's own statistics on the site. Two players, default options, both
at the same level; the levels' own randomness makes every game another one.
"""

from __future__ import annotations

import argparse
import json
import sys

import boardlet
from boardlet.core import catalogue
from tools.paths import ROOT

FILE = ROOT / "static" / "data" / "self-play.json"
LEVEL = 4
GAMES = 500


def play(name: str, number: int) -> tuple[int, int, float | None]:
    """Plays one game: -1, 0 or 1 for whoever began, the turns, and the margin of whoever began."""
    state = boardlet.game(name).start()
    record = state.record()
    first = state.seat
    while (outcome := record.state.outcome()) is None:
        record = record.play(record.best_turn(level=LEVEL, seed=number).turn)
    own, other = outcome.ranks[first], outcome.ranks[1 - first]
    scores = record.state.scores()
    margin = scores[first] - scores[1 - first] if scores else None
    return (own < other) - (own > other), len(record.moves), margin


def table(name: str) -> dict[str, float | None]:
    """Plays a game many times: who won, and averages of the turns and the first one's margin."""
    played = [play(name, number) for number in range(GAMES)]
    wins = [win for win, _, _ in played]
    margins = [margin for _, _, margin in played if margin is not None]
    return {
        "level": LEVEL,
        "first": wins.count(1),
        "drawn": wins.count(0),
        "others": wins.count(-1),
        "turns": round(sum(turns for _, turns, _ in played) / GAMES, 1),
        "margin": round(sum(margins) / GAMES, 1) if margins else None,
    }


def main() -> None:
    """Plays the games that are named, or all of them, and writes the file."""
    names = list(catalogue.games())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *names], metavar="game")
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    for name in parser.parse_args().games or names:
        known[name] = table(name)
        print(name, known[name], file=sys.stderr)
        ordered = {name: known[name] for name in names if name in known}
        FILE.write_text(json.dumps(ordered, indent=2) + "\n")


if __name__ == "__main__":
    main()
