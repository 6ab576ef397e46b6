/** The row of buttons while one looks back; it takes the place of the game's own, and no more room. */

import { element, fill, find } from '../dom.js';
import { toolButton } from '../panels/buttons.js';
import { icon } from '../panels/icon.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Looking } from './looking.js' */

export class LookingRow {
  #actions = find('.actions');
  #looking;
  #first;
  #previous;
  #pause;
  #next;
  #last;
  #game;

  /**
   * @param {L10n} l10n
   * @param {Looking} looking
   */
  constructor(l10n, looking) {
    this.#looking = looking;
    /** @type {(sign: Parameters<typeof icon>[0], key: string, run: () => unknown) => HTMLButtonElement} */
    const button = (sign, key, run) => {
      const made = l10n.label(toolButton(sign, '', () => possible(made) && run()), key);
      made.classList.add('look-step');
      made.dataset.look = sign;
      return made;
    };
    /** @type {(run: () => unknown) => () => void} */
    const byHand = (run) => () => {
      looking.pause();
      run();
    };
    this.#first = button('first', 'look-first', byHand(() => looking.first()));
    this.#previous = button('previous', 'look-previous', byHand(() => looking.step(-1)));
    this.#pause = button('pause', 'look-pause', () => looking.pause());
    this.#next = button('next', 'look-next', byHand(() => looking.step(1)));
    this.#last = button('last', 'look-last', byHand(() => looking.last()));
    const attempt = element('button', { type: 'button', class: 'action', 'data-look': 'branch' }, icon('branch'));
    attempt.append(l10n.put(element('span', { class: 'action-label' }), 'look-try'));
    attempt.addEventListener('click', () => void looking.try());
    this.#game = element('button', { type: 'button', class: 'button look-game' });
    this.#game.append(l10n.put(element('span'), 'look-game'), element('span', { class: 'look-news' }));
    this.#game.addEventListener('click', () => looking.leave());
    const row = element('div', { class: 'look-row' });
    fill(row, this.#first, this.#previous, this.#pause, this.#next, this.#last, attempt, this.#game);
    find('.action-more', this.#actions).before(row);
  }

  /** Shows what can be done where one looks. */
  show() {
    const { on, trial, playing, canGoBack, canGoOn } = this.#looking;
    const had = this.#actions.contains(document.activeElement);
    if (!on) {
      delete this.#actions.dataset.looking;
      delete this.#game.dataset.news;
    } else this.#actions.dataset.looking = trial ? 'trying' : 'past';
    this.#pause.hidden = !playing;
    this.#actions.toggleAttribute('data-playing', playing);
    enable(this.#first, canGoBack);
    enable(this.#previous, canGoBack);
    enable(this.#next, canGoOn);
    enable(this.#last, canGoOn);
    // The button that had the focus may be gone with its row.
    if (had && document.activeElement instanceof HTMLElement && !isSeen(document.activeElement)) {
      const other = on ? (trial ? this.#game : playing ? this.#pause : this.#previous) : find('[data-action=back]', this.#actions);
      other.focus();
    }
  }

  /** The game has gone on meanwhile. */
  tell() {
    this.#game.dataset.news = '';
  }
}

/**
 * @param {HTMLElement} button
 * @param {boolean} can
 */
function enable(button, can) {
  button.setAttribute('aria-disabled', String(!can));
}

/** @param {HTMLElement} button */
function possible(button) {
  return button.getAttribute('aria-disabled') !== 'true';
}

/** @param {HTMLElement} target */
function isSeen(target) {
  return target.getClientRects().length > 0;
}
