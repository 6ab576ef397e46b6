/** A field for turns that are typed, read as forgivingly as the engine dares. */

import { EngineError } from '../engine/client.js';
import { element, write } from '../dom.js';
import { located } from '../record.js';
import { toolButton } from '../panels/buttons.js';

/** @import { Engine } from '../engine/client.js' */
/** @import { GameController } from '../game.js' */
/** @import { L10n } from '../l10n.js' */

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
      void this.#play();
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

  async #play() {
    const text = this.#field.value.trim();
    const game = this.#stage.game();
    if (text === '') return;
    if (!game?.state || game.state.over || game.busy) {
      this.#say(this.#l10n.text(game?.state?.over ? 'error-game-over' : 'typed-not-now'));
      return;
    }
    const { state } = game;
    try {
      const { actions } = await this.#engine.ask({ type: 'read', ...located(game.record), text });
      // Something else was played meanwhile.
      if (game.state !== state || this.#stage.game() !== game) return;
      this.#field.value = '';
      this.#say('');
      this.#stage.onPlayed();
      game.playActions(actions);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { key, code, args } = error;
      this.#say(this.#l10n.error({ key, code, args: { turn: text, ...args } }));
      this.#field.select();
    }
  }

  /** @param {string} problem */
  #say(problem) {
    write(this.#problem, problem);
    if (problem) this.#field.setAttribute('aria-invalid', 'true');
    else this.#field.removeAttribute('aria-invalid');
  }
}

