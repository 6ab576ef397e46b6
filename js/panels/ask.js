/** A question with two answers, for what would otherwise be decided over a person's head. */

import { element } from '../dom.js';
import { wordButton } from './buttons.js';
import { Dialog } from './dialog.js';

/** @import { L10n } from '../l10n.js' */

export class AskDialog {
  #dialog;

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#dialog = new Dialog(l10n, 'ask');
  }

  /**
   * @param {object} question
   * @param {string} question.title
   * @param {string} question.text
   * @param {string} question.yes
   * @param {string} question.no
   * @returns {Promise<boolean>} false too if the dialog is closed without an answer
   */
  ask({ title, text, yes, no }) {
    return new Promise((resolve) => {
      let answer = false;
      const button = (/** @type {string} */ label, /** @type {boolean} */ value) =>
        wordButton(
          label,
          () => {
            answer = value;
            this.#dialog.close();
          },
          value ? {} : { 'data-quiet': true },
        );
      this.#dialog.title = title;
      this.#dialog.fill(element('p', null, text), element('div', { class: 'dialog-foot' }, button(no, false), button(yes, true)));
      this.#dialog.element.addEventListener('close', () => resolve(answer), { once: true });
      this.#dialog.open();
    });
  }
}
