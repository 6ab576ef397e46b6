/** A running game: its record, what the engine says of it, taking back and playing again. */

import { EngineError } from './engine/client.js';
import { located } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { Place } from './record.js' */
/** @import { Branch, ClockRecord, GameRecord, Seat, State, Turn } from './types.js' */

/** The option of any game under which nothing is taken back. */
const FINAL = 'touch';

/**
 * How a state came about: `open` from a record, `act` by an action, `undo`, `redo`, `follow` by
 * what was played in another tab; `same` when an action came to nothing, and the state is the one
 * from before.
 *
 * @typedef {'open' | 'act' | 'undo' | 'redo' | 'follow' | 'same'} Cause
 */

/**
 * @typedef {object} Listener
 * @property {(state: State, cause: Cause) => void} onState
 * @property {(action: string) => void} onPending an action was chosen and is being played
 * @property {() => void} onTurns older turns became known
 * @property {(error: unknown, cut: number | null) => void} onError the game stands as it was;
 *   `cut` is the number of the first turn of a record that could not be played
 */

/**
 * What was taken back: an action of an open turn, or a whole turn and how it was told.
 *
 * @typedef {{ action: string } | { move: string, told: Turn | undefined }} Taken
 */

/** @typedef {(type: 'open' | 'act', place: Place, action?: string) => Promise<State>} Ask */

export class GameController {
  #engine;
  #listener;
  #seats;
  /** @type {Omit<GameRecord, 'seats' | 'branches'>} where the game is, or will be once the engine has answered */ #place;
  /** @type {string[]} the actions of the open turn there */ #steps = [];
  /** @type {State | null} */ #state = null;
  /** @type {(Turn | undefined)[]} */ #told;
  /** @type {Taken[]} */ #taken = [];
  /** @type {Branch[]} those of the turns as they are with all that was taken back */ #branches;
  /** @type {AbortController | null} ends the wait for a reply that is still wanted */ #waiting = null;
  /** @type {string | null} */ #pending = null;
  /** True while nobody may play, although it is somebody's turn. */ held = false;

  /**
   * @param {Engine} engine
   * @param {GameRecord} record
   * @param {Listener} listener
   * @param {(Turn | undefined)[]} [told] what is known of the record's turns
   */
  constructor(engine, { seats, branches, ...place }, listener, told = []) {
    this.#engine = engine;
    this.#seats = seats;
    this.#branches = branches;
    this.#place = place;
    this.#listener = listener;
    this.#told = [...told];
  }

  /** @returns {GameRecord} */
  get record() {
    return { ...this.#place, seats: this.#seats, branches: this.branches };
  }

  /**
   * The branches of the turns as they stand. Turns that were taken back are one of them, if others
   * leave them: these would hang in the air.
   *
   * @returns {Branch[]}
   */
  get branches() {
    const at = this.#place.moves.length;
    const deeper = this.#branches.filter((branch) => branch.at > at);
    if (deeper.length === 0) return this.#branches;
    const near = this.#branches.filter((branch) => branch.at <= at);
    const moves = this.#taken.flatMap((taken) => ('move' in taken ? [taken.move] : [])).reverse();
    return moves.length === 0 ? near : [...near, { at, moves, branches: deeper }];
  }

  /** Other turns were tried, or are forgotten. */
  set branches(branches) {
    this.#branches = branches;
  }

  /** The newest state; null until there is one. */
  get state() {
    return this.#state;
  }

  /** True while an answer of the engine is awaited, or nobody may play. */
  get busy() {
    return this.#waiting !== null || this.held;
  }

  get canUndo() {
    if (this.isFinal) return false;
    if (this.#onlyComputersPlayed()) return false;
    return this.#place.moves.length > 0 || this.#steps.length > 0 || this.#pending !== null;
  }

  get canRedo() {
    return this.#taken.length > 0;
  }

  /** True while nothing that is played is taken back. */
  get isFinal() {
    return this.#state?.options[FINAL] === true;
  }

  /** The finished turns; one that is not known yet is undefined. */
  get turns() {
    return this.#place.moves.map((_, index) => this.#told[index]);
  }

  /** @param {Seat[]} seats */
  seat(seats) {
    this.#seats = seats;
  }

  /**
   * Keeps how the clock stands.
   *
   * @param {ClockRecord | null} clock
   */
  time(clock) {
    this.#place = { ...this.#place, clock };
  }

  /**
   * Takes a state that the players have agreed on in place of the one where the game stands.
   *
   * @param {State} state
   */
  declare(state) {
    this.#state = state;
    this.#listener.onState(state, 'same');
  }

  /**
   * Goes to where the record leads.
   *
   * @param {State} [known] the state there, if it is known without asking
   */
  open(known) {
    if (known) this.#settle(known, 'open');
    else this.#run('open', (ask) => ask('open', this.#place));
  }

  /**
   * Goes to where the same game is by now.
   *
   * @param {GameRecord} record
   */
  follow({ seats, branches, ...place }) {
    this.#seats = seats;
    this.#branches = branches;
    this.#place = place;
    this.#steps = [];
    this.#taken = [];
    this.#told = place.moves.map((move, index) => (this.#told[index]?.text === move ? this.#told[index] : undefined));
    this.#run('follow', (ask) => ask('open', place));
  }

  /**
   * Plays an action; one that is not offered, or comes while another is being played, is dropped.
   *
   * @param {string} action
   */
  act(action) {
    const state = this.#state;
    if (!state || this.busy || !state.legal.includes(action)) return;
    this.#pending = action;
    this.#listener.onPending(action);
    this.#run('act', async (ask) => {
      const next = await ask('act', this.#place, action);
      this.#goOn();
      if (next.moves.length > state.moves.length) this.#tell(next, state.seat);
      return next;
    });
  }

  /**
   * Plays several actions, one after the other.
   *
   * @param {string[]} actions
   * @returns {Promise<void>} kept when they are played, or cannot be
   */
  async playActions(actions) {
    const before = this.#state;
    if (!before || this.busy) return;
    await this.#run('act', async (ask) => {
      let state = before;
      for (const action of actions) state = await ask('act', state, action);
      this.#goOn();
      if (state.moves.length > before.moves.length) this.#tell(state, before.seat);
      return state;
    });
  }

  /**
   * Plays a whole turn, as a computer chose it.
   *
   * @param {string} turn
   */
  playTurn(turn) {
    const state = this.#state;
    if (!state || this.busy) return;
    const { moves } = this.#place;
    this.#run('act', async (ask) => {
      const next = await ask('open', { ...this.#place, moves: [...moves, turn], partial: '' });
      this.#goOn();
      this.#tell(next, state.seat);
      return next;
    });
  }

  /** Takes back what is being played, else the last action of the open turn, else the last turn. */
  undo() {
    if (!this.canUndo) return;
    if (this.#pending !== null && this.#state) {
      this.#stopWaiting();
      this.#listener.onState(this.#state, 'same');
      return;
    }
    let { moves } = this.#place;
    const action = this.#steps.at(-1);
    if (action !== undefined) {
      this.#taken.push({ action });
      this.#goTo(moves, this.#steps.slice(0, -1), 'undo');
      return;
    }
    // The turns of computers go with the person's turn before them.
    for (let again = true; again && moves.length > 0; ) {
      const told = this.#told[moves.length - 1];
      this.#taken.push({ move: moves[moves.length - 1], told });
      moves = moves.slice(0, -1);
      again = this.#isComputers(told);
    }
    this.#goTo(moves, [], 'undo');
  }

  /** Plays again what was taken back last. */
  redo() {
    const taken = this.#taken.pop();
    if (!taken) return;
    let { moves } = this.#place;
    if ('action' in taken) {
      this.#goTo(moves, [...this.#steps, taken.action], 'redo');
      return;
    }
    this.#told[moves.length] = taken.told;
    moves = [...moves, taken.move];
    for (
      let next = this.#taken.at(-1);
      next && 'move' in next && this.#isComputers(next.told);
      next = this.#taken.at(-1)
    ) {
      this.#taken.pop();
      this.#told[moves.length] = next.told;
      moves = [...moves, next.move];
    }
    this.#goTo(moves, [], 'redo');
  }

  /**
   * Makes other turns the game.
   *
   * @param {string[]} moves
   * @param {Branch[]} branches that leave them
   */
  replace(moves, branches) {
    const same = moves.findIndex((move, index) => move !== this.#place.moves[index]);
    this.#told.length = Math.min(this.#told.length, same < 0 ? moves.length : same);
    this.#taken = [];
    this.#branches = branches;
    this.#goTo(moves, [], 'open');
  }

  /** What was taken back can not be played again any more. */
  #goOn() {
    this.#branches = this.branches;
    this.#taken = [];
  }

  /** There is nothing to take back before a person has played. */
  #onlyComputersPlayed() {
    const { moves } = this.#place;
    return (
      moves.length > 0 &&
      this.#steps.length === 0 &&
      moves.every((_, index) => this.#isComputers(this.#told[index]))
    );
  }

  /** @param {Turn | undefined} told */
  #isComputers(told) {
    return told !== undefined && this.#seats[told.seat]?.kind === 'computer';
  }

  /** Waits for nothing any more. */
  close() {
    this.#stopWaiting();
  }

  /**
   * @param {string[]} moves
   * @param {string[]} steps
   * @param {Cause} cause
   */
  #goTo(moves, steps, cause) {
    this.#place = { ...this.#place, moves, partial: '' };
    this.#steps = steps;
    this.#run(cause, async (ask) => {
      let state = await ask('open', this.#place);
      // How the actions of a turn are written together is the engine's affair.
      for (const action of steps) state = await ask('act', state, action);
      return state;
    });
  }

  /**
   * Asks the engine and takes its answer, unless something else is wanted by then.
   *
   * @param {Cause} cause
   * @param {(ask: Ask) => Promise<State>} work
   */
  async #run(cause, work) {
    this.#waiting?.abort();
    const waiting = new AbortController();
    this.#waiting = waiting;
    const { signal } = waiting;
    /** @type {Ask} */
    const ask = async (type, place, action) => {
      const reply = await this.#engine.ask({ type, ...located(place), action }, { signal });
      return /** @type {State} */ (/** @type {unknown} */ (reply));
    };
    try {
      const state = await work(ask);
      if (signal.aborted) return;
      this.#stopWaiting();
      this.#settle(state, cause);
    } catch (error) {
      if (signal.aborted) return;
      this.#stopWaiting();
      this.#recover(error, cause);
    }
  }

  /**
   * @param {State} state
   * @param {Cause} cause
   */
  #settle(state, cause) {
    this.#state = state;
    this.#steps = state.steps;
    this.#place = { ...this.#place, moves: state.moves, partial: state.partial };
    this.#listener.onState(state, cause);
    if (cause === 'open' || cause === 'follow') void this.#learnTurns();
  }

  /**
   * Goes back to the last state that was good; of a record that is wrong somewhere, keeps the
   * turns before that.
   *
   * @param {unknown} error
   * @param {Cause} cause
   */
  #recover(error, cause) {
    const at = error instanceof EngineError ? error.at : null;
    if (cause === 'open' && typeof at === 'number' && at <= this.#place.moves.length) {
      this.#listener.onError(error, at + 1);
      this.#goTo(this.#place.moves.slice(0, at), [], 'open');
      return;
    }
    if (this.#state) {
      const { moves, partial, steps } = this.#state;
      this.#place = { ...this.#place, moves, partial };
      this.#steps = steps;
      this.#listener.onState(this.#state, 'same');
    }
    this.#listener.onError(error, null);
  }

  #stopWaiting() {
    this.#waiting?.abort();
    this.#waiting = null;
    this.#pending = null;
  }

  /**
   * @param {State} state after the turn
   * @param {number} seat whose turn it was
   */
  #tell({ moves, scores }, seat) {
    this.#told[moves.length - 1] = { text: moves[moves.length - 1], seat, scores };
  }

  /** Asks for the turns that were played before this page was opened. */
  async #learnTurns() {
    const { moves } = this.#place;
    if (this.turns.every((turn) => turn !== undefined)) return;
    const asked = { type: 'history', ...located({ ...this.#place, partial: '' }) };
    // A turn list with gaps is no reason to trouble anyone.
    const reply = await this.#engine.ask(asked).catch(() => null);
    for (const [index, turn] of (reply?.turns ?? []).entries()) {
      if (moves[index] === this.#place.moves[index]) this.#told[index] ??= turn;
    }
    this.#listener.onTurns();
  }
}
