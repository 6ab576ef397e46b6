"""Turn texts: a turn is the texts of its actions drawn together, and can be taken apart.

An action that goes somewhere reads `e5xg5`; the next starts where it ended, so
the turn is written `e5xg5xg7`. Other actions (`Ke4`, `R@c2`, `pass`) are a turn
of their own. `stop` only says that a turn ends where it stands: it is not
written.
"""

from __future__ import annotations

import re

from boardlet.core.errors import BadMove, IllegalMove
from boardlet.core.state import State

STOP = "stop"

_POINT = r"[a-z][0-9]{1,2}"
_PATH = re.compile(rf"{_POINT}(?:[-+x]{_POINT})+")
_LEG = re.compile(rf"([-+x])({_POINT})")
_LONGEST_TURN = 1024
_WORD = re.compile(r"[A-Za-z0-9@+=#*.:-]+")


def split(text: str) -> tuple[str, ...]:
    """Takes a turn text apart into action texts. Raises BadMove."""
    if len(text) > _LONGEST_TURN or not _WORD.fullmatch(text):
        raise BadMove(f"not a turn: {text[:40]!r}", arguments={"turn": text[:40]})
    if not _PATH.fullmatch(text):
        return (text,)
    at = re.match(_POINT, text)
    assert at is not None
    actions: list[str] = []
    source = at.group()
    for leg in _LEG.finditer(text, at.end()):
        actions.append(f"{source}{leg.group(1)}{leg.group(2)}")
        source = leg.group(2)
    return tuple(actions)


def join(actions: tuple[str, ...]) -> str:
    """Draws the actions of one turn together; inverts `split`."""
    written = [action for action in actions if action != STOP]
    if not written:
        # A position text may stand in the middle of a turn, which then only ends.
        return STOP if actions else ""
    text = written[0]
    for action in written[1:]:
        leg = _LEG.search(action)
        assert leg is not None
        text += action[leg.start() :]
    return text


def play_turn(state: State, text: str) -> tuple[State, tuple[str, ...]]:
    """Plays a whole turn and returns the state after it and the actions it took.

    Raises BadMove for a text of no known form and IllegalMove for a turn that
    breaks a rule or goes on where the turn is over.
    """
    state, actions = play_part(state, text)
    if state.in_turn:
        state = state.apply(STOP)
        actions += (STOP,)
    return state, actions


def play_part(state: State, text: str) -> tuple[State, tuple[str, ...]]:
    """Plays the beginning of a turn; the turn may still be open afterwards."""
    actions = split(text)
    for number, action in enumerate(actions):
        if number and not state.in_turn:
            raise IllegalMove(
                f"the turn is over before {action!r} in {text!r}", arguments={"turn": text}
            )
        state = state.apply(action)
    return state, actions
