/** Buttons: one that says in a word what it does, and one that shows it as a sign. */

import { element } from '../dom.js';
import { icon } from './icon.js';

/** @import { Attributes } from '../dom.js' */

/**
 * @param {string} label
 * @param {(() => void) | null} run null: the form that it submits does
 * @param {Attributes} [attributes]
 */
export function wordButton(label, run, attributes) {
  const button = element('button', { type: 'button', class: 'button', ...attributes }, label);
  if (run) button.addEventListener('click', run);
  return button;
}

/**
 * @param {Parameters<typeof icon>[0]} sign
 * @param {string} label for a screen reader
 * @param {() => void} run
 */
export function toolButton(sign, label, run) {
  const button = element('button', { type: 'button', class: 'tool', 'aria-label': label }, icon(sign));
  button.addEventListener('click', run);
  return button;
}
