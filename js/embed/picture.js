/** A board drawn out of a replay's nodes. */

import { COUNTED, sinking } from '../board/stacking.js';
import { build, make } from './nodes.js';

/** @import { Drawing, Standing } from './replay.js' */

export class Picture {
  #drawing;
  /** @type {Map<string, SVGElement>} */ #symbols = new Map();
  #defs;
  #marks = make('path', { class: 'marks' });
  #pieces = make('g');
  #numbers = make('g');
  /** @type {SVGGElement[]} by piece */ #nodes = [];
  /** @type {string[]} what each piece looks like */ #looks = [];
  /** @type {Standing[]} */ #standing = [];

  /** @param {Drawing} drawing */
  constructor(drawing) {
    this.#drawing = drawing;
    this.#defs = make('defs', {}, build(drawing.paints));
    this.element = make('svg', { viewBox: drawing.box.join(' '), class: 'picture', role: 'img', 'aria-label': '' }, [
      this.#defs,
      make('g', {}, build(drawing.surface)),
      this.#marks,
      this.#pieces,
      this.#numbers,
    ]);
  }

  /** What a screen reader says of it. */
  set label(/** @type {string} */ text) {
    this.element.setAttribute('aria-label', text);
  }

  /**
   * Shows exactly these pieces, at once; always the same ones, in the same order.
   *
   * @param {Standing[]} pieces
   */
  show(pieces) {
    this.#standing = pieces;
    /** @type {Map<string, Standing[]>} */
    const towers = new Map();
    for (const piece of pieces) {
      if (this.#drawing.points.has(piece.point)) towers.set(piece.point, [...(towers.get(piece.point) ?? []), piece]);
    }
    const places = pieces.map(({ point, level }) => this.#place(point, level, towers.get(point)?.length ?? 1));
    for (const [index, piece] of pieces.entries()) this.#patch(index, piece, places[index]);
    const order = [...pieces.keys()].filter((index) => places[index]);
    order.sort((a, b) => this.#depth(pieces[a]) - this.#depth(pieces[b]) || pieces[a].level - pieces[b].level);
    this.#pieces.replaceChildren(...order.map((index) => this.#nodes[index]));
    const tall = [...towers].filter(([, tower]) => tower.length >= COUNTED);
    this.#numbers.replaceChildren(...tall.map(([point, tower]) => this.#number(point, tower.length)));
  }

  /**
   * Marks points as those of the last turn.
   *
   * @param {string[]} points
   */
  mark(points) {
    const half = this.#drawing.size * 0.46;
    const places = points.map((point) => this.#drawing.points.get(point)).filter((at) => at !== undefined);
    this.#marks.setAttribute('stroke-width', short(this.#drawing.size * 0.05));
    this.#marks.setAttribute('d', places.map(([x, y]) => corners(x, y, half)).join(''));
  }

  /**
   * @param {number} index
   * @param {Standing} piece
   * @param {number[] | null} place
   */
  #patch(index, { kind, side, level }, place) {
    const node = (this.#nodes[index] ??= make('g'));
    const look = `${kind}/${side ?? ''}/${level > 0}`;
    if (this.#looks[index] !== look) {
      node.replaceChildren(...this.#draw(kind, side, level));
      this.#looks[index] = look;
    }
    if (place) node.setAttribute('transform', `translate(${short(place[0])} ${short(place[1])})`);
  }

  /**
   * @param {string} kind
   * @param {number | null} side
   * @param {number} level
   */
  #draw(kind, side, level) {
    const { size } = this.#drawing;
    const box = { x: short(-size / 2), y: short(-size / 2), width: short(size), height: short(size) };
    const symbol = this.#symbol(`${kind}/${side ?? ''}`) ?? this.#symbol(`/${side ?? ''}`);
    const nodes = symbol
      ? [make('use', { href: `#${symbol.id}`, ...box })]
      : [make('circle', { r: short(size * 0.4), fill: '#888' })];
    if (level > 0) return nodes;
    const ground = { cy: short(size * 0.36), rx: short(size * 0.42), ry: short(size * 0.14), class: 'shadow' };
    return [make('ellipse', ground), ...nodes];
  }

  /** @param {string} look */
  #symbol(look) {
    const node = this.#drawing.symbols.get(look);
    if (!node) return null;
    let symbol = this.#symbols.get(look);
    if (!symbol) {
      [symbol] = build([node]);
      this.#symbols.set(look, symbol);
      this.#defs.append(symbol);
    }
    return symbol;
  }

  /**
   * @param {string} point
   * @param {number} level
   * @param {number} height of the tower
   * @returns {number[] | null} null where a piece is not on the board
   */
  #place(point, level, height) {
    const at = this.#drawing.points.get(point);
    return at ? [at[0], at[1] + sinking(this.#drawing.size, Math.max(height, level + 1), level)] : null;
  }

  /** @param {Standing} piece */
  #depth({ point }) {
    return this.#drawing.points.get(point)?.[1] ?? 0;
  }

  /**
   * @param {string} point
   * @param {number} height
   */
  #number(point, height) {
    const { size } = this.#drawing;
    const [x, y] = this.#place(point, height - 1, height) ?? [0, 0];
    const text = make('text', { y: short(size * 0.09), 'font-size': short(size * 0.25) });
    text.textContent = String(height);
    const at = `translate(${short(x + size * 0.38)} ${short(y - size * 0.34)})`;
    const circle = make('circle', { r: short(size * 0.17), 'stroke-width': short(size * 0.025) });
    return make('g', { transform: at, class: 'height' }, [circle, text]);
  }

  /** The pieces as they stand. */
  get standing() {
    return this.#standing;
  }

  /**
   * Where a piece would be drawn if it stood alone on a point; null beside the board.
   *
   * @param {string} point
   * @param {number} level
   */
  alone(point, level) {
    return this.#place(point, level, 1);
  }

  /**
   * The node of a piece, brought above all others.
   *
   * @param {number} piece
   */
  raise(piece) {
    const node = this.#nodes[piece];
    this.#pieces.append(node);
    return node;
  }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
function corners(x, y, half) {
  const signs = [[1, 1], [-1, 1], [-1, -1], [1, -1]];
  return signs
    .map(([right, down]) => {
      const [far, near] = [half, half * 0.58];
      return (
        `M${short(x + right * far)} ${short(y + down * near)}` +
        `V${short(y + down * far)}H${short(x + right * near)}`
      );
    })
    .join('');
}

/**
 * A number for an attribute, without a tail of digits that nobody sees.
 *
 * @param {number} value
 */
export function short(value) {
  return String(Math.round(value * 1e4) / 1e4);
}
