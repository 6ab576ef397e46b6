/** Parts of the page that are fetched when they are wanted for the first time. */

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Loads a style sheet of the site, once.
 *
 * @param {string} name of a file in css/, without its ending
 * @returns {Promise<void>} kept when it counts
 */
export function sheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const asked = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`../css/${name}.css`, import.meta.url).href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(name);
      link.remove();
      reject(new TypeError(`css/${name}.css did not arrive`));
    });
    document.head.append(link);
  });
  sheets.set(name, asked);
  return asked;
}

/**
 * Something that is made when it is asked for the first time; what fails is tried anew.
 *
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>}
 */
export function later(load) {
  /** @type {Promise<Part> | null} */
  let asked = null;
  return () => {
    asked ??= load().catch((error) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
