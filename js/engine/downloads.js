/**
 * Downloads with progress that are handed to Pyodide, which would make its own.
 *
 * Pyodide tells nobody how far its downloads are, and when one fails it says so on the console
 * and waits for ever.
 */

/** @import { Download } from './build.js' */

export class DownloadError extends Error {
  /**
   * @param {string} path relative to the root of the site
   * @param {string} reason
   */
  constructor(path, reason) {
    super(`${path}: ${reason}`);
    this.name = 'DownloadError';
    this.path = path;
  }
}

/**
 * Fetches a file and counts its bytes as they come in.
 *
 * @param {URL} root of the site
 * @param {Download} file
 * @param {(bytes: number) => void} onBytes is given the size of each piece
 * @param {RequestInit} [options]
 * @returns {{ response: Promise<Response>, done: Promise<void> }} `done` when all of it is there;
 *   both may reject with a DownloadError
 */
export function download(root, { path, bytes }, onBytes, options) {
  /** @param {unknown} error */
  const fail = (error) => {
    throw error instanceof DownloadError ? error : new DownloadError(path, String(error));
  };
  let received = 0;
  // There is room for all of it, or else it would stop coming until Pyodide begins to read.
  const room = new ByteLengthQueuingStrategy({ highWaterMark: bytes });
  /** @type {Transformer<Uint8Array, Uint8Array>} */
  const counting = {
    transform(piece, controller) {
      received += piece.byteLength;
      onBytes(piece.byteLength);
      controller.enqueue(piece);
    },
  };
  const counter = new TransformStream(counting, undefined, room);
  const source = fetch(new URL(path, root), options).then(({ ok, status, body }) => {
    if (!ok || !body) throw new DownloadError(path, `status ${status}`);
    return body;
  });
  // A host may answer with a page of its own in place of a file that is missing.
  const check = () => {
    if (received !== bytes) throw new DownloadError(path, `${received} bytes instead of ${bytes}`);
  };
  // Some hosts do not know the type of a wasm file, without which it is refused.
  const type = path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  const headers = { 'Content-Type': type };
  return {
    response: source.then(() => new Response(counter.readable, { headers }), fail),
    done: source.then((body) => body.pipeTo(counter.writable)).then(check).catch(fail),
  };
}

/**
 * Runs work that calls `fetch` and instantiates wasm, with the first answered by downloads that
 * run already, and a failure of either passed on.
 *
 * @template T
 * @param {Map<string, Promise<Response>>} running downloads by their whole address
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function handOver(running, work) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Promise<T>} */
  const done = new Promise((resolve, reject) => {
    /**
     * Keeps a failure from the work, which could only complain about it on the console.
     *
     * @template U
     * @param {Promise<U>} promise
     * @returns {Promise<U>}
     */
    const succeeding = (promise) =>
      promise.catch((error) => {
        reject(error);
        return new Promise(() => {});
      });
    const handed = new Map([...running].map(([address, response]) => [address, succeeding(response)]));
    globalThis.fetch = (input, options) => handed.get(String(input)) ?? fetch(input, options);
    WebAssembly.instantiateStreaming = (source, imports) =>
      succeeding(instantiateStreaming.call(WebAssembly, source, imports));
    work().then(resolve, reject);
  });
  return done.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });
}
