"""`python3 build.py bench`."""

from __future__ import annotations

import os
import platform

from playwright.sync_api import Browser, sync_playwright

from tests.bench import clicks, pages, rules
from tests.bench.table import milliseconds, ratio, show
from tools.checks import BROWSER
from tools.environment import browser_arguments
from tools.server import Server


def main() -> None:
    with sync_playwright() as playwright, pages.serving() as server:
        browser = playwright.chromium.launch(
            executable_path=os.environ[BROWSER], args=browser_arguments()
        )
        print(f"Python {platform.python_version()}, Chromium {browser.version}")
        print(f"{os.cpu_count()} cores; every number is of this one run.")
        show_starts(browser, server)
        show_click(browser, server)
        show_rules(browser, server)
        browser.close()


def show_starts(browser: Browser, server: Server) -> None:
    found = pages.starts(
        browser,
        server,
        {
            pages.STOCK: [pages.FIRST_REPLY],
            pages.SITE: [pages.FIRST_BOARD, pages.FIRST_REPLY],
        },
    )
    stock_cold, stock_warm = found[pages.STOCK]
    cold, warm = found[pages.SITE]

    def row(name: str, site: float, stock: float) -> list[str]:
        return [name, milliseconds(site), milliseconds(stock), ratio(site, stock)]

    base_cold = stock_cold.marks[pages.FIRST_REPLY]
    base_warm = stock_warm.marks[pages.FIRST_REPLY]
    show(
        "Start",
        ["from navigation to", "site", "bare Pyodide's first reply", "ratio"],
        [
            row("first board, cold", cold.marks[pages.FIRST_BOARD], base_cold),
            row("first reply, cold", cold.marks[pages.FIRST_REPLY], base_cold),
            row("first board, warm", warm.marks[pages.FIRST_BOARD], base_warm),
            row("first reply, warm", warm.marks[pages.FIRST_REPLY], base_warm),
            [
                "gzipped bytes",
                f"{cold.bytes_gzipped:,}",
                f"{stock_cold.bytes_gzipped:,}",
                ratio(cold.bytes_gzipped, stock_cold.bytes_gzipped),
            ],
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


main()
