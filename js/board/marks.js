/** The signs on the board: seven that differ in shape, the trail of a turn, and the pending ghost. */

import { make, short, translate } from './svg.js';

/** @import { MarkKind, Place } from './types.js' */

/** Which signs lie below the pieces; the others lie above them. */
const BELOW = new Set(['last', 'hint']);

export class Marks {
  /** @type {Map<string, SVGGElement>} */
  #nodes = new Map();
  #size;
  #reach;
  #trail = make('path', { class: 'board-trail' });

  /**
   * @param {number} size of a piece
   * @param {number} reach of a point
   */
  constructor(size, reach) {
    this.#size = size;
    this.#reach = reach;
    this.below = make('g', { class: 'board-marks', 'aria-hidden': 'true' }, [this.#trail]);
    this.above = make('g', { class: 'board-marks', 'aria-hidden': 'true' });
  }

  /**
   * Makes the board show exactly these signs.
   *
   * @param {{ kind: MarkKind, point: string, place: Place }[]} marks
   */
  show(marks) {
    const gone = new Map(this.#nodes);
    for (const { kind, point, place } of marks) {
      const key = `${kind} ${point}`;
      gone.delete(key);
      const node = this.#nodes.get(key) ?? this.#add(kind, key);
      node.setAttribute('transform', translate(place));
    }
    for (const [key, node] of gone) {
      node.remove();
      this.#nodes.delete(key);
    }
  }

  /**
   * Draws the way that a turn has taken.
   *
   * @param {Place[][]} ways
   */
  trail(ways) {
    const lines = ways.map((way) => `M${way.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`);
    this.#trail.setAttribute('d', lines.join(''));
  }

  /**
   * @param {MarkKind} kind
   * @param {string} key
   */
  #add(kind, key) {
    const shape = this.#shape(kind);
    // Every sign is drawn twice: a wide line in the surface's colour below keeps it apart from it.
    const node = make('g', { class: 'mark', 'data-mark': kind }, [
      make('path', { class: 'mark-halo', d: shape }),
      make('path', { class: 'mark-line', d: shape }),
    ]);
    (BELOW.has(kind) ? this.below : this.above).append(node);
    this.#nodes.set(key, node);
    return node;
  }

  /** @param {MarkKind} kind */
  #shape(kind) {
    const r = this.#size / 2;
    const half = this.#reach * 0.88;
    switch (kind) {
      case 'can':
        return arc(r * 1.03, 55, 125);
      case 'chosen':
        return arc(r * 1.02, 0, 359.9) + 'z';
      case 'target':
        return arc(this.#reach * 0.27, 0, 359.9) + 'z';
      case 'far':
        return arc(this.#reach * 0.2, 0, 359.9) + 'z';
      case 'capture':
        return [0, 90, 180, 270].map((at) => arc(r * 0.98, at + 20, at + 70) + tick(r, at)).join('');
      case 'last':
        return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x = 0, y = 0]) => corner(x * half, y * half)).join('');
      case 'hint':
        return diamond(this.#reach * 0.98);
    }
  }
}

/**
 * @param {number} radius
 * @param {number} from in degrees, clockwise from the right
 * @param {number} to
 */
function arc(radius, from, to) {
  /** @param {number} degrees */
  const at = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  };
  return `M${at(from)}A${short(radius)} ${short(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/**
 * A short line that points at the middle.
 *
 * @param {number} radius
 * @param {number} degrees
 */
function tick(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${short(x * radius * 1.06)} ${short(y * radius * 1.06)}L${short(x * radius * 0.72)} ${short(y * radius * 0.72)}`;
}

/**
 * @param {number} x
 * @param {number} y
 */
function corner(x, y) {
  return `M${short(x)} ${short(y * 0.58)}V${short(y)}H${short(x * 0.58)}`;
}

/** @param {number} radius */
function diamond(radius) {
  const r = short(radius);
  return `M0 -${r}L${r} 0L0 ${r}L-${r} 0z`;
}
