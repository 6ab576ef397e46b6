"""Errors that cross the protocol: each has a code from a closed list and a message key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

Argument = str | int | float


class BoardletError(Exception):
    """Says what is wrong with an input, in words, as a code and as a message key.

    `message` is plain English for programs and logs. `key` and `arguments` name
    the same sentence for the page, which shows it in the player's language.
    `at` is the place in the input: a turn's index, an option's key, a column.
    """

    code: ClassVar[str] = "internal"

    def __init__(
        self,
        message: str,
        *,
        at: str | int | None = None,
        key: str | None = None,
        arguments: Mapping[str, Argument] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.at = at
        self.key = key or f"error-{self.code}"
        self.arguments = dict(arguments or {})


class BadRequest(BoardletError):
    """The request is not JSON, has no known type, or a field has the wrong shape."""

    code = "bad-request"


class BadLink(BadRequest):
    """A link or a written record is cut off, damaged, too new, or holds what cannot be."""


class UnknownGame(BoardletError):
    """No game has the id that was asked for."""

    code = "unknown-game"


class BadOption(BoardletError):
    """An option is unknown, has a value outside its list, or does not apply here."""

    code = "bad-option"


class BadPosition(BoardletError):
    """A position text does not have the game's form, or no game could hold it."""

    code = "bad-position"


class BadMove(BoardletError):
    """A turn or action text does not have the game's form."""

    code = "bad-move"


class IllegalMove(BoardletError):
    """A well-formed turn or action is against the rules in the position it meets."""

    code = "illegal-move"


class TooLarge(BoardletError):
    """A request is longer, or asks for more work, than the engine accepts."""

    code = "too-large"


class Internal(BoardletError):
    """The engine itself failed; the request may be fine."""

    code = "internal"


CODES: tuple[str, ...] = tuple(
    kind.code
    for kind in (
        BadRequest,
        UnknownGame,
        BadOption,
        BadPosition,
        BadMove,
        IllegalMove,
        TooLarge,
        Internal,
    )
)
