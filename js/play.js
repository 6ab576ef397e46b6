/** The page of a game: its board, its running record and the panels around them. */

import { EngineError } from './engine/client.js';
import { GameController } from './game.js';
import { resolve } from './options.js';
import { ActionsPanel } from './panels/actions.js';
import { againstComputers } from './panels/players.js';
import { DetailsPanel } from './panels/details.js';
import { rulesLine } from './panels/rules.js';
import { SeatsPanel } from './panels/seats.js';
import { begin, isBegun, isComputers, seated } from './record.js';
import { Table } from './table.js';
import { Thinking } from './thinking.js';
import { reached } from './timing.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { Cause } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { NewGameDialog } from './panels/new-game.js' */
/** @import { Masthead } from './panels/masthead.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Saved } from './saved.js' */
/** @import { Settings } from './settings.js' */
/** @import { Speech } from './speech.js' */
/** @import { Board, Game, GameRecord, Options, Seat, State } from './types.js' */

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Saved} saved
 * @property {Settings} settings
 * @property {Notices} notices
 * @property {Masthead} masthead
 * @property {Speech} speech
 * @property {NewGameDialog} newGame
 * @property {(record: GameRecord) => void} share
 * @property {(game: string) => void} how opens how to play
 */

export class PlayPage {
  #parts;
  #seats;
  #actions;
  #details;
  /** @type {Game | null} */ #game = null;
  /** @type {GameController | null} */ #controller = null;
  /** @type {State | null} the state that was said last */ #shown = null;
  #table;
  #thinking;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { l10n, engine } = parts;
    this.#seats = new SeatsPanel(l10n);
    this.#table = new Table(parts, {
      onAct: (action) => this.#act(action),
      onTower: (point) => this.#actions.showTower(point),
    });
    this.#actions = new ActionsPanel(l10n, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      more: () => this.#details.open(),
      look: (point) => this.#table.look(point),
      again: () => {
        const record = this.#controller?.record;
        if (record) this.#begin(record.options, record.seats);
      },
      hint: () => void this.#hint(),
      hurry: () => this.#thinking.hurry(),
      act: (action) => this.#act(action),
      overlay: (key) => {
        this.#table.overlay = key;
      },
    });
    this.#details = new DetailsPanel(l10n, {
      newGame: () => this.chooseNewGame(),
      how: () => this.#game && parts.how(this.#game.id),
      share: () => this.#controller && parts.share(this.#controller.record),
      light: (line) => this.#table.light(line),
      analyse: (on) => (on ? this.#analyse() : this.#thinking.drop()),
      review: () => this.#review(),
    });
    this.#thinking = new Thinking(engine, this.#details.analysis, {
      board: () => this.#table.board,
      stands: (state) => this.#controller?.state === state,
      onThink: (thought) => {
        this.#seats.think(thought);
        this.#showActions();
      },
      onRest: () => this.#rest(),
      onError: (error) => this.#explain(error, null),
    });
  }

  /** @returns {string | null} the id of the game that is on the page */
  get game() {
    return this.#game?.id ?? null;
  }

  /** The options in force on the page. */
  get options() {
    return this.#game ? resolve(this.#game.options, this.#controller?.record.options ?? {}) : {};
  }

  /**
   * Opens a game: the one that is running, else a new one.
   *
   * @param {Game} game
   */
  open(game) {
    if (this.#game?.id === game.id) return;
    this.#game = game;
    this.#seats.clear();
    const record = this.#parts.saved.running(game.id);
    this.#start(record ?? begin(game.id, this.#parts.saved.lastOptions(game.id), this.#parts.saved.lastSeats(game.id)));
  }

  /**
   * Opens a record in place of what is on the page.
   *
   * @param {Game} game
   * @param {GameRecord} record
   */
  openRecord(game, record) {
    this.close();
    this.#game = game;
    this.#start(record);
  }

  /**
   * Makes the next game of a kind one against a computer for beginners.
   *
   * @param {Game} game
   */
  offerComputer(game) {
    const { saved } = this.#parts;
    const options = resolve(game.options, saved.lastOptions(game.id));
    const count = game.players === null ? game.seats[0] : Number(options[game.players]);
    saved.rememberSeats(game.id, againstComputers(count));
  }

  /** Leaves the page; the game is kept. */
  close() {
    this.#thinking.drop();
    this.#controller?.close();
    this.#table.clear();
    this.#controller = null;
    this.#game = null;
    this.#shown = null;
  }

  undo() {
    this.#thinking.drop();
    this.#controller?.undo();
  }

  redo() {
    this.#thinking.drop();
    this.#controller?.redo();
  }

  /** Says all that is on the page again, in the language that is chosen now; the game goes on. */
  sayAgain() {
    const controller = this.#controller;
    if (!controller || !this.#game) return;
    this.#showHead(controller.record.options);
    const { record, state } = controller;
    const { board } = this.#table;
    if (!board || !state) return;
    this.#nameSides(board, state, record);
    this.#table.sayAgain();
    const { thinking } = this.#seats;
    this.#seats.show(board, state, record.seats);
    if (thinking) this.#seats.think();
    else this.#analyse();
    this.#showTurns();
    this.#showActions();
  }

  /** Asks what is to be played, and begins it. */
  chooseNewGame() {
    const game = this.#game;
    if (!game) return;
    const { newGame, saved, catalogue } = this.#parts;
    const record = this.#controller?.record;
    newGame.open(game, {
      options: saved.lastOptions(game.id),
      seats: record?.seats.length ? record.seats : saved.lastSeats(game.id),
      sides: async (options) => (await catalogue.board(game.id, options)).sides,
      replaces: Boolean(record && isBegun(record) && !this.#controller?.state?.over),
      onStart: (options, seats) => {
        saved.rememberOptions(game.id, options);
        saved.rememberSeats(game.id, seats);
        this.#begin(options, seats);
      },
    });
  }

  /**
   * @param {Options} options
   * @param {Seat[]} seats
   */
  #begin(options, seats) {
    if (!this.#game) return;
    const { id } = this.#game;
    if (this.#controller) this.#parts.saved.shelve(this.#controller.record);
    for (const notice of ['cut', 'aside', 'error']) this.#parts.notices.drop(notice);
    this.#details.close();
    this.#start(begin(id, options, seats));
  }

  /** @param {GameRecord} record */
  #start(record) {
    const { catalogue } = this.#parts;
    this.#thinking.drop();
    this.#showHead(record.options);
    this.#controller?.close();
    this.#actions.reset();
    const controller = new GameController(this.#parts.engine, record, {
      onState: (state, cause) => this.#show(controller, state, cause),
      onPending: (action) => this.#pend(action),
      onTurns: () => this.#showTurns(),
      onError: (error, cut) => this.#explain(error, cut),
    });
    this.#controller = controller;
    // Until the new game is there, the old one may be looked at, but not played on.
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
    void this.#fetchAndOpen(controller, record);
  }

  /** @param {Options} options */
  #showHead(options) {
    if (!this.#game) return;
    const { l10n, masthead } = this.#parts;
    const resolved = resolve(this.#game.options, options);
    masthead.show(l10n.text(`${this.#game.id}-name`), rulesLine(l10n, this.#game, resolved));
  }

  /**
   * @param {GameController} controller
   * @param {GameRecord} record
   */
  async #fetchAndOpen(controller, record) {
    try {
      const board = await this.#parts.catalogue.board(record.game, record.options);
      if (this.#controller !== controller) return;
      this.#table.draw(board);
      controller.open();
    } catch (error) {
      if (this.#controller !== controller) return;
      if (!(error instanceof EngineError)) throw error;
      this.#giveUp(record);
    }
  }

  /**
   * Sets a record aside whose options the engine does not take, and begins anew.
   *
   * @param {GameRecord} record
   */
  #giveUp(record) {
    const { saved, notices, l10n } = this.#parts;
    saved.setAside(record);
    saved.rememberOptions(record.game, {});
    if (isBegun(record)) notices.show({ id: 'aside', text: l10n.text('notice-aside') });
    this.#start(begin(record.game, {}));
  }

  /** @param {string} action */
  #act(action) {
    // What is thought about the position as it was is of no use any more.
    this.#thinking.drop();
    this.#controller?.act(action);
  }

  /** @param {string} action */
  #pend(action) {
    this.#table.pend(action);
    this.#showActions();
  }

  /**
   * @param {GameController} controller
   * @param {State} state
   * @param {Cause} cause
   */
  #show(controller, state, cause) {
    const { board } = this.#table;
    if (!board || !this.#game) return;
    // A state known before the engine is up is shown while the constructor's caller still waits.
    this.#controller = controller;
    const { record } = controller;
    const waits = !state.over && isComputers(record, state);
    this.#nameSides(board, state, record);
    const motion = this.#table.show(
      { record, state },
      { animate: cause === 'act' || cause === 'redo', interactive: !state.over && !waits },
    );
    reached('first-board');
    this.#seats.show(board, state, record.seats);
    this.#details.show(this.#game, board, state, controller.turns, this.#seats.notes(state));
    this.#showActions();
    this.#table.overlay = this.#actions.overlay;
    if (cause === 'same') return;
    this.#parts.notices.drop('error');
    if (cause !== 'open') this.#parts.speech.say(this.#seats.spoken(board, state, this.#shown));
    this.#shown = state;
    this.#parts.saved.keep({ ...record, seats: seated(state.sides.length, record.seats) });
    if (waits) void this.#playComputer(controller, state, motion);
    else this.#analyse();
  }

  /**
   * Has a computer think about its turn, and plays it once the turn before has been seen.
   *
   * @param {GameController} controller
   * @param {State} state
   * @param {Promise<void>} motion
   */
  async #playComputer(controller, state, motion) {
    const best = await this.#thinking.play({ record: controller.record, state });
    await motion;
    if (best && this.#controller === controller && controller.state === state) controller.playTurn(best.turn);
  }

  #analyse() {
    const standing = this.#standing;
    if (standing) void this.#thinking.analyse(standing);
  }

  #review() {
    const standing = this.#standing;
    if (standing && this.#controller) void this.#thinking.review(standing, this.#controller.turns);
  }

  /** Shows the first step of the turn that the strongest level would play. */
  async #hint() {
    const standing = this.#standing;
    if (!standing || standing.state.over || isComputers(standing.record, standing.state)) return;
    const best = await this.#thinking.hint(standing);
    if (!best) return;
    this.#table.hint(best.actions[0]);
    this.#parts.speech.say(this.#parts.l10n.text('hint-spoken', { turn: best.turn }));
  }

  /** Says again whose turn it is, where a computer has thought for a person. */
  #rest() {
    const standing = this.#standing;
    const { board } = this.#table;
    if (!standing || !board) return;
    const { record, state } = standing;
    if (!isComputers(record, state)) this.#seats.show(board, state, record.seats);
    this.#showActions();
  }

  /** Where the game stands; null until that is known. */
  get #standing() {
    const controller = this.#controller;
    return controller?.state ? { record: controller.record, state: controller.state } : null;
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {GameRecord} record
   */
  #nameSides(board, state, record) {
    const { l10n } = this.#parts;
    const names = state.sides.map((side, seat) => {
      const who = record.seats[seat];
      return [board.sides[side], who?.kind === 'person' ? who.name : null];
    });
    l10n.setNames(Object.fromEntries(names));
  }

  #showActions() {
    const controller = this.#controller;
    if (!controller) return;
    const { record, state, canUndo, canRedo, busy } = controller;
    const thinking = this.#thinking.going;
    const waits = state !== null && isComputers(record, state);
    const hint = state !== null && !state.over && !thinking && !waits;
    this.#actions.show(state, {
      undo: canUndo,
      redo: canRedo,
      busy: busy || thinking || waits,
      hint,
      thinking,
    });
  }

  #showTurns() {
    const controller = this.#controller;
    const { board } = this.#table;
    if (!board || !this.#game || !controller?.state) return;
    const { state, turns } = controller;
    this.#details.show(this.#game, board, state, turns, this.#seats.notes(state));
  }

  /**
   * Says what went wrong; the game stands as it was.
   *
   * @param {unknown} error
   * @param {number | null} cut
   */
  #explain(error, cut) {
    const { notices, l10n, saved } = this.#parts;
    if (cut !== null && this.#controller) {
      saved.setAside(this.#controller.record);
      notices.show({ id: 'cut', text: l10n.text('notice-cut', { number: cut }) });
      return;
    }
    if (!(error instanceof EngineError)) throw error;
    const key = error.key && l10n.has(error.key) ? error.key : `error-${error.code}`;
    notices.show({ id: 'error', text: l10n.text(key, error.args) });
  }
}
