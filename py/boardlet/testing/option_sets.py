"""All option sets of a game, and a choice of them that still meets every pair of values."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

from boardlet.core.errors import BadOption
from boardlet.core.options import Option, Value, resolve

DEEP = bool(os.environ.get("BOARDLET_DEEP"))
"""True when the long runs were asked for with BOARDLET_DEEP=1."""

FEW = 12
"""Up to so many sets are all tested; of more, a choice."""

Resolved = dict[str, Value]


def every_set(options: tuple[Option, ...]) -> list[Resolved]:
    """Returns each set of resolved options once, those with the first values first."""
    found: list[Resolved] = []
    for values in itertools.product(*(option.values for option in options)):
        given = {option.key: value for option, value in zip(options, values, strict=True)}
        try:
            resolved = resolve(options, given)
        except BadOption:
            continue
        if resolved not in found:
            found.append(resolved)
    return found


def chosen_sets(options: tuple[Option, ...]) -> list[Resolved]:
    """Returns few sets among which any two values that go together are together once.

    In deep runs any three values are.
    """
    every = every_set(options)
    if len(every) <= FEW:
        return every
    strength = 3 if DEEP else 2
    covers = [frozenset(itertools.combinations(one.items(), strength)) for one in every]
    default = resolve(options, {})
    chosen = [default]
    missing = set().union(*covers) - covers[every.index(default)]
    while missing:
        best = max(range(len(every)), key=lambda index: len(covers[index] & missing))
        chosen.append(every[best])
        missing -= covers[best]
    return chosen


def given_sets(options: tuple[Option, ...]) -> Iterator[Resolved]:
    """Yields options as a user gives them: nothing, or one value alone where that is allowed."""
    yield {}
    for option in options:
        for value in option.values:
            given = {option.key: value}
            try:
                resolve(options, given)
            except BadOption:
                continue
            yield given
