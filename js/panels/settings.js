/** The settings, in a dialog. A change counts at once, and is seen and heard. */

import { Sound } from '../board/sound.js';
import { element } from '../dom.js';
import { ownName } from '../languages.js';
import { SETTINGS } from '../settings.js';
import { oneOf, onOff } from './choice.js';
import { Dialog } from './dialog.js';
import { preview, sample } from './preview.js';

/** @import { Catalogue } from '../catalogue.js' */
/** @import { Settings } from '../settings.js' */
/** @import { L10n } from '../l10n.js' */

export class SettingsDialog {
  #l10n;
  #settings;
  #catalogue;
  #dialog;
  #sound = new Sound();

  /**
   * @param {L10n} l10n
   * @param {Settings} settings
   * @param {Catalogue} catalogue
   */
  constructor(l10n, settings, catalogue) {
    this.#l10n = l10n;
    this.#settings = settings;
    this.#catalogue = catalogue;
    this.#dialog = new Dialog(l10n, 'settings');
    this.#dialog.entitle('settings');
    l10n.follow(() => this.#dialog.isOpen && this.#fill());
  }

  open() {
    this.#fill();
    this.#dialog.open();
  }

  #fill() {
    const focused = document.activeElement;
    const groups = new Set(SETTINGS.map(({ group }) => group));
    this.#dialog.fill(...[...groups].map((group) => this.#group(group)));
    if (!(focused instanceof HTMLInputElement)) return;
    // The form was made anew, the focus stays where it was.
    const inputs = [...this.#dialog.element.querySelectorAll('input')];
    inputs.find(({ name, value }) => name === focused.name && value === focused.value)?.focus();
  }

  /** @param {typeof SETTINGS[number]['group']} name */
  #group(name) {
    const settings = SETTINGS.filter(({ group }) => group === name).map((setting) => this.#control(setting));
    const group = element('section', { class: 'settings-group', 'data-group': name });
    if (name !== 'language') group.append(element('h3', null, this.#l10n.text(`settings-${name}`)));
    if (name === 'look') group.append(this.#preview());
    group.append(...settings);
    return group;
  }

  /** Every game as it looks now. */
  #preview() {
    const games = this.#catalogue.games.map(({ id }) => preview(this.#catalogue.first(id)));
    return element('div', { class: 'settings-preview' }, ...games);
  }

  /** @param {typeof SETTINGS[number]} setting */
  #control({ key, values }) {
    const legend = this.#l10n.text(`setting-${key}`);
    const value = this.#settings.values[key];
    /** @param {string | boolean} chosen */
    const onChange = (chosen) => {
      this.#settings.set(key, chosen);
      if (key === 'sound') this.#listen();
    };
    const textKey = `setting-${key}-help`;
    const help = this.#l10n.has(textKey) ? [this.#l10n.text(textKey)] : [];
    if (typeof value === 'boolean') return onOff({ name: key, label: legend, value, help, onChange });
    const offers = values.map((offered) => this.#offer(key, String(offered)));
    return oneOf({ name: key, legend, offers, value, help, onChange });
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  #offer(key, value) {
    // Whoever looks for their language reads the others badly.
    if (key === 'language') return { value, text: ownName(value), lang: value };
    const text = this.#l10n.text(`setting-${key}-${value}`);
    return key === 'board' ? { value, text, picture: sample(value) } : { value, text };
  }

  /** Lets a piece be heard, if sounds are on now. */
  #listen() {
    this.#sound.on = this.#settings.values.sound;
    this.#sound.try();
  }
}
