"""Capture Chinese checkers, rule by rule."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boardlet.core import perft
from boardlet.core.errors import BadMove, BadPosition, IllegalMove
from boardlet.core.options import resolve
from boardlet.core.star import CENTRE, HEXAGON, INDEX, NAMES, bits, jump, write_rows
from boardlet.core.turns import play_turn
from boardlet.games.capture import GAME
from boardlet.games.capture.rules import CaptureState
from boardlet.protocol import Server

DEEP = bool(os.environ.get("BOARDLET_DEEP"))
START = (
    "1/2/3/4/4ooooo4/3oooooo3/2ooooooo2/1oooooooo1/oooo1oooo/1oooooooo1/2ooooooo2/3oooooo3/"
    "4ooooo4/4/3/2/1"
)
MANY_CHAINS = (
    "15 17 26 27 28 29 30 31 38 40 42 47 48 49 50 51 52 53 54 57 59 60 61 63 66 67 68 69 70 71 72 "
    "73 78 80 82 89 90 91 92 93 94 103 105"
)


def start(**options: Any) -> CaptureState:
    return GAME.start(resolve(GAME.spec.options, options))


def at(
    *names: str, seat: int = 0, captures: str = "0,0", chain: str = "-", **options: Any
) -> CaptureState:
    rows = write_rows({INDEX[name]: "o" for name in names})
    text = f"{rows} {seat} {captures} {chain}"
    return GAME.parse(resolve(GAME.spec.options, options), text)


def turn(state: CaptureState, text: str) -> tuple[CaptureState, tuple[str, ...]]:
    after, actions = play_turn(state, text)
    assert isinstance(after, CaptureState)
    return after, actions


# --- rule 1 -------------------------------------------------------------------------


def test_sixty_pieces_fill_the_hexagon_but_its_centre() -> None:
    state = start()
    assert state.text() == f"{START} 0 0,0 -"
    assert state.holes == HEXAGON & ~(1 << CENTRE)
    assert state.holes.bit_count() == 60
    assert {piece.side for piece in state.pieces()} == {None}
    assert [start(players=n).text().split()[2] for n in (3, 6)] == ["0,0,0", "0,0,0,0,0,0"]


# --- rules 2 to 4 -------------------------------------------------------------------


def test_a_jump_captures_at_once_and_counts() -> None:
    state = at("i5", "i6", "a1", "b1").apply("i5xi7")
    assert state.text().split()[1:] == ["1", "1,0", "-"]
    assert [NAMES[hole] for hole in bits(state.holes)] == ["i7", "b1", "a1"]


def test_any_piece_may_jump_and_no_piece_steps() -> None:
    assert at("i5", "i6").legal_actions() == ("i5xi7", "i6xi4")


def test_a_jump_goes_over_exactly_one_piece() -> None:
    assert at("i5", "i6", "i7").legal_actions() == ("i6xi4", "i6xi8")
    assert at("i5", "i7").legal_actions() == ()
    assert at("i5", "i7", long_jump=True).legal_actions() == ("i5xi9", "i7xi3")


def test_long_jumps_need_empty_holes_before_and_behind() -> None:
    names = ("e1", "e5")
    assert at(*names, long_jump=True).legal_actions() == ("e1xe9",)
    for blocker in ("e3", "e7", "e9"):
        assert "e1xe9" not in at(*names, blocker, long_jump=True).legal_actions()
    assert "e1xe9" in at(*names, "e10", long_jump=True).legal_actions()
    assert at("e1", "e7", long_jump=True).legal_actions() == ("e1xe13",)


def test_the_points_are_in_play() -> None:
    state = at("m5", "n1", "p1", "a1", "b1").apply("m5xo1")
    assert state.in_turn
    assert state.legal_actions() == ("o1xq1", "stop")
    assert at("m13", "m12").legal_actions() == ("m13xm11",)


def test_a_chain_goes_on_with_the_same_piece_or_stops() -> None:
    state = at("i1", "i2", "i4", "a1", "b1", "e1", "e2")
    first = state.apply("i1xi3")
    assert first.in_turn
    assert first.seat == 0
    assert first.legal_actions() == ("i3xi5", "stop")
    assert first.text().split()[1:] == ["0", "1,0", "i3"]
    stopped = first.apply("stop")
    assert stopped.text().split()[1:] == ["1", "1,0", "-"]
    whole = first.apply("i3xi5")
    assert whole.text().split()[1:] == ["1", "2,0", "-"]
    with pytest.raises(IllegalMove, match="i3"):
        first.apply("e1xe3")


def test_the_turn_passes_by_itself_when_the_piece_cannot_go_on() -> None:
    after = at("i5", "i6", "a1", "b1").apply("i5xi7")
    assert (after.in_turn, after.seat) == (False, 1)


def test_lengths_may_be_mixed_in_one_chain() -> None:
    state = at("i1", "i2", "i5", "a1", long_jump=True)
    assert state.apply("i1xi3").legal_actions() == ("i3xi7", "stop")


def test_a_chain_may_end_on_its_start_hole() -> None:
    state, actions = turn(at("i5", "i6", "h7", "h6"), "i5xi7xg7xi5")
    assert actions == ("i5xi7", "i7xg7", "g7xi5")
    assert state.captures == (3, 0)
    assert bits(state.holes) == [INDEX["i5"]]
    state, actions = turn(at("i5", "i6", "h7", "h6", "i4"), "i5xi7xg7xi5")
    assert actions == ("i5xi7", "i7xg7", "g7xi5", "stop")


def test_a_chain_may_pass_through_its_start_hole() -> None:
    state, actions = turn(at("i5", "i6", "h7", "h6", "i4"), "i5xi7xg7xi5xi3")
    assert actions == ("i5xi7", "i7xg7", "g7xi5", "i5xi3")
    assert state.captures == (4, 0)


def test_a_chain_may_pass_through_a_hole_again() -> None:
    names = ("i3", "i4", "i6", "h7", "h6", "j5", "a1")
    state, _ = turn(at(*names), "i3xi5xi7xg7xi5xk5")
    assert state.captures == (5, 0)


def test_captured_pieces_are_gone_before_the_next_jump() -> None:
    """A long jump back passes the hole of the piece that was captured a jump before."""
    state = at("i4", "i5", "i6", long_jump=True).apply("i5xi7")
    assert state.legal_actions() == ("i7xi1", "stop")


def test_no_passing_and_no_stopping_before_a_jump() -> None:
    with pytest.raises(IllegalMove):
        start().apply("stop")
    for text in ("pass", "i5-i6", "i5", "i5xz9", "i5xi7xi9", "", "i5xi77"):
        with pytest.raises(BadMove):
            start().apply(text)
    with pytest.raises(IllegalMove):
        start().apply("i5xi7")


# --- rules 4 to 6: the end ----------------------------------------------------------


def test_the_game_ends_when_no_jump_exists() -> None:
    state = at("i5", "i6", "a1", captures="3,4").apply("i5xi7")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("no-jump", (1, 1))
    assert state.scores() == (4, 4)
    assert state.seat == 1
    assert state.legal_actions() == ()


def test_ranks_are_shared_on_equal_captures() -> None:
    def ranks(captures: str) -> tuple[int, ...]:
        outcome = at("a1", captures=captures, players=captures.count(",") + 1).outcome()
        assert outcome is not None
        return outcome.ranks

    assert ranks("5,5,3") == (1, 1, 3)
    assert ranks("3,5,4,5") == (4, 1, 3, 1)
    assert ranks("1,2,3,4,5,6") == (6, 5, 4, 3, 2, 1)
    assert ranks("0,0") == (1, 1)


@pytest.mark.parametrize("long", [False, True])
def test_at_most_59_turns_and_nothing_gets_lost(long: bool) -> None:
    state, turns = start(long_jump=long), 0
    while legal := state.legal_actions():
        state = state.apply("stop" if "stop" in legal else legal[len(legal) // 2])
        turns += not state.in_turn
        assert state.holes.bit_count() + sum(state.captures) == 60
        assert len(state.pieces()) == 60
    assert turns <= 59


# --- perft --------------------------------------------------------------------------


def count(depth: int, **options: Any) -> int:
    resolved = resolve(GAME.spec.options, options)
    return perft.count(GAME.kernel(resolved), GAME.start(resolved), depth)


@pytest.mark.parametrize("depth", [1, 2, 3, 4] if DEEP else [1, 2, 3])
@pytest.mark.parametrize("long", [False, True])
def test_perft(long: bool, depth: int) -> None:
    short_counts = [54, 3_600, 283_182, 25_688_472]
    long_counts = [54, 3_804, 328_614, 33_968_412]
    assert count(depth, long_jump=long) == (long_counts if long else short_counts)[depth - 1]


@pytest.mark.parametrize(
    ("long", "counts"), [(False, [54, 2_112, 73_060]), (True, [54, 2_316, 93_112])]
)
def test_distinct_boards(long: bool, counts: list[int]) -> None:
    resolved = resolve(GAME.spec.options, {"long_jump": long})
    kernel = GAME.kernel(resolved)
    positions: set[Any] = {kernel.position(GAME.start(resolved))}
    for wanted in counts:
        found: set[Any] = set()
        waiting = positions
        while waiting:
            after = {kernel.apply(p, action) for p in waiting for action in kernel.actions(p)}
            waiting = {position for position in after if kernel.in_turn(position)}
            found |= after - waiting
        positions = found
        assert len({position[0] for position in positions}) == wanted


def readings(
    long: bool,
    *,
    land: Callable[[tuple[int, ...]], bool] = bool,
    stop: Callable[[tuple[int, ...]], bool] = bool,
    must: bool = False,
    late: bool = False,
) -> list[int]:
    """Perft 1 and 2 under a reading of the rules of a turn.

    `land` says whether a path may go on to its last hole, `stop` whether it may
    end there; `must` makes going on a duty; `late` leaves jumped pieces on the
    board until the turn ends.
    """

    def turns(board: int) -> Iterator[int]:
        for hole in bits(board):
            yield from chains(board, (hole,), 0)

    def chains(board: int, path: tuple[int, ...], jumped: int) -> Iterator[int]:
        following = []
        for direction in range(6):
            hit = jump(path[-1], direction, board, long)
            if hit is None or jumped >> hit[0] & 1 or not land((*path, hit[1])):
                continue
            taken = 1 << hit[0]
            after = board & ~(1 << path[-1]) | 1 << hit[1]
            following.append((after if late else after & ~taken, (*path, hit[1]), taken))
        if len(path) > 1 and stop(path) and not (must and following):
            yield board & ~jumped
        for after, longer, taken in following:
            yield from chains(after, longer, jumped | taken if late else 0)

    first = list(turns(HEXAGON & ~(1 << CENTRE)))
    return [len(first), sum(1 for board in first for _ in turns(board))]


def test_our_reading_and_the_wrong_ones() -> None:
    """The numbers of misreadings, so that one of them is recognised when it creeps in."""
    assert readings(False) == [54, 3_600]
    assert readings(True) == [54, 3_804]
    no_hole_twice = readings(False, land=lambda path: path[-1] not in path[:-1])
    assert no_hole_twice[1] == 3_432
    not_on_the_start = readings(False, stop=lambda path: path[-1] != path[0])
    assert not_on_the_start[1] == 3_504
    must_go_on = readings(False, must=True)
    assert must_go_on[1] == 3_048
    hexagon_only = readings(False, land=lambda path: bool(HEXAGON >> path[-1] & 1))
    assert hexagon_only == [6, 60]
    assert readings(False, late=True)[1] == 3_600
    assert readings(True, late=True)[1] == 3_744


# --- chains explode -----------------------------------------------------------------


def exploding() -> CaptureState:
    holes = [int(index) for index in MANY_CHAINS.split()]
    return at(*(NAMES[hole] for hole in holes))


def test_a_position_with_millions_of_chains_opens_at_once() -> None:
    text = exploding().text()
    server = Server()
    request = {"id": 1, "type": "open", "game": "capture"}
    server.receive(json.dumps(request))  # so that finding the games is not timed
    began = time.process_time()
    reply = json.loads(server.receive(json.dumps({**request, "position": text})))
    spent = time.process_time() - began
    assert reply["text"] == text
    assert reply["legal"]
    assert spent < 0.05


@pytest.mark.skipif(not DEEP, reason="counts millions of chains")
def test_one_piece_has_over_three_million_chains() -> None:
    kernel = GAME.kernel(resolve(GAME.spec.options, {}))
    position = kernel.position(exploding())
    chains = 0
    open_turns = [
        kernel.apply(position, action)
        for action in kernel.actions(position)
        if kernel.action_text(position, action).startswith("i5x")
    ]
    while open_turns and chains <= 3_000_000:
        position = open_turns.pop()
        for action in kernel.actions(position):
            after = kernel.apply(position, action)
            if kernel.in_turn(after):
                open_turns.append(after)
            else:
                chains += 1
    assert chains > 3_000_000


# --- texts, pieces, scene -----------------------------------------------------------


def test_a_position_may_hold_fewer_pieces_anywhere() -> None:
    state = at("a1", "q1", captures="1,57")
    assert len(state.pieces()) == 60
    trays = [piece.point for piece in state.pieces() if piece.point.startswith("taken")]
    assert (trays.count("taken-0"), trays.count("taken-1")) == (1, 57)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{START} 0 1,0 -", "more than 60"),
        (f"{START} 2 0,0 -", "seat 2"),
        (f"{START} 0 0,0,0 -", "2 counts"),
        (f"{START} 0 0 -", "write"),
        (f"{START} 0 00,0 -", "write"),
        (f"{START} 0 -1,0 -", "write"),
        (f"{START} 0 0,0 i5", "not on the board"),
        (f"{START} 0 0,0 z5", "write"),
        (f"{START} 0 0,0 i10", "not on the board"),
        (f"{START} 0 0,0 i3", "before its first capture"),
        (f"{START} 0 0,0", "write"),
        (f"{START}/ 0 0,0 -", "17 rows"),
        (START.replace("o", "a") + " 0 0,0 -", "write"),
        ("1/2/3/4/13/12/11/10/o8/10/11/12/13/4/3/2/1 0 1,0 i1", "cannot jump"),
    ],
)
def test_impossible_positions_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.parse(resolve(GAME.spec.options, {}), text)


def test_events_tell_the_jump_and_the_capture() -> None:
    state = at("i5", "i6", "i8", "a1")
    jumped, taken = state.events("i5xi7")
    assert (jumped.kind, jumped.source, jumped.target) == ("jump", "i5", "i7")
    assert (taken.kind, taken.source, taken.target) == ("capture", "i6", "taken-0")
    after = state.apply("i5xi7")
    where = {piece.id: piece.point for piece in after.pieces()}
    assert (where[str(jumped.piece)], where[str(taken.piece)]) == ("i7", "taken-0")
    assert [event.kind for event in after.events("stop")] == ["stop"]


def test_scene_says_what_may_be_done_and_who_won() -> None:
    state = at("i5", "i6", "i8", "a1", long_jump=True).apply("i5xi7")
    notes = {note.key: dict(note.arguments) for note in state.scene().notes}
    assert notes == {
        "capture-note-chain": {"point": "i7"},
        "capture-note-long-jump": {},
        "capture-note-left": {"count": 3},
    }
    end = at("a1", captures="5,3").scene()
    assert (end.status.key, dict(end.status.arguments)) == (
        "status-won",
        {"side": "red", "score": 5, "other": 3},
    )
    assert [(line.side, line.value) for line in end.tally] == [(0, 5), (1, 3)]
    assert at("a1", captures="4,4").scene().status.key == "status-draw"
    shared = at("a1", captures="4,4,1", players=3).scene().status
    assert (shared.key, dict(shared.arguments)) == (
        "capture-status-shared",
        {"count": 2, "score": 4},
    )


def test_estimates_favour_captures_and_the_move() -> None:
    kernel = GAME.kernel(resolve(GAME.spec.options, {}))
    first, second = kernel.evaluate(kernel.position(start()))
    assert first > second
    ahead, behind = kernel.evaluate(kernel.position(at("i5", "i6", seat=1, captures="9,2")))
    assert ahead > behind
