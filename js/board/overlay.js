/** Numbers by side on the points, as small pips: one a count, a figure where there are many. */

import { emblem } from './emblems.js';
import { make, short, translate } from './svg.js';

/** @import { Points } from './points.js' */
/** @import { Overlay } from './types.js' */

const MOST_PIPS = 4;
/** The corners of a point in which the sides' pips stand, in order of side. */
const CORNERS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [0, -1],
  [0, 1],
];

export class OverlayLayer {
  #reach;
  #sides;
  #points;

  /**
   * @param {Points} points
   * @param {number} reach
   * @param {string[]} sides
   */
  constructor(points, reach, sides) {
    this.#points = points;
    this.#reach = reach;
    this.#sides = sides;
    this.layer = make('g', { class: 'board-overlay', 'aria-hidden': 'true' });
  }

  /** @param {Overlay | null} overlay */
  show(overlay) {
    const clusters = Object.entries(overlay?.counts ?? {})
      .filter(([point]) => this.#points.has(point))
      .flatMap(([point, counts]) =>
        counts.map((count, side) => (count > 0 ? this.#cluster(point, side, count) : null)),
      );
    this.layer.replaceChildren(...clusters.filter((cluster) => cluster !== null));
  }

  /**
   * @param {string} point
   * @param {number} side
   * @param {number} count
   */
  #cluster(point, side, count) {
    const [x = 0, y = 0] = CORNERS[side % CORNERS.length] ?? [];
    const { x: middleX, y: middleY } = this.#points.at(point);
    const away = this.#reach * 0.54;
    const place = { x: middleX + x * away, y: middleY + y * away };
    const token = this.#sides[side] ?? 'none';
    const pip = this.#reach * 0.36;
    const group = make('g', { class: 'pips', 'data-side': token, transform: translate(place) });
    if (count > MOST_PIPS) {
      const text = make('text', { class: 'pips-number', y: short(pip * 0.6), 'font-size': short(pip * 1.7) });
      text.textContent = String(count);
      group.append(text);
      return group;
    }
    for (let index = 0; index < count; index++) {
      // Pips fill a block of two by two from the corner of the point inwards.
      const along = index % 2 === 0 ? x : -x;
      const across = index < 2 ? y : -y;
      group.append(
        emblem(token, {
          x: short((along * pip) / 1.75 - pip / 2),
          y: short((across * pip) / 1.75 - pip / 2),
          width: short(pip),
          height: short(pip),
        }),
      );
    }
    return group;
  }
}
