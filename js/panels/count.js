/** The count at the end, line by line; a line that is pointed at shows its points on the board. */

import { Art } from '../board/art.js';
import { emblemIcon } from '../board/emblems.js';
import { make } from '../board/svg.js';
import { element, fill } from '../dom.js';
import { number } from './number.js';

/** @import { Board, State, Tally } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

export class CountPanel {
  #l10n;
  #light;
  #sides = element('div', { class: 'count-sides' });
  #pictures = element('div');
  /** @type {Art | null} */ #art = null;
  #hint;
  /** @type {Tally | null} */ #kept = null;

  /**
   * @param {L10n} l10n
   * @param {(line: Tally | null) => void} light shows the points of a line, or none
   */
  constructor(l10n, light) {
    this.#l10n = l10n;
    this.#light = light;
    this.#hint = l10n.put(element('p', { class: 'quiet' }), 'count-hint');
    this.element = element(
      'section',
      { class: 'count-panel', hidden: true },
      l10n.put(element('h3'), 'count'),
      this.#hint,
      this.#pictures,
      this.#sides,
    );
  }

  /**
   * @param {Board} board
   * @param {State} state
   */
  show(board, state) {
    this.#kept = null;
    this.element.hidden = !state.over || state.tally.length === 0;
    if (this.element.hidden) return;
    this.#hint.hidden = !state.tally.some(({ points }) => points.length > 0);
    this.#art = new Art(board.art, 'count-', board.sides);
    const unseen = { class: 'board-sprite', width: 0, height: 0, 'aria-hidden': 'true' };
    fill(this.#pictures, make('svg', unseen, [this.#art.defs]));
    const sides = [...new Set(state.tally.map(({ side }) => side))];
    fill(this.#sides, ...sides.map((side) => this.#side(board, state, side)));
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {number} side
   */
  #side(board, state, side) {
    const lines = state.tally.filter((line) => line.side === side);
    const total = lines.reduce((sum, { value }) => sum + value, 0);
    const token = board.sides[side];
    const rows = lines.map((line) => this.#line(board, state, line));
    return element(
      'section',
      { class: 'count-side' },
      element('h4', null, emblemIcon(token), this.#l10n.side(token)),
      element('ul', { class: 'count-lines', role: 'list' }, ...rows),
      // One line is its own sum, and a place is none.
      lines.length > 1 &&
        element(
          'p',
          { class: 'count-total' },
          element('span', null, this.#l10n.text('count-total')),
          element('span', { class: 'count-value' }, number(this.#l10n, total)),
        ),
    );
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Tally} line
   */
  #line(board, state, line) {
    const content = [
      element('span', { class: 'count-label' }, ...this.#label(board, state, line)),
      element('span', { class: 'count-value' }, number(this.#l10n, line.value)),
    ];
    if (line.points.length === 0) return element('li', { class: 'count-line' }, ...content);
    const attributes = { type: 'button', class: 'count-line', 'aria-pressed': 'false' };
    const button = element('button', attributes, ...content);
    button.addEventListener('pointerenter', () => this.#light(line));
    button.addEventListener('pointerleave', () => this.#light(this.#kept));
    button.addEventListener('click', () => {
      this.#kept = this.#kept === line ? null : line;
      for (const other of this.element.querySelectorAll('[aria-pressed]')) {
        other.setAttribute('aria-pressed', String(other === button && this.#kept !== null));
      }
      this.#light(this.#kept);
    });
    return element('li', null, button);
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Tally} line
   */
  #label(board, state, { piece: id, label, side, points }) {
    if (label) return [this.#l10n.text(label, { side: board.sides[side] })];
    const piece = state.pieces.find((candidate) => candidate.id === id);
    if (!piece) return [points.join(' ')];
    const name = this.#l10n.text(`${state.game}-piece`, {
      kind: piece.kind ?? 'hidden',
      side: piece.side === null ? 'none' : board.sides[piece.side],
    });
    const onBoard = board.points.some((point) => point.name === piece.point);
    return [
      this.#art?.icon(piece),
      element('span', { class: onBoard ? 'visually-hidden' : null }, name),
      onBoard && ` ${piece.point}`,
    ];
  }
}
