/** Brings Python up in the worker, step by step. */

import { DOWNLOADS, RUNTIME_INFO } from './build.js';
import { DownloadError, download, handOver } from './downloads.js';

/** @import { Download } from './build.js' */
/** @import { Failure, Progress } from './messages.js' */
/** @import { PyodideInterface } from '../../vendor/pyodide/pyodide.mjs' */

const ROOT = new URL('../../', import.meta.url);
const RUNTIME = new URL('vendor/pyodide/', ROOT);

/**
 * The engine's two functions; see Server in py/boardlet/protocol.py. Only texts cross.
 *
 * @typedef {object} Server
 * @property {(request: string) => string} receive
 * @property {(milliseconds: number) => string | undefined} step
 */

/**
 * Starts Python and the engine.
 *
 * @param {(progress: Progress) => void} report
 * @returns {Promise<Server>}
 * @throws {DownloadError} or whatever else stands in the way
 */
export async function boot(report) {
  const counted = count(report);
  const runtime = download(ROOT, DOWNLOADS.runtime, counted.runtime);
  const library = download(ROOT, DOWNLOADS.library, counted.library);
  // The engine changes with every build: one of another build must not get in.
  const integrity = sourceIntegrity(DOWNLOADS.engine.sha256);
  const engine = download(ROOT, DOWNLOADS.engine, counted.engine, { integrity });
  const running = new Map([
    [address(DOWNLOADS.runtime), runtime.response],
    [address(DOWNLOADS.library), library.response],
  ]);
  const [python, wheel] = await Promise.all([
    handOver(running, startPython),
    engine.response.then((response) => response.arrayBuffer()),
    runtime.done,
    library.done,
    engine.done,
  ]);
  python.unpackArchive(wheel, 'wheel');
  return python.pyimport('boardlet.protocol').Server();
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

/** @returns {Promise<PyodideInterface>} */
async function startPython() {
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
