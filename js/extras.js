/** Games by other people, which the engine tells of once it is up: makes them known to the page. */

import { EngineError } from './engine/errors.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { Extras } from './engine/messages.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Board, Game, Hello, State } from './types.js' */

/** The language that every game has. */
const FALLBACK = 'en';

export class ExtraGames {
  #engine;
  #catalogue;
  #l10n;
  #notices;
  /** @type {string[]} */ #known = [];
  #language;

  /** @param {{ engine: Engine, catalogue: Catalogue, l10n: L10n, notices: Notices }} parts */
  constructor({ engine, catalogue, l10n, notices }) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#l10n = l10n;
    this.#notices = notices;
    this.#language = l10n.language;
    l10n.follow(() => void this.#translate());
  }

  /**
   * Adds what the engine has more than the page knows of, and says what it could not install.
   *
   * @param {Extras} extras
   * @returns {Promise<Game[]>} the games that are new to the page
   */
  async add({ games, failures }) {
    for (const { args, detail } of failures) console.warn(`${args.file}: ${detail}`);
    if (failures.length > 0) this.#notices.show({ id: 'extras', text: () => this.#tell(failures) });
    const found = games.filter((id) => !this.#catalogue.find(id));
    if (found.length === 0) return [];
    const hello = /** @type {Hello} */ (/** @type {unknown} */ (await this.#engine.ask({ type: 'hello' })));
    const added = hello.games.filter(({ id }) => found.includes(id));
    await Promise.all(added.map((game) => this.#addGame(game)));
    return added;
  }

  /**
   * Why a game is missing; of several only which they are, so that it stays short.
   *
   * @param {Extras['failures']} failures
   */
  #tell(failures) {
    if (failures.length === 1) return this.#l10n.text(failures[0].key, failures[0].args);
    const list = new Intl.ListFormat(this.#l10n.language).format(failures.map(({ args }) => packageOf(String(args.file))));
    return this.#l10n.text('extras-failed-several', { count: failures.length, list });
  }

  /** @param {Game} game */
  async #addGame(game) {
    const { id } = game;
    const [board, state] = await Promise.all([
      this.#engine.ask({ type: 'board', game: id, options: {} }),
      this.#engine.ask({ type: 'open', game: id, options: {}, moves: [] }),
      this.#addTexts(id),
    ]);
    this.#known.push(id);
    this.#catalogue.add(game, {
      board: /** @type {Board} */ (/** @type {unknown} */ (board)),
      state: /** @type {State} */ (/** @type {unknown} */ (state)),
    });
  }

  /** @param {string} game */
  async #addTexts(game) {
    const ask = (/** @type {string} */ lang) => this.#engine.ask({ type: 'texts', game, lang });
    const { ftl } = await ask(this.#l10n.language).catch((error) => {
      if (!(error instanceof EngineError)) throw error;
      return ask(FALLBACK);
    });
    this.#l10n.add(game, ftl);
  }

  /** Gets the texts of another language, and has all be said once more. */
  async #translate() {
    if (this.#language === this.#l10n.language) return;
    this.#language = this.#l10n.language;
    await Promise.all(this.#known.map((game) => this.#addTexts(game)));
    this.#l10n.sayAgain();
  }
}

/**
 * The package that a wheel is of; a file that is no wheel has its own name.
 *
 * @param {string} file
 */
function packageOf(file) {
  return file.slice(file.lastIndexOf('/') + 1).split('-')[0];
}
