/** One drawn board with its trays: shows states, and turns taps, drags and keys into actions. */

import { Art } from './art.js';
import { Cells } from './cells.js';
import { installEmblems } from './emblems.js';
import { Emitter } from './emitter.js';
import { Keyboard } from './keyboard.js';
import { Loupe } from './loupe.js';
import { Marks } from './marks.js';
import { Motion, tail } from './motion.js';
import { OverlayLayer } from './overlay.js';
import { Pieces } from './pieces.js';
import { Pointer } from './pointer.js';
import { Points } from './points.js';
import { Popup } from './popup.js';
import { Selection, sourceOf } from './selection.js';
import { Sound } from './sound.js';
import { Speech } from './speech.js';
import { html, make, read, short, translate } from './svg.js';
import { towerSheet } from './tower.js';
import { tracksOf } from './tracks.js';
import { Trays } from './tray.js';

/** @import { Board, BoardEvents, Choice, L10n, MarkKind, Place, Settings, State } from './types.js' */

/** @type {Settings} */
const DEFAULTS = { animation: 200, coordinates: true, confirm: 'never', sound: false, pieces: 'classic' };
/** How near a finger has to come to a point that can be used, in pixels and in board units. */
const MAGNET = { pixels: 26, units: 0.95 };
/** How many units of the drawing a board unit takes: browsers find no element in a finer drawing. */
const FINE = 100;

let boards = 0;

/**
 * What is drawn for one board; replaced as a whole by another board.
 *
 * @typedef {object} Parts
 * @property {Board} board
 * @property {Points} points
 * @property {Art} art
 * @property {Speech} speech
 * @property {Cells} cells
 * @property {Pieces} pieces
 * @property {Marks} marks
 * @property {OverlayLayer} overlay
 * @property {Trays} trays
 * @property {Keyboard} keyboard
 * @property {Pointer} pointer
 * @property {Popup} popup
 * @property {Loupe} loupe
 * @property {SVGSVGElement} svg
 * @property {SVGGElement} drawing
 * @property {SVGGElement} air what is being dragged, above all else
 * @property {HTMLElement} root
 * @property {AbortController} listening
 */

/** @extends {Emitter<BoardEvents>} */
export class BoardView extends Emitter {
  /** @type {Parts | null} */
  #parts = null;
  /** @type {State | null} */
  #state = null;
  #selection = new Selection(null, () => false);
  #interactive = false;
  /** What waits for the player's second tap. @type {Choice | null} */
  #asked = null;
  /** What waits for the engine. @type {Choice | null} */
  #pending = null;
  /** @type {SVGGElement | null} */
  #ghost = null;
  /** @type {{ node: SVGGElement, piece: string | null, place: Place } | null} */
  #lifted = null;
  /** @type {Choice | null} */
  #hinted = null;
  /** @type {string | null} */
  #overlayKey = null;
  /** @type {Map<string, string>} */
  #labels = new Map();
  #motion = new Motion();
  #sound = new Sound();
  #settings;
  #hosts;
  #l10n;
  #prefix = `board${++boards}-`;

  /**
   * @param {{ host: HTMLElement, trays: { above: HTMLElement, below: HTMLElement }, l10n: L10n, settings?: Partial<Settings> }} page
   */
  constructor({ host, trays, l10n, settings = {} }) {
    super();
    this.#hosts = { host, trays };
    this.#l10n = l10n;
    this.#settings = { ...DEFAULTS, ...settings };
    this.#sound.on = this.#settings.sound;
    installEmblems();
  }

  /**
   * Draws an empty board in place of the one before.
   *
   * @param {Board} reply
   */
  setBoard(reply) {
    this.#dismantle();
    const board = enlarge(reply);
    const points = new Points(board);
    const art = new Art(board.art, this.#prefix, board.sides);
    const speech = new Speech(this.#l10n, board);
    const cells = new Cells(points, board.reach);
    const pieces = new Pieces(art, points, board.pieceSize);
    const marks = new Marks(board.pieceSize, board.reach);
    const overlay = new OverlayLayer(points, board.reach, board.sides);
    const drawing = make('g', { class: 'board-drawing', 'aria-hidden': 'true' }, read(board.drawing, this.#prefix));
    const air = make('g', { class: 'board-air', 'aria-hidden': 'true' });
    const layers = [drawing, marks.below, pieces.layer, overlay.layer, marks.above];
    const scene = make('g', { id: `${this.#prefix}scene` }, layers);
    const svg = make('svg', { class: 'board-svg', role: 'grid', 'aria-label': speech.board() }, [
      art.defs,
      scene,
      cells.layer,
      air,
    ]);
    const root = html('div', { class: 'board' }, [svg]);
    const loupe = new Loupe(root, scene.id, FINE);
    const popup = new Popup(root);
    const listening = new AbortController();
    const { signal } = listening;
    const keyboard = new Keyboard(svg, cells, points, this.#keyCommands(), signal);
    const pointer = new Pointer(svg, (target) => cells.pointOf(target), this.#pointerCommands(), signal);
    const trays = new Trays(this.#hosts.trays, board, art, speech, this.#trayCommands(pointer));
    svg.addEventListener('focusin', (event) => {
      const point = cells.pointOf(event.target);
      if (point !== null) cells.rove(point);
    }, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.skip(), { signal });
    this.#hosts.host.append(root);
    this.#parts = {
      board, points, art, speech, cells, pieces, marks, overlay, trays, keyboard, pointer, popup, loupe, svg, drawing, air, root, listening,
    };
    this.#frame();
    this.#showSettings();
  }

  get #drawn() {
    if (!this.#parts) throw new Error('setBoard() comes first');
    return this.#parts;
  }

  /**
   * Shows a state.
   *
   * @param {State} state
   * @param {{ animate?: boolean, interactive?: boolean }} [how]
   * @returns {Promise<void>} kept when the motion has ended
   */
  show(state, { animate = false, interactive = false } = {}) {
    const { pieces, trays, svg, root, speech, popup } = this.#drawn;
    this.#motion.skip();
    popup.close();
    const before = this.#state;
    const shown = new Map(before?.pieces.map(({ id, point }) => [id, point]));
    const happened = animate && before && !same(before, state) ? tail([...state.last, ...state.now], shown, state.pieces) : [];
    const places = pieces.places;
    const dropped = this.#lifted?.piece ? { piece: this.#lifted.piece, place: this.#lifted.place } : null;
    const step = happened.length > 0 ? this.#step : 0;
    const trayBoxes = step > 0 ? this.#trayBoxes(state) : new Map();
    this.#putDown();
    this.#removeGhost();
    this.#pending = null;
    this.#hinted = null;
    this.#keepSelection(state, interactive);
    this.#state = state;
    const gone = pieces.show(state.pieces);
    this.#refresh();
    if (happened.length > 0) this.emit('say', { text: speech.events(happened, state.pieces, state.sides) });
    if (step === 0) {
      for (const { node } of gone.values()) node.remove();
      trays.show(state.pieces, (source) => this.#sourceMarks(source));
      this.#makeSounds(happened, 0, state);
      return Promise.resolve();
    }
    const { tracks, duration, nodes } = tracksOf({ events: happened, step, pieces, gone, places, dropped, trayBoxes, isPoint: this.#isPoint });
    pieces.layer.append(...nodes);
    root.classList.add('is-moving');
    this.#makeSounds(happened, step, state);
    svg.classList.add('is-moving');
    return this.#motion.play(tracks, duration, () => {
      for (const { node } of gone.values()) node.remove();
      root.classList.remove('is-moving');
      svg.classList.remove('is-moving');
      pieces.sort();
      trays.show(state.pieces, (source) => this.#sourceMarks(source));
    });
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
    if (source !== null && this.#open) this.#choose(source);
  }

  /** Takes the choice of a source back. */
  clear() {
    this.#unask();
    if (this.#selection.chosen === null || !this.#selection.clear()) return false;
    this.#refresh();
    this.emit('select', { place: null, piece: null });
    return true;
  }

  /**
   * Shows a played action that the engine has not answered yet.
   *
   * @param {string} action
   */
  pending(action) {
    const choice = this.#state?.choices.find((other) => other.action === action) ?? null;
    if (choice === null || choice === this.#pending) return;
    this.#unask();
    this.#pending = choice;
    if (this.#lifted === null) this.#showGhost(choice, 'is-pending');
    const chosen = this.#selection.chosen;
    this.#selection = new Selection(null, this.#isPoint);
    this.#refresh();
    if (chosen !== null) this.#tellSelection();
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
   * Shows one of the state's overlays, by its key; null shows none.
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
    const { points, cells, pieces, trays } = this.#drawn;
    this.skip();
    points.turn(degrees);
    cells.arrange();
    trays.arrange(degrees);
    this.#frame();
    if (this.#state) pieces.show(this.#state.pieces);
    this.#refresh();
  }

  /**
   * Moves the focus to a point, or to where it was last on the board.
   *
   * @param {string} [point]
   */
  focus(point) {
    const { cells, points } = this.#drawn;
    cells.focus(point !== undefined && points.has(point) ? point : cells.current);
  }

  /** @param {Partial<Settings>} settings */
  setSettings(settings) {
    this.#settings = { ...this.#settings, ...settings };
    this.#sound.on = this.#settings.sound;
    if (this.#parts) this.#showSettings();
  }

  /** Removes everything from the page. */
  destroy() {
    this.#dismantle();
    this.#sound.close();
    this.off();
  }

  // How things are put on the screen.

  #dismantle() {
    if (!this.#parts) return;
    this.#motion.skip();
    this.#parts.popup.close();
    this.#parts.listening.abort();
    this.#parts.trays.destroy();
    this.#parts.root.remove();
    this.#parts = null;
    this.#state = null;
    this.#ghost = null;
    this.#lifted = null;
    this.#asked = null;
    this.#pending = null;
    this.#hinted = null;
    this.#labels.clear();
    this.#selection = new Selection(null, this.#isPoint);
  }

  #frame() {
    const { points, svg, drawing, root } = this.#drawn;
    const box = points.box;
    svg.setAttribute('viewBox', box.map(short).join(' '));
    root.style.setProperty('--board-ratio', short(box[2] / box[3]));
    const { x, y } = points.centre;
    drawing.setAttribute('transform', `rotate(${points.degrees} ${short(x)} ${short(y)}) scale(${FINE})`);
    for (const text of drawing.querySelectorAll('text')) {
      const [left, top] = [text.getAttribute('x') ?? '0', text.getAttribute('y') ?? '0'];
      text.setAttribute('transform', `rotate(${-points.degrees} ${left} ${top})`);
    }
  }

  #showSettings() {
    const { root } = this.#drawn;
    root.classList.toggle('without-coordinates', !this.#settings.coordinates);
    for (const element of [root, this.#hosts.trays.above, this.#hosts.trays.below]) {
      element.dataset['pieces'] = this.#settings.pieces;
    }
  }

  /** Patches the signs, the labels and the trays to the state and the selection. */
  #refresh() {
    const { marks, cells, overlay, trays, pieces, points } = this.#drawn;
    const state = this.#state;
    const byPoint = this.#marksByPoint();
    marks.show(
      [...byPoint].flatMap(([point, kinds]) =>
        [...kinds].map((kind) => ({ kind, point, place: this.#markPlace(kind, point) })),
      ),
    );
    marks.trail(this.#ways());
    const shown = state?.overlays.find(({ key }) => key === this.#overlayKey) ?? null;
    overlay.show(shown);
    for (const point of points.names) {
      const kinds = byPoint.get(point) ?? new Set();
      const tower = pieces.tower(point);
      const counts = shown?.counts[point] ?? [];
      const asked = this.#asked?.target === point;
      const key = [tower.map(({ id, kind }) => id + kind), [...kinds], counts, asked].join('|');
      if (this.#labels.get(point) === key) continue;
      this.#labels.set(point, key);
      cells.label(point, this.#drawn.speech.point(point, tower, kinds, counts, asked), kinds);
    }
    trays.mark((source) => this.#sourceMarks(source));
  }

  /** @returns {Map<string, Set<MarkKind>>} */
  #marksByPoint() {
    /** @type {Map<string, Set<MarkKind>>} */
    const found = new Map();
    /** @type {(point: string | null | undefined, kind: MarkKind) => void} */
    const add = (point, kind) => {
      if (point === null || point === undefined || !this.#isPoint(point)) return;
      found.set(point, (found.get(point) ?? new Set()).add(kind));
    };
    for (const way of this.#happened()) {
      add(way[0], 'last');
      add(way[way.length - 1], 'last');
    }
    add(this.#hinted?.source, 'hint');
    add(this.#hinted?.target, 'hint');
    if (!this.#open) return found;
    const { chosen, sources, targets } = this.#selection;
    if (chosen === null) for (const source of sources) add(source, 'can');
    add(chosen, 'chosen');
    for (const [target, choices] of targets) {
      add(target, choices.some(({ kind }) => kind === 'capture') ? 'capture' : 'target');
    }
    return found;
  }

  /**
   * The ways that pieces went in the open turn or else in the last one, as names of places.
   */
  #happened() {
    const state = this.#state;
    if (!state) return [];
    const events = state.now.length > 0 ? state.now : state.last;
    /** @type {Map<string, string[]>} */
    const ways = new Map();
    for (const { kind, piece, source, target, path } of events) {
      if (piece === null || source === null || target === null || kind === 'capture') continue;
      ways.set(piece, [...(ways.get(piece) ?? [source]), ...path, target]);
    }
    return [...ways.values()];
  }

  /** @returns {Place[][]} */
  #ways() {
    const { points } = this.#drawn;
    return this.#happened()
      .map((way) => way.filter(this.#isPoint).map((point) => points.at(point)))
      .filter((way) => way.length > 1);
  }

  /**
   * @param {MarkKind} kind
   * @param {string} point
   */
  #markPlace(kind, point) {
    const { pieces, points, board } = this.#drawn;
    if (kind === 'chosen' || kind === 'capture') return pieces.top(point);
    if (kind === 'target') {
      // What stands there stays readable: the sign moves to its shoulder.
      const { x, y } = pieces.top(point);
      const aside = pieces.tower(point).length > 0 ? board.pieceSize * 0.36 : 0;
      return { x: x - aside, y: y - aside };
    }
    return kind === 'can' ? pieces.place(point, 0) : points.at(point);
  }

  /**
   * The signs of a source beside the board.
   *
   * @param {string} source
   * @returns {Set<MarkKind>}
   */
  #sourceMarks(source) {
    /** @type {Set<MarkKind>} */
    const kinds = new Set();
    if (this.#hinted && this.#sourceOfChoice(this.#hinted) === source) kinds.add('hint');
    if (!this.#open || !this.#selection.canAct(source)) return kinds;
    return kinds.add(this.#selection.chosen === source ? 'chosen' : 'can');
  }

  /** Milliseconds a step; 0 where nothing should move. */
  get #step() {
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 0 : Math.max(0, this.#settings.animation);
  }

  /**
   * Where pieces in trays are drawn, in the board's units: by `<tray>/<kind>` and by tray.
   *
   * @param {State} state
   */
  #trayBoxes(state) {
    const { trays, board, svg } = this.#drawn;
    const matrix = svg.getScreenCTM();
    /** @type {Map<string, { place: Place, scale: number }>} */
    const boxes = new Map();
    if (!matrix || matrix.a === 0) return boxes;
    for (const piece of state.pieces) {
      for (const { name } of board.trays) {
        const key = `${name}/${piece.kind ?? ''}`;
        if (boxes.has(key)) continue;
        const rect = trays.element(name, piece.kind)?.getBoundingClientRect();
        if (!rect) continue;
        const place = this.#unitsAt({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
        boxes.set(key, { place, scale: Math.max(0.3, rect.width / (matrix.a * board.pieceSize)) });
      }
    }
    return boxes;
  }

  /**
   * @param {import('./types.js').GameEvent[]} events
   * @param {number} step
   * @param {State} state
   */
  #makeSounds(events, step, state) {
    events.forEach((event, index) => this.#sound.event(event, index * step));
    if (state.over && events.length > 0) this.#sound.end();
  }

  // What is chosen.

  /** True while the player may do something. */
  get #open() {
    return this.#interactive && this.#pending === null;
  }

  /**
   * Keeps what is chosen if the same state is only shown again.
   *
   * @param {State} state
   * @param {boolean} interactive
   */
  #keepSelection(state, interactive) {
    const before = this.#state;
    const chosen = this.#selection.chosen;
    this.#interactive = interactive;
    this.#asked = null;
    this.#selection = new Selection(interactive ? state : null, this.#isPoint);
    if (before && same(before, state) && chosen !== null) this.#selection.choose(chosen);
    if (chosen !== this.#selection.chosen) this.#tellSelection();
  }

  #tellSelection() {
    this.emit('select', { place: this.#selection.chosen, piece: this.#selection.piece });
  }

  #isPoint = /** @param {string} name */ (name) => this.#parts?.points.has(name) ?? false;

  /** @param {Choice} choice */
  #sourceOfChoice(choice) {
    const piece = this.#state?.pieces.find(({ id }) => id === choice.piece);
    return piece ? sourceOf(piece, this.#isPoint) : choice.source;
  }

  /** @param {string} place */
  #sourceNamed(place) {
    if (this.#selection.canAct(place)) return place;
    const piece = this.#state?.pieces.find(({ id }) => id === place);
    if (piece) return sourceOf(piece, this.#isPoint);
    return this.#selection.sources.find((source) => source.startsWith(`${place}/`)) ?? null;
  }

  /** @param {string} source */
  #choose(source) {
    this.#unask();
    const before = this.#selection.chosen;
    if (!this.#selection.choose(source)) return false;
    if (before === source) return true;
    this.#refresh();
    this.#tellSelection();
    const piece = this.#state?.pieces.find(({ id }) => id === this.#selection.piece);
    if (piece) {
      const { speech } = this.#drawn;
      const count = this.#selection.targets.size;
      this.emit('say', { text: speech.text('say-chosen', { piece: speech.piece(piece), count }) });
    }
    return true;
  }

  /**
   * A point was tapped, or Enter was pressed on it.
   *
   * @param {string | null} point
   * @param {boolean} touch
   */
  #tap(point, touch) {
    if (point === null) return void this.clear();
    this.#drawn.cells.rove(point);
    if (!this.#open) return;
    if (this.#asked?.target === point) return this.#act(this.#asked);
    const { chosen, midTurn, stop, targets } = this.#selection;
    const choices = targets.get(point);
    if (choices) return this.#propose(point, choices, touch);
    if (chosen === point && midTurn && stop) return this.#act(stop);
    if (chosen === point || !this.#selection.canAct(point)) return void this.clear();
    this.#choose(point);
  }

  /**
   * Plays one of the choices that lead to a point; asks where there are several.
   *
   * @param {string} point
   * @param {Choice[]} choices
   * @param {boolean} touch
   */
  #propose(point, choices, touch) {
    const [only] = choices;
    if (!only) return;
    if (choices.length > 1) return this.#ask(point, choices);
    const { confirm } = this.#settings;
    if (confirm !== 'always' && !(confirm === 'touch' && touch)) return this.#act(only);
    const { speech, pieces } = this.#drawn;
    this.#unask();
    this.#asked = only;
    this.#showGhost(only, 'is-asked');
    this.#refresh();
    this.emit('say', { text: speech.text('say-confirm', { point: speech.content(point, pieces.tower(point)) }) });
  }

  /**
   * @param {string} point
   * @param {Choice[]} choices
   */
  #ask(point, choices) {
    const { popup, speech, cells, pieces } = this.#drawn;
    const items = choices.map((choice) => ({
      label: speech.text(`choice-${choice.kind}`),
      kind: choice.kind,
      choose: () => this.#act(choice),
    }));
    popup.choose(this.#pixelsInRoot(pieces.top(point)), speech.text('choice-label', { point }), items, () => {
      this.#putDown();
      cells.focus(point);
    });
  }

  /** @param {Choice} choice */
  #act(choice) {
    this.pending(choice.action);
    this.emit('act', { action: choice.action });
  }

  /** Takes back a question for confirmation. */
  #unask() {
    if (this.#asked === null) return;
    this.#asked = null;
    this.#removeGhost();
    this.#refresh();
  }

  /**
   * @param {Choice} choice
   * @param {string} className
   */
  #showGhost({ piece: id, target }, className) {
    this.#removeGhost();
    const piece = this.#state?.pieces.find((other) => other.id === id);
    if (!piece || target === null) return;
    const { pieces, air } = this.#drawn;
    const height = pieces.tower(target).length;
    this.#ghost = pieces.ghost(piece, height > 0 ? pieces.top(target) : pieces.place(target, 0));
    this.#ghost.classList.add(className);
    air.append(this.#ghost);
    pieces.drawn(piece.id)?.node.classList.add('is-leaving', className);
  }

  #removeGhost() {
    this.#ghost?.remove();
    this.#ghost = null;
    for (const node of this.#drawn.pieces.layer.querySelectorAll('.is-leaving')) node.classList.remove('is-leaving', 'is-asked', 'is-pending');
  }

  // Places on the screen.

  /** @param {Place} pixels in the window */
  #unitsAt({ x, y }) {
    const matrix = this.#drawn.svg.getScreenCTM();
    const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: NaN, y: NaN };
    return { x: point.x, y: point.y };
  }

  /** @param {Place} units */
  #pixelsInRoot({ x, y }) {
    const { svg, root, board } = this.#drawn;
    const matrix = svg.getScreenCTM();
    const box = root.getBoundingClientRect();
    if (!matrix) return { x: 0, y: 0, clear: 0 };
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: point.x - box.x, y: point.y - box.y, clear: board.pieceSize * matrix.a * 0.75 };
  }

  /** How many pixels a board unit takes. */
  get #scale() {
    return this.#drawn.svg.getScreenCTM()?.a || 1;
  }

  /**
   * The point that is meant. A finger is helped: what can be used attracts it.
   *
   * @param {Place} pixels
   * @param {boolean} touch
   */
  #pick(pixels, touch) {
    const { points, board } = this.#drawn;
    const place = this.#unitsAt(pixels);
    const under = points.nearest(place, board.reach * Math.SQRT2);
    if (!touch || (under !== null && this.#useful(under))) return under;
    const reach = Math.max(board.reach, Math.min(MAGNET.units * FINE, MAGNET.pixels / this.#scale));
    return points.nearest(place, reach, (point) => this.#useful(point)) ?? under;
  }

  /** @param {string} point */
  #useful(point) {
    if (!this.#open) return false;
    return this.#selection.chosen === point || this.#selection.targets.has(point) || (!this.#selection.locked && this.#selection.canAct(point));
  }

  // What the other modules ask for.

  /** @returns {import('./keyboard.js').Commands} */
  #keyCommands() {
    return {
      act: (point) => {
        this.skip();
        this.#tap(point, false);
      },
      clear: () => this.#escape(),
      look: (point) => void this.#look(point),
      useful: (point) => this.#useful(point),
    };
  }

  #escape() {
    if (this.#motion.running) {
      this.skip();
      return true;
    }
    if (this.#asked) {
      this.#unask();
      return true;
    }
    return this.clear();
  }

  /** @param {string} point */
  #look(point) {
    const { pieces, popup, art, speech } = this.#drawn;
    const tower = pieces.tower(point);
    if (tower.length < 2) return false;
    const sheet = towerSheet(point, tower, art, speech);
    popup.look(this.#pixelsInRoot(pieces.top(point)), sheet, () => {});
    this.emit('say', { text: speech.content(point, tower) });
    return true;
  }

  /** @returns {import('./pointer.js').PointerCommands} */
  #pointerCommands() {
    return {
      pick: (pixels, touch) => this.#pick(pixels, touch),
      useful: (point) => this.#useful(point),
      source: (point) => (this.#useful(point) && this.#selection.canAct(point) ? point : null),
      look: (point) => this.#look(point),
      tap: (point, touch) => {
        this.skip();
        this.#drawn.keyboard.reset();
        this.#tap(point, touch);
      },
      tapSource: (source) => this.#tapSource(source),
      lift: (source) => this.#lift(source),
      drag: (pixels, touch) => this.#drag(pixels, touch),
      drop: (pixels, touch) => this.#drop(pixels, touch),
      cancel: () => this.#putDown(),
      touch: (pixels) => this.#magnify(pixels, pixels && this.#pick(pixels, true)),
    };
  }

  /**
   * @param {Pointer} pointer
   * @returns {import('./tray.js').TrayCommands}
   */
  #trayCommands(pointer) {
    return {
      press: (source) => {
        this.#tapSource(source);
        if (this.#selection.chosen !== source) return;
        const { points, cells } = this.#drawn;
        const here = points.at(cells.current);
        const target = points.nearest(here, Infinity, (point) => this.#selection.targets.has(point));
        if (target !== null) cells.focus(target);
      },
      grab: (source, event) => {
        if (this.#open && this.#selection.canAct(source)) pointer.grab(source, event);
      },
      clear: () => this.#escape(),
    };
  }

  /** @param {string} source */
  #tapSource(source) {
    this.skip();
    if (!this.#open) return;
    if (this.#selection.chosen === source && this.clear()) return;
    this.#choose(source);
  }

  /** @param {string} source */
  #lift(source) {
    this.skip();
    if (!this.#open || !this.#choose(source)) return false;
    const id = this.#selection.piece;
    const piece = this.#state?.pieces.find((other) => other.id === id);
    if (!piece) return false;
    const { pieces, air, root } = this.#drawn;
    const drawn = pieces.drawn(piece.id);
    const place = drawn?.place ?? { x: 0, y: 0 };
    const node = pieces.ghost(piece, place);
    node.classList.replace('is-ghost', 'is-lifted');
    drawn?.node.classList.add('is-leaving');
    air.append(node);
    root.classList.add('is-dragging');
    this.#lifted = { node, piece: piece.id, place };
    return true;
  }

  /**
   * @param {Place} pixels
   * @param {boolean} touch
   */
  #drag(pixels, touch) {
    if (!this.#lifted) return;
    const place = this.#unitsAt(pixels);
    this.#lifted.place = place;
    this.#lifted.node.setAttribute('transform', translate(place));
    if (touch) this.#magnify(pixels, this.#targetAt(pixels));
  }

  /**
   * The target on which a piece would be dropped.
   *
   * @param {Place} pixels
   */
  #targetAt(pixels) {
    const { points, board } = this.#drawn;
    const { targets } = this.#selection;
    const reach = Math.max(board.reach * 1.3, Math.min(MAGNET.units * FINE, MAGNET.pixels / this.#scale));
    return points.nearest(this.#unitsAt(pixels), reach, (point) => targets.has(point));
  }

  /**
   * Shows what lies under a finger, and the point that it means.
   *
   * @param {Place | null} pixels null: the finger is gone
   * @param {string | null} point
   */
  #magnify(pixels, point) {
    const { loupe, points, root } = this.#drawn;
    if (pixels === null) return loupe.hide();
    const { x, y } = root.getBoundingClientRect();
    const spot = point !== null && this.#useful(point) ? points.at(point) : null;
    loupe.show(this.#unitsAt(pixels), { x: pixels.x - x, y: pixels.y - y }, this.#scale, spot);
  }

  /**
   * @param {Place} pixels
   * @param {boolean} touch
   */
  #drop(pixels, touch) {
    this.#drawn.root.classList.remove('is-dragging');
    this.#magnify(null, null);
    const { targets } = this.#selection;
    const target = this.#targetAt(pixels);
    const choices = target === null ? undefined : targets.get(target);
    if (target === null || !choices) return this.#putDown();
    this.#drawn.cells.rove(target);
    this.#propose(target, choices, touch);
    if (this.#asked) this.#putDown();
  }

  /** The dragged piece goes back to where it belongs. */
  #putDown() {
    this.#drawn.root.classList.remove('is-dragging');
    this.#drawn.loupe.hide();
    if (!this.#lifted) return;
    this.#lifted.node.remove();
    this.#lifted = null;
    if (this.#asked === null && this.#pending === null) this.#removeGhost();
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

/**
 * The same board in the units in which it is drawn.
 *
 * @param {Board} board
 * @returns {Board}
 */
function enlarge(board) {
  const [x, y, width, height] = board.box;
  return {
    ...board,
    points: board.points.map((point) => ({ ...point, x: point.x * FINE, y: point.y * FINE })),
    box: [x * FINE, y * FINE, width * FINE, height * FINE],
    reach: board.reach * FINE,
    pieceSize: board.pieceSize * FINE,
  };
}
