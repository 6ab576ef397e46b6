/** The points as a grid of cells that can be focused and read out. */

import { make, short, translate } from './svg.js';

/** @import { Points } from './points.js' */
/** @import { MarkKind } from './types.js' */

/** The signs of points at which something can be done. */
const ACTS = /** @type {const} */ (['can', 'target', 'capture', 'far']);

export class Cells {
  /** @type {Map<string, SVGGElement>} */
  #cells = new Map();
  #points;
  /** @type {string} */
  #current;

  /**
   * @param {Points} points
   * @param {number} reach
   */
  constructor(points, reach) {
    this.#points = points;
    const side = short(reach * 2);
    const corner = short(-reach);
    const rows = points.rows.map((row) =>
      make(
        'g',
        { role: 'row' },
        row.map(({ name }) => {
          const inset = reach * 0.1;
          const ring = { x: -reach + inset, y: -reach + inset, width: 2 * (reach - inset), height: 2 * (reach - inset), rx: reach * 0.3 };
          const cell = make('g', { role: 'gridcell', class: 'cell', tabindex: -1, 'data-point': name }, [
            make('rect', { class: 'cell-hit', x: corner, y: corner, width: side, height: side }),
            make('rect', { class: 'cell-focus-halo', ...ring }),
            make('rect', { class: 'cell-focus', ...ring }),
          ]);
          this.#cells.set(name, cell);
          return cell;
        }),
      ),
    );
    this.layer = make('g', { class: 'board-cells' }, rows);
    this.#current = this.#middle();
    this.#cells.get(this.#current)?.setAttribute('tabindex', '0');
    this.arrange();
  }

  #middle() {
    return this.#points.nearest(this.#points.centre, Infinity) ?? this.#points.names[0] ?? '';
  }

  /** Puts the cells where the points are. */
  arrange() {
    for (const [name, cell] of this.#cells) cell.setAttribute('transform', translate(this.#points.at(name)));
  }

  /** The cell that the Tab key leads to. */
  get current() {
    return this.#current;
  }

  /**
   * Makes a cell the one that the Tab key leads to.
   *
   * @param {string} name
   */
  rove(name) {
    const cell = this.#cells.get(name);
    if (!cell || name === this.#current) return;
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    this.#current = name;
  }

  /** @param {string} name */
  focus(name) {
    this.rove(name);
    this.#cells.get(name)?.focus({ preventScroll: false });
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {Set<MarkKind>} marks
   */
  label(name, text, marks) {
    const cell = this.#cells.get(name);
    if (!cell) return;
    if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
    if (marks.has('chosen')) cell.setAttribute('aria-selected', 'true');
    else cell.removeAttribute('aria-selected');
    cell.toggleAttribute('data-acts', ACTS.some((kind) => marks.has(kind)));
  }

  /**
   * The point whose cell an element is or lies in.
   *
   * @param {EventTarget | null} target
   */
  pointOf(target) {
    if (!(target instanceof Element)) return null;
    const cell = target.closest('.cell');
    return cell instanceof SVGElement ? (cell.dataset['point'] ?? null) : null;
  }
}
