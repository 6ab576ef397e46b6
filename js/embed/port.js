/** The frame's end of the messages: it hears the page around, and nobody else. */

import { EngineError } from '../engine/client.js';
import { recordOf } from './asked.js';
import { Refused } from './frame-game.js';
import { VERSION, idOf, isOurs, readHostMessage } from './messages.js';
import { ShapeError } from './shapes.js';

/** @import { Catalogue } from '../catalogue.js' */
/** @import { Cause } from '../game.js' */
/** @import { State } from '../types.js' */
/** @import { FrameGame } from './frame-game.js' */
/** @import { FrameMessage, HostMessage, PublicState, Theme } from './messages.js' */

/**
 * @typedef {object} Parts
 * @property {FrameGame} game
 * @property {Catalogue} catalogue
 * @property {(theme: Theme) => void} onTheme
 */

export class Port {
  #parts;
  /** @type {string | null} where the page around is from; null until it has said `hello` */ #origin = null;
  #ready = false;
  /** @type {FrameMessage[]} what went wrong before anybody listened */ #failures = [];

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    window.addEventListener('message', (event) => this.#receive(event));
    // It says nothing but that somebody listens here, and so anybody may hear it.
    if (parent !== window) parent.postMessage({ boardlet: VERSION, type: 'here' }, '*');
  }

  /**
   * Tells the page what has become of the game.
   *
   * @param {State} state
   * @param {Cause} cause
   * @param {State | null} before
   */
  tell(state, cause, before) {
    const shown = publicState(state);
    if (!this.#ready) {
      this.#ready = this.#origin !== null;
      this.#post({ type: 'ready', state: shown });
      return;
    }
    this.#post({ type: 'change', state: shown });
    if (cause !== 'act') return;
    const turn = state.moves.at(-1);
    if (before && turn !== undefined && state.moves.length > before.moves.length) {
      this.#post({ type: 'turn', turn, seat: before.seat, state: shown });
    }
    if (state.over && !before?.over) this.#post({ type: 'gameover', state: shown });
  }

  /**
   * Tells the page what went wrong.
   *
   * @param {string} code
   * @param {string} message
   */
  fail(code, message) {
    /** @type {FrameMessage} */
    const failure = { type: 'error', error: { code, message: message.slice(0, 1000) } };
    if (this.#origin === null) this.#failures.push(failure);
    else this.#post(failure);
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (source !== parent || parent === window || !isOurs(data)) return;
    // Whoever has said `hello` first is the page; a window may come to show another one.
    if (this.#origin !== null && origin !== this.#origin) return;
    let message;
    try {
      message = readHostMessage(data);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      this.#refuse(idOf(data), 'bad-request', error.message);
      return;
    }
    void this.#take(message, origin);
  }

  /**
   * @param {HostMessage} message
   * @param {string} origin
   */
  async #take(message, origin) {
    if (message.type === 'hello') {
      this.#meet(message, origin);
      return;
    }
    if (this.#origin === null) return;
    if (message.type === 'theme') {
      this.#parts.onTheme(message.theme);
      return;
    }
    try {
      const state = await this.#answer(message);
      this.#post({ type: 'reply', id: message.id, state: state && publicState(state), error: null });
    } catch (error) {
      const known = error instanceof EngineError || error instanceof Refused;
      if (error instanceof ShapeError) this.#refuse(message.id, 'bad-request', error.message);
      else if (known) this.#refuse(message.id, error.code, error.message);
      else throw error;
    }
  }

  /**
   * @param {Exclude<HostMessage, { type: 'hello' | 'theme' }>} message
   * @returns {Promise<State | null>}
   */
  async #answer(message) {
    const { game, catalogue } = this.#parts;
    switch (message.type) {
      case 'state':
        return game.state;
      case 'act':
        return game.act(message.action);
      case 'undo':
      case 'redo':
        return game.step(message.type);
      case 'load': {
        const wanted = catalogue.find(message.record.game);
        if (!wanted) throw new Refused('unknown-game', 'there is no such game');
        return game.load(recordOf(message.record, wanted));
      }
    }
  }

  /**
   * @param {Extract<HostMessage, { type: 'hello' }>} hello
   * @param {string} origin
   */
  #meet({ fit, theme }, origin) {
    if (this.#origin !== null) return;
    this.#origin = origin;
    this.#parts.onTheme(theme);
    if (fit) this.#fit();
    for (const failure of this.#failures.splice(0)) this.#post(failure);
    const { state } = this.#parts.game;
    if (!state) return;
    this.#ready = true;
    this.#post({ type: 'ready', state: publicState(state) });
  }

  /** Takes as much height as the content wants, and tells the page how much that is. */
  #fit() {
    document.documentElement.dataset.fit = 'content';
    let told = 0;
    const measure = new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      this.#post({ type: 'size', height });
    });
    measure.observe(document.body);
  }

  /**
   * @param {number | null} id
   * @param {string} code
   * @param {string} message
   */
  #refuse(id, code, message) {
    if (id !== null) this.#post({ type: 'reply', id, state: null, error: { code, message: message.slice(0, 1000) } });
  }

  /** @param {FrameMessage} message */
  #post(message) {
    if (this.#origin === null) return;
    // A page in a sandbox has no origin that one could name.
    parent.postMessage({ boardlet: VERSION, ...message }, this.#origin === 'null' ? '*' : this.#origin);
  }
}

/**
 * @param {State} state
 * @returns {PublicState}
 */
function publicState({ game, options, moves, partial, position, text, seat, legal, over, reason, scores, ranks }) {
  return { game, options, moves, partial, position, text, seat, legal, over, reason, scores, ranks };
}
