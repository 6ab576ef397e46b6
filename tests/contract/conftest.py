"""Gives every test that asks for `game` or `case` all games, or all of their option sets."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("boardlet.testing")

from boardlet.core import catalogue  # noqa: E402
from boardlet.testing.samples import every_case  # noqa: E402

REGENERATE = "--regenerate"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        REGENERATE,
        action="store_true",
        help="write the playthrough files anew; name tests/contract for this to be known",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = catalogue.games()
    if "case" in metafunc.fixturenames:
        # Session scope makes pytest run all tests of one case together, so that its
        # games are played once and then forgotten.
        metafunc.parametrize("case", every_case(), ids=str, scope="session")
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games.values(), ids=list(games))


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption(REGENERATE, default=False))
