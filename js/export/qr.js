/** A link as a square of dark and light that a phone's camera reads. */

import { make } from '../board/svg.js';
import { generate } from '../../vendor/lean-qr/index.mjs';

/** The light margin that readers need around the code, in modules. */
const MARGIN = 4;
/** The most bytes that the largest code holds. */
const MOST = 2953;

/**
 * Draws a text, black on white whatever the page's theme is.
 *
 * @param {string} text
 * @returns {SVGSVGElement | null} null for a text that is too long
 */
export function qr(text) {
  if (new TextEncoder().encode(text).length > MOST) return null;
  const code = generate(text);
  const size = code.size + 2 * MARGIN;
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  }
  return make('svg', { class: 'qr', viewBox: `${-MARGIN} ${-MARGIN} ${size} ${size}`, 'shape-rendering': 'crispEdges' }, [
    make('rect', { x: -MARGIN, y: -MARGIN, width: size, height: size, fill: '#fff' }),
    make('path', { d: path, fill: '#000' }),
  ]);
}
