/** A diagram that is played on: whoever is to move there is the reader, and the engine answers. */

import { installEmblems } from '../board/emblems.js';
import { BoardView } from '../board/view.js';
import { Computer } from '../computer.js';
import { element, fill, find } from '../dom.js';
import { Engine } from '../engine/client.js';
import { fetchJson } from '../files.js';
import { L10n } from '../l10n.js';
import { located } from '../record.js';
import { showRoutes } from '../routes.js';
import { Settings } from '../settings.js';
import { Speech } from '../speech.js';
import { Storage } from '../storage.js';

/** @import { Place } from '../record.js' */
/** @import { Board, Options, State } from '../types.js' */

/** Good enough to punish a blunder, and quick. */
const ANSWER = { level: 4, ms: 1500 };

/**
 * What the page's source says of a diagram: where it begins, and the turns that it tells of.
 *
 * @typedef {{ game: string, options: Options, position: string | null, moves: string[], turns: string[] }} Told
 */

/**
 * What all diagrams of a page share; `failed` breaks when the engine cannot start.
 *
 * @typedef {{ engine: Engine, failed: Promise<never>, l10n: L10n, settings: Settings, speech: Speech }} Parts
 */

/** @type {Promise<Parts> | null} */
let parts = null;

/**
 * Draws a board in place of a diagram's picture.
 *
 * @param {HTMLElement} figure
 * @param {boolean} showing whether the turns that it tells of are played at once
 */
export async function wake(figure, showing) {
  const status = find('.diagram-status', figure);
  status.hidden = false;
  status.textContent = document.body.dataset.starting ?? '';
  try {
    parts ??= gather();
    const gathered = await parts;
    const diagram = new PlayedDiagram(figure, gathered);
    await Promise.race([diagram.open(), gathered.failed]);
    if (showing) void diagram.showTurns();
  } catch (error) {
    parts = null;
    status.textContent = document.body.dataset.failed ?? '';
    offerAgain(figure);
    throw error;
  }
}

/**
 * Lets the same buttons try once more.
 *
 * @param {HTMLElement} figure
 */
function offerAgain(figure) {
  const listening = new AbortController();
  for (const button of figure.querySelectorAll('button')) {
    const again = () => {
      listening.abort();
      void wake(figure, button.dataset.do === 'turn');
    };
    button.addEventListener('click', again, { signal: listening.signal });
  }
}

/** @returns {Promise<Parts>} */
async function gather() {
  const engine = new Engine();
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    engine.on('status', ({ state, failure }) => {
      if (state === 'failed') reject(new Error(failure?.detail || failure?.key));
    });
  });
  // Who waits for it is told of it; whoever comes later starts another engine.
  failed.catch(() => {
    parts = null;
  });
  engine.start();
  const { lang } = document.documentElement;
  const l10n = new L10n(lang, await fetchJson(`data/texts/${lang}.json`));
  installEmblems();
  return { engine, failed, l10n, settings: new Settings(new Storage()), speech: new Speech(find('[data-speech]')) };
}

class PlayedDiagram {
  #figure;
  #parts;
  #computer;
  /** @type {Told} */ #told;
  /** @type {BoardView | null} */ #view = null;
  /** @type {State | null} */ #state = null;
  /** The seat of the reader. */
  #reader = 0;
  /** Ends what is waited for when something else is wanted. */
  #waiting = new AbortController();
  #status;
  /** What is said of some turns, by how many are played then. @type {Map<number, HTMLElement>} */
  #notes = new Map();
  /** Whether the told turns are being played. */
  #running = false;
  #actions = element('span', { class: 'diagram-actions' });

  /**
   * @param {HTMLElement} figure
   * @param {Parts} parts
   */
  constructor(figure, parts) {
    this.#figure = figure;
    this.#parts = parts;
    this.#computer = new Computer(parts.engine);
    this.#told = JSON.parse(figure.dataset.diagram ?? '');
    this.#status = find('.diagram-status', figure);
    for (const note of figure.querySelectorAll('[data-turn]')) {
      if (note instanceof HTMLElement) this.#notes.set(Number(note.dataset.turn), note);
    }
  }

  /** Fetches the board and puts it where the picture is. */
  async open() {
    const { engine, l10n, settings, speech } = this.#parts;
    const { game, options } = this.#told;
    const asked = engine.ask({ type: 'board', game, options });
    const state = await this.#ask('open', this.#start);
    const board = /** @type {Board} */ (/** @type {unknown} */ (await asked));
    const [above, below] = ['above', 'below'].map((place) =>
      element('div', { class: 'diagram-tray', 'data-place': place }),
    );
    const host = element('div', { class: 'diagram-board' });
    const place = find('.diagram-place', this.#figure);
    delete place.dataset.can;
    fill(place, above, host, below);
    this.#figure.dataset.playing = '';
    const view = new BoardView({ host, trays: { above, below }, l10n, settings: settings.forBoard() });
    view.on('act', ({ action }) => void this.#play({ action }));
    view.on('say', ({ text }) => speech.say(text));
    showRoutes(view, engine, () => ({ record: this.#place, state: this.#state }));
    view.setBoard(board);
    this.#view = view;
    const focused = this.#figure.contains(document.activeElement);
    this.#offerTools();
    this.#reader = state.seat;
    void this.#show(state, false);
    // The button that was pressed may be gone.
    if (focused) view.focus();
  }

  /**
   * Plays the turns that the diagram tells of, from where it stands among them; then it is the
   * reader's to play on. Pressed while they are being played, it stops there.
   */
  async showTurns() {
    if (this.#running) {
      this.#stop();
      return;
    }
    const { length } = this.#told.turns;
    const shown = this.#shown % length;
    await this.#goTo(shown);
    const { signal } = this.#waiting;
    this.#setRunning(true);
    for (let number = shown; number < length && !signal.aborted; number++) {
      await this.#showTurn(number);
      if (number < length - 1) await pause(this.#readingTime(number + 1), signal);
    }
    if (!signal.aborted) this.#setRunning(false);
  }

  /** Plays one of the turns that the diagram tells of. */
  async #showNext() {
    const shown = this.#shown % this.#told.turns.length;
    await this.#goTo(shown);
    await this.#showTurn(shown);
  }

  /** How many of the told turns stand on the board, up to the first that is another one. */
  get #shown() {
    const played = this.#place.moves.slice(this.#told.moves.length);
    const other = this.#told.turns.findIndex((turn, index) => turn !== played[index]);
    return other < 0 ? this.#told.turns.length : other;
  }

  /** @param {number} number of the turn, from 0 */
  async #showTurn(number) {
    const { signal } = this.#waiting;
    const moves = [...this.#told.moves, ...this.#told.turns.slice(0, number + 1)];
    const state = await this.#ask('open', { ...this.#start, moves });
    if (signal.aborted) return;
    this.#reader = state.seat;
    await this.#show(state, true);
  }

  /**
   * Goes back to where some of the told turns are played, if it does not stand there.
   *
   * @param {number} count
   */
  async #goTo(count) {
    this.#stop();
    const { signal } = this.#waiting;
    const moves = [...this.#told.moves, ...this.#told.turns.slice(0, count)];
    if (moves.length === this.#place.moves.length && !this.#place.partial) return;
    const state = await this.#ask('open', { ...this.#start, moves });
    if (signal.aborted) return;
    this.#reader = state.seat;
    await this.#show(state, false);
  }

  /**
   * How long the board stands still after a turn: as long as it takes to read what is said of it.
   *
   * @param {number} turns that were played
   */
  #readingTime(turns) {
    const note = this.#notes.get(turns)?.textContent;
    return note ? 1500 + 60 * note.length : 350;
  }

  /** Whether the reader may act now. */
  get #isReaders() {
    return !this.#running && this.#state !== null && !this.#state.over;
  }

  /** @param {boolean} running */
  #setRunning(running) {
    this.#running = running;
    if (this.#state && !running) void this.#view?.show(this.#state, { interactive: this.#isReaders });
    const button = find('[data-do=turn]', this.#figure);
    const { play, pause: stop } = button.dataset;
    if (play && stop) button.textContent = running ? stop : play;
  }

  #stop() {
    this.#computer.drop();
    this.#waiting.abort();
    this.#waiting = new AbortController();
    if (this.#running) this.#setRunning(false);
  }

  /**
   * Plays an action of the reader's, and lets the computer answer when the turn is over.
   *
   * @param {{ action: string }} act
   */
  async #play({ action }) {
    if (!this.#state?.legal.includes(action)) return;
    this.#stop();
    const { signal } = this.#waiting;
    this.#view?.pending(action);
    let state = await this.#ask('act', this.#place, action);
    if (signal.aborted) return;
    await this.#show(state, true);
    while (!signal.aborted && !state.over && state.seat !== this.#reader) {
      const next = await this.#answer(state);
      if (!next || signal.aborted) return;
      state = next;
      await this.#show(state, true);
    }
  }

  /** @param {State} state */
  async #answer(state) {
    this.#say(this.#parts.l10n.text('status-thinking'));
    const place = this.#place;
    const thought = await this.#computer.think(place, { ...ANSWER, seed: state.moves.length }, () => undefined);
    return thought && this.#ask('open', { ...place, moves: [...place.moves, thought.turn], partial: '' });
  }

  /** @returns {Place} where the diagram begins */
  get #start() {
    const { game, options, position, moves } = this.#told;
    return { game, options, position, moves, partial: '' };
  }

  /** @returns {Place} where it stands */
  get #place() {
    const { moves, partial } = this.#state ?? this.#start;
    return { ...this.#start, moves, partial: partial ?? '' };
  }

  /**
   * @param {'open' | 'act'} type
   * @param {Place} place
   * @param {string} [action]
   * @returns {Promise<State>}
   */
  async #ask(type, place, action) {
    const reply = await this.#parts.engine.ask({ type, ...located(place), action });
    return /** @type {State} */ (/** @type {unknown} */ (reply));
  }

  /**
   * @param {State} state
   * @param {boolean} animate
   */
  async #show(state, animate) {
    this.#state = state;
    const { l10n } = this.#parts;
    this.#say(l10n.message(state.status));
    this.#tell(this.#shown === state.moves.length - this.#told.moves.length ? this.#shown : 0);
    const buttons = state.choices.filter(({ target }) => target === null);
    fill(
      this.#actions,
      ...buttons.map(({ kind, action }) => {
        const button = element('button', { class: 'button', type: 'button' }, l10n.text(`choice-${kind}`));
        button.addEventListener('click', () => void this.#play({ action }));
        return button;
      }),
    );
    await this.#view?.show(state, { animate, interactive: this.#isReaders });
  }

  /** @param {string} text */
  #say(text) {
    this.#status.textContent = text;
  }

  /**
   * Marks what is said of a turn, and says it.
   *
   * @param {number} turns that were played
   */
  #tell(turns) {
    const note = this.#notes.get(turns);
    for (const other of this.#notes.values()) {
      if (other === note) other.setAttribute('aria-current', 'step');
      else other.removeAttribute('aria-current');
    }
    if (!note) return;
    const text = note.textContent ?? '';
    this.#say(text);
    this.#parts.speech.say(text);
  }

  #offerTools() {
    const tools = find('.diagram-tools', this.#figure);
    const run = /** @type {Record<string, () => unknown>} */ ({
      turn: () => this.showTurns(),
      next: () => this.#showNext(),
      again: () => this.#goTo(0),
    });
    for (const button of tools.querySelectorAll('button')) {
      const work = run[button.dataset.do ?? ''];
      button.hidden = !work;
      if (work) button.addEventListener('click', () => void work());
    }
    tools.append(this.#actions);
  }
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal ends it early
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
