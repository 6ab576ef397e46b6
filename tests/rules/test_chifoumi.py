"""The rules of Chifoumi, number by number, its options, and the cases of the rules page."""

from __future__ import annotations

import pytest

from boardlet.core.errors import BadMove, BadOption, IllegalMove
from boardlet.core.options import Value, resolve
from boardlet.core.turns import play_turn
from boardlet.games.chifoumi import GAME
from tests.rules.chifoumi_positions import (
    four,
    moves_from,
    parsed,
    play,
    position,
    started,
    three,
    two,
)

FAR = ", a7 bS"
"""A disc that takes no part but gives black a step and keeps the game alive."""
START_OF_THREE = (
    "2,bR,bS,bR,2/2,bP,bS,bP,2/2,bW,1,bW,2/7/wP,wW,3,rW,rP/wR,wS,wW,1,rW,rS,rR/wS,wR,wP,1,rP,rR,rS"
)
START_OF_FOUR = (
    "rS,rR,rP,1,bP,bR,bS/rR,rS,3,bS,bR/rP,5,bP/7/wP,5,oP/wR,wS,3,oS,oR/wS,wR,wP,1,oP,oR,oS"
)


# --- board and discs -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "board", "rest"),
    [
        (
            {},
            "2,bR,bS,bR,2/2,bP,bS,bP,2/2,bW,1,bW,2/7/2,wW,1,wW,2/2,wP,wS,wP,2/2,wR,wS,wR,2",
            "w w 0,0 0 -",
        ),
        (
            {"start": "wide", "first": "black"},
            "2,bR,bS,bR,2/1,bW,bP,bS,bP,bW,1/7/7/7/1,wW,wP,wS,wP,wW,1/2,wR,wS,wR,2",
            "b b 0,0 0 -",
        ),
        (
            {"players": 3},
            START_OF_THREE,
            "w w 0,0,0 0 -",
        ),
        (
            {"players": 4},
            START_OF_FOUR,
            "w w 0,0,0,0 0 -",
        ),
        ({"setup": "free"}, "7/7/7/7/7/7/7", "w w 0,0 0 @"),
    ],
)
def test_start_positions(options: dict[str, Value], board: str, rest: str) -> None:
    assert started(**options).text() == f"{board} {rest}"


@pytest.mark.parametrize("attacker", "RSPW")
@pytest.mark.parametrize("target", "RSPW")
def test_each_kind_captures_what_it_beats(attacker: str, target: str) -> None:
    beaten = {"R": "S", "S": "P", "P": "RW", "W": "RS"}
    state = two(f"d4 w{attacker}, d5 b{target}, a1 wS, a7 bP")
    assert ("d4xd5" in state.legal_actions()) == (target in beaten[attacker])


# --- rules 1 to 5: a turn ------------------------------------------------------------


def test_rule_1_a_disc_steps_one_field_in_any_direction() -> None:
    assert [move[3:] for move in moves_from(two("d4 wS, a1 bR, a7 bS"), "d4")] == [
        *("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"),
    ]
    assert [move[3:] for move in moves_from(two("a1 wS, g7 bR"), "a1")] == ["a2", "b1", "b2"]


def test_rule_1_only_the_top_disc_of_a_tower_moves_and_owns_it() -> None:
    state = two("d4 bR.wS" + FAR)
    after = play(state, "d4-e5")
    assert after.text() == position("d4 bR, e5 wS" + FAR, "b", since=1)
    assert not moves_from(two("d4 wR.bS, a1 wP"), "d4")


def test_rule_2_steps_stacks_and_captures_have_their_own_signs() -> None:
    state = two("d4 wS, c4 wW, d5 bP, e4 bR")
    assert moves_from(state, "d4") == [
        *("d4+c4", "d4-c3", "d4-c5", "d4-d3", "d4-e3", "d4-e5", "d4xd5"),
    ]


def test_rule_2_any_kind_climbs_on_any_kind_to_any_height() -> None:
    state = two("c1 wR.wR.wS.wS.wP.wP.wW, d1 wW" + FAR)
    assert play(state, "d1+c1").text() == position("c1 wR.wR.wS.wS.wP.wP.wW.wW" + FAR, "b", since=1)


def test_rule_2_a_capture_removes_the_whole_tower_whoever_owns_it() -> None:
    state = play(two("d4 wS, d5 bR.wW.bP, g1 bW, g2 wR"), "d4xd5", "stop")
    assert state.text() == position("d5 wS, g1 bW, g2 wR", "b", captured="2,0")
    taken = [piece for piece in state.pieces() if piece.point == "taken-0"]
    assert sorted((piece.kind, piece.side) for piece in taken if piece.kind) == [
        *(("P", 1), ("R", 1), ("W", 0)),
    ]


def test_rule_3_partners_climb_on_each_other_and_may_capture_each_other() -> None:
    state = four("d4 wR, d5 bS, e5 bP, d3 rS, a7 rP, a1 oP")
    assert moves_from(state, "d4") == [
        *("d4+d5", "d4+e5", "d4-c3", "d4-c4", "d4-c5", "d4-e3", "d4-e4", "d4xd3", "d4xd5"),
    ]
    assert play(state, "d4+d5").scores() == (3, 3.5, 3, 3.5)
    assert play(state, "d4xd5").scores() == (2, 3.5, 2, 3.5)


def test_rule_3_a_captured_partner_is_no_enemy_disc() -> None:
    state = play(four("d4 wR, d5 rP.bS, a7 rP, a1 oP, g7 bP"), "d4xd5", "stop")
    assert state.captured == (1, 0, 0, 0)


def test_rule_4_after_a_capture_the_same_disc_may_make_one_more_step() -> None:
    state = play(two("d4 wS, d5 bP, d6 bP, c5 wR, g1 wW" + FAR), "d4xd5")
    assert state.in_turn
    assert state.seat == 0
    assert state.legal_actions() == (
        *("d5+c5", "d5-c4", "d5-c6", "d5-d4", "d5-e4", "d5-e5", "d5-e6", "d5xd6", "stop"),
    )
    for last in ("d5-e6", "d5+c5", "stop"):
        after = play(state, last)
        assert (after.seat, after.in_turn, after.since) == (1, False, 0)
    again = play(state, "d5xd6")
    assert again.in_turn
    assert again.text().endswith(" w w 2,0 0 d6")


def test_rule_4_the_extra_step_may_lead_back() -> None:
    state = two("a1 wS, b1 bP, a2 bR, b2 bR, c1 bS, c2 bS, g7 wP")
    assert play(state, "a1xb1").legal_actions() == ("b1-a1", "stop")
    tower = two("a2 wS.wS, a1 bP, b1 bR, b2 bR, g7 wR")
    assert play(tower, "a2xa1").legal_actions() == ("a1+a2", "stop")


def test_rule_4_a_chain_with_no_step_left_ends_the_turn_by_itself() -> None:
    after = play(two("a2 bS.wS, a1 bP, b1 bR, b2 bW, g7 wR"), "a2xa1")
    assert not after.in_turn
    assert after.text().endswith(" b w 1,0 0 -")


def test_rule_5_there_is_no_duty_to_capture() -> None:
    assert len(moves_from(two("d4 wS, d5 bP, a7 bR"), "d4")) == 8


def test_rule_5_a_player_whose_discs_are_all_buried_is_skipped() -> None:
    state = two("d4 bR.wS, a1 wP")
    events = state.events("a1-a2")
    assert [(event.kind, event.seat) for event in events] == [("step", 0), ("skip", 1)]
    after = play(state, "a1-a2")
    assert (after.seat, after.since, after.skipped) == (0, 1, (1,))
    assert after.scene().notes[0].key == "chifoumi-note-skipped"


def test_rule_5_a_player_walled_in_by_unbeatable_enemies_is_skipped() -> None:
    state = two("a1 bS, a2 wR, b1 wS, b2 wR, g7 wW")
    assert play(state, "g7-g6").seat == 0
    free = two("a1 bS, a2 wR, b1 wP, b2 wR, g7 wW")
    assert play(free, "g7-g6").legal_actions() == ("a1xb1",)


def test_rule_5_with_three_players_one_without_discs_is_skipped() -> None:
    state = three("a1 wR, g1 rS, g7 rP")
    after = play(state, "a1-a2")
    assert after.text().split()[1] == "r"
    assert [event.kind for event in state.events("a1-a2")] == ["step", "skip"]
    assert play(after, "g1-g2").seat == 0


def test_rule_5_who_is_freed_in_the_meantime_plays_again() -> None:
    state = play(four("a1 wR, g7 bS, d4 rP.oS"), "a1-a2")
    assert [state.seat, state.skipped] == [2, (1,)]
    assert play(state, "g7-g6", "d4-d5", "a2-a1").seat == 1


# --- rules 6 to 10: end and score ----------------------------------------------------


def test_rule_6_the_game_ends_with_one_side_left_and_no_extra_step() -> None:
    state = play(two("d4 wS, d5 bP, a1 wR"), "d4xd5")
    assert (state.legal_actions(), state.in_turn) == ((), False)
    assert state.text().split()[1] == "b"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 2), "one-side")


def test_rule_6_the_game_ends_with_one_kind_left() -> None:
    state = play(two("d4 wS, d5 bP, a1 wS, a7 bS"), "d4xd5")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "one-kind"
    assert state.scores() == (2, 1.5)


def test_rule_6_captures_of_own_or_partners_discs_do_not_keep_it_alive() -> None:
    assert four("d4 wR, d5 bS").outcome() is not None
    assert two("d4 wR, d5 wS", own=True).outcome() is not None
    assert three("d4 wR, d5 bS").outcome() is None


def test_rule_6_an_end_may_come_from_capturing_an_own_tower() -> None:
    state = two("d4 wS, d5 bR.wP, a1 wW", own=True)
    after = play(state, "d4xd5")
    assert after.outcome() is not None
    assert after.captured == (1, 0)


@pytest.mark.parametrize(("players", "turns"), [(2, 60), (3, 60), (4, 80)])
def test_rule_7_turns_without_a_capture_end_the_game(players: int, turns: int) -> None:
    towers = {2: "d4 wS, a7 bP", 3: "d4 wS, a7 bP, g1 rR", 4: "d4 wS, a7 rP, g7 bS, g1 oR"}
    captured = ",".join("0" * players)
    text = position(towers[players], captured=captured, since=turns - 1)
    state = parsed(text, players=players)
    assert state.outcome() is None
    assert state.scene().notes[-1].arguments == {"turns": 1}
    over = play(state, "d4-d3").outcome()
    assert over is not None
    assert over.reason == "stall"


def test_rule_7_a_capture_starts_the_count_anew_and_skips_are_no_turns() -> None:
    last = parsed(position("d4 wS, d5 bP, a1 wR, a7 bP", since=59))
    assert play(last, "d4xd5", "stop").since == 0
    skipping = parsed(position("d4 bR.wS, a1 wP", since=10))
    assert play(skipping, "a1-a2").since == 11


@pytest.mark.parametrize(("players", "first"), [(2, 40), (3, 30), (4, 40)])
def test_rule_7_the_counter_is_shown_for_the_last_ten_rounds(players: int, first: int) -> None:
    towers = {2: "d4 wS, a7 bP", 3: "d4 wS, a7 bP, g1 rR", 4: "d4 wS, a7 rP, g7 bS, g1 oR"}
    captured = ",".join("0" * players)
    for since in (first - 1, first):
        state = parsed(position(towers[players], captured=captured, since=since), players=players)
        shown = "chifoumi-note-stall" in [note.key for note in state.scene().notes]
        assert shown == (since == first)


def test_rule_8_two_players_count_discs_left_and_the_second_half_a_point() -> None:
    assert two("d4 wR.bS, a1 wP, g7 bW").scores() == (2, 2.5)
    black_began = parsed(position("d4 wR.bS, a1 wP, g7 bW", started="b"), first="black")
    assert black_began.scores() == (2.5, 2)


def test_rule_9_three_players_count_captures_own_discs_not() -> None:
    state = play(three("d4 wS, d5 wR.rW.bP, a1 bP, g1 rR", captured="1,2,0"), "d4xd5", "stop")
    assert state.scores() == (3, 2, 0)


@pytest.mark.parametrize(
    ("towers", "captured", "ranks"),
    [
        ("d4 wP, a1 bP, g1 rP", "2,5,3", (3, 1, 2)),
        ("d4 wP, a1 bP, a3 bP, g1 rP", "3,3,3", (3, 1, 2)),
        ("d4 wP, a1 bP, g1 rP", "3,3,3", (3, 2, 1)),
        ("d4 wP, a1 bP", "2,2,7", (3, 2, 1)),
    ],
)
def test_rule_9_ties_go_by_discs_left_then_by_turn_order(
    towers: str, captured: str, ranks: tuple[int, ...]
) -> None:
    outcome = three(towers, captured=captured).outcome()
    assert outcome is not None
    assert outcome.ranks == ranks


def test_rule_9_a_tie_is_said_and_an_eliminated_player_can_win() -> None:
    tied = three("d4 wP, a1 bP, g1 rP", captured="3,3,3").scene()
    assert [note.key for note in tied.notes] == ["chifoumi-note-tie"]
    assert tied.status.arguments == {"side": "red", "score": 3, "other": 3}
    gone = three("d4 wP, a1 bP", captured="2,2,7").scene()
    assert gone.status.arguments["side"] == "red"


def test_rule_10_four_players_count_by_team() -> None:
    state = four("a1 wP, b1 wP, g7 bP, d4 oP.rP")
    outcome = state.outcome()
    assert outcome is not None
    assert state.scores() == (3, 2.5, 3, 2.5)
    assert outcome.ranks == (1, 2, 1, 2)
    status = state.scene().status
    assert status.key == "chifoumi-status-team-won"
    assert status.arguments == {"side": "white", "partner": "black", "score": 3, "other": 2.5}


def test_the_final_count_adds_up_to_the_scores() -> None:
    for state, totals in [
        (two("a1 wP, b2 bP.bP"), {0: 1, 1: 2.5}),
        (three("d4 wP, a1 bP", captured="2,2,7"), {0: 2, 1: 2, 2: 7}),
        (four("a1 wP, b1 wP, g7 bP, d4 oP.rP"), {0: 2, 1: 1.5, 2: 1, 3: 1}),
    ]:
        found: dict[int, float] = {}
        for line in state.scene().tally:
            found[line.side] = found.get(line.side, 0) + line.value
        assert found == totals


# --- options -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "hidden", "touch", "own"),
    [
        ({}, False, False, False),
        ({"level": "advanced"}, True, True, False),
        ({"level": "professional"}, True, True, True),
        ({"level": "professional", "players": 3}, True, True, True),
        ({"level": "advanced", "players": 4}, True, True, False),
        ({"level": "professional", "touch": False}, True, False, True),
        ({"level": "advanced", "own": True}, True, True, True),
    ],
)
def test_levels_are_presets_that_flags_override(
    given: dict[str, Value], hidden: bool, touch: bool, own: bool
) -> None:
    resolved = resolve(GAME.spec.options, given)
    assert (resolved["hidden"], resolved["touch"], resolved["own"]) == (hidden, touch, own)


@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"players": True},
        {"players": 3, "start": "wide"},
        {"players": 4, "first": "black"},
        {"players": 4, "own": True},
        {"players": 4, "level": "professional"},
        {"level": "grandmaster"},
        {"hidden": 1},
        {"setup": "random"},
    ],
)
def test_options_that_do_not_apply_are_refused(given: dict[str, Value]) -> None:
    with pytest.raises(BadOption):
        resolve(GAME.spec.options, given)


def test_hidden_withholds_the_kinds_of_buried_discs_from_the_pieces_only() -> None:
    towers = "d4 bR.wP.wS, a1 wP, a7 bW"
    open_, hidden = two(towers), two(towers, hidden=True)
    assert hidden.text() == open_.text()
    kinds = {(piece.point, piece.level): piece.kind for piece in hidden.pieces()}
    assert kinds["d4", 0] is None
    assert kinds["d4", 1] is None
    assert kinds["d4", 2] == "S"
    sides = [(piece.point, piece.level, piece.side) for piece in hidden.pieces()]
    assert sides == [(piece.point, piece.level, piece.side) for piece in open_.pieces()]
    assert "chifoumi-note-hidden" in [note.key for note in hidden.scene().notes]


def test_hidden_pieces_are_the_same_whatever_is_buried() -> None:
    one = two("d4 bR.wP.wS, a1 wR, a7 bW", hidden=True)
    other = two("d4 bS.wW.wS, a1 wR, a7 bW", hidden=True)
    shown = [[p for p in s.pieces() if not p.point.startswith("taken")] for s in (one, other)]
    assert shown[0] == shown[1]


def test_touch_is_told_to_the_page() -> None:
    assert [note.key for note in started(touch=True).scene().notes] == ["chifoumi-note-touch"]


def test_own_lets_own_towers_be_captured_besides_stacking() -> None:
    towers = "d4 wS, d5 bR.wP, e4 wR, a7 bP"
    assert "d4xd5" not in two(towers).legal_actions()
    state = two(towers, own=True)
    assert [move for move in moves_from(state, "d4") if "d5" in move or "e4" in move] == [
        *("d4+d5", "d4+e4", "d4xd5"),
    ]
    after = play(state, "d4xd5")
    assert after.in_turn
    assert after.captured == (1, 0)
    assert after.scores() == (2, 1.5)
    kinds = {choice.action: choice.kind for choice in state.choices()}
    assert (kinds["d4+d5"], kinds["d4xd5"]) == ("stack", "capture")


def test_equal_kinds_capture_and_only_one_side_ends_it() -> None:
    state = two("d4 wR, d5 bR, a1 wR, a7 bR", equal=True)
    assert state.outcome() is None
    after = play(state, "d4xd5", "d5-d6")
    assert after.outcome() is None
    assert "a7-a6" in after.legal_actions()
    assert play(two("d4 wR, d5 bR, a1 wR", equal=True), "d4xd5").outcome() is not None
    assert "d4xd5" in two("d4 wR, d5 wR, a7 bS", equal=True, own=True).legal_actions()


def test_first_lets_black_begin_and_gives_white_the_half_point() -> None:
    state = started(first="black")
    assert state.seat == 1
    assert state.scores() == (8.5, 8)


# --- option setup: free --------------------------------------------------------------


def test_placing_is_on_empty_fields_but_d4_or_on_own_towers() -> None:
    state = started(setup="free")
    assert len(state.legal_actions()) == 4 * 48
    assert "R@d4" not in state.legal_actions()
    state = play(state, "R@c2", "P@f6")
    fields = {action[2:] for action in state.legal_actions()}
    assert "c2" in fields
    assert fields.isdisjoint({"d4", "e5", "e6", "e7", "f5", "f6", "f7", "g5", "g6", "g7"})
    assert len(fields) == 39


def test_placing_uses_up_the_hand() -> None:
    state = play(started(setup="free"), "R@a1", "R@g7", "R@a1", "R@g7")
    assert {action[0] for action in state.legal_actions()} == {"S", "P", "W"}
    assert state.text() == position("a1 wR.wR, g7 bR.bR", chain="@")
    hands = [piece.point for piece in state.pieces() if piece.point.startswith("hand")]
    assert hands == ["hand-0"] * 6 + ["hand-1"] * 6


def test_placing_beside_a_partner_is_allowed_but_not_on_them() -> None:
    state = play(started(players=4, setup="free"), "R@a1", "R@g7")
    fields = {action[2:] for action in state.legal_actions()}
    assert {"a2", "b1", "b2"} <= fields
    assert fields.isdisjoint({"a1", "g7", "f6", "d4"})


def test_after_placing_who_began_moves_first() -> None:
    state = started(setup="free", first="black")
    assert state.seat == 1
    for kind in "RRSSPPWW":
        state = play(state, f"{kind}@g7", f"{kind}@a1")
    assert state.text() == position(
        "g7 bR.bR.bS.bS.bP.bP.bW.bW, a1 wR.wR.wS.wS.wP.wP.wW.wW", "b", started="b"
    )
    assert state.legal_actions() == ("g7-f6", "g7-f7", "g7-g6")
    assert state.since == 0


# --- actions and turns ---------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "c3", "c3c4", "c3-h4", "c3*c4", "Q@c2", "R@c9", "Stop", "c3-c4 "]
)
def test_texts_of_no_action_are_bad_moves(text: str) -> None:
    with pytest.raises(BadMove):
        started().apply(text)


@pytest.mark.parametrize("text", ["c3-c5", "c3+c4", "c5-c4", "c2-c3", "R@a1", "stop", "d4-d5"])
def test_actions_against_the_rules_are_illegal(text: str) -> None:
    with pytest.raises(IllegalMove):
        started().apply(text)


def test_a_turn_is_written_as_its_path() -> None:
    state = two("c3 wS, d4 bP, e5 bP, f6 bR, a1 wP")
    after, actions = play_turn(state, "c3xd4xe5-d4")
    assert actions == ("c3xd4", "d4xe5", "e5-d4")
    assert after.seat == 1
    after, actions = play_turn(state, "c3xd4")
    assert actions == ("c3xd4", "stop")
    with pytest.raises(IllegalMove):
        play_turn(state, "c3-c4-c5")


# --- what the page shows -------------------------------------------------------------


def test_events_move_the_disc_then_what_it_captures_from_the_top_down() -> None:
    state = two("d4 bW.wS, d5 bR.wW.bP, g1 bW, g2 wR")
    events = state.events("d4xd5")
    names = {(piece.point, piece.level): piece.id for piece in state.pieces()}
    assert [(e.kind, e.piece, e.source, e.target, e.level) for e in events] == [
        ("step", names["d4", 1], "d4", "d5", 0),
        ("capture", names["d5", 2], "d5", "taken-0", 0),
        ("capture", names["d5", 1], "d5", "taken-0", 0),
        ("capture", names["d5", 0], "d5", "taken-0", 0),
    ]


def test_the_overlay_counts_threats_by_side() -> None:
    overlay = two("d4 wS, c5 bR, e5 bW, d3 bP, a1 wS").scene().overlays[0]
    assert overlay.counts == {"d3": (1, 0), "d4": (0, 2)}


def test_trays_are_there_for_what_can_be_in_them() -> None:
    def names(**options: Value) -> list[str]:
        return [t.name for t in GAME.board(resolve(GAME.spec.options, options)).trays]

    assert names() == ["taken-0", "taken-1"]
    assert names(players=3, setup="free") == [
        *("hand-0", "hand-1", "hand-2", "taken-0", "taken-1", "taken-2"),
    ]


# --- cases from the texts ------------------------------------------------------------


def test_case_1_paper_protects_scissors_from_above() -> None:
    state = two("d4 wS, c3 wP, d5 bR")
    assert "d5xd4" in two("d4 wS, c3 wP, d5 bR", "b").legal_actions()
    after = play(state, "c3+d4")
    assert "d5xd4" not in after.legal_actions()
    assert "d4xd5" in two("d4 wS.wP, d5 bR").legal_actions()


def test_case_2_a_tower_falls_with_its_top() -> None:
    state = play(two("e5 bR.bP, c3 wS, a7 bR"), "c3-d4", "a7-a6", "d4xe5", "stop")
    assert state.text() == position("e5 wS, a6 bR", "b", captured="2,0")


def test_case_3_a_chain_ends_out_of_the_rocks_reach() -> None:
    state, _ = play_turn(two("c3 wS, d4 bP, e5 bP, f6 bR"), "c3xd4xe5-d4")
    assert state.text() == position("d4 wS, f6 bR", "b", captured="2,0")
    assert all(move[2] == "-" for move in state.legal_actions())


def test_case_4_a_disc_slips_between_two_enemies() -> None:
    assert "d4-c5" in two("d4 wS, c4 bR, d5 bR").legal_actions()


def test_case_5_equal_kinds_do_not_capture() -> None:
    assert "d4xd5" not in two("d4 wR, d5 bR, a1 wS").legal_actions()
    assert "d5xd4" not in two("d4 wR, d5 bR, a1 wS", "b").legal_actions()


def test_case_6_buried_kinds_keep_the_game_alive() -> None:
    over = two("a1 wP, c1 wP, g7 bP")
    assert over.outcome() is not None
    assert over.scores() == (2, 1.5)
    assert two("a1 wR.wP, g7 bP").outcome() is None


def test_case_7_a_buried_player_is_skipped_and_its_disc_counts() -> None:
    state = four("a1 wR, g1 bS, d4 rP.oS")
    after = play(state, "a1-a2")
    assert after.text().split()[1] == "b"
    assert after.scores() == (2, 2.5, 2, 2.5)


def test_case_8_stacking_and_capturing_have_the_same_ends() -> None:
    state = four("d4 wR, d5 bS, a7 rP, a1 oP")
    chosen = [choice for choice in state.choices() if choice.target == "d5"]
    assert [(c.action, c.kind, c.source) for c in chosen] == [
        ("d4+d5", "stack", "d4"),
        ("d4xd5", "capture", "d4"),
    ]


def test_case_9_the_half_point_decides() -> None:
    state = two("a1 wP, g7 bP")
    outcome = state.outcome()
    assert outcome is not None
    assert (state.scores(), outcome.ranks) == ((1, 1.5), (2, 1))
