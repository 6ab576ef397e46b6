/** What a person's finished games add up to. */

import { endingFor, isEnded, margin, ownSeat } from './ending.js';
import { ordered } from './kept.js';

/** @import { Kept, Options, Outcome } from './types.js' */

/**
 * Games of one kind under the same options against the same opponents.
 *
 * @typedef {object} Group
 * @property {string} game
 * @property {Options} options
 * @property {number[] | null} levels of the computers, in order; null: people only, or more of them
 * @property {number} seats how many played
 * @property {number} played
 * @property {number} won the person's, as are the next ones; zero where there is no such person
 * @property {number} drawn
 * @property {number} lost
 * @property {number} turns the average length
 * @property {number | null} margin the average; null without scores or without one's own seat
 * @property {number} streak wins in a row up to now
 * @property {number} best most wins in a row
 * @property {Split} split
 */

/**
 * Who won: the seat that began, another one, nobody.
 *
 * @typedef {{ first: number, others: number, drawn: number }} Split
 */

/** @typedef {Kept & { result: Outcome }} Ended */

/**
 * Adds games up, the groups that were played last first.
 *
 * @param {Kept[]} games
 * @param {(kept: Kept) => number} firstSeat the seat that began
 * @returns {Group[]}
 */
export function groups(games, firstSeat) {
  const ended = games.filter(isEnded).sort((one, other) => one.at - other.at);
  /** @type {Map<string, Ended[]>} */
  const sorted = new Map();
  for (const kept of ended) {
    const key = ordered([kept.record.game, kept.record.options, levels(kept), kept.result.ranks.length]);
    const before = sorted.get(key) ?? [];
    // The newest group is the last one.
    sorted.delete(key);
    sorted.set(key, [...before, kept]);
  }
  return [...sorted.values()].reverse().map((group) => add(group, firstSeat));
}

/**
 * Who won, over several groups.
 *
 * @param {Group[]} several
 * @returns {Split}
 */
export function wholeSplit(several) {
  const whole = { first: 0, others: 0, drawn: 0 };
  for (const { split } of several) {
    whole.first += split.first;
    whole.others += split.others;
    whole.drawn += split.drawn;
  }
  return whole;
}

/**
 * @param {Ended[]} games one group, the oldest first
 * @param {(kept: Kept) => number} firstSeat
 * @returns {Group}
 */
function add(games, firstSeat) {
  const [{ record, result }] = games;
  const counts = { won: 0, drawn: 0, lost: 0 };
  const split = { first: 0, others: 0, drawn: 0 };
  let [streak, best] = [0, 0];
  /** @type {number[]} */
  const margins = [];
  for (const kept of games) {
    const first = endingFor(kept.result, firstSeat(kept));
    split[first === 'won' ? 'first' : first === 'lost' ? 'others' : 'drawn']++;
    const own = ownSeat(kept.record.seats);
    if (own === null) continue;
    const ending = endingFor(kept.result, own);
    counts[ending]++;
    streak = ending === 'won' ? streak + 1 : 0;
    best = Math.max(best, streak);
    const by = margin(kept.result, own);
    if (by !== null) margins.push(by);
  }
  return {
    ...{ game: record.game, options: record.options, levels: levels(games[0]), seats: result.ranks.length },
    ...{ played: games.length, ...counts, streak, best, split },
    turns: average(games.map((kept) => kept.record.moves.length)) ?? 0,
    margin: average(margins),
  };
}

/** @param {Kept} kept */
function levels({ record }) {
  if (ownSeat(record.seats) === null) return null;
  return record.seats.flatMap(({ kind, level }) => (kind === 'computer' ? [level ?? 1] : [])).sort((one, other) => one - other);
}

/** @param {number[]} values */
function average(values) {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
