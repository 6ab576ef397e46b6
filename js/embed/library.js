/** What a board in another page needs of the site: texts, drawings, replays; each fetched once. */

import { ShapeError, list, object, table, text } from './shapes.js';
import { drawingName, read } from './replay.js';
import { Words } from './words.js';

/** @import { Replay } from './replay.js' */

const LARGEST_FILE = 4_000_000;

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * A module of the site. What a page may import it may import from here; a plain file would want
 * another permission of its policy.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
function module(path) {
  let asked = fetched.get(path);
  if (!asked) {
    asked = import(new URL(`../../${path}`, import.meta.url).href).then((found) => found.default);
    asked.catch(() => fetched.delete(path));
    fetched.set(path, asked);
  }
  return asked;
}

/**
 * The texts in the first of several languages that the site speaks.
 *
 * @param {(string | null | undefined)[]} wanted language tags
 */
export async function words(wanted) {
  /** @type {string[]} */
  const spoken = await module('data/embed/languages.js');
  const codes = wanted.map((tag) => (tag ?? '').toLowerCase().split('-')[0]);
  const language = codes.find((code) => spoken.includes(code)) ?? 'en';
  return new Words(language, await module(`data/embed/${language}.js`));
}

/**
 * A replay out of a parsed file.
 *
 * @param {unknown} file
 * @returns {Promise<Replay>}
 */
export async function replayOf(file) {
  const name = drawingName(file);
  if (name === null) return read(file);
  const { drawing, title } = await module(`drawings/${name}.js`);
  return read({ title, ...object(file, 'replay'), drawing });
}

/**
 * A replay from an address.
 *
 * @param {string} address
 */
export async function fetchReplay(address) {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new ShapeError(`${address}: status ${response.status}`);
  const written = await response.text();
  if (written.length > LARGEST_FILE) throw new ShapeError(`${address}: more than ${LARGEST_FILE} characters`);
  return replayOf(parse(written));
}

/**
 * JSON as a value. Throws a ShapeError.
 *
 * @param {string} written
 * @returns {unknown}
 */
export function parse(written) {
  try {
    return JSON.parse(written);
  } catch {
    throw new ShapeError('this is not JSON');
  }
}

/**
 * The start of a game as a replay without turns.
 *
 * @param {string} game
 * @param {Map<string, string>} options as texts; those that change nothing to see may be left out
 * @param {string | null} players
 */
export async function start(game, options, players) {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(game)) throw new ShapeError('game: there is no such game');
  const count = players === null ? '' : `-${players}`;
  if (!/^(?:-[0-9]{1,2})?$/.test(count)) throw new ShapeError('players: not a number');
  const file = await module(`drawings/${game}${count}.js`);
  const starts = list(file.starts, 'starts', 100, (entry) => object(entry, 'starts'));
  const fitting = starts.findLast(({ options: wanted }) =>
    [...table(wanted, 'options', 10, (value) => String(value))].every(([key, value]) => options.get(key) === value),
  );
  return read({ ...file, pieces: fitting?.pieces ?? starts[0]?.pieces });
}

/**
 * Options written as `key=value`, with spaces between them.
 *
 * @param {string} written
 */
export function readOptions(written) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const word of text(written, 'options', 2000).split(/\s+/)) {
    const [key, value] = word.split('=');
    if (key && value !== undefined) found.set(key, value);
  }
  return found;
}
