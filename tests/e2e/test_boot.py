"""The engine starts in a browser, or says what stands in the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.conftest import PAGES, Faults, Serve
from tools.wheel import project

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self' data:"
)

START = """async (settings) => {
    const { Engine } = await import(new URL('../js/engine/client.js', location));
    window.engine = new Engine(undefined, settings);
    window.progress = [];
    engine.on('progress', (progress) => window.progress.push(progress));
    engine.start();
}"""
SETTLED = "() => ['ready', 'failed'].includes(engine.status.state)"


def start(page: Page, address: str = "/pages/", **settings: Any) -> None:
    """Opens a bare page and starts an engine in it."""
    page.goto(f"{address}bare.html")
    page.evaluate(START, settings)


def ask(page: Page, kind: str, **fields: Any) -> Any:
    return page.evaluate("(request) => engine.ask(request)", {"type": kind, **fields})


def outcome(page: Page) -> dict[str, Any]:
    """Waits until the boot has ended one way or the other; returns the engine's status."""
    page.wait_for_function(SETTLED)
    status: dict[str, Any] = page.evaluate("() => engine.status")
    return status


def test_the_engine_answers(page: Page) -> None:
    start(page)
    assert "cheversi" in [game["id"] for game in ask(page, "hello")["games"]]
    count = ask(page, "perft", game="cheversi", options={}, moves=[], depth=3)
    assert count == {"type": "count", "count": 50232}


def test_progress_is_told_to_the_last_byte(page: Page) -> None:
    start(page)
    assert outcome(page)["state"] == "ready"
    told = page.evaluate("() => progress")
    order = ["runtime", "library", "engine", "start"]
    places = [order.index(progress["step"]) for progress in told]
    assert places == sorted(places)
    loaded = [progress["loaded"] for progress in told]
    assert loaded == sorted(loaded)
    assert told[-1]["step"] == "start"
    assert told[-1]["loaded"] == told[-1]["total"]
    assert len(told) > 3


DOWNLOADED = [
    "js/engine/worker.js",
    "vendor/pyodide/pyodide.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyodide/pyodide.asm.wasm",
    "vendor/pyodide/python_stdlib.zip.txt",
    f"engine/{project().compiled_name}",
]


@pytest.mark.expects("request failed", "status 404", "console")
@pytest.mark.parametrize("file", DOWNLOADED)
def test_a_blocked_file_is_named_and_a_retry_works(page: Page, file: str) -> None:
    page.route(f"**/{file}", lambda route: route.abort())
    start(page)
    status = outcome(page)
    assert status["state"] == "failed"
    assert status["failure"]["key"] == "engine-failed-download"
    assert file.startswith(status["failure"]["args"]["file"])

    page.evaluate("() => { window.waiting = engine.ask({ type: 'hello' }) }")
    page.unroute_all()
    page.evaluate("() => engine.retry()")
    assert page.evaluate("() => waiting")["type"] == "ready"


@pytest.mark.expects("status 404", "console")
@pytest.mark.parametrize("status", [404, 200])
def test_a_page_in_place_of_a_file_is_named(page: Page, status: int) -> None:
    body = "<h1>Not here</h1>"
    page.route("**/python_stdlib.zip.txt", lambda route: route.fulfill(status=status, body=body))
    start(page)
    failure = outcome(page)["failure"]
    assert failure["key"] == "engine-failed-download"
    assert failure["args"] == {"file": "vendor/pyodide/python_stdlib.zip.txt"}


@pytest.mark.expects("console")
def test_a_damaged_runtime_is_a_failure_to_start(page: Page, dist: Path) -> None:
    runtime = (dist / "vendor/pyodide/pyodide.asm.wasm").read_bytes()
    damaged = runtime[:5000] + bytes(len(runtime) - 5000)
    page.route("**/*.wasm", lambda route: route.fulfill(body=damaged))
    start(page)
    assert outcome(page)["failure"]["key"] == "engine-failed-start"


@pytest.mark.expects("console", "request failed")
def test_an_engine_of_another_build_does_not_get_in(page: Page) -> None:
    page.route("**/*.whl", lambda route: route.fulfill(body=b"another engine"))
    start(page)
    assert outcome(page)["failure"]["args"] == {"file": DOWNLOADED[-1]}


def test_a_worker_of_another_build_does_not_get_in(page: Page, dist: Path) -> None:
    build = (dist / "js/engine/build.js").read_text()
    served: list[str] = []

    def answer(route: Route) -> None:
        served.append(build if not served else build.replace('BUILD = "', 'BUILD = "0'))
        route.fulfill(body=served[-1], content_type="text/javascript")

    page.route("**/build.js", answer)
    start(page)
    assert outcome(page)["failure"]["key"] == "engine-failed-build"


def test_a_boot_without_progress_times_out(page: Page) -> None:
    page.route("**/*.wasm", lambda _route: None)
    start(page, bootMilliseconds=2000)
    failure = outcome(page)["failure"]
    assert failure["key"] == "engine-failed-timeout"
    assert failure["args"] == {"seconds": 2}


def test_the_recommended_policy_suffices(page: Page, dist: Path, serve: Serve) -> None:
    headers = {"Content-Security-Policy": POLICY}
    server = serve({"/": dist, "/pages/": PAGES}, headers=headers)
    start(page, f"{server.address}pages/")
    assert outcome(page)["state"] == "ready"


@pytest.mark.expects("console")
def test_a_policy_without_wasm_is_a_failure_to_start(page: Page, dist: Path, serve: Serve) -> None:
    headers = {"Content-Security-Policy": POLICY.replace("'wasm-unsafe-eval'", "")}
    server = serve({"/": dist, "/pages/": PAGES}, headers=headers)
    start(page, f"{server.address}pages/")
    assert outcome(page)["failure"]["key"] == "engine-failed-start"


def test_it_works_below_the_root_and_asks_no_other_host(
    page: Page, dist: Path, serve: Serve, faults: Faults
) -> None:
    server = serve({"/some/sub/path/": dist, "/some/sub/path/pages/": PAGES})
    start(page, f"{server.address}some/sub/path/pages/")
    assert ask(page, "hello")["type"] == "ready"
    assert len(faults.requests) > len(DOWNLOADED)
    assert all(url.startswith(f"{server.address}some/sub/path/") for url in faults.requests)
