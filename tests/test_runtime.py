"""The shipped standard library holds all that the engine and an installer of packages import."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from tools import runtime, wheel
from tools.paths import ROOT

EXAMPLES = ROOT / "docs" / "python.md"

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


def test_what_games_by_other_people_may_import_is_there(dist: Path) -> None:
    program = "\n".join([*(f"import {name}" for name in EXTRA_GAMES), "print('all')"])
    assert run(dist, program) == "all\n"


def test_the_installer_installs_the_engine_as_in_a_notebook(dist: Path, tmp_path: Path) -> None:
    """All that micropip imports on the way is in the library; and the examples run there."""
    wheel.build_wheel(str(tmp_path))
    examples = re.findall(r"^>>> .*(?:\n\.\.\. .*)*", EXAMPLES.read_text("utf-8"), re.MULTILINE)
    lines = [re.sub(r"^(>>>|\.\.\.) ?", "", each, flags=re.MULTILINE) for each in examples]
    program = f"""
import shutil
shutil.rmtree("boardlet")
for info in __import__("pathlib").Path().glob("boardlet-*"):
    shutil.rmtree(info)
import micropip
await micropip.install("file:{tmp_path}/{wheel.project().wheel_name}")
import boardlet.facade
assert boardlet.facade.__file__.startswith("/lib/python3.14/site-packages/"), boardlet.__file__
for example in {lines!r}:
    try:
        exec(compile(example, "docs/python.md", "exec"))
    except boardlet.BoardletError as error:
        print(error.code)
print(state._repr_svg_()[:4])
"""
    assert run(dist, program).splitlines()[-1] == "<svg"


def test_the_engine_is_loaded_from_compiled_code(dist: Path) -> None:
    program = """
import json, boardlet.protocol, sys
for module in (json, boardlet.protocol):
    print(module.__cached__ or module.__file__)
"""
    library, engine = run(dist, program).split()
    assert library == "/lib/python314.zip/json/__init__.pyc"
    assert engine == "/home/pyodide/boardlet/protocol.pyc"


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
    assert not runtime.LEFT_OUT - module_names(runtime.PACKAGE / runtime.PACKED)
