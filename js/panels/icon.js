/** The page's small signs: strokes in a box of 24 by 24. */

import { svg } from '../dom.js';

const STROKES = {
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9.5a4.75 4.75 0 0 1 0 9.5H11',
  redo: 'm15 5 4.5 4.5L15 14m4-4.5H9.5a4.75 4.75 0 0 0 0 9.5H13',
  overlay:
    'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5-9.5-6.5-9.5-6.5z' +
    'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  hint: 'M9.5 18h5M10.5 21h3M9 15.2c-1.8-1.1-3-2.9-3-5.2a6 6 0 0 1 12 0c0 2.3-1.2 4.1-3 5.2V15.5H9z',
  look: 'M5 15.5v-3.2c0-1.5 3.1-2.8 7-2.8s7 1.3 7 2.8v3.2c0 1.5-3.1 2.8-7 2.8s-7-1.3-7-2.8zM5 12.3c0 1.5 3.1 2.8 7 2.8s7-1.3 7-2.8M12 6.5v-3m-4 3.6-1-2.2m9 2.2 1-2.2',
  more: 'M4 7h16M4 12h16M4 17h10',
  computer: 'M5 7.5h14v10H5zM12 7.5V4M9 11.5v2m6-2v2M2.5 11v3m19-3v3',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5m4-5.5v5.5',
  close: 'm6 6 12 12M18 6 6 18',
  first: 'M6 6v12M18 6l-7.5 6 7.5 6z',
  previous: 'M15.5 6 8 12l7.5 6z',
  next: 'm8.5 6 7.5 6-7.5 6z',
  last: 'M18 6v12M6 6l7.5 6L6 18z',
  play: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM10 8.5v7l5.5-3.5z',
  pause: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM10 9v6m4-6v6',
  branch: 'M7 4v16M7 15c0-4 3-5 5.5-5H17m-3.5-4L17.5 10l-4 4',
  back: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13M12 8.5V13l3 2',
  send: 'M5 12h13m-5.5-6 6 6-6 6',
};

/** @param {keyof typeof STROKES} name */
export function icon(name) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: STROKES[name] }),
  );
}
