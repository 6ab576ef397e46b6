/** The pictures of a game's pieces, taken from the engine's reply into this document. */

import { make, read, short } from './svg.js';
import { emblem, installEmblems } from './emblems.js';

/** @import { Piece } from './types.js' */

/** The symbol of a piece whose kind nobody may see, and of a kind that has no picture. */
const HIDDEN = 'hidden';

export class Art {
  /** @type {Map<string, SVGSymbolElement>} */
  #symbols = new Map();
  #prefix;
  #sides;

  /**
   * @param {string} text an SVG document with one `symbol` a kind; `data-emblem` says where on it
   *   the side's emblem stands, as x, y and size in the units of its `viewBox`
   * @param {string} prefix of all ids in it
   * @param {string[]} sides
   */
  constructor(text, prefix, sides) {
    this.#prefix = prefix;
    this.#sides = sides;
    installEmblems();
    this.defs = make('defs', {}, [...read(text, prefix), shade(`${prefix}shadow`)]);
    /** The paint of the soft shadows below pieces. */
    this.shadow = `url(#${prefix}shadow)`;
    for (const symbol of this.defs.querySelectorAll('symbol')) {
      this.#symbols.set(symbol.id.slice(prefix.length), symbol);
    }
  }

  /**
   * A side's token, such as `white`, or `none`.
   *
   * @param {number | null} side
   */
  side(side) {
    return side === null ? 'none' : (this.#sides[side] ?? 'none');
  }

  /**
   * Draws a piece around the origin.
   *
   * @param {Pick<Piece, 'kind' | 'side'>} piece
   * @param {number} size
   * @returns {SVGElement[]}
   */
  draw({ kind, side }, size) {
    const name = kind !== null && this.#symbols.has(kind) ? kind : HIDDEN;
    const symbol = this.#symbols.get(name);
    if (!symbol) return [make('circle', { class: 'art-body', r: short(size * 0.4) })];
    const box = { x: short(-size / 2), y: short(-size / 2), width: short(size), height: short(size) };
    const nodes = [make('use', { href: `#${this.#prefix}${name}`, ...box })];
    const token = this.side(side);
    const spot = symbol.dataset['emblem']?.split(' ').map(Number);
    if (!spot || spot.length !== 3 || token === 'none') return nodes;
    const scale = size / (symbol.viewBox.baseVal.width || 100);
    const [x = 0, y = 0, width = 0] = spot;
    return [
      ...nodes,
      emblem(token, {
        class: 'art-emblem',
        x: short((x - width / 2) * scale - size / 2),
        y: short((y - width / 2) * scale - size / 2),
        width: short(width * scale),
        height: short(width * scale),
      }),
    ];
  }

  /**
   * A small picture of a piece that stands in text or in a tray.
   *
   * @param {Pick<Piece, 'kind' | 'side'>} piece
   */
  icon(piece) {
    const group = make('g', { class: 'piece', 'data-side': this.side(piece.side) }, this.draw(piece, 1));
    return make('svg', { class: 'piece-icon', viewBox: '-0.5 -0.5 1 1', 'aria-hidden': 'true' }, [group]);
  }
}

/** @param {string} id */
function shade(id) {
  const stops = [1, 0.75, 0].map((opacity, index) =>
    make('stop', { class: 'shade', offset: [0, 0.55, 1][index] ?? 1, 'stop-opacity': opacity }),
  );
  return make('radialGradient', { id }, stops);
}
