/** A dialog with a heading and a button to close it; the browser keeps and returns the focus. */

import { element, fill, write } from '../dom.js';
import { toolButton } from './buttons.js';

/** @import { Child } from '../dom.js' */
/** @import { L10n } from '../l10n.js' */

let count = 0;

export class Dialog {
  #l10n;
  #heading;
  #body;

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
    this.element.addEventListener('click', (event) => {
      // Only the backdrop lies outside of what the dialog holds.
      if (event.target === this.element && !inside(this.element, event)) this.close();
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
    this.#body.scrollTop = 0;
  }

  close() {
    this.element.close();
  }
}

/**
 * @param {Element} target
 * @param {MouseEvent} event
 */
function inside(target, { clientX, clientY }) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
