"""The command `export`: a game as a file that other programs show, on standard output."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Literal

from boardlet.core import catalogue, link, notation, transcript
from boardlet.core.picture import picture
from boardlet.core.record import Played, add_partial, add_turn, begin
from boardlet.core.saved import Recovered, Saved, checked
from boardlet.core.state import Game
from boardlet.describe import art, texts
from boardlet.replay import last_position, replay, title

Form = Literal["replay", "still", "svg", "link", "text"]
FORMS: tuple[Form, ...] = ("replay", "still", "svg", "link", "text")


def recovered(text: str) -> Saved:
    """What a link, or a game as people write it down, holds. Raises what is wrong with it."""
    is_link = len(text.split()) == 1
    found: Recovered = link.decode(text) if is_link else transcript.read(text)
    if found.problem is not None:
        raise found.problem
    assert found.saved is not None
    return found.saved


def export(saved: Saved, form: Form, *, dark: bool = False, width: int | None = None) -> str:
    """Returns a game in one of the forms. `dark` and `width` are for pictures.

    Raises BadMove or IllegalMove for the first turn that cannot be played.
    """
    game = catalogue.find(saved.record.game)
    played = [*_played(game, saved)]
    saved = checked(saved, len(played[0].state.scene().sides))
    match form:
        case "link":
            return link.encode(saved)
        case "text":
            return notation.write(saved).rstrip("\n")
        case "svg":
            board = game.board(saved.record.options)
            name = title(game, texts(game).get("en", ""))
            pieces = played[-1].state.pieces()
            return picture(board, pieces, art(game), dark=dark, width=width, title=name)
    shape = replay(game, played, saved.names)
    if form == "still":
        shape = last_position(shape, played[-1])
    return json.dumps(shape, ensure_ascii=False, separators=(",", ":"))


def _played(game: Game, saved: Saved) -> Iterator[Played]:
    """The states of a record in order, the start first."""
    record = saved.record
    played = begin(game, record.options, record.position)
    yield played
    for move in record.moves:
        played = add_turn(played, move)
        yield played
    if record.partial:
        yield add_partial(played, record.partial)
