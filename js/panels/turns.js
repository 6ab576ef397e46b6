/** The turns that were played, as a list, with the branches that leave them: each leads to its position. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill } from '../dom.js';
import { holder } from '../lines.js';
import { toolButton, wordButton } from './buttons.js';

/** @import { Cursor, Path } from '../lines.js' */
/** @import { Board, Branch, GameRecord, State, Turn } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/** Before each further step of a turn: `g3xe5xe3` is read as `g3 xe5 xe3`. */
const STEP = /(?<=\d)(?=x|[^a-z0-9])/i;

/** How many turns stand beside each other. */
const COLUMNS = 2;

/**
 * @typedef {object} Commands
 * @property {(cursor: Cursor) => void} jump
 * @property {() => void} play plays through all turns
 * @property {() => void} attempt lets other turns be tried
 * @property {() => void} promote makes the branch that is looked at the line that it leaves
 * @property {() => void} remove forgets it
 */

/**
 * What the list shows.
 *
 * @typedef {object} Turns
 * @property {Board} board
 * @property {State} state the newest one
 * @property {GameRecord} record
 * @property {(Turn | undefined)[]} told
 */

export class TurnsPanel {
  #l10n;
  #commands;
  #none;
  #list = element('ol', { class: 'turns' });
  #tools;
  #promote;
  #branchTools;
  /** @type {GameRecord | null} */ #record = null;
  /** @type {Cursor | null} */ #cursor = null;

  /**
   * @param {L10n} l10n
   * @param {Commands} commands
   */
  constructor(l10n, commands) {
    this.#l10n = l10n;
    this.#commands = commands;
    this.#none = l10n.put(element('p', { class: 'quiet' }), 'turns-none');
    l10n.label(this.#list, 'turns');
    this.#tools = element(
      'div',
      { class: 'turns-tools' },
      l10n.label(toolButton('play', '', commands.play), 'look-play'),
      l10n.label(toolButton('branch', '', commands.attempt), 'look-try-label'),
    );
    const quiet = { 'data-quiet': true };
    this.#promote = l10n.put(wordButton('', commands.promote, quiet), 'branch-promote');
    const remove = l10n.put(wordButton('', commands.remove, quiet), 'branch-delete');
    this.#branchTools = element('div', { class: 'branch-tools' }, this.#promote, remove);
    const heading = l10n.put(element('h3'), 'turns');
    this.element = element(
      'section',
      { class: 'turns-panel' },
      element('div', { class: 'turns-head' }, heading, this.#tools),
      this.#none,
      this.#list,
    );
  }

  /** @param {Turns} turns */
  show({ board, state, record, told }) {
    const focused = this.#list.contains(document.activeElement);
    const { moves, branches } = record;
    const empty = moves.length === 0 && branches.length === 0;
    this.#record = record;
    this.#none.hidden = !empty;
    this.#list.hidden = empty;
    this.#tools.hidden = empty;
    const rows = [];
    for (let first = 0; first <= moves.length; first += COLUMNS) {
      const end = Math.min(first + COLUMNS, moves.length);
      for (let index = first; index < end; index++) rows.push(this.#turn(board, state, told[index], moves[index], index));
      // The branches of a row follow it; those of the turn that is not played yet come last.
      const last = end === moves.length ? end : end - 1;
      const leaving = this.#branches(branches, [], first, last);
      if (leaving) rows.push(element('li', { class: 'turn-branches' }, leaving));
    }
    fill(this.#list, ...rows);
    this.mark(this.#cursor, true);
    if (focused) this.#current?.focus({ preventScroll: true });
  }

  /**
   * Marks the turn after which the position is looked at.
   *
   * @param {Cursor | null} cursor null: the game itself is on the page
   * @param {boolean} [canPromote]
   */
  mark(cursor, canPromote = this.#promote.hidden === false) {
    const record = this.#record;
    this.#cursor = cursor;
    if (!record) return;
    const focused = this.#list.contains(document.activeElement);
    for (const marked of this.#list.querySelectorAll('[tabindex="0"]')) {
      marked.setAttribute('tabindex', '-1');
      marked.removeAttribute('aria-current');
    }
    const ply = cursor?.ply ?? record.moves.length;
    const key = keyOf(cursor ? holder(record, cursor) : [], ply);
    const button = /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-turn="${key}"]`));
    const shown = button ?? /** @type {HTMLElement | null} */ (this.#list.querySelector('.turn-jump'));
    shown?.setAttribute('tabindex', '0');
    if (cursor && button) button.setAttribute('aria-current', 'step');
    this.#promote.hidden = !canPromote;
    const branch = cursor?.path.length ? this.#list.querySelector(`[data-path="${cursor.path.join('.')}"]`) : null;
    if (branch) branch.append(this.#branchTools);
    else this.#branchTools.remove();
    if (shown) this.#bringIntoView(cursor && !button ? null : branch ? this.#branchTools : shown);
    if (focused) shown?.focus({ preventScroll: true });
  }

  /** Scrolls to the turn that is marked. */
  reveal() {
    this.mark(this.#cursor);
  }

  get #current() {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector('[tabindex="0"]'));
  }

  /**
   * Scrolls the list, and nothing around it.
   *
   * @param {HTMLElement | null} shown null: the start
   */
  #bringIntoView(shown) {
    const list = this.#list;
    if (!shown) {
      list.scrollTop = 0;
      return;
    }
    const { top, bottom } = shown.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (top < view.top) list.scrollTop -= view.top - top;
    else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom;
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Turn | undefined} told
   * @param {string} text
   * @param {number} index
   */
  #turn(board, state, told, text, index) {
    const side = told && board.sides[state.sides[told.seat]];
    const sign = side ? [emblemIcon(side), element('span', { class: 'visually-hidden' }, this.#l10n.side(side))] : [];
    return element(
      'li',
      { class: 'turn', 'data-column': (index % COLUMNS) + 1 },
      this.#jump([], index, text, ...sign),
    );
  }

  /**
   * The branches that leave a line at some of its turns; null if none does.
   *
   * @param {Branch[]} branches
   * @param {Path} path of the line
   * @param {number} first
   * @param {number} last
   * @returns {HTMLElement | null}
   */
  #branches(branches, path, first, last) {
    const leaving = branches.flatMap((branch, index) =>
      branch.at >= first && branch.at <= last ? [this.#branch(branch, [...path, index])] : [],
    );
    if (leaving.length === 0) return null;
    const list = element('ul', { class: 'branches', role: 'list' }, ...leaving);
    return this.#l10n.label(list, 'branches');
  }

  /**
   * @param {Branch} branch
   * @param {Path} path
   */
  #branch({ at, moves, branches }, path) {
    const turns = moves.flatMap((text, index) => [
      this.#jump(path, at + index, text),
      // None leaves it at its first turn: that one would leave the line before.
      index > 0 && this.#branches(branches, path, at + index, at + index),
    ]);
    const end = at + moves.length;
    return element(
      'li',
      { class: 'branch', 'data-path': path.join('.') },
      ...turns,
      this.#branches(branches, path, end, end),
    );
  }

  /**
   * A turn as a button that leads to the position after it.
   *
   * @param {Path} path
   * @param {number} index
   * @param {string} text
   * @param {...Element} signs
   */
  #jump(path, index, text, ...signs) {
    const ply = index + 1;
    const steps = text.split(STEP).flatMap((step) => [element('span', { class: 'turn-step' }, step), element('wbr')]);
    const button = element(
      'button',
      { type: 'button', class: 'turn-jump', 'data-turn': keyOf(path, ply), tabindex: -1 },
      element('span', { class: 'turn-number' }, String(ply)),
      ...signs,
      element('span', { class: path.length === 0 ? 'turn-text' : 'branch-text' }, ...steps.slice(0, -1)),
    );
    button.addEventListener('click', () => this.#commands.jump({ path, ply }));
    return button;
  }
}

/**
 * @param {Path} path
 * @param {number} ply
 */
function keyOf(path, ply) {
  return [...path, `:${ply}`].join('.');
}
