/**
 * Python's memory as it is after a start, kept in the browser so that the next start begins there.
 *
 * A snapshot fits one build of the engine, one runtime and one browser; its key says which. It is
 * packed as a whole: anything wrong with it shows as an error while it is unpacked.
 */

import { DOWNLOADS, RUNTIME_INFO } from './build.js';

/** @import { PyodideInterface } from '../../vendor/pyodide/pyodide.mjs' */

/** To be changed with what `pack` writes, and with what boot.js has done before it. */
const FORM = '2';
/** Storage that must be free, as a multiple of what is stored. */
const ROOM = 10;
const HEAD_BYTES = 4;

/** @typedef {{ name: string, content: Uint8Array<ArrayBuffer> }} File */
/** @typedef {{ memory: Uint8Array<ArrayBuffer>, files: File[] }} Snapshot */

/** The one snapshot that is kept for a site. */
export class SnapshotStore {
  #name;
  #key;

  /** @param {URL} root of the site */
  constructor(root) {
    this.#name = `boardlet ${root.pathname} snapshot`;
    const { engine, library, runtime } = DOWNLOADS;
    const key = new URL('snapshot', root);
    key.search = new URLSearchParams({
      form: FORM,
      engine: engine.sha256,
      library: library.sha256,
      runtime: runtime.sha256,
      version: RUNTIME_INFO.version,
      agent: navigator.userAgent,
    }).toString();
    this.#key = key;
  }

  /**
   * The packed snapshot; null if there is none for this build and browser, or nothing is kept here.
   *
   * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>}
   */
  async find() {
    try {
      const cache = await caches.open(this.#name);
      return (await cache.match(this.#key))?.body ?? null;
    } catch {
      return null;
    }
  }

  /**
   * Keeps a snapshot in place of any other, if there is room for it.
   *
   * @param {Snapshot} snapshot
   */
  async keep(snapshot) {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM * snapshot.memory.length) return;
    await this.forget();
    const cache = await caches.open(this.#name);
    await cache.put(this.#key, new Response(pack(snapshot)));
  }

  async forget() {
    await caches.delete(this.#name).catch(() => false);
  }
}

/**
 * Takes a snapshot of a Python that was started for it. Files are not part of its memory.
 *
 * @param {PyodideInterface} python
 * @param {string} folder whose files belong to it
 * @returns {Snapshot}
 */
export function take(python, folder) {
  const { makeMemorySnapshot } = /** @type {{ makeMemorySnapshot(): Uint8Array<ArrayBuffer> }} */ (
    /** @type {unknown} */ (python)
  );
  return { memory: makeMemorySnapshot(), files: filesIn(python.FS, folder) };
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} packed
 * @returns {Promise<Snapshot>}
 * @throws {Error} if it is not whole
 */
export async function unpack(packed) {
  const stream = packed.pipeThrough(new DecompressionStream('gzip'));
  const buffer = await new Response(stream).arrayBuffer();
  const headBytes = new DataView(buffer).getUint32(0);
  let place = HEAD_BYTES + headBytes;
  /** @type {{ memory: number, files: [string, number][] }} */
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, HEAD_BYTES, headBytes)));
  const files = head.files.map(([name, bytes]) => {
    const content = new Uint8Array(buffer, place, bytes);
    place += bytes;
    return { name, content };
  });
  // Python's memory is read in words, so it starts a buffer of its own.
  return { memory: new Uint8Array(buffer.slice(place, place + head.memory)), files };
}

/**
 * @param {Snapshot} snapshot
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function pack({ memory, files }) {
  const head = new TextEncoder().encode(
    JSON.stringify({
      memory: memory.length,
      files: files.map(({ name, content }) => [name, content.length]),
    }),
  );
  const size = new DataView(new ArrayBuffer(HEAD_BYTES));
  size.setUint32(0, head.length);
  const parts = [size.buffer, head, ...files.map(({ content }) => content), memory];
  return new Blob(parts).stream().pipeThrough(new CompressionStream('gzip'));
}

/**
 * @param {PyodideInterface['FS']} fs
 * @param {string} folder
 * @returns {File[]}
 */
function filesIn(fs, folder) {
  /** @type {File[]} */
  const found = [];
  for (const entry of fs.readdir(folder)) {
    if (entry === '.' || entry === '..') continue;
    const name = `${folder}/${entry}`;
    if (fs.isDir(fs.stat(name).mode)) found.push(...filesIn(fs, name));
    else found.push({ name, content: fs.readFile(name) });
  }
  return found;
}
