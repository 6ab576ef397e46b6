/** What happened and what to do about it, said at the edge of the page without stopping the game. */

import { element } from '../dom.js';
import { toolButton, wordButton } from './buttons.js';

/** @import { L10n } from '../l10n.js' */

/**
 * @typedef {object} Notice
 * @property {string} id a newer notice with the same id takes the place of an older one
 * @property {string} text
 * @property {{ label: string, run: () => void }} [button] without which the page cannot go on:
 *   such a notice stays until it is dropped
 * @property {boolean} [passing] it may be put away although it has a button
 */

export class Notices {
  #host;
  #l10n;
  /** @type {Map<string, HTMLElement>} */ #shown = new Map();

  /**
   * @param {HTMLElement} host
   * @param {L10n} l10n
   */
  constructor(host, l10n) {
    this.#host = host;
    this.#l10n = l10n;
  }

  /** @param {Notice} notice */
  show({ id, text, button, passing = !button }) {
    this.drop(id);
    const notice = element(
      'div',
      { class: 'notice', role: 'alert' },
      element('p', null, text),
      button && wordButton(button.label, button.run),
      passing && toolButton('close', this.#l10n.text('notice-dismiss'), () => this.drop(id)),
    );
    this.#shown.set(id, notice);
    this.#host.append(notice);
  }

  /** @param {string} id */
  drop(id) {
    this.#shown.get(id)?.remove();
    this.#shown.delete(id);
  }
}
