/** What is kept of each game in this browser: the running record and the last options. */

import { isBegun, pack, readRules, readSeats, unpack } from './record.js';

/** @import { Storage } from './storage.js' */
/** @import { ClockRules, GameRecord, Options, Seat } from './types.js' */

/** How many games are kept beside the running ones; the oldest make room. */
const MOST_SHELVED = 200;

/**
 * A game that made room for another one.
 *
 * @typedef {{ id: string, at: number, record: GameRecord }} Shelved `at` in milliseconds since 1970
 */

export class Saved {
  #storage;
  /** @type {Map<string, GameRecord>} what could not be stored, for this visit */ #held = new Map();

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /**
   * The game that was begun and not ended.
   *
   * @param {string} game
   * @returns {GameRecord | null}
   */
  running(game) {
    const held = this.#held.get(game);
    if (held) return held;
    const record = unpack(this.#storage.read(`game:${game}`));
    return record?.game === game ? record : null;
  }

  /**
   * Keeps a game as it stands.
   *
   * @param {GameRecord} record
   */
  keep(record) {
    if (!isBegun(record)) {
      this.forget(record.game);
      return;
    }
    if (this.#storage.write(`game:${record.game}`, pack(record))) this.#held.delete(record.game);
    else this.#held.set(record.game, record);
  }

  /** @param {string} game */
  forget(game) {
    this.#held.delete(game);
    this.#storage.write(`game:${game}`, null);
  }

  /**
   * The games that made room for others, the newest first.
   *
   * @returns {Shelved[]}
   */
  shelf() {
    const kept = this.#storage.read('shelf');
    return Array.isArray(kept) ? kept.flatMap(readShelved) : [];
  }

  /**
   * Puts a game on the shelf, if anything was played in it; another one may run then.
   *
   * @param {GameRecord} record
   */
  shelve(record) {
    if (isBegun(record)) this.putBack({ id: crypto.randomUUID(), at: Date.now(), record });
    this.forget(record.game);
  }

  /** @param {Shelved} entry */
  putBack(entry) {
    const others = this.shelf().filter(({ id }) => id !== entry.id);
    const shelf = [entry, ...others].sort((one, other) => other.at - one.at).slice(0, MOST_SHELVED);
    this.#writeShelf(shelf);
  }

  /** @param {string} entry its id */
  unshelve(entry) {
    this.#writeShelf(this.shelf().filter(({ id }) => id !== entry));
  }

  /** @param {Shelved[]} shelf */
  #writeShelf(shelf) {
    this.#storage.write('shelf', shelf.map(({ id, at, record }) => ({ id, at, record: pack(record) })));
  }

  /**
   * Keeps a record that could not be played apart, so that a new game does not take its place.
   *
   * @param {GameRecord} record
   */
  setAside(record) {
    if (isBegun(record)) this.#storage.write(`aside:${record.game}`, pack(record));
    this.forget(record.game);
  }

  /**
   * The options that were chosen last.
   *
   * @param {string} game
   * @returns {Options}
   */
  lastOptions(game) {
    const options = this.#storage.read(`options:${game}`);
    return typeof options === 'object' && options !== null ? /** @type {Options} */ (options) : {};
  }

  /**
   * @param {string} game
   * @param {Options} options
   */
  rememberOptions(game, options) {
    this.#storage.write(`options:${game}`, options);
  }

  /**
   * Who played last; nobody yet: an empty list.
   *
   * @param {string} game
   * @returns {Seat[]}
   */
  lastSeats(game) {
    return readSeats(this.#storage.read(`seats:${game}`));
  }

  /**
   * @param {string} game
   * @param {Seat[]} seats
   */
  rememberSeats(game, seats) {
    this.#storage.write(`seats:${game}`, seats);
  }

  /**
   * What was chosen last beside options and seats. Against computers and between people, clocks are
   * two different things.
   *
   * @param {string} game
   * @param {boolean} computers whether any computer plays
   * @returns {{ match: { kind: string, length: number } | null, clock: ClockRules | null }}
   */
  lastSetup(game, computers) {
    const kept = /** @type {Record<string, any>} */ (this.#storage.read(`setup:${game}`) ?? {});
    const { match } = kept;
    const known = typeof match?.kind === 'string' && typeof match.length === 'number';
    return { match: known ? match : null, clock: readRules(kept[clockKey(computers)]) };
  }

  /**
   * @param {string} game
   * @param {boolean} computers
   * @param {{ match: { kind: string, length: number } | null, clock: ClockRules | null }} setup
   */
  rememberSetup(game, computers, { match, clock }) {
    const kept = /** @type {Record<string, unknown>} */ (this.#storage.read(`setup:${game}`) ?? {});
    const chosen = match && { kind: match.kind, length: match.length };
    this.#storage.write(`setup:${game}`, { ...kept, match: chosen, [clockKey(computers)]: clock });
  }
}

/** @param {boolean} computers */
function clockKey(computers) {
  return computers ? 'computersClock' : 'clock';
}

/**
 * @param {unknown} value
 * @returns {Shelved[]} one, or none if it is not what was written
 */
function readShelved(value) {
  const { id, at, record } = /** @type {Record<string, unknown>} */ (value ?? {});
  const read = unpack(record);
  return typeof id === 'string' && typeof at === 'number' && read ? [{ id, at, record: read }] : [];
}
