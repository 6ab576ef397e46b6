/** What is known of each game before the engine is up: a file of the site. */

import { fetchJson } from './files.js';

/** @import { Board, First, State } from './types.js' */

/**
 * The file as it is shipped, so that compression sees what repeats itself: boards field by field,
 * and points, pieces and choices column by column.
 *
 * @typedef {Omit<First, 'games'> & { boards: Record<string, Record<string, any>>, states: Record<string, any> }} Folded
 * @typedef {Record<string, unknown[]>} Columns
 */

/** @returns {Promise<First>} */
export async function fetchFirst() {
  const { boards, states, ...rest } = /** @type {Folded} */ (await fetchJson('data/first.json'));
  const games = Object.entries(states).map(([game, state]) => {
    const fields = Object.entries(boards).filter(([, values]) => game in values);
    const board = Object.fromEntries(fields.map(([field, values]) => [field, values[game]]));
    return [game, { board: unfoldBoard(board), state: unfoldState(state) }];
  });
  return { ...rest, games: Object.fromEntries(games) };
}

/**
 * @param {Record<string, any>} board
 * @returns {Board}
 */
function unfoldBoard(board) {
  // Not every point has a neighbour in every direction.
  const neighbours = rows(board.points.neighbours).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, point]) => point !== null)),
  );
  return /** @type {any} */ ({ ...board, points: rows({ ...board.points, neighbours }) });
}

/**
 * @param {Record<string, any>} state
 * @returns {State}
 */
function unfoldState(state) {
  return /** @type {any} */ ({ ...state, pieces: rows(state.pieces), choices: rows(state.choices) });
}

/**
 * @param {Columns} columns
 * @returns {Record<string, unknown>[]}
 */
function rows(columns) {
  const [first = []] = Object.values(columns);
  return first.map((_, row) => Object.fromEntries(Object.entries(columns).map(([key, values]) => [key, values[row]])));
}
