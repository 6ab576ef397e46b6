"""Writes Chifoumi positions for tests in few words."""

from __future__ import annotations

from boardlet.core.options import Value, resolve
from boardlet.games.chifoumi import GAME
from boardlet.games.chifoumi.rules import ChifoumiState


def position(
    towers: str,
    side: str = "w",
    *,
    started: str = "w",
    captured: str = "0,0",
    since: int = 0,
    chain: str = "-",
) -> str:
    """The text of a position from `c3 wS, e5 bR.bP`."""
    where = dict(entry.split() for entry in towers.split(",") if entry.strip())
    ranks = []
    for rank in "7654321":
        items: list[str] = []
        for file in "abcdefg":
            tower = where.pop(file + rank, None)
            if tower:
                items.append(tower)
            elif items and items[-1].isdigit():
                items[-1] = str(int(items[-1]) + 1)
            else:
                items.append("1")
        ranks.append(",".join(items))
    assert not where
    return f"{'/'.join(ranks)} {side} {started} {captured} {since} {chain}"


def started(**options: Value) -> ChifoumiState:
    """The start of a game."""
    return GAME.start(resolve(GAME.spec.options, options))


def parsed(text: str, **options: Value) -> ChifoumiState:
    """The state of a position text."""
    return GAME.parse(resolve(GAME.spec.options, options), text)


def two(towers: str, side: str = "w", **options: Value) -> ChifoumiState:
    """Two players' position with the options given."""
    return parsed(position(towers, side), **options)


def three(towers: str, side: str = "w", captured: str = "0,0,0", since: int = 0) -> ChifoumiState:
    """Three players' position."""
    return parsed(position(towers, side, captured=captured, since=since), players=3)


def four(towers: str, side: str = "w", **options: Value) -> ChifoumiState:
    """Four players' position."""
    return parsed(position(towers, side, captured="0,0,0,0"), players=4, **options)


def play(state: ChifoumiState, *actions: str) -> ChifoumiState:
    """The state after some actions."""
    for action in actions:
        state = state.apply(action)
    return state


def moves_from(state: ChifoumiState, field: str) -> list[str]:
    """The legal steps of the disc on a field."""
    return [action for action in state.legal_actions() if action[:2] == field]
