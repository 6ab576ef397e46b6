/** Sharing a game: its link, its written form, and a field for those of others. */

import { element, fill } from '../dom.js';
import { wordButton } from './buttons.js';
import { Dialog } from './dialog.js';

/** @import { L10n } from '../l10n.js' */

export class ShareDialog {
  #l10n;
  #dialog;
  #link;
  #text;
  #pasted;
  #said = element('p', { class: 'quiet', role: 'status' });
  /** @type {(text: string) => void} */ #onPaste = () => {};

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'share');
    this.#dialog.entitle('share');
    this.#link = l10n.label(element('input', { type: 'text', readonly: true }), 'share-link');
    this.#text = l10n.label(element('textarea', { rows: 6, readonly: true }), 'share-text');
    this.#pasted = l10n.label(element('textarea', { rows: 3 }), 'share-paste');
    const open = l10n.put(wordButton('', () => this.#paste(), { 'data-quiet': true }), 'share-open');
    this.#dialog.fill(
      this.#part('share-link', 'share-link-help', this.#link, this.#buttons(this.#link, true)),
      this.#part('share-text', null, this.#text, this.#buttons(this.#text, false)),
      this.#part('share-paste', 'share-paste-help', this.#pasted, element('div', { class: 'share-buttons' }, open)),
      this.#said,
    );
  }

  /**
   * @param {string} link
   * @param {string} text
   * @param {(text: string) => void} onPaste somebody else's link or text is to be opened
   */
  open(link, text, onPaste) {
    this.#link.value = link;
    this.#text.value = text;
    this.#pasted.value = '';
    this.#onPaste = onPaste;
    fill(this.#said);
    this.#dialog.open();
  }

  #paste() {
    const text = this.#pasted.value.trim();
    if (text === '') {
      this.#pasted.focus();
      return;
    }
    this.#dialog.close();
    this.#onPaste(text);
  }

  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {boolean} sendable
   */
  #buttons(field, sendable) {
    const copy = this.#l10n.put(wordButton('', () => void this.#copy(field)), 'share-copy');
    // Not every browser has a share sheet.
    const send =
      sendable && 'share' in navigator
        ? this.#l10n.put(wordButton('', () => void this.#send(field.value), { 'data-quiet': true }), 'share-send')
        : null;
    return element('div', { class: 'share-buttons' }, copy, send);
  }

  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  async #copy(field) {
    try {
      await navigator.clipboard.writeText(field.value);
      fill(this.#said, this.#l10n.text('share-copied'));
    } catch {
      // Refused by the browser: the text is selected for the person to copy.
      field.focus();
      field.select();
      fill(this.#said, this.#l10n.text('share-copy-refused'));
    }
  }

  /** @param {string} url */
  async #send(url) {
    try {
      await navigator.share({ url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      fill(this.#said, this.#l10n.text('share-copy-refused'));
    }
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
