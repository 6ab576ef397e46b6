/** The head of the page: what is on it, and in a smaller line more about that, or about the start. */

import { fill, find, write } from '../dom.js';

/** @import { Child } from '../dom.js' */

export class Masthead {
  #title = find('.title');
  #line = find('.subtitle');
  #subtitle = '';
  /** @type {Child[]} */ #progress = [];

  /**
   * @param {string} title
   * @param {string} subtitle
   */
  show(title, subtitle) {
    write(this.#title, title);
    this.#subtitle = subtitle;
    this.#showLine();
  }

  /**
   * Says how far the start is, in place of the subtitle; nothing once it is over.
   *
   * @param {...Child} words
   */
  progress(...words) {
    this.#progress = words;
    this.#showLine();
  }

  #showLine() {
    if (this.#progress.length > 0) fill(this.#line, ...this.#progress);
    else write(this.#line, this.#subtitle);
  }
}
