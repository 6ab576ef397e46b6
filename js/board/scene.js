/** All that is drawn of one board, and where it is on the screen. */

import { Art } from './art.js';
import { Cells } from './cells.js';
import { Keyboard } from './keyboard.js';
import { Loupe } from './loupe.js';
import { Marks } from './marks.js';
import { OverlayLayer } from './overlay.js';
import { Pieces } from './pieces.js';
import { Pointer } from './pointer.js';
import { Points } from './points.js';
import { Popup } from './popup.js';
import { Speech } from './speech.js';
import { html, make, read, short } from './svg.js';
import { Trays } from './tray.js';

/** @import { Commands } from './keyboard.js' */
/** @import { PointerCommands } from './pointer.js' */
/** @import { Signs } from './signs.js' */
/** @import { TrayCommands } from './tray.js' */
/** @import { Board, L10n, Overlay, Place, Settings, State } from './types.js' */

/** How many units of the drawing a board unit takes: browsers find no element in a finer drawing. */
const FINE = 100;
/** How near a finger has to come to a point that can be used, in pixels and in board units. */
const MAGNET = { pixels: 26, units: 0.95 };

export class Scene {
  /** @type {Map<string, string>} */
  #labels = new Map();
  #listening = new AbortController();
  #drawing;
  #hosts;
  /** @type {Trays | null} */
  #trays = null;

  /**
   * @param {Board} reply
   * @param {string} prefix of all ids
   * @param {{ host: HTMLElement, trays: { above: HTMLElement, below: HTMLElement } }} hosts
   * @param {L10n} l10n
   */
  constructor(reply, prefix, hosts, l10n) {
    const board = enlarge(reply);
    this.#hosts = hosts;
    this.board = board;
    this.points = new Points(board);
    this.art = new Art(board.art, prefix, board.sides);
    this.speech = new Speech(l10n, board);
    this.cells = new Cells(this.points, board.reach);
    this.pieces = new Pieces(this.art, this.points, board.pieceSize);
    this.marks = new Marks(board.pieceSize, board.reach);
    this.overlay = new OverlayLayer(this.points, board.reach, board.sides);
    this.#drawing = make('g', { 'aria-hidden': 'true' }, read(board.drawing, prefix));
    /** What is above all else: a piece that is being dragged, a ghost. */
    this.air = make('g', { class: 'board-air', 'aria-hidden': 'true' });
    const layers = [this.#drawing, this.marks.below, this.pieces.layer, this.overlay.layer, this.marks.above];
    const all = make('g', { id: `${prefix}all` }, layers);
    this.svg = make('svg', { class: 'board-svg', role: 'grid', 'aria-label': this.speech.board() }, [
      this.art.defs,
      all,
      this.cells.layer,
      this.air,
    ]);
    this.root = html('div', { class: 'board' }, [this.svg]);
    this.popup = new Popup(this.root);
    this.loupe = new Loupe(this.root, all.id, FINE);
    hosts.host.append(this.root);
    this.frame();
  }

  /**
   * Starts to listen.
   *
   * @param {{ keys: Commands, pointer: PointerCommands, trays: TrayCommands, roved: () => void }} commands
   *   `roved`: another point has the focus now
   */
  connect(commands) {
    const { signal } = this.#listening;
    const { svg, cells, points } = this;
    const keyboard = new Keyboard(svg, cells, points, commands.keys, signal);
    const pointer = new Pointer(svg, (target) => cells.pointOf(target), commands.pointer, signal);
    const grab = /** @type {TrayCommands['grab']} */ (source, event) => {
      if (commands.trays.grab(source, event)) pointer.grab(source, event);
      return true;
    };
    this.#trays = new Trays(this.#hosts.trays, this.board, this.art, this.speech, { ...commands.trays, grab });
    svg.addEventListener('pointerdown', () => keyboard.reset(), { signal });
    svg.addEventListener('focusin', (event) => {
      const point = cells.pointOf(event.target);
      if (point === null) return;
      cells.rove(point);
      commands.roved();
    }, { signal });
  }

  get trays() {
    if (!this.#trays) throw new Error('connect() comes first');
    return this.#trays;
  }

  /** Takes it all off the page. */
  remove() {
    this.popup.close();
    this.#listening.abort();
    this.#trays?.destroy();
    this.root.remove();
  }

  /** Fits the picture to the points, however they are turned; texts stay upright. */
  frame() {
    const { degrees, centre, box } = this.points;
    this.svg.setAttribute('viewBox', box.map(short).join(' '));
    this.root.style.setProperty('--board-ratio', short(box[2] / box[3]));
    const turned = `rotate(${degrees} ${short(centre.x)} ${short(centre.y)})`;
    this.#drawing.setAttribute('transform', `${turned} scale(${FINE})`);
    for (const text of this.#drawing.querySelectorAll('text')) {
      const [x, y] = [text.getAttribute('x') ?? '0', text.getAttribute('y') ?? '0'];
      text.setAttribute('transform', `rotate(${-degrees} ${x} ${y})`);
    }
  }

  /**
   * @param {number} degrees clockwise
   * @param {State | null} state
   */
  turn(degrees, state) {
    this.points.turn(degrees);
    this.cells.arrange();
    this.trays.arrange(degrees);
    this.frame();
    if (state) this.pieces.show(state.pieces);
  }

  /** @param {Settings} settings */
  set({ coordinates, board, pieces }) {
    this.root.classList.toggle('without-coordinates', !coordinates);
    const { above, below } = this.#hosts.trays;
    for (const element of [this.root, above, below]) {
      for (const [name, value] of Object.entries({ board, pieces })) {
        if (value === null) delete element.dataset[name];
        else element.dataset[name] = value;
      }
    }
  }

  /** Names the board again, and each point as soon as it is shown the next time. */
  sayAgain() {
    this.popup.close();
    this.svg.setAttribute('aria-label', this.speech.board());
    this.#labels.clear();
  }

  /**
   * Patches all signs, numbers and labels: they come from the same signs.
   *
   * @param {Signs} signs
   * @param {Overlay | null} overlay
   * @param {string | null} asked the point at which something waits for a second Enter
   */
  refresh(signs, overlay, asked) {
    const { points, pieces } = this;
    this.marks.show(
      [...signs.points].flatMap(([point, kinds]) =>
        [...kinds].map((kind) => ({ kind, point, place: this.#signPlace(kind, point) })),
      ),
    );
    this.marks.trail(signs.ways.map((way) => way.map((point) => points.at(point))));
    this.overlay.show(overlay);
    for (const point of points.names) {
      const kinds = signs.points.get(point) ?? new Set();
      const tower = pieces.tower(point);
      const counts = overlay?.counts[point] ?? [];
      const key = [tower.map(({ id, kind }) => id + kind), [...kinds], counts, asked === point].join('|');
      if (this.#labels.get(point) === key) continue;
      this.#labels.set(point, key);
      this.cells.label(point, this.speech.point(point, tower, kinds, counts, asked === point), kinds);
    }
    this.trays.mark(signs.source);
  }

  /**
   * @param {string} kind of a sign
   * @param {string} point
   */
  #signPlace(kind, point) {
    const { pieces, points, board } = this;
    if (kind === 'chosen' || kind === 'capture') return pieces.top(point);
    if (kind === 'can') return pieces.place(point, 0);
    if (kind !== 'target' && kind !== 'far') return points.at(point);
    // What stands there stays readable: the sign moves to its shoulder.
    const { x, y } = pieces.top(point);
    const aside = pieces.tower(point).length > 0 ? board.pieceSize * 0.36 : 0;
    return { x: x - aside, y: y - aside };
  }

  /** How many pixels a unit of the drawing takes. */
  get scale() {
    return this.svg.getScreenCTM()?.a || 1;
  }

  /**
   * Where something is on the drawing.
   *
   * @param {Place} pixels in the window
   * @returns {Place}
   */
  units({ x, y }) {
    const matrix = this.svg.getScreenCTM();
    const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: NaN, y: NaN };
    return { x: point.x, y: point.y };
  }

  /**
   * Where a point is in pixels from the corner of the board, for what opens there; `clear` is how
   * much around it should stay free.
   *
   * @param {string} name
   */
  spot(name) {
    const matrix = this.svg.getScreenCTM();
    const box = this.root.getBoundingClientRect();
    if (!matrix) return { x: 0, y: 0, clear: 0 };
    const { x, y } = this.pieces.top(name);
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: point.x - box.x, y: point.y - box.y, clear: this.board.pieceSize * matrix.a * 0.75 };
  }

  /**
   * The point that is meant. A finger is helped: what can be used attracts it.
   *
   * @param {Place} pixels
   * @param {boolean} touch
   * @param {(point: string) => boolean} useful
   */
  pick(pixels, touch, useful) {
    const place = this.units(pixels);
    const under = this.points.nearest(place, this.board.reach * Math.SQRT2);
    if (!touch || (under !== null && useful(under))) return under;
    return this.points.nearest(place, this.#magnet(1), useful) ?? under;
  }

  /**
   * The point on which a piece is dropped, of those on which it can be.
   *
   * @param {Place} pixels
   * @param {(point: string) => boolean} possible
   */
  landing(pixels, possible) {
    return this.points.nearest(this.units(pixels), this.#magnet(1.3), possible);
  }

  /** @param {number} least in reaches of a point */
  #magnet(least) {
    return Math.max(this.board.reach * least, Math.min(MAGNET.units * FINE, MAGNET.pixels / this.scale));
  }

  /**
   * Shows what lies under a finger, and the point that it means.
   *
   * @param {Place | null} pixels null: the finger is gone
   * @param {string | null} point
   */
  magnify(pixels, point) {
    if (pixels === null) return this.loupe.hide();
    const { x, y } = this.root.getBoundingClientRect();
    const place = point === null ? null : this.points.at(point);
    this.loupe.show(this.units(pixels), { x: pixels.x - x, y: pixels.y - y }, this.scale, place);
  }

  /**
   * Where pieces in trays are on the drawing, and how large: by `<tray>/<kind>`. A tray that is not
   * shown has no place.
   *
   * @param {State} state
   */
  trayBoxes(state) {
    /** @type {Map<string, { place: Place, scale: number }>} */
    const boxes = new Map();
    const size = this.scale * this.board.pieceSize;
    for (const kind of new Set(state.pieces.map((piece) => piece.kind))) {
      for (const { name } of this.board.trays) {
        const rect = this.trays.element(name, kind)?.getBoundingClientRect();
        if (!rect?.width) continue;
        const place = this.units({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
        boxes.set(`${name}/${kind ?? ''}`, { place, scale: Math.max(0.3, rect.width / size) });
      }
    }
    return boxes;
  }
}

/**
 * The same board in the units of the drawing.
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
