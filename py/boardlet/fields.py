"""Reading the fields of requests."""

from __future__ import annotations

from typing import Any

from boardlet.core.errors import BadRequest
from boardlet.core.options import Value

Request = dict[str, Any]

_MISSING = object()
_KINDS: dict[type, str] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


def field(request: Request, name: str, kind: type, default: Any = _MISSING) -> Any:
    """A field of a request, of the right type. Raises BadRequest."""
    value = request.get(name, default)
    if value is None and default is None:
        return None
    if value is _MISSING:
        raise BadRequest(f"`{name}` is missing", at=name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadRequest(f"`{name}` must be {_KINDS[kind]}", at=name)
    return value


def options_field(request: Request) -> dict[str, Value]:
    """The options of a request, as given."""
    return dict(field(request, "options", dict, {}))


def texts_field(request: Request, name: str) -> tuple[str, ...]:
    """A list of texts, empty if it is missing. Raises BadRequest."""
    values = field(request, name, list, [])
    if not all(isinstance(value, str) for value in values):
        raise BadRequest(f"`{name}` must be a list of texts", at=name)
    return tuple(values)
