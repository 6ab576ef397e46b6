/**
 * Lines of turns: the game as it was played, and the branches that leave it.
 *
 * A line is named by its path, as core/tree.py names it: the number of the branch in the game, the
 * number of the branch in that branch, and so on; the path of the game itself is empty.
 */

/** @import { Branch, GameRecord } from './types.js' */

/** @typedef {number[]} Path */

/**
 * A place to look at: after so many turns of a line.
 *
 * @typedef {{ path: Path, ply: number }} Cursor
 */

/**
 * The lines from the game to the one with a path.
 *
 * @param {GameRecord} record
 * @param {Path} path
 * @returns {Branch[]} fewer where the path leads nowhere
 */
function linesTo({ moves, branches }, path) {
  /** @type {Branch[]} */
  const lines = [{ at: 0, moves, branches }];
  for (const index of path) {
    const next = lines[lines.length - 1].branches[index];
    if (!next) break;
    lines.push(next);
  }
  return lines;
}

/**
 * All turns from the start of the game to the end of a line.
 *
 * @param {GameRecord} record
 * @param {Path} path
 * @returns {string[]}
 */
export function turnsOf(record, path) {
  return linesTo(record, path).reduce((turns, { at, moves }) => [...turns.slice(0, at), ...moves], /** @type {string[]} */ ([]));
}

/**
 * The path of the line that holds the last turn before a place: a line begins with turns of others.
 *
 * @param {GameRecord} record
 * @param {Cursor} cursor
 * @returns {Path}
 */
export function holder(record, { path, ply }) {
  const lines = linesTo(record, path);
  let depth = lines.length - 1;
  while (depth > 0 && lines[depth].at >= ply) depth -= 1;
  return path.slice(0, depth);
}

/**
 * Where a line leaves the one before it.
 *
 * @param {GameRecord} record
 * @param {Path} path
 */
export function leaves(record, path) {
  return linesTo(record, path)[path.length]?.at ?? 0;
}

/**
 * Tells whether a path leads somewhere.
 *
 * @param {GameRecord} record
 * @param {Path} path
 */
export function exists(record, path) {
  return linesTo(record, path).length === path.length + 1;
}
