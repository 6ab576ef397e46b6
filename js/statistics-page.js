/** What one's own finished games add up to, beside what is known of the games of others. */

import { write as addressOf } from './address.js';
import { element, fill, svg } from './dom.js';
import { isEnded } from './ending.js';
import { fetchJson } from './files.js';
import { ordered } from './kept.js';
import { resolve } from './options.js';
import { icon } from './panels/icon.js';
import { signed } from './panels/number.js';
import { wordButton } from './panels/buttons.js';
import { rulesLine } from './panels/rules.js';
import { groups, wholeSplit } from './statistics.js';

/** @import { Parts } from './lists.js' */
/** @import { Group } from './statistics.js' */
/** @import { Game, Kept, State } from './types.js' */

/**
 * How often whoever began has won in games of the computer against itself, and averages; the margin
 * is the one of whoever began, null where there are no points.
 *
 * @typedef {{ level: number, first: number, drawn: number, others: number, turns: number, margin: number | null }} SelfPlay
 */

/** @typedef {{ key: string, value: number }} Share a part of a bar: its text's key and how many */

export class StatisticsPage {
  #parts;
  #heading = element('h2', { class: 'visually-hidden', id: 'list-statistics' });
  #body = element('div', { class: 'statistics' });
  #foot = element('div', { class: 'list-foot' });
  /** @type {Record<string, SelfPlay>} by game */ #selfPlay = {};
  /** @type {Map<string, Promise<number>>} the seat that begins, by game and options */ #firsts = new Map();

  /**
   * @param {Parts} parts
   * @param {HTMLElement} host
   */
  constructor(parts, host) {
    this.#parts = parts;
    fill(host, this.#heading, this.#body, this.#foot);
  }

  async show() {
    const { l10n, masthead, saved, catalogue } = this.#parts;
    fill(this.#heading, l10n.text('statistics'));
    masthead.show(l10n.text('statistics'), l10n.text('statistics-subtitle'));
    document.title = l10n.text('title-game', { game: l10n.text('statistics') });
    await this.#fetchSelfPlay();
    const since = saved.statisticsSince;
    const counted = (await saved.all()).filter((kept) => isEnded(kept) && kept.at > since && catalogue.find(kept.record.game));
    const firsts = new Map();
    for (const kept of counted) firsts.set(kept.id, await this.#first(kept));
    const all = groups(counted, ({ id }) => firsts.get(id) ?? 0);
    const sections = catalogue.games.map((game) => this.#section(game, all.filter((group) => group.game === game.id)));
    fill(this.#body, all.length === 0 && this.#empty(), ...sections);
    const quiet = { 'data-quiet': true };
    fill(
      this.#foot,
      element('a', { class: 'button', ...quiet, href: addressOf({ game: null, list: 'games' }) }, l10n.text('games-all')),
      all.length > 0 && wordButton(l10n.text('statistics-clear'), () => void this.#clear(), quiet),
    );
  }

  /** Without it the page shows the rest. */
  async #fetchSelfPlay() {
    const { l10n, notices } = this.#parts;
    try {
      this.#selfPlay = await fetchJson('data/self-play.json');
    } catch (error) {
      // What a file says that did not arrive.
      if (!(error instanceof TypeError)) throw error;
      notices.show({ id: 'part', text: () => l10n.text('notice-part') });
    }
  }

  /**
   * The seat that began a game; the first one where that cannot be told.
   *
   * @param {Kept} kept
   */
  #first({ record: { game, options, position } }) {
    const key = ordered([game, options, position]);
    const known = this.#firsts.get(key);
    if (known) return known;
    const asked = this.#parts.engine
      .ask({ type: 'open', game, options, position, moves: [], partial: '' })
      .then((reply) => /** @type {State} */ (/** @type {unknown} */ (reply)).seat);
    const found = asked.catch(() => 0);
    this.#firsts.set(key, found);
    return found;
  }

  #empty() {
    const { l10n } = this.#parts;
    return element(
      'div',
      { class: 'list-empty' },
      icon('more'),
      element('p', { class: 'list-empty-title' }, l10n.text('statistics-none')),
      element('p', { class: 'quiet' }, l10n.text('statistics-none-help')),
      element('a', { class: 'button', href: addressOf({ game: null }) }, l10n.text('games-choose')),
    );
  }

  /**
   * @param {Game} game
   * @param {Group[]} own
   */
  #section(game, own) {
    if (own.length === 0 && !game.published && !this.#selfPlay[game.id]) return null;
    const { l10n } = this.#parts;
    return element(
      'section',
      { class: 'statistics-game', 'data-game': game.id },
      element('h3', null, l10n.text(`${game.id}-name`)),
      element('div', { class: 'statistics-groups' }, ...own.map((group) => this.#group(game, group)), this.#beginners(game, own)),
    );
  }

  /**
   * @param {Game} game
   * @param {Group} group
   */
  #group(game, group) {
    const { l10n } = this.#parts;
    const { levels, seats, options, won, drawn, lost } = group;
    const title = levels
      ? l10n.text('statistics-against', { count: levels.length, levels: new Intl.ListFormat(l10n.language, { type: 'unit' }).format(levels.map(String)) })
      : l10n.text('statistics-people', { count: seats });
    const rules = rulesLine(l10n, game, resolve(game.options, options));
    const shares = [
      { key: 'statistics-won', value: won },
      { key: 'statistics-drawn', value: drawn },
      { key: 'statistics-lost', value: lost },
    ];
    return element(
      'article',
      { class: 'statistics-group' },
      element('h4', null, title),
      element('p', { class: 'quiet' }, rules),
      levels && this.#bar(shares, won + drawn + lost),
      element('dl', { class: 'statistics-facts' }, ...this.#facts(group)),
    );
  }

  /** @param {Group} group */
  #facts({ played, turns, margin, streak, best, levels, split }) {
    const { l10n } = this.#parts;
    const one = new Intl.NumberFormat(l10n.language, { maximumFractionDigits: 1 });
    /** @type {[string, string][]} */
    const facts = [
      ['statistics-played', one.format(played)],
      ['statistics-turns', one.format(turns)],
      ['statistics-first', this.#percent(split.first / played)],
    ];
    if (margin !== null) facts.push(['statistics-margin', signed(l10n, margin)]);
    if (levels) facts.push(['statistics-streak', one.format(streak)], ['statistics-best', one.format(best)]);
    return facts.map(([key, value]) => this.#fact(key, value));
  }

  /**
   * Who won, the one who began or another: here, and elsewhere if that is known.
   *
   * @param {Game} game
   * @param {Group[]} own
   */
  #beginners(game, own) {
    const { l10n } = this.#parts;
    const two = own.filter(({ seats }) => seats === 2);
    const { first, others, drawn } = wholeSplit(two);
    const played = first + others + drawn;
    const computers = this.#selfPlay[game.id];
    if (played === 0 && !game.published && !computers) return null;
    /** @type {HTMLElement[]} */
    const parts = [];
    if (played > 0) parts.push(element('p', null, l10n.text('statistics-here', { count: played })), this.#split(first, drawn, others));
    if (game.published) {
      const [count, one, other, nobody] = game.published;
      parts.push(element('p', null, l10n.text('statistics-elsewhere', { count })), this.#split(one, nobody, other));
    }
    if (computers) parts.push(...this.#ofComputers(computers));
    return element('article', { class: 'statistics-group' }, element('h4', null, l10n.text('statistics-begins')), ...parts);
  }

  /** @param {SelfPlay} games */
  #ofComputers({ level, first, drawn, others, turns, margin }) {
    const { l10n } = this.#parts;
    const one = new Intl.NumberFormat(l10n.language, { maximumFractionDigits: 1 });
    return [
      element('p', null, l10n.text('statistics-computers', { count: first + drawn + others, level })),
      this.#split(first, drawn, others),
      element(
        'dl',
        { class: 'statistics-facts' },
        this.#fact('statistics-turns', one.format(turns)),
        margin !== null && this.#fact('statistics-margin-first', signed(l10n, margin)),
      ),
    ];
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  #fact(key, value) {
    return element('div', null, element('dt', null, this.#parts.l10n.text(key)), element('dd', null, value));
  }

  /**
   * @param {number} first
   * @param {number} drawn
   * @param {number} others
   */
  #split(first, drawn, others) {
    const whole = first + drawn + others;
    const shares = [
      { key: 'statistics-by-first', value: first },
      { key: 'statistics-drawn', value: drawn },
      { key: 'statistics-by-second', value: others },
    ];
    return this.#bar(shares, whole, true);
  }

  /**
   * A bar of three parts, with its numbers below it: the bar itself only repeats them.
   *
   * @param {Share[]} shares
   * @param {number} whole
   * @param {boolean} [percent] numbers as percentages
   */
  #bar(shares, whole, percent = false) {
    const { l10n } = this.#parts;
    let from = 0;
    const rects = shares.map(({ value }, index) => {
      const width = whole === 0 ? 0 : (100 * value) / whole;
      const rect = svg('rect', { class: 'bar-part', 'data-part': index, x: from, y: 0, width, height: 8 });
      from += width;
      return rect;
    });
    const picture = svg('svg', { class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...rects);
    const keys = shares.map(({ key, value }, index) => {
      const shown = percent ? this.#percent(whole === 0 ? 0 : value / whole) : new Intl.NumberFormat(l10n.language).format(value);
      return element('li', { 'data-part': index }, element('b', null, shown), ' ', l10n.text(key));
    });
    return element('div', { class: 'bar-host' }, picture, element('ul', { class: 'bar-keys', role: 'list' }, ...keys));
  }

  /** @param {number} share */
  #percent(share) {
    const format = { style: /** @type {const} */ ('percent'), maximumFractionDigits: 1 };
    return new Intl.NumberFormat(this.#parts.l10n.language, format).format(share);
  }

  async #clear() {
    const { l10n, ask, saved, notices } = this.#parts;
    const sure = await ask.ask({
      title: l10n.text('statistics-clear-title'),
      text: l10n.text('statistics-clear-text'),
      yes: l10n.text('statistics-clear'),
      no: l10n.text('new-cancel'),
    });
    if (!sure) return;
    const before = saved.statisticsSince;
    saved.statisticsSince = Date.now();
    await this.show();
    notices.show({
      id: 'cleared',
      passing: true,
      text: () => l10n.text('statistics-cleared'),
      button: {
        label: () => l10n.text('undo'),
        run: () => {
          saved.statisticsSince = before;
          notices.drop('cleared');
          void this.show();
        },
      },
    });
  }
}
