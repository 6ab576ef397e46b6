/** A match on the page of a game: its score sheet, and the game that comes next. */

import { begin, located, ranksOnTime } from './record.js';
import { MatchSheet } from './panels/match.js';

/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Board, GameRecord, Match, Options, Seat, State } from './types.js' */

/**
 * How a match stands: a `match` reply of the engine. Lists are by player, `seating` by seat.
 *
 * @typedef {object} Standings
 * @property {Omit<Match, 'seating'>} match
 * @property {number} number of the game that is played or comes next
 * @property {number | null} games how many there are at most
 * @property {number | null} goal points that win
 * @property {number[]} seating
 * @property {Options} options
 * @property {number[]} starters who began each game
 * @property {{ points: number[], totals: number[] }[]} sheet
 * @property {number[]} totals
 * @property {boolean} over
 * @property {number[] | null} winners
 */

export class Matches {
  #engine;
  #sheet;
  /** @type {State | null} of which the sheet tells */ #state = null;
  /** @type {{ record: GameRecord, over: boolean, standings: Standings } | null} */ #known = null;

  /**
   * @param {L10n} l10n
   * @param {Engine} engine
   * @param {HTMLElement} host
   */
  constructor(l10n, engine, host) {
    this.#engine = engine;
    this.#sheet = new MatchSheet(l10n, host);
  }

  /**
   * Shows how the match stands with a game.
   *
   * @param {GameRecord} record
   * @param {State} state
   * @param {Board} board
   * @returns {Promise<void>} kept when it is on the page
   */
  async show(record, state, board) {
    const { match } = record;
    this.#state = state;
    if (!match) {
      this.#known = null;
      this.#sheet.clear();
      return;
    }
    const ranks = state.ranks ?? ranksOnTime(record);
    const result = state.over ? { ranks, scores: state.scores } : {};
    const { kind, length, results } = match;
    const { game, options } = located(record);
    const reply = await this.#engine.ask({ type: 'match', game, options, match: { kind, length, results }, ...result });
    if (this.#state !== state) return;
    const standings = /** @type {Standings} */ (/** @type {unknown} */ (reply));
    this.#known = { record, over: state.over, standings };
    const players = playersOf(record);
    const sides = players.map((_, player) => board.sides[state.sides[seatOf(match, player)]]);
    this.#sheet.show(standings, players, sides, !state.over);
  }

  /** In a few words, for the head of the page; null without a match. */
  get line() {
    return this.#known && this.#sheet.line(this.#known.standings, !this.#known.over);
  }

  /**
   * The game that follows the one that is over: the next of the match, or the first of another
   * match between the same players.
   *
   * @param {GameRecord} record
   * @returns {{ record: GameRecord, goesOn: boolean } | null} null without a match, or while the game
   *   is not over
   */
  next(record) {
    const known = this.#known;
    if (!known?.over || known.record.match !== record.match || !record.match) return null;
    const { match, seating, options, over } = known.standings;
    const players = playersOf(record);
    if (over) {
      const again = { ...match, results: [], seating: [] };
      return { record: begin(record.game, options, players, again, record.clock), goesOn: false };
    }
    const seats = seating.map((player) => players[player]);
    return { record: begin(record.game, options, seats, { ...match, seating }, record.clock), goesOn: true };
  }
}

/**
 * The seat of a player.
 *
 * @param {Match} match
 * @param {number} player
 */
function seatOf({ seating }, player) {
  const seat = seating.indexOf(player);
  return seat < 0 ? player : seat;
}

/**
 * Who plays, by player.
 *
 * @param {GameRecord} record
 * @returns {Seat[]}
 */
function playersOf({ seats, match }) {
  return match ? seats.map((_, player) => seats[seatOf(match, player)]) : seats;
}
