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
 */

export class Notices {
  #host;
  #l10n;
  /** @type {Map<string, { sheet: HTMLElement, say: () => void }>} */ #shown = new Map();

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
  }

  /** @param {Notice} notice */
  show({ id, text, button, passing = !button }) {
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
    this.#shown.set(id, { sheet, say });
    this.#host.append(sheet);
  }

  /** @param {string} id */
  drop(id) {
    this.#shown.get(id)?.sheet.remove();
    this.#shown.delete(id);
  }
}
