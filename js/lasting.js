/** Asks the browser not to clear what is kept here, should it run short of room. */

/** Firefox asks the person, and is asked only for somebody who wants it; others decide in silence. */
const ASKS_THE_PERSON = 'mozInnerScreenX' in window;

/**
 * Whether the browser has agreed already; null where it cannot be asked.
 *
 * @returns {Promise<boolean | null>}
 */
export async function isLasting() {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** @returns {Promise<boolean>} whether the browser agrees */
export async function askToLast() {
  try {
    return await navigator.storage.persist();
  } catch {
    // A browser that refuses storage to this page keeps nothing that could last.
    return false;
  }
}

/** Asks where nobody is disturbed by it. */
export async function askInSilence() {
  if (!ASKS_THE_PERSON && (await isLasting()) === false) await askToLast();
}
