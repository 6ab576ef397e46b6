/** The part of sharing that gives the board away as a picture. */

import { element, find } from '../dom.js';
import { copyPicture, raster, save } from '../export/files.js';
import { still } from '../export/still.js';
import { wordButton } from './buttons.js';

/** @import { L10n } from '../l10n.js' */

const PNG = 'image/png';

export class SharePicture {
  #l10n;
  #say;
  #preview = element('img', { class: 'share-preview', alt: '' });
  /** @type {ReturnType<typeof still> | null} */ #picture = null;
  #name = '';

  /**
   * @param {L10n} l10n
   * @param {(button: HTMLElement, key: string) => void} say tells what has become of a press
   */
  constructor(l10n, say) {
    this.#l10n = l10n;
    this.#say = say;
    const copy = this.#button('share-copy-picture', (button) => void this.#copy(button));
    copy.hidden = !('ClipboardItem' in globalThis);
    const send = canSend() && this.#button('share-send-picture', (button) => void this.#send(button));
    this.element = element(
      'section',
      { class: 'share-part' },
      l10n.put(element('h3'), 'share-picture'),
      this.#preview,
      element(
        'div',
        { class: 'share-buttons' },
        send,
        copy,
        this.#button('share-save-png', (button) => void this.#savePng(button)),
        this.#button('share-save-svg', (button) => this.#saveSvg(button)),
      ),
    );
  }

  /**
   * Takes the picture of what is on the page.
   *
   * @param {string} name of files, without an ending
   * @param {string[]} lines written below the board
   */
  show(name, lines) {
    this.#name = name;
    this.#picture = still(find('.table'), lines);
    this.#preview.src = `data:image/svg+xml,${encodeURIComponent(this.#picture.text)}`;
    this.#preview.width = this.#picture.width;
    this.#preview.height = this.#picture.height;
    this.#preview.alt = lines.join(', ');
  }

  /**
   * @param {string} key
   * @param {(button: HTMLElement) => void} run
   */
  #button(key, run) {
    const button = this.#l10n.put(wordButton('', null, { 'data-quiet': true }), key);
    button.addEventListener('click', () => run(button));
    return button;
  }

  /** @param {HTMLElement} button */
  async #copy(button) {
    if (!this.#picture) return;
    try {
      await copyPicture(raster(this.#picture));
      this.#say(button, 'share-copied');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#say(button, 'share-picture-refused');
    }
  }

  /** @param {HTMLElement} button */
  async #send(button) {
    if (!this.#picture) return;
    const file = new File([await raster(this.#picture)], `${this.#name}.png`, { type: PNG });
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      this.#say(button, 'share-picture-unsent');
    }
  }

  /** @param {HTMLElement} button */
  async #savePng(button) {
    if (!this.#picture) return;
    save(`${this.#name}.png`, await raster(this.#picture));
    this.#say(button, 'share-saved');
  }

  /** @param {HTMLElement} button */
  #saveSvg(button) {
    if (!this.#picture) return;
    save(`${this.#name}.svg`, new Blob([this.#picture.text], { type: 'image/svg+xml' }));
    this.#say(button, 'share-saved');
  }
}

/** Whether the browser has a share sheet that takes pictures. */
function canSend() {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'x.png', { type: PNG })] });
}
