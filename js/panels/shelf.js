/** The way to the games that are kept: the running ones that no card of the home page shows, and all. */

import { write as addressOf } from '../address.js';
import { element, fill, find } from '../dom.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Saved } from '../saved.js' */
/** @import { Kept } from '../types.js' */

/** How many running games are listed at most. */
const MOST = 4;

export class ShelfPanel {
  #l10n;
  #saved;
  #host = find('.shelf');
  #list = find('.shelf-games');

  /**
   * @param {L10n} l10n
   * @param {Saved} saved
   */
  constructor(l10n, saved) {
    this.#l10n = l10n;
    this.#saved = saved;
  }

  async show() {
    const running = this.#saved.allRunning();
    // A game that the site does not have, or not yet, is not offered here.
    const others = running.filter(({ id, record }) => this.#l10n.has(`${record.game}-name`) && this.#saved.running(record.game)?.id !== id);
    fill(this.#list, ...others.slice(0, MOST).map((kept) => this.#entry(kept)));
    this.#host.hidden = running.length === 0 && (await this.#saved.count()) === 0;
  }

  /** @param {Kept} kept */
  #entry({ id, at, record }) {
    const game = this.#l10n.text(`${record.game}-name`);
    const date = new Intl.DateTimeFormat(this.#l10n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    const href = addressOf({ game: null, list: 'games', kept: id });
    const label = this.#l10n.text('games-continue-label', { game, date });
    return element(
      'li',
      { class: 'shelf-game' },
      element('span', { class: 'shelf-name' }, game),
      element('span', { class: 'quiet' }, this.#l10n.text('shelf-facts', { turns: record.moves.length, date })),
      element('a', { class: 'button', 'data-quiet': true, href, 'aria-label': label }, this.#l10n.text('home-continue')),
    );
  }
}
