"""The engine's client: what a page may count on, with a real worker and with a made-up one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.test_boot import ask, outcome, start

PERFT = {"type": "perft", "game": "cheversi", "options": {}, "moves": []}


@pytest.fixture
def engine(page: Page) -> Page:
    """A page with a started engine."""
    start(page)
    return page


def error_of(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """Asks what cannot be answered; returns the error's fields."""
    error: dict[str, Any] = page.evaluate(
        """(request) => engine.ask(request).then(
            () => { throw new Error('it was answered') },
            ({ name, code, message, at, key, args }) => ({ name, code, message, at, key, args }),
        )""",
        request,
    )
    return error


def test_errors_are_typed(engine: Page) -> None:
    error = error_of(engine, {"type": "open", "game": "no such game"})
    assert error["name"] == "EngineError"
    assert error["code"] == "unknown-game"
    assert error["at"] == "game"
    assert error["message"]
    assert error_of(engine, {"type": "open", "game": "x" * 70000})["code"] == "too-large"
    assert ask(engine, "hello")["type"] == "ready"


def test_short_questions_are_answered_during_long_work(engine: Page) -> None:
    order = engine.evaluate(
        """async (perft) => {
            const order = [];
            const count = engine.ask({ ...perft, depth: 3 }).then(() => order.push('perft'));
            await engine.ask({ type: 'hello' }).then(() => order.push('hello'));
            await count;
            return order;
        }""",
        PERFT,
    )
    assert order == ["hello", "perft"]


def test_cancelled_work_stops_and_is_not_answered(engine: Page) -> None:
    ask(engine, "hello")
    done, waited = engine.evaluate(
        """async (perft) => {
            const stream = engine.stream({ ...perft, depth: 6 }, () => {});
            await new Promise((resolve) => setTimeout(resolve, 100));
            const started = performance.now();
            stream.cancel();
            const done = await stream.done;
            await engine.ask({ ...perft, depth: 1 });
            return [done, performance.now() - started];
        }""",
        PERFT,
    )
    assert done is None
    assert waited < 5000


def test_an_aborted_question_is_rejected(engine: Page) -> None:
    name = engine.evaluate(
        """async (perft) => {
            const abort = new AbortController();
            const count = engine.ask({ ...perft, depth: 6 }, { signal: abort.signal });
            abort.abort();
            return count.catch((error) => error.name);
        }""",
        PERFT,
    )
    assert name == "AbortError"


def test_a_broken_worker_is_replaced_and_questions_are_sent_again(page: Page) -> None:
    page.goto("/pages/bare.html")
    replies, workers, states = page.evaluate(
        """async (perft) => {
            const { Engine } = await import('/js/engine/client.js');
            const workers = [];
            const createWorker = (root) => {
                workers.push(new Worker(new URL('js/engine/worker.js', root), { type: 'module' }));
                return workers.at(-1);
            };
            const engine = new Engine('/', { createWorker });
            const states = [];
            engine.on('status', ({ state }) => states.push(state));
            engine.start();
            await engine.ask({ type: 'hello' });
            const asked = [engine.ask({ ...perft, depth: 2 }), engine.ask({ type: 'hello' })];
            workers[0].dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
            return [await Promise.all(asked), workers.length, states];
        }""",
        PERFT,
    )
    assert replies[0] == {"type": "count", "count": 1680}
    assert replies[1]["type"] == "ready"
    assert workers == 2
    assert states == ["booting", "ready", "booting", "ready"]


# The rest plays the worker's part itself.

WITH_FAKE = """
    const { Engine } = await import('/js/engine/client.js');
    const { FakeWorker } = await import('/pages/fake_worker.js');
    const create = (react, settings) =>
        new Engine('/', { createWorker: () => new FakeWorker(react), ...settings });
    const ready = (worker, games = []) =>
        worker.say({ kind: 'ready', restored: false, extras: { games, failures: [] } });
    const reply = (worker, { id }) =>
        worker.say({ kind: 'reply', request: id, text: JSON.stringify({ id, type: 'fine' }) });
    const crash = (worker, { id }) =>
        worker.say({ kind: 'crashed', request: id, detail: 'out of memory' });
"""


def with_fake(page: Page, script: str) -> Any:
    """Runs a script that has `create`, `reply`, `crash` and FakeWorker at hand."""
    page.goto("/pages/bare.html")
    return page.evaluate(f"async () => {{ {WITH_FAKE} {script} }}")


def test_a_request_that_breaks_two_workers_is_given_up(page: Page) -> None:
    code, others, workers = with_fake(
        page,
        """
        const engine = create((worker, message) => {
            if (message.kind === 'start') ready(worker);
            else if (message.text.includes('bomb')) crash(worker, message);
            else setTimeout(() => reply(worker, message), 20);
        });
        engine.start();
        const first = engine.ask({ type: 'first' });
        const bomb = engine.ask({ type: 'bomb' }).catch((error) => error.code);
        const last = engine.ask({ type: 'last' });
        return [await bomb, await Promise.all([first, last]), FakeWorker.made.length];
        """,
    )
    assert code == "internal"
    assert others == [{"type": "fine"}, {"type": "fine"}]
    assert workers == 3


def test_an_engine_that_keeps_breaking_is_left_until_a_retry(page: Page) -> None:
    key, workers, answer, ended = with_fake(
        page,
        """
        let broken = true;
        const engine = create((worker, message) => {
            if (message.kind === 'start') {
                ready(worker);
                if (broken) worker.say({ kind: 'crashed', request: null, detail: '' });
            } else reply(worker, message);
        });
        const failed = new Promise((resolve) => {
            engine.on('status', ({ failure }) => failure && resolve(failure.key));
        });
        engine.start();
        const key = await failed;
        const workers = FakeWorker.made.length;
        const answer = engine.ask({ type: 'hello' });
        broken = false;
        engine.retry();
        await answer;
        const ended = FakeWorker.made.map((worker) => worker.ended);
        return [key, workers, await answer, ended];
        """,
    )
    assert key == "engine-failed-crashes"
    assert workers == 4
    assert answer == {"type": "fine"}
    assert ended == [True, True, True, True, False]


def test_a_request_withdrawn_before_the_start_is_never_sent(page: Page) -> None:
    done, kinds = with_fake(
        page,
        """
        const engine = create((worker, message) => {
            if (message.kind === 'start') setTimeout(() => ready(worker), 20);
            else reply(worker, message);
        });
        engine.start();
        const stream = engine.stream({ type: 'think' }, () => {});
        stream.cancel();
        const done = await stream.done;
        await engine.ask({ type: 'hello' });
        const [worker] = FakeWorker.made;
        return [done, worker.received.map(({ kind, text }) => text ? JSON.parse(text).type : kind)];
        """,
    )
    assert done is None
    assert kinds == ["start", "hello"]


def test_a_stream_gives_each_reply_and_then_the_last(page: Page) -> None:
    given, last = with_fake(
        page,
        """
        const engine = create((worker, message) => {
            if (message.kind === 'start') return ready(worker);
            for (const part of [{ type: 'thinking', depth: 1 }, { type: 'thinking', depth: 2 },
                                { type: 'best', turn: 'Kh2' }]) {
                const text = JSON.stringify({ id: message.id, ...part });
                worker.say({ kind: 'reply', request: null, text });
            }
        });
        engine.start();
        const given = [];
        const stream = engine.stream({ type: 'think' }, ({ depth }) => given.push(depth));
        const last = await stream.done;
        return [given, last];
        """,
    )
    assert given == [1, 2]
    assert last == {"type": "best", "turn": "Kh2"}


def test_a_worker_that_cannot_be_made_is_a_failure(page: Page) -> None:
    page.goto("/pages/bare.html")
    page.evaluate(
        """async () => {
            const { Engine } = await import('/js/engine/client.js');
            const createWorker = () => { throw new Error('not in this frame') };
            window.engine = new Engine('/', { createWorker });
            engine.start();
        }"""
    )
    failure = outcome(page)["failure"]
    assert failure["key"] == "engine-failed-start"
    assert "not in this frame" in failure["detail"]


@pytest.mark.parametrize(
    "fate",
    [
        "worker.say({ kind: 'failed', failure: { key: 'engine-failed-start', detail: '' } })",
        "worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))",
        "undefined",
    ],
    ids=["failing", "dying", "hanging"],
)
def test_a_further_game_that_breaks_the_start_is_left_out(page: Page, fate: str) -> None:
    starts, extras, answer = with_fake(
        page,
        f"""
        const starts = [];
        const engine = create((worker, message) => {{
            if (message.kind !== 'start') reply(worker, message);
            else if (starts.push(message.extras) > 1) ready(worker);
            else {{
                worker.say({{ kind: 'installing', file: 'games/good.whl' }});
                worker.say({{ kind: 'installing', file: 'games/bad.whl' }});
                {fate};
            }}
        }}, {{ bootMilliseconds: 100 }});
        engine.start();
        const answer = await engine.ask({{ type: 'hello' }});
        return [starts, engine.extras, answer];
        """,
    )
    assert starts == [True, False]
    (failure,) = extras["failures"]
    assert (failure["key"], failure["args"]) == ("extras-failed-crash", {"file": "games/bad.whl"})
    assert answer == {"type": "fine"}
