/** The live board: a frame of the site in another page, and the messages that go to it and fro. */

import { BoardError } from './board-error.js';
import { VERSION, isOurs, readFrameMessage } from './messages.js';
import { ShapeError } from './shapes.js';

/** @import { FrameMessage, PublicState, Refusal, Theme, WantedRecord } from './messages.js' */

const SITE = new URL('../../', import.meta.url);
/** How long a frame may take until its script runs, in milliseconds; a policy may have refused it. */
const PATIENCE = 30_000;

/**
 * @typedef {object} Listener
 * @property {() => void} onReady the board is there to be seen
 * @property {(message: Exclude<FrameMessage, { type: 'here' | 'size' | 'reply' }>) => void} onMessage
 * @property {(error: Refusal) => void} onFailure it does not come
 */

export class LiveBoard {
  #listener;
  #theme;
  #listening = new AbortController();
  /** @type {Map<number, { resolve: (state: PublicState | null) => void, reject: (error: BoardError) => void }>} */
  #asked = new Map();
  #count = 0;
  #met = false;
  #ready = false;
  /** @type {ReturnType<typeof setTimeout>} */ #timer;

  /**
   * @param {URLSearchParams} asked what the frame is to show, in its own words
   * @param {{ language: string, theme: Theme, title: string }} look
   * @param {Listener} listener
   */
  constructor(asked, { language, theme, title }, listener) {
    this.#listener = listener;
    this.#theme = theme;
    this.element = document.createElement('iframe');
    this.element.className = 'live';
    this.element.title = title;
    const address = new URL('embed.html', SITE);
    address.search = String(new URLSearchParams({ embed: '1', lang: language, theme }));
    // The fragment is not sent to the server: a game may be longer than what servers read.
    address.hash = String(asked);
    this.element.src = address.href;
    const { signal } = this.#listening;
    window.addEventListener('message', (event) => this.#receive(event), { signal });
    this.#timer = setTimeout(() => this.#give('no-frame', 'the frame was refused or did not arrive'), PATIENCE);
  }

  /** @param {Theme} theme */
  set theme(theme) {
    this.#theme = theme;
    if (this.#met) this.#send({ type: 'theme', theme });
  }

  /**
   * @param {{ type: 'act', action: string } | { type: 'load', record: WantedRecord } | { type: 'undo' | 'redo' | 'state' }} message
   * @returns {Promise<PublicState | null>} the state after it
   */
  ask(message) {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#send({ ...message, id });
    });
  }

  /** Takes the frame away; what was asked is not answered any more. */
  close() {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.element.remove();
    for (const { reject } of this.#asked.values()) reject(new BoardError({ code: 'closed', message: 'the board was closed' }));
    this.#asked.clear();
  }

  /** @param {Record<string, unknown>} message */
  #send(message) {
    this.element.contentWindow?.postMessage({ boardlet: VERSION, ...message }, SITE.origin);
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (source !== this.element.contentWindow || origin !== SITE.origin || !isOurs(data)) return;
    let message;
    try {
      message = readFrameMessage(data);
    } catch (error) {
      if (error instanceof ShapeError) return;
      throw error;
    }
    this.#take(message);
  }

  /** @param {FrameMessage} message */
  #take(message) {
    switch (message.type) {
      case 'here':
        clearTimeout(this.#timer);
        this.#met = true;
        this.#send({ type: 'hello', fit: true, theme: this.#theme });
        return;
      case 'size':
        this.element.style.setProperty('block-size', `${message.height}px`);
        return;
      case 'reply':
        this.#settle(message);
        return;
      case 'ready':
        if (!this.#ready) this.#listener.onReady();
        this.#ready = true;
    }
    this.#listener.onMessage(message);
  }

  /** @param {Extract<FrameMessage, { type: 'reply' }>} reply */
  #settle({ id, state, error }) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) asked?.reject(new BoardError(error));
    else asked?.resolve(state);
  }

  /**
   * @param {string} code
   * @param {string} message
   */
  #give(code, message) {
    this.close();
    this.#listener.onFailure({ code, message });
  }
}
