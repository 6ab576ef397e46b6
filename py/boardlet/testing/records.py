"""Records: what was played is written as turns, and replaying the turns gives the same."""

from __future__ import annotations

import random
from functools import lru_cache

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.options import chosen, resolve
from boardlet.core.record import Played, add_action, add_partial, add_turn, begin
from boardlet.core.state import Game
from boardlet.core.turns import STOP, join, split
from boardlet.testing.option_sets import DEEP, chosen_sets, given_sets
from boardlet.testing.refusals import refused
from boardlet.testing.samples import Case, walks


@lru_cache(maxsize=2)
def _played(case: Case, number: int) -> list[Played]:
    """The records of a walk after each action."""
    records = [begin(case.game, case.options)]
    for action in walks(case)[number].actions:
        records.append(add_action(records[-1], action))
    return records


def replaying_the_turns_gives_the_same_game(case: Case) -> None:
    for number in range(0 if DEEP else 1, 3):
        records = _played(case, number)
        again = begin(case.game, case.options)
        moves = records[-1].record.moves
        finished = {record.record.moves: record for record in records if not record.state.in_turn}
        for move in moves:
            again = add_turn(again, move)
            same = finished[again.record.moves]
            assert again.state == same.state
            assert again.record == same.record
            assert again.last is not None
            assert same.last is not None
            assert again.last.events() == same.last.events()
        assert again.state.outcome() == records[-1].state.outcome()


def open_turns_can_be_written_and_read(case: Case) -> None:
    for records in (_played(case, number) for number in (1, 2)):
        for played in records:
            if not played.state.in_turn:
                continue
            before = next(
                record
                for record in records
                if record.record.moves == played.record.moves and not record.state.in_turn
            )
            again = add_partial(before, played.record.partial)
            assert again.state == played.state
            assert again.now == played.now
            assert again.record == played.record
            break


def turn_texts_can_be_taken_apart(case: Case) -> None:
    for played in _played(case, 2)[:60]:
        for text in (*played.record.moves[-1:], played.record.partial):
            if text:
                assert join(split(text)) == text


def a_finished_game_takes_no_more(case: Case) -> None:
    end = _played(case, 0)[-1]
    for move in {*end.record.moves, STOP, "pass"}:
        with refused(BadMove, IllegalMove) as caught:
            add_turn(end, move)
        assert caught.error.at == len(end.record.moves)


def the_first_wrong_turn_is_named(case: Case) -> None:
    records = _played(case, 2)
    rng = random.Random(f"wrong {case}")
    for record in rng.sample(records, min(len(records), 10)):
        if record.state.in_turn:
            continue
        for wrong in ("z9-z8", "Zz9", "", "e5 e6", "x" * 5000, "\u00e9"):
            with refused(BadMove, IllegalMove) as caught:
                add_turn(record, wrong)
            error = caught.error
            assert error.at == len(record.record.moves)
            assert error.arguments["number"] == len(record.record.moves) + 1
            assert len(error.message) < 300


def a_turn_that_goes_on_after_its_end_is_illegal(case: Case) -> None:
    for walk in walks(case):
        for state, action, after in list(walk.steps())[:40]:
            if after.in_turn or state.in_turn or len(split(action)) != 1 or "-" not in action:
                continue
            source, _, target = action.partition("-")
            played = begin(case.game, case.options, state.text())
            with refused(BadMove, IllegalMove):
                add_turn(played, f"{source}-{target}-{source}")


def resolved_options_resolve_to_themselves(game: Game) -> None:
    options = game.spec.options
    for resolved in chosen_sets(options):
        assert resolve(options, resolved) == resolved
        assert resolve(options, chosen(options, resolved)) == resolved
        assert len(chosen(options, resolved)) <= len(resolved)


def options_given_alone_start_a_game(game: Game) -> None:
    for given in given_sets(game.spec.options):
        played = begin(game, given)
        assert played.state.legal_actions()
        assert len(played.state.scene().sides) in game.spec.seats
        assert given.items() <= played.record.options.items()
        kept = chosen(game.spec.options, played.record.options)
        assert begin(game, kept).record == played.record
