/** Stands in for the engine's worker: does what a test tells it, and remembers what it got. */
export class FakeWorker extends EventTarget {
  /** @type {FakeWorker[]} */
  static made = [];

  /** @type {any[]} */
  received = [];
  ended = false;

  /** @param {(worker: FakeWorker, message: any) => void} [react] is called with each message */
  constructor(react) {
    super();
    this.react = react;
    FakeWorker.made.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    this.received.push(message);
    queueMicrotask(() => this.react?.(this, message));
  }

  terminate() {
    this.ended = true;
  }

  /** @param {unknown} data */
  say(data) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
