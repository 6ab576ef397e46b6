"""Laws of what is drawn: pieces, events, choices and scenes tell one story."""

from __future__ import annotations

from typing import get_args

from boardlet.core.state import EventKind, State
from boardlet.testing.option_sets import DEEP
from boardlet.testing.samples import Case, Walk, sample, walks, whole

_STILL = {"pass", "skip", "swap", "stop"}
"""Kinds of events that move no piece."""

_STEPS = 100_000 if DEEP else 150
"""Actions of a walk that are followed."""


def _places(state: State) -> dict[str, tuple[str, int]]:
    return {piece.id: (piece.point, piece.level) for piece in state.pieces()}


def _followed(case: Case) -> list[Walk]:
    return [Walk(walk.states[: _STEPS + 1], walk.actions[:_STEPS]) for walk in walks(case)]


def events_lead_from_pieces_to_pieces(case: Case) -> None:
    board = case.game.board(case.options)
    trays = {tray.name: tray for tray in board.trays}
    for walk in _followed(case):
        places = _places(walk.states[0])
        for state, action, after in walk.steps():
            told = (state.text(), action)
            for event in state.events(action):
                assert event.kind in get_args(EventKind), told
                assert 0 <= event.seat < case.seats, told
                if event.kind in _STILL:
                    assert (event.piece, event.source, event.target) == (None,) * 3, told
                    continue
                assert event.piece is not None, told
                assert event.source == places[event.piece][0], told
                assert event.target is not None, told
                if event.kind == "capture" and event.target in trays:
                    assert trays[event.target].role == "taken", told
                places[event.piece] = (event.target, event.level)
            assert places == _places(after), told


def the_acting_seat_is_named_by_the_first_event(case: Case) -> None:
    for walk in _followed(case):
        for state, action, _ in walk.steps():
            events = state.events(action)
            assert events, (state.text(), action)
            assert events[0].seat == state.seat, (state.text(), action)


def pieces_keep_their_ids_kinds_and_sides(case: Case) -> None:
    for walk in _followed(case):
        order = [piece.id for piece in walk.states[0].pieces()]
        assert len(set(order)) == len(order)
        kinds: dict[str, str] = {}
        sides = {piece.id: piece.side for piece in walk.states[0].pieces()}
        for state in walk.states:
            pieces = state.pieces()
            assert [piece.id for piece in pieces] == order, state.text()
            for piece in pieces:
                assert piece.side == sides[piece.id], state.text()
                if piece.kind is not None:
                    known = kinds.setdefault(piece.id, piece.kind)
                    assert piece.kind == known, (state.text(), piece)


def pieces_stand_on_points_or_in_trays(case: Case) -> None:
    board = case.game.board(case.options)
    points = {point.name for point in board.points}
    trays = {tray.name for tray in board.trays}
    for state in sample(case):
        towers: dict[str, list[int]] = {}
        for piece in state.pieces():
            assert piece.point in points | trays, (state.text(), piece)
            assert piece.side is None or 0 <= piece.side < len(board.sides)
            if piece.point in points:
                towers.setdefault(piece.point, []).append(piece.level)
        for levels in towers.values():
            assert sorted(levels) == list(range(len(levels))), state.text()


def a_read_position_has_the_same_pieces_but_for_their_ids(case: Case) -> None:
    points = {point.name for point in case.game.board(case.options).points}

    def standing(state: State) -> list[tuple[str, int, str, int]]:
        return sorted(
            (piece.point, piece.level, piece.kind or "", -1 if piece.side is None else piece.side)
            for piece in state.pieces()
            if piece.point in points
        )

    for state in sample(case):
        again = case.game.parse(case.options, state.text())
        assert standing(again) == standing(state), state.text()


def choices_tell_the_legal_actions_one_by_one(case: Case) -> None:
    board = case.game.board(case.options)
    points = {point.name for point in board.points}
    for state in sample(case):
        where = {piece.id: piece.point for piece in state.pieces()}
        choices = state.choices()
        assert tuple(choice.action for choice in choices) == state.legal_actions(), state.text()
        ways = [
            # In a tray the page chooses a piece, on the board a point.
            (choice.source if choice.source in points else choice.piece, choice.target, choice.kind)
            for choice in choices
        ]
        assert len(set(ways)) == len(ways), state.text()
        for choice in choices:
            told = (state.text(), choice)
            assert choice.kind in get_args(EventKind), told
            assert choice.target is None or choice.target in points, told
            if choice.piece is not None:
                assert where[choice.piece] == choice.source, told
            if choice.target is not None:
                assert choice.piece is not None, told


def a_choice_does_what_it_says(case: Case) -> None:
    """The piece that a choice names ends on its target; its kind is among the events."""
    for state in sample(case):
        for choice in state.choices()[:20]:
            told = (state.text(), choice)
            events = state.events(choice.action)
            assert choice.kind in {event.kind for event in events}, told
            if choice.piece is not None and choice.target is not None:
                moved = {piece.id: piece.point for piece in state.apply(choice.action).pieces()}
                assert moved[choice.piece] == choice.target, told


def scenes_speak_of_what_is_there(case: Case) -> None:
    board = case.game.board(case.options)
    points = {point.name for point in board.points}
    for state in sample(case):
        scene = state.scene()
        assert len(scene.sides) == case.seats, state.text()
        assert all(0 <= side < len(board.sides) for side in scene.sides), state.text()
        ids = {piece.id for piece in state.pieces()}
        for overlay in scene.overlays:
            assert set(overlay.counts) <= points
            assert {len(counts) for counts in overlay.counts.values()} <= {len(board.sides)}
        for line in scene.tally:
            assert line.piece is None or line.piece in ids, state.text()
            assert (line.piece is None) == (line.label is not None), state.text()
            assert set(line.points) <= points, state.text()
        if scene.tally:
            assert state.outcome() is not None


def the_final_count_adds_up_to_the_scores(case: Case) -> None:
    end = whole(case).states[-1]
    scene, scores, outcome = end.scene(), end.scores(), end.outcome()
    assert outcome is not None
    if not scene.tally or scores is None:
        return
    seats = list(zip(scores, outcome.ranks, scene.sides, strict=True))
    for score, place, side in seats:
        # Partners have their points together.
        team = {other for points, rank, other in seats if (points, rank) == (score, place)}
        own = sum(line.value for line in scene.tally if line.side == side)
        together = sum(line.value for line in scene.tally if line.side in team)
        assert score in {own, together}, end.text()
