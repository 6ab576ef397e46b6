/** Texts in the player's language, from the Fluent files of the page and of the games. */

import { FluentBundle, FluentResource } from '../vendor/fluent-bundle/index.js';
import { number } from './panels/number.js';

/** @import { Arguments, Message, Texts } from './types.js' */

export class L10n {
  /** @type {FluentBundle} */ #bundle;
  /** @type {string} */ #language;
  /** @type {(() => void)[]} */ #listeners = [];
  /** @type {Map<string, FluentResource>} the texts of games that came later */ #added = new Map();
  /** @type {Record<string, string | null>} */ #names = {};
  /** @type {Set<string>} */ #missing = new Set();

  /**
   * @param {string} language
   * @param {Texts} texts
   */
  constructor(language, texts) {
    this.#language = language;
    this.#bundle = bundleOf(language, texts);
  }

  get language() {
    return this.#language;
  }

  /**
   * Goes over to another language, and tells those who have written something.
   *
   * @param {string} language
   * @param {...Texts} texts
   */
  use(language, ...texts) {
    this.#language = language;
    this.#bundle = bundleOf(language, ...texts);
    for (const resource of this.#added.values()) this.#bundle.addResource(resource);
    this.sayAgain();
  }

  /**
   * Adds texts of the language that are needed only now.
   *
   * @param {Texts} texts
   */
  extend(texts) {
    fill(this.#bundle, texts);
  }

  /** Tells those who have written something that it reads differently now. */
  sayAgain() {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Adds texts that only a part of the page needs, until the language changes.
   *
   * @param {string} source a Fluent file
   */
  lend(source) {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /**
   * Adds the texts of a game; they are kept until others take their place.
   *
   * @param {string} game
   * @param {string} source
   */
  add(game, source) {
    const resource = new FluentResource(source);
    // A game speaks for itself only.
    const own = [`${game}-`, `error-${game}-`];
    resource.body = resource.body.filter(({ id }) => own.some((start) => id.startsWith(start)));
    this.#added.set(game, resource);
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /**
   * Calls back whenever all has to be said again, in another language.
   *
   * @param {() => void} listener
   */
  follow(listener) {
    this.#listeners.push(listener);
  }

  /**
   * Writes a text into an element of the page, which keeps up with the language from then on.
   *
   * @template {Element} Target
   * @param {Target} target
   * @param {string} key
   * @returns {Target}
   */
  put(target, key) {
    target.setAttribute('data-l10n', key);
    target.textContent = this.text(key);
    return target;
  }

  /**
   * Names an element for screen readers, in whatever language the page is.
   *
   * @template {Element} Target
   * @param {Target} target
   * @param {string} key
   * @returns {Target}
   */
  label(target, key) {
    target.setAttribute('data-l10n-label', key);
    target.setAttribute('aria-label', this.text(key));
    return target;
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
   * The sentence that says what went wrong: the error's own where there is one, else its kind's.
   *
   * @param {{ key?: string | null, code: string, args?: Arguments }} error
   */
  error({ key, code, args }) {
    return this.text(key && this.has(key) ? key : `error-${code}`, args);
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
 * @param {string} language
 * @param {...Texts} texts
 */
function bundleOf(language, ...texts) {
  // Isolation marks would end up in names for screen readers; the languages are all left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const some of texts) fill(bundle, some);
  return bundle;
}

/**
 * @param {FluentBundle} bundle
 * @param {Texts} texts
 */
function fill(bundle, { page, games }) {
  for (const source of [page, ...Object.values(games)]) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
}

/**
 * Writes the texts into the elements of the page that name one by `data-l10n`, and into the
 * attributes that `data-l10n-label` and `data-l10n-content` stand for.
 *
 * @param {L10n} l10n
 */
export function translate(l10n) {
  for (const target of document.querySelectorAll('[data-l10n]')) {
    target.textContent = l10n.text(target.getAttribute('data-l10n') ?? '');
  }
  for (const [name, attribute] of [['label', 'aria-label'], ['content', 'content']]) {
    for (const target of document.querySelectorAll(`[data-l10n-${name}]`)) {
      target.setAttribute(attribute, l10n.text(target.getAttribute(`data-l10n-${name}`) ?? ''));
    }
  }
  document.documentElement.lang = l10n.language;
  delete document.documentElement.dataset.words;
}
