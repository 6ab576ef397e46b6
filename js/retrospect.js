/** Looking back on the game of the page; what it takes is brought once there is a first board. */

import { later, sheet } from './later.js';

/** @import { Engine } from './engine/client.js' */
/** @import { GameController } from './game.js' */
/** @import { L10n } from './l10n.js' */
/** @import { LookingBack, Stage } from './looking/back.js' */
/** @import { Looking } from './looking/looking.js' */
/** @import { DetailsPanel } from './panels/details.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Turns } from './panels/turns.js' */

export class Retrospect {
  /** @type {LookingBack | null} */ #back = null;
  #bring;

  /**
   * @param {{ l10n: L10n, engine: Engine, notices: Notices, details: DetailsPanel }} parts
   * @param {Stage & { onReady: () => void }} stage
   */
  constructor(parts, stage) {
    this.#bring = later(async () => {
      const [{ LookingBack }] = await Promise.all([import('./looking/back.js'), sheet('looking')]);
      this.#back = new LookingBack(parts, stage);
      stage.onReady();
      return this.#back;
    });
  }

  /** What looks back, while something else than the game as it stands is on the page. */
  get looking() {
    const looking = this.#back?.looking;
    return looking?.on ? looking : null;
  }

  prepare() {
    // Nobody has asked for it yet; whoever does will see if it does not come.
    this.#bring().catch(() => {});
  }

  /** @param {(looking: Looking) => unknown} how */
  look(how) {
    void this.#bring().then(({ looking }) => how(looking));
  }

  /** Goes to the field for typed turns. */
  type() {
    void this.#bring().then((back) => back.type());
  }

  /**
   * Shows the turns of a game, and takes it to look back on.
   *
   * @param {GameController} controller
   * @param {Turns} turns
   */
  show(controller, turns) {
    this.#back?.looking.follow(controller);
    this.#back?.show(turns);
  }

  /** The game has gone on while one looked elsewhere. */
  tell() {
    this.#back?.tell();
  }

  /** Returns to the game. */
  leave() {
    this.#back?.looking.leave();
  }

  /** Forgets the game, for another one. */
  forget() {
    this.#back?.looking.begin(null);
  }

  /** Makes the branch that is looked at the line that it leaves. */
  promote() {
    void this.#back?.promote();
  }

  /** Forgets the branch that is looked at. */
  remove() {
    void this.#back?.remove();
  }
}
