"""What the rules pages may say in numbers, as the engine has it, and numbers in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from boardlet.core import star_jumps
from boardlet.core.catalogue import find
from boardlet.core.match import FIRST_TO, LENGTHS
from boardlet.core.options import resolve
from boardlet.core.state import Game, State
from boardlet.games.chifoumi import ending, shown
from boardlet.games.chinese_checkers import rules as race

Facts = dict[str, float | str]


def start(game: str, **given: Any) -> State:
    found = find(game)
    return found.start(resolve(found.spec.options, given))


def position(game: str, text: str) -> State:
    found = find(game)
    return found.parse(resolve(found.spec.options, {}), text)


def scores(state: State) -> tuple[float, float]:
    found = state.scores()
    assert found is not None
    return found[0], found[1]


def targets(state: State) -> int:
    return len({choice.target for choice in state.choices()})


def points(game: Game) -> int:
    return len(game.board(resolve(game.spec.options, {})).points)


def cheversi() -> Facts:
    begun = start("cheversi").apply("Kd4")
    called = begun.apply("Qe5")
    hand = [piece for piece in start("cheversi").pieces() if piece.point == "hand-0"]
    seats = find("cheversi").spec.seats
    ended = position("cheversi", "8/5k2/3Q1BR1/4bb2/3r1Nq1/5Bnn/6rK/5R1N w f6")
    facts: Facts = {
        "players": seats[0],
        "side": points(find("cheversi")) ** 0.5,
        "plies": 2 * len(hand),
        "hand": len(hand),
        "pair": sum(piece.kind == "R" for piece in hand),
        "around": targets(begun),
        "replies": len(begun.legal_actions()),
        # The king comes last, so the queen is the one before it.
        "lastqueen": len(hand) - 1,
        "answers": len(called.legal_actions()),
        "white": scores(called)[0],
        "black": scores(called)[1],
        "endwhite": scores(ended)[0],
        "endblack": scores(ended)[1],
        "ruleset": 2008,
        "older": 2006,
        # History, which no engine knows: when it was made, and games between people.
        "invented": 2003,
        "recorded": 8952,
        "blackwon": "62.0",
        "whitewon": "33.8",
        "drawn": "4.2",
    }
    for kind, name in zip("QRBKN", ("queen", "rook", "bishop", "king", "knight"), strict=True):
        found = [alone(kind, file, rank) for file in range(8) for rank in range(8)]
        if name == "rook":
            assert min(found) == max(found)
            facts["rook"] = found[0]
        else:
            facts |= {f"{name}least": min(found), f"{name}most": max(found)}
    return facts


def alone(kind: str, file: int, rank: int) -> float:
    """How many squares a white piece attacks on an empty board."""
    row = f"{file or ''}{kind}{7 - file or ''}"
    rows = ["8"] * (7 - rank) + [row] + ["8"] * rank
    return scores(position("cheversi", f"{'/'.join(rows)} b {'abcdefgh'[file]}{rank + 1}"))[0]


def capture() -> Facts:
    seats = find("capture").spec.seats
    marbles = len(start("capture").pieces())
    return {
        "least": min(seats),
        "most": max(seats),
        "holes": points(find("capture")),
        "marbles": marbles,
        # Every turn takes one, and the last one stays.
        "longest": marbles - 1,
        "far": star_jumps.LONGEST,
    }


def chinese_checkers() -> Facts:
    seats = find("chinese-checkers").spec.seats
    begun = start("chinese-checkers")
    return {
        "least": min(seats),
        "most": max(seats),
        **{name: number for name, number in NAMED.items() if number in seats},
        "holes": points(find("chinese-checkers")),
        "marbles": sum(piece.side == begun.pieces()[0].side for piece in begun.pieces()),
        "opening": len(begun.legal_actions()),
        "far": star_jumps.LONGEST,
        "repeats": race.MOST_REPEATS,
        "limit": race.MOST_TURNS,
        "halma": 1880,
        "star": 1892,
        "named": 1928,
    }


def chifoumi() -> Facts:
    seats = find("chifoumi").spec.seats
    two, four = start("chifoumi").pieces(), start("chifoumi", players=4).pieces()
    alone_in_the_middle = position("chifoumi", "7/7/7/3,wR,3/7/7/6,bS w w 0,0 0 -")
    over = position("chifoumi", "7/7/3,wP,3/2,wP,1,bP,2/7/7/7 w w 0,0 0 -")
    assert over.outcome() is not None
    return {
        "least": min(seats),
        "three": 3,
        "most": max(seats),
        "side": points(find("chifoumi")) ** 0.5,
        "discs": sum(piece.side == 0 for piece in two),
        "each": sum(piece.side == 0 and piece.kind == "R" for piece in two),
        "team": sum(piece.side == 0 for piece in four),
        "ways": len(alone_in_the_middle.legal_actions()),
        "stall": ending.limit(2),
        "stallfour": ending.limit(4),
        "rounds": shown.ROUNDS_COUNTED,
        "endwhite": scores(over)[0],
        "endblack": scores(over)[1],
        "short": LENGTHS[FIRST_TO][0],
        "long": LENGTHS[FIRST_TO][1],
        "first": 1998,
        "second": 1999,
    }


NAMED = {"three": 3, "four": 4, "five": 5}
GAMES: dict[str, Callable[[], Facts]] = {
    "capture": capture,
    "cheversi": cheversi,
    "chifoumi": chifoumi,
    "chinese-checkers": chinese_checkers,
}

WORDS: dict[str, dict[str, int]] = {
    "en": {
        "two": 2, "three": 3, "third": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
        "seventh": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        "sixteen": 16, "sixty": 60,
    },
    "nl": {
        "twee": 2, "drie": 3, "derde": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7,
        "zevende": 7, "acht": 8, "negen": 9, "tien": 10, "elf": 11, "twaalf": 12,
        "zestien": 16, "zestig": 60,
    },
    "cs": {
        "dva": 2, "dvě": 2, "dvou": 2, "dvěma": 2, "oba": 2, "tři": 3, "tří": 3, "třem": 3,
        "třech": 3, "třetí": 3, "potřetí": 3, "čtyři": 4, "čtyř": 4, "čtyřech": 4, "pět": 5,
        "pěti": 5, "šest": 6, "šesti": 6, "sedm": 7, "sedmý": 7, "sedmá": 7, "osm": 8, "osmi": 8,
        "devět": 9, "deset": 10, "deseti": 10, "jedenáct": 11, "dvanáct": 12, "dvanácti": 12,
        "šestnáct": 16, "šestnácti": 16, "šedesát": 60, "šedesáti": 60,
    },
    "fr": {
        "deux": 2, "trois": 3, "troisième": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7,
        "septième": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "seize": 16,
        "soixante": 60,
    },
}  # fmt: skip
"""Numbers in words, in all forms that the pages use."""
USUAL_WORDS = {2}
"""Numbers that texts may say without meaning a fact: `play two games`."""


def digits(value: float | str) -> str:
    """The digits of a number, however it is written: 8,952 and 8 952 are the same."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return re.sub(r"\D", "", str(value))


def read(text: str, language: str) -> str:
    """The digits of a number in digits or in words."""
    word = WORDS[language].get(text.casefold())
    return digits(text) if word is None else str(word)
