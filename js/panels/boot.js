/** How far the start of the engine is, said quietly; and what to do when it fails. */

import { element, find } from '../dom.js';

/** @import { Child } from '../dom.js' */
/** @import { Engine } from '../engine/client.js' */
/** @import { Progress, Status } from '../engine/messages.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Notices } from './notices.js' */

const NOTICE = 'boot';

export class BootPanel {
  #l10n;
  #engine;
  #notices;
  #bar = find('.boot');
  #words;

  /**
   * @param {L10n} l10n
   * @param {Engine} engine
   * @param {Notices} notices
   * @param {(...words: Child[]) => void} words shows a line, or none
   */
  constructor(l10n, engine, notices, words) {
    this.#l10n = l10n;
    this.#engine = engine;
    this.#notices = notices;
    this.#words = words;
    engine.on('progress', (progress) => this.#progress(progress));
    engine.on('status', (status) => this.#status(status));
    this.#status(engine.status);
    l10n.follow(() => this.#status(engine.status));
  }

  /** @param {Progress} progress */
  #progress({ step, loaded, total }) {
    const percent = Math.min(100, Math.round((100 * loaded) / Math.max(1, total)));
    this.#show(percent, this.#l10n.text(`boot-${step}`, { percent }));
  }

  /** @param {Status} status */
  #status({ state, failure }) {
    document.documentElement.dataset.engine = state;
    this.#bar.hidden = state !== 'booting';
    if (state === 'booting') this.#show(0, this.#l10n.text('boot-runtime', { percent: 0 }));
    else if (state === 'failed') this.#words(this.#l10n.text('boot-failed'));
    else this.#words();
    if (!failure) {
      this.#notices.drop(NOTICE);
      return;
    }
    const stale = failure.key === 'engine-failed-build';
    this.#notices.show({
      id: NOTICE,
      text: () => this.#l10n.text(failure.key, failure.args),
      button: stale
        ? { label: () => this.#l10n.text('reload'), run: () => location.reload() }
        : { label: () => this.#l10n.text('boot-retry'), run: () => this.#engine.retry() },
    });
  }

  /**
   * @param {number} percent
   * @param {string} words
   */
  #show(percent, words) {
    this.#bar.setAttribute('aria-valuenow', String(percent));
    this.#bar.style.setProperty('--done', String(percent / 100));
    this.#words(words, element('span', { class: 'may-begin' }, ` ${this.#l10n.text('boot-begin')}`));
  }
}
