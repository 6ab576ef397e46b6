/** The table of the page: the drawn board with its trays, and how it lies before the players. */

import { BoardView } from './board/view.js';
import { find } from './dom.js';
import { showRoutes } from './routes.js';

/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Settings } from './settings.js' */
/** @import { Speech } from './speech.js' */
/** @import { Board, GameRecord, State, Tally } from './types.js' */

/** The overlay by which the count shows the points of a line. */
const COUNTED = 'count';

/**
 * A state with the record that leads to it.
 *
 * @typedef {{ record: GameRecord, state: State }} Standing
 */

/**
 * @typedef {object} Listener
 * @property {(action: string) => void} onAct an action was chosen on the board
 * @property {(point: string | null) => void} onTower a tower can be looked into, or none
 * @property {() => void} [onAsked] an action waits for confirmation, or does not any more
 */

export class Table {
  #l10n;
  #settings;
  #engine;
  #speech;
  #listener;
  /** @type {Board | null} */ #board = null;
  /** @type {BoardView | null} */ #view = null;
  /** @type {Standing | null} */ #standing = null;
  /** @type {string | null} */ #overlay = null;
  #degrees = 0;
  #asked = false;

  /**
   * @param {{ l10n: L10n, settings: Settings, engine: Engine, speech: Speech }} parts
   * @param {Listener} listener
   */
  constructor({ l10n, settings, engine, speech }, listener) {
    this.#l10n = l10n;
    this.#settings = settings;
    this.#engine = engine;
    this.#speech = speech;
    this.#listener = listener;
    settings.follow(() => {
      this.#view?.setSettings(settings.forBoard());
      this.#turn();
    });
  }

  get board() {
    return this.#board;
  }

  /** Whether an action waits for the player's confirmation. */
  get asked() {
    return this.#asked;
  }

  /** Plays what waits for confirmation. */
  confirm() {
    this.#view?.confirm();
  }

  /** Takes back what waits for confirmation; it stays chosen. */
  unask() {
    this.#view?.unask();
  }

  /**
   * Draws an empty board, unless it is the one that is drawn.
   *
   * @param {Board} board
   */
  draw(board) {
    if (this.#board === board) return;
    this.clear();
    this.#board = board;
    find('.table').style.setProperty('--aspect', String(board.box[2] / board.box[3]));
    find('.game').dataset.trays = String(board.trays.length);
    const view = new BoardView({
      host: find('.board-host'),
      trays: { above: find('[data-place=above]'), below: find('[data-place=below]') },
      l10n: this.#l10n,
      settings: this.#settings.forBoard(),
    });
    view.on('act', ({ action }) => this.#listener.onAct(action));
    view.on('say', ({ text }) => this.#speech.say(text));
    view.on('tower', ({ point }) => this.#listener.onTower(point));
    view.on('asked', ({ asked }) => {
      this.#asked = asked;
      this.#listener.onAsked?.();
    });
    showRoutes(view, this.#engine, () => this.#standing);
    view.setBoard(board);
    this.#view = view;
    this.#listener.onTower(null);
  }

  /** Takes the board away. */
  clear() {
    this.#view?.destroy();
    this.#view = null;
    this.#board = null;
    this.#standing = null;
    this.#overlay = null;
    this.#degrees = 0;
  }

  /**
   * Shows a state.
   *
   * @param {Standing} standing
   * @param {{ animate: boolean, interactive: boolean }} how
   * @returns {Promise<void>} kept when it stands still
   */
  show(standing, how) {
    this.#standing = standing;
    const view = this.#view;
    if (!view) return Promise.resolve();
    view.skip();
    const motion = view.show(standing.state, how);
    this.#turn();
    view.setOverlay(this.#overlay);
    return motion;
  }

  /** Scrolls the page so far that the board is seen, where the page is longer than the screen. */
  bringIntoView() {
    const { top } = find('.table').getBoundingClientRect();
    if (top < 0) scrollTo({ top: 0 });
  }

  /** Names everything again, in the language that is chosen now. */
  sayAgain() {
    this.#view?.sayAgain();
  }

  /** Lets the board be looked at, but not played on. */
  hold() {
    if (this.#standing) this.#view?.show(this.#standing.state, { interactive: false });
    this.#standing = null;
  }

  /**
   * Shows an action that the engine has not answered yet.
   *
   * @param {string} action
   */
  pend(action) {
    this.#view?.pending(action);
  }

  /**
   * Marks an action as a suggestion.
   *
   * @param {string} action
   */
  hint(action) {
    this.#view?.hint(action);
  }

  /**
   * Shows what lies in a tower.
   *
   * @param {string} point
   */
  look(point) {
    this.#view?.look(point);
  }

  /** @param {string | null} key of the overlay to be seen, or none */
  set overlay(key) {
    this.#overlay = key;
    this.#view?.setOverlay(key);
  }

  /**
   * Lights the points of a line of the count.
   *
   * @param {Tally | null} line
   */
  light(line) {
    const [view, state, board] = [this.#view, this.#standing?.state, this.#board];
    if (!view || !state || !board) return;
    if (!line) {
      view.show(state, { animate: false, interactive: false });
      view.setOverlay(this.#overlay);
      return;
    }
    const count = board.sides.map((_, side) => (side === line.side ? 1 : 0));
    const counts = Object.fromEntries(line.points.map((point) => [point, count]));
    const overlays = [...state.overlays, { key: COUNTED, counts }];
    view.show({ ...state, overlays }, { animate: false, interactive: false });
    view.setOverlay(COUNTED);
  }

  /** Turns the board so that the side sits at the bottom for whom the settings want it. */
  #turn() {
    if (!this.#board || !this.#standing) return;
    const seat = this.#seatAtBottom(this.#standing);
    const { sides } = this.#standing.state;
    const degrees = seat === null ? 0 : (this.#board.rotations[sides[seat]] ?? 0);
    if (degrees === this.#degrees) return;
    this.#degrees = degrees;
    this.#view?.turn(degrees);
  }

  /**
   * @param {Standing} standing
   * @returns {number | null} null: the board as it is printed
   */
  #seatAtBottom({ record, state }) {
    const { turning } = this.#settings.values;
    if (turning === 'always') return state.seat;
    const people = record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return turning === 'local' && people.length === 1 ? people[0] : null;
  }
}
