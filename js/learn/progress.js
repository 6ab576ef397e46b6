/** What somebody has learned so far, kept in the browser. */

/** @import { Storage } from '../storage.js' */
/** @import { Progress as Done } from './types.js' */

export class Progress {
  #storage;

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /**
   * @param {string} game
   * @returns {Done}
   */
  of(game) {
    const found = /** @type {Partial<Done> | null} */ (this.#storage.read(`learn:${game}`));
    const solved = Array.isArray(found?.solved) ? found.solved.filter((text) => typeof text === 'string') : [];
    return { steps: typeof found?.steps === 'number' ? found.steps : 0, solved };
  }

  /**
   * Notes that so many steps of the lesson are done.
   *
   * @param {string} game
   * @param {number} steps
   */
  taken(game, steps) {
    const done = this.of(game);
    if (steps > done.steps) this.#storage.write(`learn:${game}`, { ...done, steps });
  }

  /**
   * Notes that a puzzle was solved.
   *
   * @param {string} game
   * @param {string} position
   */
  solved(game, position) {
    const done = this.of(game);
    if (done.solved.includes(position)) return;
    this.#storage.write(`learn:${game}`, { ...done, solved: [...done.solved, position] });
  }
}
