/** The signs on the buttons: outlines in a box of 24 by 24. */

import { make } from './nodes.js';

const OUTLINES = {
  first: 'M6 5v14M18 5.5 9.5 12l8.5 6.5z',
  back: 'm15 5.5-8 6.5 8 6.5z',
  forward: 'm9 5.5 8 6.5-8 6.5z',
  last: 'M18 5v14M6 5.5l8.5 6.5L6 18.5z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
};

/** @param {keyof typeof OUTLINES} name */
export function sign(name) {
  return make('svg', { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' }, [make('path', { d: OUTLINES[name] })]);
}

/**
 * A button that shows a sign and says what it does.
 *
 * @param {keyof typeof OUTLINES} name
 * @param {string} label
 * @param {() => void} run
 */
export function signButton(name, label, run) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.setAttribute('aria-label', label);
  button.append(sign(name));
  button.addEventListener('click', run);
  return button;
}
