/** The home page: the games, each with a picture of its board and a way into it. */

import { write as addressOf } from './address.js';
import { element, fill, find } from './dom.js';
import { numbers } from './panels/number.js';
import { picture } from './picture.js';
import { located } from './record.js';
import { reached } from './timing.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Saved } from './saved.js' */
/** @import { Board, Game, GameRecord, State } from './types.js' */

/** How many actions a board shows that would be empty at the start of a game. */
const SHOWN_ACTIONS = 13;

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Saved} saved
 * @property {(game: string) => void} newGame
 * @property {(game: Game) => void} versus makes the next game of a kind one against the computer
 */

export class HomePage {
  #parts;
  #list = find('.games');

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Draws the cards, with the games that are running now. */
  open() {
    fill(this.#list, ...this.#parts.catalogue.games.map((game) => this.#card(game)));
    reached('first-board');
  }

  /**
   * Adds the card of a game that came later.
   *
   * @param {Game} game
   */
  add(game) {
    this.#list.append(this.#card(game));
  }

  /** @param {Game} game */
  #card(game) {
    const { l10n, catalogue, saved, newGame, versus } = this.#parts;
    const record = saved.running(game.id);
    const name = l10n.text(`${game.id}-name`);
    const href = addressOf({ game: game.id });
    const { board, state } = catalogue.first(game.id);
    const frame = element('a', { class: 'card-picture', href, tabindex: -1, 'aria-hidden': 'true' });
    fill(frame, picture(board, state));
    void this.#enliven(frame, game, record);
    /** @type {(key: string, quiet: boolean) => HTMLElement} */
    const link = (key, quiet) => {
      const label = l10n.text(`${key}-label`, { game: name });
      return element('a', { class: 'button', href, 'data-quiet': quiet, 'aria-label': label }, l10n.text(key));
    };
    const play = link(record ? 'home-continue' : 'home-play', false);
    const again = link('home-new', true);
    again.addEventListener('click', () => newGame(game.id));
    const computer = link('home-computer', true);
    computer.addEventListener('click', () => versus(game));
    const rules = catalogue.rules(game.id, l10n.language);
    const facts = [
      l10n.text('home-players', {
        seats: numbers(l10n, game.seats),
        few: game.seats.length === 1 ? game.seats[0] : 0,
      }),
      record ? l10n.text('home-running', { turns: record.moves.length }) : l10n.text(`${game.id}-length`),
    ];
    return element(
      'li',
      { class: 'card', 'data-game': game.id },
      frame,
      element(
        'div',
        { class: 'card-text' },
        element('h3', { class: 'card-name' }, name),
        element('p', { class: 'card-pitch' }, l10n.text(`${game.id}-pitch`)),
        element('p', { class: 'card-facts' }, element('span', null, facts.join(' · ')), this.#links(game, name, rules)),
      ),
      element('div', { class: 'card-buttons' }, play, record ? again : computer),
    );
  }

  /**
   * Where one reads or learns how a game goes.
   *
   * @param {Game} game
   * @param {string} name
   * @param {string | null} rules
   */
  #links(game, name, rules) {
    const { l10n } = this.#parts;
    /** @type {(key: string, href: string) => HTMLElement} */
    const link = (key, href) => {
      const label = l10n.text(`${key}-label`, { game: name });
      return element('a', { class: 'card-rules', href, 'aria-label': label }, l10n.text(key));
    };
    return element(
      'span',
      { class: 'card-links' },
      game.learn && link('learn-open', addressOf({ game: game.id, learn: 'lesson' })),
      rules && link('home-rules', rules),
    );
  }

  /**
   * Shows the running game in the picture; or, of a board that is empty at the start, a position
   * from the middle of a game, since an empty board tells nothing.
   *
   * @param {HTMLElement} frame
   * @param {Game} game
   * @param {GameRecord | null} record
   */
  async #enliven(frame, game, record) {
    const { catalogue, engine } = this.#parts;
    const { board, state } = catalogue.first(game.id);
    try {
      if (record) {
        const own = await catalogue.board(game.id, record.options);
        const reply = await engine.ask({ type: 'open', ...located(record) });
        fill(frame, picture(own, /** @type {State} */ (/** @type {unknown} */ (reply))));
      } else if (isEmpty(board, state)) {
        fill(frame, picture(board, await this.#playSome(state)));
      }
    } catch {
      // The start position is on the card already, and opening the game says what is wrong.
    }
  }

  /**
   * Plays some actions, the same at every visit.
   *
   * @param {State} state
   * @returns {Promise<State>}
   */
  async #playSome(state) {
    let shown = state;
    for (let count = 0; count < SHOWN_ACTIONS && !shown.over; count++) {
      const action = shown.legal[(count * 7919 + 37) % shown.legal.length];
      const reply = await this.#parts.engine.ask({ type: 'act', ...located(shown), action });
      shown = /** @type {State} */ (/** @type {unknown} */ (reply));
    }
    return shown;
  }
}

/**
 * @param {Board} board
 * @param {State} state
 */
function isEmpty(board, state) {
  const points = new Set(board.points.map(({ name }) => name));
  return !state.pieces.some(({ point }) => points.has(point));
}
