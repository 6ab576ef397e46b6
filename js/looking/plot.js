/** The score over the turns, as a line for each side; a tap goes to the turn below it. */

import { element, fill, svg } from '../dom.js';
import { number } from '../panels/number.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Turns } from '../panels/turns.js' */

const WIDTH = 300;
const HEIGHT = 72;
/** Room above and below for the thickness of a line. */
const MARGIN = 4;
/** So many turns make a line worth looking at. */
const LEAST = 3;

export class ScorePlot {
  #l10n;
  #host;
  #onJump;
  #length = 0;
  /** @type {SVGLineElement | null} */ #here = null;

  /**
   * @param {L10n} l10n
   * @param {HTMLElement} host
   * @param {(ply: number) => void} onJump
   */
  constructor(l10n, host, onJump) {
    this.#l10n = l10n;
    this.#host = host;
    this.#onJump = onJump;
  }

  /** @param {Turns} turns */
  show({ board, state, told }) {
    const known = told.flatMap((turn) => (turn?.scores ? [turn.scores] : []));
    this.#length = told.length;
    this.#here = null;
    if (known.length < told.length || told.length < LEAST) {
      fill(this.#host);
      return;
    }
    const all = known.flat();
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const height = (/** @type {number} */ score) =>
      HEIGHT - MARGIN - ((score - least) / Math.max(1, most - least)) * (HEIGHT - 2 * MARGIN);
    const lines = known[0].map((_, seat) => {
      const points = known.map((row, index) => `${this.#x(index + 1).toFixed(1)},${height(row[seat]).toFixed(1)}`).join(' ');
      return svg('polyline', { class: 'plot-line', 'data-side': board.sides[state.sides[seat]], points });
    });
    const edges = lines.map((line) => {
      const edge = /** @type {SVGPolylineElement} */ (line.cloneNode());
      edge.setAttribute('class', 'plot-edge');
      return edge;
    });
    const here = svg('line', { class: 'plot-here', y1: 0, y2: HEIGHT });
    this.#here = here;
    const list = known[known.length - 1].map((score, seat) =>
      this.#l10n.text('score-label', { side: board.sides[state.sides[seat]], score: number(this.#l10n, score) }),
    );
    const label = this.#l10n.text('plot-label', { list: list.join(', ') });
    const picture = svg(
      'svg',
      { class: 'plot', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
      here,
      ...edges,
      ...lines,
    );
    picture.addEventListener('click', ({ clientX }) => {
      const { left, width } = picture.getBoundingClientRect();
      this.#onJump(1 + Math.round(((clientX - left) / width) * (this.#length - 1)));
    });
    const heading = element('h4', { class: 'quiet' }, this.#l10n.text('plot'));
    fill(this.#host, heading, picture);
  }

  /**
   * Marks the turn that is looked at.
   *
   * @param {number | null} ply null: none
   */
  mark(ply) {
    const here = this.#here;
    if (!here) return;
    here.setAttribute('visibility', ply === null ? 'hidden' : 'visible');
    const x = this.#x(ply ?? 0).toFixed(1);
    here.setAttribute('x1', x);
    here.setAttribute('x2', x);
  }

  /** @param {number} ply from 1; the start, of which no score is told, is where the line begins */
  #x(ply) {
    return (Math.max(0, ply - 1) / Math.max(1, this.#length - 1)) * WIDTH;
  }
}
