/** The board of a lesson: one position, on which a turn is tried, shown or taken back. */

import { BoardView } from '../board/view.js';
import { element } from '../dom.js';
import { located } from '../record.js';
import { showRoutes } from '../routes.js';

/** @import { Catalogue } from '../catalogue.js' */
/** @import { Engine } from '../engine/client.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Settings } from '../settings.js' */
/** @import { Speech } from '../speech.js' */
/** @import { Place } from '../record.js' */
/** @import { Choice, State } from '../types.js' */

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Settings} settings
 * @property {Speech} speech
 */

/**
 * @typedef {object} Listener
 * @property {(state: State, seat: number) => void} onTurn a turn was played by hand, by the seat
 * @property {(choices: Choice[]) => void} onChoices what can be done now beside the board
 * @property {(error: unknown) => void} onError
 */

export class Desk {
  #parts;
  #listener;
  #game;
  #view;
  /** @type {Place} */ #record;
  /** @type {State | null} */ #state = null;
  /** Counts what was asked for, so that an answer that comes too late is known. */
  #asked = 0;
  #waits = false;

  /**
   * @param {Parts} parts
   * @param {string} game
   * @param {Listener} listener
   */
  constructor(parts, game, listener) {
    this.#parts = parts;
    this.#game = game;
    this.#listener = listener;
    this.#record = this.#at(null);
    const { board } = parts.catalogue.first(game);
    const host = element('div', { class: 'board-host' });
    const trays = { above: element('div', { class: 'tray-host' }), below: element('div', { class: 'tray-host' }) };
    const inner = element('div', { class: 'table-inner' }, trays.above, host, trays.below);
    this.element = element('div', { class: 'table', 'data-trays': board.trays.length }, inner);
    this.element.style.setProperty('--aspect', String(board.box[2] / board.box[3]));
    this.#view = new BoardView({ host, trays, l10n: parts.l10n, settings: parts.settings.forBoard() });
    this.#view.on('act', ({ action }) => void this.act(action));
    this.#view.on('say', ({ text }) => parts.speech.say(text));
    showRoutes(this.#view, parts.engine, () => ({ record: this.#record, state: this.#state }));
    this.#view.setBoard(board);
  }

  get state() {
    return this.#state;
  }

  /**
   * Sets a position up.
   *
   * @param {string | null} position null: the start of the game
   * @param {string[]} moves that were played from there
   * @param {{ animate?: boolean, interactive?: boolean }} how
   * @returns {Promise<State | null>} null if something else was wanted meanwhile
   */
  async set(position, moves, how) {
    this.#record = { ...this.#at(position), moves };
    this.element.setAttribute('aria-busy', 'true');
    const first = this.#parts.catalogue.first(this.#game).state;
    if (position === null && moves.length === 0) {
      this.#asked += 1;
      await this.#lay(first, how);
      return first;
    }
    const state = await this.#ask({ type: 'open', ...located(this.#record) });
    if (state) await this.#lay(state, how);
    return state;
  }

  /**
   * Plays an action of the position.
   *
   * @param {string} action
   */
  async act(action) {
    const before = this.#state;
    if (!before || this.#waits || !before.legal.includes(action)) return;
    this.#view.pending(action);
    this.#listener.onChoices([]);
    this.#waits = true;
    const state = await this.#ask({ type: 'act', ...located(this.#record), action });
    this.#waits = false;
    if (!state) return;
    const ended = state.moves.length > before.moves.length;
    this.#record = { ...this.#record, moves: state.moves, partial: state.partial };
    const motion = this.#show(state, { animate: true, interactive: !ended && !state.over });
    if (!ended) return;
    await motion;
    if (this.#state === state) this.#listener.onTurn(state, before.seat);
  }

  /**
   * The position text that turns lead to.
   *
   * @param {string} position
   * @param {string[]} moves
   * @returns {Promise<string | null>} null if something else was wanted meanwhile, or it failed
   */
  async text(position, moves) {
    const state = await this.#ask({ type: 'open', ...located({ ...this.#at(position), moves }) });
    return state?.text ?? null;
  }

  /** Says everything again, in the language that is chosen now. */
  sayAgain() {
    this.#view.sayAgain();
  }

  /** Follows the settings. */
  adjust() {
    this.#view.setSettings(this.#parts.settings.forBoard());
  }

  destroy() {
    this.#asked += 1;
    this.#view.destroy();
  }

  /**
   * @param {string | null} position
   * @returns {Place}
   */
  #at(position) {
    return { game: this.#game, options: {}, moves: [], partial: '', position };
  }

  /**
   * Shows a position that was asked for; from then on it can be played on.
   *
   * @param {State} state
   * @param {{ animate?: boolean, interactive?: boolean }} how
   */
  #lay(state, how) {
    const motion = this.#show(state, how);
    this.element.setAttribute('aria-busy', 'false');
    return motion;
  }

  /**
   * @param {State} state
   * @param {{ animate?: boolean, interactive?: boolean }} how
   */
  #show(state, how) {
    this.#state = state;
    this.#listener.onChoices(how.interactive ? state.choices.filter(({ target }) => target === null) : []);
    return this.#view.show(state, how);
  }

  /**
   * @param {Record<string, unknown> & { type: string }} request
   * @returns {Promise<State | null>} null if something else was wanted meanwhile, or it failed
   */
  async #ask(request) {
    const asked = ++this.#asked;
    try {
      const reply = await this.#parts.engine.ask(request);
      return asked === this.#asked ? /** @type {State} */ (/** @type {unknown} */ (reply)) : null;
    } catch (error) {
      if (asked === this.#asked) this.#listener.onError(error);
      return null;
    }
  }
}
