"""Typed turns, read as forgivingly as is safe.

Case, spaces and separators do not matter where they tell nothing: `nd5`, `N d5`,
`c3 c4`, `c3c4xd5`. A capture may be written `x`, `:`, `*` or left open with `-`.
`end` says that a turn stops where it stands. In the middle of a turn the piece
need not be named again. What is typed may be the beginning of an action, as
long as only one legal action begins like that. Nothing is ever guessed: where
two turns could be meant, that is an error that names them.

The search follows the typed words and never lists turns on its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from boardlet.core.errors import BadMove, BoardletError, IllegalMove
from boardlet.core.state import State
from boardlet.core.turns import STOP, join, play_part

LONGEST = 512
MOST_CANDIDATES = 8
_MOST_WORDS = 130
_MOST_STATES = 400
"""States looked at for one text: far more than what is typed in earnest takes."""

_WORD = re.compile(
    r"(?P<sign>[-+x:*@>=\s]*)(?P<word>[a-z][0-9]{1,2}|[a-wyz]+?(?=[a-z][0-9])|[a-wyz]+|$)"
)
_SIGNS = {"+": "+", "x": "x", ":": "x", "*": "x"}
"""Signs that tell something; the others only keep words apart."""
_SAME = str.maketrans("–—−‐‑→×·", "------x*")
_POINT = re.compile(r"[a-z][0-9]{1,2}")

Words = tuple[tuple[str, str], ...]
"""Each word of a text in small letters with the sign before it: `c3xd4` is `c3` and `x d4`."""


@dataclass(frozen=True, slots=True)
class Meant:
    """What a typed text means: actions from the state on, and the state they lead to."""

    actions: tuple[str, ...]
    after: State


def read(state: State, text: str) -> Meant:
    """Finds the one way in which a text can be meant; the turn may stay open.

    Raises BadMove with the argument `candidates` where there are several, BadMove
    for a text that is nothing like a turn, and IllegalMove where no legal turn
    is like it.
    """
    typed = text.strip()
    try:
        after, actions = play_part(state, typed)
        return Meant(actions, after)
    except BoardletError as error:
        exact = error
    words = _words(typed.lower().translate(_SAME)) if len(typed) <= LONGEST else None
    if not words or len(words) > _MOST_WORDS:
        raise BadMove(f"not a turn: {typed[:40]!r}", arguments={"turn": typed[:40]})
    search = _Search(words)
    if not search.run(state):
        raise BadMove(
            f"{typed[:40]!r} could be too many turns",
            key="error-turn-vague",
            arguments={"turn": typed[:40]},
        )
    found = search.whole or search.begun
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        raise _ambiguous(typed, [join(actions) or STOP for actions in found])
    # The game itself knows best what is wrong with a text of its own form, or of none.
    if isinstance(exact, IllegalMove) or not any(_POINT.fullmatch(word) for _, word in words):
        raise exact
    raise IllegalMove(
        f"nothing like {typed[:40]!r} is possible here", arguments={"turn": typed[:40]}
    )


@dataclass
class _Search:
    """Looks for ways to play words: `whole` use them up, `begun` also complete the last action."""

    words: Words
    whole: dict[tuple[str, ...], Meant] = field(default_factory=dict)
    begun: dict[tuple[str, ...], Meant] = field(default_factory=dict)

    def run(self, state: State) -> bool:
        """Fills `whole` and `begun`; False where there is too much to look at."""
        waiting: list[tuple[int, Meant]] = [(0, Meant((), state))]
        for _ in range(_MOST_STATES):
            if not waiting:
                return True
            at, so_far = waiting.pop()
            for action in so_far.after.legal_actions():
                end = self._follow(at, action, inside=so_far.after.in_turn)
                if end is None:
                    continue
                actions = (*so_far.actions, action)
                meant = Meant(actions, so_far.after.apply(action))
                if end > len(self.words):
                    self.begun[actions] = meant
                elif end == len(self.words) or self._only_ends(end, meant.after):
                    self.whole[actions] = meant
                elif meant.after.in_turn:
                    waiting.append((end, meant))
        return False

    def _only_ends(self, at: int, state: State) -> bool:
        """True where `end` is typed behind a turn that is over anyway."""
        return not state.in_turn and self.words[at:] == (("", STOP),)

    def _follow(self, at: int, action: str, *, inside: bool) -> int | None:
        """The number of the word after an action that is typed from word `at` on.

        A number too large by one where only its beginning is typed; None where
        something else is. Inside a turn the action's first point may be left out,
        and the kind of a piece wherever only one can be meant.
        """
        told = _words(action.lower()) or (("", action.lower()),)
        end = self._match(at, told)
        may_skip = inside or not _POINT.fullmatch(told[0][1])
        if end is None and may_skip and len(told) > 1:
            end = self._match(at, told[1:])
        return end

    def _match(self, at: int, told: Words) -> int | None:
        typed = self.words[at : at + len(told)]
        for number, ((sign, word), (real_sign, real)) in enumerate(zip(typed, told, strict=False)):
            if sign not in {"", real_sign}:
                return None
            if word == real:
                continue
            last = at + number == len(self.words) - 1
            # `c1` is not the beginning of `c10`: figures are typed to the end.
            if last and real.startswith(word) and not _POINT.fullmatch(word):
                return len(self.words) + 1
            return None
        return at + len(told) if len(typed) == len(told) else len(self.words) + 1


def _words(text: str) -> Words | None:
    """Takes a text apart; None if there is something in it that no turn has."""
    words: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            return None
        told = [_SIGNS[sign] for sign in found["sign"] if sign in _SIGNS]
        if len(told) > 1:
            return None
        word = STOP if found["word"] == "end" else found["word"]
        if word or told:
            words.append((told[0] if told else "", word))
        at = found.end()
    return tuple(words)


def _ambiguous(typed: str, turns: list[str]) -> BadMove:
    shown = ", ".join(sorted(turns)[:MOST_CANDIDATES])
    more = "" if len(turns) <= MOST_CANDIDATES else ", ..."
    return BadMove(
        f"{typed[:40]!r} could be {shown}{more}",
        key="error-turn-ambiguous",
        arguments={"turn": typed[:40], "candidates": shown + more, "count": len(turns)},
    )
