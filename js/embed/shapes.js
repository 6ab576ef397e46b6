/** Checks of what comes from outside: files and messages that anybody may have made. */

/** What came has not the shape that it should have. */
export class ShapeError extends Error {}

/**
 * @param {unknown} value
 * @param {string} name what it is, for the message
 * @returns {Record<string, unknown>}
 */
export function object(value, name) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeError(`${name}: not an object`);
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * @param {unknown} value
 * @param {string} name
 * @param {number} [most] characters
 */
export function text(value, name, most = 1000) {
  if (typeof value !== 'string') throw new ShapeError(`${name}: not a text`);
  if (value.length > most) throw new ShapeError(`${name}: longer than ${most} characters`);
  return value;
}

/**
 * @param {unknown} value
 * @param {string} name
 */
export function number(value, name) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ShapeError(`${name}: not a number`);
  return value;
}

/**
 * A whole number from 0 to below `end`.
 *
 * @param {unknown} value
 * @param {string} name
 * @param {number} end
 */
export function index(value, name, end) {
  const found = number(value, name);
  if (!Number.isInteger(found) || found < 0 || found >= end) throw new ShapeError(`${name}: not a number below ${end}`);
  return found;
}

/**
 * @template Item
 * @param {unknown} value
 * @param {string} name
 * @param {number} most items
 * @param {(item: unknown, name: string) => Item} each
 * @returns {Item[]}
 */
export function list(value, name, most, each) {
  if (!Array.isArray(value)) throw new ShapeError(`${name}: not a list`);
  if (value.length > most) throw new ShapeError(`${name}: more than ${most} items`);
  return Array.from(value, (item) => each(item, name));
}

/**
 * An object whose values are all of one kind.
 *
 * @template Item
 * @param {unknown} value
 * @param {string} name
 * @param {number} most entries
 * @param {(item: unknown, name: string) => Item} each
 * @returns {Map<string, Item>}
 */
export function table(value, name, most, each) {
  const entries = Object.entries(object(value, name));
  if (entries.length > most) throw new ShapeError(`${name}: more than ${most} entries`);
  return new Map(entries.map(([key, item]) => [text(key, name), each(item, `${name} ${key}`)]));
}

/**
 * A value, or null where there is null or nothing.
 *
 * @template Found
 * @param {unknown} value
 * @param {(value: unknown) => Found} read
 * @returns {Found | null}
 */
export function maybe(value, read) {
  return value === null || value === undefined ? null : read(value);
}
