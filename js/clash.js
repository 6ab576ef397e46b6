/** Two tabs that played in one game at the same moment: nothing that a person did is lost. */

import { isComputers, located, newId } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { Saved } from './saved.js' */
/** @import { GameRecord, Kept, State } from './types.js' */

/**
 * Decides which of the two goes on. What this tab played beside it becomes a game of its own.
 *
 * @param {Engine} engine
 * @param {Saved} saved
 * @param {Kept} ours what this tab could not write
 * @param {Kept} theirs what another tab wrote before
 * @returns {Promise<Kept | null>} the game of its own; null if there is none
 */
export async function settle(engine, saved, ours, theirs) {
  if (leadsTo(theirs.record, ours.record)) {
    saved.insist(ours, theirs);
    return null;
  }
  const isOwn = !leadsTo(ours.record, theirs.record) && !(await isComputersOnly(engine, ours.record, theirs.record));
  const id = newId();
  const apart = isOwn ? { ...ours, id, record: { ...ours.record, id } } : null;
  if (apart) saved.put(apart);
  saved.yield(theirs);
  return apart;
}

/**
 * Tells whether a record is the other one, or the beginning of it.
 *
 * @param {GameRecord} record
 * @param {GameRecord} other
 */
function leadsTo({ moves, partial }, other) {
  const begins = moves.every((move, index) => move === other.moves[index]);
  return begins && (other.moves[moves.length] ?? other.partial).startsWith(partial);
}

/**
 * Tells whether all that the first record has more than they share is a turn of a computer.
 *
 * @param {Engine} engine
 * @param {GameRecord} record
 * @param {GameRecord} other
 */
async function isComputersOnly(engine, record, other) {
  const { moves, partial } = record;
  const shared = moves.findIndex((move, index) => move !== other.moves[index]);
  if (partial !== '' || shared !== moves.length - 1) return false;
  const before = { ...record, moves: moves.slice(0, shared), partial: '' };
  const reply = await engine.ask({ type: 'open', ...located(before) });
  return isComputers(record, /** @type {State} */ (/** @type {unknown} */ (reply)));
}
