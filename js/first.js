/** What is known of each game before the engine is up: a file of the site. */

import { fetchJson } from './files.js';

/** @import { First, State } from './types.js' */

/**
 * The file as it is shipped: the boards lie field by field, so that compression sees what they
 * have in common.
 *
 * @typedef {Omit<First, 'games'> & Boards} Folded
 * @typedef {{ boards: Record<string, Record<string, unknown>>, states: Record<string, State> }} Boards
 */

/** @returns {Promise<First>} */
export async function fetchFirst() {
  const { boards, states, ...rest } = /** @type {Folded} */ (await fetchJson('data/first.json'));
  const games = Object.entries(states).map(([game, state]) => {
    const fields = Object.entries(boards).filter(([, values]) => game in values);
    const board = Object.fromEntries(fields.map(([field, values]) => [field, values[game]]));
    return [game, { board, state }];
  });
  return { ...rest, games: Object.fromEntries(games) };
}
