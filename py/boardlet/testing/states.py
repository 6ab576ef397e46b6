"""Laws of a State: its text, its legal actions, its end."""

from __future__ import annotations

import random

from boardlet.core.errors import BadMove, BadPosition, IllegalMove
from boardlet.core.state import State
from boardlet.testing.option_sets import DEEP
from boardlet.testing.refusals import refused
from boardlet.testing.samples import Case, sample, walks, whole

_MOST_ACTIONS = 120 if DEEP else 25
"""Actions tried in one position."""


def parse_inverts_text(case: Case) -> None:
    for state in sample(case):
        text = state.text()
        again = case.game.parse(case.options, text)
        assert again == state, text
        assert hash(again) == hash(state), text
        assert again.text() == text
        assert (again.seat, again.in_turn) == (state.seat, state.in_turn), text
        assert again.scores() == state.scores(), text
        if state.outcome() is None:
            assert again.legal_actions() == state.legal_actions(), text
            assert again.outcome() is None, text


def texts_tell_states_apart(case: Case) -> None:
    known: dict[State, str] = {}
    for walk in walks(case):
        for state in walk.states:
            assert known.setdefault(state, state.text()) == state.text()
    assert len(set(known.values())) == len(known)


def broken_position_texts_are_refused_in_words(case: Case) -> None:
    rng = random.Random(f"broken {case}")
    letters = sorted({letter for state in sample(case) for letter in state.text()})
    for state in sample(case):
        text = state.text()
        at = rng.randrange(len(text))
        for broken in (
            text[:at] + text[at + 1 :],
            text[:at] + rng.choice(letters) + text[at:],
            text[:at] + rng.choice(letters) + text[at + 1 :],
            text[:at],
            f"{text} ",
            f"{text}\n",
            text.swapcase(),
            text.replace("1", "\u0661"),
        ):
            try:
                other = case.game.parse(case.options, broken)
            except BadPosition:
                continue
            assert other.text() == broken
            assert (other.outcome() is None) == bool(other.legal_actions()), broken
            for action in other.legal_actions()[:_MOST_ACTIONS]:
                other.apply(action)


def texts_of_no_position_are_refused(case: Case) -> None:
    for text in ["", " ", "x", "/" * 80, "9" * 300, "8/8", "\x00", "-" * 40]:
        with refused(BadPosition):
            case.game.parse(case.options, text)


def legal_actions_are_sorted_and_apply(case: Case) -> None:
    rng = random.Random(f"legal {case}")
    for state in sample(case):
        legal = state.legal_actions()
        assert list(legal) == sorted(set(legal)), state.text()
        for action in rng.sample(legal, min(len(legal), _MOST_ACTIONS)):
            after = state.apply(action)
            assert after != state, (state.text(), action)
            assert 0 <= after.seat < case.seats


def no_other_action_applies(case: Case) -> None:
    rng = random.Random(f"illegal {case}")
    pool = sorted({action for walk in walks(case) for action in walk.actions})
    for state in sample(case):
        legal = state.legal_actions()
        tried = rng.sample(pool, min(len(pool), _MOST_ACTIONS))
        tried += ["", " ", "stop", "swap", "pass", "Ke4", "a1-a1", "e5xg5", "z9-z8", "x" * 2000]
        tried += [action + tail for action in legal[:2] for tail in (" ", "\n", "\0", "-a1", "1")]
        tried += [change for action in legal[:3] for change in _changes(rng, action)]
        for action in tried:
            if action not in legal:
                with refused(BadMove, IllegalMove):
                    state.apply(action)


def _changes(rng: random.Random, action: str) -> list[str]:
    at = rng.randrange(len(action))
    return [
        action[:at] + action[at + 1 :],
        action[:at] + rng.choice("abcdefghKQRBNw123456789-+x@") + action[at + 1 :],
        action.upper(),
        action.lower(),
        action[::-1],
    ]


def apply_leaves_its_receiver_unchanged(case: Case) -> None:
    rng = random.Random(f"receiver {case}")
    for state in sample(case):
        before = _public(state)
        legal = state.legal_actions()
        for action in rng.sample(legal, min(len(legal), 5)):
            state.events(action)
            assert state.apply(action) == state.apply(action)
        state.choices()
        state.scene()
        assert _public(state) == before


def _public(state: State) -> tuple[object, ...]:
    return (
        hash(state),
        state.text(),
        state.seat,
        state.in_turn,
        state.legal_actions(),
        state.pieces(),
        state.scores(),
        state.outcome(),
    )


def no_legal_action_if_and_only_if_there_is_an_outcome(case: Case) -> None:
    for walk in walks(case):
        for state in walk.states:
            assert (state.outcome() is None) == bool(state.legal_actions()), state.text()
    end = whole(case).states[-1]
    outcome = end.outcome()
    assert outcome is not None
    assert not end.in_turn
    assert len(outcome.ranks) == case.seats
    assert 1 in outcome.ranks, end.text()
    for rank in outcome.ranks:
        # Partners share a place: a beaten team of two is second, not third.
        better = {other for other in outcome.ranks if other < rank}
        assert len(better) < rank <= 1 + sum(other in better for other in outcome.ranks)
    assert outcome.reason


def better_scores_are_better_ranks(case: Case) -> None:
    """Equal scores may be told apart by a tie-break, but never the other way round."""
    end = whole(case).states[-1]
    scores, outcome = end.scores(), end.outcome()
    assert outcome is not None
    if scores is None:
        return
    assert len(scores) == case.seats
    pairs = list(zip(scores, outcome.ranks, strict=True))
    for score, rank in pairs:
        for other, behind in pairs:
            assert score <= other or rank < behind, end.text()


def only_an_open_turn_can_be_stopped(case: Case) -> None:
    for state in sample(case):
        assert ("stop" in state.legal_actions()) == state.in_turn, state.text()
