/** Asks what is to be played and by whom, with what was chosen last. */

import { shownGame } from './address.js';
import { resolve } from './options.js';
import { begin, isBegun } from './record.js';
import { againstComputers, hasComputers } from './seating.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Beginning } from './panels/new-game.js' */
/** @import { Saved } from './saved.js' */
/** @import { Game, GameRecord } from './types.js' */

export class Setup {
  #catalogue;
  #saved;
  #dialog;

  /** @param {{ catalogue: Catalogue, saved: Saved, newGame: (beginning: Beginning) => void }} parts */
  constructor({ catalogue, saved, newGame }) {
    this.#catalogue = catalogue;
    this.#saved = saved;
    this.#dialog = newGame;
  }

  /**
   * The game that is running, else a new one like the last.
   *
   * @param {string} game
   * @returns {GameRecord}
   */
  resume(game) {
    const saved = this.#saved;
    const shown = saved.known(shownGame())?.record;
    if (shown?.game === game) return shown;
    return saved.running(game) ?? begin(game, saved.lastOptions(game), saved.lastSeats(game));
  }

  /**
   * Makes the next game of a kind one against a computer for beginners.
   *
   * @param {Game} game
   */
  offerComputer(game) {
    const options = resolve(game.options, this.#saved.lastOptions(game.id));
    const count = game.players === null ? game.seats[0] : Number(options[game.players]);
    this.#saved.rememberSeats(game.id, againstComputers(count, this.#saved.lastSeats(game.id)));
  }

  /**
   * @param {Game} game
   * @param {GameRecord | undefined} record of the game that is on the page
   * @param {boolean} over whether that one is over
   * @param {(record: GameRecord) => void} onStart
   */
  choose(game, record, over, onStart) {
    const { id } = game;
    const saved = this.#saved;
    const seats = record?.seats.length ? record.seats : saved.lastSeats(id);
    this.#dialog({
      ...saved.lastSetup(id, hasComputers(seats)),
      game,
      options: saved.lastOptions(id),
      seats,
      sides: async (options) => (await this.#catalogue.board(id, options)).sides,
      replaces: record !== undefined && isBegun(record) && !over,
      onStart: (setup) => {
        saved.rememberOptions(id, setup.options);
        saved.rememberSeats(id, setup.seats);
        saved.rememberSetup(id, hasComputers(setup.seats), setup);
        onStart(begin(id, setup.options, setup.seats, setup.match, setup.clock));
      },
    });
  }
}
