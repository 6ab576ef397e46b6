/** A small still picture of a board and its pieces. */

import { Art } from './board/art.js';
import { Pieces } from './board/pieces.js';
import { Points } from './board/points.js';
import { make, read } from './board/svg.js';

/** @import { Board, State } from './types.js' */

let count = 0;

/**
 * Draws a position; the picture says nothing to a screen reader.
 *
 * @param {Board} board
 * @param {Pick<State, 'pieces'>} state
 */
export function picture(board, state) {
  const prefix = `picture-${++count}-`;
  const art = new Art(board.art, prefix, board.sides);
  const pieces = new Pieces(art, new Points(board), board.pieceSize);
  pieces.show(state.pieces);
  return make('svg', { class: 'board-picture', viewBox: board.box.join(' '), 'aria-hidden': 'true' }, [
    art.defs,
    make('g', { class: 'board-drawing' }, read(board.drawing, prefix)),
    pieces.layer,
  ]);
}
