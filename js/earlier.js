/** Games as an earlier version kept them, and what nobody can read: loaded only where there are some. */

import { isTime, ordered } from './kept.js';
import { isBegun, newId, pack, unpack } from './record.js';

/** @import { Storage } from './storage.js' */
/** @import { Aside, GameRecord, Kept } from './types.js' */

/**
 * Reads the games of an earlier version.
 *
 * @param {Storage} storage
 * @param {Kept[]} known games that may be among them
 * @returns {{ games: Kept[], aside: (Aside & { isNew: boolean })[], forget: () => void }}
 *   `forget` removes what was read
 */
export function takeEarlier(storage, known) {
  /** @type {Kept[]} */
  const games = [];
  /** @type {(Aside & { isNew: boolean })[]} */
  const aside = [];
  /** @type {string[]} */
  const taken = [];
  const held = new Set(known.map(({ record }) => content(record)));
  /** @type {(value: unknown, at: number) => void} */
  const take = (value, at) => {
    const record = unpack(value);
    if (!record) aside.push({ ...asideFrom(value), at, isNew: true });
    else if ((isBegun(record) || record.position !== null) && !held.has(content(record))) {
      const own = { ...record, id: newId() };
      games.push({ id: own.id, begun: at, at, stamp: newId(), result: null, record: own });
    }
  };
  const now = Date.now();
  for (const key of storage.keys()) {
    const [, kind, game] = /^boardlet:(game|aside|shelf)(?::(.*))?$/.exec(key) ?? [];
    if (!kind) continue;
    const name = key.slice('boardlet:'.length);
    const value = storage.read(name) ?? storage.text(name);
    taken.push(name);
    if (kind === 'game') take(value, now);
    else if (kind === 'aside') aside.push({ id: newId(), at: now, game: game ?? null, value, isNew: false });
    else if (!Array.isArray(value)) aside.push({ ...asideFrom(value), isNew: true });
    else {
      for (const entry of value) {
        const { at, record } = /** @type {Record<string, unknown>} */ (entry ?? {});
        take(record ?? entry, isTime(at) ? at : now);
      }
    }
  }
  return { games, aside, forget: () => taken.forEach((key) => storage.write(key, null)) };
}

/**
 * What is set aside of something that is no game.
 *
 * @param {unknown} value
 * @returns {Aside}
 */
export function asideFrom(value) {
  const { id, at, record, game } = /** @type {Record<string, unknown>} */ (value ?? {});
  const kind = /** @type {Record<string, unknown>} */ (record ?? {}).game ?? game;
  return {
    id: typeof id === 'string' ? id : newId(),
    at: isTime(at) ? at : Date.now(),
    game: typeof kind === 'string' ? kind : null,
    value,
  };
}

/** @param {GameRecord} record */
function content(record) {
  return ordered({ ...pack(record), id: null });
}
