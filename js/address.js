/** The address after `#`: the one place that reads and writes it. */

/**
 * @typedef {object} Address
 * @property {string | null} game null: the home page
 * @property {string | null} [link] a whole game, as the engine writes it
 */

/**
 * Reads a hash such as `#/cheversi` or, with a game in it, `#/cheversi/1.…`. Whatever else it says is the home page's.
 *
 * @param {string} [hash]
 * @returns {Address}
 */
export function read(hash = location.hash) {
  const found = /^#\/([a-z][a-z0-9-]*)(?:\/(.+))?$/.exec(hash);
  return { game: found?.[1] ?? null, link: found?.[2] ?? null };
}

/**
 * The hash that means an address.
 *
 * @param {Address} address
 */
export function write({ game }) {
  return `#/${game ?? ''}`;
}

/**
 * Calls back whenever the address changes, by a link or by the browser's buttons.
 *
 * @param {(address: Address) => void} listener
 */
export function onChange(listener) {
  window.addEventListener('hashchange', () => listener(read()));
}
