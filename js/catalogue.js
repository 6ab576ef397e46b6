/** The games that there are, and their boards: known at once for the usual options. */

/** @import { Engine } from './engine/client.js' */
/** @import { Board, First, Game, Options, State } from './types.js' */

export class Catalogue {
  #first;
  #engine;
  /** @type {Map<string, Promise<Board>>} */ #boards = new Map();

  /**
   * @param {First} first
   * @param {Engine} engine
   */
  constructor(first, engine) {
    this.#first = first;
    this.#engine = engine;
  }

  /** @returns {Game[]} */
  get games() {
    return this.#first.hello.games;
  }

  /**
   * Adds a game that the engine told of later.
   *
   * @param {Game} game
   * @param {{ board: Board, state: State }} first
   */
  add(game, first) {
    this.games.push(game);
    this.#first.games[game.id] = first;
  }

  /**
   * @param {string | null} id
   * @returns {Game | null} null if there is no such game
   */
  find(id) {
    return this.games.find((game) => game.id === id) ?? null;
  }

  /**
   * Tells whether a game came with the site, so that files of the site know it.
   *
   * @param {string} id
   */
  isShipped(id) {
    return id in this.#first.games;
  }

  /**
   * The board and the start of a game with its usual options, known before the engine is up.
   *
   * @param {string} id
   * @returns {{ board: Board, state: State }}
   */
  first(id) {
    return this.#first.games[id];
  }

  /**
   * Where a page can be read, in a language if there is such a page; null without any.
   *
   * @param {string} folder its address in the first language
   * @param {string} language
   */
  page(folder, language) {
    const languages = this.#first.pages[folder];
    if (!languages) return null;
    return languages.indexOf(language) > 0 ? `${folder}${language}/` : folder;
  }

  /**
   * Where the rules of a game can be read; null if they were not written.
   *
   * @param {string} id
   * @param {string} language
   * @param {Options} [options] that are in force, and are marked there
   */
  rules(id, language, options) {
    const page = this.page(`rules/${id}/`, language);
    return page && options ? `${page}?${new URLSearchParams(Object.entries(options).map(([key, value]) => [key, String(value)]))}` : page;
  }

  /**
   * @param {string} id
   * @param {Options} options the fewest that mean the same
   * @returns {Board | null} the board, where it is known without asking
   */
  known(id, options) {
    return Object.keys(options).length === 0 ? this.first(id).board : null;
  }

  /**
   * @param {string} id
   * @param {Options} options
   * @returns {Promise<Board>}
   */
  board(id, options) {
    const known = this.known(id, options);
    if (known) return Promise.resolve(known);
    const key = JSON.stringify([id, options]);
    let asked = this.#boards.get(key);
    if (!asked) {
      asked = this.#engine
        .ask({ type: 'board', game: id, options })
        .then((reply) => /** @type {Board} */ (/** @type {unknown} */ (reply)));
      asked.catch(() => this.#boards.delete(key));
      this.#boards.set(key, asked);
    }
    return asked;
  }
}
