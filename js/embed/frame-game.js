/** The game in a frame: one line, the board, one row. It is played like on the site, and not kept. */

import { Computer } from '../computer.js';
import { element, find } from '../dom.js';
import { EngineError } from '../engine/client.js';
import { GameController } from '../game.js';
import { linkTo } from '../links.js';
import { ActionsPanel } from '../panels/actions.js';
import { SeatsPanel } from '../panels/seats.js';
import { begin, isBegun, isComputers, located } from '../record.js';
import { Table } from '../table.js';

/** @import { Catalogue } from '../catalogue.js' */
/** @import { Engine } from '../engine/client.js' */
/** @import { Cause } from '../game.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Notices } from '../panels/notices.js' */
/** @import { Search } from '../panels/seats.js' */
/** @import { Settings } from '../settings.js' */
/** @import { Speech } from '../speech.js' */
/** @import { GameRecord, State, Thought } from '../types.js' */

/** Why a wish of the page around was not followed; `code` is one of those in docs/embedding.md. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Settings} settings
 * @property {Notices} notices
 * @property {Speech} speech
 */

/**
 * @typedef {object} Listener
 * @property {(state: State, cause: Cause, before: State | null) => void} onState
 * @property {(code: string, message: string) => void} onError something else is shown than was asked for
 */

export class FrameGame {
  #parts;
  #listener;
  #seats;
  #table;
  #actions;
  #computer;
  /** @type {GameController | null} */ #controller = null;
  /** @type {State | null} the state that was said last */ #shown = null;
  /** @type {{ resolve: (state: State) => void, reject: (error: unknown) => void } | null} */ #wish = null;
  #link = element('a', { class: 'site-link', target: '_blank', rel: 'noopener' });

  /**
   * @param {Parts} parts
   * @param {Listener} listener
   */
  constructor(parts, listener) {
    this.#parts = parts;
    this.#listener = listener;
    const { l10n, engine } = parts;
    this.#seats = new SeatsPanel(l10n);
    this.#computer = new Computer(engine);
    this.#table = new Table(parts, {
      onAct: (action) => this.#play(action),
      onTower: (point) => this.#actions.showTower(point),
    });
    this.#actions = new ActionsPanel(l10n, {
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      // What there is more of is on the site.
      more: () => this.#link.click(),
      look: (point) => this.#table.look(point),
      again: () => this.#again(),
      hint: () => void this.#hint(),
      hurry: () => this.#computer.hurry(),
      act: (action) => this.#play(action),
      overlay: (key) => {
        this.#table.overlay = key;
      },
    });
    this.#link.append(l10n.text('embedded-site'));
    this.#link.setAttribute('aria-label', l10n.text('embedded-site-label'));
    find('.actions').append(this.#link);
  }

  /** Where the game stands; null until that is known. */
  get state() {
    return this.#controller?.state ?? null;
  }

  /**
   * Opens a game in place of what is there.
   *
   * @param {GameRecord} record
   */
  async open(record) {
    const { catalogue, engine } = this.#parts;
    this.#drop();
    this.#controller?.close();
    this.#actions.reset();
    const controller = new GameController(engine, record, {
      onState: (state, cause) => this.#show(controller, state, cause),
      onPending: (action) => {
        this.#table.pend(action);
        this.#showActions();
      },
      onTurns: () => {},
      onError: (error, cut) => this.#explain(error, cut),
    });
    this.#controller = controller;
    this.#table.hold();
    this.#shown = null;
    const known = catalogue.known(record.game, record.options);
    if (known) this.#table.draw(known);
    if (known && !isBegun(record) && record.position === null) {
      controller.open(catalogue.first(record.game).state);
      return;
    }
    this.#seats.wait();
    this.#actions.show(null, { undo: false, redo: false, busy: true });
    if (!known) void this.#preview(controller, record);
    try {
      const board = await catalogue.board(record.game, record.options);
      if (this.#controller !== controller) return;
      // In place of the preview; a board that was known stands there already.
      if (!known) find('.board-host').replaceChildren();
      this.#table.draw(board);
      controller.open();
    } catch (error) {
      if (this.#controller === controller) this.#explain(error, null);
    }
  }

  /**
   * Shows the start of a game whose board only the engine knows, as the element does.
   *
   * @param {GameController} controller
   * @param {GameRecord} record
   */
  async #preview(controller, { game, options }) {
    const key = this.#parts.catalogue.find(game)?.players;
    const players = key && options[key] !== undefined ? String(options[key]) : null;
    const chosen = new Map(Object.entries(options).map(([name, value]) => [name, String(value)]));
    const [{ start }, { Picture }] = await Promise.all([import('./library.js'), import('./picture.js')]);
    // It may not be kept for times without a network; the board itself is about to come.
    const shown = await start(game, chosen, players).catch(() => null);
    if (!shown || this.#controller !== controller || this.#table.board) return;
    const picture = new Picture(shown.drawing);
    picture.show(shown.pieces);
    picture.element.setAttribute('aria-hidden', 'true');
    find('.board-host').replaceChildren(picture.element);
  }

  /**
   * Opens a game if every turn of it is good, else leaves all as it is.
   *
   * @param {GameRecord} record
   * @returns {Promise<State>}
   */
  async load(record) {
    await this.#parts.engine.ask({ type: 'open', ...located(record) });
    return this.#wished(() => void this.open(record));
  }

  /**
   * Plays an action for the seat that is to move.
   *
   * @param {string} action
   * @returns {Promise<State>}
   */
  async act(action) {
    const { controller, state } = this.#free();
    if (isComputers(controller.record, state)) throw new Refused('not-your-turn', 'a computer is to move');
    if (!state.legal.includes(action)) throw new Refused('illegal-move', 'this action is not one of `legal`');
    return this.#wished(() => this.#play(action));
  }

  /**
   * Takes back, or plays again what was taken back.
   *
   * @param {'undo' | 'redo'} which
   * @returns {Promise<State>}
   */
  async step(which) {
    const controller = this.#controller;
    if (!controller?.state) throw new Refused('not-ready', 'the game is not there yet');
    if (!(which === 'undo' ? controller.canUndo : controller.canRedo)) throw new Refused('nothing', `nothing to ${which}`);
    return this.#wished(() => this.#step(which));
  }

  /** Says all again in another language or look. */
  sayAgain() {
    const state = this.state;
    if (!state || !this.#controller || !this.#table.board) return;
    this.#table.sayAgain();
    this.#seats.show(this.#table.board, state, this.#controller.record.seats);
    this.#showActions();
  }

  #free() {
    const controller = this.#controller;
    const state = controller?.state;
    if (!controller || !state) throw new Refused('not-ready', 'the game is not there yet');
    if (controller.busy || this.#wish) throw new Refused('busy', 'another action is being played');
    return { controller, state };
  }

  /**
   * Does something that leads to another state, and waits for it.
   *
   * @param {() => void} run
   * @returns {Promise<State>}
   */
  #wished(run) {
    this.#wish?.reject(new Refused('busy', 'something else was asked for'));
    return new Promise((resolve, reject) => {
      this.#wish = { resolve, reject };
      run();
    });
  }

  #drop() {
    this.#computer.drop();
  }

  /** @param {string} action */
  #play(action) {
    this.#drop();
    this.#controller?.act(action);
  }

  /** @param {'undo' | 'redo'} which */
  #step(which) {
    this.#drop();
    this.#controller?.[which]();
  }

  #again() {
    const record = this.#controller?.record;
    if (record) void this.open({ ...begin(record.game, record.options, record.seats), position: record.position });
  }

  /**
   * @param {GameController} controller
   * @param {State} state
   * @param {Cause} cause
   */
  #show(controller, state, cause) {
    const { board } = this.#table;
    if (!board) return;
    // A state known before the engine is up is shown while the constructor's caller still waits.
    this.#controller = controller;
    const { record } = controller;
    const waits = !state.over && isComputers(record, state);
    const motion = this.#table.show(
      { record, state },
      { animate: cause === 'act' || cause === 'redo', interactive: !state.over && !waits },
    );
    this.#seats.show(board, state, record.seats);
    this.#showActions();
    this.#table.overlay = this.#actions.overlay;
    const before = this.#shown;
    const wish = this.#wish;
    this.#wish = null;
    if (cause === 'same') {
      wish?.reject(new Refused('dropped', 'it came to nothing'));
      return;
    }
    wish?.resolve(state);
    if (cause !== 'open') {
      this.#parts.notices.drop('error');
      this.#parts.speech.say(this.#seats.spoken(board, state, before));
    }
    this.#shown = state;
    void this.#linkTo(record);
    this.#listener.onState(state, cause, before);
    if (waits) void this.#playComputer(controller, state, motion);
  }

  /**
   * @param {GameController} controller
   * @param {State} state
   * @param {Promise<void>} motion
   */
  async #playComputer(controller, state, motion) {
    const level = controller.record.seats[state.seat].level ?? 1;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
    const best = await this.#search('turn', (tell) => this.#computer.think(controller.record, { level, seed }, tell));
    await motion;
    if (best && this.#controller === controller && controller.state === state) controller.playTurn(best.turn);
  }

  async #hint() {
    const controller = this.#controller;
    const state = controller?.state;
    if (!controller || !state || state.over || isComputers(controller.record, state)) return;
    const best = await this.#search('hint', (tell) => this.#computer.hint(controller.record, tell));
    const { board } = this.#table;
    if (this.#controller !== controller || controller.state !== state || !board) return;
    this.#seats.show(board, state, controller.record.seats);
    if (!best) return;
    this.#table.hint(best.actions[0]);
    this.#parts.speech.say(this.#parts.l10n.text('hint-spoken', { turn: best.turn }));
  }

  /**
   * @param {Search} search
   * @param {(tell: (thought: Thought) => void) => Promise<Thought | null>} begin
   * @returns {Promise<Thought | null>}
   */
  async #search(search, begin) {
    const controller = this.#controller;
    const state = this.state;
    const stands = () => this.#controller === controller && this.state === state;
    const found = begin((thought) => stands() && this.#seats.think(search, thought));
    this.#seats.think(search);
    this.#showActions();
    try {
      return await found;
    } catch (error) {
      if (stands()) this.#explain(error, null);
      return null;
    } finally {
      if (stands()) this.#showActions();
    }
  }

  #showActions() {
    const controller = this.#controller;
    if (!controller) return;
    const { record, state, canUndo, canRedo, busy } = controller;
    const { thinking } = this.#computer;
    const waits = state !== null && isComputers(record, state);
    this.#actions.show(state, {
      undo: canUndo,
      redo: canRedo,
      busy: busy || thinking || waits,
      hint: state !== null && !state.over && !thinking && !waits,
      search: thinking ? (waits ? 'turn' : 'hint') : null,
    });
  }

  /**
   * Has the link to the site carry the game as it is.
   *
   * @param {GameRecord} record
   */
  async #linkTo(record) {
    const site = new URL('./', location.href);
    site.hash = `/${record.game}`;
    this.#link.href = site.href;
    if (!isBegun(record) && record.position === null) return;
    const link = await linkTo(this.#parts.engine, record).catch(() => null);
    if (link === null || this.#controller?.record.moves !== record.moves) return;
    site.hash = new URL(link).hash;
    this.#link.href = site.href;
  }

  /**
   * Says what went wrong; the game stands as it was.
   *
   * @param {unknown} error
   * @param {number | null} cut
   */
  #explain(error, cut) {
    const { notices, l10n } = this.#parts;
    const wished = this.#wish !== null;
    this.#wish?.reject(error);
    this.#wish = null;
    if (!(error instanceof EngineError)) throw error;
    if (!wished) this.#listener.onError(error.code, error.message);
    if (cut !== null) {
      notices.show({ id: 'cut', text: () => l10n.text('embedded-cut', { number: cut }) });
      return;
    }
    notices.show({ id: 'error', text: () => l10n.error(error) });
    const record = this.#controller?.record;
    if (!record || this.state) return;
    // What cannot be opened gives way to a new game, unless it is one.
    const bare = begin(record.game, {});
    if (isBegun(record) || record.position !== null || Object.keys(record.options).length > 0) void this.open(bare);
  }
}
