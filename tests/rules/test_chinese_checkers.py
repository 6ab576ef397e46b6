"""Chinese checkers, rule by rule."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest

from boardlet.core import perft
from boardlet.core.errors import BadMove, BadPosition, IllegalMove
from boardlet.core.options import resolve
from boardlet.core.star import INDEX, NAMES, TIPS, bits, distance, write_rows
from boardlet.games.chinese_checkers import GAME
from boardlet.games.chinese_checkers.rules import ChineseCheckersState
from boardlet.games.chinese_checkers.seats import goal, goal_arm, home, home_arm
from boardlet.protocol import Server

DEEP = bool(os.environ.get("BOARDLET_DEEP"))
N = "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1".split()
S = "d1 d2 d3 d4 c1 c2 c3 b1 b2 a1".split()


def options(**given: Any) -> dict[str, Any]:
    return resolve(GAME.spec.options, given)


def start(**given: Any) -> ChineseCheckersState:
    return GAME.start(options(**given))


def at(*men: str, seat: int = 0, finished: str = "-", **given: Any) -> ChineseCheckersState:
    """A position from one text of hole names for each seat."""
    letters = {INDEX[name]: "abcdef"[n] for n, names in enumerate(men) for name in names.split()}
    text = f"{write_rows(letters)} {seat} {finished}"
    return GAME.parse(options(players=len(men), **given), text)


def ends(state: ChineseCheckersState, origin: str) -> set[str]:
    return {
        action.partition("-")[2]
        for action in state.legal_actions()
        if action.startswith(f"{origin}-")
    }


def played(state: ChineseCheckersState, *actions: str) -> ChineseCheckersState:
    for action in actions:
        state = state.apply(action)
    return state


# --- rule 1 -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "tips", "goals"),
    [
        (2, "q1 a1", "a1 q1"),
        (3, "q1 e13 e1", "a1 m1 m13"),
        (4, "q1 m13 a1 e1", "a1 e1 q1 m13"),
        (5, "q1 m13 e13 a1 e1", "a1 e1 m1 q1 m13"),
        (6, "q1 m13 e13 a1 e1 m1", "a1 e1 m1 q1 m13 e13"),
    ],
)
def test_seats_homes_and_goals(players: int, tips: str, goals: str) -> None:
    state = start(players=players)
    assert " ".join(NAMES[TIPS[home_arm(players, seat)]] for seat in range(players)) == tips
    assert " ".join(NAMES[TIPS[goal_arm(players, seat)]] for seat in range(players)) == goals
    assert state.men == tuple(home(players, seat) for seat in range(players))
    assert all(holes.bit_count() == 10 for holes in state.men)
    assert state.seat == 0


def test_with_five_the_seat_with_its_goal_in_nw_has_an_empty_lane() -> None:
    lanes = [all(goal(5, seat) != home(5, other) for other in range(5)) for seat in range(5)]
    assert lanes == [False, False, True, False, False]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_board_shows_homes_and_turns_each_to_the_bottom(players: int) -> None:
    board = GAME.board(options(players=players))
    turned = {"q1": 180, "m13": 120, "e13": 60, "a1": 0, "e1": 300, "m1": 240}
    tips = [NAMES[TIPS[home_arm(players, seat)]] for seat in range(players)]
    assert board.rotations == tuple(turned[tip] for tip in tips)
    owners = {point.name: point.side for point in board.points}
    assert [owners[tip] for tip in tips] == list(range(players))
    assert list(owners.values()).count(None) == 121 - 10 * players


# --- rules 2 and 3 ------------------------------------------------------------------


def test_a_step_or_a_chain_of_jumps_never_both() -> None:
    state = at("i5 i6 a1 b1 b2 c1 c2 c3 d1 d2", "q1 p1 p2 o1 o2 o3 n1 n2 n3 n4")
    # The piece on i5 steps to five neighbours or jumps to i7; from a step no jump follows.
    assert ends(state, "i5") == {"i4", "h5", "h6", "j5", "j6", "i7"}


def test_chains_go_over_pieces_of_any_owner_and_capture_nothing() -> None:
    state = at("i1 i2 a1 b1 b2 c1 c2 c3 d1 d2", "i4 i6 p1 p2 o1 o2 o3 n1 n2 n3")
    assert {"i3", "i5", "i7"} <= ends(state, "i1")
    after = state.apply("i1-i7")
    assert [holes.bit_count() for holes in after.men] == [10, 10]
    (event,) = state.events("i1-i7")
    assert (event.kind, event.source, event.path, event.target) == (
        "jump",
        "i1",
        ("i3", "i5"),
        "i7",
    )


def test_a_step_is_told_as_a_step_even_where_jumps_lead_there_too() -> None:
    (event,) = start().events("n1-m5")
    assert (event.kind, event.path) == ("step", ())
    (event,) = start().events("o1-m5")
    assert (event.kind, event.path) == ("jump", ())


def test_ending_on_the_start_hole_is_no_move() -> None:
    """Around a triangle a chain comes back to where it began."""
    state = at("i5 a1 b1 b2 c1 c2 c3 d1 d2 d3", "i6 h7 h6 p1 p2 o1 o2 o3 n1 n2")
    assert "i5" not in ends(state, "i5")
    assert {"i7", "g7"} <= ends(state, "i5")
    with pytest.raises(IllegalMove):
        state.apply("i5-i5")


def test_the_start_hole_is_empty_during_the_chain() -> None:
    """i5-i7-g7, then from g7 over j5 to m5: the long jump passes i5, where it began."""
    state = at("i5 a1 b1 b2 c1 c2 c3 d1 d2 d3", "i6 h7 j5 p1 p2 o1 o2 o3 n1 n2", long_jump=True)
    assert "m5" in ends(state, "i5")
    (event,) = state.events("i5-m5")
    assert event.path == ("i7", "g7")


def test_two_ways_to_the_same_end_are_one_move() -> None:
    for number in range(5):
        rng = random.Random(number)
        state = start(long_jump=True)
        for _ in range(60):
            legal = state.legal_actions()
            assert len(set(legal)) == len(legal)
            state = state.apply(rng.choice(legal))


def test_long_jumps() -> None:
    men = "e1 e5 a1 b1 b2 c1 c2 c3 d1 d2", "q1 p1 p2 o1 o2 o3 n1 n2 n3 n4"
    assert "e9" not in ends(at(*men), "e1")
    assert "e9" in ends(at(*men, long_jump=True), "e1")


# --- rule 4 -------------------------------------------------------------------------


def test_a_piece_in_its_goal_stays_in_the_goal() -> None:
    state = at("d2 d3 e1 e2 f1 f12 e13 e12 m1 m2", "q1 p1 p2 o1 o2 o3 n1 n2 n3 n4")
    assert ends(state, "d2") == {"d1", "c1", "c2"} | ({"d4"})
    assert ends(state, "d3") == {"d4", "c2", "c3", "d1"}


def test_a_chain_that_has_entered_the_goal_does_not_leave_it() -> None:
    """f5 over e6 to d2; from there over c2 to b2 inside the goal, but not over e7 to f7."""
    men = "f5 c2 m1 m2 m3 m4 e1 e2 e12 e13", "e6 e7 q1 p1 p2 o1 o2 o3 n1 n2"
    assert {"d2", "b2"} <= ends(at(*men), "f5")
    assert "f7" not in ends(at(*men), "f5")
    # It is not the goal of the other seat.
    assert {"d2", "b2", "f7"} <= ends(at(*reversed(men), seat=1), "f5")


# --- rule 5 -------------------------------------------------------------------------


def test_points_may_be_passed_but_not_stopped_in() -> None:
    men = "l10 m1 m2 e1 e2 f1 d1 d2 d3 d4", "m11 k9 q1 p1 p2 o1 o2 o3 n1 n2"
    free, passing = at(*men), at(*men, points="pass")
    foreign = {name for name in ends(free, "l10") if _in_foreign_point(name)}
    assert foreign
    assert ends(passing, "l10") == ends(free, "l10") - foreign


def test_a_chain_may_pass_through_a_foreign_point() -> None:
    """k9-k11-m11-m9: the two landings between are in the point NE."""
    men = "k9 m1 m2 e1 e2 f1 d1 d2 d3 d4", "k10 l11 m10 q1 p1 p2 o1 o2 o3 n1"
    assert {"k11", "m11", "m9"} <= ends(at(*men), "k9")
    assert "m9" in ends(at(*men, points="pass"), "k9")
    assert not {"k11", "m11"} & ends(at(*men, points="pass"), "k9")


def test_own_home_and_goal_are_open() -> None:
    state = at("m5 c1 f5 e5 m1 e1 e2 m2 m3 m4", "q1 o1 o2 o3 b1 b2 a1 p1 p2 n4", points="pass")
    assert "n1" in ends(state, "m5")
    assert "d1" in ends(state, "e5")


def _in_foreign_point(name: str) -> bool:
    return any((goal(6, seat)) >> INDEX[name] & 1 for seat in (1, 2, 4, 5))


# --- rule 6 -------------------------------------------------------------------------


def test_home_ends_a_game_of_two() -> None:
    state = at("e5 d2 d3 d4 c1 c2 c3 b1 b2 a1", "q1 p1 p2 o1 o2 o3 n1 n2 n3 m5")
    after = state.apply("e5-d1")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("home", (1, 2))
    assert after.text().split()[1:] == ["1", "0"]
    assert after.legal_actions() == ()
    assert after.scores() is None


def test_a_goal_filled_with_others_counts_if_one_piece_is_own() -> None:
    men = "e5 d2 m1 m2 m3 m4 e1 e2 f1 g1", "d3 d4 c1 c2 c3 b1 b2 a1 n1 n2"
    after = at(*men).apply("e5-d1")
    assert after.finished == (0,)


def test_a_goal_full_of_others_only_is_no_home() -> None:
    men = "e5 m6 m1 m2 m3 m4 e1 e2 f1 g1", "d1 d2 d3 d4 c1 c2 c3 b1 b2 a1"
    after = at(*men).apply("m6-l6")
    assert after.finished == ()
    assert after.outcome() is None


def test_a_move_can_bring_another_player_home() -> None:
    """Seat 1 fills the last hole of seat 0's goal, which holds a piece of seat 0."""
    men = "d2 m6 m1 m2 m3 m4 e1 e2 f1 g1", "e5 d3 d4 c1 c2 c3 b1 b2 a1 n1"
    after = at(*men, seat=1).apply("e5-d1")
    assert after.finished == (0,)
    assert after.text().split()[1:] == ["1", "0"]


def test_who_is_home_in_a_written_position_is_noticed_after_the_next_turn() -> None:
    state = at("i5 i6 m1 m2 m3 m4 e1 e2 f1 g1", " ".join(N))
    assert state.outcome() is None
    after = state.apply("i5-i7")
    assert after.finished == (1,)
    kernel = GAME.kernel(options())
    position = kernel.position(state)
    texts = {kernel.action_text(position, a): a for a in kernel.actions(position)}
    assert kernel.apply(position, texts["i5-i7"]) == kernel.position(after)
    # Two at once: the mover first, and one is left to the end.
    both = at("e5 d2 d3 d4 c1 c2 c3 b1 b2 a1", " ".join(N)).apply("e5-d1")
    assert both.finished == (0,)


def test_play_goes_on_for_the_next_places_and_skips_who_is_home() -> None:
    ready = "e5 d2 d3 d4 c1 c2 c3 b1 b2 a1"
    men = ready, "e13 e12 e11 e10 f12 f11 f10 g11 g10 h10", "e1 e2 e3 e4 f1 f2 f3 g1 g2 h1"
    state = at(*men).apply("e5-d1")
    assert state.finished == (0,)
    assert state.outcome() is None
    assert state.seat == 1
    state = state.apply(state.legal_actions()[0])
    assert state.seat == 2
    state = state.apply(state.legal_actions()[0])
    assert state.seat == 1


# --- rules 7 and 8 ------------------------------------------------------------------


def shut_in() -> ChineseCheckersState:
    """Seat 0 sits at home behind two rows of seats 1 and 2."""
    return at(
        " ".join(N),
        "m5 m6 m7 m8 m9 l4 l5 l6 l7 l8",
        "l3 l9 k1 k2 k3 k4 k5 k6 k7 k8",
    )


def test_who_cannot_move_passes() -> None:
    state = shut_in()
    assert state.legal_actions() == ("pass",)
    assert [event.kind for event in state.events("pass")] == ["pass"]
    assert [(choice.kind, choice.target) for choice in state.choices()] == [("pass", None)]
    assert "chinese-checkers-note-pass" in {note.key for note in state.scene().notes}
    after = state.apply("pass")
    assert after.seat == 1
    assert after.legal_actions() != ("pass",)


def test_who_can_move_must() -> None:
    with pytest.raises(IllegalMove):
        start().apply("pass")


def test_the_third_time_a_position_comes_up_ends_the_game() -> None:
    """The start position does not count; each position counts after a turn."""
    state = start()
    round_trip = ("n1-m5", "d1-e5", "m5-n1", "e5-d1")
    state = played(state, *round_trip, *round_trip)
    # n1-m5 d1-e5 m5-n1 came up twice, and the start position twice, not thrice.
    assert state.outcome() is None
    assert {note.key for note in state.scene().notes} == {"chinese-checkers-note-repetition"}
    state = state.apply("n1-m5")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("repetition", (1, 2))


def test_the_same_pieces_with_another_player_to_move_are_another_position() -> None:
    state = played(start(), "n1-m5", "d1-e5", "m5-n1", "e5-d1")
    assert state.repeats == 1
    assert played(start(), "n1-m5").repeats == 1


def without_repetition(seed: int, **given: Any) -> ChineseCheckersState:
    rng = random.Random(seed)
    state = start(**given)
    while legal := state.legal_actions():
        state = state.apply(rng.choice(legal))
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_200_turns_of_one_player_end_the_game(players: int) -> None:
    state = without_repetition(1, players=players)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "turns"
    assert state.turns == (200,) + (199,) * (players - 1)
    assert sum(state.turns) == 199 * players + 1


def test_turns_left_are_told_near_the_end() -> None:
    rng = random.Random(1)
    state = start()
    told = []
    while legal := state.legal_actions():
        told += [
            note.arguments["count"]
            for note in state.scene().notes
            if note.key == "chinese-checkers-note-turns-left"
        ]
        state = state.apply(rng.choice(legal))
    assert told == [n for n in range(20, 0, -1) for _ in range(2)][:-1]


# --- rule 9 -------------------------------------------------------------------------


def test_the_unfinished_are_ranked_by_pieces_in_the_goal_then_by_distance() -> None:
    state = at(
        "d1 d2 m1 m2 m3 m4 n1 n2 n3 n4",
        "d3 d4 e1 e2 e3 e4 f1 f2 f3 f4",
    )
    assert [state.in_goal(seat) for seat in (0, 1)] == [2, 0]
    assert state.to_go(1) == sum(
        _distance(name, "q1") for name in "d3 d4 e1 e2 e3 e4 f1 f2 f3 f4".split()
    )


def _distance(one: str, other: str) -> int:
    return distance(INDEX[one], INDEX[other])


def test_ranks_at_the_turn_cap_follow_rule_9() -> None:
    for seed in range(3):
        state = without_repetition(seed, players=3)
        outcome = state.outcome()
        assert outcome is not None
        reached = [(-state.in_goal(seat), state.to_go(seat)) for seat in range(3)]
        assert list(outcome.ranks) == [1 + sum(r < own for r in reached) for own in reached]


# --- perft --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({}, [14, 196, 4_760, 115_600]),
        ({"points": "pass"}, [14, 196, 4_648, 110_224]),
        ({"long_jump": True}, [14, 196, 5_348, 145_924]),
        ({"players": 3}, [14, 196, 2_744, 66_640]),
        ({"players": 4}, [14, 199, 2_786]),
        ({"players": 5}, [14, 199, 2_828]),
        ({"players": 6}, [14, 199, 2_828]),
        ({"players": 4, "long_jump": True}, [14, 220, 3_080]),
        ({"players": 5, "long_jump": True}, [14, 220, 3_305]),
        ({"players": 6, "long_jump": True}, [14, 208, 3_117]),
    ],
)
def test_perft(given: dict[str, Any], counts: list[int]) -> None:
    kernel, state = GAME.kernel(options(**given)), start(**given)
    found = [perft.count(kernel, state, depth + 1) for depth in range(len(counts))]
    assert found == counts


# --- kernel -------------------------------------------------------------------------


def test_the_kernel_sees_repetition_and_the_last_turn_as_the_rules_do() -> None:
    kernel, state = GAME.kernel(options()), start()
    position = kernel.position(state)
    round_trip = ("n1-m5", "d1-e5", "m5-n1", "e5-d1") * 2
    for action in (*round_trip, "n1-m5"):
        assert kernel.actions(position)
        number = next(
            a for a in kernel.actions(position) if kernel.action_text(position, a) == action
        )
        position, state = kernel.apply(position, number), state.apply(action)
    assert kernel.actions(position) == []
    assert kernel.position(state) == position


def test_ways_that_meet_are_one_position_unless_it_came_up_before() -> None:
    kernel = GAME.kernel(options())
    one = kernel.position(played(start(), "n1-m5", "d1-e5", "n4-m9"))
    other = kernel.position(played(start(), "n4-m9", "d1-e5", "n1-m5"))
    assert one == other
    assert hash(one) == hash(other)
    again = played(start(), "n1-m5", "d1-e5", "m5-n1", "e5-d1", "n1-m5")
    assert kernel.position(again) != kernel.position(played(start(), "n1-m5"))


def test_payoffs_are_turns_still_needed_and_agree_with_places() -> None:
    state = at("e5 d2 d3 d4 c1 c2 c3 b1 b2 a1", "q1 p1 p2 o1 o2 o3 n1 n2 n3 m5").apply("e5-d1")
    kernel = GAME.kernel(options())
    winner, loser = kernel.payoff(kernel.position(state))
    assert winner == 0
    assert -2 < loser <= -1
    far = at("e5 d2 d3 d4 c1 c2 c3 b1 b2 a1", "e1 e2 e3 f1 f2 g1 g2 e12 e13 h1").apply("e5-d1")
    assert kernel.payoff(kernel.position(far))[1] < -15


def test_estimates_count_the_turns_to_go() -> None:
    kernel = GAME.kernel(options())
    first, second = kernel.evaluate(kernel.position(start()))
    assert -45 < second < first < -25
    nearer = kernel.evaluate(kernel.position(start().apply("o1-m5")))
    assert nearer[0] - nearer[1] > -1


# --- texts --------------------------------------------------------------------------


def test_position_texts() -> None:
    assert start().text() == "a/aa/aaa/aaaa/13/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b 0 -"
    assert start(players=6).text() == (
        "a/aa/aaa/aaaa/ffff5bbbb/fff6bbb/ff7bb/f8b/9/e8c/ee7cc/eee6ccc/eeee5cccc/dddd/ddd/dd/d 0 -"
    )


ROWS = "a/aa/aaa/aaaa/13/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{ROWS} 2 -", "only 2 seats"),
        (f"{ROWS} 0 2", "only 2 seats"),
        (f"{ROWS} 0 0", "home and cannot be to move"),
        (f"{ROWS} 0 1,1", "finished once"),
        (f"{ROWS} 0 0,1", "finished once|cannot be to move"),
        (f"{ROWS} 0", "write"),
        (f"{ROWS} 0 -,1", "write"),
        (f"{ROWS} 00 -", "write"),
        (ROWS.replace("b/", "1/", 1) + " 0 -", "10 pieces"),
        (ROWS.replace("13", "c12", 1) + " 0 -", "unknown sign"),
        (ROWS.replace("13", "a12", 1) + " 0 -", "10 pieces"),
    ],
)
def test_impossible_positions_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.parse(options(), text)


@pytest.mark.parametrize("text", ["", "n1", "n1-", "n1-z5", "n1xm5", "n1-m5-l4", "N1-m5", "n1-m50"])
def test_texts_of_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        start().apply(text)


def test_repetition_is_known_to_the_record() -> None:
    moves = ["n1-m5", "d1-e5", "m5-n1", "e5-d1"] * 2 + ["n1-m5"]
    request = {"id": 1, "type": "open", "game": "chinese-checkers", "moves": moves}
    reply = json.loads(Server().receive(json.dumps(request)))
    assert (reply["over"], reply["reason"], reply["ranks"]) == (True, "repetition", [1, 2])
    assert reply["scores"] is None
    moves.append("d1-e5")
    reply = json.loads(Server().receive(json.dumps(request)))
    assert (reply["type"], reply["at"]) == ("error", 9)


def test_scene_of_an_end() -> None:
    state = at("e5 d2 d3 d4 c1 c2 c3 b1 b2 a1", "q1 p1 p2 o1 o2 o3 n1 n2 n3 m5").apply("e5-d1")
    scene = state.scene()
    assert (scene.status.key, scene.status.arguments["side"]) == (
        "chinese-checkers-status-home",
        "red",
    )
    assert [(line.side, line.value) for line in scene.tally] == [(0, 1), (1, 2)]
    reached = scene.notes[-1]
    assert dict(reached.arguments) == {"side": "gold", "count": 9, "distance": 21}


def test_all_pieces_keep_their_ids() -> None:
    state = start(players=6)
    ids = [piece.id for piece in state.pieces()]
    assert len(set(ids)) == 60
    assert [piece.side for piece in state.pieces()] == [n for n in range(6) for _ in range(10)]
    assert bits(state.men[0]) == [INDEX[name] for name in sorted(N, key=INDEX.__getitem__)]
