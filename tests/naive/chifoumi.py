"""A second, deliberately simple player of the rules of Chifoumi, to hold the engine against.

Written from the rules page alone, over dicts and lists, without a thought for
speed and without a line of the engine. A state is a dict; `apply` returns a new
one. Options come resolved: every key of the rules page has its value.
"""

from __future__ import annotations

import copy
from typing import Any

State = dict[str, Any]

FILES = "abcdefg"
RANKS = "1234567"
CLOSE = """
w R c1 e1, w S d1 d2, w P c2 e2, w W c3 e3,
b R c7 e7, b S d6 d7, b P c6 e6, b W c5 e5
"""
WIDE = """
w R c1 e1, w S d1 d2, w P c2 e2, w W b2 f2,
b R c7 e7, b S d6 d7, b P c6 e6, b W b6 f6
"""
THREE = """
w R a2 b1, w S a1 b2, w P a3 c1, w W b3 c2,
b R c7 e7, b S d6 d7, b P c6 e6, b W c5 e5,
r R f1 g2, r S f2 g1, r P e1 g3, r W e2 f3
"""
FOUR = """
w R a2 b1, w S a1 b2, w P a3 c1,
r R a6 b7, r S a7 b6, r P a5 c7,
b R f7 g6, b S f6 g7, b P e7 g5,
o R f1 g2, o S f2 g1, o P e1 g3
"""
WINS = ["R beats S", "S beats P", "P beats R", "P beats W", "W beats R", "W beats S"]


def start(options: dict[str, Any]) -> State:
    """The state before the first turn."""
    players = options["players"]
    colours = {2: ["w", "b"], 3: ["w", "b", "r"], 4: ["w", "r", "b", "o"]}[players]
    first = "b" if options["first"] == "black" else "w"
    state: State = {
        "options": dict(options),
        "colours": colours,
        "board": {file + rank: [] for file in FILES for rank in RANKS},
        "hand": {colour: [] for colour in colours},
        "turn": first,
        "started": first,
        "captured": dict.fromkeys(colours, 0),
        "since": 0,
        "chain": None,
        "placing": options["setup"] == "free",
    }
    if state["placing"]:
        for colour in colours:
            state["hand"][colour] = list("RRSSPP" if players == 4 else "RRSSPPWW")
        return state
    figure = {2: WIDE if options["start"] == "wide" else CLOSE, 3: THREE, 4: FOUR}[players]
    for entry in figure.split(","):
        colour, kind, *fields = entry.split()
        for field in fields:
            state["board"][field].append(colour + kind)
    return state


def seat(state: State) -> int:
    """The seat to act."""
    number: int = state["colours"].index(state["turn"])
    return number


def legal(state: State) -> list[str]:
    """All action texts, sorted."""
    if over(state):
        return []
    if state["placing"]:
        return sorted(_placements(state))
    if state["chain"] is not None:
        return sorted([*_steps(state, state["chain"]), "stop"])
    return sorted(_all_steps(state, state["turn"]))


def apply(state: State, action: str) -> State:
    """The state after a legal action."""
    assert action in legal(state)
    new = copy.deepcopy(state)
    if action == "stop":
        new["chain"] = None
        _next_turn(new)
    elif "@" in action:
        kind, field = action.split("@")
        new["hand"][new["turn"]].remove(kind)
        new["board"][field].append(new["turn"] + kind)
        _next_colour(new)
        if not any(new["hand"].values()):
            new["placing"] = False
            new["turn"] = new["started"]
            _skip_the_stuck(new)
    else:
        _make_step(new, action[:2], action[2], action[3:])
    return new


def text(state: State) -> str:
    """The position text."""
    rows = []
    for rank in reversed(RANKS):
        items: list[str] = []
        for file in FILES:
            tower = state["board"][file + rank]
            if tower:
                items.append(".".join(tower))
            elif items and items[-1].isdigit():
                items[-1] = str(int(items[-1]) + 1)
            else:
                items.append("1")
        rows.append(",".join(items))
    captured = ",".join(str(state["captured"][colour]) for colour in state["colours"])
    last = "@" if state["placing"] else state["chain"] or "-"
    board = "/".join(rows)
    return f"{board} {state['turn']} {state['started']} {captured} {state['since']} {last}"


def over(state: State) -> bool:
    """Rules 6 and 7."""
    if state["placing"]:
        return False
    if state["since"] == (80 if state["options"]["players"] == 4 else 60):
        return True
    discs = _discs(state)
    if len({_side(state, disc[0]) for disc in discs}) < 2:
        return True
    return not state["options"]["equal"] and len({disc[1] for disc in discs}) == 1


def scores(state: State) -> list[float]:
    """Rules 8 to 10, by seat."""
    colours = state["colours"]
    if len(colours) == 3:
        return [state["captured"][colour] for colour in colours]
    result: list[float] = []
    for colour in colours:
        side = _side(state, colour)
        points = float(sum(_side(state, disc[0]) == side for disc in _discs(state)))
        if _side(state, state["started"]) != side:
            points += 0.5
        result.append(points)
    return result


def ranks(state: State) -> list[int] | None:
    """The places by seat, once the game is over."""
    if not over(state):
        return None
    points = scores(state)
    colours = state["colours"]
    if len(colours) != 3:
        return [1 if point == max(points) else 2 for point in points]
    # Worst first: fewer captures, then fewer discs left, then earlier in turn order.
    first = colours.index(state["started"])
    order = colours[first:] + colours[:first]
    order.sort(key=lambda colour: sum(disc[0] == colour for disc in _discs(state)))
    order.sort(key=lambda colour: state["captured"][colour])
    return [3 - order.index(colour) for colour in colours]


def _side(state: State, colour: str) -> str:
    """The team of a colour with four players, else the colour itself."""
    if state["options"]["players"] == 4:
        return "white and black" if colour in "wb" else "red and orange"
    return colour


def _discs(state: State) -> list[str]:
    return [disc for tower in state["board"].values() for disc in tower]


def _around(field: str) -> list[str]:
    return [
        file + rank
        for file in FILES
        for rank in RANKS
        if file + rank != field
        and abs(FILES.index(file) - FILES.index(field[0])) <= 1
        and abs(RANKS.index(rank) - RANKS.index(field[1])) <= 1
    ]


def _placements(state: State) -> list[str]:
    turn = state["turn"]
    fields = []
    for field, tower in state["board"].items():
        if tower and tower[-1][0] == turn:
            fields.append(field)
        if tower or field == "d4":
            continue
        beside = [disc for near in _around(field) for disc in state["board"][near]]
        if all(_side(state, disc[0]) == _side(state, turn) for disc in beside):
            fields.append(field)
    return [f"{kind}@{field}" for kind in set(state["hand"][turn]) for field in fields]


def _steps(state: State, source: str) -> list[str]:
    """The steps of the top disc of a field."""
    colour, kind = state["board"][source][-1]
    found = []
    for target in _around(source):
        tower = state["board"][target]
        if not tower:
            found.append(f"{source}-{target}")
            continue
        other, other_kind = tower[-1]
        if _side(state, other) == _side(state, colour):
            found.append(f"{source}+{target}")
        may_capture = other != colour or state["options"]["own"]
        wins = f"{kind} beats {other_kind}" in WINS
        if state["options"]["equal"] and kind == other_kind:
            wins = True
        if may_capture and wins:
            found.append(f"{source}x{target}")
    return found


def _all_steps(state: State, colour: str) -> list[str]:
    found = []
    for field, tower in state["board"].items():
        if tower and tower[-1][0] == colour:
            found += _steps(state, field)
    return found


def _make_step(state: State, source: str, sign: str, target: str) -> None:
    disc = state["board"][source].pop()
    if sign != "x":
        state["board"][target].append(disc)
        if state["chain"] is None:
            state["since"] += 1
        state["chain"] = None
        _next_turn(state)
        return
    for removed in state["board"][target]:
        if _side(state, removed[0]) != _side(state, disc[0]):
            state["captured"][disc[0]] += 1
    state["board"][target] = [disc]
    state["since"] = 0
    state["chain"] = target
    if over(state) or not _steps(state, target):
        state["chain"] = None
        _next_turn(state)


def _next_colour(state: State) -> None:
    colours = state["colours"]
    state["turn"] = colours[(colours.index(state["turn"]) + 1) % len(colours)]


def _next_turn(state: State) -> None:
    _next_colour(state)
    _skip_the_stuck(state)


def _skip_the_stuck(state: State) -> None:
    while not over(state) and not _all_steps(state, state["turn"]):
        _next_colour(state)
