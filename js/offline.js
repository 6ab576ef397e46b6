/**
 * Keeps the site for times without a network, and offers a new build instead of switching to it.
 *
 * All of it is optional: in a private window, a cross-site frame or a plain file the site plays
 * on without it.
 */

import { BUILD } from './engine/build.js';

const SCRIPT = new URL('../sw.js', import.meta.url);
/** How long a page may stay open before it asks whether there is a new build. */
const ASK_AGAIN_MILLISECONDS = 60 * 60 * 1000;
const ANSWER_MILLISECONDS = 30_000;

/**
 * @typedef {object} OfflineEvents
 * @property {() => void} onReady the site is kept and will open without a network
 * @property {(accept: () => void) => void} onUpdate a new build waits; `accept` switches to it
 * @property {() => void} onReplaced another tab has switched to a new build
 * @property {(error: unknown) => void} onRefused the browser does not keep the site here
 */

export class Offline {
  #events;
  #accepted = false;
  #started = false;

  /** @param {OfflineEvents} events */
  constructor(events) {
    this.#events = events;
  }

  /** True if the page's files come from what is kept. */
  get keeps() {
    return Boolean(navigator.serviceWorker?.controller);
  }

  /** Registers the service worker; call it after the engine's first reply, not before. */
  async start() {
    if (this.#started) return;
    this.#started = true;
    try {
      const container = navigator.serviceWorker;
      if (!container) throw new Error('there are no service workers here');
      container.addEventListener('controllerchange', () => void this.#changed());
      this.#follow(await container.register(SCRIPT, { updateViaCache: 'none' }));
    } catch (error) {
      this.#events.onRefused(error);
    }
  }

  /**
   * Has every kept file checked and mended; for when the engine could not start.
   *
   * @returns {Promise<number>} how many files were mended; 0 without a service worker
   */
  async verify() {
    return (await tell(navigator.serviceWorker?.controller, 'verify')) ?? 0;
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    const offer = () => this.#events.onUpdate(() => this.#accept(registration));
    if (registration.waiting && registration.active) offer();
    if (registration.active) this.#events.onReady();
    const watch = () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        // The first one of all waits for nobody.
        if (worker.state === 'installed' && registration.active) offer();
        if (worker.state === 'activated') this.#events.onReady();
      });
    };
    registration.addEventListener('updatefound', watch);
    watch();
    setInterval(() => {
      // Without a network there is nothing to learn; the next hour will tell.
      if (navigator.onLine) registration.update().catch(() => undefined);
    }, ASK_AGAIN_MILLISECONDS);
  }

  /** @param {ServiceWorkerRegistration} registration */
  #accept(registration) {
    this.#accepted = true;
    // Another tab may have been faster.
    if (registration.waiting) registration.waiting.postMessage('activate');
    else location.reload();
  }

  async #changed() {
    if (this.#accepted) {
      location.reload();
      return;
    }
    const build = await tell(navigator.serviceWorker.controller, 'build');
    if (build !== undefined && build !== BUILD) this.#events.onReplaced();
  }
}

/**
 * Sends a message to a service worker and waits for its answer.
 *
 * @param {ServiceWorker | null | undefined} worker
 * @param {'verify' | 'build'} message
 * @returns {Promise<any>} undefined if there is none
 */
async function tell(worker, message) {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ANSWER_MILLISECONDS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}
