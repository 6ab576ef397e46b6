"""Compiles a folder of sources; runs inside Pyodide, where compile.mjs calls it."""

from __future__ import annotations

import py_compile
import sys
from pathlib import Path


def compile_tree(source: str, target: str, layout: str, prefix: str, optimize: int) -> None:
    """Compiles every `.py` below `source` to a file that is never checked against its source.

    `layout` is "legacy" for `a/b.pyc`, which imports without a source and out of a zip file, or
    "cached" for `a/__pycache__/b.cpython-314.pyc`. Tracebacks name the files below `prefix`.
    Raises py_compile.PyCompileError for a source that cannot be compiled.
    """
    for file in sorted(Path(source).rglob("*.py")):
        name = file.relative_to(source)
        compiled = name.with_suffix(".pyc")
        if layout == "cached":
            compiled = (
                name.parent / "__pycache__" / f"{name.stem}.{sys.implementation.cache_tag}.pyc"
            )
        path = Path(target) / compiled
        path.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(
            str(file),
            cfile=str(path),
            dfile=f"{prefix}/{name.as_posix()}",
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
