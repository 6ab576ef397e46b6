"""The rules of Capture Chinese checkers, in the order of the rules page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.star import CENTRE, HEXAGON, INDEX, NAMES, bits, jump, write_rows
from boardlet.core.star_board import SIDES
from boardlet.core.state import Choice, Event, Message, Outcome, Piece, Scene, Tally
from boardlet.core.turns import STOP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardlet.core.options import Options

START = HEXAGON & ~(1 << CENTRE)
PIECES = START.bit_count()
MARBLE = "marble"
LETTER = "o"

_JUMP = re.compile(r"([a-z][0-9]{1,2})x([a-z][0-9]{1,2})")


@dataclass(frozen=True)
class CaptureState:
    """The pieces as a set of holes, the captures by seat, and the piece in a chain.

    `places` says where each piece of the record is, a hole or `-1 - seat` for a
    captured one. It tells the pieces apart and is not part of the position.
    """

    holes: int
    seat: int
    captures: tuple[int, ...]
    chain: int | None
    """The hole of the piece that has jumped in this turn and may go on."""
    long: bool
    places: tuple[int, ...] = field(compare=False)

    @property
    def in_turn(self) -> bool:
        """True after a jump that can be followed by another."""
        return self.chain is not None

    # --- rules 2 to 4: jumps --------------------------------------------------------

    def jumps_from(self, start: int) -> dict[int, int]:
        """Rule 2: for each landing the piece in a hole can reach, the hole jumped over."""
        found: dict[int, int] = {}
        for direction in range(6):
            hit = jump(start, direction, self.holes, self.long)
            if hit is not None:
                over, landing = hit
                found[landing] = over
        return found

    @cached_property
    def _jumps(self) -> dict[int, dict[int, int]]:
        """The jumps of every piece that may act: any piece, or the one in a chain."""
        movers = bits(self.holes) if self.chain is None else [self.chain]
        found = {start: self.jumps_from(start) for start in movers}
        return {start: landings for start, landings in found.items() if landings}

    def legal_actions(self) -> tuple[str, ...]:
        """Rules 3 and 4: single jumps, and `stop` after a jump; never whole chains."""
        actions = [
            f"{NAMES[start]}x{NAMES[landing]}"
            for start, landings in self._jumps.items()
            for landing in landings
        ]
        if self.in_turn:
            actions.append(STOP)
        return tuple(sorted(actions))

    def apply(self, action: str) -> CaptureState:
        """Jumps, or stops; the turn passes by itself where the piece cannot go on."""
        if action == STOP:
            if not self.in_turn:
                raise IllegalMove("there is nothing to stop: no jump was made yet")
            return replace(self, seat=self._next_seat, chain=None)
        start, over, landing = self._read(action)
        taken = tuple(count + (seat == self.seat) for seat, count in enumerate(self.captures))
        moved = {start: landing, over: -1 - self.seat}
        after = replace(
            self,
            holes=self.holes ^ (1 << start | 1 << over | 1 << landing),
            captures=taken,
            chain=landing,
            places=tuple(moved.get(place, place) for place in self.places),
        )
        if after._jumps:
            return after
        return replace(after, seat=self._next_seat, chain=None)

    @property
    def _next_seat(self) -> int:
        return (self.seat + 1) % len(self.captures)

    def _read(self, action: str) -> tuple[int, int, int]:
        """The start, the hole jumped over and the landing of a legal jump."""
        start, landing = read_action(action)
        if self.chain not in (None, start):
            raise IllegalMove(
                f"only the piece on {NAMES[self.chain or 0]} may go on in this turn",
                key="error-capture-chain",
                arguments={"turn": action, "point": NAMES[self.chain or 0]},
            )
        over = self._jumps.get(start, {}).get(landing)
        if over is None:
            raise IllegalMove(f"{action} is not possible here", arguments={"turn": action})
        return start, over, landing

    # --- rules 4 to 6: the end ------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        """Rule 5: the captures by seat."""
        return self.captures

    def outcome(self) -> Outcome | None:
        """Rule 4: over when no jump exists anywhere. Rule 5: equal captures share a rank."""
        if self._jumps or self.in_turn:
            return None
        return Outcome(
            tuple(1 + sum(more > count for more in self.captures) for count in self.captures),
            "no-jump",
        )

    # --- text, pieces, events, scene ------------------------------------------------

    def text(self) -> str:
        """`<rows from the top> <seat> <captures by seat> <hole of the piece in a chain>`."""
        rows = write_rows(dict.fromkeys(bits(self.holes), LETTER))
        captures = ",".join(map(str, self.captures))
        chain = "-" if self.chain is None else NAMES[self.chain]
        return f"{rows} {self.seat} {captures} {chain}"

    def pieces(self) -> tuple[Piece, ...]:
        """All pieces, the captured ones in the tray of the seat that has them."""
        return tuple(
            Piece(f"m{number}", NAMES[place] if place >= 0 else tray(-1 - place), MARBLE, None)
            for number, place in enumerate(self.places, 1)
        )

    def _id(self, hole: int) -> str:
        return f"m{self.places.index(hole) + 1}"

    def events(self, action: str) -> tuple[Event, ...]:
        """A jump and the capture it makes, or a stop."""
        if action == STOP:
            return (Event("stop", self.seat),)
        start, over, landing = self._read(action)
        piece, taken = self._id(start), self._id(over)
        return (
            Event("jump", self.seat, piece, NAMES[start], NAMES[landing]),
            Event("capture", self.seat, taken, NAMES[over], tray(self.seat)),
        )

    def choices(self) -> tuple[Choice, ...]:
        """One choice for each legal action."""
        return tuple(self._choice(action) for action in self.legal_actions())

    def _choice(self, action: str) -> Choice:
        if action == STOP:
            return Choice(action, "stop")
        start, landing = read_action(action)
        return Choice(action, "jump", self._id(start), NAMES[start], NAMES[landing])

    def scene(self) -> Scene:
        """Whose turn it is, what may be done in a chain, and the final count."""
        over = self.outcome()
        seats = range(len(self.captures))
        return Scene(
            self._status(over),
            () if over else tuple(self._notes()),
            tuple(seats),
            (),
            tuple(
                Tally(seat, self.captures[seat], label="capture-tally-captured") for seat in seats
            )
            if over
            else (),
        )

    def _status(self, over: Outcome | None) -> Message:
        if over is None:
            return Message("status-to-move", {"side": SIDES[self.seat]})
        best, second = sorted(self.captures, reverse=True)[:2]
        winners = over.ranks.count(1)
        if winners == 1:
            side = SIDES[over.ranks.index(1)]
            return Message("status-won", {"side": side, "score": best, "other": second})
        if winners == len(self.captures):
            return Message("status-draw", {"score": best})
        return Message("capture-status-shared", {"count": winners, "score": best})

    def _notes(self) -> Iterator[Message]:
        if self.chain is not None:
            yield Message("capture-note-chain", {"point": NAMES[self.chain]})
        if self.long:
            yield Message("capture-note-long-jump")
        yield Message("capture-note-left", {"count": self.holes.bit_count()})


def tray(seat: int) -> str:
    """The name of the tray for a seat's captures."""
    return f"taken-{seat}"


def read_action(action: str) -> tuple[int, int]:
    """Reads `e5xg5` as start and landing. Raises BadMove."""
    found = _JUMP.fullmatch(action)
    if found is None or any(name not in INDEX for name in found.groups()):
        raise BadMove(
            f"not a jump: {action[:40]!r}; write start and landing, such as e5xg5",
            key="error-capture-move",
            arguments={"turn": action[:40]},
        )
    return INDEX[found[1]], INDEX[found[2]]


def start_state(options: Options) -> CaptureState:
    """Rule 1: the hexagon full but for its centre, seat 0 to move."""
    players = int(options["players"])
    return CaptureState(
        START, 0, (0,) * players, None, bool(options["long_jump"]), tuple(bits(START))
    )


def set_up(
    options: Options, holes: int, seat: int, captures: tuple[int, ...], chain: int | None
) -> CaptureState:
    """A position in the middle of a game: pieces numbered as they stand, then the captured."""
    taken = tuple(-1 - owner for owner, count in enumerate(captures) for _ in range(count))
    return CaptureState(
        holes, seat, captures, chain, bool(options["long_jump"]), (*bits(holes), *taken)
    )
