"""Option `setup` `free`: all discs start in hand and are placed one a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from boardlet.games.chifoumi.fields import CENTRE, FIELDS, NAMES, NEIGHBOURS

if TYPE_CHECKING:
    from boardlet.games.chifoumi.rules import ChifoumiState


def placements(state: ChifoumiState) -> dict[str, int]:
    """Every kind in hand on every field that is free to the colour to move, by text."""
    held = {disc.kind for disc in state.hands[state.side]}
    return {
        f"{kind}@{NAMES[index]}": index
        for index in range(FIELDS)
        if _is_free(state, index)
        for kind in held
    }


def _is_free(state: ChifoumiState, index: int) -> bool:
    """An own tower; or an empty field but d4, not beside an enemy, where a partner is none."""
    tower = state.towers[index]
    if tower:
        return tower[-1].side == state.side
    return index != CENTRE and not any(
        not state.rules.allied(state.side, state.towers[beside][-1].side)
        for beside in NEIGHBOURS[index]
        if state.towers[beside]
    )


def placed(state: ChifoumiState, kind: str, index: int) -> ChifoumiState:
    """The state with the first disc of a kind in hand put on a field, the turn not yet passed.

    When all are placed, the colour that began placing moves first: every colour
    has placed equally many, so it is the next in turn order.
    """
    hand = list(state.hands[state.side])
    disc = hand.pop(next(n for n, held in enumerate(hand) if held.kind == kind))
    towers, hands = list(state.towers), list(state.hands)
    towers[index] = (*towers[index], disc)
    hands[state.side] = tuple(hand)
    return replace(state, towers=tuple(towers), hands=tuple(hands), placing=any(hands))
