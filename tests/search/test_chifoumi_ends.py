"""Few discs of Chifoumi: the chase against the rules, and won games that are won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlet.core.options import resolve
from boardlet.core.record import add_turn, begin
from boardlet.games.chifoumi.chase import turns
from boardlet.games.chifoumi.fields import FIELDS, NEIGHBOURS
from tests.search.asking import best, find, minimax, request_of

PAIRS = ("RS", "SP", "PR", "PW", "WR", "WS")


def _alone(random: Random, since: int) -> str:
    """A position text with one disc on each side, one of which beats the other."""
    one, other = tuple(random.choice(PAIRS))
    if random.random() < 0.5:
        one, other = other, one
    discs = dict(zip(random.sample(range(FIELDS), 2), (f"w{one}", f"b{other}"), strict=True))
    ranks = [
        ",".join(discs.get(field, "1") for field in range(start, start + 7))
        for start in range(FIELDS - 7, -1, -7)
    ]
    return f"{'/'.join(ranks)} {random.choice('wb')} {random.choice('wb')} 0,0 {since} -"


def test_a_chase_takes_the_turns_of_the_best_moves() -> None:
    fleeing, hunting = turns()
    for hunter in range(FIELDS):
        for prey in set(range(FIELDS)) - {hunter}:
            steps = set(NEIGHBOURS[prey]) - {hunter}
            assert fleeing[hunter][prey] == 1 + max(hunting[hunter][step] for step in steps)
            assert hunting[hunter][prey] == 1 + min(
                fleeing[step][prey] if step != prey else 0 for step in NEIGHBOURS[hunter]
            )


def test_two_discs_are_exact_against_everything_tried() -> None:
    """Near the stall, where trying everything ends."""
    game = find("chifoumi")
    kernel = game.kernel(resolve(game.spec.options, {}))
    random = Random(4)
    ends = set()
    for _ in range(12):
        played = begin(game, {}, _normal(_alone(random, random.randrange(54, 60))))
        position = kernel.position(played.state)
        value = minimax(kernel, position, {})
        reply = best(**request_of(played))
        assert reply["exact"] is True
        assert reply["score"] == (value if kernel.seat(position) == 0 else -value)
        ends.add(abs(value))
    assert ends == {0.5, 1.5}


def _normal(text: str) -> str:
    """The same text with runs of empty fields as one number."""
    ranks, rest = text.split(" ", 1)
    lines = []
    for rank in ranks.split("/"):
        items: list[str] = []
        for item in rank.split(","):
            if item == "1" and items and items[-1].isdigit():
                items[-1] = str(int(items[-1]) + 1)
            else:
                items.append(item)
        lines.append(",".join(items))
    return f"{'/'.join(lines)} {rest}"


@pytest.mark.parametrize(
    ("position", "margin"),
    [
        ("6,bW/3,bW,3/7/3,wP,3/7/7/7 b w 0,0 0 -", 0.5),
        ("wR,6/2,wR,4/7/7/7/2,bW,4/7 b w 0,0 0 -", -1.5),
        ("7/2,bS,4/7/7/7/2,wW,4/7 w w 0,0 0 -", 0.5),
    ],
)
def test_a_won_game_is_won_and_not_put_off(position: str, margin: float) -> None:
    game = find("chifoumi")
    kernel = game.kernel(resolve(game.spec.options, {}))
    played = begin(game, {}, position)
    replies: list[Any] = []
    while played.state.outcome() is None:
        replies.append(best(**request_of(played), seed=len(replies)))
        played = add_turn(played, replies[-1]["turn"])
        assert len(replies) <= 24
    assert replies[0]["exact"] is True
    assert abs(replies[0]["score"]) == abs(margin)
    outcome = played.state.outcome()
    assert outcome is not None
    assert outcome.reason != "stall"
    white, black = kernel.payoff(kernel.position(played.state))
    assert white - black == margin
