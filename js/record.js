/** Records: a game as it was played. Only they are kept; a state is always asked for anew. */

/** @import { Branch, ClockRecord, ClockRules, GameRecord, Match, Options, Result, Seat, State, Value } from './types.js' */

/**
 * What of a record leads to a state.
 *
 * @typedef {Pick<GameRecord, 'game' | 'options' | 'moves' | 'partial' | 'position'>} Place
 */

export const LONGEST_NAME = 40;
const VERSION = 1;
/** How deep branches may leave branches; core/tree.py allows as many. */
const DEEPEST = 12;

/**
 * A game that nobody has moved in.
 *
 * @param {string} game
 * @param {Options} options
 * @param {Seat[]} [seats] people, unless it says otherwise
 * @param {Match | null} [match] that it is played in
 * @param {ClockRules | null} [rules] of the clock
 * @returns {GameRecord}
 */
export function begin(game, options, seats = [], match = null, rules = null) {
  const { minutes = 0, increment = 0, away = true } = rules ?? {};
  const clock = rules && { minutes, increment, away, turns: [], running: null, fallen: null };
  return { id: newId(), game, options, moves: [], partial: '', position: null, seats, match, clock, branches: [] };
}

/** A name that no other game has. */
export function newId() {
  // Not randomUUID, which only secure addresses have.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Tells whether there is something to keep: turns, turns that were only tried, or a match.
 *
 * @param {GameRecord} record
 */
export function isBegun({ moves, partial, match, branches }) {
  return moves.length > 0 || partial !== '' || match !== null || branches.length > 0;
}

/**
 * The fields by which the engine finds the state that a record leads to.
 *
 * @param {Place} record
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
 * How the seats rank when one of them has lost by its time, which the rules know nothing of.
 *
 * @param {GameRecord} record
 */
export function ranksOnTime({ seats, clock }) {
  return seats.map((_, seat) => (seat === clock?.fallen ? 2 : 1));
}

/**
 * A name as it is shown: one line, and nothing in it that turns around what stands beside it.
 *
 * @param {string} text
 */
export function cleanName(text) {
  const kept = text.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu, ' ');
  return Array.from(kept.trim()).slice(0, LONGEST_NAME).join('').trim();
}

/** @param {Seat} seat @returns {Seat} */
function cleaned(seat) {
  return { ...seat, name: seat.name === null ? null : cleanName(seat.name) || null };
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
  return Array.isArray(value) && value.every(isSeat) ? value.map(cleaned) : [];
}

/**
 * Reads what `pack` made; null for anything else, since storage is open to others.
 *
 * @param {unknown} value
 * @returns {GameRecord | null}
 */
export function unpack(value) {
  if (!isObject(value) || value.version !== VERSION) return null;
  // Records of older builds know no ids, no matches, no clocks and no branches.
  const { id = newId(), game, options, moves, partial, position, seats, match = null, clock = null, branches = [] } = value;
  if (typeof id !== 'string') return null;
  if (typeof game !== 'string' || typeof partial !== 'string') return null;
  if (position !== null && typeof position !== 'string') return null;
  if (!isObject(options) || !Object.values(options).every(isValue)) return null;
  if (!areTexts(moves)) return null;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return null;
  if (match !== null && !isMatch(match)) return null;
  if (!areBranches(branches)) return null;
  return { id, game, options: /** @type {Options} */ (options), moves, partial, position, seats: seats.map(cleaned), match, clock: readClock(clock), branches };
}

/**
 * A clock that comes from outside; a game is not lost because its clock is.
 *
 * @param {unknown} value
 * @returns {ClockRecord | null}
 */
function readClock(value) {
  const rules = readRules(value);
  if (!rules || !isObject(value) || !Array.isArray(value.turns)) return null;
  const { turns, running = null, fallen = null } = value;
  if (!turns.every((turn) => Array.isArray(turn) && turn.length === 2 && turn.every(isTime))) return null;
  if (running !== null && !isTime(running)) return null;
  return { ...rules, turns, running, fallen: isTime(fallen) ? fallen : null };
}

/**
 * The rules of a clock that come from outside.
 *
 * @param {unknown} value
 * @returns {ClockRules | null}
 */
export function readRules(value) {
  if (!isObject(value) || !isTime(value.minutes) || !isTime(value.increment)) return null;
  return { minutes: value.minutes, increment: value.increment, away: value.away === true };
}

/** @param {unknown} value @returns {value is number} */
function isTime(value) {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
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

/** @param {unknown} value @returns {value is string[]} */
function areTexts(value) {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** @param {unknown} value @returns {value is number[]} */
function areNumbers(value) {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}

/** @param {unknown} value @returns {value is Match} */
function isMatch(value) {
  if (!isObject(value) || typeof value.kind !== 'string' || typeof value.length !== 'number') return false;
  return Array.isArray(value.results) && value.results.every(isResult) && areNumbers(value.seating);
}

/** @param {unknown} value @returns {value is Result} */
function isResult(value) {
  return isObject(value) && areNumbers(value.ranks) && (value.points === null || areNumbers(value.points));
}

/** @param {unknown} value @param {number} [depth] @returns {value is Branch[]} */
function areBranches(value, depth = 0) {
  if (!Array.isArray(value) || depth > DEEPEST) return false;
  return value.every(
    (branch) =>
      isObject(branch) &&
      typeof branch.at === 'number' &&
      areTexts(branch.moves) &&
      areBranches(branch.branches, depth + 1),
  );
}
