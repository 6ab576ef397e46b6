"""What the page shows of a state: pieces, events, choices, status, notes, threats, the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlet.core.state import Choice, Event, EventKind, Message, Overlay, Piece, Scene, Tally
from boardlet.core.turns import STOP
from boardlet.games.chifoumi.discs import COLOURS, WORDS, Disc, team
from boardlet.games.chifoumi.ending import HALF, limit, ranks, scores
from boardlet.games.chifoumi.fields import NAMES, NEIGHBOURS

if TYPE_CHECKING:
    from boardlet.games.chifoumi.rules import ChifoumiState

_KIND_OF_SIGN: dict[str, EventKind] = {"-": "step", "+": "stack", "x": "capture"}
ROUNDS_COUNTED = 10
"""Rule 7: the counter is shown for the last ten rounds."""


def pieces(state: ChifoumiState) -> tuple[Piece, ...]:
    """All discs in order of colour and id; with `hidden` no kind of a buried one."""
    found: list[tuple[Disc, Piece]] = []

    def add(disc: Disc, place: str, level: int = 0, buried: bool = False) -> None:
        kind = None if buried and state.rules.hidden else disc.kind
        found.append((disc, Piece(disc.id, place, kind, disc.side, level)))

    for index, tower in enumerate(state.towers):
        for level, disc in enumerate(tower):
            add(disc, NAMES[index], level, level < len(tower) - 1)
    for side, hand in enumerate(state.hands):
        for disc in hand:
            add(disc, f"hand-{side}")
    for seat, discs in enumerate(state.taken):
        for disc in discs:
            add(disc, f"taken-{seat}")
    return tuple(piece for _, piece in sorted(found, key=lambda pair: (pair[0].side, pair[0].id)))


def events(state: ChifoumiState, action: str) -> tuple[Event, ...]:
    """The disc moves; what it captures goes to its owner's tray, from the top down."""
    after = state.apply(action)
    found: list[Event] = []
    if action == STOP:
        found.append(Event("stop", state.seat))
    elif action in state.placements:
        index = state.placements[action]
        disc = after.towers[index][-1]
        level = len(state.towers[index])
        hand = f"hand-{state.side}"
        found.append(Event("place", state.seat, disc.id, hand, NAMES[index], level))
    else:
        step = state.steps[action]
        source, target = NAMES[step.source], NAMES[step.target]
        mover = state.towers[step.source][-1]
        below = state.towers[step.target]
        if step.sign == "x":
            found.append(Event("step", state.seat, mover.id, source, target))
            found += [
                Event("capture", state.seat, disc.id, target, f"taken-{state.seat}")
                for disc in reversed(below)
            ]
        else:
            kind = _KIND_OF_SIGN[step.sign]
            found.append(Event(kind, state.seat, mover.id, source, target, len(below)))
    return (*found, *(Event("skip", seat) for seat in after.skipped))


def choice(state: ChifoumiState, action: str) -> Choice:
    """A legal action as something to point at; `stop` is a button."""
    if action == STOP:
        return Choice(action, "stop")
    if action in state.placements:
        disc = next(held for held in state.hands[state.side] if held.kind == action[0])
        target = NAMES[state.placements[action]]
        return Choice(action, "place", disc.id, f"hand-{state.side}", target)
    step = state.steps[action]
    mover = state.towers[step.source][-1]
    kind = _KIND_OF_SIGN[step.sign]
    return Choice(action, kind, mover.id, NAMES[step.source], NAMES[step.target])


def scene(state: ChifoumiState) -> Scene:
    """Whose turn it is, what matters now, threats, and the final count."""
    over = state.outcome() is not None
    return Scene(
        _won(state) if over else Message("status-to-move", {"side": _word(state, state.side)}),
        tuple(_tie_notes(state) if over else _notes(state)),
        tuple(range(state.rules.players)),
        (Overlay("chifoumi-overlay-threats", _threats(state)),),
        tuple(_tally(state)) if over else (),
    )


def _word(state: ChifoumiState, side: int) -> str:
    return WORDS[COLOURS[state.rules.players][side]]


def _won(state: ChifoumiState) -> Message:
    """Who has won: there are no draws. With four players a team, named by both colours."""
    points = [int(point) if point == int(point) else point for point in scores(state)]
    winners = [side for side, rank in enumerate(ranks(state)) if rank == 1]
    told: dict[str, str | int | float] = {
        "side": _word(state, winners[0]),
        "score": points[winners[0]],
        "other": max(points[side] for side in range(len(points)) if side not in winners),
    }
    if len(winners) == 1:
        return Message("status-won", told)
    return Message("chifoumi-status-team-won", {**told, "partner": _word(state, winners[1])})


def _tie_notes(state: ChifoumiState) -> Iterator[Message]:
    """Rule 9: three players with equal captures are told apart by discs left, then by order."""
    captures = state.captured
    if state.rules.players == 3 and captures.count(max(captures)) > 1:
        yield Message("chifoumi-note-tie")


def _notes(state: ChifoumiState) -> Iterator[Message]:
    players = state.rules.players
    for seat in state.skipped:
        if any(disc.side == seat for tower in state.towers for disc in tower):
            yield Message("chifoumi-note-skipped", {"side": _word(state, seat)})
    if state.going is not None:
        yield Message("chifoumi-note-chain", {"field": NAMES[state.going]})
    if state.placing:
        yield Message("chifoumi-note-placing", {"left": len(state.hands[state.side])})
    remaining = limit(players) - state.since
    if remaining <= ROUNDS_COUNTED * players:
        yield Message("chifoumi-note-stall", {"turns": remaining})
    if state.rules.hidden:
        yield Message("chifoumi-note-hidden")
    if state.rules.touch:
        yield Message("chifoumi-note-touch")


def _threats(state: ChifoumiState) -> dict[str, tuple[int, ...]]:
    """For each tower in danger how many discs of each opposing colour could capture it now."""
    threats: dict[str, tuple[int, ...]] = {}
    for index, tower in enumerate(state.towers):
        if not tower:
            continue
        counts = [0] * state.rules.players
        for beside in NEIGHBOURS[index]:
            for disc in state.towers[beside][-1:]:
                hostile = not state.rules.allied(disc.side, tower[-1].side)
                if hostile and state.rules.beats(disc.kind, tower[-1].kind):
                    counts[disc.side] += 1
        if any(counts):
            threats[NAMES[index]] = tuple(counts)
    return threats


def _tally(state: ChifoumiState) -> Iterator[Tally]:
    """The count disc by disc: discs left, or with three players enemy discs captured."""
    players = state.rules.players
    for side in range(players):
        if players == 3:
            for disc in state.taken[side]:
                if disc.side != side:
                    yield Tally(side, 1, disc.id)
            continue
        for index, tower in enumerate(state.towers):
            for disc in tower:
                if disc.side == side:
                    yield Tally(side, 1, disc.id, (NAMES[index],))
        if side == _receiver_of_half(state):
            yield Tally(side, HALF, label="chifoumi-tally-second")


def _receiver_of_half(state: ChifoumiState) -> int:
    """Rules 8 and 10: the first colour of the side that did not start."""
    players = state.rules.players
    return next(
        side for side in range(players) if team(players, side) != team(players, state.started)
    )
