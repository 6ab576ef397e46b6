"""The laws that every game keeps, for the tests of a package that brings one.

    from boardlet.testing import GAME_LAWS, LAWS, cases

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_law(case, law):
        law(case)

A law fails with an AssertionError. The laws play random games of every option
set, the same at every run; BOARDLET_DEEP=1 in the environment makes them play more.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlet.core.state import Game
from boardlet.testing import boards, kernels, pieces, records, states, texts
from boardlet.testing.samples import Case, cases

__all__ = ["GAME_LAWS", "LAWS", "Case", "cases"]

LAWS: tuple[Callable[[Case], None], ...] = (
    states.parse_inverts_text,
    states.texts_tell_states_apart,
    states.broken_position_texts_are_refused_in_words,
    states.texts_of_no_position_are_refused,
    states.legal_actions_are_sorted_and_apply,
    states.no_other_action_applies,
    states.apply_leaves_its_receiver_unchanged,
    states.no_legal_action_if_and_only_if_there_is_an_outcome,
    states.better_scores_are_better_ranks,
    states.only_an_open_turn_can_be_stopped,
    kernels.both_faces_agree_along_whole_games,
    kernels.applying_leaves_the_position_unchanged,
    kernels.estimates_are_finite_and_one_a_seat,
    kernels.every_random_game_ends,
    pieces.events_lead_from_pieces_to_pieces,
    pieces.the_acting_seat_is_named_by_the_first_event,
    pieces.pieces_keep_their_ids_kinds_and_sides,
    pieces.pieces_stand_on_points_or_in_trays,
    pieces.a_read_position_has_the_same_pieces_but_for_their_ids,
    pieces.choices_tell_the_legal_actions_one_by_one,
    pieces.a_choice_does_what_it_says,
    pieces.scenes_speak_of_what_is_there,
    pieces.the_final_count_adds_up_to_the_scores,
    boards.points_have_their_own_names_and_places,
    boards.arrow_keys_reach_every_point_and_go_back,
    boards.trays_and_sides_fit,
    boards.drawings_are_well_formed_and_plain,
    boards.replies_are_json_and_name_only_what_is_on_the_board,
    records.replaying_the_turns_gives_the_same_game,
    records.open_turns_can_be_written_and_read,
    records.turn_texts_can_be_taken_apart,
    records.a_finished_game_takes_no_more,
    records.the_first_wrong_turn_is_named,
    records.a_turn_that_goes_on_after_its_end_is_illegal,
    texts.what_a_state_says_has_a_text,
)
"""What holds for a game under each set of its options."""

GAME_LAWS: tuple[Callable[[Game], None], ...] = (
    boards.every_kind_has_a_picture,
    records.resolved_options_resolve_to_themselves,
    records.options_given_alone_start_a_game,
    texts.a_game_names_itself_its_pieces_and_its_options,
    texts.keys_begin_with_the_game,
)
"""What holds for a game as a whole."""
