"""What tests of all kinds share: the built site."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.build import build
from tools.checks import BROWSER
from tools.paths import DIST


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the built site.

    `build.py test` has built it before it calls pytest, which it tells by naming the browser.
    """
    if BROWSER not in os.environ:
        build()
    return DIST
