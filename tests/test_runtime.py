"""The shipped standard library holds all that the engine and an installer of packages import."""

from __future__ import annotations

import subprocess
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from tools import runtime
from tools.paths import ROOT

INSTALLER = """
    asyncio base64 bisect collections.abc contextlib copy dataclasses email.message email.parser
    email.policy enum functools hashlib http.client importlib importlib.metadata
    importlib.resources json logging operator os pathlib platform pyodide.code pyodide.ffi
    pyodide.http re shutil site string struct subprocess sysconfig textwrap types typing
    urllib.error urllib.parse urllib.request urllib.response warnings zipfile
""".split()
"""What micropip and packaging import."""

EXTRA_GAMES = """
    abc array bisect collections copy csv datetime decimal difflib fractions functools heapq
    inspect io itertools math numbers pprint queue random secrets statistics string textwrap time
    tomllib traceback typing unicodedata uuid weakref
""".split()
"""What a game that is written by others may want to import."""


def run(dist: Path, program: str) -> str:
    """Runs a program under the shipped Python; returns what it prints."""
    command = ["node", "tests/shipped_python.mjs", str(dist), program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_everything_the_engine_has_is_imported(dist: Path) -> None:
    # The programs for a terminal are not run in a browser.
    program = """
import importlib, pkgutil, boardlet
names = [module.name for module in pkgutil.walk_packages(boardlet.__path__, "boardlet.")]
for name in names:
    if "terminal" not in name and "__main__" not in name:
        importlib.import_module(name)
print(len(names))
"""
    assert int(run(dist, program)) > 10


@pytest.mark.parametrize("names", [INSTALLER, EXTRA_GAMES], ids=["installer", "games"])
def test_what_others_build_on_is_imported(dist: Path, names: list[str]) -> None:
    assert run(dist, "\n".join([*(f"import {name}" for name in names), "print('all')"])) == "all\n"


def test_the_engine_is_loaded_from_compiled_code(dist: Path) -> None:
    program = """
import json, boardlet.protocol, sys
for module in (json, boardlet.protocol):
    print(module.__cached__ or module.__file__)
"""
    library, engine = run(dist, program).split()
    assert library == "/lib/python314.zip/json/__init__.pyc"
    assert engine.endswith("boardlet/__pycache__/protocol.cpython-314.pyc")


def module_names(library: Path) -> set[str]:
    """Returns the dotted names of the modules and packages in a library."""
    with ZipFile(library) as archive:
        paths = [PurePosixPath(name).with_suffix("") for name in archive.namelist()]
    return {".".join(folder.parts) for path in paths for folder in [path, *path.parents]}


def test_nothing_is_shipped_that_is_left_out(dist: Path) -> None:
    shipped = module_names(dist / "vendor/pyodide" / runtime.LIBRARY)
    assert not shipped & runtime.LEFT_OUT


def test_what_is_left_out_was_there() -> None:
    """A name that the runtime's own library lacks is a slip of the pen."""
    assert not runtime.LEFT_OUT - module_names(runtime.PACKAGE / runtime.LIBRARY)
