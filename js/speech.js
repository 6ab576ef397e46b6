/** What is said aloud, politely, through the page's live region. */

export class Speech {
  #region;
  /** @type {string[]} */ #waiting = [];
  #planned = false;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.#region = region;
  }

  /**
   * Says a text after those that were said in the same moment.
   *
   * @param {string} text
   */
  say(text) {
    if (!text) return;
    this.#waiting.push(text);
    if (this.#planned) return;
    this.#planned = true;
    // A screen reader reads a change once the page has settled; two in a row would lose the first.
    setTimeout(() => this.#speak(), 60);
  }

  #speak() {
    this.#planned = false;
    const text = this.#waiting.splice(0).join(' ');
    // The same text twice is no change to a screen reader, so every other one ends in a space.
    this.#region.textContent = this.#region.textContent === text ? `${text}\u00a0` : text;
  }
}
