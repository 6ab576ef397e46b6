"""Everything that a game may say is in its English texts, with the arguments it needs."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from boardlet.core import catalogue
from boardlet.core.errors import CODES
from boardlet.core.state import Game, Message
from boardlet.describe import texts_reply
from tests.contract.samples import Case, walks

_ROOT = Path(__file__).parents[2]
_ENGINE = _ROOT / "py" / "boardlet"
_PAGE_TEXTS = _ROOT / "js" / "l10n"
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([\w-]+)|[( ,]\$([\w-]+)")
_MADE_BY_THE_PAGE = {"sideName", "otherName", "count"}
_LANGUAGES = ("en",)


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


@cache
def _game_messages(game: str, language: str) -> dict[str, set[str]]:
    return read_messages(texts_reply(catalogue.find(game), language)["ftl"])


@cache
def _page_messages(language: str) -> dict[str, set[str]]:
    parts = sorted(_PAGE_TEXTS.glob(f"*.{language}.ftl"))
    return read_messages("\n".join(part.read_text("utf-8") for part in parts))


@pytest.mark.parametrize("language", _LANGUAGES)
def test_a_game_names_itself_its_pieces_and_its_options(game: Game, language: str) -> None:
    ident, messages = game.spec.id, _game_messages(game.spec.id, language)
    wanted = {f"{ident}-{name}" for name in ("name", "pitch", "length", "piece", "how")}
    for option in game.spec.options:
        wanted |= {f"{ident}-option-{option.key}", f"{ident}-option-{option.key}-help"}
        if option.kind == "choice":
            wanted |= {f"{ident}-option-{option.key}-{value}" for value in option.values}
    assert not wanted - messages.keys()
    assert messages[f"{ident}-piece"] <= {"kind", "side", *_MADE_BY_THE_PAGE}


def test_keys_begin_with_the_game(game: Game) -> None:
    for key in _game_messages(game.spec.id, "en"):
        assert key.startswith((f"{game.spec.id}-", f"error-{game.spec.id}-")), key


def test_everything_a_state_says_has_a_text(case: Case) -> None:
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
    for key in sorted(keys | said.keys()):
        own = key.startswith(f"{case.game.spec.id}-")
        messages = _game_messages(case.game.spec.id, "en") if own else _page_messages("en")
        assert key in messages
        if key in said:
            given = set(said[key].arguments) | _MADE_BY_THE_PAGE
            assert messages[key] <= given, key


def _error_keys() -> set[str]:
    """The message keys that the engine's errors name."""
    keys = {f"error-{code}" for code in CODES}
    for path in _ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.keyword(arg="key", value=ast.Constant(value=str() as key)):
                    keys.add(key)
    return {key for key in keys if key.startswith("error-")}


def test_every_error_has_a_text() -> None:
    known = set(_page_messages("en")).union(*(_game_messages(g, "en") for g in catalogue.games()))
    assert not _error_keys() - known
