/** The rules in force, in a line. */

/** @import { Game, Option, Options, Value } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/**
 * What differs from the usual rules, as a line of text.
 *
 * @param {L10n} l10n
 * @param {Game} game
 * @param {Options} resolved
 */
export function rulesLine(l10n, game, resolved) {
  const parts = game.options
    .filter(({ key, default: usual }) => resolved[key] !== usual)
    .map((option) => rule(l10n, game.id, option, resolved[option.key]));
  return parts.length > 0 ? parts.join(' · ') : l10n.text('rules-all-usual');
}

/**
 * @param {L10n} l10n
 * @param {string} game
 * @param {Option} option
 * @param {Value} value
 */
function rule(l10n, game, { key, kind }, value) {
  const option = l10n.text(`${game}-option-${key}`);
  if (kind === 'flag') return l10n.text('rule-flag', { option });
  return l10n.text('rule-choice', { option, value: valueText(l10n, game, key, value) });
}

/**
 * What a value of an option is called.
 *
 * @param {L10n} l10n
 * @param {string} game
 * @param {string} key
 * @param {Value} value
 */
export function valueText(l10n, game, key, value) {
  if (typeof value === 'boolean') return l10n.text(value ? 'option-on' : 'option-off');
  const text = `${game}-option-${key}-${value}`;
  return l10n.has(text) ? l10n.text(text) : String(value);
}
