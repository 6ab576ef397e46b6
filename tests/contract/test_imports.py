"""Which part of the engine may know which other; and the standard library is all it needs."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "py" / "boardlet"

ARROWS: dict[str, set[str]] = {
    "core": {"core"},
    "games": {"core"},
    "players": {"core", "players"},
    "describe": {"core"},
    "fields": {"core"},
    "sharing": {"core", "describe", "fields"},
    "replay": {"core", "describe", "fields"},
    "protocol": {"", "core", "players", "describe", "fields", "sharing", "replay"},
    "terminal": {"core", "players", "describe", "replay", "terminal"},
    "__main__": {"core", "players", "describe", "protocol", "terminal"},
    "extras": {"core", "describe"},
    "facade": {"core", "players", "describe"},
    "testing": {"core", "describe", "testing"},
    "": {"core", "players", "facade"},
}
"""Part of the package -> the parts that it may import; the empty name is `boardlet` itself.

Games are found by looking, so nobody imports them; a game knows its own folder only.
"""


def _modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def _name(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, also inside functions and for types only."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                assert level == 0, f"{path} imports relatively"
                assert module is not None
                # `from boardlet.core import perft` imports a module, or a name from one.
                yield from (f"{module}.{alias.name}" for alias in names)


@pytest.mark.parametrize("path", _modules(), ids=lambda path: ".".join(_name(path)) or "boardlet")
def test_imports_follow_the_arrows(path: Path) -> None:
    here = _name(path)
    part = here[0] if here else ""
    assert part in ARROWS, f"say in ARROWS what boardlet.{part} may import"
    for imported in _imports(path):
        package, *rest = imported.split(".")
        if package != "boardlet":
            assert package in sys.stdlib_module_names, imported
            continue
        target = rest[0] if rest and _is_part(rest[0]) else ""
        if part == target == "games":
            assert rest[1] == here[1], f"{'.'.join(here)} imports another game: {imported}"
        else:
            assert target in ARROWS[part], f"{'.'.join(here)} -> {imported}"


def _is_part(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def test_no_module_keeps_state() -> None:
    """`global` is how a module would change what it holds."""
    for path in _modules():
        tree = ast.parse(path.read_text("utf-8"))
        assert not any(isinstance(node, ast.Global) for node in ast.walk(tree)), path
