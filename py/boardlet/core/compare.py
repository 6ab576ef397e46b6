"""What two records have to do with each other: the same game, more of it, or another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boardlet.core import catalogue
from boardlet.core.options import resolve
from boardlet.core.record import Record
from boardlet.core.saved import Saved
from boardlet.core.turns import split

Relation = Literal["same", "continues", "continued", "forks", "other"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What one record is to another, and the number, from 0, of the first turn that differs.

    `continues`: it is the other and more; `continued`: the other is it and more;
    `forks`: they differ in that turn; `other`: they are not the same game at all.
    """

    relation: Relation
    turn: int | None = None


def compare(one: Saved, other: Saved) -> Comparison:
    """Tells what the first record is to the second; branches and names do not count.

    Games of one match with different numbers are different games.
    """
    if _identity(one) != _identity(other):
        return Comparison("other")
    a, b = one.record, other.record
    same = 0
    while same < min(len(a.moves), len(b.moves)) and a.moves[same] == b.moves[same]:
        same += 1
    rest_a, rest_b = _rest(a, same), _rest(b, same)
    if rest_a == rest_b:
        return Comparison("same")
    if _begins(rest_b, rest_a):
        return Comparison("continues", same)
    if _begins(rest_a, rest_b):
        return Comparison("continued", same)
    return Comparison("forks", same)


def _identity(saved: Saved) -> object:
    game = catalogue.find(saved.record.game)
    options = resolve(game.spec.options, saved.record.options)
    match = saved.match and (saved.match.kind, saved.match.length, saved.match.results)
    return (saved.record.game, options, saved.record.position, match)


def _rest(record: Record, same: int) -> tuple[str, bool] | None:
    """The first turn that is not shared and whether it is finished; None if there is none."""
    if same < len(record.moves):
        return record.moves[same], True
    return (record.partial, False) if record.partial else None


def _begins(start: tuple[str, bool] | None, whole: tuple[str, bool] | None) -> bool:
    """Tells whether what is left of a record is the beginning of what is left of another."""
    if start is None or whole is None:
        return start is None
    actions = split(start[0])
    return not start[1] and split(whole[0])[: len(actions)] == actions
