/** The places beside the board: pieces still in hand, pieces that were captured. */

import { emblemIcon } from './emblems.js';
import { sourceInTray } from './selection.js';
import { html } from './svg.js';

/** @import { Art } from './art.js' */
/** @import { Speech } from './speech.js' */
/** @import { Board, MarkKind, Piece, Tray } from './types.js' */

/** Captured pieces are laid out in fives, so that they can be counted at a glance. */
const HEAP = 5;

/**
 * What the page does with a tray piece.
 *
 * @typedef {object} TrayCommands
 * @property {(source: string) => void} press by keyboard, or as a screen reader presses
 * @property {(source: string, event: PointerEvent) => void} grab a pointer goes down on it
 * @property {() => boolean} clear
 */

export class Trays {
  /** @type {Map<string, HandTray | TakenTray>} */
  #trays = new Map();
  #hosts;
  #board;

  /**
   * @param {{ above: HTMLElement, below: HTMLElement }} hosts
   * @param {Board} board
   * @param {Art} art
   * @param {Speech} speech
   * @param {TrayCommands} commands
   */
  constructor(hosts, board, art, speech, commands) {
    this.#hosts = hosts;
    this.#board = board;
    for (const tray of board.trays) {
      const side = art.side(tray.side);
      this.#trays.set(
        tray.name,
        tray.role === 'hand' ? new HandTray(tray, side, art, speech, commands) : new TakenTray(tray, side, art, speech),
      );
    }
    this.arrange(0);
  }

  /**
   * Puts the trays of the side at the bottom of the screen below the board.
   *
   * @param {number} degrees
   */
  arrange(degrees) {
    const turned = ((degrees % 360) + 360) % 360;
    const bottom = Math.max(0, this.#board.rotations.indexOf(turned));
    for (const { name, side } of this.#board.trays) {
      const tray = this.#trays.get(name);
      const host = side === bottom ? this.#hosts.below : this.#hosts.above;
      // A tray that is where it belongs stays: moving it would lose the focus.
      if (tray && tray.element.parentElement !== host) host.append(tray.element);
    }
  }

  /**
   * @param {Piece[]} pieces
   * @param {(source: string) => Set<MarkKind>} marks
   */
  show(pieces, marks) {
    for (const tray of this.#trays.values()) tray.show(pieces, marks);
    for (const { name, side, role } of this.#board.trays) {
      if (role !== 'hand') continue;
      const hand = this.#trays.get(name);
      const other = this.#board.trays.find((tray) => tray.side === side && tray.role === 'taken');
      const taken = other && this.#trays.get(other.name);
      if (!hand || !taken) continue;
      // A side that has both a hand and captures shows what it has: a hand runs out for good.
      hand.element.hidden = hand.empty;
      taken.element.hidden = taken.empty && !hand.empty;
    }
    for (const host of [this.#hosts.above, this.#hosts.below]) {
      host.classList.toggle('is-crowded', host.querySelectorAll('.tray:not([hidden]) > .tray-hand').length > 1);
    }
  }

  /**
   * Only the signs and what may be done; the pieces stay.
   *
   * @param {(source: string) => Set<MarkKind>} marks
   */
  mark(marks) {
    for (const tray of this.#trays.values()) if (tray instanceof HandTray) tray.mark(marks);
  }

  /**
   * The element that shows a tray's pieces of a kind, or the tray.
   *
   * @param {string} name
   * @param {string | null} kind
   * @returns {Element | null}
   */
  element(name, kind) {
    const tray = this.#trays.get(name);
    if (tray instanceof HandTray) return tray.icon(sourceInTray(name, kind)) ?? tray.element;
    return tray?.end ?? null;
  }

  /** @param {string} source */
  focus(source) {
    for (const tray of this.#trays.values()) if (tray instanceof HandTray && tray.focus(source)) return;
  }

  destroy() {
    for (const { element } of this.#trays.values()) element.remove();
  }
}

class HandTray {
  /** @type {Map<string, { button: HTMLButtonElement, count: HTMLElement, piece: Piece, number: number }>} */
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
    this.element = html('div', { class: 'tray', role: 'group', 'data-tray': tray.name, 'data-role': tray.role, 'data-side': side }, [
      emblemIcon(side),
      this.#list,
    ]);
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
    const button = html('button', { type: 'button', class: 'tray-piece', 'data-source': source, tabindex: -1 }, [
      this.#art.icon(piece),
      count,
    ]);
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

  /** @param {(source: string) => Set<MarkKind>} marks */
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
    const all = [...this.#items].filter(([, { button }]) => !button.hasAttribute('aria-disabled'));
    const index = all.findIndex(([, { button }]) => button === document.activeElement);
    const way = getComputedStyle(this.element).direction === 'rtl' ? -1 : 1;
    const steps = { ArrowRight: way, ArrowLeft: -way, ArrowDown: 1, ArrowUp: -1 };
    const next = event.key in steps ? index + steps[/** @type {keyof typeof steps} */ (event.key)] : ends(event.key, all.length);
    if (next === null || index < 0) return;
    event.preventDefault();
    const [source, item] = all[(next + all.length) % all.length] ?? [];
    this.#rove(source ?? null);
    item?.button.focus();
  }

  /** @param {string} source */
  focus(source) {
    const item = this.#items.get(source);
    if (!item) return false;
    this.#rove(source);
    item.button.focus();
    return true;
  }

  /** @param {string} source */
  icon(source) {
    return this.#items.get(source)?.button.firstElementChild ?? null;
  }
}

/**
 * @param {string} key
 * @param {number} length
 */
function ends(key, length) {
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}

class TakenTray {
  #tray;
  #art;
  #speech;
  #heap = html('div', { class: 'tray-taken', 'aria-hidden': 'true' });
  #count = html('span', { class: 'tray-total', 'aria-hidden': 'true' });
  #shown = '';
  empty = true;

  /**
   * @param {Tray} tray
   * @param {string} side
   * @param {Art} art
   * @param {Speech} speech
   */
  constructor(tray, side, art, speech) {
    this.#tray = tray;
    this.#art = art;
    this.#speech = speech;
    this.element = html('div', { class: 'tray', role: 'img', 'data-tray': tray.name, 'data-role': tray.role, 'data-side': side }, [
      emblemIcon(side),
      this.#count,
      this.#heap,
    ]);
  }

  /** Where the next captured piece goes. */
  get end() {
    return this.#heap.lastElementChild?.lastElementChild ?? this.#count;
  }

  /** @param {Piece[]} pieces */
  show(pieces) {
    const { name, side, role } = this.#tray;
    const here = pieces.filter(({ point }) => point === name);
    const label = this.#speech.tray(side, role, here.length);
    this.element.setAttribute('aria-label', label);
    this.empty = here.length === 0;
    this.element.classList.toggle('is-empty', this.empty);
    this.#count.textContent = String(here.length);
    const shown = here.map(({ id, kind }) => `${id} ${kind}`).join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    const fives = [];
    for (let index = 0; index < here.length; index += HEAP) {
      const icons = here.slice(index, index + HEAP).map((piece) => this.#art.icon(piece));
      fives.push(html('span', { class: 'tray-five' }, icons));
    }
    this.#heap.replaceChildren(...fives);
  }
}
