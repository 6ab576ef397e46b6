"""Position texts: towers rank by rank, colour to move, starter, captures, counter, chain."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardlet.core.errors import BadPosition
from boardlet.games.chifoumi.discs import COLOURS, EACH, kinds
from boardlet.games.chifoumi.ending import limit
from boardlet.games.chifoumi.fields import FIELDS, INDEX, NAMES, SIZE

if TYPE_CHECKING:
    from boardlet.games.chifoumi.rules import ChifoumiState

_LONGEST = 240
"""49 empty fields, 24 discs and the fields after the board need fewer characters."""
_NUMBER = r"(?:0|[1-9][0-9]?)"
_TEXT = re.compile(
    rf"([1-7wbroRSPW.,/]+) ([wbro]) ([wbro]) ({_NUMBER}(?:,{_NUMBER})*) ({_NUMBER})"
    r" (-|@|[a-g][1-7])"
)
_TOWER = re.compile(r"[wbro][RSPW](?:\.[wbro][RSPW])*")

TowerLetters = tuple[tuple[int, str], ...]
"""A tower as sides and kinds, from bottom to top."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a position text says, each part checked by itself."""

    towers: tuple[TowerLetters, ...]
    side: int
    started: int
    captured: tuple[int, ...]
    since: int
    going: int | None
    placing: bool


def write(state: ChifoumiState) -> str:
    """The text of a position; `read` inverts it."""
    letters = COLOURS[state.rules.players]
    ranks: list[str] = []
    for rank in reversed(range(SIZE)):
        items: list[str] = []
        empty = 0
        for tower in state.towers[rank * SIZE : (rank + 1) * SIZE]:
            if not tower:
                empty += 1
                continue
            items += [str(empty)] if empty else []
            empty = 0
            items.append(".".join(letters[disc.side] + disc.kind for disc in tower))
        items += [str(empty)] if empty else []
        ranks.append(",".join(items))
    chain = "@" if state.placing else "-" if state.going is None else NAMES[state.going]
    captured = ",".join(map(str, state.captured))
    return (
        f"{'/'.join(ranks)} {letters[state.side]} {letters[state.started]}"
        f" {captured} {state.since} {chain}"
    )


def read(text: str, players: int) -> Written:
    """Takes a position text apart. Raises BadPosition where its form or a number is wrong."""
    found = _TEXT.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        raise bad("write seven ranks, two colours, captures, a counter and -, @ or a field", text)
    board, side, started, captured, since, chain = found.groups()
    letters = COLOURS[players]
    if side not in letters or started not in letters:
        raise bad(f"with {players} players the colours are {', '.join(letters)}", text)
    counts = tuple(map(int, captured.split(",")))
    if len(counts) != players:
        raise bad(f"there must be {players} numbers of captures", text)
    if int(since) > limit(players):
        raise bad(f"the game ends after {limit(players)} turns without a capture", text)
    return Written(
        _read_board(board, players, text),
        letters.index(side),
        letters.index(started),
        counts,
        int(since),
        INDEX.get(chain),
        chain == "@",
    )


def _read_board(board: str, players: int, text: str) -> tuple[TowerLetters, ...]:
    ranks = board.split("/")
    if len(ranks) != SIZE:
        raise bad("there must be seven ranks", text)
    towers: list[TowerLetters] = []
    for rank in reversed(ranks):
        row: list[TowerLetters] = []
        after_number = False
        for item in rank.split(","):
            if len(item) == 1 and item.isdigit():
                if after_number:
                    raise bad("two numbers stand side by side", text)
                row += [()] * int(item)
                after_number = True
            elif _TOWER.fullmatch(item):
                row.append(_read_tower(item, players, text))
                after_number = False
            else:
                raise bad(f"{item[:20]!r} is neither a number nor a tower", text)
        if len(row) != SIZE:
            raise bad(f"rank {len(towers) // SIZE + 1} does not have seven fields", text)
        towers += row
    _check_discs(towers, text)
    assert len(towers) == FIELDS
    return tuple(towers)


def _read_tower(item: str, players: int, text: str) -> TowerLetters:
    tower: list[tuple[int, str]] = []
    for disc in item.split("."):
        letter, kind = disc[0], disc[1]
        if letter not in COLOURS[players] or kind not in kinds(players):
            raise bad(f"with {players} players there is no disc {letter}{kind}", text)
        tower.append((COLOURS[players].index(letter), kind))
    return tuple(tower)


def _check_discs(towers: list[TowerLetters], text: str) -> None:
    counts = Counter(disc for tower in towers for disc in tower)
    if not counts:
        return
    (_, kind), most = counts.most_common(1)[0]
    if most > EACH:
        raise bad(f"a colour has at most {EACH} discs of kind {kind}, not {most}", text)


def bad(message: str, text: str) -> BadPosition:
    """The error for a position text."""
    return BadPosition(message, at="position", arguments={"position": text[:120]})
