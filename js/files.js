/** Files of the site. */

/**
 * @param {string} path below the site's top folder
 */
export async function fetchJson(path) {
  const response = await fetch(new URL(`../${path}`, import.meta.url));
  if (!response.ok) throw new TypeError(`${path}: status ${response.status}`);
  return response.json();
}
