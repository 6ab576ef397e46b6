"""Links: short, the same every time, and honest about what is wrong with them."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardlet.core import catalogue, link, match
from boardlet.core.compare import compare
from boardlet.core.digits import ALPHABET, Reader, Writer, number_text
from boardlet.core.errors import BadLink, BoardletError
from boardlet.core.link import decode, encode
from boardlet.core.match import Result
from boardlet.core.record import Record, add_action, begin
from boardlet.core.saved import Saved
from boardlet.core.tree import Line
from boardlet.testing.samples import Case, cases, every_case
from tests.rules.random_records import played, saved

CHEVERSI = catalogue.find("cheversi")
MOVES = "Kd4 Qe5 Qd5 Nc5 Rd6 Rd3 Rc4 Rd7 Nb5 Ne7 Bc8 Be4 Nf5 Bb8 Bf8 Kg8".split()


def _saved(*moves: str, game: str = "cheversi", **more: object) -> Saved:
    options = begin(catalogue.find(game), {}).record.options
    return Saved(Record(game, options, moves), **more)  # type: ignore[arg-type]


def _whole_game() -> Saved:
    return Saved(played(cases(CHEVERSI)[0], random.Random(5), 99)[-1].record)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_a_link_holds_everything(case: Case) -> None:
    rng = random.Random(f"link {case}")
    for _ in range(3):
        before = saved(case, rng)
        text = encode(before)
        assert encode(before) == text
        found = decode(text)
        assert found.problem is None
        assert found.saved == before


@pytest.mark.parametrize("game", catalogue.games())
def test_whole_games_are_short(game: str) -> None:
    case = cases(catalogue.find(game))[0]
    record = played(case, random.Random(game), 400)[-1].record
    text = encode(Saved(record))
    assert decode(text).saved == Saved(record)
    most = {"cheversi": 50, "chifoumi": 2 * len(record.moves) + 40}
    assert len(text) < most.get(game, 40 + 2 * len(record.moves))


def test_a_long_game_of_chifoumi_is_far_below_two_thousand_characters() -> None:
    case = cases(catalogue.find("chifoumi"))[0]
    games = (played(case, random.Random(seed), 500)[-1].record for seed in range(12))
    record = max(games, key=lambda each: len(each.moves))
    assert len(record.moves) > 100
    assert len(encode(Saved(record))) < 1.4 * len(record.moves)


def test_links_of_this_version_are_read_for_ever() -> None:
    """Never change these texts: they stand in people's messages."""
    for text, expected in (
        (_GOLDEN_PLAIN, _saved(*MOVES[:4])),
        ("1.capture.LAAAKccIAAhzuP", _saved("f8xd3", "f9xd4", "l5xn2", game="capture")),
        (
            "1.chinese-checkers.KAAgpjGAAT1IY",
            _saved("o2-m8", "c1-e7", "o1-m7", game="chinese-checkers"),
        ),
        (
            _GOLDEN_FULL,
            Saved(
                Record(
                    "chifoumi",
                    begin(catalogue.find("chifoumi"), {"level": "professional"}).record.options,
                    ("c3-c4", "e5-e4"),
                ),
                ("Ann", "Žofie"),
                (None, 3),
                match.Match("first-to", 10, (0, 1), (Result((1, 2), (8.0, 6.5)),)),
                (Line(("c3-b4", "e5-f4"), (), 0), Line(("c4-d5",), (), 2)),
            ),
        ),
    ):
        assert decode(text).saved == expected
        assert encode(expected) == text


_GOLDEN_PLAIN = "1.cheversi.LAAAa7yKAAfg2I"
_GOLDEN_FULL = (
    "1.chifoumi.IBARxisvhaSwPBE7ww8eChxzeDOVq2ApXkTX2JBaB6e_8DX3MhF-fCQFNCDFN6ShYA0kPOA4_Oo"
)


def test_only_characters_that_survive_in_addresses_and_messages() -> None:
    rng = random.Random(7)
    for case in every_case():
        text = encode(saved(case, rng, 12))
        assert set(text) <= set(ALPHABET + ".")
        assert text[-1].isalnum()


def test_what_surrounds_a_link_does_no_harm() -> None:
    before = _whole_game()
    text = encode(before)
    for around in (
        f"https://example.org/games/index.html#{text}",
        f"  {text}\n",
        f"%20{text}",
        f"{text[:20]}%0a{text[20:]}",
        f"{text}.",
        f"{text})",
        f"{text}, have a look",
        f"{text[:20]}\r\n{text[20:]}",
    ):
        found = decode(around)
        assert found.problem is None, around
        assert found.saved == before


# --- what goes wrong ----------------------------------------------------------------


def _is_beginning(found: Saved | None, whole: Saved) -> bool:
    assert found is not None
    count = len(found.record.moves)
    return found.record.moves == whole.record.moves[:count]


def test_a_link_that_was_cut_off_says_so_and_shows_what_is_good() -> None:
    case = cases(catalogue.find("chifoumi"))[0]
    whole = Saved(played(case, random.Random(3), 150)[-1].record)
    text = encode(whole)
    for end in range(14, len(text)):
        found = decode(text[:end])
        assert isinstance(found.problem, BadLink)
        assert found.problem.key == "error-link-truncated", end
        assert _is_beginning(found.saved, whole)
        assert found.saved is not None
        good = len(found.saved.record.moves)
        assert found.problem.arguments["turns"] == good
        assert good >= (end - 30) * 0.8
    assert decode(text[: len(text) // 2] + "...").problem.key == "error-link-truncated"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["cheversi", "chifoumi"])
def test_every_changed_character_is_found_and_nothing_wrong_is_shown(game: str) -> None:
    case = cases(catalogue.find(game))[0]
    whole = Saved(played(case, random.Random(1), 40)[-1].record)
    text = encode(whole)
    start = text.rindex(".") + 4
    for at in range(start, len(text)):
        for letter in ALPHABET[:: 5 if game == "chifoumi" else 1]:
            if letter == text[at]:
                continue
            found = decode(text[:at] + letter + text[at + 1 :])
            assert found.problem is not None, (at, letter)
            assert _is_beginning(found.saved, whole), (at, letter)


def test_lost_doubled_and_swapped_characters_are_found() -> None:
    whole = _whole_game()
    text = encode(whole)
    start = text.rindex(".") + 4
    for at in range(start, len(text) - 1):
        swapped = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
        for other in (text[:at] + text[at + 1 :], text[:at] + text[at] + text[at:], swapped):
            found = decode(other)
            if other != text and found.problem is None:
                # The last block may be whole before an added character.
                assert found.saved == whole
            else:
                assert _is_beginning(found.saved, whole)


def test_damage_late_in_a_link_keeps_most_turns() -> None:
    whole = Saved(played(cases(catalogue.find("chifoumi"))[0], random.Random(3), 150)[-1].record)
    text = encode(whole)
    at = len(text) - 30
    found = decode(text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :])
    assert found.problem is not None
    assert found.problem.key == "error-link-damaged"
    assert found.saved is not None
    assert len(found.saved.record.moves) > 0.6 * len(whole.record.moves)


def test_a_link_of_a_newer_version_says_which() -> None:
    text = encode(_whole_game())
    for newer in ("2" + text[1:], "17.anything/at?all", "2.cheversi"):
        problem = decode(newer).problem
        assert problem is not None
        assert problem.code == "bad-request"
        assert problem.key == "error-link-version"
        assert problem.arguments["known"] == 1


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("", "bad-request", "error-link-form"),
        ("hello", "bad-request", "error-link-form"),
        ("https://example.org/", "bad-request", "error-link-form"),
        ("1.halma.AAAAAAA", "unknown-game", "error-unknown-game"),
        ("1.", "bad-request", "error-link-truncated"),
        ("1.chev", "bad-request", "error-link-truncated"),
        ("1.cheversi.", "bad-request", "error-link-truncated"),
        ("1.cheversi.AAA", "bad-request", "error-link-damaged"),
        ("1.cheversi.ŠŠŠŠŠŠ", "bad-request", "error-link-truncated"),
        ("1.cheversi." + "A" * 9000, "bad-request", "error-link-long"),
    ],
)
def test_what_is_not_a_link(text: str, code: str, key: str) -> None:
    problem = decode(text).problem
    assert problem is not None
    assert (problem.code, problem.key) == (code, key)


def _forged(
    *digits: tuple[int, int], game: str = "cheversi", texts: dict[int, str] | None = None
) -> str:
    """A link with good checks and any content: a digit and its radix each."""
    head = f"1.{game}."
    out = Writer(head)
    for number, (digit, radix) in enumerate(digits):
        if texts and number in texts:
            out.text(texts[number])
        out.put(digit, radix)
    body = out.finish()
    return head + number_text(len(body), 3) + body


def test_good_checks_do_not_make_illegal_content_good() -> None:
    # Options, position, number of actions; then a king on a1 and nothing more.
    start = [(0, 16), (0, 2)]
    assert decode(_forged(*start, (1, 16), (0, 64))).problem is not None
    endless = decode(_forged((0, 16), (0, 2), (15, 16), (15, 16), (15, 16), (15, 16), (7, 16)))
    assert endless.problem is not None
    unknown = decode(_forged((1, 16), (0, 3), (0, 2), texts={1: "tempo"}))
    assert unknown.problem is not None
    assert unknown.problem.code == "bad-option"
    position = decode(_forged((0, 16), (1, 2), (0, 2), texts={2: "8/8 w -"}))
    assert position.problem is not None
    assert position.problem.code == "bad-position"
    # The game is over, and an action follows.
    over = begin(CHEVERSI, {})
    digits = [(0, 16), (0, 2), (9, 16), (2, 16)]
    for _ in range(16):
        digits.append((0, len(over.state.legal_actions())))
        over = add_action(over, over.state.legal_actions()[0])
    found = decode(_forged(*digits, (3, 4)))
    assert found.problem is not None
    assert found.problem.key == "error-link-damaged"
    assert found.saved is not None
    assert found.saved.record.moves == over.record.moves


def test_records_that_cannot_be_are_refused() -> None:
    for before, code in (
        (_saved("Kd4", "Kd5"), "illegal-move"),
        (_saved("Kd4", "?"), "bad-move"),
        (_saved("Kd4", names=("Ann",)), "bad-request"),
        (_saved("Kd4", levels=(None, 1000)), "bad-request"),
        (_saved("Kd4", branches=(Line(("Ke4",), (), 7),)), "bad-request"),
        (_saved("Kd4", branches=(Line(("Ke9",), (), 0),)), "bad-move"),
        (_saved("c3-c4-c5", game="chifoumi"), "illegal-move"),
    ):
        with pytest.raises(BoardletError) as caught:
            encode(before)
        assert caught.value.code == code


_LINKS = [encode(saved(case, random.Random(f"mutated {case}"), 14)) for case in every_case()[::3]]


@st.composite
def _mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(_LINKS))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        end = draw(st.integers(at, min(len(text), at + 20)))
        new = draw(st.text(ALPHABET + ".#", max_size=12) | st.text(max_size=4))
        text = text[:at] + new + text[end:]
    return text


@settings(max_examples=2000, deadline=10_000, suppress_health_check=list(HealthCheck))
@given(_mutated())
def test_mutated_links_never_raise_and_never_hang(text: str) -> None:
    found = decode(text)
    if found.problem is None:
        assert found.saved is not None
        encode(found.saved)


@settings(max_examples=1000, deadline=10_000, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(list(catalogue.games())),
    st.lists(st.tuples(st.integers(0, 63), st.sampled_from([2, 3, 16, 16, 40, 64])), max_size=60),
)
def test_forged_links_never_raise_and_never_hang(game: str, digits: list[tuple[int, int]]) -> None:
    found = decode(_forged(*((digit % radix, radix) for digit, radix in digits), game=game))
    if found.problem is None:
        assert found.saved is not None
        assert decode(encode(found.saved)).saved == found.saved


def test_the_longest_games_take_no_time() -> None:
    game = catalogue.find("chinese-checkers")
    case = Case(game, begin(game, {"players": 6}).record.options)
    whole = Saved(played(case, random.Random(2), 1200)[-1].record)
    text = encode(whole)
    assert len(text) < 2000
    start = time.perf_counter()
    assert decode(text).saved == whole
    assert time.perf_counter() - start < 10


def test_more_turns_than_any_game_has_are_not_replayed() -> None:
    # A whole game, and in place of its first turn the same game over and over.
    case = cases(catalogue.find("chifoumi"))[0]
    states = played(case, random.Random(3), 400)
    moves = states[-1].record.moves
    copies = link.MOST_ACTIONS // len(moves)
    branches = tuple(Line(moves, (), 0) for _ in range(copies))
    with pytest.raises(BadLink) as caught:
        encode(Saved(states[-1].record, branches=branches))
    assert caught.value.key == "error-link-long"


# --- digits -------------------------------------------------------------------------


@given(
    st.lists(st.integers(1, 2**40).flatmap(lambda r: st.tuples(st.integers(0, r - 1), st.just(r))))
)
def test_digits_come_back(digits: list[tuple[int, int]]) -> None:
    out = Writer("x")
    for digit, radix in digits:
        out.put(digit, radix)
    text = out.finish()
    source = Reader("x", text, len(text))
    assert [source.take(radix) for _, radix in digits] == [digit for digit, _ in digits]
    source.finish()


@given(st.integers(0, 10**9), st.text(max_size=30))
def test_numbers_and_texts_come_back(number: int, text: str) -> None:
    out = Writer("")
    out.number(number)
    out.text(text)
    body = out.finish()
    source = Reader("", body, len(body))
    assert source.number(10**9) == number
    assert source.text(30) == text
    source.finish()
    with pytest.raises(BadLink):
        source.take(64)


# --- comparing ----------------------------------------------------------------------


def _chifoumi(*moves: str, partial: str = "") -> Saved:
    options = begin(catalogue.find("chifoumi"), {}).record.options
    return Saved(Record("chifoumi", options, moves, partial))


@pytest.mark.parametrize(
    ("one", "other", "relation", "turn"),
    [
        (_saved("Kd4"), _saved("Kd4"), "same", None),
        (_saved("Kd4", "Qe5"), _saved("Kd4"), "continues", 1),
        (_saved("Kd4"), _saved("Kd4", "Qe5"), "continued", 1),
        (_saved("Kd4", "Qe5"), _saved("Kd4", "Qd5", "Na1"), "forks", 1),
        (_saved(), _saved("Kd4"), "continued", 0),
        (_saved("Kd4"), _chifoumi("c3-c4"), "other", None),
        (_chifoumi("c3-c4", partial="c5xc4"), _chifoumi("c3-c4"), "continues", 1),
        (_chifoumi("c3-c4", "c5xc4xd3"), _chifoumi("c3-c4", partial="c5xc4"), "continues", 1),
        (_chifoumi("c3-c4", "c5xc4"), _chifoumi("c3-c4", partial="c5xc4"), "continues", 1),
        (_chifoumi("c3-c4", partial="c5xc4"), _chifoumi("c3-c4", "c5xc4-c3"), "continued", 1),
        (_chifoumi("c3-c4", partial="c5xc4"), _chifoumi("c3-c4", "c5xb4"), "forks", 1),
        (_saved("Kd4", names=("A", "B")), _saved("Kd4"), "same", None),
    ],
)
def test_compare(one: Saved, other: Saved, relation: str, turn: int | None) -> None:
    found = compare(one, other)
    assert (found.relation, found.turn) == (relation, turn)


def test_games_of_one_match_are_different_games() -> None:
    first = match.begin(CHEVERSI, {}, "pair", 2)
    second = match.add(first, CHEVERSI, {}, (1, 2), (40, 30))
    assert compare(_saved("Kd4", match=first), _saved("Kd4", match=second)).relation == "other"
    assert compare(_saved("Kd4", match=first), _saved("Kd4", match=first)).relation == "same"
