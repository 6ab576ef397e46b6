/** What another program shares with this one; see share_target in the manifest. */

/** The fields in which systems put a link, by how likely it is there. */
const FIELDS = ['url', 'text', 'title'];

/**
 * The hash of a link to this site that was shared; null if nothing was.
 *
 * @param {Pick<Location, 'href' | 'search'>} location
 */
export function sharedAddress({ href, search }) {
  const query = new URLSearchParams(search);
  const fields = FIELDS.map((name) => query.get(name)).filter((text) => text !== null);
  if (fields.length === 0) return null;
  const site = new URL('.', href).href;
  for (const word of fields.join(' ').split(/\s+/)) {
    if (URL.canParse(word) && new URL('.', word).href === site) return new URL(word).hash || '#/';
  }
  return '#/';
}
