/** What is kept of each game in this browser: the running record and the last options. */

import { isBegun, pack, readSeats, unpack } from './record.js';

/** @import { Storage } from './storage.js' */
/** @import { GameRecord, Options, Seat } from './types.js' */

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
}
