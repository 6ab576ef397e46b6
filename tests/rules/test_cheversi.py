"""Cheversi by its rules page: each rule, each option, each number."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from boardlet.core import perft
from boardlet.core.errors import BadMove, BadOption, BadPosition, IllegalMove
from boardlet.core.kernel import Position
from boardlet.core.options import Value, resolve
from boardlet.core.state import State
from boardlet.games.cheversi import GAME
from boardlet.testing.option_sets import DEEP, every_set
from tests.naive import cheversi as naive

FILES, RANKS = "abcdefgh", "12345678"
SQUARES = [file + rank for file in FILES for rank in RANKS]


def options(**given: Value) -> dict[str, Value]:
    return resolve(GAME.spec.options, given)


def play(moves: str = "", **given: Value) -> State:
    """The state after moves from the start."""
    state: State = GAME.start(options(**given))
    for move in moves.split():
        state = state.apply(move)
    return state


def typed(text: str, **given: Value) -> State:
    return GAME.parse(options(**given), text)


def squares_of(state: State, kind: str) -> set[str]:
    """Where a kind may be placed now."""
    return {action[1:] for action in state.legal_actions() if action[0] == kind}


def kinds_of(state: State) -> str:
    """The kinds that may be placed now, in order of K Q R B N."""
    return "".join(kind for kind in "KQRBN" if squares_of(state, kind))


def around(*squares: str) -> set[str]:
    """The neighbours of squares, themselves left out."""
    found = set()
    for square in squares:
        file, rank = FILES.index(square[0]), RANKS.index(square[1])
        for x, y in itertools.product((file - 1, file, file + 1), (rank - 1, rank, rank + 1)):
            if 0 <= x < 8 and 0 <= y < 8:
                found.add(FILES[x] + RANKS[y])
    return found - set(squares)


def is_light(square: str) -> bool:
    return (FILES.index(square[0]) + RANKS.index(square[1])) % 2 == 1


def random_game(seed: str, **given: Value) -> list[State]:
    rng = random.Random(seed)
    states = [play("", **given)]
    while legal := states[-1].legal_actions():
        states.append(states[-1].apply(rng.choice(legal)))
    return states


GAMES = [random_game(f"rules {number}") for number in range(60)]


# Rule 1: hands, alternation, sixteen placements.


def test_the_board_starts_empty_with_eight_pieces_a_side_in_hand() -> None:
    start = play()
    assert start.text() == "8/8/8/8/8/8/8/8 w -"
    held = Counter((piece.side, piece.kind, piece.point) for piece in start.pieces())
    for side, tray in enumerate(("hand-0", "hand-1")):
        hand = {kind: held[side, kind, tray] for kind in "KQRBN"}
        assert hand == {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2}
    assert held.total() == 16


def test_white_begins_players_alternate_and_all_is_over_after_sixteen() -> None:
    for states in GAMES:
        assert [state.seat for state in states] == [0, 1] * 8 + [0]
        assert states[-1].outcome() is not None
        assert all(piece.point in SQUARES for piece in states[-1].pieces())


def test_pieces_never_move_and_nobody_passes() -> None:
    for states in GAMES[:10]:
        for before, after in itertools.pairwise(states):
            was = {piece.id: piece.point for piece in before.pieces()}
            now = {piece.id: piece.point for piece in after.pieces()}
            (moved,) = [ident for ident, point in was.items() if now[ident] != point]
            assert was[moved].startswith("hand")
            assert "pass" not in before.legal_actions()


# Rule 2.


def test_whites_first_piece_is_the_king_on_any_square() -> None:
    assert play().legal_actions() == tuple(sorted(f"K{square}" for square in SQUARES))


# Rule 3.


def test_later_pieces_touch_a_piece_of_either_colour() -> None:
    state = play("Kd4")
    assert kinds_of(state) == "QRBN"
    for kind in "QRBN":
        assert squares_of(state, kind) == around("d4")
    state = play("Kd4 Rd5")
    for kind in "QRN":
        assert squares_of(state, kind) == around("d4", "d5")
    with pytest.raises(IllegalMove):
        state.apply("Nd7")


def test_touching_the_own_piece_alone_is_enough() -> None:
    assert "Nd3" in play("Kd4 Rd5").legal_actions()


def test_touching_ends_at_the_edge() -> None:
    state = play("Ka4")
    assert squares_of(state, "R") == {"a3", "a5", "b3", "b4", "b5"}


# Rule 4.


def test_black_holds_the_king_back_until_the_last_ply() -> None:
    for states in GAMES:
        for state in states[1:15:2]:
            assert not squares_of(state, "K")
        assert kinds_of(states[15]) == "K"


def test_whites_hand_has_no_such_limit() -> None:
    assert kinds_of(play("Kd4 Rd5")) == "QRBN"


# Rule 5.


def test_two_bishops_stand_on_opposite_colours() -> None:
    first = play("Kd4 Rd5 Be4 Rc4")
    assert is_light("e4")
    assert squares_of(first, "B")
    assert not any(is_light(square) for square in squares_of(first, "B"))
    with pytest.raises(IllegalMove):
        first.apply("Bd3")


def test_the_first_bishop_is_free_and_the_opponents_do_not_matter() -> None:
    state = play("Kd4 Rd5 Be4")
    assert {is_light(square) for square in squares_of(state, "B")} == {True, False}


# Rule 6.


def test_a_queen_calls_the_other() -> None:
    called = play("Kd4 Qe5")
    assert kinds_of(called) == "Q"
    assert [note.key for note in called.scene().notes] == ["cheversi-duty-queen"]
    assert kinds_of(called.apply("Qd5")) == "RBN"


def test_white_may_call_too() -> None:
    assert kinds_of(play("Kd4 Rd5 Qe4")) == "Q"


def test_the_queens_stand_on_consecutive_plies_the_last_being_blacks_seventh_piece() -> None:
    for states in GAMES:
        placed = [_placed(one, two) for one, two in itertools.pairwise(states)]
        first, second = (ply for ply, kind in enumerate(placed, 1) if kind == "Q")
        assert second == first + 1
        assert second <= 14


def _placed(before: State, after: State) -> str:
    held = {piece.id for piece in before.pieces() if piece.point.startswith("hand")}
    (kind,) = [p.kind for p in after.pieces() if p.id in held and p.point in SQUARES]
    assert kind is not None
    return kind


def test_blacks_seventh_piece_is_the_queen_if_it_was_not_called_before() -> None:
    found = False
    for number in range(200):
        rng = random.Random(f"late queens {number}")
        state = play()
        for _ in range(13):
            legal = [action for action in state.legal_actions() if action[0] != "Q"]
            state = state.apply(rng.choice(legal or state.legal_actions()))
        held = {p.kind for p in state.pieces() if p.point == "hand-1"}
        if held == {"K", "Q"}:
            assert kinds_of(state) == "Q"
            found = True
    assert found


# Rules 7 and 8.


def test_blacks_king_touches_what_white_placed_last() -> None:
    for states in GAMES:
        state = states[15]
        last = state.text().split()[2]
        empty = around(last) & _empty(state)
        assert empty
        assert squares_of(state, "K") == empty


def _empty(state: State) -> set[str]:
    return set(SQUARES) - {piece.point for piece in state.pieces()}


def test_whites_last_piece_leaves_room() -> None:
    for states in GAMES:
        state = states[14]
        empty = _empty(state)
        for action in state.legal_actions():
            assert around(action[1:]) & empty, state.text()


def test_a_placement_that_leaves_no_room_is_illegal() -> None:
    state = _cornered()
    assert "a1" in _empty(state)
    assert not around("a1") & _empty(state)
    assert "Na1" not in state.legal_actions()
    with pytest.raises(IllegalMove):
        state.apply("Na1")
    assert squares_of(state, "N")


def _cornered() -> State:
    """Ply 15: a1 is free, a2, b1 and b2 are taken; White holds one knight."""
    return typed("8/8/8/8/8/KQRBqrr1/RBbbnn2/1N6 w b1")


# Rule 9.


def test_kings_may_stand_attacked_and_side_by_side() -> None:
    assert "Qd5" in play("Kd4").legal_actions()
    beside = [states[-1] for states in GAMES if _kings_touch(states[-1])]
    assert beside


def _kings_touch(state: State) -> bool:
    one, two = (piece.point for piece in state.pieces() if piece.kind == "K")
    return two in around(one)


# Rule 10.


def test_pieces_of_a_kind_are_one_choice() -> None:
    state = play("Kd4")
    assert len(state.legal_actions()) == 4 * 8
    assert len({choice.piece for choice in state.choices()}) == 4


# Rule 11: on a board of one piece the score is the number of squares it attacks.


def alone(kind: str, square: str) -> float:
    """The points of one white piece on an otherwise empty board."""
    rank = RANKS.index(square[1])
    before, after = FILES.index(square[0]), 7 - FILES.index(square[0])
    row = f"{before or ''}{kind}{after or ''}"
    ranks = ["8"] * (7 - rank) + [row] + ["8"] * rank
    scores = typed(f"{'/'.join(ranks)} b {square}").scores()
    assert scores is not None
    return scores[0]


@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [("K", 3, 8), ("Q", 21, 27), ("R", 14, 14), ("B", 7, 13), ("N", 2, 8)],
)
def test_points_on_an_empty_board(kind: str, least: int, most: int) -> None:
    points = [alone(kind, square) for square in SQUARES]
    assert (min(points), max(points)) == (least, most)


def attacked(state: State, side: int) -> dict[str, int]:
    """How often a side attacks each empty square."""
    (overlay,) = state.scene().overlays
    return {point: counts[side] for point, counts in overlay.counts.items() if counts[side]}


def test_lines_end_at_the_first_piece_of_either_colour() -> None:
    state = typed("8/8/8/8/1N1R1n2/8/3r4/8 w d4", ruleset="2006")
    rook = {"c4", "e4", "d3", "d5", "d6", "d7", "d8"}
    knight = {"a2", "a6", "c2", "c6", "d3", "d5"}
    assert set(attacked(state, 0)) == rook | knight
    assert attacked(state, 0)["d5"] == 2


def test_knights_jump_and_kings_step() -> None:
    assert set(attacked(typed("8/8/8/8/8/8/8/K7 b a1"), 0)) == {"a2", "b1", "b2"}
    assert set(attacked(typed("8/8/8/8/8/8/8/N7 b a1"), 0)) == {"b3", "c2"}


# Rules 12 and 13.


def test_the_live_score_after_two_placements() -> None:
    assert play("Kd4 Qe5").scores() == (7, 23)


def test_a_square_attacked_twice_counts_twice() -> None:
    for states in GAMES[:20]:
        assert all(map(_by_overlay, states))


def _by_overlay(state: State) -> bool:
    return state.scores() == tuple(sum(attacked(state, side).values()) for side in (0, 1))


def test_occupied_squares_give_nothing_and_the_score_can_go_down() -> None:
    before, after = play("Kd4").scores(), play("Kd4 Qe5").scores()
    assert before is not None
    assert after is not None
    assert (before[0], after[0]) == (8, 7)


def test_more_points_win_and_equal_points_draw() -> None:
    results = Counter[tuple[int, ...]]()
    for number in itertools.count():
        end = random_game(f"ends {number}")[-1]
        outcome, scores = end.outcome(), end.scores()
        assert outcome is not None
        assert scores is not None
        assert outcome.reason == "count"
        wanted = {True: (1, 2), False: (2, 1)}[scores[0] > scores[1]]
        assert outcome.ranks == ((1, 1) if scores[0] == scores[1] else wanted)
        results[outcome.ranks] += 1
        if len(results) == 3:
            break
        assert number < 500


def test_the_final_count_goes_piece_by_piece() -> None:
    end = GAMES[0][-1]
    tally = end.scene().tally
    assert len(tally) == 16
    assert [len(line.points) for line in tally] == [line.value for line in tally]
    assert not GAMES[0][10].scene().tally


# Rule 14.


def test_a_typed_position_without_a_placement_is_over_and_the_score_stands() -> None:
    state = typed("KQBR4/qrrbbnn1/8/8/8/8/NB6/RN6 b a1")
    outcome, scores = state.outcome(), state.scores()
    assert state.legal_actions() == ()
    assert outcome is not None
    assert scores is not None
    assert outcome.reason == "no-placement"
    assert outcome.ranks == (1 + (scores[0] < scores[1]), 1 + (scores[1] < scores[0]))
    kernel = GAME.kernel(options())
    assert kernel.actions(kernel.position(state)) == []
    assert kernel.payoff(kernel.position(state)) == scores


# Options.


def test_ruleset_2006_begins_with_king_and_queen_anywhere() -> None:
    start = play(ruleset="2006")
    assert start.legal_actions() == tuple(sorted(f"K{square}" for square in SQUARES))
    second = start.apply("Kd4")
    assert second.legal_actions() == tuple(sorted(f"Q{s}" for s in SQUARES if s != "d4"))


def test_ruleset_2006_then_knows_no_limits() -> None:
    state = play("Ka1 Qh8", ruleset="2006")
    free = set(SQUARES) - {"a1", "h8"}
    for kind in "QRBN":
        assert squares_of(state, kind) == free
    state = state.apply("Bd4")
    assert squares_of(state, "K") == free - {"d4"}
    state = state.apply("Rh1")
    assert squares_of(state, "B") == free - {"d4", "h1"}


@pytest.mark.parametrize("value", ["2006", 2006])
def test_a_ruleset_may_be_given_as_a_number(value: Value) -> None:
    assert options(ruleset=value)["ruleset"] == "2006"


def test_count_once_counts_squares() -> None:
    for number in range(10):
        for state in random_game(f"once {number}", count="once"):
            assert state.scores() == tuple(len(attacked(state, side)) for side in (0, 1))
            each = typed(state.text()).scores()
            once = state.scores()
            assert each is not None
            assert once is not None
            assert all(few <= many for few, many in zip(once, each, strict=True))


def test_the_pie_rule_is_offered_once_after_ply_two() -> None:
    assert "swap" not in play("Kd4", swap=True).legal_actions()
    offered = play("Kd4 Qe5", swap=True)
    assert "swap" in offered.legal_actions()
    assert "swap" not in offered.apply("Qd5").apply("Rd6").legal_actions()
    assert "swap" not in play("Kd4 Qe5").legal_actions()
    swapped = offered.apply("swap")
    assert "swap" not in swapped.legal_actions()
    with pytest.raises(IllegalMove):
        swapped.apply("swap")


def test_after_a_swap_the_seats_play_the_other_sides() -> None:
    offered = play("Kd4 Qe5", swap=True)
    assert offered.seat == 0
    swapped = offered.apply("swap")
    assert swapped.text() == "8/8/8/4q3/3K4/8/8/8 w d4 swapped"
    assert swapped.seat == 1
    assert (offered.scores(), swapped.scores()) == ((7, 23), (23, 7))
    assert (offered.scene().sides, swapped.scene().sides) == ((0, 1), (1, 0))
    plain = set(swapped.legal_actions())
    assert plain == set(offered.legal_actions()) - {"swap"}
    assert [event.kind for event in offered.events("swap")] == ["swap"]
    assert swapped.apply("Qd5").seat == 0


def test_a_swapped_game_ends_with_ranks_by_seat() -> None:
    for number in range(20):
        rng = random.Random(f"swapped {number}")
        state = play("Kd4 Qe5", swap=True)
        plain, swapped = state, state.apply("swap")
        while legal := swapped.legal_actions():
            action = rng.choice(legal)
            plain, swapped = plain.apply(action), swapped.apply(action)
        one, two = plain.outcome(), swapped.outcome()
        assert one is not None
        assert two is not None
        assert two.ranks == one.ranks[::-1]


@pytest.mark.parametrize(
    "given",
    [
        {"ruleset": "2007"},
        {"count": True},
        {"swap": 1},
        {"swap": "on"},
        {"players": 2},
        {"ruleset": True},
    ],
)
def test_other_options_are_refused(given: dict[str, Value]) -> None:
    with pytest.raises(BadOption):
        resolve(GAME.spec.options, given)


# Text forms.


@pytest.mark.parametrize(
    "text", ["ke4", "Ke9", "Ki4", "K e4", "Kе4", "K", "", "e4", "Pe4", "Ke44", "SWAP"]
)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    with pytest.raises(BadMove):
        play().apply(text)


ACCEPTED = [
    "8/8/8/8/8/8/8/8 w -",
    "8/8/8/4q3/3K4/8/8/8 w d4",
    "K7/8/8/8/8/8/8/8 b a8",
    "7K/8/8/8/8/8/8/7q w h8",
    "8/5k2/3Q1BR1/4bb2/3r1Nq1/5Bnn/6rK/5R1N w f6",
    "KQBR4/qrrbbnn1/8/8/8/8/NB6/RN6 b a1",
]


@pytest.mark.parametrize("text", ACCEPTED)
def test_positions_are_read_and_written_alike(text: str) -> None:
    assert typed(text).text() == text


REFUSED = {
    "nothing": "",
    "no side": "8/8/8/8/8/8/8/8",
    "no last square": "8/8/8/8/8/8/8/8 w",
    "seven ranks": "8/8/8/8/8/8/8 w -",
    "nine ranks": "8/8/8/8/8/8/8/8/8 w -",
    "a rank too long": "9/8/8/8/8/8/8/8 w -",
    "a rank too short": "7/8/8/8/8/8/8/8 w -",
    "two numbers side by side": "44/8/8/8/8/8/8/8 w -",
    "nine kings": "KKKKKKKK/K7/8/8/8/8/8/8 w -",
    "three rooks": "RRR5/rrr5/8/8/8/8/8/8 w a8",
    "a pawn": "P7/8/8/8/8/8/8/8 b a8",
    "the wrong side to move": "K7/8/8/8/8/8/8/8 w a8",
    "too many of one side": "KQ6/8/8/8/8/8/8/8 w a8",
    "no last piece though there is a white one": "K7/8/8/8/8/8/8/8 b -",
    "a last piece though there is none": "8/8/8/8/8/8/8/8 w a1",
    "an empty last square": "K7/8/8/8/8/8/8/8 b a1",
    "a last square of Black": "K7/q7/8/8/8/8/8/8 w a7",
    "two bishops on one colour": "B1B5/rr6/8/8/8/8/8/8 w a8",
    "a swap without the option": "8/8/8/4q3/3K4/8/8/8 w d4 swapped",
    "another word": "8/8/8/4q3/3K4/8/8/8 w d4 exchanged",
    "a line break": "8/8/8/8/8/8/8/8 w -\n",
    "spaces": "8/8/8/8/8/8/8/8  w -",
    "digits of another script": "\u0668/8/8/8/8/8/8/8 w -",
    "a side in capitals": "8/8/8/8/8/8/8/8 W -",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        typed(text)


def test_a_swap_is_read_only_where_it_could_have_been_made() -> None:
    assert typed("8/8/8/4q3/3K4/8/8/8 w d4 swapped", swap=True).seat == 1
    for text in ("8/8/8/8/8/8/8/8 w - swapped", "8/8/8/8/3K4/8/8/8 b d4 swapped"):
        with pytest.raises(BadPosition):
            typed(text, swap=True)


def test_2006_lets_bishops_share_a_colour() -> None:
    assert typed("B1B5/rr6/8/8/8/8/8/8 w a8", ruleset="2006").legal_actions()


# Numbers of the rules page.


def _perft(depth: int, moves: str = "", **given: Value) -> int:
    return perft.count(GAME.kernel(options(**given)), play(moves, **given), depth)


@pytest.mark.parametrize(
    ("moves", "counts"),
    [
        ("", [64, 1_680, 50_232, 1_805_208, 75_786_032]),
        ("Kd4", [32, 1_144, 48_624]),
        ("Ka1", [12, 195, 4_263]),
        ("Ka4", [20, 481, 14_481]),
    ],
)
def test_perft(moves: str, counts: list[int]) -> None:
    for depth, count in enumerate(counts, 1):
        if depth < 5 or DEEP:
            assert _perft(depth, moves) == count


def test_the_wrong_reading_has_another_number() -> None:
    """`Must touch the opponent's piece` would give 32,760 at depth 3; ours is 50,232."""
    ours = wrong = 0
    start = play()
    for first in start.legal_actions():
        one = start.apply(first)
        for second in one.legal_actions():
            third = one.apply(second).legal_actions()
            ours += len(third)
            wrong += sum(action[1:] in around(second[1:]) for action in third)
    assert (ours, wrong) == (50_232, 32_760)


def test_perft_of_both_faces_under_all_options() -> None:
    for resolved in every_set(GAME.spec.options):
        state = play("Kc3 Qe4" if resolved["ruleset"] == "2006" else "Kc3 Bc4", **resolved)
        kernel = GAME.kernel(resolved)
        ends = sum(len(state.apply(action).legal_actions()) for action in state.legal_actions())
        assert perft.count(kernel, state, 2) == ends


# The naive second generator.


@pytest.mark.parametrize("number", range(8))
def test_a_naive_generator_agrees_in_random_games(number: int) -> None:
    resolved = every_set(GAME.spec.options)[number]
    for seed in range(100 if DEEP else 6):
        rng = random.Random(f"naive {number} {seed}")
        state, position = GAME.start(resolved), naive.start(resolved)
        while True:
            assert naive.text(position) == state.text()
            assert tuple(naive.legal(position)) == state.legal_actions(), state.text()
            assert tuple(naive.scores(position)) == state.scores(), state.text()
            assert naive.seat(position) == state.seat
            if not state.legal_actions():
                break
            action = rng.choice(state.legal_actions())
            # The one chance to swap is worth taking often.
            if "swap" in state.legal_actions() and seed % 2:
                action = "swap"
            state, position = state.apply(action), naive.apply(position, action)
        outcome = state.outcome()
        assert outcome is not None
        assert tuple(naive.ranks(position) or ()) == outcome.ranks


def test_both_faces_agree_on_typed_positions() -> None:
    """Positions that no game reaches: random pieces on random squares."""
    rng = random.Random("typed")
    read = 0
    while read < (5000 if DEEP else 300):
        resolved = rng.choice(every_set(GAME.spec.options))
        text = _random_text(rng, swapped=bool(resolved["swap"]) and rng.random() < 0.3)
        try:
            state = GAME.parse(resolved, text)
        except BadPosition:
            continue
        read += 1
        kernel = GAME.kernel(resolved)
        position = kernel.position(state)
        texts = sorted(kernel.action_text(position, a) for a in kernel.actions(position))
        assert tuple(texts) == state.legal_actions(), text
        assert kernel.seat(position) == state.seat
        assert kernel.payoff(position) == state.scores(), text
        assert (state.outcome() is None) == bool(texts), text
        for action in kernel.actions(position)[:10]:
            after = state.apply(kernel.action_text(position, action))
            assert kernel.position(after) == kernel.apply(position, action), text


def _random_text(rng: random.Random, *, swapped: bool) -> str:
    size = rng.randint(0, 16)
    white = rng.sample("KQRRBBNN", (size + 1) // 2)
    black = rng.sample("kqrrbbnn", size // 2)
    # Crowded corners make moves scarce.
    area = rng.choice([SQUARES, [s for s in SQUARES if s[0] in "abcd" and s[1] in "12345"]])
    placed = dict(zip(rng.sample(area, size), white + black, strict=True))
    rows = []
    for rank in reversed(RANKS):
        row = "".join(placed.get(file + rank, "1") for file in FILES)
        for run in range(8, 1, -1):
            row = row.replace("1" * run, str(run))
        rows.append(row)
    whites = [square for square, letter in placed.items() if letter.isupper()]
    last = rng.choice(whites) if whites else "-"
    return f"{'/'.join(rows)} {'wb'[size % 2]} {last}{' swapped' if swapped else ''}"


# What random play looks like; slow, so only in deep runs.

_RANDOM_GAMES = 20_000


@pytest.mark.skipif(not DEEP, reason="BOARDLET_DEEP=1 runs it")
def test_random_play_has_the_known_frequencies() -> None:
    kernel, rng = GAME.kernel(options()), random.Random("frequencies")
    start = kernel.position(play())
    results = Counter[str]()
    branching = [0] * 16
    for _ in range(_RANDOM_GAMES):
        position, ply = start, 0
        while actions := kernel.actions(position):
            branching[ply] += len(actions)
            position, ply = kernel.apply(position, rng.choice(actions)), ply + 1
        white, black = kernel.payoff(position)
        results["white" if white > black else "black" if black > white else "draw"] += 1
    for name, share in (("white", 42.9), ("black", 53.3), ("draw", 3.8)):
        assert results[name] / _RANDOM_GAMES * 100 == pytest.approx(share, abs=1.5), results
    means = [total / _RANDOM_GAMES for total in branching]
    known = [64, 26, 28, 33, 37, 38, 41, 39, 41, 35, 37, 28, 29, 16, 16, 5]
    assert means == pytest.approx(known, abs=1.2), means


@pytest.mark.skipif(not DEEP, reason="BOARDLET_DEEP=1 runs it")
def test_greed_beats_random_play() -> None:
    kernel, rng = GAME.kernel(options()), random.Random("greed")
    start = kernel.position(play())
    for number in range(60):
        greedy = number % 2
        position: Position = start
        while actions := kernel.actions(position):
            rng.shuffle(actions)
            if kernel.seat(position) == greedy:
                after = [kernel.apply(position, action) for action in actions]
                position = max(after, key=lambda child: _margin(kernel.payoff(child), greedy))
            else:
                position = kernel.apply(position, actions[0])
        assert _margin(kernel.payoff(position), greedy) > 0, number


def _margin(points: tuple[float, ...], seat: int) -> float:
    return points[seat] - points[1 - seat]
