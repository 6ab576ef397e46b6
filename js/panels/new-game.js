/** A new game: its options as a form, made from what the engine says of them. */

import { element, fill } from '../dom.js';
import { applies, broken, choose, chosen, resolve } from '../options.js';
import { wordButton } from './buttons.js';
import { oneOf, onOff } from './choice.js';
import { Dialog } from './dialog.js';
import { PlayersField } from './players.js';
import { valueText } from './rules.js';
import { seated } from '../record.js';

/** @import { Game, Match, Option, Options, Seat, Value } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/** The kind of match that is none. */
const SINGLE = 'single';

export class NewGameDialog {
  #l10n;
  #dialog;
  #form = element('form', { class: 'new-game', method: 'dialog' });
  #fields = element('div', { class: 'choices' });
  #warning;
  /** @type {Game | null} */ #game = null;
  /** @type {Options} */ #given = {};
  #players;
  #matches = element('div');
  /** @type {Match | null} */ #match = null;
  /** @type {(options: Options, seats: Seat[], match: Match | null) => void} */ #onStart = () => {};
  /** @type {(options: Options) => Promise<string[]>} */ #sidesOf = async () => [];

  /** @param {L10n} l10n */
  constructor(l10n) {
    this.#l10n = l10n;
    this.#dialog = new Dialog(l10n, 'new-game');
    this.#players = new PlayersField(l10n);
    this.#warning = l10n.put(element('p', { class: 'quiet' }), 'new-replaces');
    const cancel = l10n.put(wordButton('', () => this.#dialog.close(), { 'data-quiet': true }), 'new-cancel');
    const start = l10n.put(wordButton('', null, { type: 'submit', autofocus: true }), 'new-start');
    this.#form.append(this.#fields, this.#players.element, this.#matches, this.#warning, element('div', { class: 'dialog-foot' }, cancel, start));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#dialog.close();
      if (this.#game) this.#onStart(this.#chosen(this.#game), this.#players.seats, this.#match);
    });
    this.#dialog.fill(this.#form);
  }

  /**
   * @param {Game} game
   * @param {object} how
   * @param {Options} how.options what was chosen last
   * @param {Seat[]} how.seats who played last
   * @param {Match | null} how.match that was played last
   * @param {boolean} how.replaces whether a running game ends with the new one
   * @param {(options: Options) => Promise<string[]>} how.sides the sides of a game with these options
   * @param {(options: Options, seats: Seat[], match: Match | null) => void} how.onStart is given the fewest options that
   *   say what was chosen
   */
  open(game, { options, seats, match, replaces, sides, onStart }) {
    this.#game = game;
    this.#given = options;
    this.#onStart = onStart;
    this.#sidesOf = sides;
    this.#players.show([], seats);
    this.#showMatches(game, match);
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

  /**
   * Asks how many games there shall be.
   *
   * @param {Game} game
   * @param {Match | null} last
   */
  #showMatches(game, last) {
    /** @type {(Match | null)[]} */
    const matches = game.matches.flatMap(({ kind, lengths }) =>
      lengths.map((length) => (kind === SINGLE ? null : { kind, length, results: [], seating: [] })),
    );
    const known = matches.find((match) => match?.kind === last?.kind && match?.length === last?.length);
    this.#match = known ?? null;
    const offers = matches.map((match, index) => ({
      value: String(index),
      text: this.#l10n.text(`match-${match?.kind ?? SINGLE}`, { length: match?.length ?? 1 }),
    }));
    const field = oneOf({
      name: 'match',
      legend: this.#l10n.text('match'),
      offers,
      value: String(matches.indexOf(this.#match)),
      onChange: (value) => {
        this.#match = matches[Number(value)] ?? null;
      },
    });
    fill(this.#matches, field);
  }

  /** @param {Game} game */
  #show(game) {
    const resolved = this.#resolved(game);
    void this.#showPlayers(game);
    const controls = game.options.map((option) =>
      option.kind === 'flag' ? this.#flag(game, option, resolved) : this.#choice(game, option, resolved),
    );
    const empty = element('p', null, this.#l10n.text('new-no-options'));
    fill(this.#fields, ...(controls.length > 0 ? controls : [empty]));
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
    const [control] = [...this.#fields.querySelectorAll('input')].filter(
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
