/** A lesson: do this, see why, step by step. */

import { met } from './goal.js';
import { listButton } from './panel.js';

/** @import { L10n } from '../l10n.js' */
/** @import { State } from '../types.js' */
/** @import { Desk } from './desk.js' */
/** @import { Panel } from './panel.js' */
/** @import { Progress } from './progress.js' */
/** @import { Step } from './types.js' */

export class Lesson {
  #l10n;
  #game;
  #steps;
  #desk;
  #panel;
  #progress;
  #onPlay;
  #at = 0;
  /** @type {'asked' | 'wrong' | 'right' | 'shown'} */ #now = 'asked';

  /**
   * @param {object} parts
   * @param {L10n} parts.l10n
   * @param {string} parts.game
   * @param {Step[]} parts.steps
   * @param {Desk} parts.desk
   * @param {Panel} parts.panel
   * @param {Progress} parts.progress
   * @param {() => void} parts.onPlay a game against the computer is wanted
   */
  constructor({ l10n, game, steps, desk, panel, progress, onPlay }) {
    this.#l10n = l10n;
    this.#game = game;
    this.#steps = steps;
    this.#desk = desk;
    this.#panel = panel;
    this.#progress = progress;
    this.#onPlay = onPlay;
    const { steps: taken } = progress.of(game);
    this.#at = taken < steps.length ? taken : 0;
  }

  /** Sets the step up at which one is. */
  open() {
    this.#now = 'asked';
    this.say();
    void this.#desk.set(this.#steps[this.#at].position, [], { interactive: true });
  }

  /** Writes what is to be said, in the language that is chosen now. */
  say() {
    const l10n = this.#l10n;
    const number = this.#at + 1;
    const count = this.#steps.length;
    const key = `${this.#game}-lesson-${number}`;
    this.#panel.show(l10n.text('learn-step', { number, count }), l10n.text(key));
    const why = l10n.text(`${key}-why`);
    if (this.#now === 'right') this.#panel.say(l10n.text('learn-right', { why }), 'right');
    if (this.#now === 'shown') this.#panel.say(why, 'right');
    if (this.#now === 'wrong') this.#panel.say(l10n.text('learn-wrong'), 'wrong');
    this.#offer();
    const taken = this.#progress.of(this.#game).steps;
    this.#panel.number(
      ...this.#steps.map((_, index) =>
        listButton(l10n, {
          number: index + 1,
          label: l10n.text('learn-step', { number: index + 1, count }),
          done: index < taken,
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
   * @param {number} seat
   */
  turn(state, seat) {
    if (this.#now !== 'asked') return;
    this.#now = met(this.#steps[this.#at].goal, state, seat) ? 'right' : 'wrong';
    if (this.#now === 'right') this.#progress.taken(this.#game, this.#at + 1);
    this.say();
  }

  #offer() {
    const l10n = this.#l10n;
    const last = this.#at === this.#steps.length - 1;
    const again = { label: l10n.text('learn-again'), run: () => this.open(), main: this.#now === 'wrong' };
    const back = { label: l10n.text('learn-back'), run: () => this.#go(this.#at - 1) };
    const next = { label: l10n.text('learn-next'), run: () => this.#go(this.#at + 1), main: true };
    const play = { label: l10n.text('learn-play'), run: this.#onPlay, main: true };
    const show = { label: l10n.text('learn-show'), run: () => void this.#show() };
    const backs = this.#at > 0 ? [back] : [];
    if (this.#now === 'asked') this.#panel.offer([...backs, show]);
    else if (this.#now === 'wrong') this.#panel.offer([...backs, show, again]);
    else this.#panel.offer([...backs, again, last ? play : next]);
  }

  async #show() {
    const step = this.#steps[this.#at];
    this.#now = 'shown';
    this.say();
    await this.#desk.set(step.position, [], {});
    if (step === this.#steps[this.#at] && this.#now === 'shown') {
      await this.#desk.set(step.position, [step.show], { animate: true });
    }
  }

  /** @param {number} index */
  #go(index) {
    this.#at = index;
    this.open();
  }
}
