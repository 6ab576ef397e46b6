"""With hidden towers the computer knows what was public, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from boardlet.core.options import resolve
from boardlet.games.chifoumi.imagining import imagine
from tests.search.asking import best, find

POSITIONS = (
    "2,bR,1,bR,2/7/2,bP,{0}.bS,bP,2/3,bW,3/7/2,wW,{1}.wP,wR,2/2,wP,wS,wW,2 w w 0,0 3 -",
    "7/1,bP,3,{0}.bW,1/7/2,{1}.wS,1,bS,2/7/3,wR,3/2,wP,4 b w 0,0 0 -",
)
FILLINGS = (
    (("bW", "wS"), ("bS", "wR"), ("bW", "wR")),
    (("bW", "wS"), ("bR", "wR"), ("bP", "wW")),
)


@pytest.mark.parametrize(("position", "fillings"), list(zip(POSITIONS, FILLINGS, strict=True)))
@pytest.mark.parametrize("level", [2, 4, 6])
def test_buried_kinds_do_not_change_the_turn(
    position: str, fillings: tuple[tuple[str, str], ...], level: int
) -> None:
    replies = [
        best(
            game="chifoumi",
            options={"hidden": True},
            position=position.format(*filling),
            level=level,
            seed=3,
            nodes=600,
        )
        for filling in fillings
    ]
    for reply in replies:
        assert reply["exact"] is False
        assert reply == replies[0]


def test_without_hidden_buried_kinds_count() -> None:
    game = find("chifoumi")
    options = resolve(game.spec.options, {})
    state = game.parse(options, POSITIONS[0].format("bW", "wS"))
    assert game.imagine(options, [state], Random(1)) is None  # type: ignore[attr-defined]


def test_a_world_fits_what_was_seen() -> None:
    game = find("chifoumi")
    options = resolve(game.spec.options, {"hidden": True})
    state = game.parse(options, POSITIONS[0].format("bW", "wS"))
    kinds = set()
    for seed in range(30):
        world = imagine([state], Random(seed))  # type: ignore[list-item]
        assert world is not None
        assert world.legal_actions() == state.legal_actions()
        kinds.add(world.towers[31][0].kind)
    # Both rocks and both papers of Black lie open; one well and one scissors do.
    assert kinds == {"S", "W"}


def test_all_is_known_from_the_start_on() -> None:
    """Every disc lay open before it was buried, so memory leaves nothing to guess."""
    game = find("chifoumi")
    options = resolve(game.spec.options, {"hidden": True})
    state = game.start(options)
    history = [state]
    random = Random(2)
    for _ in range(40):
        if not state.legal_actions():
            break
        state = state.apply(random.choice(state.legal_actions()))
        history.append(state)
        assert imagine(history, Random(1)) is None  # type: ignore[arg-type]
