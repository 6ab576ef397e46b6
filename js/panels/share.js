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
    this.#dialog.title = l10n.text('share');
    this.#link = element('input', { type: 'text', readonly: true, 'aria-label': l10n.text('share-link') });
    this.#text = element('textarea', { rows: 6, readonly: true, 'aria-label': l10n.text('share-text') });
    this.#pasted = element('textarea', { rows: 3, 'aria-label': l10n.text('share-paste') });
    const open = wordButton(l10n.text('share-open'), () => this.#paste(), { 'data-quiet': true });
    this.#dialog.fill(
      part(l10n.text('share-link'), l10n.text('share-link-help'), this.#link, this.#buttons(this.#link, true)),
      part(l10n.text('share-text'), null, this.#text, this.#buttons(this.#text, false)),
      part(l10n.text('share-paste'), l10n.text('share-paste-help'), this.#pasted, element('div', { class: 'share-buttons' }, open)),
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
    const copy = wordButton(this.#l10n.text('share-copy'), () => void this.#copy(field));
    // Not every browser has a share sheet.
    const send =
      sendable && 'share' in navigator
        ? wordButton(this.#l10n.text('share-send'), () => void this.#send(field.value), { 'data-quiet': true })
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
}

/**
 * @param {string} heading
 * @param {string | null} help
 * @param {...HTMLElement} content
 */
function part(heading, help, ...content) {
  return element('section', { class: 'share-part' }, element('h3', null, heading), help && element('p', { class: 'quiet' }, help), ...content);
}
