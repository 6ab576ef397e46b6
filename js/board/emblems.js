/**
 * The sides' emblems: a small sign for each colour, so that a colour never has to be told by itself.
 *
 * The page may show them beside names: call `installEmblems()` once, then
 * `<svg class="emblem" data-side="red"><use href="#side-red"/></svg>` draws the sign in the side's
 * colour (css/board/colours.css). A colour that has no sign of its own has a round one.
 */

import { make } from './svg.js';

/** Outlines in a box of 16 by 16, by colour. */
const OUTLINES = {
  white: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
  black: 'M3 3h10v10h-10z',
  red: 'M8 2.2l6.4 11.3h-12.8z',
  orange: 'M5.8 2h4.4v3.8h3.8v4.4h-3.8v3.8h-4.4v-3.8h-3.8v-4.4h3.8z',
  gold: 'M8 1.2l1.95 4.3l4.7.53l-3.5 3.17l.96 4.62l-4.11-2.33l-4.11 2.33l.96-4.62l-3.5-3.17l4.7-.53z',
  green: 'M8 1.3l5 6.7l-5 6.7l-5-6.7z',
  blue: 'M8 1.3c2.7 3.6 4.7 5.7 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.6 2-4.7 4.7-8.3z',
  violet: 'M5.3 2.2a6.6 6.6 0 1 1-.8 10.6a5.6 5.6 0 0 0 .8-10.6z',
  slate: 'M2.2 3h11.6v3.7h-11.6zM2.2 9.3h11.6v3.7h-11.6z',
};

const SPRITE = 'board-emblems';

/** Puts the emblems into the document as symbols, once. */
export function installEmblems() {
  if (document.getElementById(SPRITE)) return;
  const symbols = Object.entries(OUTLINES).map(([side, outline]) =>
    make('symbol', { id: `side-${side}`, viewBox: '0 0 16 16' }, [make('path', { d: outline })]),
  );
  document.body.append(
    make('svg', { id: SPRITE, class: 'board-sprite', width: 0, height: 0, 'aria-hidden': 'true' }, symbols),
  );
}

/**
 * Draws a side's emblem.
 *
 * @param {string} side a colour's token
 * @param {Record<string, string | number>} attributes
 */
export function emblem(side, attributes) {
  const known = side in OUTLINES ? side : Object.keys(OUTLINES)[0];
  return make('use', { href: `#side-${known}`, ...attributes });
}

/**
 * A side's emblem as a picture that stands in text.
 *
 * @param {string} side
 */
export function emblemIcon(side) {
  const box = { x: 0, y: 0, width: 16, height: 16 };
  const picture = { class: 'emblem', 'data-side': side, viewBox: '0 0 16 16', 'aria-hidden': 'true' };
  return make('svg', picture, [emblem(side, box)]);
}
