"""All games keep the laws of boardlet.testing, under all their options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardlet.core.state import Game
from boardlet.testing import GAME_LAWS, LAWS
from boardlet.testing.samples import Case


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_case(case: Case, law: Callable[[Case], None]) -> None:
    law(case)


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
def test_game(game: Game, law: Callable[[Game], None]) -> None:
    law(game)
