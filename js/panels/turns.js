/** The turns that were played, as a list. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill } from '../dom.js';

/** @import { Board, State, Turn } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

export class TurnsPanel {
  #l10n;
  #none;
  #list = element('ol', { class: 'turns', tabindex: 0 });

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#none = l10n.put(element('p', { class: 'quiet' }), 'turns-none');
    l10n.label(this.#list, 'turns');
    const heading = l10n.put(element('h3'), 'turns');
    this.element = element('section', { class: 'turns-panel' }, heading, this.#none, this.#list);
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {(Turn | undefined)[]} turns
   */
  show(board, state, turns) {
    this.#none.hidden = turns.length > 0;
    this.#list.hidden = turns.length === 0;
    this.#list.dataset.count = String(state.sides.length);
    fill(this.#list, ...turns.map((turn, index) => this.#turn(board, state, turn, index)));
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Turn | undefined} turn
   * @param {number} index
   */
  #turn(board, state, turn, index) {
    const side = turn && board.sides[state.sides[turn.seat]];
    return element(
      'li',
      { class: 'turn' },
      element('span', { class: 'turn-number', 'aria-hidden': 'true' }, String(index + 1)),
      side ? emblemIcon(side) : null,
      side ? element('span', { class: 'visually-hidden' }, this.#l10n.side(side)) : null,
      element('span', { class: 'turn-text' }, turn?.text ?? state.moves[index]),
    );
  }
}
