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
 * A list of numbers such as "2, 3 or 4".
 *
 * @param {L10n} l10n
 * @param {number[]} values
 */
export function numbers(l10n, values) {
  return new Intl.ListFormat(l10n.language, { type: 'disjunction' }).format(values.map(String));
}
