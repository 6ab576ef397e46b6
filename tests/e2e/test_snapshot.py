"""From the second start on, Python begins where the first one stood."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Serve
from tests.e2e.site import Site, eventually
from tools import site as building
from tools.wheel import project

RESTORED = "boardlet:restored"
WHEEL = f"engine/{project().compiled_name}"

KEPT = """async () => {
    const name = (await caches.keys()).find((name) => name.endsWith(' snapshot'));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
}"""
DAMAGE = """async (kind) => {
    const name = (await caches.keys()).find((name) => name.endsWith(' snapshot'));
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const bytes = await (await cache.match(key)).bytes();
    if (kind === 'cut') await cache.put(key, new Response(bytes.slice(0, bytes.length / 2)));
    if (kind === 'flipped') {
        bytes[Math.floor(bytes.length / 2)] ^= 0xff;
        await cache.put(key, new Response(bytes));
    }
    if (kind === 'nonsense') {
        const packed = new Blob(['nonsense']).stream().pipeThrough(new CompressionStream('gzip'));
        await cache.put(key, new Response(packed));
    }
}"""


@pytest.fixture
def started(page: Page) -> Site:
    """A site after its first start, with a snapshot kept."""
    site = Site(page)
    site.open("/#/cheversi")
    assert RESTORED not in site.marks()
    snapshot_kept(page)
    return site


def snapshot_kept(page: Page) -> str:
    """Waits until a snapshot is stored; returns its key."""
    (key,) = eventually(lambda: page.evaluate(KEPT))
    return str(key)


def test_the_second_start_uses_it_and_plays(started: Site) -> None:
    started.reload()
    assert RESTORED in started.marks()
    started.cell("d4").click()
    started.see_turns(["Kd4"])
    # The drawing of a board is in a file of the engine's.
    started.open("/#/chifoumi")
    started.reload()
    assert RESTORED in started.marks()
    reply = started.page.evaluate(
        """async () => {
            const { Engine } = await import(new URL('js/engine/client.js', location));
            const engine = new Engine();
            engine.start();
            const boards = [];
            for (const { id } of (await engine.ask({ type: 'hello' })).games) {
                boards.push((await engine.ask({ type: 'board', game: id, options: {} })).type);
            }
            const best = await engine.ask({
                type: 'think', game: 'cheversi', options: {}, moves: [], level: 2, seed: 1,
                nodes: 50,
            });
            return [...boards, best.type];
        }"""
    )
    assert reply == ["board"] * 4 + ["best"]


@pytest.mark.expects("console warning: Python's snapshot")
@pytest.mark.parametrize("kind", ["cut", "flipped", "nonsense"])
def test_a_damaged_one_is_deleted_and_the_start_is_a_normal_one(started: Site, kind: str) -> None:
    started.page.evaluate(DAMAGE, kind)
    started.reload()
    assert RESTORED not in started.marks()
    assert started.page.evaluate(KEPT) == []
    # The start after that makes another.
    started.reload()
    snapshot_kept(started.page)
    started.reload()
    assert RESTORED in started.marks()


def test_another_engine_ignores_it(page: Page, dist: Path, tmp_path: Path, serve: Serve) -> None:
    other = tmp_path / "other.whl"
    other.write_bytes((dist / WHEEL).read_bytes())
    with zipfile.ZipFile(other, "a") as archive:
        archive.comment = b"another"
    building.assemble(tmp_path / "site", {WHEEL: other.read_bytes()})
    server = serve({"/": dist})
    site = Site(page)
    site.open(server.address)
    before = snapshot_kept(page)
    server.folders["/"] = tmp_path / "site"
    site.reload()
    assert RESTORED not in site.marks()
    eventually(lambda: [key for key in page.evaluate(KEPT) if key != before])


def test_after_a_crash_it_is_not_used_again(started: Site) -> None:
    started.reload()
    started.page.evaluate(
        """async () => {
            const { Engine } = await import(new URL('js/engine/client.js', location));
            let worker;
            const createWorker = (root) => {
                worker = new Worker(new URL('js/engine/worker.js', root), { type: 'module' });
                return worker;
            };
            const engine = new Engine(undefined, { createWorker });
            engine.start();
            await engine.ask({ type: 'hello' });
            performance.clearMarks('boardlet:restored');
            worker.dispatchEvent(new MessageEvent('message', {
                data: { kind: 'crashed', request: null, detail: 'a test' },
            }));
            await engine.ask({ type: 'hello' });
        }"""
    )
    assert RESTORED not in started.marks()
    assert started.page.evaluate(KEPT) == []
