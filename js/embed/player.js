/** A game to step through: who plays, the board, the turn, and buttons. Needs no engine. */

import { Motion } from './motion.js';
import { build, make } from './nodes.js';
import { Picture } from './picture.js';
import { position, sidesAfter } from './replay.js';
import { sign, signButton } from './signs.js';

/** @import { Replay } from './replay.js' */
/** @import { Words } from './words.js' */

/** Milliseconds that a turn is looked at when they play by themselves. */
const PAUSE = 900;

export class Player {
  #replay;
  #words;
  #picture;
  #motion;
  #seats = tag('ul', 'seats');
  #line = tag('p', 'line');
  #slider = tag('input', 'slider');
  /** @type {Record<'first' | 'back' | 'run' | 'forward' | 'last', HTMLButtonElement>} */ #buttons;
  #onTurn;
  #at = 0;
  #running = false;
  /** Rises with every step, so that what waits knows whether it is still wanted. */ #steps = 0;

  /**
   * @param {Replay} replay
   * @param {Words} words
   * @param {(turn: number) => void} [onTurn] another position is shown: the one after so many turns
   */
  constructor(replay, words, onTurn = () => {}) {
    this.#replay = replay;
    this.#words = words;
    this.#onTurn = onTurn;
    this.#picture = new Picture(replay.drawing);
    this.#motion = new Motion(this.#picture);
    this.element = tag('div', 'player');
    this.element.lang = words.language;
    // All languages of the site are written from the left, whatever the page around is.
    this.element.dir = 'ltr';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', words.pick(replay.title));
    this.#seats.setAttribute('role', 'list');
    this.#buttons = {
      first: signButton('first', words.text('embed-first'), () => this.go(0)),
      back: signButton('back', words.text('embed-back'), () => this.go(this.#at - 1)),
      run: signButton('play', words.text('embed-run'), () => this.toggle()),
      forward: signButton('forward', words.text('embed-forward'), () => this.go(this.#at + 1)),
      last: signButton('last', words.text('embed-last'), () => this.go(this.length)),
    };
    this.element.append(this.#seats, this.#picture.element);
    if (this.length > 0) this.#addControls();
    this.go(0, { quiet: true });
  }

  /** How many turns there are. */
  get length() {
    return this.#replay.turns.length;
  }

  /** After how many turns the position is that is shown. */
  get turn() {
    return this.#at;
  }

  /** True while turns play by themselves. */
  get running() {
    return this.#running;
  }

  /**
   * Shows the position after so many turns. A step of one turn forward is seen as motion.
   *
   * @param {number} turn
   * @param {{ quiet?: boolean, keepRunning?: boolean }} [how] `quiet`: nobody is told
   */
  go(turn, { quiet = false, keepRunning = false } = {}) {
    const goal = Math.max(0, Math.min(this.length, Math.trunc(turn) || 0));
    const step = goal === this.#at + 1;
    const number = ++this.#steps;
    if (!keepRunning) this.#run(false);
    this.#motion.stop();
    if (step) this.#picture.show(position(this.#replay, this.#at));
    this.#at = goal;
    this.#tell();
    if (!quiet) this.#onTurn(goal);
    return this.#settle(number, step && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  /** Plays the turns one after the other from here, or stops that. */
  toggle() {
    if (this.#running) {
      this.#run(false);
      return;
    }
    this.#run(true);
    if (this.#at === this.length) void this.go(0, { keepRunning: true });
    void this.#playOn();
  }

  /** Stops all motion, for good. */
  close() {
    this.#steps++;
    this.#run(false);
    this.#motion.stop();
  }

  /**
   * @param {number} number
   * @param {boolean} moving
   */
  async #settle(number, moving) {
    if (moving) await this.#motion.play(this.#replay.turns[this.#at - 1].moves);
    if (number !== this.#steps) return;
    this.#motion.stop();
    this.#picture.show(position(this.#replay, this.#at));
    this.#picture.mark(this.#touched());
  }

  async #playOn() {
    for (;;) {
      const number = this.#steps;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (number !== this.#steps || !this.#running) return;
      if (this.#at === this.length) {
        this.#run(false);
        return;
      }
      await this.go(this.#at + 1, { keepRunning: true });
    }
  }

  /** @param {boolean} on */
  #run(on) {
    if (this.#running === on) return;
    this.#running = on;
    const { run } = this.#buttons;
    run.replaceChildren(sign(on ? 'pause' : 'play'));
    run.setAttribute('aria-label', this.#words.text(on ? 'embed-pause' : 'embed-run'));
  }

  #addControls() {
    const words = this.#words;
    this.#line.setAttribute('aria-live', 'polite');
    Object.assign(this.#slider, { type: 'range', min: '0', max: String(this.length), step: '1', value: '0' });
    this.#slider.setAttribute('aria-label', words.text('embed-slider'));
    this.#slider.addEventListener('input', () => void this.go(Number(this.#slider.value)));
    const row = tag('div', 'row');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', words.text('embed-steps'));
    row.append(...Object.values(this.#buttons));
    this.element.append(this.#line, this.#slider, row);
    this.element.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    /** @type {Record<string, number>} */
    const goals = { ArrowLeft: this.#at - 1, ArrowRight: this.#at + 1, Home: 0, End: this.length };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    void this.go(goal);
  }

  /** The points that the last turn was about. */
  #touched() {
    if (this.#at === 0) return [];
    const before = position(this.#replay, this.#at - 1);
    return this.#replay.turns[this.#at - 1].moves.flatMap(({ piece, path }) => [before[piece].point, ...path]);
  }

  /** Says who plays, how it stands and which turn this is. */
  #tell() {
    const { turns, drawing, names, ranks, title } = this.#replay;
    const words = this.#words;
    const turn = this.#at > 0 ? turns[this.#at - 1] : null;
    const scores = turn ? turn.scores : this.#replay.scores;
    const over = this.#at === this.length;
    const seats = sidesAfter(this.#replay, this.#at).map((side, seat) => {
      const token = drawing.sides[side];
      const item = tag('li', 'seat');
      const name = tag('span', 'name', names[seat] ?? words.side(token));
      item.append(emblem(drawing.emblems.get(token)), name);
      const score = scores?.[seat];
      if (typeof score === 'number') item.append(tag('span', 'score', words.number(score)));
      item.toggleAttribute('data-won', over && ranks?.[seat] === 1);
      item.toggleAttribute('data-turn', turn?.seat === seat);
      return item;
    });
    this.#seats.replaceChildren(...seats);
    const said = turn
      ? words.text('embed-turn', { number: this.#at, count: this.length, turn: turn.text })
      : words.text('embed-start');
    this.#line.textContent = said;
    this.#slider.value = String(this.#at);
    this.#slider.setAttribute('aria-valuetext', said);
    const game = words.pick(title);
    this.#picture.label = this.length > 0 ? words.text('embed-board', { game, position: said }) : game;
    const { first, back, forward, last } = this.#buttons;
    // A button that is disabled would lose the focus in the middle of stepping.
    for (const button of [first, back]) button.setAttribute('aria-disabled', String(this.#at === 0));
    for (const button of [forward, last]) button.setAttribute('aria-disabled', String(over));
  }
}

/** @param {unknown} node */
function emblem(node) {
  return make('svg', { viewBox: '0 0 16 16', class: 'emblem', 'aria-hidden': 'true' }, node ? build([node]) : []);
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} name
 * @param {string} kind
 * @param {string} [text]
 */
function tag(name, kind, text = '') {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}
