/** What is kept in this browser: the games, and for each kind the last options and seats. */

import { isBegun, newId, ranksOnTime, readRules, readSeats } from './record.js';
import { packGame, readGame, sameRecord } from './kept.js';

/** @import { Storage } from './storage.js' */
/** @import { Store } from './store.js' */
/** @import { Aside, ClockRules, GameRecord, Kept, Options, Outcome, Seat, State } from './types.js' */

/**
 * @typedef {object} Listener
 * @property {(id: string) => void} onChange another tab has played in a game, begun or deleted it
 * @property {(kept: Kept) => void} onKept a game was written as it stands here
 * @property {(ours: Kept, theirs: Kept) => void} onClash two tabs have played in a game at once
 * @property {(full: boolean) => void} onFailure a game could not be kept
 * @property {() => void} onRecovery all games are kept again
 * @property {(aside: Aside[]) => void} onAside these could not be read
 */

/** Begins the names of keys under which an earlier version kept games. */
const EARLIER = /^boardlet:(game|aside|shelf)(:|$)/;
/** Begins the names of keys under which a page that was left has put what it had not yet written. */
const LEFT = 'left:';

export class Saved {
  #storage;
  #store;
  /** @type {Listener | null} */ #listener = null;
  /** @type {Map<string, Kept>} the games that run, and all that were looked at */ #games = new Map();
  /** @type {Map<string, string>} the stamps of what other tabs wrote and this one has seen */ #seen = new Map();
  /** @type {Set<string>} the games that are not kept as they stand */ #failed = new Set();
  /** That something cannot be kept is said once. */ #isTold = false;
  /** @type {Aside[]} set aside before anybody listened */ #aside = [];
  /** @type {Map<string, string>} the stamps of what is being written */ #writing = new Map();
  #tab = newId();
  #writes = 0;
  #channel = openChannel();

  /**
   * @param {Storage} storage
   * @param {Store} store
   */
  constructor(storage, store) {
    this.#storage = storage;
    this.#store = store;
    window.addEventListener('pagehide', () => this.#leave());
    window.addEventListener('pageshow', ({ persisted }) => persisted && void this.#comeBack());
  }

  /**
   * Reads the games that run, and one more that the page is going to show. A browser that keeps
   * nothing has none.
   *
   * @param {unknown} wanted the id of that one
   */
  async load(wanted) {
    try {
      await this.#takeLeft();
      const found = await this.#store.running();
      if (typeof wanted === 'string') found.push(await this.#store.game(wanted));
      for (const value of found) if (value !== undefined) await this.#take(value);
    } catch {
      // Whoever plays is told as soon as there is something to keep.
    }
    if (this.#storage.keys().some((key) => EARLIER.test(key))) await this.#takeEarlier();
  }

  /** @param {Listener} listener */
  follow(listener) {
    this.#listener = listener;
    this.#channel?.addEventListener('message', ({ data }) => void this.refresh(String(data)));
    if (this.#aside.length > 0) listener.onAside(this.#aside);
  }

  /**
   * The game of a kind that was played last and has not ended.
   *
   * @param {string} game
   * @returns {GameRecord | null}
   */
  running(game) {
    return this.allRunning().find(({ record }) => record.game === game)?.record ?? null;
  }

  /**
   * All games that have not ended, the last played first.
   *
   * @returns {Kept[]}
   */
  allRunning() {
    return newestFirst([...this.#games.values()].filter(({ result }) => result === null));
  }

  /**
   * A game that runs or was looked at in this visit.
   *
   * @param {unknown} id
   * @returns {Kept | null}
   */
  known(id) {
    return this.#games.get(String(id)) ?? null;
  }

  /**
   * A game; null if it is not kept here.
   *
   * @param {string} id
   */
  async game(id) {
    if (!this.#games.has(id)) await this.refresh(id);
    return this.known(id);
  }

  /**
   * All games, the last played first. What cannot be read is set aside.
   *
   * @returns {Promise<Kept[]>}
   */
  async all() {
    const found = await this.#store.all('games').catch(() => []);
    for (const value of found) await this.#take(value);
    return newestFirst([...this.#games.values()]);
  }

  /** How many games there are. */
  async count() {
    return this.#store.count().catch(() => this.#games.size);
  }

  /** @returns {Promise<Aside[]>} */
  async aside() {
    return /** @type {Promise<Aside[]>} */ (this.#store.all('aside')).catch(() => this.#aside);
  }

  /** @param {string} id */
  async dropAside(id) {
    await this.#store.dropAside(id);
    this.#aside = this.#aside.filter((aside) => aside.id !== id);
  }

  /**
   * Keeps a game as it stands. One in which nothing was played is not kept.
   *
   * @param {GameRecord} record
   * @param {Pick<State, 'over' | 'ranks' | 'scores'> | null} [state] null: it runs; without ranks it
   *   is one whose time ran out that has lost
   */
  keep(record, state = null) {
    const before = this.#games.get(record.id);
    if (!isBegun(record)) {
      if (before) this.remove(record.id);
      return;
    }
    const ranks = state?.ranks ?? ranksOnTime(record);
    const result = state?.over ? { ranks, scores: state.scores } : null;
    const same = before !== undefined && sameRecord(before.record, record);
    if (same && sameOutcome(before.result, result)) return;
    const now = Date.now();
    const at = same ? before.at : now;
    this.put({ id: record.id, begun: before?.begun ?? now, at, stamp: '', result, record });
  }

  /**
   * Keeps a game with all that is known of it.
   *
   * @param {Kept} kept
   */
  put(kept) {
    const stamped = { ...kept, stamp: `${this.#tab}-${++this.#writes}` };
    this.#games.set(kept.id, stamped);
    void this.#write(stamped);
  }

  /**
   * Deletes a game.
   *
   * @param {string} id
   * @returns {Kept | null} what `put` brings back
   */
  remove(id) {
    const before = this.known(id);
    this.#games.delete(id);
    if (this.#failed.delete(id)) this.#storage.write(LEFT + id, null);
    // What could not be written need not be deleted either.
    this.#store.update(id, () => null).then(
      () => this.#channel?.postMessage(id),
      () => undefined,
    );
    return before;
  }

  /**
   * Takes what other tabs did in a game.
   *
   * @param {string} id
   */
  async refresh(id) {
    if (this.#failed.has(id)) return;
    const value = await this.#store.game(id).catch(() => null);
    if (value === null) return;
    const before = this.#games.get(id);
    if (value === undefined) this.#games.delete(id);
    else await this.#take(value);
    if (this.#games.get(id)?.stamp !== before?.stamp) this.#listener?.onChange(id);
  }

  /**
   * Takes what another tab wrote in place of what this one would have.
   *
   * @param {Kept} theirs
   */
  yield(theirs) {
    this.#seen.set(theirs.id, theirs.stamp);
    this.#games.set(theirs.id, theirs);
    this.#listener?.onChange(theirs.id);
  }

  /**
   * Writes this tab's game over what another one wrote.
   *
   * @param {Kept} ours
   * @param {Kept} theirs
   */
  insist(ours, theirs) {
    this.#seen.set(ours.id, theirs.stamp);
    this.put(ours);
  }

  /**
   * Keeps what could not be played apart from the games.
   *
   * @param {GameRecord} record
   * @param {boolean} [whole] no game is left of it
   */
  setAside(record, whole = false) {
    const before = this.#games.get(record.id);
    if (whole) this.#games.delete(record.id);
    if (!isBegun(record)) return;
    /** @type {Aside} */
    const aside = { id: newId(), at: before?.at ?? Date.now(), game: record.game, value: record };
    this.#store.setAside(aside, whole ? record.id : null).catch((error) => this.#fail(error));
  }

  /**
   * The options that were chosen last.
   *
   * @param {string} game
   * @returns {Options}
   */
  lastOptions(game) {
    const options = this.#storage.read(`options:${game}`);
    return typeof options === 'object' && options !== null ? /** @type {Options} */ (options) : {};
  }

  /**
   * @param {string} game
   * @param {Options} options
   */
  rememberOptions(game, options) {
    this.#storage.write(`options:${game}`, options);
  }

  /**
   * Who played last; nobody yet: an empty list.
   *
   * @param {string} game
   * @returns {Seat[]}
   */
  lastSeats(game) {
    return readSeats(this.#storage.read(`seats:${game}`));
  }

  /**
   * @param {string} game
   * @param {Seat[]} seats
   */
  rememberSeats(game, seats) {
    this.#storage.write(`seats:${game}`, seats);
  }

  /**
   * What was chosen last beside options and seats. Against computers and between people, clocks are
   * two different things.
   *
   * @param {string} game
   * @param {boolean} computers whether any computer plays
   * @returns {{ match: { kind: string, length: number } | null, clock: ClockRules | null }}
   */
  lastSetup(game, computers) {
    const kept = /** @type {Record<string, any>} */ (this.#storage.read(`setup:${game}`) ?? {});
    const { match } = kept;
    const known = typeof match?.kind === 'string' && typeof match.length === 'number';
    return { match: known ? match : null, clock: readRules(kept[clockKey(computers)]) };
  }

  /**
   * @param {string} game
   * @param {boolean} computers
   * @param {{ match: { kind: string, length: number } | null, clock: ClockRules | null }} setup
   */
  rememberSetup(game, computers, { match, clock }) {
    const kept = /** @type {Record<string, unknown>} */ (this.#storage.read(`setup:${game}`) ?? {});
    const chosen = match && { kind: match.kind, length: match.length };
    this.#storage.write(`setup:${game}`, { ...kept, match: chosen, [clockKey(computers)]: clock });
  }

  /** From when on finished games are counted, in milliseconds since 1970. */
  get statisticsSince() {
    const since = this.#storage.read('statistics');
    return typeof since === 'number' ? since : 0;
  }

  set statisticsSince(since) {
    this.#storage.write('statistics', since);
  }

  /**
   * Writes a game, unless another tab did so since this one has looked.
   *
   * @param {Kept} kept
   */
  async #write(kept) {
    const { id, stamp } = kept;
    /** @type {Kept | null} */ let theirs = null;
    this.#writing.set(id, stamp);
    try {
      await this.#store.update(id, (stored) => {
        theirs = this.#news(stored);
        return theirs ? undefined : packGame(kept);
      });
    } catch (error) {
      if (this.#store.isLeft) return;
      this.#failed.add(id);
      this.#fail(error);
      return;
    } finally {
      if (this.#writing.get(id) === stamp) this.#writing.delete(id);
    }
    if (theirs) this.#listener?.onClash(kept, theirs);
    else {
      this.#channel?.postMessage(id);
      this.#listener?.onKept(kept);
    }
    if (this.#failed.delete(id)) this.#retry();
  }

  /** Puts what is not yet written where it is kept without waiting; the page may never come back. */
  #leave() {
    for (const id of [...this.#writing.keys(), ...this.#failed]) {
      const kept = this.#games.get(id);
      if (kept) this.#storage.write(LEFT + id, { kept: packGame(kept), seen: this.#seen.get(id) ?? null });
    }
  }

  /** Writes what pages had not yet written when they were left. */
  async #takeLeft() {
    const keys = this.#storage.keys().filter((key) => key.startsWith(`boardlet:${LEFT}`));
    if (keys.length === 0) return;
    const { writeLeft } = await import('./left.js');
    for (const key of keys) {
      const kept = await writeLeft(this.#store, this.#storage, key.slice('boardlet:'.length));
      if (!kept) continue;
      // Not written yet either, so it goes on living in this page, and is left again by it.
      this.#games.set(kept.id, kept);
      this.#failed.add(kept.id);
    }
  }

  /** What other tabs did while this page was put away was not heard here. */
  async #comeBack() {
    await this.#takeLeft();
    for (const id of [...this.#games.keys()]) await this.refresh(id);
  }

  /** There is room again: writes what could not be written. */
  #retry() {
    if (this.#failed.size === 0) {
      this.#isTold = false;
      this.#listener?.onRecovery();
    }
    for (const id of this.#failed) {
      const kept = this.#games.get(id);
      if (kept) void this.#write(kept);
    }
  }

  /**
   * What another tab wrote that this one has not seen.
   *
   * @param {unknown} stored
   * @returns {Kept | null}
   */
  #news(stored) {
    const theirs = readGame(stored);
    if (!theirs || theirs.stamp === this.#seen.get(theirs.id)) return null;
    return theirs.stamp.startsWith(this.#tab) ? null : theirs;
  }

  /**
   * Takes a game from the database; sets aside what is none.
   *
   * @param {unknown} value
   */
  async #take(value) {
    const read = readGame(value);
    if (!read) {
      await this.#giveUp(value);
    } else if (!this.#failed.has(read.id) && !this.#writing.has(read.id)) {
      // Neither is missed by this tab: what it writes is held against what others wrote.
      this.#seen.set(read.id, read.stamp);
      this.#games.set(read.id, read);
    }
  }

  /** @param {unknown} value */
  async #giveUp(value) {
    const { asideFrom } = await import('./earlier.js');
    const aside = asideFrom(value);
    await this.#store.setAside(aside, /** @type {{ id: string }} */ (value).id);
    this.#tellAside([aside]);
  }

  /** Takes over what an earlier version kept. */
  async #takeEarlier() {
    const { takeEarlier } = await import('./earlier.js');
    const { games, aside, forget } = takeEarlier(this.#storage, this.allRunning());
    for (const kept of games) this.#games.set(kept.id, kept);
    try {
      for (const kept of games) await this.#store.update(kept.id, () => packGame(kept));
      for (const each of aside) await this.#store.setAside(each);
      forget();
    } catch {
      // They stay where they are, to be taken over at another time.
    }
    this.#tellAside(aside.filter(({ isNew }) => isNew));
  }

  /** @param {Aside[]} aside */
  #tellAside(aside) {
    if (aside.length === 0) return;
    this.#aside.push(...aside);
    this.#listener?.onAside(aside);
  }

  /** @param {unknown} error */
  #fail(error) {
    if (!(error instanceof DOMException)) throw error;
    // What a page that is left gives up has not failed.
    if (this.#isTold || this.#store.isLeft) return;
    this.#isTold = true;
    this.#listener?.onFailure(error.name === 'QuotaExceededError');
  }
}

/** Where tabs tell each other what they have written; null where the browser refuses it. */
function openChannel() {
  try {
    return new BroadcastChannel('boardlet');
  } catch {
    return null;
  }
}

/** @param {Kept[]} games */
function newestFirst(games) {
  return games.sort((one, other) => other.at - one.at);
}

/** @param {boolean} computers */
function clockKey(computers) {
  return computers ? 'computersClock' : 'clock';
}

/**
 * @param {Outcome | null} one
 * @param {Outcome | null} other
 */
function sameOutcome(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
