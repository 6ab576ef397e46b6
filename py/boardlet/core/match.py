"""Matches: several games between the same players, as a value.

A *player* is a person or computer of the match, a *seat* a place in one game.
Player 0 sits at seat 0 in the first game. Afterwards the start goes round: where
the game has an option that says who begins, that option changes; otherwise the
players move on by one seat, which for two players is a swap of colours.

Kinds: `single`, one game. `best-of`, the most wins out of `length` games, over as
soon as nobody can catch up; a shared first place is half a win. `first-to`, the
games' own points add up until somebody has `length`; a game in progress is
finished. `pair`, two games with the seats swapped and the points added.
Level totals play on in `best-of` and `first-to`; the other two may end in a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boardlet.core.errors import BadRequest
from boardlet.core.options import Options, Value, applies, resolve
from boardlet.core.state import Game

SINGLE, BEST_OF, FIRST_TO, PAIR = "single", "best-of", "first-to", "pair"
KINDS = (SINGLE, BEST_OF, FIRST_TO, PAIR)
"""In the order in which links number them: new kinds go to the end."""

LENGTHS: dict[str, tuple[int, ...]] = {
    SINGLE: (1,),
    BEST_OF: (3, 5, 7),
    FIRST_TO: (10, 15),
    PAIR: (2,),
}
"""The lengths that are offered; `best-of` and `first-to` take any other, too."""

LONGEST = 999
MOST_GAMES = 500
_MOST_POINTS = 10_000


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by player: ranks (1 is best) and the game's own points, if it has any."""

    ranks: tuple[int, ...]
    points: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands. `sides` is the side of each player: partners share one."""

    kind: str
    length: int
    sides: tuple[int, ...]
    results: tuple[Result, ...] = ()

    @property
    def number(self) -> int:
        """The number, from 1, of the game that is played or comes next; when over, the last."""
        return len(self.results) + (not self.over)

    @property
    def games(self) -> int | None:
        """The number of games there are at most, not counting play-offs; None if it is open."""
        return None if self.kind == FIRST_TO else max(self.length, self.number)

    def worth(self, result: Result) -> tuple[float, ...]:
        """What a game counts in the match, by player: its points, or 1, 0.5 or 0 for the win."""
        if self.kind in (FIRST_TO, PAIR):
            assert result.points is not None
            return result.points
        first = {side for side, rank in zip(self.sides, result.ranks, strict=True) if rank == 1}
        share = 1.0 if len(first) == 1 else 0.5
        return tuple(share if side in first else 0.0 for side in self.sides)

    def sheet(self) -> tuple[tuple[float, ...], ...]:
        """The score sheet: the totals by player after each game."""
        rows: list[tuple[float, ...]] = []
        for result in self.results:
            before = rows[-1] if rows else (0.0,) * len(self.sides)
            rows.append(tuple(map(sum, zip(before, self.worth(result), strict=True))))
        return tuple(rows)

    @property
    def totals(self) -> tuple[float, ...]:
        """The totals by player as they stand."""
        return self.sheet()[-1] if self.results else (0.0,) * len(self.sides)

    @property
    def over(self) -> bool:
        """True when no further game is played."""
        played = len(self.results)
        if not played or self.kind in (SINGLE, PAIR):
            return played >= self.length
        by_side = dict(zip(self.sides, self.totals, strict=True))
        first, second = sorted(by_side.values(), reverse=True)[:2]
        if self.kind == BEST_OF:
            return first - second > max(0, self.length - played)
        return first >= self.length and first > second

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The players with the highest total, or None while the match goes on.

        Partners win together; winners of different sides have drawn.
        """
        if not self.over:
            return None
        totals = self.totals
        return tuple(player for player, total in enumerate(totals) if total == max(totals))


def begin(game: Game, options: Options, kind: str, length: int) -> Match:
    """Starts a match. Raises BadRequest for a kind or length that the game does not offer."""
    if kind not in KINDS or kind not in game.spec.matches:
        raise BadRequest(
            f"{game.spec.id} has no match of the kind {kind[:20]!r}",
            at="match",
            key="error-match-kind",
            arguments={"kind": kind[:20]},
        )
    fixed = kind in (SINGLE, PAIR)
    if (fixed and length not in LENGTHS[kind]) or not 1 <= length <= LONGEST:
        raise BadRequest(
            f"a match {kind} cannot have the length {length}",
            at="match",
            key="error-match-length",
            arguments={"kind": kind},
        )
    count = seat_count(game, options)
    return Match(kind, length, game.spec.partners.get(count, tuple(range(count))))


def seating(match: Match, game: Game, options: Options) -> tuple[int, ...]:
    """The player at each seat in the game with number `match.number`."""
    count = len(match.sides)
    if match.kind != PAIR and _other_starter(game, options) is not None:
        return tuple(range(count))
    return tuple((seat + _index(match)) % count for seat in range(count))


def game_options(match: Match, game: Game, options: Options) -> dict[str, Value]:
    """The options of the game with number `match.number`, from those of the first game.

    It works the other way round as well: the starter alternates between two.
    """
    resolved = resolve(game.spec.options, options)
    other = _other_starter(game, options)
    if match.kind != PAIR and other is not None and _index(match) % 2:
        assert game.spec.starter is not None
        resolved[game.spec.starter] = other
    return resolved


def starters(match: Match, game: Game, options: Options) -> tuple[int, ...]:
    """The player who begins each game, from the options of the first; the next one included."""
    count = len(match.results) + (not match.over)
    found: list[int] = []
    for number in range(count):
        then = replace(match, results=match.results[:number])
        start = game.start(game_options(then, game, options))
        found.append(seating(then, game, options)[start.seat])
    return tuple(found)


def add(
    match: Match,
    game: Game,
    options: Options,
    ranks: Sequence[int],
    scores: Sequence[float] | None,
) -> Match:
    """Adds a finished game, given by seat as an outcome and a state tell it.

    Raises BadRequest when the match is over, or for ranks and scores that fit no game.
    """
    if match.over:
        raise BadRequest("the match is over", at="match", key="error-match-over")
    if len(ranks) != len(match.sides) or (scores is not None and len(scores) != len(ranks)):
        raise BadRequest("there must be one rank and one score for each seat", at="ranks")
    seats = sorted(range(len(ranks)), key=seating(match, game, options).__getitem__)
    return add_result(
        match,
        Result(
            tuple(ranks[seat] for seat in seats),
            None if scores is None else tuple(float(scores[seat]) for seat in seats),
        ),
    )


def add_result(match: Match, result: Result) -> Match:
    """Adds a game's result by player. Raises BadRequest if it fits no game or the match is over."""
    count = len(match.sides)
    if match.over or len(match.results) >= MOST_GAMES:
        raise BadRequest("the match is over", at="match", key="error-match-over")
    if len(result.ranks) != count or not all(1 <= rank <= count for rank in result.ranks):
        raise BadRequest("there must be a rank for each player, from 1", at="ranks")
    if result.points is None:
        if match.kind in (FIRST_TO, PAIR):
            raise BadRequest("this match counts points, and the game has none", at="scores")
    elif len(result.points) != count or not all(map(_countable, result.points)):
        raise BadRequest("points are whole or half, one number for each player", at="scores")
    return replace(match, results=(*match.results, result))


def seat_count(game: Game, options: Options) -> int:
    """The number of seats under these options."""
    return len(game.start(resolve(game.spec.options, options)).scene().sides)


def _countable(points: float) -> bool:
    return abs(points) <= _MOST_POINTS and float(2 * points).is_integer()


def _index(match: Match) -> int:
    return match.number - 1


def _other_starter(game: Game, options: Options) -> Value | None:
    """The value of the starter option that is not chosen; None if seats change instead."""
    resolved = resolve(game.spec.options, options)
    for option in game.spec.options:
        if option.key == game.spec.starter and applies(option, option.values[1], resolved):
            return next(value for value in option.values if value != resolved[option.key])
    return None
