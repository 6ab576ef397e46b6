/** Who plays, how it stands, whose turn it is, and what has to be done now. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill, find, write } from '../dom.js';
import { icon } from './icon.js';
import { number } from './number.js';

/** @import { Board, Seat, State, Thought } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/** @typedef {'turn' | 'hint'} Search what the computer seeks: a turn of its own, or one to advise */

export class SeatsPanel {
  #l10n;
  #scores = find('.scores');
  #status = find('.status');
  #notes = find('.notes');
  /** @type {((seats: Iterable<Element>) => void) | null} puts more into the seats */ #dress = null;
  /** @type {Search | null} what it says is being sought */ #search = null;

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
  }

  /**
   * @param {Board} board
   * @param {State} state
   * @param {Seat[]} players
   */
  show(board, state, players) {
    const tokens = state.sides.map((side) => board.sides[side]);
    fill(this.#scores, ...tokens.map((side, seat) => this.#seat(side, seat, state, players[seat])));
    this.#scores.dataset.count = String(tokens.length);
    this.#dress?.(this.#scores.children);
    delete this.#status.dataset.waiting;
    this.#search = null;
    write(this.#status, this.#l10n.message(state.status));
    const notes = this.notes(state);
    fill(this.#notes, ...notes.map((note) => element('li', null, note, ' ')));
  }

  /** @param {((seats: Iterable<Element>) => void) | null} dress called whenever the seats are drawn */
  set dress(dress) {
    this.#dress = dress;
    dress?.(this.#scores.children);
  }

  /**
   * Says that the computer thinks, and how far it has come, or that a hint is sought.
   *
   * @param {Search} search
   * @param {Thought} [thought]
   */
  think(search, thought) {
    this.#search = search;
    const text = thought && search === 'turn'
      ? this.#l10n.text('status-thinking-depth', { depth: thought.depth })
      : this.#l10n.text(search === 'hint' ? 'status-hint' : 'status-thinking');
    write(this.#status, text);
  }

  /**
   * Says something else than whose turn it is.
   *
   * @param {string} text
   */
  say(text) {
    write(this.#status, text);
  }

  /** What it says now. */
  get heard() {
    return this.#status.textContent ?? '';
  }

  /** What it says is being sought; null while it says something else. */
  get search() {
    return this.#search;
  }

  /** Says, unless it is over in a moment, that the game is still being set up. */
  wait() {
    this.#status.dataset.waiting = '';
    write(this.#status, this.#l10n.text('status-waiting'));
    fill(this.#notes);
  }

  /** Forgets who played, for another game. */
  clear() {
    fill(this.#scores);
  }

  /**
   * What matters now, in sentences; at the end first of all why it ended.
   *
   * @param {State} state
   */
  notes(state) {
    const notes = state.notes.map((note) => this.#l10n.message(note));
    return state.reason ? [this.#l10n.text(`${state.game}-reason-${state.reason}`), ...notes] : notes;
  }

  /**
   * What a screen reader hears when the game has gone on: of the notes only those that are new.
   *
   * @param {Board} board
   * @param {State} state
   * @param {State | null} before
   */
  spoken(board, state, before) {
    const known = before ? this.notes(before) : [];
    const notes = this.notes(state).filter((note) => !known.includes(note));
    const spoken = [this.#l10n.message(state.status), ...notes].map(sentence).join(' ');
    if (!state.scores) return spoken;
    const list = state.scores
      .map((score, seat) => this.#l10n.text('score-label', { side: board.sides[state.sides[seat]], score }))
      .join(', ');
    return `${spoken} ${this.#l10n.text('score-spoken', { list })}`;
  }

  /**
   * @param {string} side
   * @param {number} seat
   * @param {State} state
   * @param {Seat | undefined} player
   */
  #seat(side, seat, state, player) {
    const score = state.scores?.[seat] ?? null;
    const turn = !state.over && state.seat === seat;
    const won = state.over && state.ranks?.[seat] === 1;
    return element(
      'li',
      { class: 'seat', 'data-turn': turn, 'data-won': won, 'data-side': side },
      emblemIcon(side),
      element(
        'span',
        { class: 'seat-name' },
        this.#l10n.side(side),
        player?.kind === 'computer' && this.#computer(player.level ?? 1),
      ),
      turn && element('span', { class: 'visually-hidden' }, this.#l10n.text('score-to-move')),
      score !== null && element('span', { class: 'seat-score' }, number(this.#l10n, score)),
      state.over && state.ranks && sayMore(state.ranks)
        ? element('span', { class: 'seat-rank' }, this.#l10n.text('rank', { rank: state.ranks[seat] }))
        : null,
    );
  }

  /**
   * That a computer plays, in little room: a sign and its level.
   *
   * @param {number} level
   */
  #computer(level) {
    return element(
      'span',
      { class: 'seat-player' },
      element('span', { class: 'visually-hidden' }, this.#l10n.text('seat-computer', { level })),
      element('span', { class: 'seat-level', 'aria-hidden': 'true' }, icon('computer'), String(level)),
    );
  }
}

/**
 * A text that ends as a sentence does.
 *
 * @param {string} text
 */
function sentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/**
 * Ranks say more than who won only where more than two play.
 *
 * @param {number[]} ranks
 */
function sayMore(ranks) {
  return ranks.length > 2;
}
