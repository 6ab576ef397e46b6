/** Brings Python up in the worker, step by step. */

import { DOWNLOADS, RUNTIME_INFO } from './build.js';
import { DownloadError, download, handOver } from './downloads.js';
import { fetchListing } from './listing.js';
import { SnapshotStore, take, unpack } from './snapshot.js';

/** @import { Download } from './build.js' */
/** @import { Extras, Failure, Progress, SnapshotUse } from './messages.js' */
/** @import { PyodideInterface } from '../../vendor/pyodide/pyodide.mjs' */

const ROOT = new URL('../../', import.meta.url);
const RUNTIME = new URL('vendor/pyodide/', ROOT);
/** Where unpackArchive puts the engine, and nothing else is. */
const ENGINE_FOLDER = '/home/pyodide';
const NOTHING_LISTED = { files: [], failures: [] };

/**
 * The engine's two functions; see Server in py/boardlet/protocol.py. Only texts cross.
 *
 * @typedef {object} Server
 * @property {(request: string) => string} receive
 * @property {(milliseconds: number) => string | undefined} step
 */

/**
 * An engine that runs.
 *
 * @typedef {object} Booted
 * @property {Server} server
 * @property {boolean} restored from a snapshot
 * @property {(() => Promise<void>) | null} keep stores a snapshot for the next start; to be called
 *   when no work is going on
 * @property {Extras} extras
 */

/**
 * @typedef {object} Listeners
 * @property {(progress: Progress) => void} onProgress
 * @property {(file: string) => void} onInstalling a further game, as games.json names its wheel
 */

/** @typedef {'restored' | 'making' | 'without'} Snapshots how a start has to do with snapshots */

/**
 * Starts Python and the engine, from a snapshot if one is kept, and adds the site's further games.
 *
 * @param {Listeners} listeners
 * @param {SnapshotUse} use
 * @param {boolean} wanted whether further games are
 * @returns {Promise<Booted>}
 * @throws {DownloadError} or whatever else stands in the way
 */
export async function boot({ onProgress, onInstalling }, use, wanted) {
  const listing = wanted ? fetchListing(ROOT) : NOTHING_LISTED;
  const store = new SnapshotStore(ROOT);
  const { python, snapshots } = await bringUpPython(store, use, onProgress);
  const server = createServer(python);
  const { files, failures } = await listing;
  const restored = snapshots === 'restored';
  const making = snapshots === 'making';
  if (files.length === 0) {
    const keep = making ? async () => store.keep(take(python, ENGINE_FOLDER)) : null;
    return { server, restored, keep, extras: { games: [], failures } };
  }
  // A snapshot has none of the further games: what they and their installer hold may not fit in.
  const snapshot = making ? takeEarly(python, server) : null;
  const { install } = await import('./extras.js');
  const extras = await install(ROOT, python, files, onInstalling);
  const keep = snapshot && (async () => store.keep(snapshot));
  return { server, restored, keep, extras };
}

/**
 * Takes a snapshot before anything was asked, but with all loaded that a first question needs.
 *
 * @param {PyodideInterface} python
 * @param {Server} server
 */
function takeEarly(python, server) {
  server.receive('{"id":0,"type":"hello"}');
  return take(python, ENGINE_FOLDER);
}

/**
 * @param {SnapshotStore} store
 * @param {SnapshotUse} use
 * @param {(progress: Progress) => void} report
 * @returns {Promise<{ python: PyodideInterface, snapshots: Snapshots }>}
 */
async function bringUpPython(store, use, report) {
  if (use === 'forget') await store.forget();
  const packed = use === 'use' ? await store.find() : null;
  if (!packed) {
    const making = use === 'use';
    return { python: await start(report, making), snapshots: making ? 'making' : 'without' };
  }
  try {
    return { python: await restore(packed, report), snapshots: 'restored' };
  } catch (error) {
    console.warn(`Python's snapshot is of no use: ${error}`);
    await store.forget();
    return { python: await start(report, false), snapshots: 'without' };
  }
}

/**
 * @param {(progress: Progress) => void} report
 * @param {boolean} making whether a snapshot is wanted
 * @returns {Promise<PyodideInterface>}
 */
async function start(report, making) {
  const counted = count(report);
  const { running, downloaded } = downloadPython(counted);
  // The engine changes with every build: one of another build must not get in.
  const integrity = sourceIntegrity(DOWNLOADS.engine.sha256);
  const engine = download(ROOT, DOWNLOADS.engine, counted.engine, { integrity });
  const [python, wheel] = await Promise.all([
    handOver(running, () => startPython(making ? { _makeSnapshot: true } : {})),
    engine.response.then((response) => response.arrayBuffer()),
    downloaded,
    engine.done,
  ]);
  python.unpackArchive(wheel, 'wheel');
  return python;
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} packed
 * @param {(progress: Progress) => void} report
 * @returns {Promise<PyodideInterface>}
 */
async function restore(packed, report) {
  const counted = count(report);
  const { running, downloaded } = downloadPython(counted);
  counted.engine(DOWNLOADS.engine.bytes);
  const { memory, files } = await unpack(packed);
  const [python] = await Promise.all([
    handOver(running, () => startPython({ _loadSnapshot: memory, createPyodideModule: grown(memory.length) })),
    downloaded,
  ]);
  for (const { name, content } of files) {
    python.FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
    python.FS.writeFile(name, content);
  }
  // Chance must not be the same at every start.
  python.runPython('import random; random.seed()');
  return python;
}

/**
 * @param {PyodideInterface} python
 * @returns {Server}
 */
function createServer(python) {
  return python.pyimport('boardlet.protocol').Server();
}

/** @typedef {{ HEAP8: Int8Array, growMemory(bytes: number): void }} PythonModule */
/** @typedef {{ default(settings: object): Promise<PythonModule> }} PythonScript */

/**
 * Makes a module whose memory has room for a snapshot; of its own accord it starts with 30 MB.
 *
 * @param {number} bytes
 */
function grown(bytes) {
  return async (/** @type {object} */ settings) => {
    const { default: create } = /** @type {PythonScript} */ (
      await import('../../vendor/pyodide/pyodide.asm.mjs')
    );
    const module = await create(settings);
    if (module.HEAP8.length < bytes) module.growMemory(bytes);
    return module;
  };
}

/** @param {ReturnType<typeof count>} counted */
function downloadPython(counted) {
  const runtime = download(ROOT, DOWNLOADS.runtime, counted.runtime);
  const library = download(ROOT, DOWNLOADS.library, counted.library);
  const running = new Map([
    [address(DOWNLOADS.runtime), runtime.response],
    [address(DOWNLOADS.library), library.response],
  ]);
  return { running, downloaded: Promise.all([runtime.done, library.done]) };
}

/**
 * @param {unknown} error
 * @returns {Failure}
 */
export function describe(error) {
  const detail = String(error);
  return error instanceof DownloadError
    ? { key: 'engine-failed-download', args: { file: error.path }, detail }
    : { key: 'engine-failed-start', args: {}, detail };
}

/**
 * @param {object} special options of loadPyodide, some of which are not public
 * @returns {Promise<PyodideInterface>}
 */
async function startPython(special) {
  // Pyodide asks for the second module only after it has prepared everything else.
  const [{ loadPyodide }] = await Promise.all([
    import('../../vendor/pyodide/pyodide.mjs'),
    import('../../vendor/pyodide/pyodide.asm.mjs'),
  ]).catch((error) => {
    throw new DownloadError('vendor/pyodide', String(error));
  });
  return loadPyodide({
    indexURL: RUNTIME.href,
    stdLibURL: address(DOWNLOADS.library),
    lockFileContents: { info: RUNTIME_INFO, packages: {} },
    packageBaseUrl: RUNTIME.href,
    ...special,
  });
}

/**
 * @param {Download} file
 */
function address({ path }) {
  return new URL(path, ROOT).href;
}

/**
 * @param {string} sha256 in hexadecimal digits
 */
function sourceIntegrity(sha256) {
  const bytes = (sha256.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/** @typedef {keyof typeof DOWNLOADS} DownloadStep */

/**
 * Adds up what is downloaded, and reports at every hundredth of the whole.
 *
 * @param {(progress: Progress) => void} report
 * @returns {Record<DownloadStep, (bytes: number) => void>}
 */
function count(report) {
  const steps = /** @type {DownloadStep[]} */ (Object.keys(DOWNLOADS));
  const missing = new Map(steps.map((step) => [step, DOWNLOADS[step].bytes]));
  const total = sum(missing.values());
  let reported = -1;
  const add = (/** @type {DownloadStep} */ step) => (/** @type {number} */ bytes) => {
    missing.set(step, (missing.get(step) ?? 0) - bytes);
    const loaded = total - sum(missing.values());
    if (loaded < total && loaded - reported < total / 100) return;
    reported = loaded;
    report({ step: steps.find((name) => missing.get(name)) ?? 'start', loaded, total });
  };
  return { runtime: add('runtime'), library: add('library'), engine: add('engine') };
}

/**
 * @param {Iterable<number>} numbers
 */
function sum(numbers) {
  return [...numbers].reduce((one, other) => one + other, 0);
}
