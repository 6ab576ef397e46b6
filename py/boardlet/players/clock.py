"""How long a search may go on, and when it takes a breath."""

from __future__ import annotations

import time

SLICE = 0.004
"""Seconds of work between two breaths of a search."""


class Enough(Exception):
    """Ends a search whose nodes are used up."""


class Clock:
    """Counts nodes against a budget, and knows the time.

    Nodes alone decide what a search finds; time only decides when it breathes,
    and ends it where a cap in milliseconds was asked for.
    """

    __slots__ = ("_breath", "_deadline", "_stopped", "limit", "nodes")

    def __init__(self, limit: int, milliseconds: int | None = None) -> None:
        self.nodes = 0
        self.limit = limit
        now = time.monotonic()
        self._deadline = None if milliseconds is None else now + milliseconds / 1000
        self._breath = now + SLICE
        self._stopped = False

    def stop(self) -> None:
        """Ends the search at its next look at the clock."""
        self._stopped = True

    @property
    def stopped(self) -> bool:
        """True if the search was ended from outside or by time."""
        return self._stopped

    def breathe(self) -> bool:
        """True when it is time to yield. Raises Enough when the time is over."""
        now = time.monotonic()
        if self._deadline is not None and now >= self._deadline:
            self._stopped = True
        if self._stopped:
            raise Enough
        if now < self._breath:
            return False
        self._breath = now + SLICE
        return True
