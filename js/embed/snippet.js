/** The lines of HTML that put a board into a page. */

/** @import { GameRecord } from '../types.js' */

const SITE = new URL('../../', import.meta.url);
/** The width that a column is thought to have, and the height of what stands above and below a board. */
const USUAL = 480;
const ROWS = 260;

/**
 * @typedef {object} Look
 * @property {number | null} width in pixels; null: that of the column
 * @property {string | null} theme null: that of the page
 * @property {string | null} language null: that of the page
 */

/**
 * The element's attributes for a game that can be played on.
 *
 * @param {GameRecord} record
 * @param {string | null} players the option that says how many play
 * @returns {Record<string, string>}
 */
export function gameAttributes({ game, options, moves, position, seats }, players) {
  const chosen = Object.entries(options).filter(([key]) => key !== players);
  const found = {
    game,
    players: players !== null && options[players] !== undefined ? String(options[players]) : '',
    options: chosen.map(([key, value]) => `${key}=${value}`).join(' '),
    moves: moves.join(' '),
    position: position ?? '',
    seats: seats.some(({ kind }) => kind === 'computer') ? seats.map(({ level }) => level ?? 'person').join(',') : '',
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

/**
 * The element's attributes for its look.
 *
 * @param {Look} look
 * @returns {Record<string, string>}
 */
export function lookAttributes({ width, theme, language }) {
  const found = { width: width === null ? '' : String(width), theme: theme ?? '', lang: language ?? '' };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

/**
 * A replay without what the site and the page have anyway.
 *
 * @param {Record<string, unknown>} replay as the engine answers it
 */
export function compact({ format, version, game, names, drawing, stock, sides, scores, pieces, turns, ranks }) {
  return { format, version, game, names, drawing: stock ?? drawing, sides, scores, pieces, turns, ranks };
}

/**
 * The element with its script.
 *
 * @param {Record<string, string>} attributes
 * @param {unknown} [replay] is written inside
 */
export function elementSnippet(attributes, replay) {
  const inside = replay === undefined ? '' : `\n  <script type="application/json">${inScript(replay)}</script>\n`;
  return (
    `<script type="module" src="${escaped(new URL('embed.js', SITE).href)}"></script>\n` +
    `<board-game${written(attributes)}>${inside}</board-game>`
  );
}

/**
 * The attributes of a plain frame, for pages that let nothing else in.
 *
 * @param {string} link to the game on the site
 * @param {Look} look
 * @param {{ title: string, ratio: number }} board `ratio` is its width to its height
 */
export function frameAttributes(link, { width, theme, language }, { title, ratio }) {
  const address = new URL(link);
  const words = { embed: '1', ...(theme && { theme }), ...(language && { lang: language }) };
  address.search = String(new URLSearchParams(words));
  const height = Math.round((width ?? USUAL) / ratio) + ROWS;
  return { src: address.href, title, width: width === null ? '100%' : String(width), height: String(height), loading: 'lazy' };
}

/**
 * A plain frame.
 *
 * @param {Record<string, string>} attributes
 */
export function frameSnippet(attributes) {
  return `<iframe${written({ ...attributes, frameborder: '0' })}></iframe>`;
}

/** @param {Record<string, string>} attributes */
function written(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** @param {unknown} value */
function inScript(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
