/** The keys of the board: arrows go along neighbours, Enter acts, N finds what can act. */

/** @import { Cells } from './cells.js' */
/** @import { Points } from './points.js' */
/** @import { Place } from './types.js' */

/**
 * What the keys ask for.
 *
 * @typedef {object} Commands
 * @property {(point: string) => void} act Enter or Space
 * @property {() => boolean} clear Escape; false where there was nothing to clear
 * @property {(point: string) => void} look I: the tower that stands there
 * @property {(point: string) => boolean} useful whether something can be done there
 */

export class Keyboard {
  /** @type {Place | null} */
  #goal = null;
  #cells;
  #points;
  #commands;

  /**
   * @param {SVGSVGElement} board
   * @param {Cells} cells
   * @param {Points} points
   * @param {Commands} commands
   * @param {AbortSignal} signal
   */
  constructor(board, cells, points, commands, signal) {
    this.#cells = cells;
    this.#points = points;
    this.#commands = commands;
    board.addEventListener('keydown', (event) => this.#press(event), { signal });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const point = this.#cells.pointOf(event.target);
    if (point === null || event.altKey || event.metaKey) return;
    if (this.#move(point, event) || this.#command(point, event)) event.preventDefault();
  }

  /**
   * @param {string} point
   * @param {KeyboardEvent} event
   */
  #move(point, { key, shiftKey, ctrlKey }) {
    if (key.startsWith('Arrow') && !ctrlKey) {
      const here = this.#points.at(point);
      const vertical = key === 'ArrowUp' || key === 'ArrowDown';
      const goal = this.#goal ?? here;
      const next = this.#points.neighbour(point, key, shiftKey, goal);
      if (next !== null) {
        this.#cells.focus(next);
        const there = this.#points.at(next);
        // Only the coordinate across the way is kept: going on in this direction stays in line.
        this.#goal = shiftKey ? there : vertical ? { x: goal.x, y: there.y } : { x: there.x, y: goal.y };
      }
      return true;
    }
    this.#goal = null;
    const line = ctrlKey ? this.#points.reading : this.#points.line(point);
    if (key === 'Home' || key === 'End') {
      this.#cells.focus((key === 'Home' ? line[0] : line[line.length - 1]) ?? point);
      return true;
    }
    if (key.toLowerCase() === 'n' && !ctrlKey) {
      const next = this.#next(point, key === 'N' || shiftKey ? -1 : 1);
      if (next !== null) this.#cells.focus(next);
      return true;
    }
    return false;
  }

  /**
   * The next point in reading order at which something can be done.
   *
   * @param {string} point
   * @param {1 | -1} way
   */
  #next(point, way) {
    const order = this.#points.reading;
    const start = order.indexOf(point);
    for (let step = 1; step <= order.length; step++) {
      const other = order[(start + way * step + order.length * 2) % order.length];
      if (other !== undefined && this.#commands.useful(other)) return other;
    }
    return null;
  }

  /**
   * @param {string} point
   * @param {KeyboardEvent} event
   */
  #command(point, { key, ctrlKey, repeat }) {
    if (ctrlKey) return false;
    if (key === 'Enter' || key === ' ') {
      if (!repeat) this.#commands.act(point);
      return true;
    }
    if (key === 'Escape') return this.#commands.clear();
    if (key.toLowerCase() === 'i') {
      this.#commands.look(point);
      return true;
    }
    return false;
  }

  /** Forgets the line in which the arrows went. */
  reset() {
    this.#goal = null;
  }
}
