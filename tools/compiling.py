"""Calls Pyodide in Node to compile Python sources."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from tools.paths import ROOT
from tools.run import run

SCRIPT = ROOT / "tools" / "compile.mjs"
INPUTS = (SCRIPT, ROOT / "tools" / "compile_tree.py", ROOT / "package-lock.json")
"""What the outcome of compiling depends on, apart from the sources."""


@dataclass(frozen=True, slots=True)
class Job:
    """A folder of sources and where their compiled form goes; see compile_tree.py."""

    source: Path
    target: Path
    layout: Literal["legacy", "cached"]
    prefix: str
    optimize: Literal[0, 1, 2]


def compile_folders(*jobs: Job) -> None:
    """Compiles the sources of each job into its target, which must exist."""
    run(["node", SCRIPT, json.dumps([asdict(job) for job in jobs], default=str)])
