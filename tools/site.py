"""Puts the site together in dist/ from the project's files and the outputs of the build's steps."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools import (
    compressing,
    data,
    hosting,
    installer,
    manifest,
    pages,
    pages_address,
    pages_missing,
    runtime,
    scripts,
    styles,
    wheel,
)
from tools.paths import DIST, NODE_MODULES, ROOT, tree

QR = NODE_MODULES / "lean-qr" / "index.mjs"
LICENSES = ROOT / "tools" / "licenses"
STATIC = ROOT / "static"
"""Files that are shipped as they are, below the top folder."""
NOT_FOUND, ROBOTS, SITEMAP = "404.html", "robots.txt", "sitemap.xml"
NOT_KEPT = (
    NOT_FOUND,
    ROBOTS,
    SITEMAP,
    "demo/",
    "drawings/",
    "embed.js",
    f"engine/{wheel.project().wheel_name}",
    "licenses/",
    "previews/",
    "screenshots/",
)
"""What a visitor's browser does not keep for times without a network."""

ON_DEMAND = "vendor/installer/"
"""What the service worker keeps only where games.json calls for it."""
GAMES, GAMES_FOLDER = "games.json", "games/"
"""What belongs to the owner of a site: a list of further games, and where their wheels may lie."""

PAGE, FRAME = "index.html", "embed.html"
"""The page of the site, and the one that other pages show in a frame."""
POSITION_COMMENT = "<!-- build:position -->"
HASH_COMMENT = "<!-- build:hash -->"
FILES_COMMENT = "<!-- build:files -->"
INSTALLER_COMMENT = "<!-- build:installer -->"
BUILD_MODULE = "js/engine/build.js"
FIRST_REPLIES = "data/first.json"
FILE_LIST = "data/build.json"
WORKER_SOURCE, WORKER = "js/sw.js", "sw.js"
"""The service worker is shipped in the top folder: its scope is the folder it stands in."""
MANIFEST = "manifest.webmanifest"
HEADERS = "_headers"

Content = Path | bytes
"""A file to copy, or what to write."""


@dataclass(frozen=True, slots=True)
class Build:
    """What names one build of the site."""

    version: str
    hash: str


def assemble(
    target: Path = DIST, changed: Mapping[str, bytes] | None = None, address: str | None = None
) -> str:
    """Makes a folder hold exactly the site; returns the build's hash.

    `changed` are files that differ from the project's, or are added: tests ask so for other builds.
    `address` is where the site will be, if that is known.
    """
    content: dict[str, Content] = {**_site(address), **(changed or {})}
    owned = {name: content.pop(name) for name in list(content) if _is_owned(name)}
    kept = {name: source for name, source in content.items() if not name.startswith(NOT_KEPT)}
    build = Build(wheel.project().version, _hash(kept))
    worker = _read(content.pop(WORKER_SOURCE))
    content[BUILD_MODULE] = _build_module(content, build)
    content[FIRST_REPLIES] = _stamp_replies(_read(content[FIRST_REPLIES]), build)
    content[PAGE] = _fill_page(_read(content[PAGE]), address)
    policy = hosting.policy(_read(content[PAGE]).decode())
    content[HEADERS] = hosting.headers_file(pages_missing.allowed(policy))
    content[WORKER] = _worker(worker, content, build)
    copies = compressing.compressed({name: _read(source) for name, source in content.items()})
    content |= copies
    content[FILE_LIST] = _file_list(content, build)
    if not (target / GAMES).exists():
        owned.setdefault(GAMES, b"[]\n")
    content |= owned
    for path in tree(target):
        name = path.relative_to(target).as_posix()
        if name not in content and not _is_owned(name):
            path.unlink()
    for name, source in content.items():
        _put(target / name, source)
    if target == DIST:
        compressing.forget_others(copies)
    return build.hash


def _site(address: str | None) -> dict[str, Content]:
    """Returns the files of the site by name, before the build's hash is written into some."""
    content: dict[str, Content] = {**_folder(styles.OUTPUT, "css"), **_folder(scripts.OWN, "js")}
    content[PAGE] = ROOT / PAGE
    content[FRAME] = _frame_page(content)
    content |= _folder(scripts.TEXTS, "vendor/fluent-bundle")
    content["vendor/lean-qr/index.mjs"] = QR
    content |= _folder(runtime.OUTPUT, "vendor/pyodide")
    content[f"{ON_DEMAND}{installer.path().name}"] = installer.path()
    content |= _folder(wheel.OUTPUT, "engine")
    content |= _folder(data.OUTPUT / "texts", "data/texts")
    content |= _folder(data.OUTPUT / "learn", "data/learn")
    content |= _folder(data.OUTPUT / "embed", "data/embed")
    content |= _folder(data.OUTPUT / "drawings", "drawings")
    content |= _folder(LICENSES, "licenses")
    content["licenses/boardlet.txt"] = ROOT / "LICENSE"
    content |= {file.relative_to(STATIC).as_posix(): file for file in tree(STATIC)}
    content[FIRST_REPLIES] = data.OUTPUT / "replies.json"
    content[MANIFEST] = _manifest()
    content |= pages.finished(address)
    content[NOT_FOUND] = pages_missing.page(address)
    content[ROBOTS] = pages_address.robots(address)
    if address:
        content[SITEMAP] = pages_address.sitemap([pages.HOME, *pages.listed()], address)
    return dict(sorted(content.items()))


def _is_owned(name: str) -> bool:
    return name == GAMES or name.startswith(GAMES_FOLDER)


def _folder(folder: Path, target: str) -> dict[str, Content]:
    return {f"{target}/{file.relative_to(folder).as_posix()}": file for file in tree(folder)}


def _hash(content: dict[str, Content]) -> str:
    lines = [f"{name} {_content_hash(source)}\n" for name, source in content.items()]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _fill_page(page: bytes, address: str | None) -> bytes:
    """Puts what only the build knows in place of the comments that index.html holds."""
    filled = {
        "<!-- build:games -->": pages.game_links(),
        pages_address.COMMENT: pages_address.head(pages.HOME, address),
    }
    text = page.decode()
    for comment, value in filled.items():
        text = text.replace(comment, value)
    return text.encode()


def _frame_page(content: dict[str, Content]) -> bytes:
    """Returns the page for frames, with languages and the place of the board from the other one."""
    page = _read(content[PAGE]).decode()
    languages = re.search(r"data-languages=\"[^\"]*\"", page)
    position = re.search(r"<div class=\"seats\">.*?(?=\s*<div class=\"actions\")", page, re.DOTALL)
    assert languages, "index.html names no languages"
    assert position, "index.html has no place for a board"
    frame = (ROOT / FRAME).read_text("utf-8").replace(POSITION_COMMENT, position[0])
    return re.sub(r"data-languages=\"[^\"]*\"", languages[0], frame).encode()


def _stamp_replies(replies: bytes, build: Build) -> bytes:
    """Adds to the first replies the build's hash, and which pages can be read in what languages."""
    read = pages.languages_of_pages()
    return _json({"build": build.hash, "pages": read, **json.loads(replies)})


def _manifest() -> bytes:
    hello = json.loads((data.OUTPUT / "replies.json").read_bytes())["hello"]
    texts = json.loads((data.OUTPUT / "texts" / "en.json").read_bytes())
    return json.dumps(manifest.manifest(hello, texts), ensure_ascii=False, indent=2).encode()


def _worker(source: bytes, content: dict[str, Content], build: Build) -> bytes:
    """Returns the service worker with the list of files that it keeps."""
    kept = {
        name: file
        for name, file in content.items()
        if name != HEADERS and not name.startswith((*NOT_KEPT, ON_DEMAND))
    }
    # No name of a file holds a single quote.
    filled = {
        f'"{HASH_COMMENT}"': f'"{build.hash}"',
        f'"{FILES_COMMENT}"': f"'{_json(_facts(kept)).decode()}'",
        f'"{INSTALLER_COMMENT}"': f'"{ON_DEMAND}{installer.path().name}"',
    }
    text = source.decode()
    for comment, value in filled.items():
        assert comment in text, f"{WORKER_SOURCE} does not hold {comment}"
        text = text.replace(comment, value)
    return text.encode()


def _build_module(content: dict[str, Content], build: Build) -> bytes:
    """Returns the module from which the engine's scripts know their build; see build.d.ts."""
    downloads = {
        "runtime": "vendor/pyodide/pyodide.asm.wasm",
        "library": f"vendor/pyodide/{runtime.LIBRARY}",
        "engine": f"engine/{wheel.project().compiled_name}",
    }
    described = {step: _download(path, content) for step, path in downloads.items()}
    installing = _download(f"{ON_DEMAND}{installer.path().name}", content)
    return (
        "// Generated by build.py.\n"
        f"export const BUILD = {json.dumps(build.hash)};\n"
        f"export const DOWNLOADS = {json.dumps(described, indent=2)};\n"
        f"export const INSTALLER = {json.dumps(installing, indent=2)};\n"
        f"export const RUNTIME_INFO = {json.dumps(runtime.info(), indent=2)};\n"
    ).encode()


def _download(path: str, content: dict[str, Content]) -> dict[str, str | int]:
    body = _read(content[path])
    return {"path": path, "bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}


def _file_list(content: dict[str, Content], build: Build) -> bytes:
    """Returns the list of all files with their hashes and sizes, but for the list itself."""
    return _json({"build": build.hash, "files": _facts(content)})


def _facts(content: dict[str, Content]) -> list[tuple[str, str, int]]:
    """Returns name, hash and size of each file."""
    return [
        (name, _content_hash(source), len(_read(source)))
        for name, source in sorted(content.items())
    ]


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _read(source: Content) -> bytes:
    return source if isinstance(source, bytes) else source.read_bytes()


def _content_hash(source: Content) -> str:
    return hashlib.sha256(_read(source)).hexdigest()


def _put(path: Path, source: Content) -> None:
    """Writes a file, but leaves one alone that has the content already: its date is its ETag."""
    content = _read(source)
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
