"""Serves folders on loopback as a static host would."""

from __future__ import annotations

import http.server
import posixpath
import shutil
import sys
import urllib.parse
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Server(http.server.ThreadingHTTPServer):
    """A static file server.

    `folders` maps the paths that it serves, each with a slash at both ends, to folders; the
    longest path that fits counts. `headers` are sent with every file.
    """

    daemon_threads = True

    def __init__(
        self,
        folders: Mapping[str, Path],
        port: int = 0,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.folders = dict(sorted(folders.items(), key=lambda item: -len(item[0])))
        self.headers = dict(headers or {})

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing of a client that went away: a browser does so with every closed page."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        """The address of the root, with a slash at its end."""
        return f"http://127.0.0.1:{self.server_port}/"

    def find(self, path: str) -> Path | None:
        """Returns the file that a request's path means, None if there is none."""
        for prefix, folder in self.folders.items():
            if path.startswith(prefix):
                file = folder / path.removeprefix(prefix)
                if path.endswith("/"):
                    file /= "index.html"
                return file if file.is_file() else None
        return None

    def missing(self, path: str) -> Path | None:
        """Returns the page for a path where nothing is, None without one: the hosts' custom."""
        for prefix, folder in self.folders.items():
            page = folder / "404.html"
            if path.startswith(prefix) and page.is_file():
                return page
        return None


class _Handler(http.server.BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"
    # Headers and body in two small packets would wait for each other.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, *, with_body: bool) -> None:
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        # Without dots and double slashes a path cannot climb out of a folder.
        clean = "/" + posixpath.normpath(path).lstrip("/")
        if path.endswith("/") and clean != "/":
            clean += "/"
        file = self.server.find(clean)
        if file is None:
            self._answer_nothing(clean, with_body=with_body)
            return
        facts = file.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}"'
        fresh = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if fresh else HTTPStatus.OK)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", tag)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        if not fresh:
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(facts.st_size))
        self.end_headers()
        if with_body and not fresh:
            with file.open("rb") as content:
                shutil.copyfileobj(content, self.wfile)

    def _answer_nothing(self, path: str, *, with_body: bool) -> None:
        page = self.server.missing(path)
        if page is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        content = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if with_body:
            self.wfile.write(content)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Says nothing of what is in order: a page makes dozens of requests."""
