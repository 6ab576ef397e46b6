/** What is played after a game: another one like it, or the next one of its match. */

import { later, sheet } from './later.js';
import { begin, seated } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Matches } from './matches.js' */
/** @import { Standing } from './table.js' */
/** @import { Board, GameRecord, Seat } from './types.js' */

export class NextGame {
  #bring;
  /** @type {Matches | null} brought with the first match */ #matches = null;

  /**
   * @param {L10n} l10n
   * @param {Engine} engine
   * @param {HTMLElement} host of the score sheet
   */
  constructor(l10n, engine, host) {
    this.#bring = later(async () => {
      const [{ Matches }] = await Promise.all([import('./matches.js'), sheet('match')]);
      this.#matches ??= new Matches(l10n, engine, host);
      return this.#matches;
    });
  }

  /**
   * Shows how the match stands, if the game is of one.
   *
   * @param {Standing} standing
   * @param {Board} board
   */
  async show({ record, state }, board) {
    if (!record.match && !this.#matches) return;
    const matches = await this.#bring();
    await matches.show({ ...record, seats: seated(state.sides.length, record.seats) }, state, board);
  }

  /**
   * How the match stands, in a few words; null without one.
   *
   * @param {GameRecord | undefined} record
   */
  line(record) {
    return (record?.match && this.#matches?.line) ?? null;
  }

  /**
   * What the button says that begins the next game; null as long as it is not known which.
   *
   * @param {GameRecord} record
   */
  key(record) {
    if (!record.match) return 'play-again';
    const next = this.#matches?.next(record);
    if (!next) return null;
    return next.goesOn ? 'match-next' : 'match-again';
  }

  /**
   * The game that follows.
   *
   * @param {GameRecord} record
   */
  after(record) {
    return this.#matches?.next(record)?.record ?? again(record, record.seats);
  }
}

/**
 * The same game once more.
 *
 * @param {GameRecord} record
 * @param {Seat[]} seats
 */
export function again({ game, options, clock }, seats) {
  return begin(game, options, seats, null, clock);
}
