/** The time that each seat has left: so many minutes, and some seconds more for every turn. */

/** @import { ClockRecord } from '../types.js' */

/** What may be chosen. */
export const LIMITS = { minutes: { least: 0.5, most: 180 }, increment: { least: 0, most: 180 } };

export class Clock {
  #rules;
  #now;
  /** What was left to whoever played a turn, by turn; those after `#count` were taken back. */
  #turns;
  /** How many turns are played. */
  #count = 0;
  /** @type {number | null} whose turn it is; null: nobody's */ #seat = null;
  /** Milliseconds that the seat has used of this turn, until `#since`. */ #spent = 0;
  /** @type {number | null} when it began to run; null: it stands still */ #since = null;
  /** True while the players have stopped it. */ #held = false;
  /** @type {number | null} */ #kept;
  /** @type {number | null} */ #fallen;

  /**
   * @param {ClockRecord} record
   * @param {() => number} [now] milliseconds that only go forward
   */
  constructor({ turns, running, fallen, ...rules }, now = () => performance.now()) {
    this.#rules = rules;
    this.#now = now;
    this.#turns = turns;
    this.#kept = running;
    this.#fallen = fallen;
  }

  /** What is to be kept of it. @returns {ClockRecord} */
  get record() {
    const running = this.#seat === null || this.#count === 0 ? null : this.left(this.#seat);
    return { ...this.#rules, turns: this.#turns, running, fallen: this.#fallen };
  }

  /** True while the players have stopped it; it may be that nothing would run anyway. */
  get held() {
    return this.#held;
  }

  /** True while it is somebody's time, whether it is stopped or not. The first turn is free. */
  get begun() {
    return this.#count > 0 && this.#seat !== null && this.#fallen === null;
  }

  /** @returns {number | null} the seat whose turn it is */
  get seat() {
    return this.#seat;
  }

  /** True where a page that nobody sees stops the clock. */
  get away() {
    return this.#rules.away;
  }

  /** @returns {number | null} the seat that has lost by its time, as the players decided */
  get fallen() {
    return this.#fallen;
  }

  /**
   * Milliseconds that a seat has left, not below zero.
   *
   * @param {number} seat
   */
  left(seat) {
    const last = this.#turns.slice(0, this.#count).findLast(([own]) => own === seat);
    const before = last ? last[1] : this.#rules.minutes * 60_000;
    return Math.max(0, seat === this.#seat ? before - this.#used : before);
  }

  /**
   * Goes to where a game was opened. It is stopped there, if it has begun.
   *
   * @param {number} count how many turns are played
   * @param {number | null} seat whose turn it is
   */
  open(count, seat) {
    this.#turns = this.#turns.slice(0, count);
    this.#held = count > 0;
    this.#go(count, seat);
    if (seat !== null && this.#kept !== null) this.#spent = Math.max(0, this.left(seat) - this.#kept);
  }

  /**
   * A turn was played, whole; the next one begins.
   *
   * @param {number} count how many are played now
   * @param {number | null} seat whose turn it is now
   */
  play(count, seat) {
    const by = this.#seat;
    if (by !== null) {
      // The first turn of a game costs no time, and brings none.
      const more = this.#count > 0 ? this.#rules.increment * 1000 : 0;
      /** @type {[number, number]} */
      const turn = [by, this.left(by) + more];
      this.#turns = [...this.#turns.slice(0, this.#count), turn];
    }
    this.#go(count, seat);
  }

  /**
   * Turns were taken back or played again: everybody has the time they had then.
   *
   * @param {number} count
   * @param {number | null} seat
   */
  turn(count, seat) {
    this.#fallen = null;
    this.#go(count, seat);
  }

  hold() {
    this.#spent = this.#used;
    this.#since = null;
    this.#held = true;
  }

  release() {
    this.#held = false;
    if (this.begun) this.#since ??= this.#now();
  }

  /** The players say that the seat has lost whose time has run out. */
  fall() {
    this.hold();
    this.#fallen = this.#seat;
  }

  /** Milliseconds of this turn. */
  get #used() {
    return this.#spent + (this.#since === null ? 0 : this.#now() - this.#since);
  }

  /**
   * @param {number} count
   * @param {number | null} seat
   */
  #go(count, seat) {
    this.#count = count;
    this.#seat = seat;
    this.#spent = 0;
    this.#since = this.begun && !this.#held ? this.#now() : null;
  }
}

/**
 * A time as clocks show it: tenths when it gets tight.
 *
 * @param {number} milliseconds
 */
export function shown(milliseconds) {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
