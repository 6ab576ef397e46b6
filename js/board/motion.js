/** Pieces on their way: from the events of a turn, never from comparing positions. */

import { short } from './svg.js';

/** @import { GameEvent, Piece, Place } from './types.js' */

/**
 * A moment on a node's way.
 *
 * @typedef {object} Frame
 * @property {number} at milliseconds from the start
 * @property {Place} place
 * @property {number} [scale]
 * @property {number} [opacity]
 */

/**
 * @typedef {object} Track
 * @property {SVGElement} node
 * @property {Frame[]} frames
 */

const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** Milliseconds after which a motion ends although nothing is painted: a game must not wait for that. */
const LATE = 500;

export class Motion {
  /** @type {(() => void) | null} */
  #end = null;

  get running() {
    return this.#end !== null;
  }

  /**
   * Moves nodes; what they show before and after is not this module's business.
   *
   * @param {Track[]} tracks
   * @param {number} duration of all of them
   * @param {() => void} atEnd is called once, also when the motion is skipped
   * @returns {Promise<void>} kept when the motion has ended or was skipped
   */
  play(tracks, duration, atEnd) {
    this.skip();
    if (duration <= 0 || tracks.length === 0) {
      atEnd();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const running = tracks.map(({ node, frames }) =>
        node.animate(frames.map((frame) => keyframe(frame, duration)), { duration, fill: 'both' }),
      );
      this.#end = () => {
        this.#end = null;
        clearTimeout(late);
        atEnd();
        for (const animation of running) animation.cancel();
        resolve();
      };
      const end = this.#end;
      const late = setTimeout(end, duration + LATE);
      const ended = Promise.all(running.map((animation) => animation.finished));
      ended.then(
        () => {
          if (this.#end === end) end();
        },
        () => {}, // skipped
      );
    });
  }

  /** Ends what is running, at once. */
  skip() {
    this.#end?.();
  }
}

/**
 * @param {Frame} frame
 * @param {number} duration
 * @returns {Keyframe}
 */
function keyframe({ at, place, scale = 1, opacity = 1 }, duration) {
  return {
    offset: Math.min(1, at / duration),
    transform: `translate(${short(place.x)}px, ${short(place.y)}px) scale(${short(scale)})`,
    opacity,
    easing: EASING,
  };
}

/**
 * The events that lead from what is shown to what is to be shown.
 *
 * Some of them may have been shown already. Returns the longest tail of them that starts where the
 * pieces stand and ends where they shall stand; none if there is no such tail.
 *
 * @param {GameEvent[]} events
 * @param {Map<string, string>} shown where each piece is drawn: a point or a tray
 * @param {Piece[]} pieces as they shall stand
 */
export function tail(events, shown, pieces) {
  for (let first = 0; first < events.length; first++) {
    const left = events.slice(first);
    if (leads(left, shown, pieces)) return left;
  }
  return [];
}

/**
 * @param {GameEvent[]} events
 * @param {Map<string, string>} shown
 * @param {Piece[]} pieces
 */
function leads(events, shown, pieces) {
  const at = new Map(shown);
  for (const { piece, source, target } of events) {
    if (piece === null || target === null) continue;
    if (at.get(piece) !== source) return false;
    at.set(piece, target);
  }
  return pieces.every(({ id, point }) => at.get(id) === point);
}

/**
 * The parts of a timetable for events: who moves when, along which points.
 *
 * @typedef {object} Leg
 * @property {GameEvent} event
 * @property {string} from
 * @property {string} to
 * @property {number} start
 * @property {number} end
 */

/**
 * Makes the timetable: moves follow each other, captured pieces leave while the capturing one lands.
 *
 * @param {GameEvent[]} events
 * @param {number} step milliseconds
 * @returns {{ legs: Leg[], duration: number }}
 */
export function timetable(events, step) {
  /** @type {Leg[]} */
  const legs = [];
  let now = 0;
  let latest = 0;
  for (const event of events) {
    if (event.piece === null || event.source === null || event.target === null) continue;
    const stops = [event.source, ...event.path, event.target];
    if (event.kind === 'capture') {
      const start = Math.max(0, now - step * 0.45);
      legs.push({ event, from: event.source, to: event.target, start, end: start + step * 1.25 });
      latest = Math.max(latest, start + step * 1.25);
      continue;
    }
    for (const [index, to] of stops.slice(1).entries()) {
      const from = stops[index] ?? event.source;
      legs.push({ event, from, to, start: now, end: now + step });
      now += step;
    }
  }
  return { legs, duration: Math.max(now, latest) };
}
