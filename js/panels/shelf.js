/** The games that made room for others: open one again, or delete it. */

import { element, fill, find } from '../dom.js';
import { wordButton } from './buttons.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Notices } from './notices.js' */
/** @import { Saved, Shelved } from '../saved.js' */

export class ShelfPanel {
  #l10n;
  #saved;
  #notices;
  #onOpen;
  #host = find('.shelf');
  #list = find('.shelf-games');

  /**
   * @param {L10n} l10n
   * @param {Saved} saved
   * @param {Notices} notices
   * @param {(shelved: Shelved) => void} onOpen
   */
  constructor(l10n, saved, notices, onOpen) {
    this.#l10n = l10n;
    this.#saved = saved;
    this.#notices = notices;
    this.#onOpen = onOpen;
  }

  show() {
    // A game that the site does not have, or not yet, stays where it is.
    const shelved = this.#saved.shelf().filter(({ record }) => this.#l10n.has(`${record.game}-name`));
    this.#host.hidden = shelved.length === 0;
    fill(this.#list, ...shelved.map((entry) => this.#entry(entry)));
  }

  /** @param {Shelved} entry */
  #entry(entry) {
    const { at, record } = entry;
    const game = this.#l10n.text(`${record.game}-name`);
    const date = new Intl.DateTimeFormat(this.#l10n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    const label = { game, date };
    const open = wordButton(this.#l10n.text('shelf-open'), () => this.#onOpen(entry), {
      'data-quiet': true,
      'aria-label': this.#l10n.text('shelf-open-label', label),
    });
    const remove = wordButton(this.#l10n.text('shelf-delete'), () => this.#delete(entry), {
      'data-quiet': true,
      'aria-label': this.#l10n.text('shelf-delete-label', label),
    });
    return element(
      'li',
      { class: 'shelf-game' },
      element('span', { class: 'shelf-name' }, game),
      element('span', { class: 'quiet' }, this.#l10n.text('shelf-facts', { turns: record.moves.length, date })),
      open,
      remove,
    );
  }

  /** @param {Shelved} entry */
  #delete(entry) {
    this.#saved.unshelve(entry.id);
    this.show();
    this.#list.querySelector('button')?.focus();
    this.#notices.show({
      id: 'deleted',
      passing: true,
      text: this.#l10n.text('shelf-deleted'),
      button: {
        label: this.#l10n.text('undo'),
        run: () => {
          this.#saved.putBack(entry);
          this.#notices.drop('deleted');
          this.show();
        },
      },
    });
  }
}
