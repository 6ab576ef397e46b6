/**
 * The messages between a page and the frame in it that holds a board, version 1.
 *
 * docs/embedding.md tells them. Both ends read with these functions, which take nothing on trust:
 * what has not the right shape is no message, and nothing but the fields told here is ever used.
 */

import { ShapeError, index, list, maybe, number, object, text } from './shapes.js';

export const VERSION = 1;

/**
 * What a page may know of a game.
 *
 * @typedef {object} PublicState
 * @property {string} game
 * @property {Record<string, string | number | boolean>} options
 * @property {string[]} moves
 * @property {string} partial
 * @property {string | null} position where the game began, if not at the usual start
 * @property {string} text
 * @property {number} seat
 * @property {string[]} legal
 * @property {boolean} over
 * @property {string | null} reason
 * @property {(number | null)[] | null} scores
 * @property {number[] | null} ranks
 */

/**
 * A game that a page wants to see. `seats` are the levels of computers, null for a person.
 *
 * @typedef {object} WantedRecord
 * @property {string} game
 * @property {Record<string, string | number | boolean>} options
 * @property {string[]} moves
 * @property {string} partial
 * @property {string | null} position
 * @property {(number | null)[]} seats
 */

/** @typedef {{ code: string, message: string }} Refusal */

/**
 * @typedef {(
 *   | { type: 'hello', fit: boolean, theme: Theme }
 *   | { type: 'theme', theme: Theme }
 *   | { type: 'load', id: number, record: WantedRecord }
 *   | { type: 'act', id: number, action: string }
 *   | { type: 'undo' | 'redo' | 'state', id: number }
 * )} HostMessage
 */

/**
 * @typedef {(
 *   | { type: 'here' }
 *   | { type: 'size', height: number }
 *   | { type: 'ready' | 'change' | 'gameover', state: PublicState }
 *   | { type: 'turn', turn: string, seat: number, state: PublicState }
 *   | { type: 'error', error: Refusal }
 *   | { type: 'reply', id: number, state: PublicState | null, error: Refusal | null }
 * )} FrameMessage
 */

/** @typedef {'light' | 'dark' | 'system'} Theme */

const MOST = { moves: 5000, legal: 20_000, options: 100, seats: 12, ids: 2 ** 31, height: 20_000 };
const LONGEST = { move: 1024, text: 4000, message: 1000, all: 65_536 };
const THEMES = ['light', 'dark', 'system'];

/**
 * Tells a message of this protocol, good or bad, from all the others that pass through a window.
 *
 * @param {unknown} data
 */
export function isOurs(data) {
  return typeof data === 'object' && data !== null && 'boardlet' in data && data.boardlet === VERSION;
}

/**
 * Reads what a page sent to the frame. Throws a ShapeError.
 *
 * @param {unknown} data
 * @returns {HostMessage}
 */
export function readHostMessage(data) {
  const given = object(data, 'message');
  const { type } = given;
  if (type === 'hello') return { type, fit: given.fit === true, theme: readTheme(given.theme) };
  if (type === 'theme') return { type, theme: readTheme(given.theme) };
  const id = readId(given);
  if (type === 'undo' || type === 'redo' || type === 'state') return { type, id };
  if (type === 'act') return { type, id, action: text(given.action, 'action', LONGEST.move) };
  if (type === 'load') return { type, id, record: readRecord(given.record) };
  throw new ShapeError('type: there is no such message');
}

/**
 * The id of a message that wants an answer; null if it has none, or no good one.
 *
 * @param {unknown} data
 */
export function idOf(data) {
  try {
    return readId(object(data, 'message'));
  } catch {
    return null;
  }
}

/**
 * Reads what the frame sent to the page. Throws a ShapeError.
 *
 * @param {unknown} data
 * @returns {FrameMessage}
 */
export function readFrameMessage(data) {
  const given = object(data, 'message');
  const { type } = given;
  switch (type) {
    case 'here':
      return { type };
    case 'size':
      return { type, height: index(given.height, 'height', MOST.height) };
    case 'ready':
    case 'change':
    case 'gameover':
      return { type, state: readState(given.state) };
    case 'turn':
      return {
        type,
        turn: text(given.turn, 'turn', LONGEST.move),
        seat: index(given.seat, 'seat', MOST.seats),
        state: readState(given.state),
      };
    case 'error':
      return { type, error: readRefusal(given.error) };
    case 'reply':
      return { type, id: readId(given), state: maybe(given.state, readState), error: maybe(given.error, readRefusal) };
    default:
      throw new ShapeError('type: there is no such message');
  }
}

/**
 * Reads a game that is to be shown; what is missing has its usual value. Throws a ShapeError.
 *
 * @param {unknown} value
 * @returns {WantedRecord}
 */
export function readRecord(value) {
  const given = object(value, 'record');
  const record = {
    game: text(given.game, 'game', 100),
    options: readOptions(given.options ?? {}),
    moves: readMoves(given.moves ?? []),
    partial: text(given.partial ?? '', 'partial', LONGEST.move),
    position: maybe(given.position, (found) => text(found, 'position', LONGEST.text)),
    seats: list(given.seats ?? [], 'seats', MOST.seats, (seat) => maybe(seat, (level) => index(level, 'seats', 100))),
  };
  if (JSON.stringify(record).length > LONGEST.all) throw new ShapeError(`record: more than ${LONGEST.all} characters`);
  return record;
}

/** @param {unknown} value @returns {PublicState} */
function readState(value) {
  const given = object(value, 'state');
  if (typeof given.over !== 'boolean') throw new ShapeError('over: not true or false');
  return {
    game: text(given.game, 'game', 100),
    options: readOptions(given.options),
    moves: readMoves(given.moves),
    partial: text(given.partial, 'partial', LONGEST.move),
    position: maybe(given.position, (found) => text(found, 'position', LONGEST.text)),
    text: text(given.text, 'text', LONGEST.text),
    seat: index(given.seat, 'seat', MOST.seats),
    legal: list(given.legal, 'legal', MOST.legal, (action) => text(action, 'legal', LONGEST.move)),
    over: given.over,
    reason: maybe(given.reason, (reason) => text(reason, 'reason', 100)),
    scores: maybe(given.scores, (all) => list(all, 'scores', MOST.seats, (one) => maybe(one, (it) => number(it, 'scores')))),
    ranks: maybe(given.ranks, (all) => list(all, 'ranks', MOST.seats, number)),
  };
}

/** @param {Record<string, unknown>} given */
function readId(given) {
  return index(given.id, 'id', MOST.ids);
}

/** @param {unknown} value */
function readMoves(value) {
  return list(value, 'moves', MOST.moves, (move) => text(move, 'moves', LONGEST.move));
}

/** @param {unknown} value */
function readOptions(value) {
  const entries = Object.entries(object(value, 'options'));
  if (entries.length > MOST.options) throw new ShapeError('options: too many');
  const checked = entries.map(([key, one]) => {
    if (typeof one !== 'boolean' && typeof one !== 'number') text(one, 'options', 200);
    return [text(key, 'options', 200), one];
  });
  return /** @type {Record<string, string | number | boolean>} */ (Object.fromEntries(checked));
}

/** @param {unknown} value @returns {Refusal} */
function readRefusal(value) {
  const given = object(value, 'error');
  return { code: text(given.code, 'code', 100), message: text(given.message, 'message', LONGEST.message) };
}

/** @param {unknown} value */
function readTheme(value) {
  if (!THEMES.some((theme) => theme === value)) throw new ShapeError('theme: light, dark or system');
  return /** @type {Theme} */ (value);
}
