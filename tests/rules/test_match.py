"""Matches: who sits where, what counts, and when it is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlet.core import catalogue, match
from boardlet.core.errors import BadRequest
from boardlet.core.match import Match, Result
from boardlet.core.options import Options, resolve
from boardlet.core.state import Game
from boardlet.protocol import handle

CHEVERSI = catalogue.find("cheversi")
CHIFOUMI = catalogue.find("chifoumi")
CAPTURE = catalogue.find("capture")

WON, LOST, DRAWN = (1, 2), (2, 1), (1, 1)


def _after(
    game: Game,
    kind: str,
    length: int,
    *results: tuple[tuple[int, ...], tuple[float, ...] | None],
    options: Options | None = None,
) -> Match:
    """A match after games that are given by player."""
    found = match.begin(game, options or {}, kind, length)
    for ranks, points in results:
        found = match.add_result(found, Result(ranks, points))
    return found


def test_a_single_game() -> None:
    open_match = _after(CHEVERSI, "single", 1)
    assert (open_match.number, open_match.games, open_match.over) == (1, 1, False)
    assert open_match.winners is None
    won = _after(CHEVERSI, "single", 1, (LOST, (30, 41)))
    assert (won.over, won.winners, won.totals) == (True, (1,), (0.0, 1.0))
    drawn = _after(CHEVERSI, "single", 1, (DRAWN, (30, 30)))
    assert (drawn.over, drawn.winners, drawn.totals) == (True, (0, 1), (0.5, 0.5))


def test_best_of_three_ends_when_nobody_can_catch_up() -> None:
    one = _after(CHEVERSI, "best-of", 3, (WON, None))
    assert (one.over, one.number, one.games) == (False, 2, 3)
    two = _after(CHEVERSI, "best-of", 3, (WON, None), (WON, None))
    assert (two.over, two.number, two.winners) == (True, 2, (0,))
    split = _after(CHEVERSI, "best-of", 3, (WON, None), (LOST, None))
    assert (split.over, split.number) == (False, 3)


def test_draws_count_half_and_level_totals_play_on() -> None:
    drawn = [(DRAWN, None), (WON, None), (LOST, None)]
    level = _after(CHEVERSI, "best-of", 3, *drawn)
    assert (level.over, level.totals, level.number, level.games) == (False, (1.5, 1.5), 4, 4)
    again = _after(CHEVERSI, "best-of", 3, *drawn, (DRAWN, None))
    assert (again.over, again.number) == (False, 5)
    decided = _after(CHEVERSI, "best-of", 3, *drawn, (DRAWN, None), (LOST, None))
    assert (decided.over, decided.winners, decided.totals) == (True, (1,), (2.0, 3.0))


def test_half_a_win_ahead_with_a_game_to_play_is_not_over() -> None:
    ahead = _after(CHEVERSI, "best-of", 3, (DRAWN, None), (WON, None))
    assert not ahead.over
    assert _after(CHEVERSI, "best-of", 3, (DRAWN, None), (WON, None), (DRAWN, None)).winners == (0,)


def test_first_to_ten_adds_the_games_points_halves_included() -> None:
    first = _after(CHIFOUMI, "first-to", 10, (LOST, (4, 6.5)))
    assert (first.over, first.games, first.number) == (False, None, 2)
    second = _after(CHIFOUMI, "first-to", 10, (LOST, (4, 6.5)), (LOST, (3, 3.5)))
    assert second.sheet() == ((4.0, 6.5), (7.0, 10.0))
    assert (second.over, second.winners) == (True, (1,))


def test_both_may_pass_the_goal_and_the_higher_total_wins() -> None:
    both = _after(CHIFOUMI, "first-to", 10, (LOST, (9, 9.5)), (WON, (3.5, 1)))
    assert (both.over, both.totals, both.winners) == (True, (12.5, 10.5), (0,))


def test_level_at_the_goal_plays_on() -> None:
    level = _after(CHIFOUMI, "first-to", 10, (LOST, (6, 6.5)), (WON, (4.5, 4)))
    assert (level.over, level.totals) == (False, (10.5, 10.5))
    decided = _after(CHIFOUMI, "first-to", 10, (LOST, (6, 6.5)), (WON, (4.5, 4)), (LOST, (0, 1.5)))
    assert decided.winners == (1,)


def test_two_games_with_colours_swapped_and_points_added() -> None:
    pair = match.begin(CHEVERSI, {}, "pair", 2)
    assert match.seating(pair, CHEVERSI, {}) == (0, 1)
    pair = match.add(pair, CHEVERSI, {}, LOST, (31, 40))
    assert match.seating(pair, CHEVERSI, {}) == (1, 0)
    # Player 0 plays Black now: seat 1.
    pair = match.add(pair, CHEVERSI, {}, LOST, (33, 44))
    assert pair.sheet() == ((31.0, 40.0), (75.0, 73.0))
    assert (pair.over, pair.winners, pair.number) == (True, (0,), 2)


def test_a_level_pair_is_a_draw() -> None:
    pair = _after(CHEVERSI, "pair", 2, (LOST, (30, 40)), (WON, (40, 30)))
    assert (pair.over, pair.winners) == (True, (0, 1))


def test_seats_swap_where_no_option_says_who_begins() -> None:
    found = match.begin(CHEVERSI, {}, "best-of", 5)
    seatings = []
    for _ in range(3):
        seatings.append(match.seating(found, CHEVERSI, {}))
        assert match.game_options(found, CHEVERSI, {}) == resolve(CHEVERSI.spec.options, {})
        found = match.add(found, CHEVERSI, {}, DRAWN, None)
    assert seatings == [(0, 1), (1, 0), (0, 1)]


def test_the_starter_alternates_in_chifoumi_and_the_seats_stay() -> None:
    options: Options = {"first": "black", "own": True}
    found = match.begin(CHIFOUMI, options, "best-of", 5)
    starters = []
    for _ in range(3):
        assert match.seating(found, CHIFOUMI, options) == (0, 1)
        now = match.game_options(found, CHIFOUMI, options)
        assert now["own"] is True
        starters.append(now["first"])
        # From the options of the current game those of the first can be told again.
        assert match.game_options(found, CHIFOUMI, now)["first"] == "black"
        found = match.add(found, CHIFOUMI, options, DRAWN, (8, 8.5))
    assert starters == ["black", "white", "black"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_and_more_move_on_by_a_seat(players: int) -> None:
    options = {"players": players}
    found = match.begin(CAPTURE, options, "best-of", 9)
    seen = []
    for _ in range(players):
        seating = match.seating(found, CAPTURE, options)
        assert sorted(seating) == list(range(players))
        seen.append(seating)
        # Seat 0 wins every time: each player once.
        found = match.add(found, CAPTURE, options, (1, *[2] * (players - 1)), None)
    assert [seating[0] for seating in seen] == list(range(players))
    assert all(len({seating[seat] for seating in seen}) == players for seat in range(players))
    assert found.totals == (1.0,) * players


def test_chifoumi_for_three_rotates_although_it_has_a_starter_option() -> None:
    options = {"players": 3}
    found = match.begin(CHIFOUMI, options, "first-to", 15)
    found = match.add(found, CHIFOUMI, options, (1, 2, 3), (5, 4, 3))
    assert match.seating(found, CHIFOUMI, options) == (1, 2, 0)
    found = match.add(found, CHIFOUMI, options, (1, 2, 3), (5, 4, 3))
    assert found.totals == (8.0, 9.0, 7.0)


def test_partners_stay_partners_and_win_together() -> None:
    options = {"players": 4}
    found = match.begin(CHIFOUMI, options, "first-to", 10)
    found = match.add(found, CHIFOUMI, options, (1, 3, 1, 3), (7, 6.5, 7, 6.5))
    seating = match.seating(found, CHIFOUMI, options)
    assert {seating[0], seating[2]} in ({0, 2}, {1, 3})
    found = match.add(found, CHIFOUMI, options, (3, 1, 3, 1), (3, 4.5, 3, 4.5))
    assert found.totals == (11.5, 9.5, 11.5, 9.5)
    assert found.winners == (0, 2)
    wins = _after(CHIFOUMI, "best-of", 3, ((1, 3, 1, 3), None), options=options)
    assert wins.totals == (1.0, 0.0, 1.0, 0.0)


def test_a_shared_first_place_of_three_is_half_a_win_each() -> None:
    found = _after(CAPTURE, "best-of", 3, ((1, 1, 3), (9, 9, 2)), options={"players": 3})
    assert found.totals == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("game", "kind", "length"),
    [
        (CHEVERSI, "first-to", 10),
        (CHIFOUMI, "pair", 2),
        (CHEVERSI, "pair", 3),
        (CHEVERSI, "single", 2),
        (CHEVERSI, "best-of", 0),
        (CHEVERSI, "best-of", 100_000),
        (CHEVERSI, "tournament", 3),
    ],
)
def test_what_is_not_offered_is_refused(game: Game, kind: str, length: int) -> None:
    with pytest.raises(BadRequest):
        match.begin(game, {}, kind, length)


def test_results_that_fit_no_game_are_refused() -> None:
    single = _after(CHEVERSI, "single", 1)
    pair = _after(CHEVERSI, "pair", 2)
    for found, ranks, points in (
        (single, (1, 2, 3), None),
        (single, (0, 1), None),
        (single, (1, 3), None),
        (pair, WON, None),
        (pair, WON, (1.25, 2)),
        (pair, WON, (1, 2, 3)),
        (pair, WON, (float("nan"), 2)),
        (pair, WON, (float("inf"), 2)),
        (_after(CHEVERSI, "single", 1, (WON, None)), WON, None),
    ):
        with pytest.raises(BadRequest):
            match.add_result(found, Result(ranks, points))


# --- over the protocol --------------------------------------------------------------


def _ask(**request: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, **request})))
    return reply


def test_every_game_says_which_matches_it_offers() -> None:
    for game in _ask(type="hello")["games"]:
        kinds = [offered["kind"] for offered in game["matches"]]
        assert kinds[0] == "single"
        for offered in game["matches"]:
            for length in offered["lengths"]:
                standing = {"kind": offered["kind"], "length": length}
                reply = _ask(type="match", game=game["id"], match=standing)
                assert (reply["type"], reply["number"], reply["over"]) == ("match", 1, False)
        keys = {option["key"] for option in game["options"]}
        assert game["starter"] is None or game["starter"] in keys


def test_the_start_goes_round() -> None:
    drawn = (DRAWN, None)
    seats = _after(CHEVERSI, "best-of", 3, drawn, drawn)
    assert match.starters(seats, CHEVERSI, {}) == (0, 1, 0)
    black = {"first": "black"}
    option = _after(CHIFOUMI, "best-of", 3, drawn, drawn, options=black)
    assert match.starters(option, CHIFOUMI, black) == (1, 0, 1)
    three = {"players": 3}
    first = (1, 2, 3), None
    over = _after(CHIFOUMI, "best-of", 3, first, first, options=three)
    assert over.over
    assert match.starters(over, CHIFOUMI, three) == (0, 1)


def test_a_match_over_the_protocol() -> None:
    standing: dict[str, Any] = {"kind": "first-to", "length": 10}
    reply = _ask(
        type="match",
        game="chifoumi",
        options={"own": True},
        match=standing,
        ranks=[2, 1],
        scores=[4, 6.5],
    )
    assert reply == {
        "id": 1,
        "type": "match",
        "match": {
            "kind": "first-to",
            "length": 10,
            "results": [{"ranks": [2, 1], "points": [4, 6.5]}],
        },
        "number": 2,
        "games": None,
        "goal": 10,
        "seating": [0, 1],
        "options": {"own": True, "first": "black"},
        "starters": [0, 1],
        "sheet": [{"points": [4, 6.5], "totals": [4, 6.5]}],
        "totals": [4, 6.5],
        "over": False,
        "winners": None,
    }
    reply = _ask(
        type="match",
        game="chifoumi",
        options=reply["options"],
        match=reply["match"],
        ranks=[2, 1],
        scores=[3, 8],
    )
    assert (reply["over"], reply["winners"], reply["totals"]) == (True, [1], [7, 14.5])
    again = _ask(type="match", game="chifoumi", match=reply["match"])
    assert again["totals"] == [7, 14.5]


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"match": 3},
        {"match": {}},
        {"match": {"kind": 1}},
        {"match": {"kind": "best-of", "results": [1]}},
        {"match": {"kind": "best-of", "results": [{"ranks": "ab"}]}},
        {"match": {"kind": "best-of", "results": [{"ranks": [1, True]}]}},
        {"match": {"kind": "best-of"}, "ranks": [1]},
        {"match": {"kind": "best-of"}, "ranks": [1, 2], "scores": ["a", "b"]},
        {"match": {"kind": "best-of"}, "ranks": [1, 2], "scores": [0.3, 1]},
        {"match": {"kind": "best-of"}, "ranks": [1, 2], "scores": [10**40, 1]},
    ],
)
def test_broken_requests_are_answered(broken: dict[str, object]) -> None:
    reply = _ask(type="match", game="cheversi", **broken)
    assert (reply["type"], reply["code"]) == ("error", "bad-request")
