/** A field for turns that are typed, read as forgivingly as the engine dares. */

import { EngineError } from '../engine/client.js';
import { element, write } from '../dom.js';
import { isComputers, located } from '../record.js';
import { toolButton } from '../panels/buttons.js';

/** @import { Engine } from '../engine/client.js' */
/** @import { GameController } from '../game.js' */
/** @import { L10n } from '../l10n.js' */

/** @typedef {{ text: string, game: GameController | null }} Typed */

const LONGEST = 512;

export class TypedTurn {
  #l10n;
  #engine;
  #stage;
  #field = element('input', {
    type: 'text',
    name: 'turn',
    maxlength: LONGEST,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
    'aria-keyshortcuts': 't',
    'aria-describedby': 'typed-problem',
  });
  /** @type {Typed[]} what is tried or waits for the one before, the first of them first */ #waiting = [];
  #problem = element('p', { id: 'typed-problem', class: 'typed-problem', role: 'alert' });

  /**
   * @param {L10n} l10n
   * @param {Engine} engine
   * @param {HTMLElement} host
   * @param {object} stage
   * @param {() => GameController | null} stage.game that takes turns now; null if none does
   * @param {() => void} stage.onPlayed
   */
  constructor(l10n, engine, host, stage) {
    this.#l10n = l10n;
    this.#engine = engine;
    this.#stage = stage;
    l10n.label(this.#field, 'typed');
    this.#name();
    l10n.follow(() => this.#name());
    const send = l10n.label(toolButton('send', '', () => {}), 'typed-send');
    send.type = 'submit';
    const form = element('form', { class: 'typed' }, this.#field, send);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#take(this.#field.value.trim());
    });
    this.#field.addEventListener('input', () => this.#say(''));
    host.append(form, this.#problem);
  }

  /** Says in the empty field what it is for. */
  #name() {
    this.#field.placeholder = this.#l10n.text('typed');
  }

  focus() {
    this.#field.focus();
    this.#field.select();
  }

  /** @param {string} text */
  #take(text) {
    if (text === '' || text === this.#waiting.at(-1)?.text) return;
    this.#waiting.push({ text, game: this.#stage.game() });
    if (this.#engine.status.state !== 'ready') this.#say(this.#l10n.text('typed-waits'), 'waits');
    if (this.#waiting.length === 1) void this.#work();
  }

  /** Plays what was typed; what follows one that cannot be played is not tried. */
  async #work() {
    try {
      for (let typed; (typed = this.#waiting[0]); this.#waiting.shift()) {
        if (!(await this.#play(typed))) return;
      }
    } finally {
      this.#waiting = [];
    }
  }

  /**
   * @param {Typed} typed
   * @returns {Promise<boolean>} whether it was played
   */
  async #play({ text, game }) {
    // What is being played is answered before what is asked now.
    if (game?.busy) await this.#engine.ask({ type: 'hello' });
    const state = game?.state;
    if (!state || state.over || game.busy || isComputers(game.record, state)) {
      this.#say(this.#l10n.text(state?.over ? 'error-game-over' : game?.held ? 'typed-paused' : 'typed-not-now'));
      return false;
    }
    try {
      const { actions } = await this.#engine.ask({ type: 'read', ...located(game.record), text });
      this.#say('');
      // Something else was played meanwhile.
      if (game.state !== state || this.#stage.game() !== game) return false;
      // Another turn may have been typed over it.
      if (this.#field.value.trim() === text) this.#field.value = '';
      this.#stage.onPlayed();
      await game.playActions(actions);
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { key, code, args } = error;
      this.#say(this.#l10n.error({ key, code, args: { turn: text, ...args } }));
      this.#field.select();
      return false;
    }
  }

  /**
   * @param {string} words
   * @param {'problem' | 'waits'} [tone]
   */
  #say(words, tone = 'problem') {
    write(this.#problem, words);
    this.#problem.dataset.tone = tone;
    if (words && tone === 'problem') this.#field.setAttribute('aria-invalid', 'true');
    else this.#field.removeAttribute('aria-invalid');
  }
}
