"""Position texts of Chifoumi: what is read, and what is refused."""

from __future__ import annotations

import pytest

from boardlet.core.errors import BadPosition
from boardlet.core.options import Value
from tests.rules.chifoumi_positions import parsed, position

START = "2,bR,bS,bR,2/2,bP,bS,bP,2/2,bW,1,bW,2/7/2,wW,1,wW,2/2,wP,wS,wP,2/2,wR,wS,wR,2 w w 0,0 0 -"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (START, {}),
        (START, {"setup": "free"}),
        (position("d4 wS.bR.wP, e5 bP", "b", captured="3,4", since=12), {}),
        (position("d4 wS, e5 bR, g7 wP", captured="1,0", chain="d4"), {}),
        (position("d4 wS, a1 bR", started="b"), {}),
        (position("d4 wP", "b", captured="8,7"), {}),
        (position("d4 wP, a1 bS", "b", since=60), {}),
        (position("d4 wP, a1 bS", "b", captured="11,2,9", since=3), {"players": 3}),
        (position("d4 wP, a1 oS", "o", captured="0,6,0,5", since=79), {"players": 4}),
        (position("a1 wR.wS, g7 bP", "b", chain="@"), {"setup": "free"}),
        (position("", started="b", side="b", chain="@"), {"setup": "free", "first": "black"}),
    ],
)
def test_positions_are_read_and_written_alike(text: str, options: dict[str, Value]) -> None:
    assert parsed(text, **options).text() == text


def test_partners_may_stand_side_by_side_while_placing() -> None:
    text = position("a1 wR, a2 bP, g1 oR, g2 rR", captured="0,0,0,0", chain="@")
    state = parsed(text, setup="free", players=4)
    assert state.text() == text
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    "text",
    [
        "",
        START[:-2],
        START + " ",
        START + "\n",
        START.replace(" w w", " w  w"),
        START.replace("/7/", "/"),
        START.replace("/7/", "/3,4/"),
        START.replace("/7/", "/07/"),
        START.replace("/7/", "/8/"),
        START.replace("/7/", "/6/"),
        START.replace("/7/", "/7,/"),
        START.replace("/7/", "/١,6/"),
        START.replace("/7/", "/wR,6/"),
        START.replace("bS", "bR"),
        START.replace("2,bR,", "2,bQ,"),
        START.replace("2,bR,", "2,rR,"),
        START.replace("2,bR,", "2,bR.,"),
        START.replace("2,bR,", "2,bRbS,"),
        START.replace(" w w ", " r w "),
        START.replace(" w w ", " w o "),
        START.replace("0,0 0", "0 0"),
        START.replace("0,0 0", "0,0,0 0"),
        START.replace("0,0 0", "00,0 0"),
        START.replace("0,0 0", "1,0 0"),
        START.replace("0,0 0", "0,0 61"),
        START.replace("0,0 0", "0,0 -1"),
        START[:-1] + "@",
        START[:-1] + "h1",
        START[:-1] + "d4",
        START[:-1] + "c1c",
        position("", captured="8,7"),
    ],
)
def test_malformed_and_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        parsed(text)


@pytest.mark.parametrize(
    ("towers", "side", "chain", "since"),
    [
        ("d4 wS, e5 bR, g7 wP", "w", "e5", 0),
        ("d4 wS, e5 bR, g7 wP", "w", "d5", 0),
        ("d4 bP.wS, e5 bR, g7 wP", "w", "d4", 0),
        ("d4 wS, e5 bR, g7 wP", "w", "d4", 3),
        ("d4 wS, g7 wP", "w", "d4", 0),
        ("a1 wS, a2 bR, b1 bR, b2 bW, g7 wP", "w", "a1", 0),
    ],
)
def test_a_chain_needs_a_lone_disc_that_can_go_on(
    towers: str, side: str, chain: str, since: int
) -> None:
    with pytest.raises(BadPosition):
        parsed(position(towers, side, chain=chain, since=since))


def test_a_colour_that_would_be_skipped_is_not_to_move() -> None:
    with pytest.raises(BadPosition):
        parsed(position("d4 bR.wS, a1 wP", "b"))


@pytest.mark.parametrize(
    "text",
    [
        position("a1 wR, c1 wR", "w", chain="@"),
        position("a1 wR", "w", chain="@"),
        position("a1 bR", "b", chain="@"),
        position("d4 wR", "b", chain="@"),
        position("a1 wR, a2 bR", "w", chain="@"),
        position("a1 wR.bR", "w", chain="@"),
        position("a1 wR, g7 bR", "w", chain="@", since=1),
        position("a1 wR, g7 bR", "w", chain="@", captured="1,0"),
        START[:-1] + "@",
    ],
)
def test_placing_positions_must_come_from_placing(text: str) -> None:
    with pytest.raises(BadPosition):
        parsed(text, setup="free")


def test_wells_and_colours_depend_on_the_players() -> None:
    for players, disc in ((4, "wW"), (3, "oR"), (2, "rR")):
        captured = ",".join("0" * players)
        with pytest.raises(BadPosition):
            parsed(position(f"a1 {disc}, g7 bS, g6 wP", captured=captured), players=players)


def test_captures_need_missing_enemies() -> None:
    with pytest.raises(BadPosition):
        parsed(position("d4 wP, a1 bS, a2 bS", captured="7,0"))
    with pytest.raises(BadPosition):
        parsed(position("d4 wP, a1 rS", captured="17,0,0"), players=3)
    with pytest.raises(BadPosition):
        parsed(position("d4 wP, a1 bS", captured="8,8,7"), players=3)


def test_missing_discs_lie_with_their_captors() -> None:
    state = parsed(position("d4 wP, a1 bS", captured="7,4"))
    places = [piece.point for piece in state.pieces()]
    assert places.count("taken-0") == 7
    assert places.count("taken-1") == 4
    three = parsed(position("d4 wP, a1 bS", captured="8,7,7"), players=3)
    for seat, count in enumerate((8, 7, 7)):
        taken = [piece for piece in three.pieces() if piece.point == f"taken-{seat}"]
        assert len(taken) == count
        assert all(piece.side != seat for piece in taken)
