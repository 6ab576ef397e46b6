"""The transposition table: what is known of positions, in bounded memory."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

LOWER, EXACT, UPPER = range(3)
SOLVED = 1 << 20
"""The depth of a value that rests on finished games only."""

Entry = tuple[int, int, int, int]
"""Depth searched, kind of bound, value, best action (-1: none)."""

Kept = TypeVar("Kept")


class Table(Generic[Kept]):
    """Two generations of entries: when the young one is full, the old one is dropped."""

    __slots__ = ("_old", "_young", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._young: dict[Hashable, Kept] = {}
        self._old: dict[Hashable, Kept] = {}

    def get(self, key: Hashable) -> Kept | None:
        """What is known of a position."""
        return self._young.get(key) or self._old.get(key)

    def put(self, key: Hashable, entry: Kept) -> None:
        """Keeps an entry in place of an earlier one of the same position."""
        young = self._young
        if len(young) >= self.most and key not in young:
            self._old = young
            self._young = young = {}
        young[key] = entry

    def __len__(self) -> int:
        return len(self._young) + len(self._old)
