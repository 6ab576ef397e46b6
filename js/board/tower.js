/** A look inside a tower: all its pieces, from top to bottom as they lie. */

import { html } from './svg.js';

/** @import { Art } from './art.js' */
/** @import { Speech } from './speech.js' */
/** @import { Piece } from './types.js' */

/**
 * @param {string} point
 * @param {Piece[]} tower from bottom to top
 * @param {Art} art
 * @param {Speech} speech
 */
export function towerSheet(point, tower, art, speech) {
  const items = [...tower].reverse().map((piece) =>
    html('li', { class: 'tower-piece' }, [art.icon(piece), html('span', {}, [speech.piece(piece)])]),
  );
  const title = speech.text('tower-title', { point, height: tower.length });
  return html('div', { class: 'tower-sheet', role: 'note', 'aria-label': title }, [
    html('div', { class: 'tower-title', 'aria-hidden': 'true' }, [title]),
    html('ol', { class: 'tower-pieces', reversed: '' }, items),
  ]);
}
