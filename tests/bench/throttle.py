"""A processor that is several times slower.

The browser's own throttling reaches the thread of the page alone, not the worker that runs
Python. So the processes that run pages are stopped and sent on by turns, fast enough that nobody
would see it.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PERIOD = 0.02
"""Seconds from one going on to the next."""
LOOKING = 0.05
"""Seconds between two looks for new processes."""


@contextmanager
def slowed(factor: float) -> Iterator[None]:
    """Lets the pages of all browsers that this process has started run `1 / factor` of the time.

    Needs the /proc of Linux.
    """
    end = threading.Event()
    pages: list[int] = []
    work = (_look_for_pages, _stop_and_go)
    threads = [threading.Thread(target=task, args=(pages, factor, end)) for task in work]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        end.set()
        for thread in threads:
            thread.join()


def _look_for_pages(pages: list[int], _factor: float, end: threading.Event) -> None:
    while not end.wait(LOOKING):
        pages[:] = _page_processes()


def _stop_and_go(pages: list[int], factor: float, end: threading.Event) -> None:
    while not end.is_set():
        stopped = list(pages)
        _signal(stopped, signal.SIGSTOP)
        time.sleep(PERIOD * (1 - 1 / factor))
        _signal(stopped, signal.SIGCONT)
        time.sleep(PERIOD / factor)


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _page_processes() -> list[int]:
    """Returns the descendants of this process that run pages."""
    parents: dict[int, int] = {}
    pages: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        # A process may end while it is looked at.
        with suppress(OSError):
            process = int(folder.name)
            parents[process] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.append(process)
    return [process for process in pages if _descends(process, parents)]


def _descends(process: int, parents: dict[int, int]) -> bool:
    while process in parents:
        if process == os.getpid():
            return True
        process = parents[process]
    return False
