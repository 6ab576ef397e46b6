/** How a game that is kept ended, and for whom. */

/** @import { Kept, Outcome, Seat } from './types.js' */

/** @typedef {'won' | 'drawn' | 'lost'} Ending */

/**
 * How a game ended for a seat. Who shares the first rank has won, unless all do: partners win
 * together.
 *
 * @param {Outcome} result
 * @param {number} seat
 * @returns {Ending}
 */
export function endingFor({ ranks }, seat) {
  if (ranks.every((rank) => rank === ranks[0])) return 'drawn';
  return ranks[seat] === 1 ? 'won' : 'lost';
}

/**
 * The seat of the one person who plays against computers; null in any other game.
 *
 * @param {Seat[]} seats
 */
export function ownSeat(seats) {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && seats.length > 1 ? people[0] : null;
}

/**
 * The margin over the best of the others; null in a game without scores.
 *
 * @param {Outcome} result
 * @param {number} seat
 */
export function margin({ scores }, seat) {
  if (!scores || scores.length < 2) return null;
  return scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
}

/**
 * Tells whether a game has ended.
 *
 * @param {Kept} kept
 * @returns {kept is Kept & { result: Outcome }}
 */
export function isEnded(kept) {
  return kept.result !== null;
}
