/** What pages had not yet written when they were left: loaded only where there is some. */

import { asideFrom } from './earlier.js';
import { packGame, readGame } from './kept.js';
import { newId } from './record.js';

/** @import { Storage } from './storage.js' */
/** @import { Store } from './store.js' */
/** @import { Kept } from './types.js' */

/**
 * Writes a game that a page had not yet written. Where another tab has played on in the same game,
 * it becomes a game of its own; what is none is set aside.
 *
 * @param {Store} store
 * @param {Storage} storage
 * @param {string} key
 * @returns {Promise<Kept | null>} the game if it cannot be written now either
 */
export async function writeLeft(store, storage, key) {
  const left = /** @type {{ kept?: unknown, seen?: unknown }} */ (storage.read(key) ?? {});
  const kept = readGame(left.kept);
  try {
    if (!kept) await store.setAside(asideFrom(left.kept ?? storage.text(key)));
    else await write(store, kept, left.seen);
  } catch {
    // It stays where it is, for another time.
    return kept;
  }
  storage.write(key, null);
  return null;
}

/**
 * @param {Store} store
 * @param {Kept} kept
 * @param {unknown} seen the stamp of what the page had seen written by others
 */
async function write(store, kept, seen) {
  let isClash = false;
  await store.update(kept.id, (stored) => {
    const theirs = readGame(stored);
    if (!theirs || theirs.stamp === seen) return packGame(kept);
    const [[tab, number], [theirTab, theirNumber]] = [kept, theirs].map(({ stamp }) => stamp.split('-'));
    isClash = tab !== theirTab;
    return isClash || Number(theirNumber) >= Number(number) ? undefined : packGame(kept);
  });
  if (!isClash) return;
  const id = newId();
  await store.update(id, () => packGame({ ...kept, id, record: { ...kept.record, id } }));
}
