/** A new game: its options as a form, made from what the engine says of them. */

import { element, fill } from '../dom.js';
import { applies, broken, choose, chosen, resolve } from '../options.js';
import { wordButton } from './buttons.js';
import { ClockField } from './clock-field.js';
import { oneOf, onOff } from './choice.js';
import { Dialog } from './dialog.js';
import { MatchField } from './match-field.js';
import { PlayersField } from './players.js';
import { valueText } from './rules.js';
import { seated } from '../record.js';

/** @import { ClockRules, Game, Match, Option, Options, Seat, Value } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/**
 * What was chosen for a new game; `options` are the fewest that say it.
 *
 * @typedef {{ options: Options, seats: Seat[], match: Match | null, clock: ClockRules | null }} Setup
 */

/**
 * What the dialog begins with.
 *
 * @typedef {object} Beginning
 * @property {Game} game
 * @property {Options} options what was chosen last
 * @property {Seat[]} seats who played last
 * @property {{ kind: string, length: number } | null} match
 * @property {ClockRules | null} clock
 * @property {boolean} replaces whether a running game ends with the new one
 * @property {(options: Options) => Promise<string[]>} sides the sides of a game with these options
 * @property {(setup: Setup) => void} onStart
 */

export class NewGameDialog {
  #l10n;
  #dialog;
  #form = element('form', { class: 'new-game', method: 'dialog' });
  #number = element('div');
  #fields = element('div', { class: 'choices' });
  #warning;
  /** @type {Game | null} */ #game = null;
  /** @type {Options} */ #given = {};
  #players;
  #match;
  #clock;
  #more = element('div', { class: 'choices' });
  /** @type {(setup: Setup) => void} */ #onStart = () => {};
  /** @type {(options: Options) => Promise<string[]>} */ #sidesOf = async () => [];

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'new-game');
    this.#players = new PlayersField(l10n);
    this.#match = new MatchField(l10n);
    this.#clock = new ClockField(l10n);
    this.#warning = l10n.put(element('p', { class: 'quiet' }), 'new-replaces');
    const cancel = l10n.put(wordButton('', () => this.#dialog.close(), { 'data-quiet': true }), 'new-cancel');
    const start = l10n.put(wordButton('', null, { type: 'submit', autofocus: true }), 'new-start');
    const foot = element('div', { class: 'dialog-foot' }, cancel, start);
    this.#form.append(this.#number, this.#players.element, this.#fields, this.#more, this.#warning, foot);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#dialog.close();
      if (!this.#game) return;
      const [options, { seats }, { match }, { clock }] = [this.#chosen(this.#game), this.#players, this.#match, this.#clock];
      this.#onStart({ options, seats, match, clock });
    });
    this.#dialog.fill(this.#form);
  }

  /** @param {Beginning} beginning */
  open({ game, options, seats, match, clock, replaces, sides, onStart }) {
    this.#game = game;
    this.#given = options;
    this.#onStart = onStart;
    this.#sidesOf = sides;
    this.#players.show([], seats);
    fill(this.#more, this.#match.show(game, match), this.#clock.show(clock));
    this.#warning.hidden = !replaces;
    this.#dialog.title = this.#l10n.text('new-title', { game: this.#l10n.text(`${game.id}-name`) });
    this.#show(game);
    this.#dialog.open();
  }

  /** @param {Game} game */
  #resolved(game) {
    return resolve(game.options, this.#given);
  }

  /** @param {Game} game */
  #chosen(game) {
    return chosen(game.options, this.#resolved(game));
  }

  /**
   * Asks who plays, once it is known how many do.
   *
   * @param {Game} game
   */
  async #showPlayers(game) {
    const options = this.#chosen(game);
    const sides = await this.#sidesOf(options);
    const stillWanted = this.#game === game && JSON.stringify(this.#chosen(game)) === JSON.stringify(options);
    if (stillWanted) this.#players.show(sides, seated(sides.length, this.#players.seats));
  }

  /** @param {Game} game */
  #show(game) {
    const resolved = this.#resolved(game);
    void this.#showPlayers(game);
    const control = (/** @type {Option} */ option) =>
      option.kind === 'flag' ? this.#flag(game, option, resolved) : this.#choice(game, option, resolved);
    // How many play comes before who they are.
    const isNumber = (/** @type {Option} */ { key }) => key === game.players;
    fill(this.#number, ...game.options.filter(isNumber).map(control));
    fill(this.#fields, ...game.options.filter((option) => !isNumber(option)).map(control));
  }

  /**
   * @param {Game} game
   * @param {Option} option
   * @param {Options} resolved
   */
  #flag(game, option, resolved) {
    const possible = applies(option, true, resolved);
    return onOff({
      name: option.key,
      label: this.#l10n.text(`${game.id}-option-${option.key}`),
      value: resolved[option.key] === true,
      disabled: !possible,
      help: [...this.#help(game, option), ...this.#needs(game, option, true, resolved)],
      onChange: (value) => this.#choose(game, option, value),
    });
  }

  /**
   * @param {Game} game
   * @param {Option} option
   * @param {Options} resolved
   */
  #choice(game, option, resolved) {
    /** @type {Set<string>} */
    const needs = new Set();
    const offers = option.values.map((value) => {
      const possible = value === resolved[option.key] || applies(option, value, resolved);
      if (!possible) for (const need of this.#needs(game, option, value, resolved)) needs.add(need);
      const text = valueText(this.#l10n, game.id, option.key, value);
      return { value: String(value), text, disabled: !possible };
    });
    return oneOf({
      name: option.key,
      legend: this.#l10n.text(`${game.id}-option-${option.key}`),
      offers,
      value: String(resolved[option.key]),
      help: [...this.#help(game, option), ...needs],
      onChange: (text) => {
        const value = option.values.find((candidate) => String(candidate) === text);
        if (value !== undefined) this.#choose(game, option, value);
      },
    });
  }

  /**
   * @param {Game} game
   * @param {Option} option
   * @param {Value} value
   */
  #choose(game, option, value) {
    this.#given = choose(game.options, this.#given, option.key, value);
    this.#show(game);
    // The form was made anew, the focus stays where it was.
    const [control] = [...this.#form.querySelectorAll('input')].filter(
      ({ name, value: own, type }) => name === option.key && (type === 'checkbox' || own === String(value)),
    );
    control?.focus();
  }

  /**
   * @param {Game} game
   * @param {Option} option
   */
  #help(game, { key }) {
    const text = `${game.id}-option-${key}-help`;
    return this.#l10n.has(text) ? [this.#l10n.text(text)] : [];
  }

  /**
   * What has to be chosen first, in words.
   *
   * @param {Game} game
   * @param {Option} option
   * @param {Value} value
   * @param {Options} resolved
   */
  #needs(game, option, value, resolved) {
    return broken(option, value, resolved).map(({ key, values }) => {
      const list = new Intl.ListFormat(this.#l10n.language, { type: 'disjunction' });
      return this.#l10n.text('option-needs', {
        option: this.#l10n.text(`${game.id}-option-${key}`),
        values: list.format(values.map((needed) => valueText(this.#l10n, game.id, key, needed))),
      });
    });
  }
}
