/** What a player prefers, kept in the browser. */

import { LANGUAGES } from './languages.js';

/** @import { Storage } from './storage.js' */

/**
 * @typedef {object} Values
 * @property {string} language
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'card' | 'wood' | 'slate' | 'contrast' | 'distinct'} board
 * @property {'classic' | 'flat'} pieces
 * @property {'slow' | 'normal' | 'fast' | 'off'} animation
 * @property {boolean} sound
 * @property {boolean} coordinates
 * @property {'never' | 'touch' | 'always'} confirm
 * @property {'never' | 'local' | 'always'} turning
 * @property {boolean} shortcuts
 */

/** @type {Readonly<Values>} */
const DEFAULTS = {
  language: LANGUAGES[0],
  theme: 'system',
  board: 'card',
  pieces: 'classic',
  animation: 'normal',
  sound: false,
  coordinates: true,
  confirm: 'never',
  turning: 'local',
  shortcuts: true,
};

/**
 * The settings in the order in which they are offered, with their values.
 *
 * @type {readonly { group: 'language' | 'look' | 'play', key: keyof Values, values: readonly (string | boolean)[] }[]}
 */
export const SETTINGS = [
  { group: 'language', key: 'language', values: LANGUAGES },
  { group: 'look', key: 'board', values: ['card', 'wood', 'slate', 'contrast', 'distinct'] },
  { group: 'look', key: 'pieces', values: ['classic', 'flat'] },
  { group: 'look', key: 'theme', values: ['system', 'light', 'dark'] },
  { group: 'look', key: 'coordinates', values: [false, true] },
  { group: 'play', key: 'animation', values: ['slow', 'normal', 'fast', 'off'] },
  { group: 'play', key: 'turning', values: ['never', 'local', 'always'] },
  { group: 'play', key: 'confirm', values: ['never', 'touch', 'always'] },
  { group: 'play', key: 'sound', values: [false, true] },
  { group: 'play', key: 'shortcuts', values: [false, true] },
];

const MILLISECONDS = { slow: 400, normal: 200, fast: 110, off: 0 };

/**
 * Gives an element the colours of the settings; js/early.js has done it before the first paint.
 *
 * @param {HTMLElement} root
 * @param {Readonly<Values>} values
 */
export function dress(root, { theme, board, pieces }) {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.board = board;
  root.dataset.pieces = pieces;
  // The browser's own bars go along with the page.
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name=theme-color]'))) {
    meta.dataset.usual ??= meta.content;
    const usual = theme === 'system' && board !== 'contrast';
    meta.content = usual ? meta.dataset.usual : getComputedStyle(root).backgroundColor;
  }
}

export class Settings {
  #storage;
  #values;
  /** @type {((values: Readonly<Values>) => void)[]} */ #listeners = [];

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
    // Which language it is was decided before anything was shown, and not by the settings alone.
    this.#values = { ...sane(storage.read('settings')), language: document.documentElement.lang };
  }

  /** @returns {Readonly<Values>} */
  get values() {
    return this.#values;
  }

  /**
   * Changes one setting and keeps it.
   *
   * @param {keyof Values} key
   * @param {string | boolean} value
   */
  set(key, value) {
    this.#values = sane({ ...this.#values, [key]: value });
    this.#storage.write('settings', this.#values);
    for (const listener of this.#listeners) listener(this.#values);
  }

  /**
   * Calls back now and at every change.
   *
   * @param {(values: Readonly<Values>) => void} listener
   */
  follow(listener) {
    this.#listeners.push(listener);
    listener(this.#values);
  }

  /** What a drawn board wants to know of them. */
  forBoard() {
    const { animation, coordinates, confirm, sound } = this.#values;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return { animation: still ? 0 : MILLISECONDS[animation], coordinates, confirm, sound };
  }
}

/**
 * Known settings with known values; the rest has its default.
 *
 * @param {unknown} given
 * @returns {Values}
 */
function sane(given) {
  /** @type {Record<string, unknown>} */
  const values = { ...DEFAULTS };
  const read = /** @type {Record<string, unknown>} */ (given ?? {});
  for (const { key, values: allowed } of SETTINGS) {
    if (allowed.some((value) => value === read[key])) values[key] = read[key];
  }
  return /** @type {Values} */ (/** @type {unknown} */ (values));
}
