"""The built site: what it holds, that it is the same every time, and how it is served."""

from __future__ import annotations

import csv
import email
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

import boardlet
from tools import data, wheel
from tools.languages import languages
from tools.paths import ENGINE, ROOT, tree
from tools.run import run
from tools.server import Server

Files = dict[str, tuple[str, int]]


def built(dist: Path) -> tuple[str, Files]:
    """Returns the build's hash, and its list of files with their hashes and sizes."""
    listed = json.loads((dist / "data/build.json").read_text())
    return listed["build"], {name: (sha256, size) for name, sha256, size in listed["files"]}


def is_translation(name: str) -> bool:
    return name.endswith(tuple(f"/{language}.ftl" for language in languages()[1:]))


class TestSite:
    def test_the_list_names_every_file_but_itself(self, dist: Path) -> None:
        _, files = built(dist)
        found = {
            name: (hashlib.sha256(content).hexdigest(), len(content))
            for path in tree(dist)
            # The list of further games belongs to the site's owner.
            if (name := path.relative_to(dist).as_posix()) not in {"data/build.json", "games.json"}
            for content in [path.read_bytes()]
        }
        assert found == files

    def test_what_a_page_needs_is_there(self, dist: Path) -> None:
        _, files = built(dist)
        needed = {
            "js/engine/client.js",
            "js/engine/worker.js",
            "vendor/fluent-bundle/index.js",
            "vendor/pyodide/pyodide.mjs",
            "vendor/pyodide/pyodide.asm.mjs",
            "vendor/pyodide/pyodide.asm.wasm",
            "vendor/pyodide/python_stdlib.zip.txt",
            f"engine/{wheel.project().compiled_name}",
        }
        assert needed <= files.keys()
        assert not [name for name in files if name.endswith((".d.ts", ".map"))]

    def test_the_first_replies_are_of_this_build_and_complete(self, dist: Path) -> None:
        build, _ = built(dist)
        first = json.loads((dist / "data/first.json").read_text())
        assert first["build"] == build
        assert first["hello"]["type"] == "ready"
        script = f"""
            import {{ readFileSync }} from 'node:fs';
            globalThis.fetch = async (url) => new Response(readFileSync(url));
            const {{ fetchFirst }} = await import('{dist.as_uri()}/js/first.js');
            console.log(JSON.stringify(await fetchFirst()));
        """
        read_by_the_page = json.loads(run(["node", "--input-type=module", "--eval", script]))
        asked = data.first_replies()
        assert {key: read_by_the_page[key] for key in asked} == asked
        assert [*asked["games"]] == [game["id"] for game in asked["hello"]["games"]]
        for replies in asked["games"].values():
            assert replies["state"]["type"] == "state"
            assert replies["state"]["legal"]
            assert "id" not in replies["board"]

    def test_texts_are_given_by_language(self, dist: Path) -> None:
        assert {path.stem for path in (dist / "data/texts").glob("*.json")} == set(languages())
        for language in languages():
            files = [f"data/texts/{language}.json", f"data/texts/more/{language}.json"]
            soon, late = (json.loads((dist / file).read_text()) for file in files)
            for part in (ROOT / "js/l10n").glob(f"*.{language}.ftl"):
                assert (part.read_text() in soon["page"]) != (part.read_text() in late["page"])
            for game in soon["games"].keys() | late["games"].keys():
                folder = ENGINE / "games" / game.replace("-", "_")
                parts = soon["games"][game] + late["games"][game]
                whole = (folder / f"l10n/{language}.ftl").read_text()
                assert sorted(parts.splitlines()) == sorted(whole.splitlines())
                assert f"{game}-how =" in late["games"][game]
                assert f"{game}-name =" in soon["games"][game]

    def test_every_language_is_kept_for_times_without_a_network(self, dist: Path) -> None:
        worker = (dist / "sw.js").read_text()
        for language in languages():
            assert f'"data/texts/{language}.json"' in worker
            assert f'"data/texts/more/{language}.json"' in worker

    def test_addresses_are_relative(self, dist: Path) -> None:
        # The page for nothing may stand at any depth; its script finds the way.
        for page in {*dist.rglob("*.html")} - {dist / "404.html"}:
            addresses = re.findall(r"""\b(?:src|href|action)=["']?([^"' >]+)""", page.read_text())
            assert not [address for address in addresses if address.startswith("/")]

    def test_versions_agree(self) -> None:
        package = json.loads((ROOT / "package.json").read_text())
        assert boardlet.__version__ == wheel.project().version == package["version"]

    def test_the_lock_file_names_no_host(self) -> None:
        assert "://" not in (ROOT / "package-lock.json").read_text()


DESCRIPTION = ("METADATA", "RECORD", "WHEEL", "licenses/LICENSE")
"""What every wheel says of itself."""


def members_of(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


class TestWheels:
    @pytest.fixture
    def sources(self, dist: Path) -> dict[str, bytes]:
        return members_of(dist / "engine" / wheel.project().wheel_name)

    @pytest.fixture
    def compiled(self, dist: Path) -> dict[str, bytes]:
        return members_of(dist / "engine" / wheel.project().compiled_name)

    def test_the_site_starts_from_compiled_code_and_data(self, compiled: dict[str, bytes]) -> None:
        wanted = {f"{wheel.project().dist_info}/{name}" for name in DESCRIPTION}
        for source in wheel.sources():
            name = source.relative_to(ENGINE.parent).as_posix()
            # The page has translations from elsewhere.
            if is_translation(name) or name.startswith(wheel.NOT_IN_BROWSERS):
                continue
            if source.suffix == ".py":
                name = f"{name}c"
                # The flags of a file that is never compared with its source.
                assert compiled[name][4:8] == (1).to_bytes(4, "little")
                # Tracebacks tell where in the sources an error was.
                assert f"/boardlet.whl/{name[:-1]}".encode() in compiled[name]
            else:
                assert compiled[name] == source.read_bytes()
            wanted.add(name)
        assert compiled.keys() == wanted

    @pytest.mark.parametrize("kind", ["sources", "compiled"])
    def test_its_record_is_right(self, kind: str, request: pytest.FixtureRequest) -> None:
        members: dict[str, bytes] = request.getfixturevalue(kind)
        name = f"{wheel.project().dist_info}/RECORD"
        rows = list(csv.reader(io.StringIO(members[name].decode())))
        assert [row[0] for row in rows] == list(members)
        for member, sha256, size in rows:
            if member != name:
                assert int(size) == len(members[member])
                assert sha256 == wheel.record_hash(members[member])

    def test_pip_installs_what_notebooks_do(
        self, sources: dict[str, bytes], tmp_path: Path
    ) -> None:
        target = tmp_path / "installed"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile"]
        subprocess.run([*pip, "--no-deps", "--target", target, ROOT], check=True)
        installed = {
            f"boardlet/{path.relative_to(target / 'boardlet').as_posix()}": path.read_bytes()
            for path in tree(target / "boardlet")
        }
        package = {name for name in sources if name.startswith("boardlet/")}
        assert installed == {name: sources[name] for name in package}
        (description,) = target.glob("*.dist-info/METADATA")
        facts: Message = email.message_from_string(description.read_text())
        assert facts["Name"] == "boardlet"
        assert facts["License-Expression"] == "MIT"
        assert all("extra ==" in needed for needed in facts.get_all("Requires-Dist", []))


class TestBuilding:
    def test_nothing_is_done_twice(self, dist: Path) -> None:
        before = {path: path.stat().st_mtime_ns for path in tree(dist)}
        started = time.monotonic()
        subprocess.run([sys.executable, "build.py"], cwd=ROOT, check=True)
        assert time.monotonic() - started < 5
        assert {path: path.stat().st_mtime_ns for path in tree(dist)} == before

    def test_another_folder_gives_the_same_files(self, dist: Path, tmp_path: Path) -> None:
        copy = tmp_path / "copy"
        unwanted = shutil.ignore_patterns(".*", "dist", "node_modules", "tests", "__pycache__")
        shutil.copytree(ROOT, copy, ignore=unwanted)
        shutil.copy(ROOT / ".npmrc", copy)
        shutil.copytree(ROOT / "node_modules", copy / "node_modules")
        stamps = copy / ".build" / "stamps"
        stamps.mkdir(parents=True)
        shutil.copy(ROOT / ".build" / "stamps" / "packages", stamps)
        # Compressing takes minutes; scripts stand for all that is compressed anew.
        anew = {hashlib.sha256(path.read_bytes()).hexdigest() for path in dist.glob("js/*.js")}
        known = (ROOT / ".build" / "compressed").iterdir()
        store = copy / ".build" / "compressed"
        store.mkdir()
        for stored in known:
            if stored.name.partition(".")[0] not in anew:
                shutil.copy(stored, store)
        subprocess.run([sys.executable, "build.py"], cwd=copy, check=True)
        assert built(copy / "dist") == built(dist)

    @pytest.mark.parametrize(
        ("node", "sentence"),
        [
            (None, "Boardlet needs Node 20 or newer; no `node` was found.\n"),
            ("v18.4.0", "Boardlet needs Node 20 or newer; this one is v18.4.0.\n"),
            ("v20.1.0", "Boardlet needs npm, which comes with Node; no `npm` was found.\n"),
        ],
    )
    def test_a_missing_tool_gets_one_sentence(
        self, tmp_path: Path, node: str | None, sentence: str
    ) -> None:
        if node:
            program = tmp_path / "node"
            program.write_text(f"#!/bin/sh\necho {node}\n")
            program.chmod(0o755)
        settings = {**os.environ, "PATH": str(tmp_path)}
        command = [sys.executable, "build.py"]
        build = subprocess.run(
            command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False
        )
        assert (build.returncode, build.stderr, build.stdout) == (2, sentence, "")

    @pytest.mark.parametrize(
        ("fact", "value", "sentence"),
        [
            ("version_info", (3, 9, 1), "Boardlet needs Python 3.11 or newer; this is 3.9.\n"),
            ("platform", "win32", "Boardlet is built on Linux or macOS; on Windows, use WSL.\n"),
        ],
    )
    def test_an_unfit_python_gets_one_sentence(
        self, fact: str, value: object, sentence: str
    ) -> None:
        program = f"import sys, build; sys.{fact} = {value!r}; sys.exit(build.main())"
        command = [sys.executable, "-c", program]
        build = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (build.returncode, build.stderr) == (2, sentence)


class TestServer:
    @pytest.fixture
    def server(self, tmp_path: Path) -> Iterator[Server]:
        site = tmp_path / "site"
        site.mkdir()
        (tmp_path / "secret.txt").write_text("secret")
        (site / "index.html").write_text("<title>Home</title>")
        for kind in ("js", "mjs", "wasm", "whl", "ftl", "json", "svg", "webmanifest"):
            (site / f"file.{kind}").write_text(kind)
        with Server({"/": site, "/below/": site}) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield server
            server.shutdown()

    def get(self, server: Server, path: str, **headers: str) -> tuple[int, Message, bytes]:
        request = urllib.request.Request(server.address + path, headers=headers)
        try:
            with urllib.request.urlopen(request) as reply:
                return reply.status, reply.headers, reply.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    @pytest.mark.parametrize(
        ("kind", "expected"),
        [
            ("js", "text/javascript"),
            ("mjs", "text/javascript"),
            ("wasm", "application/wasm"),
            ("whl", "application/zip"),
            ("ftl", "text/plain"),
            ("json", "application/json"),
            ("svg", "image/svg+xml"),
            ("webmanifest", "application/manifest+json"),
        ],
    )
    def test_types(self, server: Server, kind: str, expected: str) -> None:
        status, headers, body = self.get(server, f"below/file.{kind}")
        assert (status, body.decode()) == (200, kind)
        assert headers.get_content_type() == expected

    def test_a_known_file_is_not_sent_again(self, server: Server) -> None:
        _, headers, body = self.get(server, "?a=query")
        assert body == b"<title>Home</title>"
        assert headers["Cache-Control"] == "no-cache"
        status, _, body = self.get(server, "", **{"If-None-Match": headers["ETag"]})
        assert (status, body) == (304, b"")

    @pytest.mark.parametrize(
        "path",
        ["../secret.txt", "%2e%2e/secret.txt", "/etc/hosts", "%2fetc/hosts", "below", "no.js"],
    )
    def test_nothing_else_is_served(self, server: Server, path: str) -> None:
        assert self.get(server, path)[0] == 404
