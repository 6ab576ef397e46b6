"""A host at the far end of a slow line.

The browser's own throttling reaches the page alone, not the worker that runs Python; so the line
is as slow as it should be at this end.
"""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from tools.server import TYPES, Server

MEGABITS = 10
PIECE = 16 * 1024


class SlowServer(Server):
    """Serves what another server has, gzipped, over a line that all requests share."""

    def __init__(self, server: Server) -> None:
        ThreadingHTTPServer.__init__(self, ("127.0.0.1", 0), _Handler)
        self.folders = server.folders
        self.headers = {}
        self._free = time.monotonic()
        self._line = threading.Lock()

    def wait_for_line(self, size: int) -> None:
        """Returns when the line has carried so many bytes more."""
        with self._line:
            now = time.monotonic()
            self._free = max(self._free, now) + size * 8 / (MEGABITS * 1e6)
            wait = self._free - now
        time.sleep(wait)


@contextmanager
def serving(server: Server) -> Iterator[SlowServer]:
    """Serves what another server has, slowly."""
    with SlowServer(server) as slow:
        threading.Thread(target=slow.serve_forever, daemon=True).start()
        yield slow
        slow.shutdown()


@cache
def _gzipped(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6)


class _Handler(BaseHTTPRequestHandler):
    server: SlowServer
    protocol_version = "HTTP/1.1"
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        file = self.server.find(urlsplit(self.path).path)
        if file is None:
            self.send_error(404)
            return
        content = _gzipped(file)
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        for start in range(0, len(content), PIECE):
            piece = content[start : start + PIECE]
            self.server.wait_for_line(len(piece))
            self.wfile.write(piece)
            self.wfile.flush()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Says nothing."""
