/** The row of buttons that is always in reach: back, again, what can be done without a field, more. */

import { element, fill, find } from '../dom.js';
import { wordButton } from './buttons.js';
import { icon } from './icon.js';

/** @import { State } from '../types.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Search } from './seats.js' */

/**
 * @typedef {object} Commands
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} [back] goes back among the turns, only to look
 * @property {() => void} more
 * @property {(point: string) => void} look
 * @property {() => void} again
 * @property {(action: string) => void} act
 * @property {() => void} hint
 * @property {() => void} [confirm] plays what waits for confirmation
 * @property {() => void} hurry has the computer play, or advise, at once
 * @property {(overlay: string | null) => void} overlay
 */

export class ActionsPanel {
  #l10n;
  #commands;
  #undo;
  #redo;
  #back;
  #hint;
  #seeksHint = false;
  #more;
  #look;
  /** @type {string | null} the tower that can be looked into */ #tower = null;
  #choices = element('div', { class: 'actions-now' });
  #overlays = element('div', { class: 'actions-overlays' });
  /** @type {string | null} */ #overlay = null;
  /** @type {string | null} the keys of the overlays there are switches for */ #shown = null;

  /**
   * @param {L10n} l10n
   * @param {Commands} commands
   */
  constructor(l10n, commands) {
    this.#l10n = l10n;
    this.#commands = commands;
    this.#undo = this.#button('undo', 'undo', () => commands.undo());
    this.#redo = this.#button('redo', 'redo', () => commands.redo());
    const { back } = commands;
    this.#back = back ? this.#button('back', 'look-back', back) : null;
    this.#hint = this.#button('hint', 'hint', () => (this.#seeksHint ? commands.hurry() : commands.hint()));
    this.#look = this.#button('look', 'look', () => this.#tower !== null && commands.look(this.#tower));
    this.#look.hidden = true;
    this.#more = this.#button('more', 'more', () => commands.more());
    this.#undo.setAttribute('aria-keyshortcuts', 'u');
    this.#redo.setAttribute('aria-keyshortcuts', 'r');
    this.#more.classList.add('action-more');
    fill(find('.actions'), this.#undo, this.#redo, this.#back, this.#hint, this.#choices, this.#look, this.#overlays, this.#more);
  }

  /** @returns {string | null} the overlay that is switched on */
  get overlay() {
    return this.#overlay;
  }

  /**
   * @param {State | null} state
   * @param {object} now
   * @param {boolean} now.undo
   * @param {boolean} now.redo
   * @param {boolean} now.busy
   * @param {boolean} [now.back]
   * @param {string | null} [now.again] the key of what begins the next game; null: nothing does
   * @param {boolean} [now.asked] whether an action waits for confirmation
   * @param {boolean} [now.hint]
   * @param {Search | null} [now.search] what the computer seeks
   */
  show(state, { undo, redo, busy, back = false, hint = false, search = null, asked = false, again = 'play-again' }) {
    this.#enable(this.#undo, undo);
    this.#enable(this.#redo, redo);
    if (this.#back) this.#enable(this.#back, back);
    this.#seekHint(search === 'hint');
    this.#enable(this.#hint, hint || this.#seeksHint);
    this.#showChoices(state, { busy, search, asked, again });
    this.#showOverlays(state?.overlays.map(({ key }) => key) ?? []);
  }

  /**
   * While a hint is sought, its button gives the best one so far.
   *
   * @param {boolean} seeks
   */
  #seekHint(seeks) {
    if (seeks === this.#seeksHint) return;
    this.#seeksHint = seeks;
    this.#hint.toggleAttribute('data-seeks', seeks);
    this.#l10n.put(find('.action-label', this.#hint), seeks ? 'hurry-hint' : 'hint');
  }

  /** Switches off what was switched on, for another game. */
  reset() {
    this.#overlay = null;
    this.#shown = null;
  }

  /**
   * @param {State | null} state
   * @param {{ busy: boolean, search: Search | null, asked: boolean, again: string | null }} now
   */
  #showChoices(state, { busy, search, asked, again }) {
    const buttons = [];
    const { confirm } = this.#commands;
    if (asked && confirm) buttons.push(wordButton(this.#l10n.text('confirm'), confirm));
    if (search === 'turn') buttons.push(wordButton(this.#l10n.text('hurry'), () => this.#commands.hurry()));
    if (state?.over && again) {
      buttons.push(wordButton(this.#l10n.text(again), () => this.#commands.again()));
    }
    for (const { action, kind, target } of busy || asked ? [] : (state?.choices ?? [])) {
      if (target !== null) continue;
      buttons.push(wordButton(this.#l10n.text(`choice-${kind}`), () => this.#commands.act(action)));
    }
    const focused = this.#choices.contains(document.activeElement);
    fill(this.#choices, ...buttons);
    // A button that had the focus is gone: the next best thing is the one that took its place.
    if (focused) (buttons[0] ?? this.#undo).focus();
  }

  /**
   * Offers a look into a tower.
   *
   * @param {string | null} point
   */
  showTower(point) {
    this.#tower = point;
    // What has the focus goes only when the focus does.
    this.#look.hidden = point === null && this.#look !== document.activeElement;
  }

  /** @param {string[]} keys */
  #showOverlays(keys) {
    if (this.#overlay !== null && !keys.includes(this.#overlay)) this.#overlay = null;
    const wanted = keys.join();
    if (wanted !== this.#shown) {
      this.#shown = wanted;
      fill(this.#overlays, ...keys.map((key) => this.#switch(key)));
    }
    for (const toggle of this.#overlays.children) {
      toggle.setAttribute('aria-pressed', String(toggle.getAttribute('data-overlay') === this.#overlay));
    }
  }

  /** @param {string} key */
  #switch(key) {
    const toggle = this.#button('overlay', key, () => {
      this.#overlay = this.#overlay === key ? null : key;
      for (const other of this.#overlays.children) {
        other.setAttribute('aria-pressed', String(other === toggle && this.#overlay !== null));
      }
      this.#commands.overlay(this.#overlay);
    });
    toggle.dataset.overlay = key;
    return toggle;
  }

  /**
   * A button that is disabled loses the focus; one that only says so keeps it.
   *
   * @param {HTMLButtonElement} button
   * @param {boolean} possible
   */
  #enable(button, possible) {
    button.setAttribute('aria-disabled', String(!possible));
  }

  /**
   * @param {Parameters<typeof icon>[0]} sign
   * @param {string} key of its label
   * @param {() => void} run
   */
  #button(sign, key, run) {
    const button = element(
      'button',
      { type: 'button', class: 'action', 'data-action': sign },
      icon(sign),
      this.#l10n.put(element('span', { class: 'action-label' }), key),
    );
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') run();
    });
    return button;
  }
}
