/** The address after `#`: the one place that reads and writes it. */

/**
 * @typedef {object} Address
 * @property {string | null} game null: a page without a game
 * @property {string | null} [link] a whole game, as the engine writes it
 * @property {List | null} [list] a page about the games that are kept; null: the home page
 * @property {string | null} [kept] the id of one of them, which is to be opened
 * @property {string | null} [learn] which part of what teaches the game
 * @property {string} [lost] what stands there and means nothing
 */

/** @typedef {'games' | 'statistics'} List */

/** What one learns with first. */
const FIRST_PART = 'lesson';

/**
 * Reads a hash such as `#/cheversi`, `#/cheversi/learn/puzzles` or, with a game in it,
 * `#/cheversi/1.…`; `#/games` is the list of games that are kept and `#/games/<id>` one of them.
 * Whatever else it says is the home page's, and lost.
 *
 * @param {string} [hash]
 * @returns {Address}
 */
export function read(hash = location.hash) {
  const found = /^#\/([a-z][a-z0-9-]*)(?:\/(.+))?$/.exec(hash);
  if (!found && /^#\/./.test(hash)) return { game: null, lost: hash.slice(2) };
  const [first, rest] = [found?.[1] ?? null, found?.[2] ?? null];
  if (first === 'games' || first === 'statistics') return { game: null, list: first, kept: rest };
  const learn = /^learn(?:\/([a-z]+))?$/.exec(rest ?? '');
  return learn ? { game: first, learn: learn[1] ?? FIRST_PART } : { game: first, link: rest };
}

/**
 * The hash that means an address.
 *
 * @param {Address} address
 */
export function write({ game, list, kept, learn }) {
  if (learn) return `#/${game}/learn/${learn}`;
  return `#/${[game ?? list ?? '', kept ?? ''].filter(Boolean).join('/')}`;
}

/** The id of the game that this entry of the browser's history has shown; it outlives a reload. */
export function shownGame() {
  return history.state?.game ?? null;
}

/** @param {string} id the game that is on the page */
export function rememberShown(id) {
  history.replaceState({ game: id }, '');
}

/**
 * Calls back whenever the address changes, by a link or by the browser's buttons.
 *
 * @param {(address: Address) => void} listener
 */
export function onChange(listener) {
  window.addEventListener('hashchange', () => listener(read()));
}
