"""The compressed copies of the site's files, made by several builds at once."""

from __future__ import annotations

import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import compressing


def test_several_builds_may_compress_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They share one store, and none takes away what another is reading."""
    monkeypatch.setattr(compressing, "STORE", tmp_path / "store")
    files = {f"{n}.js": f"const n = {n};\n".encode() * 200 for n in range(30)}
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(compressing.compressed, [files] * 4))
    for copies in made:
        assert copies.keys() == {name + end for name in files for end in (".gz", ".br")}
        for name, content in files.items():
            assert gzip.decompress(copies[name + ".gz"].read_bytes()) == content
            assert copies[name + ".br"].stat().st_size > 0
