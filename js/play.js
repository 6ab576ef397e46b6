/** The page of a game: its board, its running record and the panels around them. */

import { BoardView } from './board/view.js';
import { find } from './dom.js';
import { Computer } from './computer.js';
import { EngineError } from './engine/client.js';
import { GameController } from './game.js';
import { resolve } from './options.js';
import { ActionsPanel } from './panels/actions.js';
import { againstComputers } from './panels/players.js';
import { DetailsPanel } from './panels/details.js';
import { rulesLine } from './panels/rules.js';
import { SeatsPanel } from './panels/seats.js';
import { begin, isBegun, located, seated } from './record.js';
import { reached } from './timing.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { Routes } from './board/types.js' */
/** @import { Cause } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { NewGameDialog } from './panels/new-game.js' */
/** @import { Masthead } from './panels/masthead.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Saved } from './saved.js' */
/** @import { Settings } from './settings.js' */
/** @import { Speech } from './speech.js' */
/** @import { Board, Game, GameRecord, Options, Seat, State, Tally, Thought } from './types.js' */

const STRONGEST = 6;
/** How a turn of a finished game is valued: well enough to see where it turned. */
const REVIEW = { level: 4, seed: 0, ms: 700 };

/** The overlay by which the count shows the points of a line. */
const COUNTED = 'count';

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
  /** @type {Board | null} */ #board = null;
  /** @type {BoardView | null} */ #view = null;
  /** @type {GameController | null} */ #controller = null;
  #asking = new AbortController();
  #degrees = 0;
  /** @type {State | null} the state that was said last */ #shown = null;
  #computer;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { l10n, settings } = parts;
    this.#seats = new SeatsPanel(l10n);
    this.#computer = new Computer(parts.engine);
    this.#actions = new ActionsPanel(l10n, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      more: () => this.#details.open(),
      look: (point) => this.#view?.look(point),
      again: () => {
        const record = this.#controller?.record;
        if (record) this.#begin(record.options, record.seats);
      },
      hint: () => void this.#hint(),
      hurry: () => this.#computer.hurry(),
      act: (action) => this.#act(action),
      overlay: (key) => this.#view?.setOverlay(key),
    });
    this.#details = new DetailsPanel(l10n, {
      newGame: () => this.chooseNewGame(),
      how: () => this.#game && parts.how(this.#game.id),
      share: () => this.#controller && parts.share(this.#controller.record),
      light: (line) => this.#light(line),
      analyse: (on) => (on ? void this.#analyse() : this.#computer.drop()),
      review: () => void this.#review(),
    });
    settings.follow(() => {
      this.#view?.setSettings(settings.forBoard());
      this.#turnBoard();
    });
  }

  /** @returns {string | null} the id of the game that is on the page */
  get game() {
    return this.#game?.id ?? null;
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
    this.#computer.drop();
    this.#controller?.close();
    this.#view?.destroy();
    this.#view = null;
    this.#controller = null;
    this.#board = null;
    this.#game = null;
    this.#shown = null;
  }

  undo() {
    this.#computer.drop();
    this.#controller?.undo();
  }

  redo() {
    this.#computer.drop();
    this.#controller?.redo();
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
    this.#computer.drop();
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
    if (this.#shown) this.#view?.show(this.#shown, { interactive: false });
    this.#shown = null;
    const known = catalogue.known(record.game, record.options);
    if (known) this.#draw(known);
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
      this.#draw(board);
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

  /** @param {Board} board */
  #draw(board) {
    if (this.#board === board) return;
    this.#board = board;
    this.#view?.destroy();
    const { l10n, settings, speech } = this.#parts;
    const host = find('.board-host');
    find('.table').style.setProperty('--aspect', String(board.box[2] / board.box[3]));
    find('.game').dataset.trays = String(board.trays.length);
    const view = new BoardView({
      host,
      trays: { above: find('[data-place=above]'), below: find('[data-place=below]') },
      l10n,
      settings: settings.forBoard(),
    });
    view.on('act', ({ action }) => this.#act(action));
    view.on('say', ({ text }) => speech.say(text));
    view.on('tower', ({ point }) => this.#actions.showTower(point));
    view.on('select', ({ place }) => void this.#askRoutes(view, place));
    view.setBoard(board);
    this.#degrees = 0;
    this.#view = view;
    this.#actions.showTower(null);
  }

  /**
   * Asks where a chosen piece gets by several actions. The board does not wait for it.
   *
   * @param {BoardView} view
   * @param {string | null} place
   */
  async #askRoutes(view, place) {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const controller = this.#controller;
    const state = controller?.state;
    if (place === null || !state) return;
    const asked = { type: 'routes', ...located(controller.record), source: place };
    // Nothing is missing without it: every action can be chosen one by one.
    const reply = await this.#parts.engine.ask(asked, { signal }).catch(() => null);
    if (!reply || this.#view !== view || controller.state !== state) return;
    view.setRoutes(place, /** @type {Routes} */ (/** @type {unknown} */ (reply)));
  }

  /** @param {string} action */
  #act(action) {
    // What is thought about the position as it was is of no use any more.
    this.#computer.drop();
    this.#controller?.act(action);
  }

  /** @param {string} action */
  #pend(action) {
    this.#view?.pending(action);
    this.#showActions();
  }

  /**
   * @param {GameController} controller
   * @param {State} state
   * @param {Cause} cause
   */
  #show(controller, state, cause) {
    const [board, view] = [this.#board, this.#view];
    if (!board || !view || !this.#game) return;
    // A state known before the engine is up is shown while the constructor's caller still waits.
    this.#controller = controller;
    this.#nameSides(board, state, controller);
    view.skip();
    const motion = view.show(state, {
      animate: cause === 'act' || cause === 'redo',
      interactive: !state.over && !isComputers(controller, state),
    });
    this.#turnBoard();
    reached('first-board');
    this.#seats.show(board, state, controller.record.seats);
    this.#details.show(this.#game, board, state, controller.turns, this.#seats.notes(state));
    this.#showActions();
    view.setOverlay(this.#actions.overlay);
    if (cause === 'same') return;
    this.#parts.notices.drop('error');
    if (cause !== 'open') this.#parts.speech.say(this.#seats.spoken(board, state, this.#shown));
    this.#shown = state;
    const { record } = controller;
    this.#parts.saved.keep({ ...record, seats: seated(state.sides.length, record.seats) });
    if (!state.over && isComputers(controller, state)) void this.#playComputer(controller, state, motion);
    else void this.#analyse();
  }

  /**
   * Tells whether a search was about what is still on the page.
   *
   * @param {GameController} controller
   * @param {State} state
   */
  #stands(controller, state) {
    return this.#controller === controller && controller.state === state;
  }

  /**
   * Has a computer think about its turn, and plays it once the turn before has been seen.
   *
   * @param {GameController} controller
   * @param {State} state
   * @param {Promise<void>} motion
   */
  async #playComputer(controller, state, motion) {
    const { level } = controller.record.seats[state.seat];
    this.#seats.think();
    const question = { level: level ?? 1, seed: randomSeed() };
    const search = this.#computer.think(controller.record, question, (thought) => this.#seats.think(thought));
    this.#showActions();
    try {
      const best = await search;
      await motion;
      if (best && this.#stands(controller, state)) controller.playTurn(best.turn);
    } catch (error) {
      if (this.#controller === controller) this.#explain(error, null);
    } finally {
      if (this.#controller === controller) this.#showActions();
    }
  }

  /** Thinks about the position on the board, where that is wanted and nobody is playing. */
  async #analyse() {
    const { analysis } = this.#details;
    const controller = this.#controller;
    const [board, state] = [this.#board, controller?.state];
    if (!analysis.on || !controller || !board || !state) return;
    analysis.clear();
    if (state.over || isComputers(controller, state)) return;
    /** @param {Thought} thought */
    const tell = (thought) => {
      if (this.#stands(controller, state)) analysis.show(board, state, thought);
    };
    try {
      const best = await this.#computer.think(controller.record, { level: STRONGEST, seed: 0 }, tell);
      if (best) tell(best);
    } catch (error) {
      if (this.#controller === controller) this.#explain(error, null);
    }
  }

  /** Values a finished game turn by turn, and draws it as it comes. */
  async #review() {
    const controller = this.#controller;
    const [board, state] = [this.#board, controller?.state];
    if (!controller || !board || !state) return;
    const { analysis } = this.#details;
    const { record, turns } = controller;
    /** @type {number[]} */
    const values = [];
    try {
      for (const [index, told] of turns.entries()) {
        const moves = record.moves.slice(0, index);
        const thought = await this.#computer.think({ ...record, moves, partial: '' }, REVIEW, () => {});
        if (!thought || !this.#stands(controller, state)) return;
        values.push((told?.seat ?? index % 2) === 0 ? thought.score : -thought.score);
        analysis.draw(board, state, turns, values);
      }
      values.push(state.scores ? state.scores[0] - state.scores[1] : (values.at(-1) ?? 0));
      analysis.draw(board, state, turns, values);
    } catch (error) {
      if (this.#controller === controller) this.#explain(error, null);
    }
  }

  /** Shows the first step of the turn that the strongest level would play. */
  async #hint() {
    const controller = this.#controller;
    const state = controller?.state;
    if (!controller || !state || state.over || isComputers(controller, state)) return;
    this.#seats.think();
    const search = this.#computer.hint(controller.record, (thought) => this.#seats.think(thought));
    this.#showActions();
    try {
      const best = await search;
      if (best && this.#stands(controller, state)) {
        this.#view?.hint(best.actions[0]);
        this.#parts.speech.say(this.#parts.l10n.text('hint-spoken', { turn: best.turn }));
      }
    } catch (error) {
      if (this.#controller === controller) this.#explain(error, null);
    } finally {
      if (this.#controller === controller && this.#board) {
        this.#seats.show(this.#board, state, controller.record.seats);
        this.#showActions();
      }
    }
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {GameController} controller
   */
  #nameSides(board, state, controller) {
    const { l10n } = this.#parts;
    const names = state.sides.map((side, seat) => {
      const who = controller.record.seats[seat];
      return [board.sides[side], who?.kind === 'person' ? who.name : null];
    });
    l10n.setNames(Object.fromEntries(names));
  }

  #showActions() {
    const controller = this.#controller;
    if (!controller) return;
    const { state, canUndo, canRedo, busy } = controller;
    const thinking = this.#computer.thinking;
    const hint = state !== null && !state.over && !thinking && !isComputers(controller, state);
    this.#actions.show(state, {
      undo: canUndo,
      redo: canRedo,
      busy: busy || thinking || (state !== null && isComputers(controller, state)),
      hint,
      thinking,
    });
  }

  #showTurns() {
    const controller = this.#controller;
    if (!this.#board || !this.#game || !controller?.state) return;
    const { state, turns } = controller;
    this.#details.show(this.#game, this.#board, state, turns, this.#seats.notes(state));
  }

  /** Turns the board so that the side sits at the bottom for whom the settings want it. */
  #turnBoard() {
    const state = this.#controller?.state;
    if (!this.#board || !state) return;
    const seat = this.#seatAtBottom(state);
    const degrees = seat === null ? 0 : (this.#board.rotations[state.sides[seat]] ?? 0);
    if (degrees === this.#degrees) return;
    this.#degrees = degrees;
    this.#view?.turn(degrees);
  }

  /**
   * @param {State} state
   * @returns {number | null} null: the board as it is printed
   */
  #seatAtBottom(state) {
    const { turning } = this.#parts.settings.values;
    if (turning === 'always') return state.seat;
    const seats = this.#controller?.record.seats ?? [];
    const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return turning === 'local' && people.length === 1 ? people[0] : null;
  }

  /**
   * Lights the points of a line of the count.
   *
   * @param {Tally | null} line
   */
  #light(line) {
    const [view, state] = [this.#view, this.#controller?.state];
    if (!view || !state || !this.#board) return;
    if (!line) {
      view.show(state, { animate: false, interactive: false });
      view.setOverlay(this.#actions.overlay);
      return;
    }
    const count = this.#board.sides.map((_, side) => (side === line.side ? 1 : 0));
    const counts = Object.fromEntries(line.points.map((point) => [point, count]));
    const overlays = [...state.overlays, { key: COUNTED, counts }];
    view.show({ ...state, overlays }, { animate: false, interactive: false });
    view.setOverlay(COUNTED);
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

/**
 * Tells whether the seat that is to act is a computer's.
 *
 * @param {GameController} controller
 * @param {State} state
 */
function isComputers(controller, state) {
  return controller.record.seats[state.seat]?.kind === 'computer';
}

/** A seed that makes the next game another one. */
function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
}
