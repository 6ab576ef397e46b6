/** The pieces that a side has captured. */

import { emblemIcon } from './emblems.js';
import { html } from './svg.js';

/** @import { Art } from './art.js' */
/** @import { Speech } from './speech.js' */
/** @import { Piece, Tray } from './types.js' */

/** They are laid out in fives, so that they can be counted at a glance. */
const HEAP = 5;

export class TakenTray {
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
    const names = { 'data-tray': tray.name, 'data-role': tray.role, 'data-side': side };
    const inside = [emblemIcon(side), this.#count, this.#heap];
    this.element = html('div', { class: 'tray', role: 'img', ...names }, inside);
  }

  /** Where the next captured piece goes: to the last one, or to their number where only that is shown. */
  get end() {
    const last = this.#heap.lastElementChild?.lastElementChild;
    return last?.getClientRects().length ? last : this.#count;
  }

  /** @param {Piece[]} pieces */
  show(pieces) {
    const { name, side, role } = this.#tray;
    const here = pieces.filter(({ point }) => point === name);
    this.empty = here.length === 0;
    this.element.classList.toggle('is-empty', this.empty);
    this.element.setAttribute('aria-label', this.#speech.tray(side, role, here.length));
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
