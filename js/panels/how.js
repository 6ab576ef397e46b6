/** How to play, in a dialog. */

import { element } from '../dom.js';
import { Dialog } from './dialog.js';

/** @import { L10n } from '../l10n.js' */

/** What the page's own keys do, as js/main.js and js/looking/hands.js have them. */
const SHORTCUTS = [
  ['undo', 'u'],
  ['redo', 'r'],
  ['step', 'left', 'right'],
  ['step-anywhere', ',', '.'],
  ['ends', 'home', 'end'],
  ['leave', 'escape'],
  ['type', 't'],
  ['help', '?'],
];

export class HowDialog {
  #l10n;
  #dialog;

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'how', { reading: true });
  }

  /**
   * @param {string | null} game null: the site itself
   * @param {string | null} page where more can be read
   * @param {string | null} [learn] where one learns it by doing
   */
  open(game, page, learn = null) {
    const l10n = this.#l10n;
    const name = game && l10n.text(`${game}-name`);
    this.#dialog.title = name ? l10n.text('how-title', { game: name }) : l10n.text('how-home-title');
    const text = l10n.text(game ? `${game}-how` : 'how-home');
    this.#dialog.fill(
      ...text.split(/\n\s*\n/).map(paragraph),
      learn && element('p', null, this.#linkAway(learn)),
      page && element('p', null, element('a', { class: 'how-more', href: page }, l10n.text(game ? 'how-rules' : 'about'))),
      element('h3', null, l10n.text('how-keys-title')),
      element('p', null, l10n.text('board-keys')),
      element('p', null, l10n.text('how-keys')),
      shortcutList(l10n),
      element('p', null, l10n.text('how-shortcuts-off')),
    );
    this.#dialog.open();
  }

  /** @param {string} href of another view of the page, which the dialog would cover */
  #linkAway(href) {
    const link = element('a', { class: 'how-more', href }, this.#l10n.text('learn-how'));
    link.addEventListener('click', () => this.#dialog.close());
    return link;
  }
}

/**
 * The page's own keys, each with what it does.
 *
 * @param {L10n} l10n
 */
function shortcutList(l10n) {
  const rows = SHORTCUTS.flatMap(([name, ...keys]) => [
    element('dt', null, ...keys.map((key) => element('kbd', null, l10n.has(`key-${key}`) ? l10n.text(`key-${key}`) : key))),
    element('dd', null, l10n.text(`shortcut-${name}`)),
  ]);
  return element('dl', { class: 'shortcuts' }, ...rows);
}

/**
 * A paragraph, or a list where each line begins with a dash.
 *
 * @param {string} text
 */
function paragraph(text) {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return element('p', null, text);
  return element('ul', { class: 'points' }, ...lines.map((line) => element('li', null, line.slice(2))));
}
