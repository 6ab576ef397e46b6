/** What goes wrong with a game: said on the page, and nothing of it thrown away. */

import { EngineError } from './engine/client.js';
import { isBegun } from './record.js';

/** @import { L10n } from './l10n.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Saved } from './saved.js' */
/** @import { GameRecord } from './types.js' */

export class Troubles {
  #l10n;
  #notices;
  #saved;
  #game;

  /**
   * @param {{ l10n: L10n, notices: Notices, saved: Saved }} parts
   * @param {() => string | undefined} game the id of the game that is on the page
   */
  constructor({ l10n, notices, saved }, game) {
    this.#l10n = l10n;
    this.#notices = notices;
    this.#saved = saved;
    this.#game = game;
  }

  /**
   * Says what went wrong; the game stands as it was.
   *
   * @param {unknown} error
   */
  explain(error) {
    if (!(error instanceof EngineError)) throw error;
    this.#notices.show({ id: 'error', game: this.#game(), text: () => this.#l10n.error(error) });
  }

  /**
   * Sets a record aside of which only the turns before one can be played.
   *
   * @param {GameRecord} record
   * @param {number} turn its number
   */
  cut(record, turn) {
    this.#saved.setAside(record);
    this.#notices.show({ id: 'cut', game: record.id, text: () => this.#l10n.text('notice-cut', { number: turn }) });
  }

  /**
   * Sets a record aside whose options the engine does not take.
   *
   * @param {GameRecord} record
   * @param {string} game the id of the one that takes its place
   */
  giveUp(record, game) {
    this.#saved.setAside(record, true);
    this.#saved.rememberOptions(record.game, {});
    if (isBegun(record)) this.#notices.show({ id: 'aside', game, text: () => this.#l10n.text('notice-aside') });
  }

  /** A turn was played: what went wrong before it is over. */
  pass() {
    this.#notices.drop('error');
  }
}
