/** The pieces that a side has in hand, by kind. */

import { emblemIcon } from './emblems.js';
import { sourceInTray } from './selection.js';
import { html } from './svg.js';

/** @import { Art } from './art.js' */
/** @import { Speech } from './speech.js' */
/** @import { TrayCommands } from './tray.js' */
/** @import { MarkKind, Piece, Tray } from './types.js' */

/**
 * @typedef {object} Item
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} count
 * @property {Piece} piece
 * @property {number} number
 */

export class HandTray {
  /** @type {Map<string, Item>} */
  #items = new Map();
  #tray;
  #art;
  #speech;
  #commands;
  #list = html('div', { class: 'tray-hand' });
  empty = true;

  /**
   * @param {Tray} tray
   * @param {string} side
   * @param {Art} art
   * @param {Speech} speech
   * @param {TrayCommands} commands
   */
  constructor(tray, side, art, speech, commands) {
    this.#tray = tray;
    this.#art = art;
    this.#speech = speech;
    this.#commands = commands;
    const names = { 'data-tray': tray.name, 'data-role': tray.role, 'data-side': side };
    this.element = html('div', { class: 'tray', role: 'group', ...names }, [emblemIcon(side), this.#list]);
    this.#list.addEventListener('keydown', (event) => this.#key(event));
  }

  /**
   * @param {Piece[]} pieces
   * @param {(source: string) => Set<MarkKind>} marks
   */
  show(pieces, marks) {
    const { name, side, role } = this.#tray;
    for (const item of this.#items.values()) item.number = 0;
    for (const piece of pieces) {
      if (piece.side !== side) continue;
      // A kind that has run out keeps its place: nothing moves when a piece is taken.
      const source = sourceInTray(name, piece.kind);
      const item = this.#items.get(source) ?? this.#add(source, piece);
      if (piece.point === name) item.number += 1;
    }
    let total = 0;
    for (const { button, count, number } of this.#items.values()) {
      total += number;
      count.textContent = number > 1 ? String(number) : '';
      button.classList.toggle('is-empty', number === 0);
    }
    this.empty = total === 0;
    this.element.classList.toggle('is-empty', this.empty);
    this.element.setAttribute('aria-label', this.#speech.tray(side, role, total));
    this.mark(marks);
  }

  /**
   * @param {string} source
   * @param {Piece} piece
   */
  #add(source, piece) {
    const count = html('span', { class: 'tray-count', 'aria-hidden': 'true' });
    const button = html(
      'button',
      { type: 'button', class: 'tray-piece', 'data-source': source, tabindex: -1 },
      [this.#art.icon(piece), count],
    );
    button.addEventListener('pointerdown', (event) => this.#commands.grab(source, event));
    // A finger that goes down on a piece that can be dragged does not scroll the page.
    const still = /** @param {TouchEvent} event */ (event) => {
      if (!button.hasAttribute('aria-disabled') && event.cancelable) event.preventDefault();
    };
    button.addEventListener('touchstart', still, { passive: false });
    button.addEventListener('click', (event) => {
      if (event.detail === 0) this.#commands.press(source);
    });
    this.#list.append(button);
    const item = { button, count, piece, number: 0 };
    this.#items.set(source, item);
    return item;
  }

  /**
   * Only the signs and what may be done; the pieces stay.
   *
   * @param {(source: string) => Set<MarkKind>} marks
   */
  mark(marks) {
    let reachable = /** @type {string | null} */ (null);
    for (const [source, { button, piece, number }] of this.#items) {
      const shown = marks(source);
      const acts = shown.has('can') || shown.has('chosen');
      button.toggleAttribute('data-can', shown.has('can'));
      button.toggleAttribute('data-hint', shown.has('hint'));
      if (acts) button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
      button.setAttribute('aria-pressed', String(shown.has('chosen')));
      button.setAttribute('aria-label', this.#speech.pieces(piece, number, shown));
      if (shown.has('chosen') || (acts && reachable === null)) reachable = source;
    }
    this.#rove(reachable);
  }

  /** @param {string | null} source the one that the Tab key leads to */
  #rove(source) {
    for (const [other, { button }] of this.#items) button.tabIndex = other === source ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Escape') {
      if (this.#commands.clear()) event.preventDefault();
      return;
    }
    const able = [...this.#items].filter(([, { button }]) => !button.hasAttribute('aria-disabled'));
    const index = able.findIndex(([, { button }]) => button === document.activeElement);
    const next = index < 0 ? null : this.#next(event.key, index, able.length);
    const [source, item] = able[next ?? -1] ?? [];
    if (source === undefined) return;
    event.preventDefault();
    this.#rove(source);
    item?.button.focus();
  }

  /**
   * Where a key leads in a row of so many; null for other keys.
   *
   * @param {string} key
   * @param {number} index
   * @param {number} length
   */
  #next(key, index, length) {
    const way = getComputedStyle(this.element).direction === 'rtl' ? -1 : 1;
    switch (key) {
      case 'ArrowRight':
        return (index + way + length) % length;
      case 'ArrowLeft':
        return (index - way + length) % length;
      case 'ArrowDown':
        return (index + 1) % length;
      case 'ArrowUp':
        return (index - 1 + length) % length;
      case 'Home':
        return 0;
      case 'End':
        return length - 1;
      default:
        return null;
    }
  }

  /** @param {string} source */
  icon(source) {
    return this.#items.get(source)?.button.firstElementChild ?? null;
  }
}
