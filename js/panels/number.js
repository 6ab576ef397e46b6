/** Numbers as the language writes them. */

/** @import { L10n } from '../l10n.js' */

/**
 * A score; halves are written as such.
 *
 * @param {L10n} l10n
 * @param {number} value
 */
export function number(l10n, value) {
  const whole = Math.trunc(value);
  if (Math.abs(value - whole) === 0.5) return `${whole === 0 && value > 0 ? '' : whole}½`;
  return new Intl.NumberFormat(l10n.language).format(value);
}

/**
 * Numbers such as "2", "2 or 4", "2 to 6".
 *
 * @param {L10n} l10n
 * @param {number[]} values in order
 */
export function numbers(l10n, values) {
  const [least, most] = [values[0], values[values.length - 1]];
  const inARow = values.length > 2 && most - least === values.length - 1;
  if (inARow) return l10n.text('list-range', { least, most });
  return new Intl.ListFormat(l10n.language, { type: 'disjunction' }).format(values.map(String));
}
