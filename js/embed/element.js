/**
 * The element `board-game`: a board of this site in any other page; docs/embedding.md tells all of it.
 *
 * It is a picture until it is used. Then a frame of the site comes in its place, which brings the
 * rules and the computer. Nothing of it reaches the page around but events, and no style gets in.
 */

import { BoardError } from './board-error.js';
import { fetchReplay, parse, readOptions, replayOf, start, words } from './library.js';
import { ShapeError, object } from './shapes.js';
import { Still } from './still.js';
import { ELEMENT, PICTURE } from './style.js';

/** @import { LiveBoard } from './live.js' */
/** @import { FrameMessage, PublicState, Theme } from './messages.js' */
/** @import { Player } from './player.js' */
/** @import { Replay } from './replay.js' */
/** @import { Words } from './words.js' */

/** The attributes that say which game it is, in the frame's words. */
const GAME = ['game', 'players', 'options', 'moves', 'position', 'seats'];
const SITE = new URL('../../', import.meta.url).href;
/** How far outside of the window a board is drawn already. */
const NEAR = '300px';

const sheet = new CSSStyleSheet();
sheet.replaceSync(ELEMENT + PICTURE);

class BoardGame extends HTMLElement {
  static observedAttributes = [...GAME, 'src', 'lang', 'theme', 'width'];

  #root = document.createElement('div');
  #size = new CSSStyleSheet();
  /** @type {IntersectionObserver | null} */ #watch = null;
  /** @type {Words | null} */ #words = null;
  /** @type {Still | null} */ #still = null;
  /** @type {Player | null} */ #player = null;
  /** @type {LiveBoard | null} */ #live = null;
  /** @type {PublicState | null} */ #state = null;
  /** @type {Promise<void>} kept when the picture or the replay is there */ #showing = Promise.resolve();
  /** @type {Promise<void> | null} kept when the live board is there */ #starting = null;
  /** @type {(() => void) | null} has the live board not come any more */ #abandon = null;
  /** @type {unknown} a replay that was given by a script */ #given = null;
  /** Rises when something else is to be shown, so that what was on its way is dropped. */ #number = 0;
  #seen = false;
  #queued = false;
  /** Whether what was asked for last is on its way. */ #drawing = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet, this.#size];
    this.#root.className = 'board-game';
    // All languages of the site are written from the left, whatever the page around is.
    this.#root.dir = 'ltr';
    shadow.append(this.#root);
  }

  connectedCallback() {
    this.#dress();
    if (this.getAttribute('loading') === 'eager' || this.#seen) {
      this.#enter();
      return;
    }
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#enter();
      },
      { rootMargin: NEAR },
    );
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#watch?.disconnect();
    this.#clear();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (name === 'theme' || name === 'width') {
      this.#dress();
      return;
    }
    if (name !== 'lang') this.#given = null;
    this.#queue();
  }

  /** What the engine says of the live board; null while it is a picture. */
  get state() {
    return this.#state;
  }

  /** Whether the live board is there. */
  get live() {
    return this.#state !== null;
  }

  /** How many turns of a replay are behind the position that is shown. */
  get turn() {
    return this.#player?.turn ?? this.#state?.moves.length ?? 0;
  }

  /** How many turns a replay has. */
  get length() {
    return this.#player?.length ?? this.#state?.moves.length ?? 0;
  }

  /**
   * Makes the board live.
   *
   * @returns {Promise<void>} kept when it is there
   */
  play() {
    if (this.#readOnly) return Promise.reject(refusal('read-only', 'this board is only to be looked at'));
    if (!this.isConnected) return Promise.reject(refusal('closed', 'this board is not in a page'));
    this.#enter();
    this.#starting ??= this.#start();
    return this.#starting;
  }

  /** Puts the picture in place of the live board; the game on it is given up. */
  stop() {
    this.#show();
  }

  /**
   * Plays an action, one of `state.legal`.
   *
   * @param {string} action
   */
  act(action) {
    return this.#ask({ type: 'act', action: String(action) });
  }

  undo() {
    return this.#ask({ type: 'undo' });
  }

  redo() {
    return this.#ask({ type: 'redo' });
  }

  /**
   * Shows another game: a record is played on, a replay is stepped through.
   *
   * @param {unknown} game
   * @returns {Promise<unknown>} kept when it is shown
   */
  async load(game) {
    const given = await own(() => object(game, 'game'));
    if (given.format !== undefined) {
      await own(() => replayOf(given));
      this.#given = given;
      this.#seen = true;
      return this.#show();
    }
    const { readRecord } = await import('./messages.js');
    const record = await own(() => readRecord(given));
    return this.#ask({ type: 'load', record });
  }

  /**
   * Shows the position of a replay after so many turns.
   *
   * @param {number} turn
   */
  async go(turn) {
    await this.#player?.go(Number(turn));
  }

  /** Plays a replay turn by turn, or stops that. */
  toggle() {
    this.#player?.toggle();
  }

  /** There is a replay only, and no game that could be played on. */
  get #readOnly() {
    return this.#given !== null || this.getAttribute('game') === null;
  }

  /** The board comes near the window, or was asked for. */
  #enter() {
    if (this.#seen && (this.#drawing || this.#root.childElementCount > 0)) return;
    this.#seen = true;
    this.#watch?.disconnect();
    void this.#show();
  }

  /** Several attributes may change at once. */
  #queue() {
    if (this.#queued || !this.#seen) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (this.isConnected) void this.#show();
    });
  }

  #clear() {
    this.#number++;
    this.#drawing = false;
    this.#live?.close();
    this.#player?.close();
    this.#abandon?.();
    this.#live = this.#player = this.#still = this.#state = this.#starting = this.#abandon = null;
  }

  /** Shows the picture or the replay that the attributes name, in place of what is there. */
  #show() {
    this.#clear();
    this.#drawing = true;
    this.#showing = this.#render(this.#number);
    return this.#showing;
  }

  /** @param {number} number */
  async #render(number) {
    try {
      const spoken = await words([this.getAttribute('lang'), this.#languageAround(), ...navigator.languages]);
      if (number !== this.#number) return;
      this.#words = spoken;
      this.#root.lang = spoken.language;
      const replay = await this.#replay();
      if (number !== this.#number) return;
      if (this.#readOnly) await this.#drawReplay(replay, spoken, number);
      else this.#drawStill(replay, spoken);
    } catch (error) {
      if (number !== this.#number) return;
      this.#fail(error);
    } finally {
      if (number === this.#number) this.#drawing = false;
    }
  }

  /** @returns {Promise<Replay>} */
  #replay() {
    const [game, source] = [this.getAttribute('game'), this.getAttribute('src')];
    if (this.#given) return replayOf(this.#given);
    if (source) return fetchReplay(new URL(source, document.baseURI).href);
    const inside = this.querySelector('script[type="application/json"]');
    if (inside) return replayOf(parse(inside.textContent ?? ''));
    if (game === null) throw new ShapeError('an attribute `game` or `src` is needed');
    const options = readOptions(this.getAttribute('options') ?? '');
    return start(game, options, this.getAttribute('players') ?? options.get('players') ?? null);
  }

  /**
   * @param {Replay} replay
   * @param {Words} spoken
   * @param {number} number
   */
  async #drawReplay(replay, spoken, number) {
    const [{ Player }, { PLAYER }] = await Promise.all([import('./player.js'), import('./player-style.js')]);
    if (number !== this.#number) return;
    sheet.replaceSync(ELEMENT + PICTURE + PLAYER);
    const tell = (/** @type {number} */ turn) => {
      this.#fire('turn', { number: turn, turn: replay.turns[turn - 1]?.text ?? null });
    };
    this.#player = new Player(replay, spoken, tell);
    this.#root.replaceChildren(this.#player.element);
    this.#fire('ready', { state: null });
  }

  /**
   * @param {Replay} replay
   * @param {Words} spoken
   */
  #drawStill(replay, spoken) {
    const shown = this.getAttribute('src') !== null || this.querySelector('script[type="application/json"]') !== null;
    const turns = shown ? 0 : (this.getAttribute('moves') ?? '').split(/\s+/).filter(Boolean).length;
    this.#still = new Still(replay, spoken, { turns, onPlay: () => void this.play().catch(() => {}) });
    this.#root.replaceChildren(this.#still.element);
  }

  /** @param {unknown} error */
  #fail(error) {
    const message = error instanceof Error ? error.message : String(error);
    // Readers of the page are not told why; whoever writes it should be.
    console.warn(`board-game: ${message}`, this);
    const link = document.createElement('a');
    link.href = SITE;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = 'Boardlet';
    const line = document.createElement('p');
    line.className = 'broken';
    line.append(`${this.#words?.text('embed-broken') ?? 'This board did not arrive.'} `, link);
    this.#root.replaceChildren(line);
    this.#fire('error', { code: error instanceof ShapeError ? 'bad-board' : 'no-board', message });
  }

  async #start() {
    const number = this.#number;
    await this.#showing;
    if (number !== this.#number) throw refusal('closed', 'the board was closed');
    const still = this.#still;
    if (!still) throw refusal('no-board', 'the board did not arrive');
    still.wait(true);
    const asked = new URLSearchParams();
    for (const name of GAME) {
      const value = this.getAttribute(name);
      if (value !== null) asked.set(name, value);
    }
    const { LiveBoard } = await import('./live.js');
    if (number !== this.#number) throw refusal('closed', 'the board was closed');
    const look = { language: this.#root.lang, theme: this.#theme(), title: still.title };
    return new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
      this.#abandon = () => reject(refusal('closed', 'the board was closed'));
      this.#live = new LiveBoard(asked, look, {
        onReady: () => {
          this.#exchange();
          resolve();
        },
        onMessage: (message) => this.#take(message),
        onFailure: (error) => {
          this.#live = this.#starting = null;
          still.wait(false);
          still.say(this.#words?.text('embed-refused') ?? error.message);
          this.#fire('error', error);
          reject(refusal(error.code, error.message));
        },
      });
      this.#root.append(this.#live.element);
    });
  }

  /** Puts the live board in place of the picture, with the focus that the picture had. */
  #exchange() {
    const focused = this.#still !== null && this.shadowRoot?.activeElement === this.#still.button;
    this.#still?.element.remove();
    this.#still = null;
    this.#live?.element.setAttribute('data-ready', '');
    if (focused) this.#live?.element.focus();
  }

  /** @param {Exclude<FrameMessage, { type: 'here' | 'size' | 'reply' }>} message */
  #take(message) {
    if (message.type === 'error') {
      this.#fire('error', message.error);
      return;
    }
    this.#state = freeze(message.state);
    const { state } = this;
    if (message.type === 'turn') this.#fire('turn', { turn: message.turn, seat: message.seat, state });
    else if (message.type !== 'change') this.#fire(message.type, { state });
  }

  /**
   * @param {Parameters<LiveBoard['ask']>[0]} message
   * @returns {Promise<PublicState | null>}
   */
  async #ask(message) {
    await this.play();
    if (!this.#live) throw refusal('closed', 'the board was closed');
    const state = await this.#live.ask(message);
    return state && freeze(state);
  }

  /**
   * Light or dark: as the attribute says, else as the page around is.
   *
   * @returns {Theme}
   */
  #theme() {
    const asked = this.getAttribute('theme');
    if (asked === 'light' || asked === 'dark' || asked === 'system') return asked;
    const around = getComputedStyle(this).colorScheme.split(' ');
    if (around.includes('light') && around.includes('dark')) return 'system';
    return around.includes('dark') ? 'dark' : 'light';
  }

  #dress() {
    const theme = this.#theme();
    this.#root.style.setProperty('color-scheme', theme === 'system' ? 'light dark' : theme);
    if (this.#live) this.#live.theme = theme;
    const width = Number(this.getAttribute('width'));
    this.#size.replaceSync(width > 0 ? `:host { max-inline-size: ${width}px; }` : '');
  }

  #languageAround() {
    return this.closest('[lang]')?.getAttribute('lang');
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail: Object.freeze(detail) }));
  }
}

/**
 * @param {string} code
 * @param {string} message
 */
function refusal(code, message) {
  return new BoardError({ code, message });
}

/**
 * Does something with what a page's own script gave; what has not the right shape is its error.
 *
 * @template Result
 * @param {() => Result | Promise<Result>} work
 */
async function own(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShapeError) throw refusal('bad-request', error.message);
    throw error;
  }
}

/**
 * @param {PublicState} state
 * @returns {Readonly<PublicState>}
 */
function freeze(state) {
  for (const part of Object.values(state)) Object.freeze(part);
  return Object.freeze(state);
}

customElements.define('board-game', BoardGame);
