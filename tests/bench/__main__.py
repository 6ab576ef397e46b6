"""`python3 build.py bench`."""

from __future__ import annotations

import os
import platform

from playwright.sync_api import Browser, sync_playwright

from tests.bench import clicks, memory, pages, rules, slow, thinking, throttle
from tests.bench.table import milliseconds, ratio, show
from tests.weight import OWN_BUDGET
from tools.checks import BROWSER
from tools.environment import browser_arguments
from tools.server import Server

BOARD_BUDGET, COLD_BUDGET, WARM_BUDGET, RESTORED_BUDGET = 0.05, 0.55, 0.40, 0.28
TRANSFER_BUDGET = 0.90
"""Python and the engine, of what a bare page loads."""
SLOW_ROUNDS = 2
SLOWNESS = 4


def main() -> None:
    with sync_playwright() as playwright, pages.serving() as server:
        browser = playwright.chromium.launch(
            executable_path=os.environ[BROWSER], args=browser_arguments()
        )
        print(f"Python {platform.python_version()}, Chromium {browser.version}")
        print(f"{os.cpu_count()} cores; every number is of this one run.")
        show_starts(browser, server)
        show_slow_starts(browser, server)
        show_memory(browser, server)
        show_click(browser, server)
        show_rules(browser, server)
        show_thinking(browser, server)
        browser.close()


def show_starts(browser: Browser, server: Server) -> None:
    found = pages.starts(browser, server)
    stock, site = found[pages.STOCK], found[pages.SITE]
    base = {kind: start.marks[pages.FIRST_REPLY] for kind, start in stock.items()}
    # A browser profile in which stock Pyodide was started twice starts it no faster.
    base["restored"] = base["warm"]

    def row(name: str, kind: str, mark: str, budget: float | None) -> list[str]:
        time = site[kind].marks[mark]
        return [
            f"{name}, {kind}",
            milliseconds(time),
            milliseconds(base[kind]),
            ratio(time, base[kind]),
            "" if budget is None else f"{budget:.2f}",
        ]

    show(
        "Start",
        ["from navigation to", "site", "bare Pyodide's first reply", "ratio", "budget"],
        [
            row("first board", "cold", pages.FIRST_BOARD, BOARD_BUDGET),
            row("first board", "warm", pages.FIRST_BOARD, None),
            row("first reply", "cold", pages.FIRST_REPLY, COLD_BUDGET),
            row("first reply", "warm", pages.FIRST_REPLY, WARM_BUDGET),
            row("first reply", "restored", pages.FIRST_REPLY, RESTORED_BUDGET),
        ],
    )
    cold, bare = site["cold"], stock["cold"].bytes_gzipped
    show(
        "First visit, gzipped bytes",
        ["", "site", "bare Pyodide", "ratio", "budget"],
        [
            ["all", f"{cold.bytes_gzipped:,}", f"{bare:,}", ratio(cold.bytes_gzipped, bare), ""],
            [
                "Python and engine",
                f"{cold.python_bytes:,}",
                f"{bare:,}",
                ratio(cold.python_bytes, bare),
                f"{TRANSFER_BUDGET:.2f}",
            ],
            [
                "own page, scripts, styles, data",
                f"{cold.own_bytes:,}",
                "",
                "",
                f"{OWN_BUDGET:,}",
            ],
        ],
    )


def show_memory(browser: Browser, server: Server) -> None:
    empty = memory.of_page(browser, "about:blank")
    site = memory.of_page(browser, server.address + pages.SITE) - empty
    stock = memory.of_page(browser, server.address + pages.STOCK) - empty
    show(
        "Memory of the page and its worker, over an empty page",
        ["", "site", "bare Pyodide", "ratio"],
        [["", f"{site:,.0f} MB", f"{stock:,.0f} MB", ratio(site, stock)]],
    )


def show_slow_starts(browser: Browser, server: Server) -> None:
    """Shows first visits over a slow line, and over it with a slow processor."""
    with slow.serving(server) as slow_server:
        found = pages.cold_starts(browser, slow_server, SLOW_ROUNDS)
        with throttle.slowed(SLOWNESS):
            slowest = pages.cold_starts(browser, slow_server, SLOW_ROUNDS)
    line = f"First visit at {slow.MEGABITS} Mbit/s, gzipped"
    show_first_visit(line, found)
    show_first_visit(f"{line}, with a processor {SLOWNESS} times slower", slowest)


def show_first_visit(title: str, found: dict[str, pages.Start]) -> None:
    base = found[pages.STOCK].marks[pages.FIRST_REPLY]
    show(
        title,
        ["from navigation to", "site", "bare Pyodide's first reply", "ratio"],
        [
            [name, milliseconds(time), milliseconds(base), ratio(time, base)]
            for name, mark in (
                ("first board", pages.FIRST_BOARD),
                ("first reply", pages.FIRST_REPLY),
            )
            for time in [found[pages.SITE].marks[mark]]
        ],
    )


def show_click(browser: Browser, server: Server) -> None:
    time = clicks.click_to_drawn(browser, server)
    show("Click", ["", "time"], [["from click to drawn", milliseconds(time)]])


def show_rules(browser: Browser, server: Server) -> None:
    chess = rules.of_chess()
    page = pages.open_engine(browser, server)
    rows = []
    for game in rules.games():
        native = rules.native(game)
        shipped = pages.perft(page, game, native.depth)
        assert shipped.count == native.count
        rows.append(
            [
                game,
                str(native.depth),
                f"{native.speed:,.0f}",
                ratio(native.speed, chess.speed),
                f"{shipped.speed:,.0f}",
                ratio(shipped.speed, native.speed),
            ]
        )
    rows.append(["python-chess", str(chess.depth), f"{chess.speed:,.0f}", "1.00", "", ""])
    show(
        "Perft, positions a second",
        ["game", "depth", "native", "of python-chess", "in the browser", "of native"],
        rows,
    )


def show_thinking(browser: Browser, server: Server) -> None:
    page = pages.open_engine(browser, server)
    rows = []
    for game in rules.games():
        question = thinking.question(game)
        native, shipped = thinking.native(question), thinking.shipped(page, question)
        assert (native.nodes, native.depth) == (shipped.nodes, shipped.depth)
        rows.append(
            [
                game,
                f"{native.speed:,.0f}",
                f"{shipped.speed:,.0f}",
                f"{shipped.nodes:,}",
                str(shipped.depth),
                milliseconds(shipped.seconds * 1000),
                milliseconds(thinking.stop(page, question)),
            ]
        )
    show(
        f"A turn of level {thinking.LEVEL}",
        [
            "game",
            "positions a second, native",
            "in the browser",
            "positions",
            "turns deep",
            "time",
            "until stopped",
        ],
        rows,
    )


main()
