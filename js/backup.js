/** All games as one file, and back: nothing comes twice, and one bad game does not spoil the rest. */

import { ordered, packGame, readGame } from './kept.js';
import { located, newId } from './record.js';
import { EngineError } from './engine/client.js';

/** @import { Engine } from './engine/client.js' */
/** @import { Saved } from './saved.js' */
/** @import { Kept, State } from './types.js' */

const FORMAT = 'boardlet-games';
const VERSION = 1;

/** What is wrong with a file as a whole: a key of the page's texts. */
export class BadFile extends Error {
  /** @param {'file-other' | 'file-newer'} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/**
 * What came out of a file.
 *
 * @typedef {object} Taken
 * @property {number} added
 * @property {number} renewed games that were here already, but not as far
 * @property {number} known games that were here already
 * @property {Bad[]} bad
 */

/** @typedef {{ number: number, game: string | null, at: number | null }} Bad the place in the file, from 1 */

/**
 * The text of a file with all games, and with what was set aside.
 *
 * @param {Saved} saved
 */
export async function write(saved) {
  const [games, aside] = await Promise.all([saved.all(), saved.aside()]);
  const file = { format: FORMAT, version: VERSION, written: new Date().toISOString(), games: games.map(packGame), aside };
  return JSON.stringify(file, null, 1);
}

/**
 * Reads the games of a file, as far as they are games.
 *
 * @param {string} text
 * @returns {{ games: { number: number, kept: Kept }[], bad: Bad[] }}
 */
export function read(text) {
  const { format, version, games } = object(parsed(text));
  if (format !== FORMAT || !Array.isArray(games)) throw new BadFile('file-other');
  if (version !== VERSION) throw new BadFile('file-newer');
  /** @type {{ number: number, kept: Kept }[]} */
  const good = [];
  /** @type {Bad[]} */
  const bad = [];
  for (const [index, value] of games.entries()) {
    const kept = readGame(value);
    if (kept) good.push({ number: index + 1, kept });
    else bad.push(named(index + 1, value));
  }
  return { games: good, bad };
}

/**
 * Takes the games of a file into this browser.
 *
 * @param {Engine} engine plays each of them to its end before it is taken
 * @param {Saved} saved
 * @param {string} text
 * @param {(done: number, all: number) => void} onProgress
 * @returns {Promise<Taken>}
 */
export async function take(engine, saved, text, onProgress) {
  const { games, bad } = read(text);
  const here = new Map((await saved.all()).map((kept) => [kept.id, kept]));
  const contents = new Set([...here.values()].map(content));
  const counts = { added: 0, renewed: 0, known: 0 };
  for (const [index, { number, kept }] of games.entries()) {
    onProgress(index, games.length);
    const before = here.get(kept.id);
    if (contents.has(content(kept)) || (before && leadsTo(kept, before) && !isNewer(kept, before))) {
      counts.known++;
      continue;
    }
    const checked = await check(engine, kept);
    if (!checked) {
      bad.push(named(number, kept));
      continue;
    }
    const isOther = before !== undefined && !leadsTo(before, kept);
    const id = isOther ? newId() : kept.id;
    const taken = { ...checked, id, record: { ...checked.record, id } };
    saved.put(taken);
    here.set(id, taken);
    contents.add(content(taken));
    counts[before && !isOther ? 'renewed' : 'added']++;
  }
  return { ...counts, bad: bad.sort((one, other) => one.number - other.number) };
}

/**
 * Plays a game through; what it says of its end is not trusted.
 *
 * @param {Engine} engine
 * @param {Kept} kept
 * @returns {Promise<Kept | null>} null if it cannot be played
 */
async function check(engine, kept) {
  try {
    const reply = await engine.ask({ type: 'open', ...located(kept.record) });
    const { over, ranks, scores } = /** @type {State} */ (/** @type {unknown} */ (reply));
    return { ...kept, result: over && ranks ? { ranks, scores } : null };
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * Tells whether a game goes on to the other, or is the same.
 *
 * @param {Kept} kept
 * @param {Kept} other
 */
function leadsTo({ record }, { record: other }) {
  const { moves, partial } = record;
  const same = ordered({ ...located(record), moves: [], partial: '' }) === ordered({ ...located(other), moves: [], partial: '' });
  const begins = moves.every((move, index) => move === other.moves[index]);
  return same && begins && (other.moves[moves.length] ?? other.partial).startsWith(partial);
}

/**
 * Tells whether the same turns have more beside them since: branches, or names.
 *
 * @param {Kept} kept
 * @param {Kept} before
 */
function isNewer(kept, before) {
  return kept.at > before.at && leadsTo(before, kept);
}

/** @param {Kept} kept what makes two games the same, whatever they are called */
function content({ begun, record }) {
  return ordered({ ...record, id: null, begun });
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('file-other');
  }
}

/**
 * @param {number} number
 * @param {unknown} value
 * @returns {Bad}
 */
function named(number, value) {
  const { at, record } = object(value);
  const { game } = object(record);
  return { number, game: typeof game === 'string' ? game : null, at: typeof at === 'number' ? at : null };
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function object(value) {
  return typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}
