/** Texts in the player's language, from the Fluent files of the page and of the games. */

import { FluentBundle, FluentResource } from '../vendor/fluent-bundle/index.js';
import { number } from './panels/number.js';

/** @import { Arguments, Message, Texts } from './types.js' */

/** The languages that the site has, the one to fall back on first. */
export const LANGUAGES = ['en'];

export class L10n {
  #bundle;
  /** @type {Record<string, string | null>} */ #names = {};
  /** @type {Set<string>} */ #missing = new Set();

  /**
   * @param {string} language
   * @param {Texts} texts
   */
  constructor(language, texts) {
    // Isolation marks would end up in names for screen readers; the languages are all left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.language = language;
    for (const source of [texts.page, ...Object.values(texts.games)]) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /**
   * Tells whether there is a text.
   *
   * @param {string} key
   */
  has(key) {
    return this.#bundle.hasMessage(key);
  }

  /**
   * The text of a key. With an argument `side`, the text may use `$sideName` too.
   *
   * @param {string} key
   * @param {Arguments} [args]
   * @returns {string}
   */
  text(key, args = {}) {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return this.#report(key, 'no such text');
    /** @type {Error[]} */
    const errors = [];
    const text = this.#bundle.formatPattern(pattern, this.#withNames(this.#withHalves(args)), errors);
    for (const error of errors) this.#report(key, error.message);
    return text;
  }

  /**
   * The sentence that the engine sent as a key.
   *
   * @param {Message} message
   */
  message({ key, args }) {
    return this.text(key, args);
  }

  /**
   * What a side is called: the name of who plays it, or its colour.
   *
   * @param {string} side a token such as `white`
   */
  side(side) {
    return this.#names[side] ?? this.text(`side-${side}`);
  }

  /**
   * Sets the names of the people who play, by side.
   *
   * @param {Record<string, string | null>} names
   */
  setNames(names) {
    this.#names = names;
  }

  /**
   * Halves are written as such, as in the score.
   *
   * @param {Arguments} args
   * @returns {Arguments}
   */
  #withHalves(args) {
    return Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value === 'number' && Math.abs(value % 1) === 0.5 ? number(this, value) : value,
      ]),
    );
  }

  /** @param {Arguments} args */
  #withNames(args) {
    if (typeof args.side !== 'string') return args;
    return { sideName: this.side(args.side), ...args };
  }

  /**
   * @param {string} key
   * @param {string} reason
   */
  #report(key, reason) {
    if (!this.#missing.has(key)) console.warn(`text ${key}: ${reason}`);
    this.#missing.add(key);
    return key;
  }
}

/**
 * Writes the texts into the elements of index.html that name one by `data-l10n`, and into the
 * attributes that `data-l10n-label` and `data-l10n-title` stand for.
 *
 * @param {L10n} l10n
 * @param {ParentNode} [within]
 */
export function translate(l10n, within = document) {
  for (const target of within.querySelectorAll('[data-l10n]')) {
    target.textContent = l10n.text(target.getAttribute('data-l10n') ?? '');
  }
  for (const target of within.querySelectorAll('[data-l10n-label]')) {
    target.setAttribute('aria-label', l10n.text(target.getAttribute('data-l10n-label') ?? ''));
  }
}
