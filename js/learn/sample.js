/** A whole game that plays itself, with a sentence at each turning point. */

/** @import { L10n } from '../l10n.js' */
/** @import { Desk } from './desk.js' */
/** @import { Panel } from './panel.js' */
/** @import { Sample as Game } from './types.js' */

/** Milliseconds between two turns, and how long there is to read for each letter of a sentence. */
const PAUSE = 900;
const LETTER = 45;

export class Sample {
  #l10n;
  #id;
  #game;
  #desk;
  #panel;
  #at = 0;
  /** @type {ReturnType<typeof setTimeout> | null} */ #timer = null;

  /**
   * @param {object} parts
   * @param {L10n} parts.l10n
   * @param {string} parts.game
   * @param {Game} parts.sample
   * @param {Desk} parts.desk
   * @param {Panel} parts.panel
   */
  constructor({ l10n, game, sample, desk, panel }) {
    this.#l10n = l10n;
    this.#id = game;
    this.#game = sample;
    this.#desk = desk;
    this.#panel = panel;
  }

  open() {
    void this.#go(0, false);
  }

  /** Stops playing by itself. */
  stop() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Writes what is to be said, in the language that is chosen now. */
  say() {
    const l10n = this.#l10n;
    const count = this.#game.moves.length;
    const at = this.#at;
    // Between two turning points the last one is what it is about.
    const note = this.#game.notes.filter((number) => number <= at).at(-1) ?? 0;
    const place = at === 0 ? l10n.text('learn-sample-start', { count }) : l10n.text('learn-sample-turn', { number: at, count, turn: this.#game.moves[at - 1] });
    this.#panel.show(place, l10n.text(`${this.#id}-sample-${note}`));
    const playing = this.#timer !== null;
    const back = { label: l10n.text('learn-back'), run: () => this.#step(-1) };
    const next = { label: l10n.text('learn-next'), run: () => this.#step(1) };
    const play = { label: l10n.text(playing ? 'learn-sample-pause' : 'learn-sample-play'), run: () => this.#toggle(), main: true };
    const again = { label: l10n.text('learn-sample-again'), run: () => this.open(), main: true };
    if (at === count) this.#panel.offer([back, again]);
    else this.#panel.offer(at === 0 ? [next, play] : [back, next, play]);
    this.#panel.number();
  }

  #toggle() {
    if (this.#timer === null) {
      void this.#go(this.#at + 1, true);
      return;
    }
    this.stop();
    this.say();
  }

  /** @param {number} by */
  #step(by) {
    this.stop();
    void this.#go(this.#at + by, false);
  }

  /**
   * @param {number} at
   * @param {boolean} on whether it goes on by itself
   */
  async #go(at, on) {
    this.stop();
    const forward = at > this.#at;
    this.#at = at;
    if (on && at < this.#game.moves.length) {
      const noted = this.#game.notes.includes(at);
      const reading = noted ? LETTER * this.#l10n.text(`${this.#id}-sample-${at}`).length : 0;
      this.#timer = setTimeout(() => void this.#go(at + 1, true), PAUSE + reading);
    }
    this.say();
    await this.#desk.set(null, this.#game.moves.slice(0, at), { animate: forward });
  }
}
