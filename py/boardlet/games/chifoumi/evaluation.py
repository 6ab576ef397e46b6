"""A first estimate of the scores at the end, from what stands on the board.

Each disc is expected to be lost with a chance that grows with the enemies that
beat its kind and shrinks with the friends that beat those. Threats that can be
carried out at once come on top, more so if the captor is to move; and when few
discs are left, the hunter's distance, so that a won ending is won and not
shuffled into the stall.
"""

from __future__ import annotations

from functools import lru_cache

from boardlet.games.chifoumi.bitboard import ALL, CODE, KIND_PLANE, SIDE_PLANE, SPOT, TALL, around
from boardlet.games.chifoumi.discs import KINDS, team
from boardlet.games.chifoumi.ending import HALF
from boardlet.games.chifoumi.fields import FIELDS, SIZE
from boardlet.games.chifoumi.material import discs_left
from boardlet.games.chifoumi.rules import Rules

SAFETY = 0.6
"""So many hunters take a disc without guards half of the time."""
GUARD = 0.6
"""What each friend that beats a hunter adds to that."""
MOVING = (0.1, 0.2)
"""Part of the largest and of the other threatened towers that the side to move loses."""
WAITING = (0.5, 0.2)
"""The same for a side that has to wait."""
NEARER = 0.03
"""What each field nearer to its hunter adds to a disc's loss, when few discs are left."""
FEW = 6
"""Discs on the board up to which distances are looked at."""

_OUTLOOKS = 50_000
"""Materials whose outlook is remembered."""

Losses = tuple[tuple[float, ...], ...]
"""By owner and captor: how many discs are expected to go."""


class Evaluation:
    """The estimate under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._hunters = tuple(
            tuple(n for n, other in enumerate(KINDS) if rules.beats(other, kind)) for kind in KINDS
        )
        self._enemies = tuple(
            tuple(other for other in range(rules.players) if not rules.allied(side, other))
            for side in range(rules.players)
        )
        self._outlook = lru_cache(_OUTLOOKS)(self._expected_losses)

    def estimate(
        self,
        planes: int,
        piles: tuple[int, ...],
        material: int,
        taken: int,
        side: int,
        started: int,
    ) -> tuple[float, ...]:
        """The expected final scores by seat; the arguments are those of a kernel's values."""
        players = self._rules.players
        losses = [list(row) for row in self._outlook(material)]
        self._add_threats(losses, planes, piles, side)
        if sum(discs_left(material, one) for one in range(players)) <= FEW:
            self._add_distances(losses, planes)
        if players == 3:
            return tuple(
                (taken >> 5 * captor & 31) + sum(row[captor] for row in losses)
                for captor in range(players)
            )
        by_team = [0.0, 0.0]
        by_team[1 - team(players, started)] = HALF
        for owner in range(players):
            left = discs_left(material, owner) - sum(losses[owner])
            by_team[team(players, owner)] += max(0.0, left)
        return tuple(by_team[team(players, one)] for one in range(players))

    def _expected_losses(self, material: int) -> Losses:
        """What the numbers of discs alone let expect."""
        players = self._rules.players

        def discs(owners: tuple[int, ...], kinds: tuple[int, ...]) -> int:
            return sum(material >> 2 * (4 * owner + kind) & 3 for owner in owners for kind in kinds)

        losses = [[0.0] * players for _ in range(players)]
        for owner in range(players):
            friends = tuple(one for one in range(players) if one not in self._enemies[owner])
            for kind in range(len(KINDS)):
                count = discs((owner,), (kind,))
                by = [discs((enemy,), self._hunters[kind]) for enemy in self._enemies[owner]]
                if not count or not any(by):
                    continue
                guards = sum(
                    discs(friends, self._hunters[hunter])
                    for hunter in self._hunters[kind]
                    if discs(self._enemies[owner], (hunter,))
                )
                for enemy, hunters in zip(self._enemies[owner], by, strict=True):
                    losses[owner][enemy] += count * hunters / (sum(by) + SAFETY + GUARD * guards)
        return tuple(map(tuple, losses))

    def _add_threats(
        self, losses: list[list[float]], planes: int, piles: tuple[int, ...], side: int
    ) -> None:
        """Adds what stands beside an enemy that beats it."""
        kinds = [planes >> plane & ALL for plane in KIND_PLANE]
        reach = [
            [around(tops & kind) if tops & kind else 0 for kind in kinds]
            for tops in (planes >> SIDE_PLANE[one] & ALL for one in range(self._rules.players))
        ]
        tall = planes >> TALL & ALL
        for owner, enemies in enumerate(self._enemies):
            own = planes >> SIDE_PLANE[owner]
            for enemy in enemies:
                threatened = 0
                for kind, hunters in enumerate(self._hunters):
                    prey = own & kinds[kind]
                    if prey:
                        for hunter in hunters:
                            threatened |= prey & reach[enemy][hunter]
                if threatened:
                    first, rest = MOVING if owner == side else WAITING
                    most, total = 1, threatened.bit_count()
                    towers = threatened & tall
                    while towers:
                        lowest = towers & -towers
                        towers ^= lowest
                        buried = _owned(piles[(tall & lowest - 1).bit_count()], owner)
                        total += buried
                        most = max(most, 1 + buried)
                    losses[owner][enemy] += first * most + rest * (total - most)

    def _add_distances(self, losses: list[list[float]], planes: int) -> None:
        """Adds how near the nearest hunter of each top disc is."""
        tops: list[tuple[int, int, int]] = []
        fields = planes & ALL
        while fields:
            field = (fields & -fields).bit_length() - 1
            fields &= fields - 1
            code = CODE[planes >> field & SPOT] - 1
            tops.append((field, code >> 2, code & 3))
        for field, owner, kind in tops:
            hunters = [
                (distance(field, other), enemy)
                for other, enemy, hunter in tops
                if enemy in self._enemies[owner] and hunter in self._hunters[kind]
            ]
            if hunters:
                near, enemy = min(hunters)
                losses[owner][enemy] += NEARER * (SIZE - 1 - near)


def distance(field: int, other: int) -> int:
    """The steps between two fields of an empty board."""
    return _DISTANCE[field][other]


def _owned(pile: int, owner: int) -> int:
    count = 0
    while pile:
        count += (pile & 15) - 1 >> 2 == owner
        pile >>= 4
    return count


_DISTANCE = tuple(
    tuple(
        max(abs(one % SIZE - two % SIZE), abs(one // SIZE - two // SIZE)) for two in range(FIELDS)
    )
    for one in range(FIELDS)
)
