/** The page of a game: its board, its running record and the panels around them. */

import { rememberShown } from './address.js';
import { Advice } from './advice.js';
import { EngineError, isRefusal } from './engine/errors.js';
import { GameController } from './game.js';
import { resolve } from './options.js';
import { ActionsPanel } from './panels/actions.js';
import { DetailsPanel } from './panels/details.js';
import { rulesLine } from './panels/rules.js';
import { again, NextGame } from './next-game.js';
import { PositionView } from './position.js';
import { begin, isComputers, seated } from './record.js';
import { Retrospect } from './retrospect.js';
import { swapped } from './seating.js';
import { Setup } from './setup.js';
import { Thinking } from './thinking.js';
import { Timekeeping } from './timekeeping.js';
import { reached } from './timing.js';
import { Troubles } from './troubles.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { Cause } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Cursor } from './lines.js' */
/** @import { Beginning } from './panels/new-game.js' */
/** @import { Masthead } from './panels/masthead.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Saved } from './saved.js' */
/** @import { Settings } from './settings.js' */
/** @import { Speech } from './speech.js' */
/** @import { Standing } from './table.js' */
/** @import { Game, GameRecord, Options, State } from './types.js' */

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
 * @property {(beginning: Beginning) => void} newGame asks what is to be played
 * @property {import('./timekeeping.js').Parts['clocks']} clocks brings what games with clocks need
 * @property {(record: GameRecord) => void} share
 * @property {(game: string) => void} how opens how to play
 */

export class PlayPage {
  #parts;
  #actions;
  #details;
  /** @type {Game | null} */ #game = null;
  /** @type {GameController | null} */ #controller = null;
  /** @type {State | null} the state that was said last */ #shown = null;
  #position;
  #thinking;
  #advice;
  #retrospect;
  #clocks;
  #next;
  #setup;
  #troubles;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { l10n, engine } = parts;
    this.#position = new PositionView(parts, {
      onAct: (action) => this.#act(action),
      onTower: (point) => this.#actions.showTower(point),
      onAsked: () => this.#showActions(),
    });
    this.#actions = new ActionsPanel(l10n, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      back: () => this.#retrospect.look((looking) => looking.step(-1)),
      more: () => this.#details.open(),
      look: (point) => this.#table.look(point),
      again: () => {
        const record = this.#controller?.record;
        if (record) this.#begin(this.#next.after(record));
      },
      hint: () => void this.#advice.hint(),
      confirm: () => this.#table.confirm(),
      hurry: () => this.#thinking.hurry(),
      act: (action) => this.#act(action),
      overlay: (key) => {
        this.#table.overlay = key;
      },
    });
    this.#details = new DetailsPanel(l10n, {
      newGame: () => this.chooseNewGame(),
      swap: () => {
        const record = this.#controller?.record;
        if (record) this.#begin(again(record, swapped(record.seats)));
      },
      how: () => this.#game && parts.how(this.#game.id),
      share: () => this.#controller && parts.share(this.#controller.record),
      light: (line) => {
        this.#retrospect.leave();
        this.#table.light(line);
      },
      analyse: (on) => (on ? this.#advice.analyse() : this.#thinking.drop()),
      review: () => this.#advice.review(this.#controller),
      turns: {
        jump: (cursor) => this.#jump(cursor),
        play: () => this.#retrospect.look((looking) => looking.play()),
        attempt: () => this.#retrospect.look((looking) => looking.try()),
        promote: () => this.#retrospect.promote(),
        remove: () => this.#retrospect.remove(),
      },
    });
    this.#next = new NextGame(l10n, engine, this.#details.slots.match);
    this.#setup = new Setup(parts);
    this.#troubles = new Troubles(parts, () => this.#controller?.record.id);
    this.#thinking = new Thinking(engine, this.#details.analysis, {
      board: () => this.#table.board,
      stands: (state) => this.#controller?.state === state || this.#standing?.state === state,
      onThink: (thought) => {
        // Where one looks at an earlier turn, that turn stays the one that is spoken of.
        if (!this.#looking || this.#looking.trial) this.#seats.think(this.#thinking.search ?? 'turn', thought);
        this.#showActions();
      },
      onRest: () => this.#rest(),
      onError: (error) => this.#troubles.explain(error),
    });
    this.#advice = new Advice(parts, this.#thinking, this.#position, {
      standing: () => this.#standing,
      waits: () => this.#waits,
    });
    this.#clocks = new Timekeeping(parts, this.#position, {
      onKeep: () => this.#keep(),
      onChange: () => this.#heedClocks(),
    });
    this.#retrospect = new Retrospect(
      { ...parts, details: this.#details },
      {
        game: () => this.#controller,
        onReady: () => this.#showTurns(),
        onJump: (cursor) => this.#jump(cursor),
        onShow: (standing, cause) => this.#showPlace(standing, cause),
        onMove: () => this.#showActions(),
        onLeave: () => this.#comeBack(),
        onTree: () => {
          this.#keep();
          this.#showTurns();
          this.#sayPlace();
        },
        onPending: (action) => this.#pend(action),
        onError: (error) => this.#troubles.explain(error),
      },
    );
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
    if (this.#game?.id === game.id && this.#controller) return;
    this.#game = game;
    this.#seats.clear();
    this.#start(this.#setup.resume(game.id));
  }

  /**
   * Shows the board of a game on which nobody plays yet, because a record of it is about to come.
   *
   * @param {Game} game
   */
  expect(game) {
    this.close();
    this.#game = game;
    this.#showHead({});
    const known = this.#parts.catalogue.known(game.id, {});
    if (known) this.#table.draw(known);
    this.#table.hold();
    this.#sayWaiting();
  }

  /** Says that a game is about to come, of which nothing is known yet. */
  wait() {
    this.#seats.clear();
    this.#sayWaiting();
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

  /** The record that is on the page, if there is one. */
  get record() {
    return this.#controller?.record ?? null;
  }

  /**
   * Goes to where another tab has brought the game that is on the page.
   *
   * @param {GameRecord} record
   */
  followOther(record) {
    this.#thinking.drop();
    this.#controller?.follow(record);
  }

  /** The page is looked at again: has a computer play on whose turn it is. */
  wake() {
    const controller = this.#controller;
    const state = controller?.state;
    if (!state || !this.#waits || controller.busy || this.#thinking.going || this.#clocks.stops) return;
    void this.#playComputer(controller, state, null);
  }

  /**
   * Makes the next game of a kind one against a computer for beginners.
   *
   * @param {Game} game
   */
  offerComputer(game) {
    this.#setup.offerComputer(game);
  }

  /** Leaves the page; the game is kept. */
  close() {
    this.#parts.notices.turnTo(null);
    this.#retrospect.forget();
    this.#thinking.drop();
    this.#clocks.stop();
    this.#controller?.close();
    this.#table.clear();
    this.#controller = null;
    this.#game = null;
    this.#shown = null;
  }

  undo() {
    if (this.#table.asked) {
      this.#table.unask();
      return;
    }
    if (this.#looking) {
      this.#looking.undo();
      return;
    }
    this.#thinking.drop();
    this.#controller?.undo();
  }

  redo() {
    if (this.#looking) {
      this.#looking.redo();
      return;
    }
    this.#thinking.drop();
    this.#controller?.redo();
  }

  /**
   * Looks so many turns back or on.
   *
   * @param {number} by
   */
  step(by) {
    if (this.#controller?.state) this.#retrospect.look((looking) => looking.step(by));
  }

  /** @param {Cursor} cursor */
  #jump(cursor) {
    this.#table.bringIntoView();
    this.#retrospect.look((looking) => {
      looking.pause();
      return looking.go(cursor);
    });
  }

  /** Goes to the field for typed turns. */
  type() {
    if (this.#controller?.state) this.#retrospect.type();
  }

  /** Says all that is on the page again, in the language that is chosen now; the game goes on. */
  sayAgain() {
    const controller = this.#controller;
    if (!controller || !this.#game) return;
    this.#showHead(controller.record.options);
    const standing = this.#standing;
    if (!standing) return;
    this.#position.sayAgain(standing, this.#looking);
    if (!this.#seats.search) this.#advice.analyse();
    this.#clocks.sayAgain();
    this.#showTurns();
    this.#showActions();
  }

  /** Asks what is to be played, and begins it. */
  chooseNewGame() {
    const controller = this.#controller;
    if (!this.#game) return;
    const over = controller?.state?.over === true;
    this.#setup.choose(this.#game, controller?.record, over, (record) => this.#begin(record));
  }

  /**
   * Begins another game; the one before stays in the list of games.
   *
   * @param {GameRecord} record
   */
  #begin(record) {
    this.#details.close();
    this.#start(record);
  }

  /** @param {GameRecord} record */
  #start(record) {
    const { catalogue, notices } = this.#parts;
    this.#thinking.drop();
    rememberShown(record.id);
    notices.turnTo(record.id);
    this.#showHead(record.options);
    this.#clocks.stop();
    this.#controller?.close();
    this.#retrospect.forget();
    this.#actions.reset();
    const controller = new GameController(this.#parts.engine, record, {
      onState: (state, cause) => this.#show(controller, state, cause),
      onPending: (action) => this.#pend(action),
      onTurns: () => this.#showTurns(),
      onError: (error, cut) => {
        if (cut !== null) this.#troubles.cut(controller.record, cut);
        else if (controller.state || !isRefusal(error)) this.#troubles.explain(error);
        else this.#giveUp(record);
      },
    });
    this.#controller = controller;
    this.#clocks.start(controller);
    // Until the new game is there, the old one may be looked at, but not played on.
    this.#table.hold();
    this.#shown = null;
    const known = catalogue.known(record.game, record.options);
    if (known) this.#table.draw(known);
    if (known && record.moves.length === 0 && record.partial === '' && record.position === null) {
      controller.open(catalogue.first(record.game).state);
      this.#retrospect.prepare();
      return;
    }
    this.#sayWaiting();
    this.#retrospect.prepare();
    void this.#fetchAndOpen(controller, record);
  }

  #sayWaiting() {
    this.#seats.wait();
    this.#actions.show(null, { undo: false, redo: false, busy: true });
  }

  /** @param {Options} options */
  #showHead(options) {
    if (!this.#game) return;
    const { l10n, masthead } = this.#parts;
    const resolved = resolve(this.#game.options, options);
    const match = this.#next.line(this.#controller?.record);
    const rules = rulesLine(l10n, this.#game, resolved);
    masthead.show(l10n.text(`${this.#game.id}-name`), match ? `${match} · ${rules}` : rules);
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
   * Begins a new game in place of one that cannot be shown at all.
   *
   * @param {GameRecord} record
   */
  #giveUp(record) {
    const next = begin(record.game, {});
    this.#troubles.giveUp(record, next.id);
    this.#start(next);
  }

  /** @param {string} action */
  #act(action) {
    // What is thought about the position as it was is of no use any more; a computer that is to
    // move in the game thinks on while other turns are tried.
    if (!this.#waits) this.#thinking.drop();
    (this.#looking?.trial ?? this.#controller)?.act(action);
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
    if (this.#clocks.judges(state, cause)) return;
    const { record } = controller;
    const waits = this.#waits;
    /** @type {Promise<void> | null} */
    let motion = null;
    if (!this.#looking) motion = this.#draw({ record, state }, cause, this.#mayPlay);
    else if (cause === 'act') this.#tell();
    reached('first-board');
    this.#showTurns();
    if (cause === 'same') {
      // Its players have ended it by the clock.
      if (state.over) void this.#showMatch({ record, state });
      return;
    }
    this.#troubles.pass();
    if (cause !== 'open') this.#parts.speech.say(this.#seats.spoken(board, state, this.#shown));
    this.#shown = state;
    this.#keep();
    void this.#showMatch({ record, state });
    // A tab that nobody looks at leaves the thinking to the one that is played in.
    if (cause === 'follow' && document.hidden) return;
    if (waits) void this.#playComputer(controller, state, motion);
    else this.#advice.analyse();
  }

  /** The clocks were stopped, go on, or have run out: nobody plays meanwhile. */
  #heedClocks() {
    const state = this.#controller?.state;
    const judged = state && this.#clocks.judges(state, 'same');
    this.#keep();
    if (!state || judged) return;
    if (this.#waits && this.#clocks.stops) this.#thinking.drop();
    if (!this.#looking) this.#comeBack();
  }

  /** Whether a person may play in the game as it stands. */
  get #mayPlay() {
    return this.#controller?.state?.over === false && !this.#waits && !this.#clocks.stops;
  }

  /**
   * Shows a position: where the game stands, or another one that is looked at.
   *
   * @param {Standing} standing
   * @param {Cause} cause
   * @param {boolean} interactive
   * @returns {Promise<void>} kept when it stands still
   */
  #draw(standing, cause, interactive) {
    const motion = this.#position.show(standing, { cause, interactive, looking: this.#looking });
    this.#showActions();
    this.#table.overlay = this.#actions.overlay;
    return motion;
  }

  /** @param {Standing} standing */
  async #showMatch(standing) {
    const { board } = this.#table;
    if (!board) return;
    try {
      await this.#next.show(standing, board);
    } catch (error) {
      this.#troubles.explain(error);
    }
    if (this.#controller?.state !== standing.state) return;
    this.#showHead(standing.record.options);
    this.#showActions();
  }

  /** Keeps the game as it stands. */
  #keep() {
    const controller = this.#controller;
    if (!controller?.state) return;
    const { record, state } = controller;
    this.#parts.saved.keep({ ...record, seats: seated(state.sides.length, record.seats) }, state);
  }

  /**
   * Has a computer think about its turn, and plays it once the turn before has been seen.
   *
   * @param {GameController} controller
   * @param {State} state
   * @param {Promise<void> | null} motion
   */
  async #playComputer(controller, state, motion) {
    if (this.#clocks.stops) return;
    const best = await this.#thinking.play({ record: controller.record, state });
    await motion;
    if (best && this.#controller === controller && controller.state === state) controller.playTurn(best.turn);
  }

  /** Whether the game waits for a computer. */
  get #waits() {
    const controller = this.#controller;
    return Boolean(controller?.state && !controller.state.over && isComputers(controller.record, controller.state));
  }

  /** Says that the game has gone on while one looks elsewhere. */
  #tell() {
    this.#retrospect.tell();
    this.#sayPlace();
  }

  /** Says how the game stands, or where one looks. */
  #sayPlace() {
    if (this.#standing) this.#position.say(this.#standing, this.#looking);
  }

  /**
   * Shows a position that is looked at.
   *
   * @param {Standing} standing
   * @param {Cause} cause
   */
  #showPlace(standing, cause) {
    const looking = this.#looking;
    const { state } = standing;
    // The board lies as it does in the game, whoever tries something.
    const { seats } = this.#controller?.record ?? standing.record;
    const record = { ...standing.record, seats };
    const motion = this.#draw({ record, state }, cause, looking?.trial !== null && !state.over);
    if (!looking?.playing) this.#parts.speech.say(this.#seats.heard);
    if (cause !== 'same') this.#advice.analyse();
    return motion;
  }

  /** Shows the game again as it stands. */
  #comeBack() {
    const controller = this.#controller;
    if (!controller?.state) return;
    const { record, state } = controller;
    const waits = this.#waits;
    void this.#draw({ record, state }, 'same', this.#mayPlay);
    this.#showTurns();
    if (waits && this.#thinking.going) this.#seats.think('turn');
    else if (waits) void this.#playComputer(controller, state, null);
    else this.#advice.analyse();
  }

  /** Says again whose turn it is, where a computer has thought for a person. */
  #rest() {
    const standing = this.#standing;
    if (standing && (this.#looking || !this.#waits)) this.#position.say(standing, this.#looking);
    this.#showActions();
  }

  /** What is on the board, with the record that leads to it; null until that is known. */
  get #standing() {
    if (this.#looking) return this.#looking.standing;
    const controller = this.#controller;
    return controller?.state ? { record: controller.record, state: controller.state } : null;
  }

  /** What looks back, while something else than the game as it stands is on the page. */
  get #looking() {
    return this.#retrospect.looking;
  }

  get #table() {
    return this.#position.table;
  }

  get #seats() {
    return this.#position.seats;
  }

  #showActions() {
    const controller = this.#looking?.trial ?? this.#controller;
    if (!controller) return;
    const { state, canUndo, canRedo, busy } = controller;
    const looking = this.#looking;
    const waits = this.#waits;
    const { going: thinking, search } = this.#thinking;
    const idle = state !== null && !thinking && !waits;
    const paused = this.#clocks.stops && !controller.state?.over;
    this.#actions.show(state, {
      undo: this.#table.asked || (looking ? looking.canGoBack : canUndo && !paused),
      redo: looking ? looking.canRedo : canRedo && !paused,
      back: controller.record.moves.length > 0,
      // What is tried, a person tries.
      busy: busy || (!looking && (thinking || waits)),
      hint: idle && !state.over && !paused,
      search: looking && search === 'turn' ? null : search,
      asked: this.#table.asked,
      again: this.#next.key(controller.record),
    });
  }

  #showTurns() {
    const controller = this.#controller;
    const { board } = this.#table;
    if (!board || !this.#game || !controller?.state) return;
    const { record, state, turns } = controller;
    const shown = { board, state, record, told: turns };
    this.#details.show(this.#game, shown, this.#seats.notes(state));
    this.#retrospect.show(controller, shown);
  }
}
