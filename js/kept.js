/** A game as it is written into the browser's database and into files, and back. */

import { pack, unpack } from './record.js';

/** @import { GameRecord, Kept, Outcome } from './types.js' */

/** @param {Kept} kept */
export function packGame(kept) {
  const packed = { ...kept, record: pack(kept.record) };
  // The index of the games that run has those with this field only.
  return kept.result === null ? { ...packed, running: 1 } : packed;
}

/**
 * Reads what `packGame` made; null for anything else, since storage and files are open to others.
 *
 * @param {unknown} value
 * @returns {Kept | null}
 */
export function readGame(value) {
  const { id, begun, at, stamp, result, record } = /** @type {Record<string, unknown>} */ (value ?? {});
  const read = unpack(record);
  if (!read || typeof id !== 'string' || typeof stamp !== 'string') return null;
  if (!isTime(begun) || !isTime(at)) return null;
  if (result !== null && !isResult(result)) return null;
  return { id, begun, at, stamp, result: result && { ranks: result.ranks, scores: result.scores }, record: { ...read, id } };
}

/**
 * Tells whether two records are the same, seats and all.
 *
 * @param {GameRecord} one
 * @param {GameRecord} other
 */
export function sameRecord(one, other) {
  return ordered(pack(one)) === ordered(pack(other));
}

/**
 * A text that is the same for objects that hold the same.
 *
 * @param {unknown} value
 */
export function ordered(value) {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/**
 * Tells whether something is a time, in milliseconds since 1970.
 *
 * @param {unknown} value
 * @returns {value is number}
 */
export function isTime(value) {
  return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}

/** @param {unknown} value @returns {value is Outcome} */
function isResult(value) {
  const { ranks, scores } = /** @type {Record<string, unknown>} */ (value ?? {});
  return isNumbers(ranks) && (scores === null || isNumbers(scores));
}

/** @param {unknown} value */
function isNumbers(value) {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite);
}
