"""Laws of a game's texts: all that it may say is there, with the arguments it needs."""

from __future__ import annotations

import re

from boardlet.core.state import Game, Message
from boardlet.describe import texts_reply
from boardlet.testing.samples import Case, walks

MADE_BY_THE_PAGE = {"sideName", "otherName", "count"}
"""Variables that a text may use although no message brings them."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([\w-]+)|[( ,]\$([\w-]+)")


def read_messages(fluent: str) -> dict[str, set[str]]:
    """Reads a Fluent text as far as needed: the variables used by each message."""
    found: dict[str, set[str]] = {}
    starts = [*_MESSAGE.finditer(fluent)]
    ends = [start.start() for start in starts[1:]] + [len(fluent)]
    for start, end in zip(starts, ends, strict=True):
        assert start.group(1) not in found, f"{start.group(1)} is there twice"
        text = "\n".join(
            line for line in fluent[start.start() : end].splitlines() if not line.startswith("#")
        )
        found[start.group(1)] = {one or two for one, two in _VARIABLE.findall(text)}
    return found


def game_messages(game: Game, language: str = "en") -> dict[str, set[str]]:
    """The messages of a game in a language, each with the variables it uses."""
    return read_messages(texts_reply(game, language)["ftl"])


def a_game_names_itself_its_pieces_and_its_options(game: Game, language: str = "en") -> None:
    ident, messages = game.spec.id, game_messages(game, language)
    wanted = {f"{ident}-{name}" for name in ("name", "pitch", "length", "piece", "how")}
    for option in game.spec.options:
        wanted |= {f"{ident}-option-{option.key}", f"{ident}-option-{option.key}-help"}
        if option.kind == "choice":
            wanted |= {f"{ident}-option-{option.key}-{value}" for value in option.values}
    assert not wanted - messages.keys()
    assert messages[f"{ident}-piece"] <= {"kind", "side", *MADE_BY_THE_PAGE}


def keys_begin_with_the_game(game: Game) -> None:
    for key in game_messages(game):
        assert key.startswith((f"{game.spec.id}-", f"error-{game.spec.id}-")), key


def what_a_state_says_has_a_text(case: Case) -> None:
    messages = game_messages(case.game)
    keys, said = said_by(case)
    for key in keys | said.keys():
        # Other keys are the page's.
        if key.startswith(f"{case.game.spec.id}-"):
            assert key in messages
            given = set(said[key].arguments) if key in said else set()
            assert messages[key] <= given | MADE_BY_THE_PAGE, key


def said_by(case: Case) -> tuple[set[str], dict[str, Message]]:
    """What the states of a case's random games say: bare keys, and messages by key."""
    said: dict[str, Message] = {}
    keys: set[str] = set()
    for walk in walks(case):
        for state in (*walk.states[:40], *walk.states[40::9], walk.states[-1]):
            scene = state.scene()
            said |= {message.key: message for message in (scene.status, *scene.notes)}
            keys |= {overlay.key for overlay in scene.overlays}
            keys |= {line.label for line in scene.tally if line.label is not None}
        if (outcome := walk.states[-1].outcome()) is not None:
            keys.add(f"{case.game.spec.id}-reason-{outcome.reason}")
    return keys, said
