"""The Pyodide that is shipped: the package's files, and a standard library that starts faster.

The package's library holds sources, which are compiled at every start. Here they are compiled
once, and what no engine needs is left out.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from tools import compiling
from tools.archive import write_zip
from tools.paths import NODE_MODULES, ROOT, WORK, tree
from tools.steps import empty_folder

PACKAGE = NODE_MODULES / "pyodide"
OUTPUT = WORK / "pyodide"
PACKED = "python_stdlib.zip"
"""The standard library as the package has it."""
LIBRARY = f"{PACKED}.txt"
"""The shipped one, stored, so that hosts compress it: few do so with what is called a zip file."""
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
INPUTS = (
    *compiling.INPUTS,
    ROOT / "tools" / "runtime.py",
    ROOT / "tools" / "archive.py",
)

LEFT_OUT = frozenset(
    """
    __hello__ __phello__ _pydatetime _pyio _pyrepl antigravity argparse asyncio.__main__
    asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils bdb cProfile
    cmd code compileall concurrent.futures.interpreter concurrent.futures.process
    concurrent.interpreters configparser ctypes doctest fileinput filecmp ftplib getopt getpass
    gettext http.cookiejar http.cookies http.server imaplib json.__main__ json.tool
    logging.config logging.handlers mailbox modulefinder multiprocessing netrc nturl2path optparse
    pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc pyodide.console rlcompleter
    sched shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse symtable tabnanny
    this timeit trace tracemalloc tty unittest urllib.robotparser wave webbrowser wsgiref
    xml xmlrpc zipapp zipfile.__main__
    """.split()
)
"""Modules and packages that neither the engine nor an installer of packages imports.
tests/test_runtime.py imports what is needed under what is left."""

ENCODINGS = frozenset(
    """
    __init__ aliases ascii base64_codec charmap cp1252 cp437 hex_codec idna latin_1 punycode
    raw_unicode_escape undefined unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be
    utf_32_le utf_7 utf_8 utf_8_sig
    """.split()
)
"""The text encodings that stay."""

WITH_DOCSTRINGS = frozenset({"_pyodide", "pyodide"})
"""Packages that read docstrings of their own when they start."""


def build() -> None:
    """Fills the output folder with the files of Pyodide that a page loads."""
    output = empty_folder(OUTPUT)
    for name in FILES:
        shutil.copyfile(PACKAGE / name, output / name)
    _build_library(output / LIBRARY)


def info() -> dict[str, str]:
    """Returns what Pyodide's lock file says of the runtime itself."""
    lock = json.loads((PACKAGE / "pyodide-lock.json").read_text("utf-8"))
    return dict(lock["info"])


def is_kept(name: PurePosixPath) -> bool:
    """Tells whether a source of the package's standard library is shipped."""
    if name.suffix != ".py":
        return False
    if name.parts[0] == "encodings":
        return name.stem in ENCODINGS
    parts = name.with_suffix("").parts
    return not any(".".join(parts[:size]) in LEFT_OUT for size in range(1, len(parts) + 1))


def _build_library(target: Path) -> None:
    work = empty_folder(WORK / "library")
    folders = {name: work / name for name in ("plain", "documented", "compiled")}
    for folder in folders.values():
        folder.mkdir()
    with zipfile.ZipFile(PACKAGE / PACKED) as library:
        for name in map(PurePosixPath, library.namelist()):
            if is_kept(name):
                kind = "documented" if name.parts[0] in WITH_DOCSTRINGS else "plain"
                source = folders[kind] / name
                source.parent.mkdir(parents=True, exist_ok=True)
                source.write_bytes(library.read(str(name)))
    compiled = folders["compiled"]
    compiling.compile_folders(
        compiling.Job(folders["plain"], compiled, "legacy", "/lib/python314.zip", 2),
        compiling.Job(folders["documented"], compiled, "legacy", "/lib/python314.zip", 0),
    )
    members = {file.relative_to(compiled).as_posix(): file.read_bytes() for file in tree(compiled)}
    # Stored: a server compresses the whole better than its members, and reading costs nothing.
    write_zip(target, members, compressed=False)
