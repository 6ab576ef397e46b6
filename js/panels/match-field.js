/** What is to be played: one game, or a match of several. */

import { oneOf } from './choice.js';

/** @import { Game, Match } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

const SINGLE = 'single';

export class MatchField {
  #l10n;
  #chosen = SINGLE;
  /** @type {Map<string, Match | null>} by the value that is offered */ #offers = new Map();

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
  }

  /** @returns {Match | null} null: one game that stands by itself */
  get match() {
    return this.#offers.get(this.#chosen) ?? null;
  }

  /**
   * Makes the field of a game; null where one game is all there is.
   *
   * @param {Game} game
   * @param {{ kind: string, length: number } | null} last
   */
  show(game, last) {
    this.#offers = new Map();
    for (const { kind, lengths } of game.matches) {
      for (const length of lengths) {
        const match = kind === SINGLE ? null : { kind, length, results: [], seating: [] };
        this.#offers.set(kind === SINGLE ? SINGLE : `${kind}-${length}`, match);
      }
    }
    const wanted = last ? `${last.kind}-${last.length}` : SINGLE;
    this.#chosen = this.#offers.has(wanted) ? wanted : SINGLE;
    if (this.#offers.size < 2) return null;
    const offers = [...this.#offers].map(([value, match]) => ({
      value,
      text: this.#l10n.text(`match-${match?.kind ?? SINGLE}`, { length: match?.length ?? 1 }),
    }));
    return oneOf({
      name: 'match',
      legend: this.#l10n.text('match'),
      offers,
      value: this.#chosen,
      onChange: (value) => {
        this.#chosen = value;
      },
    });
  }
}
