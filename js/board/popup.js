/** A small sheet at a point: to choose between two actions, or to look inside a tower. */

import { html } from './svg.js';

/** @import { Place } from './types.js' */

/**
 * Tells where it belongs, whenever the window's shape has changed: in pixels from the host's corner;
 * `clear` is how much around it stays free.
 *
 * @typedef {() => Place & { clear: number }} At
 */

export class Popup {
  /** @type {HTMLElement | null} */
  #open = null;
  /** @type {AbortController | null} */
  #listening = null;
  /** @type {(() => void) | null} */
  #closed = null;
  #host;

  /** @param {HTMLElement} host is positioned; the sheet stays inside its width */
  constructor(host) {
    this.#host = host;
  }

  get isOpen() {
    return this.#open !== null;
  }

  /**
   * Offers actions as a menu; the focus goes to the first.
   *
   * @param {At} at
   * @param {string} label
   * @param {{ label: string, kind: string, choose: () => void }[]} items
   * @param {() => void} closed is called however it closes
   */
  choose(at, label, items, closed) {
    const buttons = items.map((item) => {
      const button = html('button', { type: 'button', role: 'menuitem', class: 'popup-item', 'data-kind': item.kind }, [
        item.label,
      ]);
      button.addEventListener('click', () => {
        this.close();
        item.choose();
      });
      return button;
    });
    const menu = html('div', { role: 'menu', class: 'popup', 'aria-label': label }, buttons);
    this.#show(menu, at, closed);
    menu.addEventListener('keydown', (event) => {
      const index = buttons.findIndex((button) => button === document.activeElement);
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      buttons[(index + step + buttons.length) % buttons.length]?.focus();
    });
    buttons[0]?.focus();
  }

  /**
   * Shows something that is only looked at.
   *
   * @param {At} at
   * @param {HTMLElement} content
   * @param {() => void} closed
   */
  look(at, content, closed) {
    content.classList.add('popup');
    this.#show(content, at, closed);
  }

  /**
   * Says something at a point, until the player does anything at all; that is not used up by it.
   *
   * @param {At} at
   * @param {string} words
   */
  tell(at, words) {
    const sheet = html('div', { class: 'popup popup-words' }, [words]);
    this.#show(sheet, at, () => {}, { passing: true });
  }

  /**
   * @param {HTMLElement} sheet
   * @param {At} at
   * @param {() => void} closed
   * @param {{ passing?: boolean }} [how] `passing`: what closes it does its own work as well
   */
  #show(sheet, at, closed, { passing = false } = {}) {
    this.close();
    this.#open = sheet;
    this.#closed = closed;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#host.append(sheet);
    this.#put(sheet, at());
    const watch = new ResizeObserver(() => this.#put(sheet, at()));
    watch.observe(this.#host);
    signal.addEventListener('abort', () => watch.disconnect());
    document.addEventListener(
      'keydown',
      (event) => {
        if (passing) return this.close();
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        if (event.key === 'Escape') event.preventDefault();
        event.stopPropagation();
        this.close();
      },
      { signal, capture: true },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!(event.target instanceof Node) || sheet.contains(event.target)) return;
        // The press is used up: it shall not play anything on the board below.
        if (!passing) event.preventDefault();
        this.close();
      },
      { signal, capture: true },
    );
  }

  /**
   * Puts a sheet above a place, or below it where there is no room, and always inside the width.
   *
   * @param {HTMLElement} sheet
   * @param {ReturnType<At>} at
   */
  #put(sheet, { x, y, clear }) {
    const width = this.#host.clientWidth;
    // Below the board there is room as well, as far as the window goes.
    const lowest = window.innerHeight - this.#host.getBoundingClientRect().top - sheet.offsetHeight - 4;
    const left = Math.min(Math.max(x - sheet.offsetWidth / 2, 4), Math.max(4, width - sheet.offsetWidth - 4));
    const above = y - sheet.offsetHeight - clear;
    const top = above >= 0 ? above : Math.min(y + clear, Math.max(0, lowest));
    sheet.style.setProperty('--popup-left', `${left}px`);
    sheet.style.setProperty('--popup-top', `${top}px`);
  }

  close() {
    const closed = this.#closed;
    this.#listening?.abort();
    this.#open?.remove();
    this.#open = null;
    this.#closed = null;
    closed?.();
  }
}
