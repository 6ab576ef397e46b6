/** Positions of one game's turns: asked of the engine one at a time, and kept. */

import { located } from '../record.js';

/** @import { Engine } from '../engine/client.js' */
/** @import { GameRecord, State } from '../types.js' */

/** So many neighbours are fetched in order: each of them costs the engine one turn more, not all. */
const CHUNK = 16;
/** How many are kept; the oldest go. */
const MOST = 600;

/**
 * A position that somebody waits for.
 *
 * @typedef {object} Wish
 * @property {string[]} moves
 * @property {(state: State | null) => void} resolve is given null if another one is wanted by now
 * @property {(error: unknown) => void} reject
 */

export class Positions {
  #engine;
  #place;
  /** @type {Map<string, State>} */ #known = new Map();
  /** @type {Wish | null} */ #wish = null;
  /** @type {string[][]} what may be wanted next */ #ahead = [];
  #busy = false;

  /**
   * @param {Engine} engine
   * @param {GameRecord} record of the game
   */
  constructor(engine, record) {
    this.#engine = engine;
    this.#place = { ...located(record), partial: '' };
  }

  /**
   * The position after these turns, if it is known.
   *
   * @param {string[]} moves
   */
  known(moves) {
    return this.#known.get(moves.join(' ')) ?? null;
  }

  /**
   * Keeps a position that the page knows anyway.
   *
   * @param {State} state
   */
  learn(state) {
    if (state.steps.length === 0) this.#keep(state.moves, state);
  }

  /**
   * The position after these turns; a wish that is still open gives way.
   *
   * @param {string[]} moves
   * @returns {Promise<State | null>}
   */
  get(moves) {
    const known = this.known(moves);
    this.#wish?.resolve(null);
    this.#wish = null;
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      this.#wish = { moves, resolve, reject };
      void this.#work();
    });
  }

  /**
   * Fetches what is near a place of a line, while nothing else is wanted.
   *
   * @param {string[]} turns of the line
   * @param {number} ply
   */
  prepare(turns, ply) {
    const chunk = Math.floor(ply / CHUNK);
    const other = ply % CHUNK < CHUNK / 2 ? chunk - 1 : chunk + 1;
    const sizes = [chunk, other].flatMap((number) => Array.from({ length: CHUNK }, (_, index) => number * CHUNK + index));
    this.#ahead = sizes.filter((size) => size >= 0 && size <= turns.length).map((size) => turns.slice(0, size));
    void this.#work();
  }

  async #work() {
    if (this.#busy) return;
    const wish = this.#wish;
    this.#wish = null;
    const moves = wish?.moves ?? this.#nextAhead();
    if (!moves) return;
    this.#busy = true;
    try {
      const reply = await this.#engine.ask({ type: 'open', ...this.#place, moves });
      const state = /** @type {State} */ (/** @type {unknown} */ (reply));
      this.#keep(moves, state);
      wish?.resolve(state);
    } catch (error) {
      // What nobody has asked for yet is nobody's trouble.
      this.#ahead = [];
      wish?.reject(error);
    } finally {
      this.#busy = false;
    }
    void this.#work();
  }

  #nextAhead() {
    let next = this.#ahead.shift();
    while (next && this.known(next)) next = this.#ahead.shift();
    return next;
  }

  /**
   * @param {string[]} moves
   * @param {State} state
   */
  #keep(moves, state) {
    this.#known.set(moves.join(' '), state);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}
