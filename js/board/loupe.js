/** A magnifying glass above the finger, for boards whose points are smaller than a fingertip. */

import { html, make, short, translate } from './svg.js';

/** @import { Place } from './types.js' */

/** Pixels that a board unit has to take for a finger to need no help. */
const ENOUGH = 38;
const DELAY = 140;
/** Pixels from the finger up to the middle of the glass, and how much larger it shows. */
const AWAY = 92;
const ZOOM = 2;

export class Loupe {
  #glass;
  #picture;
  #spot;
  #timer = 0;

  /**
   * @param {HTMLElement} root of the board
   * @param {string} scene id of what it shows
   * @param {number} unit a board unit in the units of the drawing
   */
  constructor(root, scene, unit) {
    this.unit = unit;
    this.#spot = make('circle', { class: 'loupe-spot', r: short(unit * 0.52) });
    this.#picture = make('svg', { class: 'loupe-picture', 'aria-hidden': 'true' }, [
      make('use', { href: `#${scene}` }),
      this.#spot,
    ]);
    this.#glass = html('div', { class: 'loupe', hidden: '' }, [this.#picture]);
    root.append(this.#glass);
  }

  /**
   * Shows what lies under the finger.
   *
   * @param {Place} units where the finger is on the drawing
   * @param {Place} pixels where it is from the corner of the board
   * @param {number} scale pixels by unit of the drawing
   * @param {Place | null} spot the point that is meant
   */
  show(units, pixels, scale, spot) {
    if (scale * this.unit >= ENOUGH) return;
    if (this.#glass.hidden && this.#timer === 0) {
      this.#timer = window.setTimeout(() => (this.#glass.hidden = false), DELAY);
    }
    const size = this.#glass.clientWidth || 112;
    const reach = size / (2 * ZOOM * scale);
    this.#picture.setAttribute('viewBox', [units.x - reach, units.y - reach, reach * 2, reach * 2].map(short).join(' '));
    this.#glass.style.setProperty('--loupe-left', `${short(pixels.x)}px`);
    this.#glass.style.setProperty('--loupe-top', `${short(pixels.y - AWAY)}px`);
    this.#spot.toggleAttribute('hidden', spot === null);
    if (spot) this.#spot.setAttribute('transform', translate(spot));
  }

  hide() {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#glass.hidden = true;
  }
}
