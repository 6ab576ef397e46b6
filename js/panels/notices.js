/** What happened and what to do about it, said at the edge of the page without stopping the game. */

import { element, write } from '../dom.js';
import { toolButton, wordButton } from './buttons.js';

/** @import { L10n } from '../l10n.js' */

/**
 * @typedef {object} Notice
 * @property {string} id a newer notice with the same id takes the place of an older one
 * @property {() => string} text what it says, in the language of the page at that time
 * @property {{ label: () => string, run: () => void }} [button] without which the page cannot go on:
 *   such a notice stays until it is dropped
 * @property {boolean} [passing] it may be put away although it has a button
 * @property {string} [game] the id of the game that it is about: it goes when another one is opened
 */

export class Notices {
  #host;
  #l10n;
  /** @type {Map<string, { sheet: HTMLElement, say: () => void, game: string | undefined }>} */ #shown = new Map();

  /**
   * @param {HTMLElement} host
   * @param {L10n} l10n
   */
  constructor(host, l10n) {
    this.#host = host;
    this.#l10n = l10n;
    l10n.follow(() => {
      for (const { say } of this.#shown.values()) say();
    });
    new ResizeObserver(() => this.#settle()).observe(host);
  }

  /** @param {Notice} notice */
  show({ id, text, button, passing = !button, game }) {
    this.drop(id);
    const words = element('p');
    const act = button && wordButton('', button.run);
    const close = passing && this.#l10n.label(toolButton('close', '', () => this.drop(id)), 'notice-dismiss');
    const say = () => {
      write(words, text());
      if (act && button) write(act, button.label());
    };
    say();
    const isOffer = passing && Boolean(act);
    const sheet = element('div', { class: 'notice', role: 'alert', 'data-offer': isOffer }, words, act, close);
    this.#shown.set(id, { sheet, say, game });
    this.#host.append(sheet);
  }

  /**
   * Takes away what is about another game than the one that is opened.
   *
   * @param {string | null} game its id
   */
  turnTo(game) {
    for (const [id, notice] of this.#shown) if (notice.game !== undefined && notice.game !== game) this.drop(id);
  }

  /** @param {string} id */
  drop(id) {
    this.#shown.get(id)?.sheet.remove();
    this.#shown.delete(id);
  }
  /** Lets the page leave as much room as they take, and the keyboard scroll what is too long for them. */
  #settle() {
    document.documentElement.style.setProperty('--notices', `${this.#host.offsetHeight}px`);
    for (const words of this.#host.querySelectorAll('p')) {
      if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
      else words.removeAttribute('tabindex');
    }
  }
}
