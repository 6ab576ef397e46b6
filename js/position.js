/** The position on the page: its board, its players with their scores, and what is said of it. */

import { find } from './dom.js';
import { SeatsPanel } from './panels/seats.js';
import { Table } from './table.js';

/** @import { Cause } from './game.js' */
/** @import { Looking } from './looking/looking.js' */
/** @import { Listener, Standing } from './table.js' */

/** How a state comes about that is reached on the board by a turn. @type {Cause[]} */
const MOVING = ['act', 'redo', 'follow'];

export class PositionView {
  #l10n;
  #page = find('.game');

  /**
   * @param {ConstructorParameters<typeof Table>[0]} parts
   * @param {Listener} listener
   */
  constructor(parts, listener) {
    this.#l10n = parts.l10n;
    this.table = new Table(parts, listener);
    this.seats = new SeatsPanel(parts.l10n);
  }

  /**
   * Shows where the game stands, or another position that is looked at.
   *
   * @param {Standing} standing
   * @param {object} how
   * @param {Cause} how.cause
   * @param {boolean} how.interactive
   * @param {Looking | null} how.looking null: it is the game as it stands
   * @returns {Promise<void>} kept when it stands still
   */
  show({ record, state }, { cause, interactive, looking }) {
    const { board } = this.table;
    if (!board) return Promise.resolve();
    this.#nameSides({ record, state });
    const motion = this.table.show({ record, state }, { animate: MOVING.includes(cause), interactive });
    this.say({ record, state }, looking);
    return motion;
  }

  /**
   * Says how a position stands, and where in the game it is.
   *
   * @param {Standing} standing
   * @param {Looking | null} looking
   */
  say({ record, state }, looking) {
    const { board } = this.table;
    if (!board) return;
    this.seats.show(board, state, record.seats);
    if (!looking) {
      delete this.#page.dataset.looking;
      return;
    }
    this.#page.dataset.looking = looking.trial ? 'trying' : 'past';
    const { path, ply } = looking.cursor ?? { path: [], ply: 0 };
    const status = this.#l10n.message(state.status);
    this.seats.say(this.#l10n.text(placeKey(looking, path, ply), { turn: ply, turns: looking.length, status }));
  }

  /**
   * Says all of it again, in the language that is chosen now.
   *
   * @param {Standing} standing
   * @param {Looking | null} looking
   */
  sayAgain(standing, looking) {
    this.#nameSides(standing);
    this.table.sayAgain();
    const { search } = this.seats;
    this.say(standing, looking);
    if (search) this.seats.think(search);
  }

  /** @param {Standing} standing */
  #nameSides({ record, state }) {
    const { board } = this.table;
    if (!board) return;
    const names = state.sides.map((side, seat) => {
      const who = record.seats[seat];
      return [board.sides[side], who?.kind === 'person' ? who.name : null];
    });
    this.#l10n.setNames(Object.fromEntries(names));
  }
}

/**
 * The text that says which place is looked at.
 *
 * @param {Looking} looking
 * @param {number[]} path
 * @param {number} ply
 */
function placeKey(looking, path, ply) {
  if (looking.trial) return 'look-at-try';
  if (path.length > 0) return 'look-at-branch';
  return ply === 0 ? 'look-at-start' : 'look-at-turn';
}
