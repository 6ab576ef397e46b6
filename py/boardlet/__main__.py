"""The engine as a program: the protocol over standard input and output.

One request a line, one reply a line. Requests are answered in order; only
`cancel` is taken while a long request runs. With arguments it carries out a
command for people instead, such as `play cheversi`.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Sequence
from typing import BinaryIO, TextIO

from boardlet.protocol import LARGEST_REQUEST, Server
from boardlet.terminal import commands

_SLICE = 20.0
"""Milliseconds of work between looks at the input."""


def serve(source: BinaryIO, target: TextIO) -> None:
    """Answers the requests on `source` until it ends and all long work is done."""
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_read_lines, args=(source, lines), daemon=True).start()
    server = Server()
    waiting: list[str] = []
    ended = False
    while True:
        while not ended and not waiting:
            line = lines.get()
            if line is None:
                ended = True
            elif line.strip():
                waiting.append(line)
        if not waiting:
            return
        _write(target, server.receive(waiting.pop(0)))
        while (more := server.step(_SLICE)) is not None:
            _write(target, more)
            while not lines.empty():
                line = lines.get()
                if line is None:
                    ended = True
                elif '"cancel"' in line:
                    _write(target, server.receive(line))
                elif line.strip():
                    waiting.append(line)


def _read_lines(source: BinaryIO, lines: queue.Queue[str | None]) -> None:
    """Hands over one line after the other, each cut where it is longer than is read."""
    while raw := source.readline(LARGEST_REQUEST + 2):
        rest = raw
        while not rest.endswith(b"\n"):
            rest = source.readline(LARGEST_REQUEST + 2)
            if not rest:
                break
        # What is not UTF-8 becomes surrogates, which the server refuses.
        lines.put(raw.decode("utf-8", "surrogateescape").rstrip("\r\n"))
    lines.put(None)


def _write(target: TextIO, replies: str) -> None:
    if replies:
        target.write(replies + "\n")
        target.flush()


def main(arguments: Sequence[str]) -> int:
    """Carries out a command for people, or without one serves the protocol."""
    if arguments:
        return commands.main(arguments)
    serve(sys.stdin.buffer, sys.stdout)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BrokenPipeError, KeyboardInterrupt):
        # The reading thread holds the lock of standard input; an orderly end would abort on it.
        os._exit(1)
