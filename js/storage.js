/**
 * The browser's storage for small things, which may be refused, full or hold what others wrote.
 *
 * Games are not kept there, see store.js.
 */

const PREFIX = 'boardlet:';

export class Storage {
  #failed = false;
  /** @type {(() => void) | null} */ #onFailure = null;

  /**
   * Calls back once, when something could not be kept for the first time.
   *
   * @param {() => void} listener
   */
  onFailure(listener) {
    this.#onFailure = listener;
  }

  /**
   * The names of all that is stored, with those of others.
   *
   * @returns {string[]}
   */
  keys() {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  }

  /**
   * What was kept under a key, whether it can be read or not.
   *
   * @param {string} key
   */
  text(key) {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  }

  /**
   * What was kept under a key; null if there is nothing, or nothing that can be read.
   *
   * @param {string} key
   * @returns {unknown}
   */
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  }

  /**
   * Keeps a value; null forgets the key.
   *
   * @param {string} key
   * @param {unknown} value
   * @returns {boolean} false if it could not be kept
   */
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      if (!this.#failed) this.#onFailure?.();
      this.#failed = true;
      return false;
    }
  }
}
