"""What the built site brings for those who put it on a server, and for systems that install it."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import compressing, hosting, pages_missing
from tools.manifest import png_size
from tools.paths import ROOT, tree

UNPACK = """
const { readFileSync } = require('node:fs');
const { brotliDecompressSync } = require('node:zlib');
process.stdout.write(brotliDecompressSync(readFileSync(process.argv[1])));
"""


@pytest.fixture(scope="module")
def manifest(dist: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((dist / "manifest.webmanifest").read_text())
    return read


def test_pictures_of_the_manifest_are_as_it_says(dist: Path, manifest: dict[str, Any]) -> None:
    listed = [*manifest["icons"], *manifest["screenshots"]]
    for picture in listed:
        file = dist / picture["src"]
        if file.suffix == ".svg":
            assert "<svg" in file.read_text()
        else:
            assert picture["sizes"] == "{}x{}".format(*png_size(file))
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert {"wide", "narrow"} == {shot["form_factor"] for shot in manifest["screenshots"]}


def test_the_manifest_has_a_shortcut_to_each_game(dist: Path, manifest: dict[str, Any]) -> None:
    games = json.loads((dist / "data/first.json").read_text())["states"]
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
        f"./#/{id_}" for id_ in games
    ]
    names = [shortcut["name"] for shortcut in manifest["shortcuts"]]
    assert "Chinese checkers" in names
    assert not [name for name in names if name in games]


def test_addresses_of_the_manifest_are_relative(manifest: dict[str, Any]) -> None:
    assert not re.search(r'"(/|https?:)', json.dumps(manifest))


def test_the_headers_hold_the_policy_of_the_page(dist: Path) -> None:
    lines = (dist / "_headers").read_text().splitlines()
    assert lines[0] == "/*"
    policy = pages_missing.allowed(hosting.policy((dist / "index.html").read_text()))
    assert f"  Content-Security-Policy: {policy}" in lines
    assert "'unsafe" not in policy


def test_compressed_copies_hold_the_same(dist: Path) -> None:
    copies = [path for path in tree(dist) if path.suffix in (".gz", ".br")]
    assert {path.suffix for path in copies} == {".gz", ".br"}
    for path in copies:
        original = path.with_suffix("")
        assert original.stat().st_size >= compressing.LEAST
        assert path.stat().st_size < original.stat().st_size
        if path.suffix == ".gz":
            assert gzip.decompress(path.read_bytes()) == original.read_bytes()
    unpacked = subprocess.run(
        ["node", "-e", UNPACK, dist / "sw.js.br"], capture_output=True, check=True
    ).stdout
    assert unpacked == (dist / "sw.js").read_bytes()


def test_the_service_worker_keeps_what_a_page_needs_and_nothing_else(dist: Path) -> None:
    source = (dist / "sw.js").read_text()
    found = re.search(r"JSON\.parse\('(.*)'\)", source)
    assert found
    kept = {name: (sha256, size) for name, sha256, size in json.loads(found[1])}
    listed = json.loads((dist / "data/build.json").read_text())
    files = {name: (sha256, size) for name, sha256, size in listed["files"]}
    assert kept.items() <= files.items()
    assert f'BUILD="{listed["build"]}"' in source
    others = {name for name in files.keys() - kept.keys() if not name.endswith((".gz", ".br"))}
    assert {name.split("/")[0] for name in others} == {
        "404.html",
        "_headers",
        "demo",
        "drawings",
        "embed.js",
        # The engine's sources, for notebooks.
        "engine",
        "licenses",
        "previews",
        "robots.txt",
        "screenshots",
        "sw.js",
        # The installer of further games, which is kept where there are some.
        "vendor",
    }


def test_actions_are_pinned() -> None:
    workflow = (ROOT / ".github/workflows/publish.yml").read_text()
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action) for action in used)
