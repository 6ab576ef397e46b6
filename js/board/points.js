/** Where the points are on the screen, however the board is turned. */

/** @import { Board, Place, Point } from './types.js' */

/** The directions of the arrow keys as degrees, clockwise from the right. */
const ARROWS = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };
const DIAGONAL = 45;

export class Points {
  /** @type {Map<string, Point>} */
  #points;
  /** @type {Map<string, Place>} */
  #places = new Map();
  #degrees = 0;
  #board;
  /** Points that differ less in height lie in one line. */
  #near;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.#near = board.reach * 0.2;
    this.#points = new Map(board.points.map((point) => [point.name, point]));
    this.turn(0);
  }

  get degrees() {
    return this.#degrees;
  }

  /** The middle around which the board turns. */
  get centre() {
    const [x, y, width, height] = this.#board.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  get names() {
    return [...this.#points.keys()];
  }

  /** The points by row, as they lie on a board that is not turned. */
  get rows() {
    /** @type {Map<number, Point[]>} */
    const rows = new Map();
    for (const point of this.#points.values()) {
      rows.set(point.row, [...(rows.get(point.row) ?? []), point]);
    }
    return [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, row]) => row.sort((a, b) => a.x - b.x));
  }

  /** @param {number} degrees clockwise */
  turn(degrees) {
    this.#degrees = ((degrees % 360) + 360) % 360;
    const { x: middleX, y: middleY } = this.centre;
    const angle = (this.#degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const { name, x, y } of this.#points.values()) {
      const [dx, dy] = [x - middleX, y - middleY];
      this.#places.set(name, {
        x: middleX + dx * cos - dy * sin,
        y: middleY + dx * sin + dy * cos,
      });
    }
  }

  /**
   * The part of the plane that has to be seen: the same margins around the points, however turned.
   *
   * @returns {[number, number, number, number]}
   */
  get box() {
    const [x, y, width, height] = this.#board.box;
    if (this.#degrees % 180 === 0) return [x, y, width, height];
    const flat = extent([...this.#points.values()]);
    const turned = extent([...this.#places.values()]);
    const margin = Math.max(flat.left - x, flat.top - y);
    return [
      turned.left - margin,
      turned.top - margin,
      turned.right - turned.left + 2 * margin,
      turned.bottom - turned.top + 2 * margin,
    ];
  }

  /** @param {string} name */
  has(name) {
    return this.#points.has(name);
  }

  /**
   * Where a point is now.
   *
   * @param {string} name
   * @returns {Place}
   */
  at(name) {
    const place = this.#places.get(name);
    if (!place) throw new RangeError(`no point ${name}`);
    return place;
  }

  /**
   * The point nearest to a place, or null where none is within reach.
   *
   * @param {Place} place
   * @param {number} reach
   * @param {(name: string) => boolean} [accept]
   */
  nearest({ x, y }, reach, accept) {
    /** @type {string | null} */
    let found = null;
    let least = reach;
    for (const [name, place] of this.#places) {
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance > least || (accept && !accept(name))) continue;
      found = name;
      least = distance;
    }
    return found;
  }

  /**
   * The point to which an arrow key goes, or null.
   *
   * With Shift an arrow means the diagonal next to it, clockwise. Where two neighbours are equally
   * near to the direction, the one nearer to `goal` is taken, so that going up and up stays in line.
   *
   * @param {string} name
   * @param {string} key
   * @param {boolean} shift
   * @param {Place} goal
   */
  neighbour(name, key, shift, goal) {
    if (!(key in ARROWS)) return null;
    const wanted = ARROWS[/** @type {keyof typeof ARROWS} */ (key)] + (shift ? DIAGONAL : 0);
    const vertical = key === 'ArrowUp' || key === 'ArrowDown';
    const from = this.at(name);
    const others = Object.values(this.#points.get(name)?.neighbours ?? {}).filter((other) => this.has(other));
    const ranked = others
      .map((other) => {
        const to = this.at(other);
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return {
          other,
          turn: Math.round(between(angle, wanted)),
          aside: vertical ? Math.abs(to.x - goal.x) : Math.abs(to.y - goal.y),
        };
      })
      .filter(({ turn }) => turn < 44)
      .sort((a, b) => a.turn - b.turn || a.aside - b.aside);
    return ranked[0]?.other ?? null;
  }

  /**
   * The points of the line of the screen in which a point lies, from the left.
   *
   * @param {string} name
   */
  line(name) {
    const { y } = this.at(name);
    return [...this.#places]
      .filter(([, place]) => Math.abs(place.y - y) < this.#near)
      .sort(([, a], [, b]) => a.x - b.x)
      .map(([other]) => other);
  }

  /** All points as they are read on the screen: line by line, from the left. */
  get reading() {
    return [...this.#places]
      .sort(([, a], [, b]) => (Math.abs(a.y - b.y) < this.#near ? a.x - b.x : a.y - b.y))
      .map(([name]) => name);
  }
}

/** @param {Place[]} places */
function extent(places) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/**
 * The angle between two directions, 0 to 180 degrees.
 *
 * @param {number} a
 * @param {number} b
 */
function between(a, b) {
  const turn = (((a - b) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}
