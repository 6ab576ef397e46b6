/** Records: a game as it was played. Only they are kept; a state is always asked for anew. */

/** @import { GameRecord, Options, Seat, State, Value } from './types.js' */

const VERSION = 1;

/**
 * A game that nobody has moved in.
 *
 * @param {string} game
 * @param {Options} options
 * @param {Seat[]} [seats] people, unless it says otherwise
 * @returns {GameRecord}
 */
export function begin(game, options, seats = []) {
  return { game, options, moves: [], partial: '', position: null, seats };
}

/**
 * Tells whether something was played: a record without turns is not worth keeping.
 *
 * @param {GameRecord} record
 */
export function isBegun(record) {
  return record.moves.length > 0 || record.partial !== '';
}

/**
 * The fields by which the engine finds the state that a record leads to.
 *
 * @param {Omit<GameRecord, 'seats'>} record
 */
export function located({ game, options, moves, partial, position }) {
  return { game, options, moves, partial, position };
}

/**
 * Seats of people, as many as a game has; those that are there already stay.
 *
 * @param {number} count
 * @param {Seat[]} [seats]
 * @returns {Seat[]}
 */
export function seated(count, seats = []) {
  /** @type {Seat} */
  const person = { kind: 'person', name: null, level: null };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? person);
}

/**
 * Tells whether the seat that is to act is a computer's.
 *
 * @param {GameRecord} record
 * @param {State} state
 */
export function isComputers(record, state) {
  return record.seats[state.seat]?.kind === 'computer';
}

/**
 * A record as it is written down.
 *
 * @param {GameRecord} record
 */
export function pack(record) {
  return { version: VERSION, ...record };
}

/**
 * Seats that come from outside: none, unless all are good.
 *
 * @param {unknown} value
 * @returns {Seat[]}
 */
export function readSeats(value) {
  return Array.isArray(value) && value.every(isSeat) ? value : [];
}

/**
 * Reads what `pack` made; null for anything else, since storage is open to others.
 *
 * @param {unknown} value
 * @returns {GameRecord | null}
 */
export function unpack(value) {
  if (!isObject(value) || value.version !== VERSION) return null;
  const { game, options, moves, partial, position, seats } = value;
  if (typeof game !== 'string' || typeof partial !== 'string') return null;
  if (position !== null && typeof position !== 'string') return null;
  if (!isObject(options) || !Object.values(options).every(isValue)) return null;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return null;
  return { game, options: /** @type {Options} */ (options), moves, partial, position, seats };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is Value} */
function isValue(value) {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** @param {unknown} value @returns {value is Seat} */
function isSeat(value) {
  return (
    isObject(value) &&
    (value.kind === 'person' || value.kind === 'computer') &&
    (value.name === null || typeof value.name === 'string') &&
    (value.level === null || typeof value.level === 'number')
  );
}
