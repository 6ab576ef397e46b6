"""What a player may think that hidden discs are: worlds that fit everything that was public.

A disc's kind is known once it has lain uncovered or in a hand in any state of
the record, or was captured in it. Only a record that begins from a typed
position has others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from boardlet.games.chifoumi.discs import Disc, full_set
from boardlet.games.chifoumi.rules import ChifoumiState

_TRIES = 50


def imagine(history: Sequence[ChifoumiState], random: Random) -> ChifoumiState | None:
    """A state that could be the last one as far as anyone knows; None when all is known.

    Reads no kind that nobody has seen: it draws from the kinds that a colour
    may still have. As the game goes on, no world in which it would be over is
    offered.
    """
    state = history[-1]
    players = state.rules.players
    known = _known(history)
    unknown = [
        (field, level, disc.side)
        for field, tower in enumerate(state.towers)
        for level, disc in enumerate(tower)
        if disc.id not in known
    ]
    if not unknown:
        return None
    pools: list[list[str]] = []
    for side in range(players):
        left = Counter(disc.kind for disc in full_set(players, side))
        left.subtract(disc.kind for disc in known.values() if disc.side == side)
        pools.append(sorted(left.elements()))
    guess = state
    for _ in range(_TRIES):
        for pool in pools:
            random.shuffle(pool)
        guess = replace(state, towers=_dealt(state, unknown, pools))
        if guess.outcome() is None:
            break
    return guess


def _known(history: Sequence[ChifoumiState]) -> dict[str, Disc]:
    """The discs, by id, whose kind has been public."""
    known: dict[str, Disc] = {}
    before = {disc.id for tray in history[0].taken for disc in tray}
    for state in history:
        seen = [tower[-1] for tower in state.towers if tower]
        seen += [disc for hand in state.hands for disc in hand]
        known.update((disc.id, disc) for disc in seen)
    for tray in history[-1].taken:
        known.update((disc.id, disc) for disc in tray if disc.id not in before)
    return known


def _dealt(
    state: ChifoumiState, unknown: list[tuple[int, int, int]], pools: list[list[str]]
) -> tuple[tuple[Disc, ...], ...]:
    towers = [list(tower) for tower in state.towers]
    used = [0] * len(pools)
    for field, level, side in unknown:
        disc = towers[field][level]
        towers[field][level] = Disc(pools[side][used[side]], side, disc.id)
        used[side] += 1
    return tuple(map(tuple, towers))
