/**
 * The computer's share of a game: thinks for the seats it plays, and gives hints and values.
 *
 * One search runs at a time. It is only ever asked to stop, never killed: the worker goes on
 * answering the page meanwhile.
 */

import { located } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { Stream } from './engine/messages.js' */
/** @import { Place } from './record.js' */
/** @import { Thought } from './types.js' */

/** What a turn may take at the most, where a level's own number of positions takes longer. */
const MOST_MILLISECONDS = 8000;
/** A hint is worth the strongest level, but not a long wait. */
const HINT = { level: 6, ms: 2500 };

/**
 * @typedef {object} Question
 * @property {number} level 1 to 6
 * @property {number} seed the same one gives the same turn
 * @property {number} [ms]
 */

export class Computer {
  #engine;
  /** @type {Stream | null} */ #search = null;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  get thinking() {
    return this.#search !== null;
  }

  /**
   * Searches for the best turn; a search that runs already is dropped.
   *
   * @param {Place} record
   * @param {Question} question
   * @param {(thought: Thought) => void} onThought is given what is best so far
   * @returns {Promise<Thought | null>} null if it was dropped
   */
  async think(record, { level, seed, ms = MOST_MILLISECONDS }, onThought) {
    this.drop();
    const request = { type: 'think', ...located(record), level, seed, ms };
    const search = this.#engine.stream(request, (reply) => onThought(thought(reply)));
    this.#search = search;
    try {
      const best = await search.done;
      return best && thought(best);
    } finally {
      if (this.#search === search) this.#search = null;
    }
  }

  /**
   * The turn that the strongest level would play.
   *
   * @param {Place} record
   * @param {(thought: Thought) => void} onThought
   */
  hint(record, onThought) {
    return this.think(record, { ...HINT, seed: 0 }, onThought);
  }

  /** Has the running search answer now with the best it has. */
  hurry() {
    this.#search?.take();
  }

  /** Ends the running search without an answer. */
  drop() {
    this.#search?.cancel();
    this.#search = null;
  }
}

/**
 * @param {Record<string, any>} reply
 * @returns {Thought}
 */
function thought({ turn, actions, score, nodes, depth, exact, line }) {
  return { turn, actions, score, nodes, depth, exact, line };
}
