"""The rules of Cheversi, in the order of the rules page, over an immutable state.

Source: Andy Lewicki, 2003, in the form in force since 2008.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.options import Options
from boardlet.core.state import (
    Choice,
    Event,
    Message,
    Outcome,
    Overlay,
    Piece,
    Scene,
    Tally,
)
from boardlet.games.cheversi.squares import ALL, INDEX, LIGHT, NAMES, NEIGHBOURS, attacked, bits

WHITE, BLACK = 0, 1
KINDS = "KQRBN"
HAND = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2}
PLIES = 16
SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on the board: its kind, its side and its square index."""

    kind: str
    side: int
    square: int


@dataclass(frozen=True)
class CheversiState:
    """The pieces in the order they were placed, and whether the sides were swapped.

    The order tells pieces of a kind apart; it is not part of the position, so
    states compare by `board`, the side to place, `last` and `swapped`.
    """

    board: frozenset[Placed]
    side: int
    last: int | None
    swapped: bool
    ruleset: str
    once: bool
    pie: bool
    placed: tuple[Placed, ...] = field(compare=False)

    # --- rule 1: hands, alternation -------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that plays the side to place."""
        return self.side ^ self.swapped

    @property
    def in_turn(self) -> bool:
        """Never: every turn is one action."""
        return False

    @property
    def ply(self) -> int:
        """The number of the next placement, from 1."""
        return len(self.board) + 1

    @cached_property
    def occupied(self) -> int:
        """The occupied squares as a bit set."""
        return sum(1 << piece.square for piece in self.board)

    def in_hand(self, side: int) -> dict[str, int]:
        """How many pieces of each kind a side still holds, kinds in order of K Q R B N."""
        left = dict(HAND)
        for piece in self.board:
            if piece.side == side:
                left[piece.kind] -= 1
        return {kind: count for kind, count in left.items() if count}

    # --- rules 2 to 8: which placements are legal -----------------------------------

    @cached_property
    def _targets(self) -> dict[str, int]:
        """The squares, as a bit set, where each kind may be placed now."""
        hand = self.in_hand(self.side)
        if self.ply > PLIES or not hand:
            return {}
        if self.ruleset == "2006":
            kinds = self._first_pieces_of_2006(hand)
            targets = dict.fromkeys(kinds, ALL & ~self.occupied)
        else:
            touching = self._touching()
            targets = dict.fromkeys(self._kinds_allowed(hand), touching)
            if "B" in targets:
                targets["B"] &= self._bishop_colour()
            if self.ply == PLIES - 1:
                targets = {kind: self._leaving_room(t) for kind, t in targets.items()}
        return {kind: squares for kind, squares in targets.items() if squares}

    def _first_pieces_of_2006(self, hand: dict[str, int]) -> list[str]:
        """Ruleset 2006: ply 1 is the white king, ply 2 the black queen, then anything."""
        forced = {1: "K", 2: "Q"}.get(self.ply)
        return [kind for kind in hand if forced in (None, kind)]

    def _kinds_allowed(self, hand: dict[str, int]) -> list[str]:
        """Rules 2, 4 and 6: the king first, the black king last, the called queen."""
        if not any(piece.side == WHITE for piece in self.board) and self.side == WHITE:
            return ["K"]
        if self.queen_called and "Q" in hand:
            return ["Q"]
        if self.side == BLACK and self.ply < PLIES:
            return [kind for kind in hand if kind != "K"]
        return list(hand)

    @property
    def queen_called(self) -> bool:
        """Rule 6: exactly one queen is on the board, and the side to place holds the other."""
        if self.ruleset == "2006":
            return False
        queens = [piece.side for piece in self.board if piece.kind == "Q"]
        return queens == [1 - self.side]

    def _touching(self) -> int:
        """Rules 3 and 7: empty squares beside a piece; for ply 16 beside White's last piece."""
        if not self.board:
            return ALL
        anchors = bits(self.occupied)
        if self.ply == PLIES and self.last is not None:
            anchors = [self.last]
        beside = 0
        for anchor in anchors:
            beside |= NEIGHBOURS[anchor]
        return beside & ~self.occupied

    def _bishop_colour(self) -> int:
        """Rule 5: the squares of the colour that the side's first bishop does not stand on."""
        for piece in self.board:
            if piece.kind == "B" and piece.side == self.side:
                return ALL & ~LIGHT if LIGHT >> piece.square & 1 else LIGHT
        return ALL

    def _leaving_room(self, targets: int) -> int:
        """Rule 8: White's last placement must leave an empty square beside itself."""
        return sum(1 << square for square in bits(targets) if NEIGHBOURS[square] & ~self.occupied)

    def legal_actions(self) -> tuple[str, ...]:
        """Rule 10: one action for each kind and square; with the pie rule `swap` at ply 3."""
        actions = sorted(
            kind + NAMES[square]
            for kind, targets in self._targets.items()
            for square in bits(targets)
        )
        if self.may_swap:
            actions.append(SWAP)
        return tuple(actions)

    @property
    def may_swap(self) -> bool:
        """Option `swap`: after ply 2, once, the player to move may take over Black."""
        return self.pie and not self.swapped and self.ply == 3

    def apply(self, action: str) -> CheversiState:
        """Places a piece or swaps the sides."""
        if action == SWAP:
            if not self.may_swap:
                raise IllegalMove("the sides cannot be swapped now", key="error-cheversi-swap")
            return self._with(swapped=True)
        kind, square = read_action(action)
        if not self._targets.get(kind, 0) >> square & 1:
            raise IllegalMove(f"{action} is not possible here", arguments={"turn": action})
        piece = Placed(kind, self.side, square)
        return self._with(
            board=self.board | {piece},
            placed=(*self.placed, piece),
            side=1 - self.side,
            last=square if self.side == WHITE else self.last,
        )

    # --- rules 11 to 14: attacks, score, end ----------------------------------------

    def covers(self, piece: Placed) -> int:
        """The empty squares that a piece attacks, as a bit set."""
        return attacked(piece.kind, piece.square, self.occupied) & ~self.occupied

    def points(self, side: int) -> int:
        """Rule 12: the score of a side as it stands; option `count` `once` counts squares."""
        covered = [self.covers(piece) for piece in self.board if piece.side == side]
        if self.once:
            together = 0
            for squares in covered:
                together |= squares
            return together.bit_count()
        return sum(squares.bit_count() for squares in covered)

    def scores(self) -> tuple[float, ...]:
        """The live score by seat."""
        points = (self.points(WHITE), self.points(BLACK))
        return (points[self.swapped], points[1 - self.swapped])

    def outcome(self) -> Outcome | None:
        """Rules 13 and 14: over after ply 16 or where the side to move has no placement."""
        if self._targets or self.may_swap:
            return None
        first, second = self.scores()
        ranks = (1 + (first < second), 1 + (second < first))
        return Outcome(ranks, "count" if len(self.board) == PLIES else "no-placement")

    # --- text, pieces, events, scene ------------------------------------------------

    def text(self) -> str:
        """`<ranks 8 to 1> <w|b> <last>`, and `swapped` after an exchange."""
        letters = {
            piece.square: piece.kind if piece.side == WHITE else piece.kind.lower()
            for piece in self.board
        }
        ranks = []
        for rank in reversed(range(8)):
            row = "".join(letters.get(rank * 8 + file, "1") for file in range(8))
            for run in range(8, 1, -1):
                row = row.replace("1" * run, str(run))
            ranks.append(row)
        last = "-" if self.last is None else NAMES[self.last]
        swapped = " swapped" if self.swapped else ""
        return f"{'/'.join(ranks)} {'wb'[self.side]} {last}{swapped}"

    def pieces(self) -> tuple[Piece, ...]:
        """All sixteen pieces, those in hand included."""
        where: dict[str, str] = {}
        used: dict[tuple[int, str], int] = {}
        for placed in self.placed:
            key = (placed.side, placed.kind)
            used[key] = used.get(key, 0) + 1
            where[piece_id(placed.side, placed.kind, used[key])] = NAMES[placed.square]
        return tuple(
            Piece(ident, where.get(ident, f"hand-{side}"), kind, side)
            for side in (WHITE, BLACK)
            for kind in KINDS
            for ident in (piece_id(side, kind, n) for n in range(1, HAND[kind] + 1))
        )

    def _next_id(self, kind: str) -> str:
        held = self.in_hand(self.side).get(kind, 0)
        return piece_id(self.side, kind, HAND[kind] - held + 1)

    def events(self, action: str) -> tuple[Event, ...]:
        """A placement from the hand, or a swap."""
        if action == SWAP:
            return (Event("swap", self.seat),)
        kind, square = read_action(action)
        return (Event("place", self.seat, self._next_id(kind), f"hand-{self.side}", NAMES[square]),)

    def choices(self) -> tuple[Choice, ...]:
        """One choice for each legal action."""
        return tuple(
            Choice(action, "swap")
            if action == SWAP
            else Choice(action, "place", self._next_id(action[0]), f"hand-{self.side}", action[1:])
            for action in self.legal_actions()
        )

    def scene(self) -> Scene:
        """Whose turn it is, the duties of the moment, attacks, and the final count."""
        over = self.outcome()
        return Scene(
            self._status(over),
            () if over else tuple(self._duties()),
            (WHITE ^ self.swapped, BLACK ^ self.swapped),
            (Overlay("cheversi-overlay-attacks", self._attack_counts()),),
            self._tally() if over else (),
        )

    def _status(self, over: Outcome | None) -> Message:
        if over is None:
            return Message("status-to-move", {"side": ("white", "black")[self.side]})
        points = (self.points(WHITE), self.points(BLACK))
        if points[WHITE] == points[BLACK]:
            return Message("status-draw", {"score": points[WHITE]})
        winner = WHITE if points[WHITE] > points[BLACK] else BLACK
        return Message(
            "status-won",
            {
                "side": ("white", "black")[winner],
                "score": points[winner],
                "other": points[1 - winner],
            },
        )

    def _duties(self) -> Iterator[Message]:
        kinds = list(self._targets)
        if self.ply == 1:
            yield Message("cheversi-duty-first-king")
        elif self.ruleset == "2006" and self.ply == 2:
            yield Message("cheversi-duty-first-queen")
        elif self.queen_called and kinds == ["Q"]:
            yield Message("cheversi-duty-queen")
        elif self.ruleset == "2008" and self.ply == PLIES:
            yield Message("cheversi-duty-last-king", {"field": NAMES[self.last or 0]})
        elif self.ruleset == "2008" and self.ply == PLIES - 1:
            yield Message("cheversi-duty-leave-room")
        if self.may_swap:
            yield Message("cheversi-duty-swap")

    def _attack_counts(self) -> dict[str, tuple[int, ...]]:
        counts: dict[str, list[int]] = {}
        for piece in self.board:
            for square in bits(self.covers(piece)):
                both = counts.setdefault(NAMES[square], [0, 0])
                both[piece.side] += 1
        if self.once:
            counts = {field: [min(1, n) for n in both] for field, both in counts.items()}
        return {field: tuple(both) for field, both in sorted(counts.items())}

    def _tally(self) -> tuple[Tally, ...]:
        """The count piece by piece; with `once` a square counts for the first that attacks it."""
        lines: list[Tally] = []
        for side in (WHITE, BLACK):
            counted = 0
            number: dict[str, int] = {}
            for piece in self.placed:
                if piece.side != side:
                    continue
                number[piece.kind] = number.get(piece.kind, 0) + 1
                squares = self.covers(piece)
                if self.once:
                    squares &= ~counted
                    counted |= squares
                ident = piece_id(side, piece.kind, number[piece.kind])
                fields = tuple(NAMES[square] for square in bits(squares))
                lines.append(Tally(side, len(fields), ident, fields))
        return tuple(lines)

    def _with(
        self,
        *,
        board: frozenset[Placed] | None = None,
        placed: tuple[Placed, ...] | None = None,
        side: int | None = None,
        last: int | None = None,
        swapped: bool | None = None,
    ) -> CheversiState:
        return CheversiState(
            self.board if board is None else board,
            self.side if side is None else side,
            self.last if last is None else last,
            self.swapped if swapped is None else swapped,
            self.ruleset,
            self.once,
            self.pie,
            self.placed if placed is None else placed,
        )


def piece_id(side: int, kind: str, number: int) -> str:
    """The id of a side's n-th piece of a kind: `wR2`."""
    return f"{'wb'[side]}{kind}{number}"


def read_action(action: str) -> tuple[str, int]:
    """Reads `Nd5` as kind and square index. Raises BadMove."""
    square = INDEX.get(action[1:])
    if action[:1] not in HAND or square is None:
        raise BadMove(
            f"not a placement: {action[:40]!r}; write a kind and a square, such as Nd5",
            key="error-cheversi-move",
            arguments={"turn": action[:40]},
        )
    return action[0], square


def start_state(options: Options) -> CheversiState:
    """The empty board, White to place."""
    return CheversiState(
        frozenset(),
        WHITE,
        None,
        False,
        str(options["ruleset"]),
        options["count"] == "once",
        bool(options["swap"]),
        (),
    )
