"""When the game is over, the points, and the places: rules 6 to 10."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from boardlet.games.chifoumi.discs import Disc, team

if TYPE_CHECKING:
    from boardlet.games.chifoumi.rules import ChifoumiState

HALF = 0.5
"""Rules 8 and 10: what the side that did not start has more."""


def limit(players: int) -> int:
    """Rule 7: how many turns without a capture end the game."""
    return 80 if players == 4 else 60


def discs(state: ChifoumiState) -> Iterable[Disc]:
    """All discs on the board, buried ones included."""
    return (disc for tower in state.towers for disc in tower)


def reason(state: ChifoumiState) -> str | None:
    """Rules 6 and 7: why the game is over, or None while it runs.

    Any two kinds have a winner, so captures between sides stay possible as long
    as two sides have discs and there are two kinds.
    """
    if state.placing:
        return None
    players = state.rules.players
    if len({team(players, disc.side) for disc in discs(state)}) < 2:
        return "one-side"
    if not state.rules.equal and len({disc.kind for disc in discs(state)}) < 2:
        return "one-kind"
    return "stall" if state.since >= limit(players) else None


def left(state: ChifoumiState, side: int) -> int:
    """The discs that a colour has on the board."""
    return sum(disc.side == side for disc in discs(state))


def scores(state: ChifoumiState) -> tuple[float, ...]:
    """Rules 8 to 10: the points by seat as they stand.

    Two players: discs left, and the half point. Three: enemy discs captured.
    Four: discs left of the team, and the half point.
    """
    players = state.rules.players
    if players == 3:
        return state.captured
    by_team: list[float] = [0, 0]
    for disc in discs(state):
        by_team[team(players, disc.side)] += 1
    by_team[1 - team(players, state.started)] += HALF
    return tuple(by_team[team(players, side)] for side in range(players))


def ranks(state: ChifoumiState) -> tuple[int, ...]:
    """Rules 8 to 10: the places by seat; a team shares its place.

    Rule 9: equal captures are decided by discs left, then by who is later in
    turn order.
    """
    players = state.rules.players
    points = scores(state)
    merits: list[tuple[float, ...]] = [(point,) for point in points]
    if players == 3:
        merits = [
            (points[side], left(state, side), (side - state.started) % players)
            for side in range(players)
        ]
    return tuple(1 + sum(other > merit for other in set(merits)) for merit in merits)
