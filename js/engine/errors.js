/** An `error` reply of the engine, or a request that could not be answered. */
export class EngineError extends Error {
  /**
   * @param {object} facts
   * @param {string} facts.code one of the protocol's closed list
   * @param {string} facts.message for developers, in English
   * @param {string | number | null} [facts.at] the field or turn that is wrong
   * @param {string | null} [facts.key] the key of a text that says it to the player
   * @param {Record<string, string | number> | null} [facts.args] what that text names
   */
  constructor({ code, message, at = null, key = null, args = null }) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.at = at;
    this.key = key;
    this.args = args ?? {};
  }
}

/**
 * Tells whether the rules refuse what they were asked, and would do so again.
 *
 * @param {unknown} error
 */
export function isRefusal(error) {
  return error instanceof EngineError && error.code !== 'internal';
}
