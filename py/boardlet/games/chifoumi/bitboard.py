"""Bit sets of fields, laid side by side in one integer, and the tables over them.

*Planes* are bit sets of 49 fields each: occupied fields, towers of two and more
discs, then the top discs by kind, then the top discs by side. A *code* is a
disc as a number from 1 to 15, `1 + 4 * side + kind`, so that a pile of discs is
a number in base 16, the uppermost disc lowest.
"""

from __future__ import annotations

from functools import cache

from boardlet.games.chifoumi.fields import FIELDS, NEIGHBOURS, SIZE

ALL = (1 << FIELDS) - 1
TALL = FIELDS
"""Shift of the plane of towers with buried discs."""
KIND_PLANE = tuple((2 + kind) * FIELDS for kind in range(4))
SIDE_PLANE = tuple((6 + side) * FIELDS for side in range(4))
TOP: tuple[int, ...] = (
    0,
    *((1 << KIND_PLANE[kind] | 1 << SIDE_PLANE[side]) for side in range(4) for kind in range(4)),
)
"""Code -> its bits in the planes of kinds and sides, for field 0."""
CODE: dict[int, int] = {top: code for code, top in enumerate(TOP)}
SPOT = sum(1 << plane for plane in KIND_PLANE + SIDE_PLANE)
"""The planes of kinds and sides at field 0: `planes >> field & SPOT` is a key of CODE."""

NEAR: tuple[int, ...] = tuple(sum(1 << beside for beside in around) for around in NEIGHBOURS)
"""Field -> its neighbours as a bit set."""
NEAR_HIGHEST: tuple[int, ...] = (0, *NEAR)
"""Length of a bit set -> the neighbours of its highest field; 0 for the empty set."""

_NOT_FIRST_FILE = sum(1 << field for field in range(FIELDS) if field % SIZE)
_NOT_LAST_FILE = _NOT_FIRST_FILE >> 1


def around(fields: int) -> int:
    """The fields that touch any of the given ones; these too, where they touch each other."""
    sides = fields << 1 & _NOT_FIRST_FILE | fields >> 1 & _NOT_LAST_FILE
    row = fields | sides
    return (sides | row << SIZE | row >> SIZE) & ALL


class Targets(dict[int, tuple[int, ...]]):
    """Bit set of targets -> the step actions of one kind of disc from one field, made on demand."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self._base = base

    def __missing__(self, targets: int) -> tuple[int, ...]:
        found = tuple(self._base | field for field in range(FIELDS) if targets >> field & 1)
        self[targets] = found
        return found


@cache
def step_lists(kind: int, flags: int = 0) -> tuple[tuple[int, Targets], ...]:
    """For the length of a bit set: neighbours of its highest field, and the steps from there."""
    fields = range(FIELDS)
    lists = ((NEAR[field], Targets(flags | kind << 12 | field << 6)) for field in fields)
    return ((0, Targets(0)), *lists)


@cache
def plain_steps(side: int) -> dict[int, tuple[int, int]]:
    """Step action -> what it changes in the planes, and where it is more than that.

    The change is that of a lone disc's step to an empty field; it is not the
    whole story where the planes have one of the second number's bits: the
    target is occupied, or the source has buried discs.
    """
    steps: dict[int, tuple[int, int]] = {}
    for kind in range(4):
        planes = 1 | TOP[1 + 4 * side + kind]
        for source in range(FIELDS):
            for target in NEIGHBOURS[source]:
                change = planes << source | planes << target
                more = 1 << target | 1 << TALL + source
                steps[kind << 12 | source << 6 | target] = (change, more)
    return steps
