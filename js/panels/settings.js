/** The settings, in a dialog. A change counts at once. */

import { oneOf, onOff } from './choice.js';
import { Dialog } from './dialog.js';
import { ownName } from '../languages.js';
import { SETTINGS } from '../settings.js';

/** @import { Settings } from '../settings.js' */
/** @import { L10n } from '../l10n.js' */

export class SettingsDialog {
  #l10n;
  #settings;
  #dialog;

  /**
   * @param {L10n} l10n
   * @param {Settings} settings
   */
  constructor(l10n, settings) {
    this.#l10n = l10n;
    this.#settings = settings;
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
    this.#dialog.fill(...SETTINGS.map((setting) => this.#control(setting)));
    if (!(focused instanceof HTMLInputElement)) return;
    // The form was made anew, the focus stays where it was.
    const inputs = [...this.#dialog.element.querySelectorAll('input')];
    inputs.find(({ name, value }) => name === focused.name && value === focused.value)?.focus();
  }

  /** @param {typeof SETTINGS[number]} setting */
  #control({ key, values }) {
    const legend = this.#l10n.text(`setting-${key}`);
    const value = this.#settings.values[key];
    /** @param {string | boolean} chosen */
    const onChange = (chosen) => this.#settings.set(key, chosen);
    if (typeof value === 'boolean') return onOff({ name: key, label: legend, value, onChange });
    const offers = values.map((offered) => ({
      value: String(offered),
      // Whoever looks for their language reads the others badly.
      ...(key === 'language'
        ? { text: ownName(String(offered)), lang: String(offered) }
        : { text: this.#l10n.text(`setting-${key}-${offered}`) }),
    }));
    return oneOf({ name: key, legend, offers, value, onChange });
  }
}
