/** Who plays each seat: people with their names, or computers with their levels. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill } from '../dom.js';
import { cleanName, LONGEST_NAME } from '../record.js';
import { againstComputers, PERSON, swapped } from '../seating.js';
import { wordButton } from './buttons.js';

/** @import { Seat } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

export const LEVELS = [1, 2, 3, 4, 5, 6];
const IS_PERSON = 'person';

export class PlayersField {
  #l10n;
  #rows = element('div', { class: 'players' });
  /** @type {string[]} */ #sides = [];
  /** @type {Seat[]} */ #seats = [];

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    const legend = l10n.put(element('legend'), 'players-seats');
    const quick = element(
      'div',
      { class: 'players-quick' },
      this.#quick('players-against', () => againstComputers(this.#sides.length, this.#seats)),
      this.#quick('players-together', () => this.#seats.map((seat) => (seat.kind === IS_PERSON ? seat : PERSON))),
      this.#quick('players-swap', () => swapped(this.#seats)),
    );
    this.element = element('fieldset', { class: 'choice', 'data-name': 'seats' }, legend, quick, this.#rows);
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
    this.#sides = sides;
    this.#seats = seats;
    fill(this.#rows, ...sides.map((side, seat) => this.#row(side, seat)));
  }

  /**
   * A button that seats everybody at once.
   *
   * @param {string} key
   * @param {() => Seat[]} seats
   */
  #quick(key, seats) {
    return this.#l10n.put(wordButton('', () => this.show(this.#sides, seats()), { 'data-quiet': true }), key);
  }

  /**
   * @param {string} side
   * @param {number} seat
   */
  #row(side, seat) {
    const { kind, level, name } = this.#seats[seat];
    const colour = this.#l10n.text(`side-${side}`);
    const who = element('select', { 'aria-label': this.#l10n.text('players-who', { colour }) });
    const offers = [IS_PERSON, ...LEVELS].map((value) => {
      const text = value === IS_PERSON ? this.#l10n.text('players-person') : this.#l10n.text('players-computer', { level: value });
      return element('option', { value, selected: value === (kind === IS_PERSON ? IS_PERSON : level) }, text);
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
      const isPerson = who.value === IS_PERSON;
      called.hidden = !isPerson;
      /** @type {Seat} */
      const chosen = isPerson
        ? { kind: 'person', name: cleanName(called.value) || null, level: null }
        : { kind: 'computer', name: null, level: Number(who.value) };
      this.#seats = this.#seats.with(seat, chosen);
    };
    called.hidden = kind !== IS_PERSON;
    who.addEventListener('change', choose);
    called.addEventListener('input', choose);
    return element('div', { class: 'players-row' }, emblemIcon(side), who, called);
  }
}
