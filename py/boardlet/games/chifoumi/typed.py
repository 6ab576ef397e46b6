"""Positions that are typed or sent: from a text to a state, refusing what no game could hold."""

from __future__ import annotations

from collections import Counter

from boardlet.games.chifoumi import text as texts
from boardlet.games.chifoumi.discs import COLOURS, Disc, Tower, full_set
from boardlet.games.chifoumi.fields import CENTRE, FIELDS, NEIGHBOURS
from boardlet.games.chifoumi.rules import ChifoumiState, Rules
from boardlet.games.chifoumi.text import Written, bad


def parse(rules: Rules, text: str) -> ChifoumiState:
    """The state that a position text describes. Raises BadPosition.

    Fewer discs than the captures explain are accepted: people set up positions.
    Refused is what contradicts itself or could never be.
    """
    written = texts.read(text, rules.players)
    if written.placing:
        _check_placing(rules, written, text)
    elif not any(written.towers):
        raise bad("there must be a disc on the board", text)
    towers, missing = _name_discs(rules, written)
    none: tuple[Tower, ...] = ((),) * rules.players
    state = ChifoumiState(
        rules,
        towers,
        written.side,
        written.started,
        written.captured,
        written.since,
        written.going,
        written.placing,
        hands=tuple(map(tuple, missing)) if written.placing else none,
        taken=none if written.placing else _captors(rules, written, missing, text),
    )
    if state.going is not None:
        _check_chain(state, text)
    elif not (state.placing or state.outcome() or state.can_step(state.side)):
        raise bad("the colour to move has no step and would be skipped", text)
    return state


def _name_discs(rules: Rules, written: Written) -> tuple[tuple[Tower, ...], list[list[Disc]]]:
    """Gives every disc an id in order of the fields; returns the towers and the missing discs."""
    letters = COLOURS[rules.players]
    used = [0] * rules.players

    def name(side: int, kind: str) -> Disc:
        used[side] += 1
        return Disc(kind, side, f"{letters[side]}{used[side]}")

    towers = tuple(tuple(name(*disc) for disc in tower) for tower in written.towers)
    standing = Counter(disc for tower in written.towers for disc in tower)
    missing: list[list[Disc]] = []
    for side in range(rules.players):
        whole = Counter(disc.kind for disc in full_set(rules.players, side))
        missing.append(
            [
                name(side, kind)
                for kind, count in whole.items()
                for _ in range(count - standing[side, kind])
            ]
        )
    return towers, missing


def _captors(
    rules: Rules, written: Written, missing: list[list[Disc]], text: str
) -> tuple[Tower, ...]:
    """Shares the missing discs out so that everybody has captured as many enemies as written.

    A matching by augmenting paths: with three players a disc may have two
    captors. Discs that no number explains are left out.
    """
    captures = [side for side, count in enumerate(written.captured) for _ in range(count)]
    discs = [disc for side in missing for disc in side]
    captor: dict[int, int] = {}

    def find(capture: int, seen: set[int]) -> bool:
        for index, disc in enumerate(discs):
            if index in seen or rules.allied(captures[capture], disc.side):
                continue
            seen.add(index)
            if index not in captor or find(captor[index], seen):
                captor[index] = capture
                return True
        return False

    if len(captures) > len(discs) or not all(find(n, set()) for n in range(len(captures))):
        raise bad("more discs are captured than are missing", text)
    taken: list[list[Disc]] = [[] for _ in range(rules.players)]
    for index, capture in sorted(captor.items()):
        taken[captures[capture]].append(discs[index])
    return tuple(map(tuple, taken))


def _check_chain(state: ChifoumiState, text: str) -> None:
    """The disc that may go on has just captured: it stands alone, and the game is not over."""
    assert state.going is not None
    tower = state.towers[state.going]
    if [disc.side for disc in tower] != [state.side]:
        raise bad("the disc that may go on must stand alone, in the colour to move", text)
    if state.since:
        raise bad("in the middle of a chain the last capture is 0 turns ago", text)
    if not state.steps:
        raise bad("the disc that may go on has no step", text)


def _check_placing(rules: Rules, written: Written, text: str) -> None:
    """While placing nothing is captured, and every disc stands where it could be placed."""
    if not rules.free:
        raise bad("@ needs the option setup free", text)
    if written.since or any(written.captured):
        raise bad("while placing, counter and captures are 0", text)
    players = rules.players
    placed = [disc for tower in written.towers for disc in tower]
    if len(placed) == sum(len(full_set(players, side)) for side in range(players)):
        raise bad("all discs are placed", text)
    counts = [sum(side == disc[0] for disc in placed) for side in range(players)]
    for turn in range(players):
        side = (written.started + turn) % players
        if counts[side] != (len(placed) - turn + players - 1) // players:
            raise bad("the numbers of discs do not fit the colour that started", text)
    if written.side != (written.started + len(placed)) % players:
        raise bad("the number of discs does not fit the colour to move", text)
    if written.towers[CENTRE]:
        raise bad("no disc is placed on d4", text)
    for index in range(FIELDS):
        owners = {side for side, _ in written.towers[index]}
        if len(owners) > 1:
            raise bad("while placing, towers are of one colour", text)
        for side in owners:
            for beside in NEIGHBOURS[index]:
                if any(not rules.allied(side, other) for other, _ in written.towers[beside]):
                    raise bad("no disc is placed beside an enemy", text)
