/**
 * The browser's database of games.
 *
 * Not its simpler storage: what is written there waits for seconds in the browser's memory, and is
 * gone if the browser is killed before.
 */

const NAME = 'boardlet';
const VERSION = 1;
/** Milliseconds for the database to open and to answer: a few browsers never do. */
const PATIENCE = 5000;

/** @typedef {'games' | 'aside'} Name */

/**
 * A page that is left in the middle of a transaction may be put away by the browser as it stands,
 * and then locks the games for every other page (WebKit). So what is under way when the page is
 * left is aborted: what was asked is asked again if the page comes back, and what was written is
 * the caller's to save.
 */
export class Store {
  /** @type {Promise<IDBDatabase> | null} */ #opened = null;
  /** @type {Set<IDBTransaction>} those that wait for the page */ #underWay = new Set();
  /** @type {Promise<void> | null} until the page comes back */ #left = null;

  constructor() {
    addEventListener('pagehide', () => {
      this.#left = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
      void this.#left.then(() => (this.#left = null));
      for (const transaction of this.#underWay) transaction.abort();
    });
  }

  /** True from when the page is left until it comes back. */
  get isLeft() {
    return this.#left !== null;
  }

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
    await this.#write(['games'], (transaction) => {
      const games = transaction.objectStore('games');
      const request = games.get(id);
      request.onsuccess = () => {
        const next = decide(request.result);
        if (next === null) games.delete(id);
        else if (next !== undefined) games.put(next);
        this.#commit(transaction);
      };
    });
  }

  /**
   * Puts something aside, and takes the game away that it was, if it was one.
   *
   * @param {{ id: string }} aside
   * @param {string | null} [game]
   */
  async setAside(aside, game = null) {
    await this.#write(['games', 'aside'], (transaction) => {
      transaction.objectStore('aside').put(aside);
      if (game !== null) transaction.objectStore('games').delete(game);
      this.#commit(transaction);
    });
  }

  /** @param {string} id */
  async dropAside(id) {
    await this.#write(['aside'], (transaction) => {
      transaction.objectStore('aside').delete(id);
      this.#commit(transaction);
    });
  }

  /**
   * @param {Name[]} names
   * @param {(transaction: IDBTransaction) => void} act
   */
  async #write(names, act) {
    const database = await this.#database();
    if (this.#left) throw new DOMException('the page was left', 'AbortError');
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
    const ended = this.#end(transaction);
    act(transaction);
    await ended;
  }

  /**
   * @template Found
   * @param {Name} name
   * @param {(store: IDBObjectStore) => IDBRequest<Found>} ask
   * @returns {Promise<Found>}
   */
  async #ask(name, ask) {
    const database = await this.#database();
    await this.#left;
    const transaction = database.transaction(name);
    const request = ask(transaction.objectStore(name));
    try {
      await this.#end(transaction);
    } catch (error) {
      if (!this.#left) throw error;
      await this.#left;
      return this.#ask(name, ask);
    }
    return request.result;
  }

  /**
   * Waits for the end of a transaction; one that takes too long fails.
   *
   * @param {IDBTransaction} transaction
   * @returns {Promise<void>}
   */
  #end(transaction) {
    this.#underWay.add(transaction);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        reject(new DOMException('the database does not answer', 'TimeoutError'));
        if (this.#underWay.has(transaction)) transaction.abort();
      }, PATIENCE);
      const done = () => {
        clearTimeout(patience);
        this.#underWay.delete(transaction);
      };
      transaction.oncomplete = () => {
        done();
        resolve();
      };
      transaction.onabort = () => {
        done();
        reject(transaction.error ?? new DOMException('nothing was written', 'AbortError'));
      };
    });
  }

  /**
   * Nothing more is asked of the page from here on.
   *
   * @param {IDBTransaction} transaction
   */
  #commit(transaction) {
    this.#underWay.delete(transaction);
    transaction.commit();
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
