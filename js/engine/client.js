/**
 * The page's side of the engine: sends requests to the worker and settles their replies.
 *
 * Every request carries all that the engine needs to answer it. So one that was lost with a
 * worker is simply sent again.
 */

import { BUILD } from './build.js';
import { EngineError } from './errors.js';

/**
 * @import { EngineEvents, EngineState, Extras, ExtraFailure, Failure, FromWorker, Reply, Request, SnapshotUse, Status, Stream, ToWorker } from './messages.js'
 */

export { EngineError };

const MOST_RESTARTS = 3;
const MOST_CRASHES_OF_A_REQUEST = 2;
const BOOT_MILLISECONDS = 30_000;

/**
 * @typedef {object} Pending
 * @property {string} text
 * @property {number} crashes
 * @property {(reply: Reply) => void} [onReply]
 * @property {(reply: Reply) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/** @typedef {(root: URL) => Worker} CreateWorker */

export class Engine {
  /** @type {URL} */ #root;
  /** @type {CreateWorker} */ #createWorker;
  /** @type {number} */ #bootMilliseconds;
  /** @type {SnapshotUse} */ #snapshot;
  /** @type {EngineState} */ #state = 'idle';
  /** @type {Failure | null} */ #failure = null;
  /** @type {Worker | null} */ #worker = null;
  /** @type {string | null} the further game that is being installed */ #installing = null;
  /** @type {Extras | null} */ #extras = null;
  /** @type {ExtraFailure | null} why this engine has no further games */ #extrasFailure = null;
  #listening = new AbortController();
  #restarts = 0;
  #lastId = 0;
  /** @type {Map<number, Pending>} */ #pending = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  #events = new EventTarget();

  /**
   * @param {string | URL} [root] of the site
   * @param {object} [settings]
   * @param {CreateWorker} [settings.createWorker]
   * @param {number} [settings.bootMilliseconds] without progress, after which a boot has failed
   * @param {boolean} [settings.snapshots] whether Python's memory may be kept for the next start
   */
  constructor(root = new URL('../../', import.meta.url), settings = {}) {
    this.#root = new URL(root, import.meta.url);
    this.#createWorker = settings.createWorker ?? createModuleWorker;
    this.#bootMilliseconds = settings.bootMilliseconds ?? BOOT_MILLISECONDS;
    this.#snapshot = (settings.snapshots ?? isOwnSite()) ? 'use' : 'none';
  }

  /** @returns {Status} */
  get status() {
    return { state: this.#state, failure: this.#failure };
  }

  /** What became of the site's further games; null before the engine was up. */
  get extras() {
    return this.#extras;
  }

  /**
   * Calls `listener` at every event of a kind, until `signal` aborts.
   *
   * @template {keyof EngineEvents} Kind
   * @param {Kind} kind
   * @param {(detail: EngineEvents[Kind]) => void} listener
   * @param {{ signal?: AbortSignal }} [options]
   */
  on(kind, listener, { signal } = {}) {
    this.#events.addEventListener(
      kind,
      (event) => listener(/** @type {CustomEvent<EngineEvents[Kind]>} */ (event).detail),
      signal && { signal },
    );
  }

  /** Starts the worker, if it was not started before. */
  start() {
    if (this.#state === 'idle') this.#boot();
  }

  /** Starts anew after a failure; requests that are not answered yet keep waiting for it. */
  retry() {
    if (this.#state !== 'failed') return;
    this.#restarts = 0;
    this.#boot();
  }

  /**
   * Asks one question. Before the engine is ready it waits in a queue.
   *
   * @param {Request} request without its `id`
   * @param {{ signal?: AbortSignal }} [options] cancels the request
   * @returns {Promise<Reply>} the reply without its `id`
   * @throws {EngineError} if the engine answers with an error, or broke down twice over this
   */
  ask(request, { signal } = {}) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = this.#send(request, { resolve, reject });
      signal?.addEventListener('abort', () => this.#withdraw(id) && reject(signal.reason));
    });
  }

  /**
   * Asks for something that is answered in several replies, such as `think`.
   *
   * @param {Request} request without its `id`
   * @param {(reply: Reply) => void} onReply is given each reply but the last
   * @returns {Stream}
   */
  stream(request, onReply) {
    let cancel = () => {};
    let take = () => {};
    /** @type {Promise<Reply | null>} */
    const done = new Promise((resolve, reject) => {
      const id = this.#send(request, { resolve, reject, onReply });
      cancel = () => {
        if (this.#withdraw(id)) resolve(null);
      };
      take = () => {
        if (this.#pending.has(id)) this.#cancel(id, true);
      };
    });
    return { done, cancel, take };
  }

  /** Ends the worker for good; what is not answered yet never will be. */
  dispose() {
    this.#endWorker();
    this.#pending.clear();
    this.#setState('idle', null);
  }

  /**
   * @param {Request} request
   * @param {Pick<Pending, 'resolve' | 'reject' | 'onReply'>} settle
   * @returns {number} the request's id
   */
  #send(request, settle) {
    const id = ++this.#lastId;
    const text = JSON.stringify({ ...request, id });
    this.#pending.set(id, { ...settle, text, crashes: 0 });
    if (this.#state === 'ready') this.#post({ kind: 'request', id, text });
    return id;
  }

  /**
   * Stops work on a request that nobody waits for any more.
   *
   * @param {number} target
   * @returns {boolean} false if it was answered before
   */
  #withdraw(target) {
    if (!this.#pending.delete(target)) return false;
    this.#cancel(target, false);
    return true;
  }

  /**
   * @param {number} target
   * @param {boolean} take whether a search shall still answer, with the best it has
   */
  #cancel(target, take) {
    if (this.#state !== 'ready') return;
    const id = ++this.#lastId;
    this.#post({ kind: 'request', id, text: JSON.stringify({ id, type: 'cancel', target, take }) });
  }

  #boot() {
    this.#setState('booting', null);
    this.#expectProgress();
    try {
      this.#worker = this.#createWorker(this.#root);
    } catch (error) {
      this.#fail({ key: 'engine-failed-start', args: {}, detail: String(error) });
      return;
    }
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#worker.addEventListener('message', ({ data }) => this.#receive(data), { signal });
    this.#worker.addEventListener('messageerror', () => this.#crash(null, 'unreadable'), { signal });
    this.#worker.addEventListener('error', (event) => this.#workerFailed(event), { signal });
    this.#installing = null;
    const extras = this.#extrasFailure === null;
    this.#post({ kind: 'start', build: BUILD, snapshot: this.#snapshot, extras });
    // Where a start has to be repeated, the snapshot may be to blame.
    if (this.#snapshot === 'use') this.#snapshot = 'forget';
  }

  /** @param {FromWorker} message */
  #receive(message) {
    switch (message.kind) {
      case 'progress':
        this.#expectProgress();
        this.#emit('progress', message.progress);
        break;
      case 'installing':
        this.#installing = message.file;
        this.#expectProgress();
        break;
      case 'ready':
        clearTimeout(this.#timer);
        this.#installing = null;
        if (message.restored) performance.mark('boardlet:restored');
        this.#setState('ready', null);
        for (const [id, { text }] of this.#pending) this.#post({ kind: 'request', id, text });
        this.#extras = this.#withFailure(message.extras);
        this.#emit('extras', this.#extras);
        break;
      case 'reply':
        this.#settle(message.text, message.request);
        break;
      case 'failed':
        this.#fail(message.failure);
        break;
      case 'crashed':
        this.#crash(message.request, message.detail);
        break;
      default:
        throw new TypeError(`unknown message ${JSON.stringify(message)}`);
    }
  }

  /**
   * @param {string} text
   * @param {number | null} request that the engine was reading
   */
  #settle(text, request) {
    const { id: repeated, ...reply } = JSON.parse(text);
    // What is too large is refused unread, and so without its id.
    const id = repeated ?? request;
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#restarts = 0;
    if (reply.type === 'thinking') {
      pending.onReply?.(reply);
      return;
    }
    this.#pending.delete(id);
    if (reply.type === 'error') pending.reject(new EngineError(reply));
    else pending.resolve(reply);
  }

  /** @param {ErrorEvent} event */
  #workerFailed(event) {
    event.preventDefault();
    if (this.#state === 'ready') {
      this.#crash(null, event.message);
      return;
    }
    // A script that cannot be loaded gives an event without a message.
    this.#fail(
      event.message
        ? { key: 'engine-failed-start', args: {}, detail: event.message }
        : { key: 'engine-failed-download', args: { file: 'js/engine/worker.js' }, detail: '' },
    );
  }

  /**
   * Starts another worker in place of a broken one, without the request that broke two.
   *
   * @param {number | null} request
   * @param {string} detail
   */
  #crash(request, detail) {
    // Long work is done in the order of its requests, so the oldest is the one at work.
    const [suspect] = request === null ? this.#pending.keys() : [request];
    const pending = suspect === undefined ? undefined : this.#pending.get(suspect);
    if (suspect !== undefined && pending && ++pending.crashes === MOST_CRASHES_OF_A_REQUEST) {
      this.#pending.delete(suspect);
      pending.reject(new EngineError({ code: 'internal', message: detail }));
    }
    this.#endWorker();
    if (this.#restarts === MOST_RESTARTS) {
      this.#fail({ key: 'engine-failed-crashes', args: { count: MOST_RESTARTS + 1 }, detail });
      return;
    }
    this.#restarts += 1;
    this.#boot();
  }

  #expectProgress() {
    clearTimeout(this.#timer);
    const seconds = Math.round(this.#bootMilliseconds / 1000);
    this.#timer = setTimeout(
      () => this.#fail({ key: 'engine-failed-timeout', args: { seconds }, detail: 'no progress' }),
      this.#bootMilliseconds,
    );
  }

  /** @param {Failure} failure */
  #fail(failure) {
    this.#endWorker();
    if (this.#installing !== null) {
      // A game by somebody else must not keep the others from being played.
      const args = { file: this.#installing };
      this.#extrasFailure = { key: 'extras-failed-crash', args, detail: failure.detail };
      this.#boot();
      return;
    }
    this.#setState('failed', failure);
  }

  /**
   * @param {Extras} extras
   * @returns {Extras}
   */
  #withFailure({ games, failures }) {
    return this.#extrasFailure ? { games, failures: [...failures, this.#extrasFailure] } : { games, failures };
  }

  #endWorker() {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {ToWorker} message */
  #post(message) {
    this.#worker?.postMessage(message);
  }

  /**
   * @param {EngineState} state
   * @param {Failure | null} failure
   */
  #setState(state, failure) {
    this.#state = state;
    this.#failure = failure;
    this.#emit('status', this.status);
  }

  /**
   * @template {keyof EngineEvents} Kind
   * @param {Kind} kind
   * @param {EngineEvents[Kind]} detail
   */
  #emit(kind, detail) {
    this.#events.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}

/** Tells whether the page stands by itself or in a frame of its own site, where storage is its own. */
function isOwnSite() {
  try {
    return window.top?.origin === origin;
  } catch {
    return false;
  }
}

/** @param {URL} root */
function createModuleWorker(root) {
  const script = new URL('js/engine/worker.js', root);
  return new Worker(script, { type: 'module', name: 'boardlet-engine' });
}
