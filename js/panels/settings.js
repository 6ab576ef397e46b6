/** The settings, in a dialog. A change counts at once. */

import { oneOf, onOff } from './choice.js';
import { Dialog } from './dialog.js';
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
    this.#dialog.title = l10n.text('settings');
  }

  open() {
    this.#dialog.fill(...SETTINGS.map((setting) => this.#control(setting)));
    this.#dialog.open();
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
      text: this.#l10n.text(`setting-${key}-${offered}`),
    }));
    return oneOf({ name: key, legend, offers, value, onChange });
  }
}
