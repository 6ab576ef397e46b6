"""Chinese checkers once more, slowly: dictionaries of coordinates and the rules page.

Nothing here comes from the package, so that a mistake would have to be made twice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Hole = tuple[int, int]

HOLES: list[Hole] = [
    (q, r)
    for r in range(-8, 9)
    for q in range(-8, 9)
    if (q >= -4 and r >= -4 and -q - r >= -4) or (q <= 4 and r <= 4 and -q - r <= 4)
]
AROUND: list[Hole] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
SEATS = {
    2: "N S",
    3: "N SE SW",
    4: "N NE S SW",
    5: "N NE SE S SW",
    6: "N NE SE S SW NW",
}
OPPOSITE = {"N": "S", "NE": "SW", "SE": "NW", "S": "N", "SW": "NE", "NW": "SE"}
TIP = {"N": (4, -8), "NE": (8, -4), "SE": (4, 4), "S": (-4, 8), "SW": (-8, 4), "NW": (-4, -4)}


def distance(one: Hole, two: Hole) -> int:
    """Steps on the grid."""
    dq, dr = one[0] - two[0], one[1] - two[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


REGION = {point: [h for h in HOLES if distance(h, tip) <= 3] for point, tip in TIP.items()}
"""The ten holes of each point: those within three steps of its tip."""
POINT = {hole: point for point, holes in REGION.items() for hole in holes}
"""The point that a hole is in, for those in one."""


ROWS = {r: [hole for hole in HOLES if hole[1] == r] for r in range(-8, 9)}
NAME = {
    hole: "abcdefghijklmnopq"[8 - r] + str(place)
    for r, row in ROWS.items()
    for place, hole in enumerate(row, 1)
}
"""The row's letter from the bottom, and the place from the left."""
HOLE = {text: hole for hole, text in NAME.items()}


class Position(NamedTuple):
    """Whose piece is in which hole, and everything that the game so far left behind."""

    owner: dict[Hole, int]
    seat: int
    home: list[int]
    """Who is home, first place first."""
    points: list[str]
    """Each seat's own point."""
    long: bool
    only_pass: bool
    passed: int
    """Passes in a row."""
    turns: list[int]
    history: list[str]
    """The position text after every turn."""


def start(options: dict[str, Any]) -> Position:
    """Everybody in the own point."""
    points = SEATS[int(options["players"])].split()
    owner = {hole: seat for seat, point in enumerate(points) for hole in REGION[point]}
    long, only_pass = bool(options["long_jump"]), options["points"] == "pass"
    return Position(owner, 0, [], points, long, only_pass, 0, [0] * len(points), [])


def goal(position: Position, who: int) -> list[Hole]:
    """The holes a seat must fill."""
    return REGION[OPPOSITE[position.points[who]]]


def _landings(position: Position, hole: Hole, without: Hole) -> list[Hole]:
    """Where one jump from a hole leads, the hole `without` being empty."""
    found = []
    for dq, dr in AROUND:
        for k in range(1, 7 if position.long else 2):
            landing = (hole[0] + dq * 2 * k, hole[1] + dr * 2 * k)
            if landing not in NAME:
                break
            line = [(hole[0] + dq * n, hole[1] + dr * n) for n in range(1, 2 * k + 1)]
            full = [other for other in line if other in position.owner and other != without]
            if full == [line[k - 1]]:
                found.append(landing)
    return found


def _ends(position: Position, origin: Hole) -> set[Hole]:
    """Every hole in which a move of the piece in a hole can end."""
    own = position.points[position.seat]
    own_goal = OPPOSITE[own]

    def allowed(one: Hole, two: Hole) -> bool:
        return POINT.get(one) != own_goal or POINT.get(two) == own_goal

    steps = {(origin[0] + dq, origin[1] + dr) for dq, dr in AROUND}
    ends = {hole for hole in steps if hole in NAME and hole not in position.owner}
    ends = {hole for hole in ends if allowed(origin, hole)}
    reached, newest = {origin}, {origin}
    while newest:
        landings = {
            landing
            for hole in newest
            for landing in _landings(position, hole, origin)
            if allowed(hole, landing)
        }
        newest = landings - reached
        reached |= newest
    ends |= reached
    ends.discard(origin)
    if position.only_pass:
        ends = {hole for hole in ends if POINT.get(hole) in (None, own, own_goal)}
    return ends


def legal(position: Position) -> list[str]:
    """The texts of all legal actions, sorted."""
    if over(position):
        return []
    moves = [
        f"{NAME[origin]}-{NAME[end]}"
        for origin, who in position.owner.items()
        if who == position.seat
        for end in _ends(position, origin)
    ]
    return sorted(moves) or ["pass"]


def apply(position: Position, action: str) -> Position:
    """The position after a legal action."""
    owner = dict(position.owner)
    passed = position.passed + 1
    if action != "pass":
        passed = 0
        origin, _, end = action.partition("-")
        owner[HOLE[end]] = owner.pop(HOLE[origin])
    players = len(position.points)
    turns = list(position.turns)
    turns[position.seat] += 1
    after = position._replace(owner=owner, passed=passed, turns=turns)
    home = list(position.home)
    clockwise = [(position.seat + n) % players for n in range(players)]
    for who in clockwise:
        full = all(hole in owner for hole in goal(after, who))
        mine = any(owner.get(hole) == who for hole in goal(after, who))
        if who not in home and full and mine and len(home) < players - 1:
            home.append(who)
    following = [who for who in [*clockwise[1:], clockwise[0]] if who not in home]
    after = after._replace(home=home, seat=following[0])
    return after._replace(history=[*position.history, text(after)])


def text(position: Position) -> str:
    """The position text."""
    rows = []
    for r in range(-8, 9):
        row = "".join(
            "abcdef"[position.owner[hole]] if hole in position.owner else "." for hole in ROWS[r]
        )
        for run in range(13, 0, -1):
            row = row.replace("." * run, str(run))
        rows.append(row)
    home = ",".join(str(who) for who in position.home) or "-"
    return f"{'/'.join(rows)} {position.seat} {home}"


def seat(position: Position) -> int:
    """The seat to act, or that would be next."""
    return position.seat


def scores(position: Position) -> None:
    """A race has no points."""


def over(position: Position) -> bool:
    """One left, all passed, the third time, or 200 turns."""
    players = len(position.points)
    left = players - len(position.home)
    return (
        left <= 1
        or position.passed >= left
        or position.history.count(text(position)) >= 3
        or max(position.turns) >= 200
    )


def ranks(position: Position) -> list[int] | None:
    """Those who are home, then the others by rule 9; None while the game runs."""
    if not over(position):
        return None
    players = range(len(position.points))
    worth: list[tuple[int, int, int]] = []
    for who in players:
        if who in position.home:
            worth.append((-1, position.home.index(who), 0))
            continue
        tip = TIP[OPPOSITE[position.points[who]]]
        mine = [hole for hole, other in position.owner.items() if other == who]
        inside = sum(hole in goal(position, who) for hole in mine)
        worth.append((0, -inside, sum(distance(hole, tip) for hole in mine)))
    return [1 + sum(other < worth[who] for other in worth) for who in players]
