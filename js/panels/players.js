/** Who plays each seat: people with their names, or computers with their levels. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill } from '../dom.js';

/** @import { Seat } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

export const LEVELS = [1, 2, 3, 4, 5, 6];
/** A first opponent: it makes mistakes, and wins against who only moves at random. */
export const FIRST_LEVEL = 2;

const PERSON = 'person';
const LONGEST_NAME = 40;

/**
 * One person against computers, in a game of so many seats.
 *
 * @param {number} count
 * @returns {Seat[]}
 */
export function againstComputers(count) {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: null, level: null } : { kind: 'computer', name: null, level: FIRST_LEVEL },
  );
}

export class PlayersField {
  #l10n;
  #rows = element('div', { class: 'players' });
  /** @type {Seat[]} */ #seats = [];

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    const legend = l10n.put(element('legend'), 'players');
    this.element = element('fieldset', { class: 'choice', 'data-name': 'seats' }, legend, this.#rows);
  }

  /** Who was chosen, seat by seat. */
  get seats() {
    return this.#seats;
  }

  /**
   * @param {string[]} sides a token for each seat
   * @param {Seat[]} seats
   */
  show(sides, seats) {
    this.#seats = seats;
    fill(this.#rows, ...sides.map((side, seat) => this.#row(side, seat)));
  }

  /**
   * @param {string} side
   * @param {number} seat
   */
  #row(side, seat) {
    const { kind, level, name } = this.#seats[seat];
    const colour = this.#l10n.text(`side-${side}`);
    const who = element('select', { 'aria-label': this.#l10n.text('players-who', { colour }) });
    const offers = [PERSON, ...LEVELS].map((value) => {
      const text = value === PERSON ? this.#l10n.text('players-person') : this.#l10n.text('players-computer', { level: value });
      return element('option', { value, selected: value === (kind === PERSON ? PERSON : level) }, text);
    });
    fill(who, ...offers);
    const called = element('input', {
      type: 'text',
      class: 'players-name',
      maxlength: LONGEST_NAME,
      value: name ?? '',
      placeholder: colour,
      autocomplete: 'off',
      'aria-label': this.#l10n.text('players-name', { colour }),
    });
    const choose = () => {
      const isPerson = who.value === PERSON;
      called.hidden = !isPerson;
      /** @type {Seat} */
      const chosen = isPerson
        ? { kind: 'person', name: called.value.trim() || null, level: null }
        : { kind: 'computer', name: null, level: Number(who.value) };
      this.#seats = this.#seats.with(seat, chosen);
    };
    called.hidden = kind !== PERSON;
    who.addEventListener('change', choose);
    called.addEventListener('input', choose);
    return element('div', { class: 'players-row' }, emblemIcon(side), who, called);
  }
}
