"""Chifoumi positions that people write: crowded, walled in, buried; all three faces agree."""

from __future__ import annotations

import random

import pytest

from boardlet.core.errors import BadPosition
from boardlet.core.options import Value, resolve
from boardlet.games.chifoumi import GAME
from boardlet.games.chifoumi.discs import COLOURS, kinds
from tests.naive import chifoumi as naive
from tests.rules.chifoumi_positions import position

POSITIONS = 80


def _written(rng: random.Random, players: int) -> tuple[dict[str, list[str]], str, str]:
    """Random towers in a corner of random size, the colour to move, and a chain or none."""
    discs = [c + k for c in COLOURS[players] for k in kinds(players) for _ in range(2)]
    size = rng.choice((2, 3, 7))
    fields = [file + rank for file in "abcdefg"[:size] for rank in "1234567"[:size]]
    towers: dict[str, list[str]] = {}
    for disc in rng.sample(discs, rng.choice((2, 4, 8, len(discs)))):
        towers.setdefault(rng.choice(fields), []).append(disc)
    chain = rng.choice([*towers, "-", "-", "-"])
    return towers, rng.choice(COLOURS[players]), chain


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"own": True},
        {"equal": True},
        {"players": 3},
        {"players": 3, "own": True, "equal": True},
        {"players": 4},
        {"players": 4, "equal": True},
    ],
    ids=str,
)
def test_rules_kernel_and_naive_generator_agree_in_written_positions(
    given: dict[str, Value],
) -> None:
    rng = random.Random(str(given))
    options = resolve(GAME.spec.options, given)
    kernel = GAME.kernel(options)
    captured = ",".join("0" * int(options["players"]))
    found = 0
    while found < POSITIONS:
        towers, side, chain = _written(rng, int(options["players"]))
        entries = ", ".join(f"{field} {'.'.join(tower)}" for field, tower in towers.items())
        text = position(entries, side, captured=captured, chain=chain)
        try:
            state = GAME.parse(options, text)
        except BadPosition:
            continue
        found += 1
        simple = naive.start(dict(options))
        simple["board"] = {field: towers.get(field, []) for field in simple["board"]}
        simple |= {"turn": side, "chain": None if chain == "-" else chain}
        values = kernel.position(state)
        actions = {kernel.action_text(values, one): one for one in kernel.actions(values)}
        assert list(state.legal_actions()) == sorted(actions) == naive.legal(simple), text
        for action in rng.sample(sorted(actions), min(4, len(actions))):
            after = state.apply(action)
            assert kernel.position(after) == kernel.apply(values, actions[action]), (text, action)
            assert after.text() == naive.text(naive.apply(simple, action)), (text, action)
