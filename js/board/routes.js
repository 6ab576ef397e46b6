/** Where the chosen piece can get within its turn by several actions, and the way it is being led. */

/** @import { Choice, FarTarget, Routes as Reply, State } from './types.js' */

export class Routes {
  /** @type {Reply | null} */
  #known = null;
  /** @type {string[]} the actions of a way that are still to be played */
  #left = [];

  /** Knows of no points any more. */
  forget() {
    this.#known = null;
  }

  /** @param {Reply} reply */
  learn(reply) {
    this.#known = reply;
  }

  /** The points that can be reached. */
  get points() {
    return Object.keys(this.#known?.routes ?? {});
  }

  /**
   * How a point can be reached; null where it is not known that it can.
   *
   * @param {string} point
   * @param {Choice[]} choices of the state
   * @returns {FarTarget | null}
   */
  to(point, choices) {
    const way = this.#known?.routes[point];
    if (way === undefined) return null;
    const begins = new Set(way ? way.slice(0, 1) : this.#known?.firsts[point]);
    return { firsts: choices.filter(({ action }) => begins.has(action)), rest: way ? way.slice(1) : null };
  }

  /**
   * Keeps what of a way is to be played later on; nothing ends what was kept.
   *
   * @param {string[]} [rest]
   */
  lead(rest = []) {
    this.#left = rest;
  }

  /**
   * The next action of the way, if it is possible.
   *
   * @param {State} state
   * @returns {{ choice: Choice, rest: string[] } | null}
   */
  next(state) {
    const [action, ...rest] = this.#left;
    this.#left = [];
    const choice = state.choices.find((other) => other.action === action);
    return choice ? { choice, rest } : null;
  }
}
