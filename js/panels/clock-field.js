/** By which clock is played, if by any. */

import { LIMITS } from '../clocks/clock.js';
import { element, fill } from '../dom.js';
import { oneOf, onOff } from './choice.js';

/** @import { ClockRules } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

const NONE = 'none';
const OWN = 'own';
/** Minutes, and seconds that a turn brings. */
const USUAL = [
  [3, 2],
  [5, 3],
  [10, 5],
  [20, 10],
];

/** @type {ClockRules} */
const FIRST = { minutes: 10, increment: 5, away: true };

export class ClockField {
  #l10n;
  #chosen = NONE;
  #rules = FIRST;
  #details = element('div', { class: 'clock-field-details' });

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
  }

  /** @returns {ClockRules | null} null: nobody is in a hurry */
  get clock() {
    return this.#chosen === NONE ? null : this.#rules;
  }

  /** @param {ClockRules | null} last */
  show(last) {
    this.#rules = last ?? this.#rules;
    this.#chosen = last ? valueOf(last) : NONE;
    const usual = USUAL.map(([minutes, increment]) => ({
      value: `${minutes}+${increment}`,
      text: this.#l10n.text('clock-of', { minutes, seconds: increment }),
    }));
    const offers = [
      { value: NONE, text: this.#l10n.text('clock-none') },
      ...usual,
      { value: OWN, text: this.#l10n.text('clock-own') },
    ];
    const legend = this.#l10n.text('clock');
    const choice = oneOf({ name: 'clock', legend, offers, value: this.#chosen, onChange: (value) => this.#choose(value) });
    this.#showDetails();
    choice.append(this.#details);
    return choice;
  }

  /** @param {string} value */
  #choose(value) {
    this.#chosen = value;
    const usual = USUAL.find(([minutes, increment]) => value === `${minutes}+${increment}`);
    if (usual) this.#rules = { ...this.#rules, minutes: usual[0], increment: usual[1] };
    this.#showDetails();
    // What is asked now may lie below the edge of the dialog.
    this.#details.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  #showDetails() {
    const away = onOff({
      name: 'clock-away',
      label: this.#l10n.text('clock-away'),
      value: this.#rules.away,
      help: [this.#l10n.text('clock-help')],
      onChange: (value) => {
        this.#rules = { ...this.#rules, away: value };
      },
    });
    const own = this.#chosen === OWN && element('div', { class: 'clock-field-own' }, this.#number('minutes', 'any'), this.#number('increment', 1));
    fill(this.#details, ...(this.#chosen === NONE ? [] : [own, away]));
  }

  /**
   * @param {'minutes' | 'increment'} key
   * @param {number | 'any'} step
   */
  #number(key, step) {
    const { least, most } = LIMITS[key];
    const input = element('input', {
      type: 'number',
      inputmode: 'decimal',
      required: true,
      min: least,
      max: most,
      step,
      value: this.#rules[key],
    });
    input.addEventListener('input', () => {
      // What cannot be right is shown by the browser when the form is sent.
      if (input.validity.valid) this.#rules = { ...this.#rules, [key]: input.valueAsNumber };
    });
    return element('label', null, element('span', null, this.#l10n.text(`clock-${key}`)), input);
  }
}

/** @param {ClockRules} rules */
function valueOf({ minutes, increment }) {
  const value = `${minutes}+${increment}`;
  return USUAL.some(([one, other]) => value === `${one}+${other}`) ? value : OWN;
}
