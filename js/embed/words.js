/** The few texts of a board in another page; the build makes them out of the site's Fluent files. */

const PLACE = /\{\s*\$(\w+)\s*\}/g;

export class Words {
  #texts;

  /**
   * @param {string} language
   * @param {Record<string, string>} texts
   */
  constructor(language, texts) {
    this.language = language;
    this.#texts = texts;
  }

  /**
   * The text of a key, or the key itself where there is none.
   *
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  text(key, args = {}) {
    return (this.#texts[key] ?? key).replace(PLACE, (_, name) => String(args[name] ?? name));
  }

  /**
   * What a side is called.
   *
   * @param {string} token such as `white`
   */
  side(token) {
    return this.#texts[`side-${token}`] ?? token;
  }

  /**
   * A number as people write it.
   *
   * @param {number} value
   */
  number(value) {
    return value.toLocaleString(this.language);
  }

  /**
   * Of several languages the one to speak; the first one there is, else any.
   *
   * @param {Map<string, string>} texts by language
   */
  pick(texts) {
    return texts.get(this.language) ?? texts.get('en') ?? [...texts.values()][0] ?? '';
  }
}
