/** The clocks of a game on the page: times beside the names, a pause, and what happens at the end of time. */

import { element, fill, find, write } from '../dom.js';
import { wordButton } from '../panels/buttons.js';
import { Clock, shown } from './clock.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Cause } from '../game.js' */
/** @import { Board, ClockRecord, State } from '../types.js' */

/** Milliseconds between looks at the clock. */
const TICK = 100;
/** Milliseconds after which a running clock is kept again: no more is lost with the page. */
const KEEP = 5000;
/** What is said when so many seconds are left, in a game that is long enough for it. */
const WARNINGS = [30, 10];
const LOW = 0.2;

/**
 * @typedef {object} Listener
 * @property {(record: ClockRecord) => void} onKeep this is how the clock stands now
 * @property {() => void} onChange it was stopped, goes on, has run out, or the players said what that means
 * @property {() => void} onDrop the game goes on without clocks
 * @property {(text: string) => void} onSay
 */

export class Clocks {
  #l10n;
  #clock;
  #listener;
  /** @type {Board | null} */ #board = null;
  /** @type {State | null} */ #state = null;
  /** @type {{ seat: number, time: HTMLElement }[]} */ #times = [];
  #warnings;
  /** @type {number | null} seconds that were said last */ #said = null;
  #opened = false;
  #keptAt = performance.now();
  #pause;
  #cover = element('div', { class: 'clock-cover' });
  #listening = new AbortController();
  #ticking;

  /**
   * @param {L10n} l10n
   * @param {ClockRecord} record
   * @param {Listener} listener
   */
  constructor(l10n, record, listener) {
    this.#l10n = l10n;
    this.#clock = new Clock(record);
    this.#listener = listener;
    this.#warnings = WARNINGS.filter((seconds) => seconds <= record.minutes * 60 * LOW);
    this.#pause = l10n.put(wordButton('', () => this.#toggle(), { class: 'button clock-pause', 'data-quiet': true }), 'clock-pause');
    find('.seats').append(this.#pause);
    find('.table').append(this.#cover);
    const { signal } = this.#listening;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    window.addEventListener('pagehide', () => this.#keep(), { signal });
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  /** How the clock stands. */
  get record() {
    return this.#clock.record;
  }

  /** True while nobody may play: stopped, or out of time. */
  get stops() {
    return this.#clock.begun && (this.#clock.held || this.#flagged);
  }

  /**
   * A state as the players see it: over, if they said so when somebody's time had run out.
   *
   * @param {Board} board
   * @param {State} state
   * @returns {State}
   */
  judge(board, state) {
    const { fallen } = this.#clock;
    if (fallen === null || state.over) return state;
    const two = state.sides.length === 2;
    const side = board.sides[state.sides[two ? 1 - fallen : fallen]];
    const status = { key: two ? 'status-time-won' : 'status-time-lost', args: { side } };
    const ranks = two ? state.sides.map((_, seat) => (seat === fallen ? 2 : 1)) : null;
    return { ...state, over: true, legal: [], choices: [], notes: [], ranks, status };
  }

  /**
   * Goes along with the game.
   *
   * @param {Board} board
   * @param {State} state as the engine tells it
   * @param {Cause} cause
   */
  follow(board, state, cause) {
    this.#board = board;
    const before = this.#state;
    this.#state = state;
    const count = state.moves.length;
    const seat = state.over ? null : state.seat;
    if (!this.#opened) this.#clock.open(count, seat);
    else if (cause === 'act' && before && count > before.moves.length) this.#clock.play(count, seat);
    else if (before && count !== before.moves.length) this.#clock.turn(count, seat);
    this.#opened = true;
    this.#said = null;
    this.#settle();
  }

  /**
   * Puts the times into the seats, which were drawn anew.
   *
   * @param {Iterable<Element>} seats
   */
  dress(seats) {
    this.#times = [...seats].map((item, seat) => {
      const time = element('span', { class: 'seat-clock', role: 'timer', 'aria-live': 'off' });
      item.append(time);
      return { seat, time };
    });
    this.#tick();
  }

  /** Says it again, in the language that is chosen now. */
  sayAgain() {
    this.#settle();
  }

  /** Takes the clocks off the page. */
  close() {
    this.#keep();
    clearInterval(this.#ticking);
    this.#listening.abort();
    this.#pause.remove();
    this.#cover.remove();
    for (const { time } of this.#times) time.remove();
    delete find('.game').dataset.clock;
  }

  /** @returns {boolean} whether the seat whose turn it is has no time left */
  get #flagged() {
    const { seat, begun } = this.#clock;
    return begun && seat !== null && this.#clock.left(seat) === 0;
  }

  #toggle() {
    if (this.#clock.held) this.#clock.release();
    else this.#clock.hold();
    this.#keep();
    this.#settle();
    this.#listener.onChange();
    if (!this.#clock.held) this.#pause.focus();
  }

  /** The page is seen, or is not seen any more. */
  #look() {
    if (!document.hidden) return;
    if (this.#clock.away && this.#clock.begun && !this.#clock.held) this.#toggle();
    this.#keep();
  }

  #keep() {
    this.#keptAt = performance.now();
    this.#listener.onKeep(this.#clock.record);
  }

  #tick() {
    const { seat: running, begun, held } = this.#clock;
    for (const { seat, time } of this.#times) {
      const left = this.#clock.left(seat);
      write(time, shown(left));
      time.toggleAttribute('data-runs', begun && !held && seat === running);
      time.toggleAttribute('data-low', left <= (this.#warnings[0] ?? 0) * 1000);
    }
    if (running === null || !begun || held) return;
    if (this.#flagged) {
      this.#clock.hold();
      this.#keep();
      this.#settle();
      this.#listener.onChange();
      return;
    }
    if (performance.now() - this.#keptAt >= KEEP) this.#keep();
    const seconds = Math.ceil(this.#clock.left(running) / 1000);
    const warning = this.#warnings.findLast((limit) => seconds <= limit) ?? null;
    if (warning === null || warning === this.#said) return;
    this.#said = warning;
    this.#listener.onSay(this.#l10n.text('clock-low', { side: this.#side(running), seconds: warning }));
  }

  /** @param {number} seat */
  #side(seat) {
    return this.#board && this.#state ? this.#board.sides[this.#state.sides[seat]] : '';
  }

  /** Shows what may be done: pause, go on, or decide. */
  #settle() {
    const { begun, held } = this.#clock;
    const is = this.#flagged ? 'flagged' : begun && held ? 'held' : 'runs';
    find('.game').dataset.clock = is;
    this.#pause.hidden = !begun || is !== 'runs';
    fill(this.#cover, ...(is === 'flagged' ? this.#verdict() : is === 'held' ? this.#rest() : []));
    if (is !== 'runs' && !document.querySelector('dialog[open]')) this.#cover.querySelector('button')?.focus();
    this.#tick();
  }

  #rest() {
    return [
      this.#l10n.put(element('p', { class: 'clock-words' }), 'clock-held'),
      this.#l10n.put(wordButton('', () => this.#toggle()), 'clock-go-on'),
    ];
  }

  /** What time that has run out means is for the players to say, not for the rules. */
  #verdict() {
    const { seat } = this.#clock;
    const state = this.#state;
    if (seat === null || !state) return [];
    const side = this.#side(seat);
    const two = state.sides.length === 2;
    const key = two ? 'clock-won' : 'clock-lost';
    const end = wordButton(this.#l10n.text(key, { side: two ? this.#side(1 - seat) : side }), () => {
      this.#clock.fall();
      this.#keep();
      this.#settle();
      this.#listener.onChange();
    });
    const goOn = this.#l10n.put(wordButton('', () => this.#listener.onDrop(), { 'data-quiet': true }), 'clock-without');
    return [element('p', { class: 'clock-words', role: 'alert' }, this.#l10n.text('clock-out', { side })), end, goOn];
  }
}
