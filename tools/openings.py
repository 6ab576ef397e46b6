"""Makes Cheversi's table of openings by long searches: `python3 -m tools.openings`.

Every first placement that is good, and the good replies to any first placement.
The searches have a fixed depth, so the same program makes the same table. It
takes a few minutes.
"""

from __future__ import annotations

import sys

from tools.paths import ENGINE, PYTHON_SOURCE

sys.path.insert(0, str(PYTHON_SOURCE))

from boardlet.core import catalogue
from boardlet.core.kernel import Kernel, Position
from boardlet.core.options import resolve
from boardlet.games.cheversi.openings import canonical, text
from boardlet.players.alphabeta import INFINITE, AlphaBeta, Walk
from boardlet.players.clock import Clock
from boardlet.players.guides import guide_for
from boardlet.players.table import Table

DEPTH = 7
"""Plies searched, the placement itself included."""
TOLERANCE = 30
"""How much less than the best a good placement may be worth, in hundredths."""
MOST = 4
"""Placements kept of one position."""
ENTRIES = 400_000
TARGET = ENGINE / "games" / "cheversi" / "opening_table.py"


def good(kernel: Kernel, line: tuple[int, ...]) -> list[tuple[int, int]]:
    """The margins and actions of the good placements after a line, best first."""
    position: Position = kernel.position(catalogue.find("cheversi").start(OPTIONS))
    for action in line:
        position = kernel.apply(position, action)
    guide = guide_for(kernel, position)
    search = AlphaBeta(kernel, guide, Clock(INFINITE), Table(ENTRIES))
    children = {canonical((*line, action))[0]: action for action in guide.ranked(position)}
    actions = list(children.values())
    values: dict[int, int] = {}
    for depth in range(1, DEPTH + 1):
        best = -INFINITE
        values.clear()
        for action in actions:
            after = kernel.apply(position, action)
            low = max(-INFINITE, best - TOLERANCE - 1)
            value = -run(search.walk(after, depth - 1, -INFINITE, -low))
            if value > low:
                values[action] = value
                best = max(best, value)
        actions.sort(key=lambda action: -values.get(action, -INFINITE))
    found = [(value, action) for action, value in values.items() if value >= best - TOLERANCE]
    return sorted(found, reverse=True)[:MOST]


def run(walk: Walk) -> int:
    """Lets a search go on without a breath; returns its value."""
    while True:
        try:
            next(walk)
        except StopIteration as end:
            return int(end.value)


OPTIONS = resolve(catalogue.find("cheversi").spec.options, {})


def main() -> None:
    """Writes the table."""
    kernel = catalogue.find("cheversi").kernel(OPTIONS)
    firsts = {canonical((king,))[0] for king in range(64)}
    table: list[str] = []
    for line in [(), *sorted(firsts)]:
        found = good(kernel, line)
        entry = " ".join(f"{text((action,))}={value}" for value, action in found)
        table.append(f"{text(line)}:{entry}")
        print(table[-1], flush=True)
    TARGET.write_text(_HEAD + "\n".join(table) + '\n"""\n')


_HEAD = '''\
"""Written by `python3 -m tools.openings`: the placements, and the margin expected for each."""

TABLE = """
'''

if __name__ == "__main__":
    main()
