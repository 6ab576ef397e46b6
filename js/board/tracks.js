/** The ways of nodes on the screen, from a turn's events. */

import { timetable } from './motion.js';

/** @import { Track, Frame } from './motion.js' */
/** @import { Drawn, Pieces } from './pieces.js' */
/** @import { GameEvent, Place } from './types.js' */

/** A piece that jumps comes nearer to the viewer. */
const LEAP = 1.14;

/**
 * @param {object} scene
 * @param {GameEvent[]} scene.events
 * @param {number} scene.step milliseconds
 * @param {Pieces} scene.pieces as they stand afterwards
 * @param {Map<string, Drawn>} scene.gone pieces that are no longer on the board
 * @param {Map<string, Place>} scene.places where pieces were drawn before
 * @param {{ piece: string, place: Place } | null} scene.dropped a piece that was dragged, and to where
 * @param {Map<string, { place: Place, scale: number }>} scene.trayBoxes
 * @param {(name: string) => boolean} scene.isPoint
 * @returns {{ tracks: Track[], duration: number, nodes: SVGElement[] }} `nodes`: in painting order
 */
export function tracksOf({ events, step, pieces, gone, places, dropped, trayBoxes, isPoint }) {
  const dragged = dropped !== null && events.some(({ piece }) => piece === dropped.piece);
  const { legs, duration } = timetable(events, dragged ? step * 0.6 : step);
  /** @type {Map<string, Track>} */
  const tracks = new Map();
  for (const { event, from, to, start, end } of legs) {
    const id = /** @type {string} */ (event.piece);
    const drawn = pieces.drawn(id) ?? gone.get(id);
    if (!drawn) continue;
    /** @type {(name: string) => Omit<Frame, 'at'>} */
    const frameAt = (name) => {
      if (isPoint(name)) return { place: pieces.place(name, name === event.target ? event.level : 0) };
      const box = trayBoxes.get(`${name}/${drawn.piece.kind ?? ''}`);
      // Where a tray is not shown, a piece fades where it stands.
      return box ?? { place: places.get(id) ?? drawn.place, scale: 0.6, opacity: 0 };
    };
    let track = tracks.get(id);
    if (!track) {
      const first = dropped?.piece === id ? { place: dropped.place } : firstFrame(places.get(id), frameAt(from));
      track = { node: drawn.node, frames: [{ at: 0, ...first }] };
      tracks.set(id, track);
    }
    const last = track.frames[track.frames.length - 1];
    if (last && last.at < start) track.frames.push({ ...last, at: start });
    const there = frameAt(to);
    if (event.kind === 'jump' && last) {
      const place = { x: (last.place.x + there.place.x) / 2, y: (last.place.y + there.place.y) / 2 };
      track.frames.push({ at: (start + end) / 2, place, scale: LEAP });
    }
    track.frames.push({ at: end, opacity: isPoint(to) ? 1 : 0.5, ...there });
  }
  for (const [id, { frames }] of tracks) {
    const last = frames[frames.length - 1];
    // Towers may have changed their height: the last frame is where the piece stands in the end.
    const home = pieces.drawn(id);
    if (last && home) last.place = home.place;
    if (last && last.at < duration) frames.push({ ...last, at: duration });
  }
  const [leaving, moving] = [[...tracks.keys()].filter((id) => gone.has(id)), [...tracks.keys()].filter((id) => !gone.has(id))];
  const nodes = [...leaving, ...moving].flatMap((id) => tracks.get(id)?.node ?? []);
  return { tracks: [...tracks.values()], duration, nodes };
}

/**
 * @param {Place | undefined} before
 * @param {Omit<Frame, 'at'>} source
 */
function firstFrame(before, source) {
  return before ? { place: before } : source;
}
