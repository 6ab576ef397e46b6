/**
 * Keeps the site for times without a network, and offers a new build instead of switching to it.
 *
 * All of it is optional: in a private window, a cross-site frame or a plain file the site plays
 * on without it.
 */

/** How long a page may stay open before it asks whether there is a new build. */
const ASK_AGAIN_MILLISECONDS = 60 * 60 * 1000;
const VERIFY_MILLISECONDS = 30_000;

/**
 * @typedef {object} OfflineEvents
 * @property {() => void} onReady the site is kept and will open without a network
 * @property {(accept: () => void) => void} onUpdate a new build waits; `accept` switches to it
 * @property {() => void} onReplaced another tab has switched to a new build
 * @property {(error: unknown) => void} onRefused the browser does not keep the site here
 */

export class Offline {
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #accepted = false;

  /** @param {OfflineEvents} events */
  constructor(events) {
    this.events = events;
  }

  /** Registers the service worker; call it after the engine's first reply, not before. */
  async start() {
    try {
      const container = navigator.serviceWorker;
      if (!container) throw new Error('no service worker here');
      this.#registration = await container.register('sw.js', { updateViaCache: 'none' });
    } catch (error) {
      this.events.onRefused(error);
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#accepted) location.reload();
      else this.events.onReplaced();
    });
    const registration = this.#registration;
    if (registration.waiting && navigator.serviceWorker.controller) this.#offer(registration.waiting);
    if (registration.active) this.events.onReady();
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    setInterval(() => void this.#ask(), ASK_AGAIN_MILLISECONDS);
  }

  /**
   * Has every kept file checked and mended; for when the engine could not start.
   *
   * @returns {Promise<number>} how many files were mended; 0 without a service worker
   */
  async verify() {
    const controller = navigator.serviceWorker?.controller;
    if (!controller) return 0;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(0), VERIFY_MILLISECONDS);
      port1.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data);
      };
      controller.postMessage('verify', [port2]);
    });
  }

  async #ask() {
    // Without a network there is nothing to learn; the next hour will tell.
    if (navigator.onLine) await this.#registration?.update().catch(() => undefined);
  }

  /** @param {ServiceWorker | null} worker */
  #follow(worker) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) this.#offer(worker);
      if (worker.state === 'activated') this.events.onReady();
    });
  }

  /** @param {ServiceWorker} worker */
  #offer(worker) {
    this.events.onUpdate(() => {
      this.#accepted = true;
      worker.postMessage('activate');
    });
  }
}

