/** The clocks of the game on the page; what they take comes with the first game that has some. */

/** @import { Clocks } from './clocks/clocks.js' */
/** @import { Cause, GameController } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { PositionView } from './position.js' */
/** @import { Speech } from './speech.js' */
/** @import { State } from './types.js' */

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Speech} speech
 * @property {(act: (made: typeof Clocks) => void) => void} clocks brings what games with clocks need
 */

/**
 * The page, as far as clocks change it.
 *
 * @typedef {object} Stage
 * @property {() => void} onKeep the times are to be kept with the game
 * @property {() => void} onChange the clocks were stopped, go on, or have run out
 */

export class Timekeeping {
  #parts;
  #position;
  #stage;
  /** @type {GameController | null} */ #controller = null;
  /** @type {Clocks | null} */ #clocks = null;

  /**
   * @param {Parts} parts
   * @param {PositionView} position
   * @param {Stage} stage
   */
  constructor(parts, position, stage) {
    this.#parts = parts;
    this.#position = position;
    this.#stage = stage;
  }

  /** True while nobody may play: stopped, or out of time. */
  get stops() {
    return this.#clocks?.stops ?? false;
  }

  /**
   * Puts clocks beside the players of a game that has some.
   *
   * @param {GameController} controller
   */
  start(controller) {
    this.#controller = controller;
    if (!controller.record.clock) return;
    const { clocks, l10n, speech } = this.#parts;
    clocks((Clocks) => {
      const { clock } = controller.record;
      if (this.#controller !== controller || !clock) return;
      this.#clocks = new Clocks(l10n, clock, {
        onKeep: (record) => {
          controller.time(record);
          this.#stage.onKeep();
        },
        onChange: () => this.#stage.onChange(),
        onDrop: () => this.#drop(controller),
        onSay: (text) => speech.say(text),
      });
      this.#position.seats.dress = (seats) => this.#clocks?.dress(seats);
      const { state } = controller;
      if (state && !this.judges(state, 'open')) this.#stage.onChange();
    });
  }

  /** Takes the clocks away. */
  stop() {
    this.#controller = null;
    this.#clocks?.close();
    this.#clocks = null;
    this.#position.seats.dress = null;
  }

  /**
   * Lets the clocks go along with the game; true where the players have ended it by them.
   *
   * @param {State} state
   * @param {Cause} cause
   */
  judges(state, cause) {
    const { board } = this.#position.table;
    const controller = this.#controller;
    if (!this.#clocks || !controller || !board) return false;
    this.#clocks.follow(board, state, cause);
    controller.held = this.#clocks.stops;
    const judged = this.#clocks.judge(board, state);
    if (judged === state) return false;
    controller.declare(judged);
    return true;
  }

  /** Says all of it again, in the language that is chosen now. */
  sayAgain() {
    this.#clocks?.sayAgain();
  }

  /**
   * The game goes on without clocks.
   *
   * @param {GameController} controller
   */
  #drop(controller) {
    this.stop();
    controller.time(null);
    controller.held = false;
    this.#stage.onChange();
  }
}
