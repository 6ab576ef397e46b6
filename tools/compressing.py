"""Compressed copies of the site's files, for hosts that send such copies as they are."""

from __future__ import annotations

import gzip
import hashlib
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.paths import ROOT, WORK
from tools.run import run

STORE = WORK / "compressed"
"""Copies by the hash of what they are of: large files take long."""
SCRIPT = ROOT / "tools" / "compress.mjs"
KINDS = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
)
"""The kinds of files that are not compressed in themselves."""
LEAST = 1024
"""Bytes; a smaller file fits into one packet anyway."""


def compressed(files: Mapping[str, bytes]) -> dict[str, Path]:
    """Returns the copies by name, `<file>.gz` and `<file>.br`, of those that are worth it."""
    STORE.mkdir(parents=True, exist_ok=True)
    copies: dict[str, Path] = {}
    brotli: list[tuple[str, str]] = []
    # Two builds may be at work on one store: what is not whole yet is each one's own.
    with tempfile.TemporaryDirectory(dir=WORK) as own:
        for name, content in files.items():
            if Path(name).suffix not in KINDS or len(content) < LEAST:
                continue
            stored = STORE / hashlib.sha256(content).hexdigest()
            part = Path(own) / stored.name
            for ending in (".gz", ".br"):
                copies[name + ending] = stored.with_suffix(ending)
            if not stored.with_suffix(".gz").exists():
                part.write_bytes(gzip.compress(content, 9, mtime=0))
                part.replace(stored.with_suffix(".gz"))
            if not stored.with_suffix(".br").exists():
                part.write_bytes(content)
                brotli.append((str(part), str(stored.with_suffix(".br"))))
        if brotli:
            run(["node", SCRIPT], text=json.dumps(brotli))
    return copies


def forget_others(copies: Mapping[str, Path]) -> None:
    """Removes stored copies that are not among these."""
    for path in set(STORE.iterdir()) - set(copies.values()):
        path.unlink()
