/** Options as the engine describes them: completed, checked, and cut down to what was chosen. */

/** @import { Condition, Option, Options, Value } from './types.js' */

/**
 * Completes what was chosen: defaults first, then what presets set, then the choices themselves.
 *
 * A value that does not apply beside the others falls back to its default.
 *
 * @param {Option[]} options
 * @param {Options} given
 * @returns {Options}
 */
export function resolve(options, given) {
  const kept = { ...given };
  for (;;) {
    const resolved = complete(options, kept);
    const wrong = options.find(
      (option) => resolved[option.key] !== option.default && !applies(option, resolved[option.key], resolved),
    );
    if (!wrong) return resolved;
    kept[wrong.key] = wrong.default;
  }
}

/**
 * Tells whether a value may be chosen beside the other options.
 *
 * @param {Option} option
 * @param {Value} value
 * @param {Options} resolved
 */
export function applies(option, value, resolved) {
  return broken(option, value, resolved).length === 0;
}

/**
 * The conditions that keep a value from being chosen: other options and what they must be.
 *
 * @param {Option} option
 * @param {Value} value
 * @param {Options} resolved
 * @returns {{ key: string, values: Value[] }[]}
 */
export function broken(option, value, resolved) {
  const limit = option.limits.find((candidate) => candidate.value === value);
  return conditions(option.when, limit?.when ?? {}).filter(
    ({ key, values }) => !values.includes(resolved[key]),
  );
}

/**
 * The fewest options that mean the same: what a record keeps.
 *
 * @param {Option[]} options
 * @param {Options} resolved
 * @returns {Options}
 */
export function chosen(options, resolved) {
  /** @type {Options} */
  const preset = {};
  for (const option of options) Object.assign(preset, presetOf(option, resolved[option.key]));
  return Object.fromEntries(
    options
      .filter(({ key, default: usual }) => resolved[key] !== (preset[key] ?? usual))
      .map(({ key }) => [key, resolved[key]]),
  );
}

/**
 * What was chosen after one more choice. A preset takes back what was chosen beside the last one.
 *
 * @param {Option[]} options
 * @param {Options} given
 * @param {string} key
 * @param {Value} value
 * @returns {Options}
 */
export function choose(options, given, key, value) {
  const next = { ...given, [key]: value };
  const option = options.find((candidate) => candidate.key === key);
  for (const { options: set } of option?.sets ?? []) {
    for (const other of Object.keys(set)) delete next[other];
  }
  return next;
}

/**
 * @param {Option[]} options
 * @param {Options} given
 */
function complete(options, given) {
  /** @type {Options} */
  const resolved = {};
  for (const { key, values, default: usual } of options) {
    resolved[key] = values.includes(given[key]) ? given[key] : usual;
  }
  for (const option of options) {
    for (const [key, value] of Object.entries(presetOf(option, resolved[option.key]))) {
      if (!(key in given)) resolved[key] = value;
    }
  }
  return resolved;
}

/**
 * @param {Option} option
 * @param {Value} value
 * @returns {Options}
 */
function presetOf(option, value) {
  return option.sets.find((candidate) => candidate.value === value)?.options ?? {};
}

/** @param {Condition[]} all */
function conditions(...all) {
  return all.flatMap((condition) => Object.entries(condition).map(([key, values]) => ({ key, values })));
}
