/** The pieces on the board: one node each, kept by id and patched in place. */

import { COUNTED, sinking } from './stacking.js';
import { make, short, translate } from './svg.js';

/** @import { Art } from './art.js' */
/** @import { Points } from './points.js' */
/** @import { Piece, Place } from './types.js' */

/**
 * Where a piece is drawn: its place on the screen and what it stands for.
 *
 * @typedef {object} Drawn
 * @property {Piece} piece
 * @property {Place} place
 * @property {SVGGElement} node
 */

export class Pieces {
  /** @type {Map<string, Drawn>} */
  #drawn = new Map();
  /** @type {Map<string, Piece[]>} */
  #towers = new Map();
  /** @type {Map<string, SVGGElement>} */
  #heights = new Map();
  #art;
  #points;
  #size;

  /**
   * @param {Art} art
   * @param {Points} points
   * @param {number} size of a piece, in board units
   */
  constructor(art, points, size) {
    this.#art = art;
    this.#points = points;
    this.#size = size;
    this.layer = make('g', { class: 'board-pieces', 'aria-hidden': 'true' });
  }

  /**
   * Makes the layer show exactly these pieces; returns the nodes of those that have left the board.
   *
   * @param {Piece[]} pieces
   * @returns {Map<string, Drawn>}
   */
  show(pieces) {
    this.#towers = new Map();
    for (const piece of pieces) {
      if (!this.#points.has(piece.point)) continue;
      this.#towers.set(piece.point, [...(this.#towers.get(piece.point) ?? []), piece]);
    }
    for (const tower of this.#towers.values()) tower.sort((a, b) => a.level - b.level);
    const gone = new Map(this.#drawn);
    for (const piece of [...this.#towers.values()].flat()) {
      gone.delete(piece.id);
      this.#patch(piece);
    }
    for (const id of gone.keys()) this.#drawn.delete(id);
    this.#countHeights();
    this.sort();
    return gone;
  }

  /** @param {Piece} piece */
  #patch(piece) {
    const place = this.place(piece.point, piece.level);
    const known = this.#drawn.get(piece.id);
    const node = known?.node ?? make('g', { class: 'piece', 'data-piece': piece.id });
    const same = known?.piece.kind === piece.kind && known?.piece.side === piece.side;
    if (!known || !same) this.#draw(node, piece);
    node.setAttribute('transform', translate(place));
    const height = this.#towers.get(piece.point)?.length ?? 1;
    node.classList.toggle('is-buried', piece.level < height - 1);
    node.classList.toggle('is-raised', piece.level > 0);
    this.#drawn.set(piece.id, { piece, place, node });
  }

  /**
   * @param {SVGGElement} node
   * @param {Piece} piece
   */
  #draw(node, piece) {
    node.dataset['side'] = this.#art.side(piece.side);
    node.dataset['tint'] = String(tint(piece.id));
    const shadow = make('ellipse', {
      class: 'piece-shadow',
      fill: this.#art.shadow,
      cy: short(this.#size * 0.36),
      rx: short(this.#size * 0.5),
      ry: short(this.#size * 0.2),
    });
    node.replaceChildren(shadow, ...this.#art.draw(piece, this.#size));
  }

  /** Paints what is nearer to the viewer later. Pieces never hold the focus, so they may be moved. */
  sort() {
    const order = [...this.#drawn.values()].sort((a, b) => {
      const [one, other] = [this.#points.at(a.piece.point), this.#points.at(b.piece.point)];
      return one.y - other.y || one.x - other.x || a.piece.level - b.piece.level;
    });
    const nodes = [...order.map(({ node }) => node), ...this.#heights.values()];
    const standing = [...this.layer.children].filter((node) => nodes.includes(/** @type {SVGGElement} */ (node)));
    if (nodes.some((node, index) => node !== standing[index])) this.layer.append(...nodes);
  }

  #countHeights() {
    for (const [point, node] of this.#heights) {
      if ((this.#towers.get(point)?.length ?? 0) >= COUNTED) continue;
      node.remove();
      this.#heights.delete(point);
    }
    for (const [point, tower] of this.#towers) {
      if (tower.length < COUNTED) continue;
      const node = this.#heights.get(point) ?? heightMark(this.#size);
      const place = this.place(point, tower.length - 1);
      node.setAttribute('transform', translate({ x: place.x + this.#size * 0.38, y: place.y - this.#size * 0.34 }));
      if (node.lastChild) node.lastChild.textContent = String(tower.length);
      this.#heights.set(point, node);
    }
  }

  /**
   * Where a piece at a level of a point is drawn.
   *
   * @param {string} point
   * @param {number} level
   * @returns {Place}
   */
  place(point, level) {
    const { x, y } = this.#points.at(point);
    const height = Math.max(this.#towers.get(point)?.length ?? 1, level + 1);
    return { x, y: y + sinking(this.#size, height, level) };
  }

  /**
   * Where the top of a point is drawn.
   *
   * @param {string} point
   */
  top(point) {
    return this.place(point, Math.max(0, this.tower(point).length - 1));
  }

  /**
   * The pieces on a point from bottom to top.
   *
   * @param {string} point
   */
  tower(point) {
    return this.#towers.get(point) ?? [];
  }

  /** @param {string} id */
  drawn(id) {
    return this.#drawn.get(id) ?? null;
  }

  /** Where every piece is drawn now. */
  get places() {
    return new Map([...this.#drawn].map(([id, { place }]) => [id, place]));
  }

  /**
   * A picture of a piece that does not stand there yet.
   *
   * @param {Piece} piece
   * @param {Place} place
   */
  ghost(piece, place) {
    const node = make('g', { class: 'piece is-ghost', transform: translate(place) });
    this.#draw(node, piece);
    return node;
  }
}

/** @param {number} size */
function heightMark(size) {
  return make('g', { class: 'tower-height' }, [
    make('circle', { r: short(size * 0.17), 'stroke-width': short(size * 0.025) }),
    make('text', { y: short(size * 0.09), 'font-size': short(size * 0.25) }),
  ]);
}

/**
 * A number from 0 to 5 that stays with a piece: pieces that belong to nobody may differ in colour.
 *
 * @param {string} id
 */
function tint(id) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % 6;
}
