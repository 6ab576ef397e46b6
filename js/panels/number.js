/** Numbers as the language writes them. */

/** @import { L10n } from '../l10n.js' */

/**
 * A score, or an average of scores to one decimal; halves are written as such.
 *
 * @param {L10n} l10n
 * @param {number} value
 */
export function number(l10n, value) {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const text = size - whole === 0.5 ? `${whole || ''}½` : new Intl.NumberFormat(l10n.language, { maximumFractionDigits: 1 }).format(size);
  return value < 0 ? `−${text}` : text;
}

/**
 * A difference of scores.
 *
 * @param {L10n} l10n
 * @param {number} value
 */
export function signed(l10n, value) {
  return value > 0 ? `+${number(l10n, value)}` : number(l10n, value);
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
