/** One drawn board with its trays: shows states, and turns taps, drags and keys into actions. */

import { Emitter } from './emitter.js';
import { Floating } from './floating.js';
import { Motion, tail } from './motion.js';
import { Routes } from './routes.js';
import { Scene } from './scene.js';
import { Selection, sourceOf } from './selection.js';
import { signsOf } from './signs.js';
import { towerSheet } from './tower.js';
import { tracksOf } from './tracks.js';

/** @import { Sound } from './sound.js' */
/** @import { Board, BoardEvents, Choice, GameEvent, L10n, Place, Routes as Reply, Settings, State } from './types.js' */

/** @type {Settings} */
const DEFAULTS = { animation: 200, coordinates: true, confirm: 'never', sound: false, board: null, pieces: null };

let boards = 0;

/** @extends {Emitter<BoardEvents>} */
export class BoardView extends Emitter {
  /** @type {{ scene: Scene, floating: Floating } | null} */
  #parts = null;
  /** @type {State | null} */
  #state = null;
  #selection = new Selection(null, () => false);
  #interactive = false;
  /** What waits for the player's second tap, and what follows it. @type {{ choice: Choice, rest: string[] } | null} */
  #asked = null;
  #routes = new Routes();
  /** Where ways begin that the player has to choose between. @type {string[]} */
  #beginnings = [];
  /** What waits for the engine. @type {Choice | null} */
  #pending = null;
  /** @type {Choice | null} */
  #hinted = null;
  /** @type {string | null} */
  #overlayKey = null;
  /** The tower that can be looked into without naming it. @type {string | null} */
  #tower = null;
  #motion = new Motion();
  /** @type {Sound | null} fetched when it is wanted */
  #sound = null;
  #listening = new AbortController();
  #settings;
  #hosts;
  #l10n;
  #prefix = `board${++boards}-`;

  /**
   * @param {object} page
   * @param {HTMLElement} page.host
   * @param {{ above: HTMLElement, below: HTMLElement }} page.trays
   * @param {L10n} page.l10n
   * @param {Partial<Settings>} [page.settings]
   */
  constructor({ host, trays, l10n, settings = {} }) {
    super();
    this.#hosts = { host, trays };
    this.#l10n = l10n;
    this.#settings = { ...DEFAULTS, ...settings };
    void this.#tune();
    const { signal } = this.#listening;
    document.addEventListener('visibilitychange', () => document.hidden && this.skip(), { signal });
  }

  /**
   * Draws an empty board in place of the one before.
   *
   * @param {Board} board
   */
  setBoard(board) {
    this.#dismantle();
    const scene = new Scene(board, this.#prefix, this.#hosts, this.#l10n);
    this.#parts = { scene, floating: new Floating(scene) };
    const roved = () => this.#tellTower();
    scene.connect({ keys: this.#keys(), pointer: this.#pointer(), trays: this.#trays(), roved });
    scene.set(this.#settings);
  }

  /** Says everything again, in the language that the texts are in now. */
  sayAgain() {
    if (!this.#parts || !this.#state) return;
    const { scene } = this.#parts;
    scene.sayAgain();
    this.#refresh();
    scene.trays.show(this.#state.pieces, this.#signs.source);
  }

  /**
   * Shows a state.
   *
   * @param {State} state
   * @param {{ animate?: boolean, interactive?: boolean }} [how]
   * @returns {Promise<void>} kept when the motion has ended
   */
  show(state, { animate = false, interactive = false } = {}) {
    this.#motion.skip();
    // Nothing goes on by itself after something was taken back.
    if (!animate) this.#routes.lead();
    const scene = this.#scene;
    const { pieces, trays, speech } = scene;
    scene.popup.close();
    const happened = animate ? this.#happened(state) : [];
    const step = happened.length > 0 ? this.#step : 0;
    const before = { places: pieces.places, dropped: this.#floating.lifted };
    const trayBoxes = step > 0 ? scene.trayBoxes(state) : new Map();
    this.#floating.clear();
    this.#floating.putDown();
    this.#pending = null;
    this.#hinted = null;
    this.#keepSelection(state, interactive);
    const gone = pieces.show(state.pieces);
    this.#refresh();
    if (happened.length > 0) this.emit('say', { text: speech.events(happened, state.pieces, state.sides) });
    this.#makeSounds(happened, step, state);
    const finish = () => {
      for (const { node } of gone.values()) node.remove();
      scene.root.classList.remove('is-moving');
      pieces.sort();
      trays.show(state.pieces, this.#signs.source);
    };
    if (step === 0) {
      finish();
      return Promise.resolve().then(() => this.#goOn(state));
    }
    const isPoint = this.#isPoint;
    const moves = tracksOf({ events: happened, step, pieces, gone, ...before, trayBoxes, isPoint });
    pieces.layer.append(...moves.nodes);
    trays.showHands(state.pieces, this.#signs.source);
    scene.root.classList.add('is-moving');
    return this.#motion.play(moves.tracks, moves.duration, finish).then(() => this.#goOn(state));
  }

  /** Ends running motion at once. */
  skip() {
    this.#motion.skip();
  }

  /**
   * Chooses a source as a tap would.
   *
   * @param {string} place a point, a tray, a piece's id, or `<tray>/<kind>`
   */
  select(place) {
    const source = this.#sourceNamed(place);
    if (source !== null) this.#choose(source);
  }

  /** Takes the choice of a source back; false where there is none, or it has to stay. */
  clear() {
    this.unask();
    if (this.#selection.chosen === null || !this.#selection.clear()) return false;
    this.#tellSelection();
    this.#refresh();
    return true;
  }

  /** Plays what is asked about, as a second tap on it would. */
  confirm() {
    if (this.#asked) this.#act(this.#asked.choice, this.#asked.rest);
  }

  /**
   * Shows which points the chosen piece reaches by several actions.
   *
   * @param {string} place the source for which this was asked
   * @param {Reply} reply
   */
  setRoutes(place, reply) {
    if (this.#selection.chosen !== place) return;
    this.#routes.learn(reply);
    this.#refresh();
  }

  /**
   * Shows a played action that the engine has not answered yet.
   *
   * @param {string} action
   */
  pending(action) {
    const choice = this.#state?.choices.find((other) => other.action === action) ?? null;
    if (choice === null || choice === this.#pending) return;
    this.unask();
    this.#pending = choice;
    if (!this.#floating.lifted) this.#floating.show(choice, this.#piece(choice.piece), 'is-pending');
    const chosen = this.#selection.chosen;
    this.#selection = new Selection(null, this.#isPoint);
    if (chosen !== null) this.#tellSelection();
    this.#refresh();
  }

  /**
   * Marks an action as a suggestion; null takes it away.
   *
   * @param {string | null} action
   */
  hint(action) {
    this.#hinted = this.#state?.choices.find((choice) => choice.action === action) ?? null;
    this.#refresh();
  }

  /**
   * Shows one of the states' overlays, by its key; null shows none.
   *
   * @param {string | null} key
   */
  setOverlay(key) {
    this.#overlayKey = key;
    this.#refresh();
  }

  /**
   * Turns the board; pieces and texts stay upright.
   *
   * @param {number} degrees clockwise
   */
  turn(degrees) {
    this.skip();
    this.#scene.turn(degrees, this.#state);
    this.#refresh();
  }

  /**
   * Moves the focus to a point, or to where it was last on the board.
   *
   * @param {string} [point]
   */
  focus(point) {
    const { cells, points } = this.#scene;
    cells.focus(point !== undefined && points.has(point) ? point : cells.current);
  }

  /** @param {Partial<Settings>} settings */
  setSettings(settings) {
    this.#settings = { ...this.#settings, ...settings };
    void this.#tune();
    this.#parts?.scene.set(this.#settings);
  }

  /**
   * Shows what lies in a tower.
   *
   * @param {string} point
   */
  look(point) {
    if (this.#isPoint(point)) this.#look(point);
  }

  /** Removes everything from the page. */
  destroy() {
    this.#dismantle();
    this.#listening.abort();
    this.#sound?.close();
    this.off();
  }

  // What is on the screen.

  get #scene() {
    if (!this.#parts) throw new Error('setBoard() comes first');
    return this.#parts.scene;
  }

  get #floating() {
    if (!this.#parts) throw new Error('setBoard() comes first');
    return this.#parts.floating;
  }

  #dismantle() {
    this.#motion.skip();
    this.#parts?.scene.remove();
    this.#parts = null;
    this.#state = null;
    this.#tower = null;
    this.#question(null);
    this.#pending = null;
    this.#hinted = null;
    this.#selection = new Selection(null, this.#isPoint);
  }

  get #signs() {
    const far = { points: this.#routes.points, beginnings: this.#beginnings };
    return signsOf(this.#state, this.#selection, this.#hinted, far, this.#isPoint);
  }

  #refresh() {
    const overlay = this.#state?.overlays.find(({ key }) => key === this.#overlayKey) ?? null;
    this.#scene.refresh(this.#signs, overlay, this.#asked?.choice.target ?? null);
    this.#tellTower();
  }

  #tellTower() {
    const { cells, pieces } = this.#scene;
    const point = pieces.tower(cells.current).length > 1 ? cells.current : null;
    if (point === this.#tower) return;
    this.#tower = point;
    this.emit('tower', { point });
  }

  /** Milliseconds a step; 0 where nothing should move. */
  get #step() {
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 0 : Math.max(0, this.#settings.animation);
  }

  /**
   * The events that lead from what is shown to a state.
   *
   * @param {State} state
   */
  #happened(state) {
    if (!this.#state || same(this.#state, state)) return [];
    const shown = new Map(this.#state.pieces.map(({ id, point }) => [id, point]));
    return tail([...state.last, ...state.now], shown, state.pieces);
  }

  /** Switches sound on or off, as the settings want it. */
  async #tune() {
    if (this.#sound) this.#sound.on = this.#settings.sound;
    if (this.#sound || !this.#settings.sound) return;
    const { Sound } = await import('./sound.js');
    this.#sound ??= new Sound();
    this.#sound.on = this.#settings.sound && !this.#listening.signal.aborted;
  }

  /**
   * @param {GameEvent[]} events
   * @param {number} step
   * @param {State} state
   */
  #makeSounds(events, step, state) {
    events.forEach((event, index) => this.#sound?.event(event, index * step));
    if (state.over && events.length > 0) this.#sound?.end();
  }

  // What is chosen.

  /**
   * Takes a state; what is chosen stays so if the same state is only shown again.
   *
   * @param {State} state
   * @param {boolean} interactive
   */
  #keepSelection(state, interactive) {
    const chosen = this.#selection.chosen;
    const again = this.#state !== null && same(this.#state, state);
    this.#state = state;
    this.#interactive = interactive;
    this.#question(null);
    this.#selection = new Selection(interactive ? state : null, this.#isPoint);
    if (!again) this.#forgetRoutes();
    if (again && chosen !== null) this.#selection.choose(chosen);
    if (chosen !== this.#selection.chosen) this.#tellSelection();
  }

  #forgetRoutes() {
    this.#routes.forget();
    this.#beginnings = [];
  }

  #tellSelection() {
    this.#forgetRoutes();
    this.emit('select', { place: this.#selection.chosen, piece: this.#selection.piece });
  }

  #isPoint = /** @param {string} name */ (name) => this.#parts?.scene.points.has(name) ?? false;

  /** @param {string | null} id */
  #piece(id) {
    return this.#state?.pieces.find((piece) => piece.id === id);
  }

  /** @param {string} place */
  #sourceNamed(place) {
    if (this.#selection.canAct(place)) return place;
    const piece = this.#piece(place);
    if (piece) return sourceOf(piece, this.#isPoint);
    return this.#selection.sources.find((source) => source.startsWith(`${place}/`)) ?? null;
  }

  /**
   * Whether something can be done at a point.
   *
   * @param {string} point
   */
  #useful(point) {
    const { chosen, targets, locked } = this.#selection;
    if (chosen === point || targets.has(point) || this.#routes.points.includes(point)) return true;
    return !locked && this.#selection.canAct(point);
  }

  /** @param {string} source */
  #choose(source) {
    this.unask();
    const before = this.#selection.chosen;
    if (!this.#selection.choose(source)) return false;
    if (before === source) return true;
    this.#tellSelection();
    this.#refresh();
    const { speech } = this.#scene;
    const piece = this.#piece(this.#selection.piece);
    const count = this.#selection.targets.size;
    if (piece) this.emit('say', { text: speech.text('say-chosen', { piece: speech.piece(piece), count }) });
    return true;
  }

  /**
   * A point was tapped, or Enter was pressed on it.
   *
   * @param {string | null} point
   * @param {boolean} touch
   */
  #tap(point, touch) {
    this.skip();
    if (point === null) return void this.clear();
    this.#scene.cells.rove(point);
    this.#tellTower();
    if (!this.#interactive || this.#pending) return;
    if (this.#asked?.choice.target === point) return this.#act(this.#asked.choice, this.#asked.rest);
    const { chosen, midTurn, stop, targets } = this.#selection;
    const choices = targets.get(point);
    if (choices) return this.#propose(point, choices, touch);
    if (this.#routes.points.includes(point)) return this.#goFar(point, touch);
    if (chosen === point && midTurn && stop) return this.#act(stop);
    if (chosen === point || !this.#selection.canAct(point)) return void this.clear();
    this.#choose(point);
  }

  /**
   * A piece beside the board was tapped.
   *
   * @param {string} source
   */
  #tapSource(source) {
    this.skip();
    if (this.#selection.chosen === source && this.clear()) return;
    this.#choose(source);
  }

  /** Escape: takes back the last thing that is not played yet; false where there is none. */
  #escape() {
    if (this.#motion.running) {
      this.skip();
      return true;
    }
    if (!this.#asked) return this.clear();
    this.unask();
    return true;
  }

  // What is played.

  /**
   * Plays one of the choices that lead to a point; asks where there are several.
   *
   * @param {string} point
   * @param {Choice[]} choices
   * @param {boolean} touch
   * @param {string[]} [rest] the actions that follow
   */
  #propose(point, choices, touch, rest = []) {
    const [only] = choices;
    if (!only) return;
    if (choices.length > 1) return this.#ask(point, choices);
    const { confirm } = this.#settings;
    if (confirm !== 'always' && !(confirm === 'touch' && touch)) return this.#act(only, rest);
    const { speech, pieces } = this.#scene;
    this.unask();
    const choice = { ...only, target: point };
    this.#question({ choice, rest });
    this.#floating.show(choice, this.#piece(only.piece), 'is-asked');
    this.#refresh();
    const content = speech.content(point, pieces.tower(point));
    this.emit('say', { text: speech.text('say-confirm', { point: content }) });
  }

  /**
   * @param {string} point
   * @param {Choice[]} choices
   */
  #ask(point, choices) {
    const { popup, speech, cells } = this.#scene;
    const items = choices.map((choice) => ({
      label: speech.text(`choice-${choice.kind}`),
      kind: choice.kind,
      choose: () => this.#act(choice),
    }));
    popup.choose(() => this.#scene.spot(point), speech.text('choice-label', { point }), items, () => {
      this.#floating.putDown();
      cells.focus(point);
    });
  }

  /**
   * Leads the chosen piece to a point that it reaches by several actions, if there is only one way.
   *
   * @param {string} point
   * @param {boolean} touch
   */
  #goFar(point, touch) {
    const far = this.#routes.to(point, this.#state?.choices ?? []);
    if (!far) return;
    if (far.rest) return this.#propose(point, far.firsts, touch, far.rest);
    const { popup, speech } = this.#scene;
    this.unask();
    this.#beginnings = far.firsts.flatMap(({ target }) => target ?? []);
    this.#refresh();
    const words = speech.text('say-several-ways', { point });
    popup.tell(() => this.#scene.spot(point), words);
    this.emit('say', { text: words });
  }

  /**
   * Plays what is left of a way, once what came before it was seen.
   *
   * @param {State} state
   */
  #goOn(state) {
    if (this.#state !== state || !this.#interactive) return;
    const next = this.#routes.next(state);
    if (next) this.#act(next.choice, next.rest);
  }

  /**
   * @param {Choice} choice
   * @param {string[]} [rest] the actions that follow
   */
  #act(choice, rest = []) {
    this.#routes.lead(rest);
    this.pending(choice.action);
    this.emit('act', { action: choice.action });
  }

  /**
   * Asks for confirmation, or does not any more.
   *
   * @param {{ choice: Choice, rest: string[] } | null} asked
   */
  #question(asked) {
    const before = this.#asked !== null;
    this.#asked = asked;
    if (before !== (asked !== null)) this.emit('asked', { asked: asked !== null });
  }

  /** Takes back a question for confirmation; what was chosen stays so. */
  unask() {
    if (this.#asked === null) return;
    this.#question(null);
    this.#floating.clear();
    this.#refresh();
  }

  /** @param {string} source */
  #lift(source) {
    this.skip();
    if (!this.#choose(source)) return false;
    const piece = this.#piece(this.#selection.piece);
    if (piece) this.#floating.lift(piece);
    return piece !== undefined;
  }

  /**
   * @param {Place} pixels
   * @param {boolean} touch
   */
  #drop(pixels, touch) {
    this.#floating.land();
    const { targets } = this.#selection;
    const target = this.#scene.landing(pixels, (point) => targets.has(point));
    const choices = target === null ? undefined : targets.get(target);
    if (target === null || !choices) return this.#floating.putDown();
    this.#scene.cells.rove(target);
    this.#propose(target, choices, touch);
    if (this.#asked) this.#floating.putDown();
  }

  /** @param {string} point */
  #look(point) {
    const { pieces, popup, art, speech } = this.#scene;
    const tower = pieces.tower(point);
    if (tower.length < 2) return false;
    popup.look(() => this.#scene.spot(point), towerSheet(point, tower, art, speech), () => {});
    this.emit('say', { text: speech.content(point, tower) });
    return true;
  }

  // What the player's hands ask for.

  /** @returns {import('./keyboard.js').Commands} */
  #keys() {
    return {
      act: (point) => this.#tap(point, false),
      clear: () => this.#escape(),
      look: (point) => void this.#look(point),
      useful: (point) => this.#useful(point),
    };
  }

  /** @returns {import('./pointer.js').PointerCommands} */
  #pointer() {
    const useful = /** @param {string} point */ (point) => this.#useful(point);
    const pick = /** @type {import('./pointer.js').PointerCommands['pick']} */ (pixels, touch) =>
      this.#scene.pick(pixels, touch, useful);
    return {
      pick,
      useful,
      source: (point) => (this.#useful(point) && this.#selection.canAct(point) ? point : null),
      look: (point) => this.#look(point),
      tap: (point, touch) => this.#tap(point, touch),
      tapSource: (source) => this.#tapSource(source),
      lift: (source) => this.#lift(source),
      drag: (pixels, touch) => {
        this.#floating.drag(this.#scene.units(pixels));
        const { targets } = this.#selection;
        if (touch) this.#scene.magnify(pixels, this.#scene.landing(pixels, (point) => targets.has(point)));
      },
      drop: (pixels, touch) => this.#drop(pixels, touch),
      cancel: () => this.#floating.putDown(),
      touch: (pixels) => {
        const point = pixels && pick(pixels, true);
        this.#scene.magnify(pixels, point !== null && this.#useful(point) ? point : null);
      },
    };
  }

  /** @returns {import('./tray.js').TrayCommands} */
  #trays() {
    return {
      press: (source) => {
        this.#tapSource(source);
        if (this.#selection.chosen !== source) return;
        const { points, cells } = this.#scene;
        const { targets } = this.#selection;
        const here = points.at(cells.current);
        const target = points.nearest(here, Infinity, (point) => targets.has(point));
        if (target !== null) cells.focus(target);
      },
      grab: (source) => this.#selection.canAct(source),
      clear: () => this.#escape(),
    };
  }
}

/**
 * Whether nothing was played or taken back between two states.
 *
 * @param {State} one
 * @param {State} other
 */
function same(one, other) {
  return (
    one.text === other.text &&
    one.moves.length === other.moves.length &&
    one.steps.join() === other.steps.join()
  );
}
