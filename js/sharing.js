/** Games that come and go by link and text: shown to be shared, opened without losing one's own. */

import { EngineError } from './engine/client.js';
import { linkTo, readLink, readPasted, relation, written } from './links.js';
import { isBegun } from './record.js';

/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Found, Problem } from './links.js' */
/** @import { AskDialog } from './panels/ask.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { ShareDialog } from './panels/share.js' */
/** @import { Saved } from './saved.js' */
/** @import { GameRecord } from './types.js' */

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Saved} saved
 * @property {Notices} notices
 * @property {ShareDialog} share
 * @property {AskDialog} ask
 * @property {(record: GameRecord) => void} onOpen a record was opened and is the running one now
 */

export class Sharing {
  #parts;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * Shows the link and the text of a game.
   *
   * @param {GameRecord} record
   */
  async show(record) {
    const { engine, share } = this.#parts;
    await this.#trying(async () => {
      const [link, text] = await Promise.all([linkTo(engine, record), written(engine, record)]);
      share.open(link, text, (pasted) => void this.#trying(async () => this.#take(await readPasted(engine, pasted, record))));
    });
  }

  /**
   * Opens what the text of a link holds.
   *
   * @param {string} text
   */
  async openLink(text) {
    await this.#trying(async () => this.#take(await readLink(this.#parts.engine, text)));
  }

  /** @param {Found} found */
  async #take({ record, problem }) {
    if (problem) this.#explain(problem);
    if (!record) return;
    const { saved, engine, notices, l10n, onOpen } = this.#parts;
    const running = saved.running(record.game);
    if (running && isBegun(running)) {
      const related = await relation(engine, running, record);
      if (related === 'same' || related === 'continues') {
        if (related === 'continues') notices.show({ id: 'link', text: l10n.text('link-older') });
        onOpen(running);
        return;
      }
      if (related !== 'continued' && !(await this.#mayReplace(related))) return;
      if (related !== 'continued') saved.shelve(running);
    }
    saved.keep(record);
    onOpen(record);
  }

  /** @param {'forks' | 'other'} related */
  #mayReplace(related) {
    const { l10n, ask } = this.#parts;
    return ask.ask({
      title: l10n.text('link-ask'),
      text: related === 'forks' ? l10n.text('link-forks') : l10n.text('link-other'),
      yes: l10n.text('link-take'),
      no: l10n.text('link-keep'),
    });
  }

  /** @param {() => Promise<void>} work */
  async #trying(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#explain({ code: error.code, key: error.key ?? '', args: error.args ?? {} });
    }
  }

  /** @param {Problem} problem */
  #explain({ code, key, args }) {
    const { notices, l10n } = this.#parts;
    notices.show({ id: 'link', text: l10n.text(l10n.has(key) ? key : `error-${code}`, args) });
  }
}
