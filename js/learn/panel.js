/** What is said beside the board of a lesson, and the buttons under it. */

import { element, fill, write } from '../dom.js';
import { wordButton } from '../panels/buttons.js';

/** @import { L10n } from '../l10n.js' */

/**
 * @typedef {object} Button
 * @property {string} label
 * @property {() => void} run
 * @property {boolean} [main] what most people want next
 */

export class Panel {
  #place = element('p', { class: 'learn-place' });
  #task = element('p', { class: 'learn-task' });
  #said = element('p', { class: 'learn-said', role: 'status' });
  list = element('ol', { class: 'learn-list', role: 'list' });
  #buttons = element('div', { class: 'learn-buttons' });
  #choices = element('div', { class: 'learn-choices' });

  constructor() {
    this.words = element('div', { class: 'learn-words' }, this.#place, this.#task, this.#said);
    this.foot = element('div', { class: 'learn-foot' }, this.#choices, this.#buttons);
  }

  /**
   * @param {string} place where one is, such as “Step 2 of 8”
   * @param {string} task
   */
  show(place, task) {
    write(this.#place, place);
    write(this.#task, task);
    this.say('');
  }

  /**
   * Answers what was played.
   *
   * @param {string} text
   * @param {'right' | 'wrong' | null} [tone]
   */
  say(text, tone = null) {
    write(this.#said, text);
    if (tone) this.#said.dataset.tone = tone;
    else delete this.#said.dataset.tone;
  }

  /** @param {Button[]} buttons */
  offer(buttons) {
    const focused = this.foot.contains(document.activeElement);
    const made = buttons.map(({ label, run, main }) => wordButton(label, run, { 'data-quiet': !main }));
    fill(this.#buttons, ...made);
    if (focused) (made.find((button) => !('quiet' in button.dataset)) ?? made[0])?.focus();
  }

  /** @param {Button[]} choices what the game itself offers beside its board, such as ending a turn */
  choose(choices) {
    fill(this.#choices, ...choices.map(({ label, run }) => wordButton(label, run)));
  }

  /** @param {...HTMLElement} entries what can be gone to directly */
  number(...entries) {
    fill(this.list, ...entries.map((entry) => element('li', null, entry)));
  }
}

/**
 * A small button of the list: a number, and what stands for its state.
 *
 * @param {L10n} l10n
 * @param {object} entry
 * @param {number} entry.number
 * @param {string} entry.label
 * @param {boolean} entry.done
 * @param {boolean} entry.here
 * @param {() => void} entry.run
 */
export function listButton(l10n, { number, label, done, here, run }) {
  const spoken = done ? l10n.text('learn-done-label', { label }) : label;
  const button = element(
    'button',
    { type: 'button', class: 'learn-entry', 'data-done': done, 'aria-current': here && 'step', 'aria-label': spoken },
    String(number),
  );
  button.addEventListener('click', run);
  return button;
}
