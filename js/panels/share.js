/** Sharing a game: link, picture, a page of its own, its written form, and a field for those of others. */

import { element, fill, write } from '../dom.js';
import { copyText, save } from '../export/files.js';
import { qr } from '../export/qr.js';
import { wordButton } from './buttons.js';
import { Dialog } from './dialog.js';
import { SharePicture } from './share-picture.js';

/** @import { L10n } from '../l10n.js' */

/**
 * A game that is to be shared.
 *
 * @typedef {object} Shared
 * @property {string} link
 * @property {string} text as people write it down
 * @property {string} name of files, without an ending
 * @property {string[]} lines what is written below a picture of it
 * @property {() => Promise<string>} page the whole game as an HTML document
 * @property {() => Promise<void>} embed offers it for a page of somebody's own
 * @property {(text: string) => Promise<string | null>} onPaste somebody else's link or text is to be
 *   opened; the key of what is wrong with it
 */

/** Milliseconds for which a button says what it has done. */
const SAID = 2500;

export class ShareDialog {
  #l10n;
  #dialog;
  #link;
  #text;
  #pasted;
  #picture;
  #code = element('div', { class: 'share-code' });
  #said = element('p', { class: 'visually-hidden', role: 'status' });
  #refused = element('p', { class: 'share-refused', role: 'alert' });
  /** @type {Shared | null} */ #shared = null;

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'share');
    this.#dialog.entitle('share');
    this.#link = l10n.label(element('input', { type: 'text', readonly: true }), 'share-link');
    this.#text = l10n.label(element('textarea', { rows: 6, readonly: true }), 'share-text');
    this.#pasted = l10n.label(element('textarea', { rows: 3 }), 'share-paste');
    this.#pasted.addEventListener('input', () => this.#forget());
    this.#picture = new SharePicture(l10n, (button, key) => this.#say(button, key));
    // Not every browser has a share sheet.
    const send = 'share' in navigator && this.#button('share-send', (button) => void this.#send(button), false);
    this.#dialog.fill(
      this.#part('share-link', 'share-link-help', this.#link, this.#row(send, this.#copying(this.#link, Boolean(send))), this.#code),
      this.#picture.element,
      this.#part('share-page', 'share-page-help', this.#row(this.#button('share-save-page', (button) => void this.#savePage(button)))),
      this.#part('share-embed', 'share-embed-help', this.#row(this.#button('share-embed-open', (button) => void this.#embed(button)))),
      this.#part('share-text', null, this.#text, this.#row(this.#copying(this.#text, true))),
      this.#part('share-paste', 'share-paste-help', this.#pasted, this.#refused, this.#row(this.#button('share-open', () => this.#paste()))),
      this.#said,
    );
  }

  /** @param {Shared} shared */
  open(shared) {
    this.#shared = shared;
    this.#link.value = shared.link;
    this.#text.value = shared.text;
    this.#pasted.value = '';
    this.#forget();
    fill(this.#said);
    this.#showCode(shared.link);
    this.#picture.show(shared.name, shared.lines);
    this.#dialog.open();
  }

  /** @param {string} link */
  #showCode(link) {
    const code = qr(link);
    if (!code) {
      fill(this.#code, this.#l10n.put(element('p', { class: 'quiet' }), 'share-code-long'));
      return;
    }
    code.setAttribute('role', 'img');
    fill(this.#code, this.#l10n.label(code, 'share-code'));
  }

  #paste() {
    const text = this.#pasted.value.trim();
    if (text === '') {
      this.#pasted.focus();
      return;
    }
    void this.#open(text);
  }

  /** @param {string} text */
  async #open(text) {
    const refused = await this.#shared?.onPaste(text);
    if (refused) {
      this.#l10n.put(this.#refused, refused);
      this.#pasted.setAttribute('aria-invalid', 'true');
      this.#pasted.focus();
    } else {
      this.#dialog.close();
    }
  }

  /** What was pasted is another text by now. */
  #forget() {
    write(this.#refused, '');
    delete this.#refused.dataset.l10n;
    this.#pasted.removeAttribute('aria-invalid');
  }

  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {boolean} quiet
   */
  #copying(field, quiet) {
    return this.#button('share-copy', (button) => void this.#copy(button, field), quiet);
  }

  /**
   * @param {HTMLElement} button
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  async #copy(button, field) {
    this.#say(button, (await copyText(field)) ? 'share-copied' : 'share-copy-refused');
  }

  /** @param {HTMLElement} button */
  async #send(button) {
    try {
      await navigator.share({ url: this.#link.value });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      this.#say(button, 'share-send-refused');
    }
  }

  /** @param {HTMLElement} button */
  async #savePage(button) {
    const shared = this.#shared;
    if (!shared) return;
    button.setAttribute('aria-busy', 'true');
    try {
      save(`${shared.name}.html`, new Blob([await shared.page()], { type: 'text/html' }));
      this.#say(button, 'share-saved');
    } catch {
      this.#say(button, 'share-page-failed');
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  /** @param {HTMLElement} button */
  async #embed(button) {
    try {
      await this.#shared?.embed();
    } catch {
      this.#say(button, 'share-page-failed');
    }
  }

  /**
   * Tells what has become of a press, where it was pressed and to a screen reader.
   *
   * @param {HTMLElement} button
   * @param {string} key
   */
  #say(button, key) {
    const usual = button.dataset.l10n ?? '';
    this.#l10n.put(this.#said, key);
    if (button.dataset.usual) return;
    button.dataset.usual = usual;
    this.#l10n.put(button, key);
    setTimeout(() => {
      this.#l10n.put(button, usual);
      delete button.dataset.usual;
      write(this.#said, '');
      delete this.#said.dataset.l10n;
    }, SAID);
  }

  /**
   * @param {string} key
   * @param {(button: HTMLElement) => void} run
   * @param {boolean} [quiet]
   */
  #button(key, run, quiet = true) {
    const button = this.#l10n.put(wordButton('', null, { 'data-quiet': quiet }), key);
    button.addEventListener('click', () => run(button));
    return button;
  }

  /** @param {...(HTMLElement | false)} buttons */
  #row(...buttons) {
    return element('div', { class: 'share-buttons' }, ...buttons);
  }

  /**
   * @param {string} heading
   * @param {string | null} help
   * @param {...HTMLElement} content
   */
  #part(heading, help, ...content) {
    return element(
      'section',
      { class: 'share-part' },
      this.#l10n.put(element('h3'), heading),
      help && this.#l10n.put(element('p', { class: 'quiet' }), help),
      ...content,
    );
  }
}
