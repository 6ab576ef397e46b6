/** Putting a game into a page of one's own: what to show and how, seen at once, and the lines for it. */

import './element.js';
import { element, fill } from '../dom.js';
import { copyText, save } from '../export/files.js';
import { LANGUAGES, ownName } from '../languages.js';
import { wordButton } from '../panels/buttons.js';
import { oneOf } from '../panels/choice.js';
import { Dialog } from '../panels/dialog.js';
import { compact, elementSnippet, frameAttributes, frameSnippet, gameAttributes, lookAttributes } from './snippet.js';

/** @import { L10n } from '../l10n.js' */
/** @import { GameRecord } from '../types.js' */

/**
 * A game to be shown, in all the forms that it may take.
 *
 * @typedef {object} Embedded
 * @property {GameRecord} record
 * @property {string | null} players the option that says how many play
 * @property {string} link to the game on the site
 * @property {string} title
 * @property {string} name of files, without an ending
 * @property {Record<string, any>} replay the whole game
 * @property {Record<string, any>} still its last position
 */

/** @typedef {{ what: string, width: string, theme: string, language: string }} Chosen */

const WIDTHS = ['column', '560', '400', '280'];
const THEMES = ['page', 'light', 'dark', 'system'];
/** From how many characters on the lines are so long that a file is better. */
const LONG = 4000;

export class EmbedDialog {
  #l10n;
  #dialog;
  #form = element('div', { class: 'choices' });
  #preview = element('div', { class: 'embed-preview' });
  #lines;
  #hint = element('p', { class: 'quiet' });
  #said = element('p', { class: 'quiet', role: 'status' });
  #save;
  /** @type {Embedded | null} */ #shown = null;
  /** @type {Chosen} */ #chosen = { what: 'live', width: 'column', theme: 'page', language: 'page' };

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'embed');
    this.#dialog.entitle('embedding');
    this.#lines = l10n.label(element('textarea', { rows: 6, readonly: true, spellcheck: 'false', dir: 'ltr' }), 'embedding-lines');
    const copy = l10n.put(wordButton('', () => void this.#copy()), 'embedding-copy');
    this.#save = l10n.put(wordButton('', () => this.#saveFile(), { 'data-quiet': true }), 'embedding-save');
    this.#dialog.fill(
      element('div', { class: 'embed-parts' }, this.#form, this.#preview),
      element(
        'section',
        { class: 'embed-lines' },
        l10n.put(element('h3'), 'embedding-lines'),
        this.#lines,
        element('div', { class: 'embed-buttons' }, copy, this.#save, this.#said),
        this.#hint,
      ),
    );
    l10n.follow(() => this.#dialog.isOpen && this.#show());
    this.#dialog.element.addEventListener('close', () => fill(this.#preview));
  }

  /** @param {Embedded} shown */
  open(shown) {
    this.#shown = shown;
    if (shown.replay.turns.length === 0 && this.#chosen.what === 'replay') this.#chosen.what = 'live';
    this.#show();
    this.#dialog.open();
  }

  #show() {
    fill(
      this.#form,
      this.#choice('what', ['live', 'frame', 'replay', 'still'], (value) => this.#l10n.text(`embedding-what-${value}`)),
      this.#choice('width', WIDTHS, (value) =>
        value === 'column' ? this.#l10n.text('embedding-width-column') : this.#l10n.text('embedding-width-pixels', { pixels: value }),
      ),
      this.#choice('theme', THEMES, (value) => this.#l10n.text(`embedding-theme-${value}`)),
      this.#choice('language', ['page', ...LANGUAGES], (value) =>
        value === 'page' ? this.#l10n.text('embedding-language-page') : ownName(value),
      ),
    );
    this.#renew();
  }

  /**
   * @param {keyof Chosen} name
   * @param {string[]} values
   * @param {(value: string) => string} text
   */
  #choice(name, values, text) {
    const turns = this.#shown?.replay.turns.length ?? 0;
    const offers = values.map((value) => ({
      value,
      text: text(value),
      disabled: value === 'replay' && turns === 0,
      lang: name === 'language' && value !== 'page' ? value : undefined,
    }));
    return oneOf({
      name: `embed-${name}`,
      legend: this.#l10n.text(`embedding-${name}`),
      offers,
      value: this.#chosen[name],
      onChange: (value) => {
        this.#chosen[name] = value;
        this.#renew();
      },
    });
  }

  /** Shows what is chosen now, and its lines. */
  #renew() {
    const shown = this.#shown;
    if (!shown) return;
    const { what } = this.#chosen;
    const look = this.#look;
    const attributes = { ...this.#attributes(shown), ...lookAttributes(look) };
    const replay = this.#replay(shown);
    const frame = this.#frame(shown);
    this.#lines.value =
      what === 'frame' ? frameSnippet(frame) : elementSnippet(attributes, replay && compact(replay));
    this.#save.hidden = what !== 'replay' && what !== 'still';
    const hint = this.#lines.value.length > LONG && !this.#save.hidden ? 'embedding-hint-long' : `embedding-hint-${what}`;
    this.#l10n.put(this.#hint, hint);
    fill(this.#said);
    fill(this.#preview, what === 'frame' ? element('iframe', frame) : this.#board(attributes, replay));
  }

  /** @returns {import('./snippet.js').Look} */
  get #look() {
    const { width, theme, language } = this.#chosen;
    return {
      width: width === 'column' ? null : Number(width),
      theme: theme === 'page' ? null : theme,
      language: language === 'page' ? null : language,
    };
  }

  /** @param {Embedded} shown */
  #attributes({ record, players }) {
    return this.#chosen.what === 'live' ? gameAttributes(record, players) : {};
  }

  /**
   * What the board has to know beforehand: a picture of a game that has begun, or all of it.
   *
   * @param {Embedded} shown
   */
  #replay({ record, replay, still }) {
    if (this.#chosen.what === 'replay') return replay;
    const usual = record.moves.length === 0 && record.position === null;
    return this.#chosen.what === 'still' || !usual ? still : undefined;
  }

  /**
   * The board itself, with all that it needs: it is seen also without a network.
   *
   * @param {Record<string, string>} attributes
   * @param {Record<string, any>} [replay]
   */
  #board(attributes, replay) {
    const board = document.createElement('board-game');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    // Here the page around is the site.
    board.setAttribute('lang', this.#look.language ?? this.#l10n.language);
    board.setAttribute('loading', 'eager');
    if (replay) board.append(element('script', { type: 'application/json' }, JSON.stringify(replay)));
    return board;
  }

  /** @param {Embedded} shown */
  #frame({ link, title, still }) {
    const [, , width, height] = still.drawing.box;
    return frameAttributes(link, this.#look, { title, ratio: width / height });
  }

  async #copy() {
    fill(this.#said, this.#l10n.text((await copyText(this.#lines)) ? 'embedding-copied' : 'embedding-copy-refused'));
  }

  /** Saves the whole file, which needs nothing of the site but the script. */
  #saveFile() {
    const shown = this.#shown;
    const replay = shown && this.#replay(shown);
    if (!shown || !replay) return;
    save(`${shown.name}.json`, new Blob([JSON.stringify(replay)], { type: 'application/json' }));
    const attributes = { src: `${shown.name}.json`, ...lookAttributes(this.#look) };
    this.#lines.value = elementSnippet(attributes);
    this.#l10n.put(this.#hint, 'embedding-hint-file');
    fill(this.#said, this.#l10n.text('embedding-saved'));
  }
}
