/** Which signs stand where, from a state and from what is chosen in it. */

import { sourceOf } from './selection.js';

/** @import { Selection } from './selection.js' */
/** @import { Choice, MarkKind, State } from './types.js' */

/**
 * @typedef {object} Signs
 * @property {Map<string, Set<MarkKind>>} points
 * @property {(source: string) => Set<MarkKind>} source the signs of a piece beside the board
 * @property {string[][]} ways that pieces went, as points
 */

/**
 * @param {State | null} state
 * @param {Selection} selection
 * @param {Choice | null} hinted
 * @param {{ points: string[], beginnings: string[] }} far what is reached by several actions, and
 *   where ways begin that were asked for
 * @param {(name: string) => boolean} isPoint
 * @returns {Signs}
 */
export function signsOf(state, selection, hinted, far, isPoint) {
  /** @type {Signs['points']} */
  const points = new Map();
  /** @type {(point: string | null | undefined, kind: MarkKind) => void} */
  const add = (point, kind) => {
    if (point === null || point === undefined || !isPoint(point)) return;
    points.set(point, (points.get(point) ?? new Set()).add(kind));
  };
  const ways = waysOf(state);
  for (const way of ways) {
    add(way[0], 'last');
    add(way[way.length - 1], 'last');
  }
  add(hinted?.source, 'hint');
  add(hinted?.target, 'hint');
  const { chosen, sources, targets } = selection;
  if (chosen === null) for (const source of sources) add(source, 'can');
  add(chosen, 'chosen');
  for (const [target, choices] of targets) {
    add(target, choices.some(({ kind }) => kind === 'capture') ? 'capture' : 'target');
  }
  for (const point of far.points) add(point, 'far');
  for (const point of far.beginnings) add(point, 'hint');
  const piece = state?.pieces.find(({ id }) => id === hinted?.piece);
  const hintedSource = piece ? sourceOf(piece, isPoint) : null;
  return {
    points,
    ways: ways.map((way) => way.filter(isPoint)).filter((way) => way.length > 1),
    source(source) {
      /** @type {Set<MarkKind>} */
      const kinds = new Set(source === hintedSource ? ['hint'] : []);
      if (selection.canAct(source)) kinds.add(chosen === source ? 'chosen' : 'can');
      return kinds;
    },
  };
}

/**
 * The ways that pieces went in the open turn or else in the last one, as points and trays.
 *
 * @param {State | null} state
 */
function waysOf(state) {
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  const events = state?.now.length ? state.now : state?.last;
  for (const { kind, piece, source, target, path } of events ?? []) {
    if (piece === null || source === null || target === null || kind === 'capture') continue;
    ways.set(piece, [...(ways.get(piece) ?? [source]), ...path, target]);
  }
  return [...ways.values()];
}
