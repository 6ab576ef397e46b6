/** Where a piece that was chosen on a board gets by several actions; nobody waits for it. */

import { located } from './record.js';

/** @import { Routes } from './board/types.js' */
/** @import { BoardView } from './board/view.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { Place } from './record.js' */
/** @import { State } from './types.js' */

/**
 * Has a board show the routes of whatever is chosen on it.
 *
 * @param {BoardView} view
 * @param {Engine} engine
 * @param {() => { record: Place, state: State | null } | null} standing what is on the board
 */
export function showRoutes(view, engine, standing) {
  let asking = new AbortController();
  view.on('select', async ({ place }) => {
    asking.abort();
    asking = new AbortController();
    const { record, state } = standing() ?? {};
    if (place === null || !record || !state) return;
    const asked = { type: 'routes', ...located(record), source: place };
    // Nothing is missing without it: every action can be chosen one by one.
    const reply = await engine.ask(asked, { signal: asking.signal }).catch(() => null);
    if (!reply || standing()?.state !== state) return;
    view.setRoutes(place, /** @type {Routes} */ (/** @type {unknown} */ (reply)));
  });
}
