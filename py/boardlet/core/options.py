"""Options: what may be chosen before a game, declared once and checked in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from boardlet.core.errors import BadOption

Value = str | int | bool
Options = Mapping[str, Value]
Condition = Mapping[str, tuple[Value, ...]]
"""Option key -> the values it must have one of; all keys must agree."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: a flag, or a choice from a list.

    `when` says under which other options it applies; `limits` does the same for
    single values; `sets` makes a value a preset of other options.
    """

    key: str
    kind: Literal["flag", "choice"]
    values: tuple[Value, ...]
    default: Value
    when: Condition = field(default_factory=dict)
    limits: Mapping[Value, Condition] = field(default_factory=dict)
    sets: Mapping[Value, Options] = field(default_factory=dict)


def flag(key: str, when: Condition | None = None) -> Option:
    """Makes an option that is on or off, and off by default."""
    return Option(key, "flag", (False, True), False, when or {})


def choice(
    key: str,
    *values: Value,
    when: Condition | None = None,
    limits: Mapping[Value, Condition] | None = None,
    sets: Mapping[Value, Options] | None = None,
) -> Option:
    """Makes an option with a list of values, the default first."""
    return Option(key, "choice", values, values[0], when or {}, limits or {}, sets or {})


def resolve(options: tuple[Option, ...], given: Options) -> dict[str, Value]:
    """Completes and checks the options of a game.

    Defaults come first, then what presets set, then what was given. Raises
    BadOption for an unknown key, a value outside the list (a flag is a JSON
    boolean, not 0 or 1), and a value other than the default where the option
    does not apply.
    """
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise BadOption(
                f"unknown option {key!r}",
                at=key,
                key="error-option-unknown",
                arguments={"option": key},
            )
    result: dict[str, Value] = {}
    for option in options:
        value = _listed(given.get(option.key, option.default), option)
        if value is None:
            raise BadOption(
                f"option {option.key!r} must be one of {list(option.values)}",
                at=option.key,
                key="error-option-value",
                arguments={"option": option.key},
            )
        result[option.key] = value
    for option in options:
        preset = option.sets.get(result[option.key], {})
        result.update({key: value for key, value in preset.items() if key not in given})
    for option in options:
        value = result[option.key]
        if value != option.default and not applies(option, value, result):
            raise BadOption(
                f"option {option.key!r} cannot be {value!r} together with the other options",
                at=option.key,
                key="error-option-clash",
                arguments={"option": option.key},
            )
    return result


def applies(option: Option, value: Value, options: Options) -> bool:
    """Tells whether a value of an option may be chosen beside the other options."""
    conditions = (option.when, option.limits.get(value, {}))
    return all(
        options[key] in values for condition in conditions for key, values in condition.items()
    )


def chosen(options: tuple[Option, ...], resolved: Options) -> dict[str, Value]:
    """Returns the fewest options that resolve to the same: what a record keeps."""
    result: dict[str, Value] = {}
    preset: dict[str, Value] = {}
    for option in options:
        preset.update(option.sets.get(resolved[option.key], {}))
    for option in options:
        value = resolved[option.key]
        if value != preset.get(option.key, option.default):
            result[option.key] = value
    return result


def _listed(value: Value, option: Option) -> Value | None:
    """The listed value that is meant, or None; for a choice `2006` and `"2006"` are one."""
    for known in option.values:
        # True == 1 in Python, but `players: true` is not a number of players.
        if type(value) is type(known) and value == known:
            return known
        if option.kind == "choice" and type(value) in (int, str) and str(value) == str(known):
            return known
    return None
