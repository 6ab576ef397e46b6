/** What the strongest level thinks: of the position on the board, and of a whole game at its end. */

import { element, fill, find, svg, write } from '../dom.js';
import { wordButton } from './buttons.js';
import { onOff } from './choice.js';
import { number, signed } from './number.js';

/** @import { Board, State, Thought, Turn } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

const WIDTH = 300;
const HEIGHT = 90;
/** Room at the edges for the rings. */
const MARGIN = 6;
/** How many turns of a line are shown: the far ones are guesses. */
const LINE = 6;
const TURNING_POINTS = 3;
/** A turn that loses less than this is not worth a word. */
const LEAST_LOSS = 1;

/**
 * A turn and what it cost the one who played it.
 *
 * @typedef {{ turn: number, text: string, side: string, loss: number }} TurningPoint
 */

/**
 * @typedef {object} Commands
 * @property {(on: boolean) => void} analyse switches the running analysis on and off
 * @property {() => void} review has the whole game valued
 * @property {(ply: number) => void} jump goes to the position after so many turns
 */

export class AnalysisPanel {
  #l10n;
  #value = element('p', { class: 'analysis-value' });
  #line = element('p', { class: 'analysis-line quiet' });
  #graph = element('div', { class: 'analysis-graph' });
  #review;
  #jump;
  #on = false;
  /** @type {{ line: SVGElement, x: (turn: number) => number } | null} */ #here = null;
  /** @type {number | null} the turn that is looked at */ #ply = null;

  /**
   * @param {L10n} l10n
   * @param {Commands} commands
   */
  constructor(l10n, { analyse, review, jump }) {
    this.#l10n = l10n;
    this.#jump = jump;
    const toggle = onOff({
      name: 'analysis',
      label: '',
      value: false,
      help: [''],
      onChange: (on) => {
        this.#on = on;
        if (!on) this.clear();
        analyse(on);
      },
    });
    l10n.put(find('.flag span', toggle), 'analysis');
    l10n.put(find('.help p', toggle), 'analysis-help');
    this.#review = l10n.put(wordButton('', review, { 'data-quiet': true }), 'review');
    this.element = element('section', { class: 'analysis-panel' }, toggle, this.#value, this.#line, this.#review, this.#graph);
    this.clear();
  }

  get on() {
    return this.#on;
  }

  /** Forgets what was thought of another position. */
  clear() {
    this.#value.hidden = true;
    this.#line.hidden = true;
  }

  /**
   * Offers the review at the end of a game for two, whose value is one number.
   *
   * @param {State} state
   */
  offer(state) {
    this.#review.hidden = !state.over || state.sides.length !== 2;
    if (!state.over) fill(this.#graph);
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Thought} thought
   */
  show(board, state, { score, exact, depth, line }) {
    if (!this.#on) return;
    const side = board.sides[state.sides[state.seat]];
    const key = exact ? 'analysis-exact' : 'analysis-estimate';
    this.#value.hidden = false;
    this.#line.hidden = false;
    write(this.#value, this.#l10n.text(key, { side, score: signed(this.#l10n, score), depth }));
    write(this.#line, this.#l10n.text('analysis-line', { line: line.slice(0, LINE).join('  ') }));
  }

  /**
   * Draws the values after each turn, seen by the first side, as far as they are known.
   *
   * @param {Board} board
   * @param {State} state
   * @param {(Turn | undefined)[]} told
   * @param {number[]} values the first is that of the start
   */
  draw(board, state, told, values) {
    const most = Math.max(1, ...values.map(Math.abs));
    const turns = state.moves.length;
    const x = (/** @type {number} */ turn) => MARGIN + (turn / Math.max(1, turns)) * (WIDTH - 2 * MARGIN);
    /** @type {(turn: number) => [number, number]} */
    const place = (turn) => [
      x(turn),
      HEIGHT / 2 - (values[turn] / most) * (HEIGHT / 2 - MARGIN),
    ];
    const points = values.map((_, turn) => place(turn).map((n) => n.toFixed(1)).join()).join(' ');
    const turning = this.#turningPoints(board, state, told, values);
    const label = this.#l10n.text('review-label', { side: board.sides[state.sides[0]], turns });
    const line = svg('line', { class: 'plot-here', y1: 0, y2: HEIGHT });
    this.#here = { line, x };
    this.mark(this.#ply);
    const graph = svg(
      'svg',
      { class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
      svg('path', { class: 'graph-level', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      line,
      svg('polyline', { class: 'graph-line', points }),
      ...turning.map(({ turn }) => {
        const [cx, cy] = place(turn);
        return svg('circle', { class: 'graph-turning', cx, cy, r: 4 });
      }),
    );
    graph.addEventListener('click', ({ clientX }) => {
      const { left, width } = graph.getBoundingClientRect();
      const across = ((clientX - left) / width) * WIDTH - MARGIN;
      const turn = Math.round((across / (WIDTH - 2 * MARGIN)) * turns);
      this.#jump(Math.max(0, Math.min(turn, turns)));
    });
    const list = turning.map((point) => {
      const text = this.#l10n.text('review-turning', { ...point, loss: number(this.#l10n, point.loss) });
      const button = element('button', { type: 'button', class: 'turn-jump' }, text);
      button.addEventListener('click', () => this.#jump(point.turn));
      return element('li', null, button);
    });
    const progress = values.length <= turns && element('p', { class: 'quiet' }, this.#l10n.text('review-running', { done: values.length - 1, turns }));
    fill(
      this.#graph,
      element('p', { class: 'quiet' }, label),
      graph,
      progress,
      list.length > 0 && element('h4', { class: 'quiet' }, this.#l10n.text('review-costs')),
      list.length > 0 && element('ul', { class: 'graph-list', role: 'list' }, ...list),
    );
  }

  /**
   * Marks the turn that is looked at among the values.
   *
   * @param {number | null} ply null: none
   */
  mark(ply) {
    this.#ply = ply;
    if (!this.#here) return;
    const { line, x } = this.#here;
    line.setAttribute('visibility', ply === null ? 'hidden' : 'visible');
    for (const end of ['x1', 'x2']) line.setAttribute(end, x(ply ?? 0).toFixed(1));
  }

  /**
   * The turns that cost most, in the order they were played.
   *
   * @param {Board} board
   * @param {State} state
   * @param {(Turn | undefined)[]} told
   * @param {number[]} values
   * @returns {TurningPoint[]}
   */
  #turningPoints(board, state, told, values) {
    return values
      .slice(1)
      .map((value, index) => {
        const seat = told[index]?.seat ?? index % 2;
        const gain = (value - values[index]) * (seat === 0 ? 1 : -1);
        const side = board.sides[state.sides[seat]];
        return { turn: index + 1, text: state.moves[index], side, loss: -gain };
      })
      .filter(({ loss }) => loss >= LEAST_LOSS)
      .sort((one, other) => other.loss - one.loss)
      .slice(0, TURNING_POINTS)
      .sort((one, other) => one.turn - other.turn);
  }
}
