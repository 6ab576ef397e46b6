/** How the pieces of a tower lie above each other. */

/** How much higher each piece of a tower is drawn, in sizes of a piece, and the most for a tower. */
const STEP = 0.14;
const TALLEST = 0.62;

/** From how many pieces on a tower's height is written beside it. */
export const COUNTED = 3;

/**
 * How far below its point a piece of a tower is drawn, in board units; less than 0 is above it.
 *
 * @param {number} size of a piece
 * @param {number} height of the tower
 * @param {number} level of the piece in it
 */
export function sinking(size, height, level) {
  const step = size * Math.min(STEP, TALLEST / Math.max(1, height - 1));
  // A tower grows both ways, so that it stays over its point.
  return step * ((height - 1) * 0.45 - level);
}
