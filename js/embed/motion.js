/** The pieces of a picture on their ways. */

import { short } from './picture.js';

/** @import { Picture } from './picture.js' */
/** @import { Move, Standing } from './replay.js' */

/** Milliseconds a piece takes for a step, and the most that a whole turn takes. */
const STEP = 180;
const LONGEST = 1400;
/** Milliseconds after which a step ends although nothing is painted: what follows must not wait for that. */
const LATE = 500;

export class Motion {
  #picture;
  /** @type {Animation[]} */ #running = [];

  /** @param {Picture} picture */
  constructor(picture) {
    this.#picture = picture;
  }

  /**
   * Plays how pieces go from where they stand; the picture is to show the outcome after it.
   *
   * @param {Move[]} moves
   */
  async play(moves) {
    const standing = this.#picture.standing.map((piece) => ({ ...piece }));
    const groups = together(moves, standing);
    const steps = groups.reduce((sum, [{ path }]) => sum + path.length, 0);
    const pace = Math.min(STEP, LONGEST / Math.max(1, steps));
    for (const group of groups) {
      const running = group.map((move) => this.#go(move, standing[move.piece], pace));
      this.#running = running.filter((animation) => animation !== null);
      await ended(this.#running, pace * Math.max(...group.map(({ path }) => path.length)));
      for (const { piece, path, level } of group) Object.assign(standing[piece], { point: path.at(-1), level });
    }
  }

  /** Ends running motion. */
  stop() {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /**
   * Moves one piece; it appears or fades where it comes from beside the board or goes there.
   *
   * @param {Move} move
   * @param {Standing} from
   * @param {number} pace
   */
  #go({ piece, path, level }, from, pace) {
    const picture = this.#picture;
    const places = [picture.alone(from.point, from.level), ...path.map((point) => picture.alone(point, level))];
    const known = places.filter((place) => place !== null);
    if (known.length === 0) return null;
    const frames = known.map(([x, y]) => ({ transform: `translate(${short(x)}px, ${short(y)}px)`, opacity: 1 }));
    if (!places[0]) frames.unshift({ ...frames[0], opacity: 0 });
    if (!places.at(-1)) frames.push({ ...frames[frames.length - 1], opacity: 0 });
    const timing = { duration: pace * path.length, easing: 'ease-out', fill: /** @type {FillMode} */ ('forwards') };
    return picture.raise(piece).animate(frames, timing);
  }
}

/**
 * Waits until animations have ended, or would have.
 *
 * @param {Animation[]} running
 * @param {number} duration
 */
async function ended(running, duration) {
  let late = 0;
  const time = new Promise((resolve) => {
    late = setTimeout(resolve, duration + LATE);
  });
  await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), time]);
  clearTimeout(late);
}

/**
 * Puts moves into one group that are one motion: those of a tower, from one point to another.
 *
 * @param {Move[]} moves
 * @param {Standing[]} standing
 */
function together(moves, standing) {
  /** @type {Move[][]} */
  const groups = [];
  /** @type {string | null} */
  let last = null;
  for (const move of moves) {
    const way = JSON.stringify([standing[move.piece].point, move.path]);
    if (way === last) groups[groups.length - 1].push(move);
    else groups.push([move]);
    last = way;
  }
  return groups;
}
