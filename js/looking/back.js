/** What the page of a game needs to look back on it; brought when there is a game to look back on. */

import { listenForHands } from './hands.js';
import { Looking } from './looking.js';
import { ScorePlot } from './plot.js';
import { LookingRow } from './row.js';
import { TypedTurn } from './typed.js';

/** @import { Engine } from '../engine/client.js' */
/** @import { Cause, GameController } from '../game.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Cursor } from '../lines.js' */
/** @import { DetailsPanel } from '../panels/details.js' */
/** @import { Turns } from '../panels/turns.js' */
/** @import { Notices } from '../panels/notices.js' */
/** @import { Standing } from '../table.js' */

/**
 * The page, as far as looking back changes it.
 *
 * @typedef {object} Stage
 * @property {() => GameController | null} game the game itself, if it is on the page
 * @property {(cursor: Cursor) => void} onJump
 * @property {(standing: Standing, cause: Cause) => Promise<void>} onShow
 * @property {() => void} onMove
 * @property {() => void} onLeave
 * @property {() => void} onTree
 * @property {(action: string) => void} onPending
 * @property {(error: unknown) => void} onError
 */

export class LookingBack {
  #l10n;
  #notices;
  #stage;
  #details;
  #row;
  #plot;
  #typed;

  /**
   * @param {{ l10n: L10n, engine: Engine, notices: Notices, details: DetailsPanel }} parts
   * @param {Stage} stage
   */
  constructor({ l10n, engine, notices, details }, stage) {
    this.#l10n = l10n;
    this.#notices = notices;
    this.#stage = stage;
    this.#details = details;
    const onMove = () => {
      this.#mark();
      stage.onMove();
    };
    this.looking = new Looking(engine, { ...stage, onMove, onLeave: () => this.#leave() });
    const { looking } = this;
    this.#row = new LookingRow(l10n, looking);
    this.#plot = new ScorePlot(l10n, details.slots.plot, (ply) => {
      details.close();
      stage.onJump({ path: [], ply });
    });
    this.#typed = new TypedTurn(l10n, engine, details.slots.typed, {
      game: () => (looking.on ? looking.trial : stage.game()),
      onPlayed: () => details.close(),
    });
    listenForHands({
      ready: () => this.#ready,
      step: (by) => this.#byHand(() => looking.step(by)),
      first: () => this.#byHand(() => looking.first()),
      last: () => this.#byHand(() => looking.last()),
      leave: () => {
        if (!looking.on) return false;
        looking.leave();
        return true;
      },
    });
    document.addEventListener('visibilitychange', () => document.hidden && looking.pause());
  }

  /**
   * Shows the turns of a game, and takes it to look back on.
   *
   * @param {Turns} turns
   */
  show(turns) {
    this.#plot.show(turns);
    this.#mark();
  }

  /** The game has gone on while one looked elsewhere. */
  tell() {
    this.#row.tell();
  }

  /** Goes to the field for typed turns. */
  type() {
    this.#details.open();
    this.#typed.focus();
  }

  /** Makes the branch that is looked at the line that it leaves. */
  async promote() {
    await this.#trying(() => this.looking.promote());
  }

  /** Forgets the branch that is looked at, unless it is wanted back. */
  async remove() {
    await this.#trying(async () => {
      const bringBack = await this.looking.remove();
      this.#notices.show({
        id: 'branch',
        passing: true,
        text: () => this.#l10n.text('branch-deleted'),
        button: {
          label: () => this.#l10n.text('undo'),
          run: () => {
            this.#notices.drop('branch');
            bringBack();
          },
        },
      });
    });
  }

  get #ready() {
    const game = this.#stage.game();
    return game !== null && (game.record.moves.length > 0 || this.looking.on);
  }

  /** @param {() => unknown} run */
  #byHand(run) {
    this.looking.pause();
    run();
  }

  #leave() {
    this.#mark();
    this.#stage.onLeave();
  }

  #mark() {
    const { looking } = this;
    const { cursor } = looking;
    this.#row.show();
    this.#details.turns.mark(cursor, looking.canPromote);
    const ply = cursor && cursor.path.length === 0 ? cursor.ply : null;
    this.#plot.mark(ply);
    this.#details.analysis.mark(ply);
  }

  /** @param {() => Promise<void>} work */
  async #trying(work) {
    try {
      await work();
    } catch (error) {
      this.#stage.onError(error);
    }
  }
}
