"""All that page and games may say has its text in every language, with the same variables."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from boardlet.core import catalogue
from boardlet.core.errors import CODES
from boardlet.core.state import Game, Message
from boardlet.protocol import handle
from boardlet.testing.samples import Case, walks
from tests.contract import fluent
from tests.contract.fluent import File
from tools.languages import languages
from tools.paths import ENGINE, ROOT

MADE_BY_THE_PAGE = {"sideName", "otherName", "count"}
"""Variables that the page makes out of others."""
SIDES = {"side", "sideName"}
"""Both say who is meant: a language may take the one that bends."""
LEARNED_LATER = {"turns"}
"""What whoever reads a link or a written game adds to its errors: how far it came."""

FILES = fluent.files()
TRANSLATED = [key for key in FILES if key[1] != "en"]


def named(key: tuple[str, str]) -> str:
    return key[0].replace("*", key[1])


@pytest.fixture(params=FILES, ids=named)
def file(request: pytest.FixtureRequest) -> File:
    return FILES[request.param]


@pytest.fixture(params=TRANSLATED, ids=named)
def pair(request: pytest.FixtureRequest) -> tuple[File, File]:
    """A file in a language, and the same in English."""
    return FILES[request.param], FILES[request.param[0], "en"]


# The files


def test_every_file_is_there_in_every_language() -> None:
    there = {name for name, _ in FILES}
    assert {(name, language) for name in there for language in languages()} == set(FILES)


def test_the_library_reads_every_line(file: File) -> None:
    assert fluent.junk(file) == []
    keys = re.findall(r"^([a-zA-Z][\w-]*) *=", file.path.read_text("utf-8"), re.MULTILINE)
    assert len(set(keys)) == len(keys)
    for text in file.texts.values():
        assert text.messages <= file.texts.keys()


def test_no_key_is_in_two_files() -> None:
    keys = [key for (_, language), file in FILES.items() if language == "en" for key in file.texts]
    assert len(set(keys)) == len(keys)


def test_keys_and_variables_are_the_same(pair: tuple[File, File]) -> None:
    translated, english = pair
    assert translated.texts.keys() == english.texts.keys()
    # A helper is given whatever those are given that are made of it.
    for key in translated.texts.keys() - translated.helpers:
        (said, asked), (model, also) = translated.variables(key), english.variables(key)
        known = model | also
        assert said - SIDES == model - SIDES, key
        assert said | asked <= (known | SIDES if known & SIDES else known), key


def test_a_number_has_all_forms_that_the_language_needs(file: File) -> None:
    for key, text in file.texts.items():
        for select in text.selects:
            if select.is_plural:
                assert file.categories <= select.keys, key


def test_signs_are_those_of_the_language(file: File) -> None:
    """Quotation marks, apostrophes, dots and the spaces before signs are the printer's."""
    marks = {"en": "“”", "nl": "“”", "cs": "„“", "fr": "«»"}[file.language]
    for key, text in file.texts.items():
        written = "◦".join(text.words)
        # What is typed into a file of games stands as it is typed.
        prose = re.sub(r"\[\w+ \"…\"\]", "◦", written)
        assert not set(prose) & set("\"'"), key
        assert not set(prose) & (set("“”„«»") - set(marks)), key
        assert "..." not in prose, key
        assert not re.search(r"[^\n] {2}", prose), key
        if file.language == "fr":
            assert not re.search(r"[^\S\u202f][;:!?»%]|«[^\u202f]", prose), key
            assert not re.search(r"[\wà-ÿ][;!?»](?!\w)", prose), key


# Who says them


@cache
def _sources() -> tuple[str, ...]:
    """Every text between quotes in scripts and engine, with `*` for what is put in."""
    found: set[str] = set()
    for script in sorted((ROOT / "js").rglob("*.js")):
        source = script.read_text("utf-8")
        found |= {*re.findall(r"'([\w-]+)'", source)}
        found |= {re.sub(r"\$\{[^}]*\}", "*", text) for text in re.findall("`([^`]*)`", source)}
    for module in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str() as text):
                    found.add(text)
                case ast.JoinedStr(values=values):
                    found.add("".join(_joined(value) for value in values))
    page = (ROOT / "index.html").read_text("utf-8")
    return (*found, *re.findall(r'data-l10n(?:-\w+)?="([\w-]+)"', page))


def _joined(value: ast.expr) -> str:
    return str(value.value) if isinstance(value, ast.Constant) else "*"


def test_every_text_is_used() -> None:
    sources = [source for source in _sources() if re.fullmatch(r"[\w*-]*[a-z]{2}[\w*-]*", source)]
    patterns = [re.compile(re.escape(source).replace(r"\*", "[\\w-]+")) for source in sources]

    def unused(key: str) -> bool:
        return not any(pattern.fullmatch(key) for pattern in patterns)

    # Boards in other pages get a list of texts from the build.
    english = [file for (_, language), file in FILES.items() if language == "en"]
    keys = {key for file in english for key in file.texts.keys() - file.helpers}
    assert [key for key in sorted(keys) if not key.startswith("embed-") and unused(key)] == []


def test_a_game_names_itself_its_pieces_and_its_options(game: Game) -> None:
    ident, texts = game.spec.id, fluent.game_texts(game.spec.id)
    wanted = {f"{ident}-{name}" for name in ("name", "pitch", "length", "piece", "how")}
    for option in game.spec.options:
        wanted |= {f"{ident}-option-{option.key}", f"{ident}-option-{option.key}-help"}
        if option.kind == "choice":
            wanted |= {f"{ident}-option-{option.key}-{value}" for value in option.values}
    assert not wanted - texts.keys()
    piece = texts[f"{ident}-piece"]
    assert piece.said | piece.asked <= {"kind", "side", *MADE_BY_THE_PAGE}


def test_keys_begin_with_the_game(game: Game) -> None:
    for key in fluent.game_texts(game.spec.id):
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
    for language in languages():
        texts = fluent.page_texts(language) | fluent.game_texts(case.game.spec.id, language)
        for key in sorted(keys | said.keys()):
            assert key in texts
            if key in said:
                given = set(said[key].arguments) | MADE_BY_THE_PAGE
                assert texts[key].said | texts[key].asked <= given, key


# Errors


def _errors() -> Iterator[tuple[str, set[str] | None]]:
    """The keys that the engine's errors name, and the arguments given with them where they show."""
    for code in CODES:
        yield f"error-{code}", None
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                given = {word.arg: word.value for word in node.keywords}
                match given.get("key"), given.get("arguments"):
                    case ast.Constant(value=str() as key), ast.Dict(keys=names):
                        yield key, {ast.literal_eval(name) for name in names if name}
                    case ast.Constant(value=str() as key), None:
                        yield key, set()


def _errors_with_texts() -> dict[str, fluent.Text]:
    return fluent.page_texts() | {
        key: text for game in catalogue.games() for key, text in fluent.game_texts(game).items()
    }


def test_every_error_has_a_text_that_names_what_is_given() -> None:
    texts = _errors_with_texts()
    found = [(key, given) for key, given in _errors() if key.startswith("error-")]
    assert len(found) > 30
    for key, given in found:
        assert key in texts
        if given is not None:
            assert texts[key].said | texts[key].asked <= given | LEARNED_LATER, key


OPEN: dict[str, Any] = {"type": "open", "options": {}, "moves": [], "partial": ""}
WRONG = {
    "no turn at all": {**OPEN, "moves": ["?!"]},
    "another game's turn": {**OPEN, "moves": ["z99"]},
    "a whole turn as a part": {**OPEN, "partial": "whole"},
    "nothing to end": {**OPEN, "type": "act", "action": "stop"},
    "no such action": {**OPEN, "type": "act", "action": "a1"},
    "typed nonsense": {**OPEN, "type": "read", "text": "☃"},
    "a typed point": {**OPEN, "type": "read", "text": "a1"},
    "no position": {**OPEN, "position": "no position"},
    "an unknown option": {**OPEN, "options": {"sorcery": True}},
    "an unknown game": {**OPEN, "game": "go"},
    "no link": {"type": "unlink", "text": "no link"},
    "a cut link": {"type": "unlink", "text": "1.cheversi.05"},
    "no game": {"type": "import", "text": "no game"},
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_goes_wrong_is_said_in_full(game: Game, wrong: str) -> None:
    start = game.start({option.key: option.default for option in game.spec.options})
    asked = {"game": game.spec.id, **WRONG[wrong]}
    if asked.get("partial"):
        asked["partial"] = start.legal_actions()[0]
    reply = json.loads(handle(json.dumps({"id": 1, **asked})))
    problem = reply if reply["type"] == "error" else reply.get("problem")
    if problem is None:
        # It is right in some games: where a turn goes on, or a point can be typed for one.
        assert wrong in {"a whole turn as a part", "a typed point"}
        return
    text = _errors_with_texts()[problem["key"]]
    assert text.said | text.asked <= set(problem["args"])
