/** Puzzles: positions with one best turn. */

import { listButton } from './panel.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Board, State } from '../types.js' */
/** @import { Desk } from './desk.js' */
/** @import { Panel } from './panel.js' */
/** @import { Progress } from './progress.js' */
/** @import { Puzzle } from './types.js' */

export class Puzzles {
  #l10n;
  #game;
  #board;
  #puzzles;
  #desk;
  #panel;
  #progress;
  #at = 0;
  /** @type {'asked' | 'wrong' | 'right' | 'shown'} */ #now = 'asked';
  /** Whose turn it is in the puzzle. @type {string | null} */ #side = null;

  /**
   * @param {object} parts
   * @param {L10n} parts.l10n
   * @param {string} parts.game
   * @param {Board} parts.board
   * @param {Puzzle[]} parts.puzzles
   * @param {Desk} parts.desk
   * @param {Panel} parts.panel
   * @param {Progress} parts.progress
   */
  constructor({ l10n, game, board, puzzles, desk, panel, progress }) {
    this.#l10n = l10n;
    this.#game = game;
    this.#board = board;
    this.#puzzles = puzzles;
    this.#desk = desk;
    this.#panel = panel;
    this.#progress = progress;
    const { solved } = progress.of(game);
    this.#at = Math.max(0, puzzles.findIndex(({ position }) => !solved.includes(position)));
  }

  /** Sets up the puzzle at which one is. */
  async open() {
    this.#now = 'asked';
    this.#side = null;
    this.say();
    const state = await this.#desk.set(this.#puzzle.position, [], { interactive: true });
    if (!state) return;
    this.#side = this.#board.sides[state.sides[state.seat]];
    this.say();
  }

  /** Writes what is to be said, in the language that is chosen now. */
  say() {
    const l10n = this.#l10n;
    const number = this.#at + 1;
    const count = this.#puzzles.length;
    const { grade, name, turn } = this.#puzzle;
    const own = name && `${this.#game}-puzzle-${name}`;
    const side = this.#side;
    const task = own ? l10n.text(own) : side ? l10n.text('learn-puzzle-task', { side }) : '';
    const place = l10n.text('learn-puzzle', { number, count });
    this.#panel.show(l10n.text('learn-puzzle-graded', { place, grade }), task);
    if (this.#now === 'right') this.#panel.say(l10n.text('learn-puzzle-right'), 'right');
    if (this.#now === 'wrong') this.#panel.say(l10n.text('learn-puzzle-wrong'), 'wrong');
    if (this.#now === 'shown') this.#panel.say(l10n.text('learn-puzzle-shown', { turn }));
    this.#offer();
    const { solved } = this.#progress.of(this.#game);
    this.#panel.number(
      ...this.#puzzles.map(({ position }, index) =>
        listButton(l10n, {
          number: index + 1,
          label: l10n.text('learn-puzzle', { number: index + 1, count }),
          done: solved.includes(position),
          here: index === this.#at,
          run: () => this.#go(index),
        }),
      ),
    );
  }

  /**
   * A turn was played.
   *
   * @param {State} state
   */
  async turn(state) {
    const puzzle = this.#puzzle;
    const played = state.moves[state.moves.length - 1];
    // Several ways may lead to one and the same position.
    const right = played === puzzle.turn || (await this.#desk.text(puzzle.position, [puzzle.turn])) === state.text;
    if (puzzle !== this.#puzzle || this.#now !== 'asked') return;
    this.#now = right ? 'right' : 'wrong';
    if (right) this.#progress.solved(this.#game, puzzle.position);
    this.say();
  }

  get #puzzle() {
    return this.#puzzles[this.#at];
  }

  #offer() {
    const l10n = this.#l10n;
    const next = { label: l10n.text('learn-puzzle-next'), run: () => this.#go((this.#at + 1) % this.#puzzles.length) };
    const again = { label: l10n.text('learn-again'), run: () => void this.open() };
    const show = { label: l10n.text('learn-show'), run: () => void this.#show() };
    if (this.#now === 'asked') this.#panel.offer([next, show]);
    else if (this.#now === 'wrong') this.#panel.offer([next, show, { ...again, main: true }]);
    else this.#panel.offer([again, { ...next, main: true }]);
  }

  async #show() {
    const puzzle = this.#puzzle;
    this.#now = 'shown';
    this.say();
    await this.#desk.set(puzzle.position, [], {});
    if (puzzle === this.#puzzle && this.#now === 'shown') {
      await this.#desk.set(puzzle.position, [puzzle.turn], { animate: true });
    }
  }

  /** @param {number} index */
  #go(index) {
    this.#at = index;
    void this.open();
  }
}
