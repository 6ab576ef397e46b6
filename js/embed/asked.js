/** What a frame is asked to show: the words of the element's attributes, in the frame's address. */

import { begin } from '../record.js';
import { readRecord } from './messages.js';
import { ShapeError } from './shapes.js';

/** @import { Game, GameRecord, Option, Seat } from '../types.js' */
/** @import { WantedRecord } from './messages.js' */

/**
 * The words of an address: those of its query, and those of its fragment, which counts more.
 *
 * @param {Pick<Location, 'search' | 'hash'>} address
 */
export function words({ search, hash }) {
  const found = new URLSearchParams(search);
  if (!hash.startsWith('#/')) for (const [key, value] of new URLSearchParams(hash.slice(1))) found.set(key, value);
  return found;
}

/**
 * The record that the words describe. Throws a ShapeError where they are too many.
 *
 * @param {URLSearchParams} asked
 * @param {Game} game
 * @returns {GameRecord}
 */
export function readAsked(asked, game) {
  /** @type {[string, string][]} */
  const options = split(asked.get('options')).map((word) => {
    const [key, ...value] = word.split('=');
    return [key, value.join('=')];
  });
  const players = asked.get('players');
  if (players !== null && game.players !== null) options.push([game.players, players]);
  return recordOf(
    readRecord({
      game: game.id,
      options: Object.fromEntries(options.map(([key, value]) => [key, meant(game.options, key, value)])),
      moves: split(asked.get('moves')),
      position: asked.get('position'),
      seats: split(asked.get('seats'), ',').map((seat) => (/^[0-9]+$/.test(seat) ? Number(seat) : null)),
    }),
    game,
  );
}

/**
 * A wanted game as a record of the page.
 *
 * @param {WantedRecord} wanted
 * @param {Game} game
 * @returns {GameRecord}
 */
export function recordOf({ seats, ...place }, game) {
  const usual = game.options.filter(({ key, default: value }) => place.options[key] === value).map(({ key }) => key);
  const options = Object.fromEntries(Object.entries(place.options).filter(([key]) => !usual.includes(key)));
  return { ...begin(game.id, options, seats.map(seatOf)), ...place, options };
}

/**
 * @param {number | null} level
 * @returns {Seat}
 */
function seatOf(level) {
  if (level !== null && (level < 1 || level > 6)) throw new ShapeError('seats: levels go from 1 to 6');
  return { kind: level === null ? 'person' : 'computer', name: null, level };
}

/**
 * @param {string | null} text
 * @param {string} [by]
 */
function split(text, by = ' ') {
  return (text ?? '').split(by === ' ' ? /\s+/ : by).map((word) => word.trim()).filter((word) => word !== '');
}

/**
 * The value of an option that a text stands for; the text itself where there is none such.
 *
 * @param {Option[]} options
 * @param {string} key
 * @param {string} text
 */
function meant(options, key, text) {
  const known = options.find((option) => option.key === key)?.values ?? [];
  return known.find((value) => String(value) === text) ?? text;
}
