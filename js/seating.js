/** Who sits where, before a game begins. */

/** @import { Seat } from './types.js' */

/** A first opponent: it makes mistakes, and wins against who only moves at random. */
export const FIRST_LEVEL = 2;

/** @type {Readonly<Seat>} */
export const PERSON = { kind: 'person', name: null, level: null };

/**
 * One person against computers, in a game of so many seats: the person and the level of last time,
 * where there were any.
 *
 * @param {number} count
 * @param {Seat[]} [last]
 * @returns {Seat[]}
 */
export function againstComputers(count, last = []) {
  const level = last.find(({ kind }) => kind === 'computer')?.level ?? FIRST_LEVEL;
  const known = last.slice(0, count);
  const place = Math.max(0, known.findIndex(({ kind }) => kind === 'person'));
  return Array.from({ length: count }, (_, seat) =>
    seat === place ? (known[seat] ?? PERSON) : { kind: 'computer', name: null, level },
  );
}

/** @param {Seat[]} seats */
export function hasComputers(seats) {
  return seats.some(({ kind }) => kind === 'computer');
}

/**
 * The same people and computers, each one seat further.
 *
 * @param {Seat[]} seats
 * @returns {Seat[]}
 */
export function swapped(seats) {
  const last = seats.at(-1);
  return last ? [last, ...seats.slice(0, -1)] : [];
}
