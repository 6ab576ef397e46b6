/** The page's small signs: strokes in a box of 24 by 24. */

import { svg } from '../dom.js';

const STROKES = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h3',
  overlay: 'M4 4h4v4H4zm6 6h4v4h-4zm6 6h4v4h-4zM18 4.5v3m-1.500-1.500h3M6 16.500v3m-1.500-1.500h3M18 10.500v3m-1.500-1.500h3M12 4.500v3m-1.500-1.500h3',
  more: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
};

/** @param {keyof typeof STROKES} name */
export function icon(name) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: STROKES[name] }),
  );
}
