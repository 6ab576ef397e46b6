/** A dialog with a heading and a button to close it; the browser keeps and returns the focus. */

import { element, fill, write } from '../dom.js';
import { toolButton } from './buttons.js';

/** @import { Child } from '../dom.js' */
/** @import { L10n } from '../l10n.js' */

/** How soon after it came a press beside a dialog may still be meant for what lay there before. */
const HASTY = 700;

let count = 0;

export class Dialog {
  #l10n;
  #heading;
  #body;
  /** When it was opened. */ #since = 0;
  /** Whether the last press began beside it. */ #away = false;

  /**
   * @param {L10n} l10n
   * @param {string} name says what kind of dialog it is, to the style sheet
   * @param {{ reading?: boolean }} [how] `reading`: it holds text only, which the keyboard scrolls
   */
  constructor(l10n, name, { reading = false } = {}) {
    this.#l10n = l10n;
    const id = `dialog-${++count}`;
    this.#heading = element('h2', { id, class: 'dialog-title' });
    const close = l10n.label(toolButton('close', '', () => this.close()), 'close');
    const focusable = reading ? { tabindex: 0, role: 'group', 'aria-labelledby': id } : {};
    this.#body = element('div', { class: 'dialog-body', ...focusable });
    this.element = element(
      'dialog',
      { class: 'dialog', 'data-dialog': name, 'aria-labelledby': id },
      element('div', { class: 'dialog-head' }, this.#heading, close),
      this.#body,
    );
    // Who presses the backdrop wants to be rid of it; not who lets go there of what began inside.
    this.element.addEventListener('pointerdown', (event) => {
      this.#away = isBackdrop(this.element, event) && event.timeStamp - this.#since > HASTY;
    });
    this.element.addEventListener('click', (event) => {
      if (this.#away && isBackdrop(this.element, event)) this.close();
    });
    document.body.append(this.element);
  }

  get isOpen() {
    return this.element.open;
  }

  /** @param {string} text */
  set title(text) {
    write(this.#heading, text);
  }

  /**
   * Gives it a title that keeps up with the language.
   *
   * @param {string} key
   */
  entitle(key) {
    this.#l10n.put(this.#heading, key);
  }

  /** @param {...Child} content */
  fill(...content) {
    fill(this.#body, ...content);
  }

  /** Opens it above the page; what had the focus gets it back in the end. */
  open() {
    if (this.element.open) return;
    this.element.showModal();
    this.#since = performance.now();
    this.#body.scrollTop = 0;
  }

  close() {
    this.element.close();
  }
}

/**
 * Tells whether a place lies beside a dialog: the backdrop is part of the dialog, but outside of it.
 *
 * @param {Element} dialog
 * @param {MouseEvent} event
 */
function isBackdrop(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
}
