/** Reads games.json, in which the site's owner names the wheels of further games. */

/** @import { ExtraFailure, ExtraFailureKey } from './messages.js' */

const LIST = 'games.json';
const MOST = 50;
const PATIENCE_MILLISECONDS = 8000;

/** @typedef {{ files: string[], failures: ExtraFailure[] }} Listing */

/**
 * What the list says now; whatever is wrong with it must not keep the engine from starting.
 *
 * @param {URL} root of the site
 * @returns {Promise<Listing>}
 */
export async function fetchListing(root) {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const response = await fetch(new URL(LIST, root), { cache: 'no-cache', signal });
    // Nothing is wrong with a site that has no list.
    if (response.status === 404) return { files: [], failures: [] };
    if (!response.ok) throw new Error(`status ${response.status}`);
    return read(await response.text());
  } catch (error) {
    return failed('extras-failed-list', String(error));
  }
}

/**
 * @param {string} text
 * @returns {Listing}
 */
function read(text) {
  try {
    const files = JSON.parse(text);
    if (!Array.isArray(files) || files.length > MOST || !files.every(isAddress)) {
      throw new TypeError(`a list of at most ${MOST} addresses of wheels is wanted`);
    }
    return { files: [...new Set(files)], failures: [] };
  } catch (error) {
    return failed('extras-failed-form', String(error));
  }
}

/** @param {unknown} value */
function isAddress(value) {
  return typeof value === 'string' && value.length < 500 && value.endsWith('.whl');
}

/**
 * @param {ExtraFailureKey} key
 * @param {string} detail
 * @returns {Listing}
 */
function failed(key, detail) {
  return { files: [], failures: [{ key, args: { file: LIST }, detail }] };
}
