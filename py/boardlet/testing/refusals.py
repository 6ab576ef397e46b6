"""Looks for errors that must come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from boardlet.core.errors import BoardletError


@dataclass
class Refusal:
    """What was raised in a block."""

    error: BoardletError = field(default_factory=lambda: BoardletError("nothing was raised"))


@contextmanager
def refused(*kinds: type[BoardletError]) -> Iterator[Refusal]:
    """Fails unless one of these errors is raised in the block."""
    refusal = Refusal()
    try:
        yield refusal
    except kinds as error:
        refusal.error = error
        return
    raise AssertionError(f"none of {', '.join(kind.__name__ for kind in kinds)} was raised")
