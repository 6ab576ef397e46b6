/**
 * The browser's database of games.
 *
 * Not its simpler storage: what is written there waits for seconds in the browser's memory, and is
 * gone if the browser is killed before.
 */

const NAME = 'boardlet';
const VERSION = 1;
/** Milliseconds for the database to open: a few browsers never answer. */
const PATIENCE = 5000;

/** @typedef {'games' | 'aside'} Name */

export class Store {
  /** @type {Promise<IDBDatabase> | null} */ #opened = null;

  /**
   * The games that run, as they were written.
   *
   * @returns {Promise<unknown[]>}
   */
  running() {
    return this.#ask('games', (games) => games.index('running').getAll());
  }

  /**
   * @param {Name} name
   * @returns {Promise<unknown[]>}
   */
  all(name) {
    return this.#ask(name, (store) => store.getAll());
  }

  /** @returns {Promise<number>} how many games there are */
  count() {
    return this.#ask('games', (games) => games.count());
  }

  /**
   * @param {string} id
   * @returns {Promise<unknown>} undefined if there is none
   */
  game(id) {
    return this.#ask('games', (games) => games.get(id));
  }

  /**
   * Writes a game according to what is there, which no other tab changes in between.
   *
   * @param {string} id
   * @param {(stored: unknown) => object | null | undefined} decide what shall be there; null for
   *   nothing, undefined for what is there
   * @returns {Promise<void>} kept when it ends, also if the browser is killed then
   */
  async update(id, decide) {
    const transaction = await this.#begin(['games']);
    const games = transaction.objectStore('games');
    const request = games.get(id);
    request.onsuccess = () => {
      const next = decide(request.result);
      if (next === null) games.delete(id);
      else if (next !== undefined) games.put(next);
      transaction.commit();
    };
    await ended(transaction);
  }

  /**
   * Puts something aside, and takes the game away that it was, if it was one.
   *
   * @param {{ id: string }} aside
   * @param {string | null} [game]
   */
  async setAside(aside, game = null) {
    const transaction = await this.#begin(['games', 'aside']);
    transaction.objectStore('aside').put(aside);
    if (game !== null) transaction.objectStore('games').delete(game);
    transaction.commit();
    await ended(transaction);
  }

  /** @param {string} id */
  async dropAside(id) {
    const transaction = await this.#begin(['aside']);
    transaction.objectStore('aside').delete(id);
    transaction.commit();
    await ended(transaction);
  }

  /** @param {Name[]} names */
  async #begin(names) {
    const database = await this.#database();
    return database.transaction(names, 'readwrite', { durability: 'strict' });
  }

  /**
   * @template Found
   * @param {Name} name
   * @param {(store: IDBObjectStore) => IDBRequest<Found>} ask
   * @returns {Promise<Found>}
   */
  async #ask(name, ask) {
    const database = await this.#database();
    const request = ask(database.transaction(name).objectStore(name));
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  #database() {
    if (!this.#opened) {
      this.#opened = open(() => {
        this.#opened = null;
      });
      // Refused now, it may be allowed later.
      this.#opened.catch(() => {
        this.#opened = null;
      });
    }
    return this.#opened;
  }
}

/**
 * @param {() => void} onClose the connection is of no use any more
 * @returns {Promise<IDBDatabase>}
 */
function open(onClose) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    const patience = setTimeout(() => reject(new DOMException('the database does not open', 'TimeoutError')), PATIENCE);
    request.onupgradeneeded = () => {
      const games = request.result.createObjectStore('games', { keyPath: 'id' });
      games.createIndex('running', 'running');
      request.result.createObjectStore('aside', { keyPath: 'id' });
    };
    request.onerror = () => {
      clearTimeout(patience);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(patience);
      const database = request.result;
      // A newer page in another tab, or a browser that clears what sites keep.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      database.onclose = onClose;
      resolve(database);
    };
  });
}

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('nothing was written', 'AbortError'));
  });
}
