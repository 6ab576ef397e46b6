/** What a choice of boards and pieces looks like. */

import { make } from '../board/svg.js';
import { picture } from '../picture.js';

/** @import { Board, State } from '../types.js' */
/** @import { Piece } from '../board/types.js' */

/** How far from each other pieces are laid on a board that is empty at the start. */
const STRIDE = 23;

/** The surfaces of a sample, and the sides of the pieces on each of them. */
const SAMPLE = [
  { surface: 'board-light', sides: ['black'] },
  { surface: 'board-dark', sides: ['white'] },
  { surface: 'board-wood', sides: ['red', 'gold', 'blue'] },
];

const USUAL = 'card';

/**
 * A small picture of a game with some pieces on its board.
 *
 * @param {{ board: Board, state: State }} first
 */
export function preview({ board, state }) {
  return picture(board, { pieces: laid(board, state.pieces) });
}

/**
 * A strip of surfaces in the colours of one theme.
 *
 * @param {string} theme
 */
export function sample(theme) {
  const strip = make('g', { 'data-board': theme });
  for (const [x, { surface, sides }] of SAMPLE.entries()) {
    strip.append(make('rect', { class: surface, x, width: 1, height: 1 }));
    for (const [index, side] of sides.entries()) strip.append(spot(side, x, (index + 0.5) / sides.length, sides.length));
  }
  // A theme says only what it has different from the usual one, which need not be the page's.
  return make('svg', { class: 'sample', 'data-board': USUAL, viewBox: '0 0 3 1', 'aria-hidden': 'true' }, [strip]);
}

/**
 * @param {string} side
 * @param {number} x
 * @param {number} along
 * @param {number} count
 */
function spot(side, x, along, count) {
  const across = count === 1 ? 0.5 : 0.5 + (Math.abs(along - 0.5) < 0.1 ? 0.2 : -0.16);
  const r = count === 1 ? 0.3 : 0.17;
  const circle = make('circle', { class: 'art-body', 'stroke-width': 0.05, cx: x + along, cy: across, r });
  return make('g', { 'data-side': side }, [circle]);
}

/**
 * Pieces as they stand; where none does, those in hand, here and there.
 *
 * @param {Board} board
 * @param {Piece[]} pieces
 */
function laid(board, pieces) {
  const names = board.points.map(({ name }) => name);
  if (pieces.some(({ point }) => names.includes(point))) return pieces;
  return pieces.map((piece, index) => ({ ...piece, level: 0, point: names[(index * STRIDE + 4) % names.length] }));
}
