/**
 * Looking back on a game: a place among its turns and branches, and other turns tried from there.
 *
 * The game itself goes on meanwhile; nothing here touches it, unless a branch is made the game.
 */

import { GameController } from '../game.js';
import { exists, leaves, turnsOf } from '../lines.js';
import { seated } from '../record.js';
import { Positions } from './positions.js';

/** @import { Engine } from '../engine/client.js' */
/** @import { Cause } from '../game.js' */
/** @import { Cursor, Path } from '../lines.js' */
/** @import { Standing } from '../table.js' */
/** @import { Branch, GameRecord, State } from '../types.js' */

/** How long a turn is looked at while all are played through. */
const PAUSE = 1100;

/**
 * @typedef {object} Listener
 * @property {(standing: Standing, cause: Cause) => Promise<void>} onShow a position is to be seen;
 *   the promise is kept when it stands still
 * @property {() => void} onMove the place is another one, or what can be done there
 * @property {() => void} onLeave the game itself is to be seen again
 * @property {() => void} onTree the game has other branches
 * @property {(action: string) => void} onPending
 * @property {(error: unknown) => void} onError
 */

export class Looking {
  #engine;
  #listener;
  /** @type {GameController | null} */ #game = null;
  /** @type {Positions | null} */ #positions = null;
  /** @type {Cursor | null} null: the game itself is on the page */ #cursor = null;
  /** @type {Standing | null} what is seen */ #standing = null;
  /** @type {GameController | null} turns that are being tried */ #trial = null;
  /** @type {Promise<unknown>} the branches are changed one after the other */ #growing = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | null} */ #timer = null;

  /**
   * @param {Engine} engine
   * @param {Listener} listener
   */
  constructor(engine, listener) {
    this.#engine = engine;
    this.#listener = listener;
  }

  /**
   * Takes another game to look back on.
   *
   * @param {GameController | null} game
   */
  begin(game) {
    this.#end();
    this.#game = game;
    this.#positions = game && new Positions(this.#engine, game.record);
  }

  /**
   * Goes on with a game, or takes another one to look back on.
   *
   * @param {GameController} game
   */
  follow(game) {
    if (this.#game !== game) this.begin(game);
    if (game.state) this.#positions?.learn(game.state);
  }

  /** True while something else than the game itself is on the page. */
  get on() {
    return this.#cursor !== null;
  }

  get playing() {
    return this.#timer !== null;
  }

  /** The game that is played apart while turns are tried. */
  get trial() {
    return this.#trial;
  }

  get cursor() {
    return this.#cursor;
  }

  get standing() {
    const trial = this.#trial;
    return trial?.state ? { record: trial.record, state: trial.state } : this.#standing;
  }

  /** How many turns the line has that is looked at. */
  get length() {
    return this.#turns.length;
  }

  get canGoBack() {
    return this.#here.ply > 0;
  }

  /** Whether a turn of the line follows; after the last one of the game, unless one tries, the game itself does. */
  get canGoOn() {
    const { path, ply } = this.#here;
    return this.on && (ply < this.length || (path.length === 0 && !this.#trial));
  }

  get canRedo() {
    return this.#trial?.canRedo === true || this.canGoOn;
  }

  /** Whether the branch that is looked at may become the game. */
  get canPromote() {
    const game = this.#game;
    const path = this.#cursor?.path ?? [];
    if (!game || path.length === 0) return false;
    // Nothing is taken back in a match, or where what was touched stays so.
    return path.length > 1 || (game.record.match === null && !(game.isFinal && !game.state?.over));
  }

  /**
   * Goes to a place.
   *
   * @param {Cursor} cursor
   * @param {Cause} [cause]
   */
  async go(cursor, cause = 'open') {
    const [game, positions] = [this.#game, this.#positions];
    if (!game || !positions) return;
    const { record } = game;
    const path = exists(record, cursor.path) ? cursor.path : [];
    const turns = turnsOf(record, path);
    const ply = Math.max(0, Math.min(cursor.ply, turns.length));
    const isEnd = cursor.ply > turns.length || (ply === turns.length && !this.#isOpen);
    if (path.length === 0 && isEnd && !this.#trial) {
      this.leave();
      return;
    }
    const here = { path, ply };
    this.#cursor = here;
    this.#listener.onMove();
    const moves = turns.slice(0, ply);
    try {
      const state = await positions.get(moves);
      if (!state || this.#cursor !== here) return;
      await this.#see({ ...record, moves, partial: '', branches: [] }, state, cause);
      positions.prepare(turns, ply);
    } catch (error) {
      if (this.#cursor !== here) return;
      this.pause();
      this.#listener.onError(error);
    }
  }

  /**
   * @param {number} by how many turns
   */
  step(by) {
    const { path, ply } = this.#here;
    if (by < 0 ? !this.canGoBack : !this.canGoOn) return Promise.resolve();
    // Before an open turn of the game lies the position in which it began.
    const open = !this.on && this.#isOpen ? 1 : 0;
    return this.go({ path, ply: ply + by + open }, by === 1 ? 'redo' : 'undo');
  }

  first() {
    return this.go({ path: this.#here.path, ply: 0 });
  }

  last() {
    if (!this.on) return Promise.resolve();
    // One further than the end of the game is the game itself.
    return this.go({ path: this.#here.path, ply: this.length + 1 });
  }

  /** Goes back to the game itself. */
  leave() {
    if (!this.on) return;
    this.#end();
    this.#listener.onLeave();
  }

  /** Plays through all turns from here, or from the start if this is the end. */
  async play() {
    if (this.playing) return;
    this.#endTrial();
    const end = !this.on || this.#here.ply >= this.length;
    this.#wait();
    await this.go(end ? { path: this.#here.path, ply: 0 } : this.#here);
  }

  pause() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#listener.onMove();
  }

  /** Lets other turns be tried from here; the game is not changed by it. */
  async try() {
    const [game, positions] = [this.#game, this.#positions];
    if (!game || !positions || this.#trial) return;
    this.pause();
    const here = this.#here;
    this.#cursor = here;
    const moves = this.#turns.slice(0, here.ply);
    try {
      const state = await positions.get(moves);
      if (state && this.#cursor === here) await this.#beginTrial({ ...game.record, moves, partial: '' }, state, 'open');
    } catch (error) {
      this.#listener.onError(error);
      this.leave();
    }
  }

  /** Takes back what was tried last, or goes back. */
  undo() {
    if (this.#trial?.canUndo) this.#trial.undo();
    else void this.step(-1);
  }

  redo() {
    if (this.#trial?.canRedo) this.#trial.redo();
    else void this.step(1);
  }

  /** Makes the branch that is looked at the line that it leaves: at last the game itself. */
  async promote() {
    const [game, cursor] = [this.#game, this.#cursor];
    if (!game || !cursor || !this.canPromote) return;
    const { moves, branches } = await this.#change('promote', cursor.path);
    this.#endTrial();
    if (cursor.path.length === 1) game.replace(moves, branches);
    else game.branches = branches;
    this.#listener.onTree();
    await this.go({ path: cursor.path.slice(0, -1), ply: cursor.ply });
  }

  /**
   * Forgets the branch that is looked at.
   *
   * @returns {Promise<() => void>} brings it back
   */
  async remove() {
    const [game, cursor] = [this.#game, this.#cursor];
    if (!game || !cursor || cursor.path.length === 0) return () => {};
    const { record } = game;
    const { branches } = await this.#change('delete', cursor.path);
    const ply = Math.min(cursor.ply, leaves(record, cursor.path));
    this.#endTrial();
    this.#setBranches(branches);
    await this.go({ path: cursor.path.slice(0, -1), ply });
    return () => {
      if (this.#game !== game) return;
      this.#setBranches(record.branches);
      void this.go(cursor);
    };
  }

  /** @param {Branch[]} branches */
  #setBranches(branches) {
    if (this.#game) this.#game.branches = branches;
    this.#listener.onTree();
  }

  /** Whether a turn of the game has begun and not ended. */
  get #isOpen() {
    return (this.#game?.state?.steps.length ?? 0) > 0;
  }

  /** The place on the page: after the last turn, where it is the game itself. */
  get #here() {
    return this.#cursor ?? { path: [], ply: this.#game?.record.moves.length ?? 0 };
  }

  get #turns() {
    return this.#game ? turnsOf(this.#game.record, this.#here.path) : [];
  }

  #end() {
    this.#endTrial();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#cursor = null;
    this.#standing = null;
  }

  #endTrial() {
    this.#trial?.close();
    this.#trial = null;
  }

  /**
   * @param {GameRecord} record
   * @param {State} state
   * @param {Cause} cause
   */
  async #see(record, state, cause) {
    if (this.#trial) {
      await this.#beginTrial(record, state, cause);
      return;
    }
    this.#standing = { record, state };
    await this.#listener.onShow(this.#standing, cause);
  }

  #wait() {
    this.#timer = setTimeout(async () => {
      await this.step(1);
      if (this.playing && this.on && this.#here.ply < this.length) this.#wait();
      else this.pause();
    }, PAUSE);
  }

  /**
   * @param {GameRecord} record
   * @param {State} state
   * @param {Cause} cause
   */
  #beginTrial(record, state, cause) {
    this.#endTrial();
    // Whoever tries plays all sides.
    const seats = seated(state.sides.length).map((person, seat) => ({ ...person, name: record.seats[seat]?.name ?? null }));
    const told = state.moves.map((text) => ({ text, seat: 0, scores: null }));
    /** @type {Promise<void>} */
    let shown = Promise.resolve();
    const trial = new GameController(
      this.#engine,
      { ...record, seats, branches: [] },
      {
        onState: (next, how) => {
          shown = this.#tried(trial, next, how === 'open' ? cause : how);
        },
        onPending: (action) => this.#listener.onPending(action),
        onTurns: () => {},
        onError: (error) => this.#listener.onError(error),
      },
      told,
    );
    this.#trial = trial;
    trial.open(state);
    return shown;
  }

  /**
   * Something was tried, or taken back.
   *
   * @param {GameController} trial
   * @param {State} state
   * @param {Cause} cause
   */
  #tried(trial, state, cause) {
    const { path, ply } = this.#here;
    if (cause === 'act' && state.moves.length > ply) void this.#grow(trial, state.moves);
    this.#cursor = { path, ply: state.moves.length };
    this.#standing = { record: trial.record, state };
    this.#listener.onMove();
    return this.#listener.onShow(this.#standing, cause);
  }

  /**
   * Keeps what was tried as a branch.
   *
   * @param {GameController} trial
   * @param {string[]} turns from the start of the game
   */
  async #grow(trial, turns) {
    try {
      const { branches, path } = await this.#change('add', [], { at: 0, turns });
      if (this.#trial !== trial || !this.#cursor) return;
      this.#cursor = { path, ply: this.#cursor.ply };
      this.#setBranches(branches);
      this.#listener.onMove();
    } catch (error) {
      if (this.#trial !== trial) return;
      this.#listener.onError(error);
      trial.undo();
    }
  }

  /**
   * Has the engine change the tree, after what was asked of it before.
   *
   * @param {'add' | 'promote' | 'delete'} what
   * @param {Path} path
   * @param {object} [more]
   * @returns {Promise<{ moves: string[], branches: Branch[], path: Path }>}
   */
  #change(what, path, more = {}) {
    const change = this.#growing.then(async () => {
      const { moves, branches } = this.#game?.record ?? { moves: [], branches: [] };
      const reply = await this.#engine.ask({ type: 'branch', moves, branches, do: what, path, ...more });
      return /** @type {{ moves: string[], branches: Branch[], path: Path }} */ (/** @type {unknown} */ (reply));
    });
    // One that failed does not keep the next one from its turn.
    this.#growing = change.catch(() => {});
    return change;
  }
}
