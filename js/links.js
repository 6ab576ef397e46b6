/** Games as links and texts: the engine writes and reads them, the page sends them round. */

import { begin, located } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { Reply } from './engine/messages.js' */
/** @import { GameRecord, Seat } from './types.js' */

const FAR_TOO_LONG = 20_000;

/**
 * What a link or a text held: a record, and what was wrong with the rest of it.
 *
 * @typedef {{ record: GameRecord | null, problem: Problem | null }} Found
 */

/** @typedef {{ code: string, key: string, args: Record<string, string | number> }} Problem */

/** @typedef {'same' | 'continues' | 'continued' | 'forks' | 'other'} Relation */

/**
 * The address that holds a whole game.
 *
 * @param {Engine} engine
 * @param {GameRecord} record
 * @returns {Promise<string>}
 */
export async function linkTo(engine, record) {
  const { text } = await engine.ask({ type: 'link', ...saved(record) });
  return new URL(`#/${record.game}/${text}`, location.href).href;
}

/**
 * A game as people write it down.
 *
 * @param {Engine} engine
 * @param {GameRecord} record
 * @returns {Promise<string>}
 */
export async function written(engine, record) {
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const { text } = await engine.ask({ type: 'export', ...saved(record), date });
  return text;
}

/**
 * Reads the text of a link.
 *
 * @param {Engine} engine
 * @param {string} text
 */
export async function readLink(engine, text) {
  // What is far too long for a link needs no more than its beginning to be refused as one.
  return found(await engine.ask({ type: 'unlink', text: text.slice(0, FAR_TOO_LONG) }));
}

/**
 * Reads what somebody pasted: a link, a written game, or a position of the game at hand.
 *
 * @param {Engine} engine
 * @param {string} text
 * @param {GameRecord} here
 */
export async function readPasted(engine, text, here) {
  // The Python package gives links without the site's address.
  const link = /#\/[a-z][a-z0-9-]*\/(\S+)/.exec(text) ?? /^\s*(\d+\.[a-z][a-z0-9-]*\.\S+)\s*$/.exec(text);
  if (link) return readLink(engine, link[1]);
  const { game, options } = here;
  return found(await engine.ask({ type: 'import', text, game, options }));
}

/**
 * What a game that is kept here is to another one, and the first turn, from 0, in which they differ.
 *
 * @param {Engine} engine
 * @param {GameRecord} here
 * @param {GameRecord} other
 * @returns {Promise<{ relation: Relation, turn: number }>}
 */
export async function compare(engine, here, other) {
  const { relation, turn } = await engine.ask({ type: 'compare', ...saved(here), other: saved(other) });
  return { relation, turn: turn ?? 0 };
}

/**
 * A record as the engine takes it whole: who plays is told by player there, and by seat here.
 *
 * @param {GameRecord} record
 */
export function saved(record) {
  const { seats, match, branches } = record;
  const players = seats.map((seat, index) => {
    const at = match?.seating.indexOf(index) ?? -1;
    return at < 0 ? seat : seats[at];
  });
  return {
    ...located(record),
    names: players.map(({ name }) => name),
    seats: players.map(({ kind, level }) => (kind === 'computer' ? level : null)),
    match: match && { kind: match.kind, length: match.length, results: match.results },
    branches,
  };
}

/**
 * @param {Reply} reply
 * @returns {Found}
 */
function found({ game, options, moves, partial, position, names, seats, match, seating, branches, problem }) {
  if (game === null) return { record: null, problem };
  const count = Math.max(names.length, seats.length);
  /** @type {Seat[]} */
  const players = Array.from({ length: count }, (_, player) => {
    const level = seats[player] ?? null;
    return { kind: level === null ? 'person' : 'computer', name: names[player] ?? null, level };
  });
  const { id } = begin(game, options);
  const record = {
    ...{ id, game, options, moves, partial, position, branches },
    seats: players.map((player, seat) => (seating ? players[seating[seat]] : player)),
    match: match && { ...match, seating },
    clock: null,
  };
  return { record, problem };
}
