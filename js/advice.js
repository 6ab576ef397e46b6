/** What the computer tells those who play: hints, an analysis, the values of a whole game. */

/** @import { GameController } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { PositionView } from './position.js' */
/** @import { Speech } from './speech.js' */
/** @import { Standing } from './table.js' */
/** @import { Thinking } from './thinking.js' */

/**
 * @typedef {object} Stage
 * @property {() => Standing | null} standing what is on the board; null until that is known
 * @property {() => boolean} waits whether the game waits for a computer
 */

export class Advice {
  #l10n;
  #speech;
  #thinking;
  #position;
  #stage;

  /**
   * @param {{ l10n: L10n, speech: Speech }} parts
   * @param {Thinking} thinking
   * @param {PositionView} position
   * @param {Stage} stage
   */
  constructor({ l10n, speech }, thinking, position, stage) {
    this.#l10n = l10n;
    this.#speech = speech;
    this.#thinking = thinking;
    this.#position = position;
    this.#stage = stage;
  }

  /** Thinks about what is on the board, where that is wanted. */
  analyse() {
    const standing = this.#stage.standing();
    // There is one search at a time, and the game goes first.
    if (standing && !this.#stage.waits()) void this.#thinking.analyse(standing);
  }

  /**
   * Values a finished game turn by turn.
   *
   * @param {GameController | null} controller
   */
  review(controller) {
    if (!controller?.state) return;
    const { record, state, turns } = controller;
    void this.#thinking.review({ record, state }, turns);
  }

  /** Shows the first step of the turn that the strongest level would play. */
  async hint() {
    const standing = this.#stage.standing();
    if (!standing || standing.state.over || this.#stage.waits()) return;
    const best = await this.#thinking.hint(standing);
    if (!best) return;
    this.#position.table.hint(best.actions[0]);
    this.#speech.say(this.#l10n.text('hint-spoken', { turn: best.turn }));
  }
}
