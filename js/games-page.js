/** All games that this browser keeps, running and finished: look at them, delete them, take them away. */

import { write as addressOf } from './address.js';
import { BadFile, take, write } from './backup.js';
import { element, fill } from './dom.js';
import { endingFor, isEnded, ownSeat } from './ending.js';
import { askToLast, isLasting } from './lasting.js';
import { resolve } from './options.js';
import { icon } from './panels/icon.js';
import { toolButton, wordButton } from './panels/buttons.js';
import { number } from './panels/number.js';
import { rulesLine } from './panels/rules.js';
import { picture } from './picture.js';
import { located } from './record.js';

/** @import { Taken } from './backup.js' */
/** @import { Parts } from './lists.js' */
/** @import { Aside, Board, Kept, State } from './types.js' */

/** How many games are shown at first, and how many more each time. */
const AT_ONCE = 24;
/** How many bad games of a file are named. */
const MOST_NAMED = 5;

export class GamesPage {
  #parts;
  #host;
  #heading = element('h2', { class: 'visually-hidden', id: 'list-games' });
  #filter = element('select');
  #tools = element('div', { class: 'list-tools' });
  #said = element('p', { class: 'list-said', role: 'status' });
  #list = element('ul', { class: 'kept-games', role: 'list' });
  #foot = element('div', { class: 'list-foot' });
  #lasting = element('div', { class: 'list-lasting', role: 'status' });
  #asideHost = element('div', { class: 'list-aside' });
  #file;
  #shown = AT_ONCE;
  #observer;
  /** @type {WeakMap<Element, () => void>} what is drawn once it comes into sight */ #drawing = new WeakMap();

  /**
   * @param {Parts} parts
   * @param {HTMLElement} host
   */
  constructor(parts, host) {
    this.#parts = parts;
    this.#host = host;
    this.#observer = new IntersectionObserver((entries) => this.#draw(entries), { rootMargin: '200px' });
    this.#filter.addEventListener('change', () => {
      this.#shown = AT_ONCE;
      void this.show();
    });
    this.#file = element('input', { type: 'file', accept: '.json,application/json', class: 'visually-hidden', tabindex: -1, 'aria-hidden': 'true' });
    this.#file.addEventListener('change', () => void this.#import());
    fill(
      host,
      this.#heading,
      this.#tools,
      this.#said,
      this.#list,
      this.#foot,
      this.#lasting,
      this.#asideHost,
    );
  }

  /** Shows what is kept now. */
  async show() {
    const { l10n, masthead, saved, catalogue } = this.#parts;
    const [games, aside, lasting] = await Promise.all([saved.all(), saved.aside(), isLasting()]);
    fill(this.#heading, l10n.text('games'));
    this.#filter.setAttribute('aria-label', l10n.text('games-filter'));
    masthead.show(l10n.text('games'), l10n.text('games-count', { count: games.length }));
    document.title = l10n.text('title-game', { game: l10n.text('games') });
    const kinds = catalogue.games.map(({ id }) => id).filter((id) => games.some(({ record }) => record.game === id));
    this.#fillFilter(kinds);
    this.#fillTools(games.length > 0, kinds.length > 1);
    const wanted = games.filter(({ record }) => this.#filter.value === '' || record.game === this.#filter.value);
    this.#observer.disconnect();
    this.#host.dataset.empty = String(games.length === 0);
    if (games.length === 0) fill(this.#list, this.#empty());
    else fill(this.#list, ...wanted.slice(0, this.#shown).map((kept) => this.#row(kept)));
    fill(this.#foot, wanted.length > this.#shown && this.#more());
    fill(this.#lasting, ...(games.length > 0 ? this.#lastingParts(lasting) : []));
    fill(this.#asideHost, ...this.#asideParts(aside));
  }

  /**
   * How safe the games are from a browser that runs short of room, and how to make them safer.
   *
   * @param {boolean | null} lasting null: the browser cannot be asked
   */
  #lastingParts(lasting) {
    const { l10n } = this.#parts;
    if (lasting === null) return [];
    if (lasting) return [element('p', { class: 'quiet' }, l10n.text('games-lasting'))];
    const ask = wordButton(l10n.text('games-last'), () => void this.#ask(), { 'data-quiet': true });
    return [element('p', { class: 'quiet' }, l10n.text('games-last-help')), ask];
  }

  async #ask() {
    const key = (await askToLast()) ? 'games-lasting' : 'games-not-lasting';
    fill(this.#lasting, element('p', { class: 'quiet' }, this.#parts.l10n.text(key)));
  }

  /** @param {string[]} kinds */
  #fillFilter(kinds) {
    const { l10n } = this.#parts;
    const chosen = kinds.includes(this.#filter.value) ? this.#filter.value : '';
    const offers = ['', ...kinds].map((id) => {
      const text = id === '' ? l10n.text('games-of-all') : l10n.text(`${id}-name`);
      return element('option', { value: id, selected: id === chosen }, text);
    });
    fill(this.#filter, ...offers);
  }

  /**
   * @param {boolean} some
   * @param {boolean} several kinds of games
   */
  #fillTools(some, several) {
    const { l10n } = this.#parts;
    const quiet = { 'data-quiet': true };
    fill(
      this.#tools,
      several && this.#filter,
      some && wordButton(l10n.text('games-export'), () => void this.#export(), quiet),
      wordButton(l10n.text('games-import'), () => this.#file.click(), quiet),
      some && element('a', { class: 'button', ...quiet, href: addressOf({ game: null, list: 'statistics' }) }, l10n.text('statistics')),
      this.#file,
    );
  }

  #empty() {
    const { l10n } = this.#parts;
    return element(
      'li',
      { class: 'list-empty' },
      icon('more'),
      element('p', { class: 'list-empty-title' }, l10n.text('games-none')),
      element('p', { class: 'quiet' }, l10n.text('games-none-help')),
      element('a', { class: 'button', href: addressOf({ game: null }) }, l10n.text('games-choose')),
    );
  }

  #more() {
    return wordButton(
      this.#parts.l10n.text('games-more'),
      () => {
        const first = this.#shown;
        this.#shown += AT_ONCE;
        void this.show().then(() => this.#list.children[first]?.querySelector('a')?.focus());
      },
      { 'data-quiet': true },
    );
  }

  /** @param {Kept} kept */
  #row(kept) {
    const { l10n, catalogue } = this.#parts;
    const { id, at, record, result } = kept;
    const game = catalogue.find(record.game);
    const name = game ? l10n.text(`${game.id}-name`) : record.game;
    const date = new Intl.DateTimeFormat(l10n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    const label = { game: name, date };
    const rules = game && Object.keys(record.options).length > 0 ? rulesLine(l10n, game, resolve(game.options, record.options)) : '';
    const href = addressOf({ game: null, list: 'games', kept: id });
    const frame = element('a', { class: 'kept-picture', href, tabindex: -1, 'aria-hidden': 'true' });
    const who = element('p', { class: 'kept-who' }, '\u00a0');
    const how = element('p', { class: 'kept-how' });
    const row = element(
      'li',
      { class: 'kept-game', 'data-id': id },
      frame,
      element(
        'div',
        { class: 'kept-text' },
        element('h3', { class: 'kept-name' }, name),
        who,
        how,
        element('p', { class: 'quiet' }, [date, rules].filter(Boolean).join(' · ')),
      ),
      element(
        'div',
        { class: 'kept-buttons' },
        game &&
          element(
            'a',
            { class: 'button', 'data-quiet': isEnded(kept), href, 'aria-label': l10n.text(result ? 'games-look-label' : 'games-continue-label', label) },
            l10n.text(result ? 'games-look' : 'home-continue'),
          ),
        toolButton('bin', l10n.text('games-delete-label', label), () => this.#delete(kept)),
      ),
    );
    this.#sayEnding(how, kept, null);
    if (game) {
      const known = catalogue.known(game.id, record.options);
      if (known) fill(frame, picture(known, { pieces: [] }));
      this.#drawing.set(row, () => void this.#enliven(kept, frame, who, how));
      this.#observer.observe(row);
    }
    return row;
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #draw(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.#observer.unobserve(target);
      this.#drawing.get(target)?.();
    }
  }

  /**
   * Draws how a game stands, and says who plays it.
   *
   * @param {Kept} kept
   * @param {HTMLElement} frame
   * @param {HTMLElement} who
   * @param {HTMLElement} how
   */
  async #enliven(kept, frame, who, how) {
    const { catalogue, engine } = this.#parts;
    const { record } = kept;
    try {
      const [board, reply] = await Promise.all([
        catalogue.board(record.game, record.options),
        engine.ask({ type: 'open', ...located(record) }),
      ]);
      const state = /** @type {State} */ (/** @type {unknown} */ (reply));
      fill(frame, picture(board, state));
      const names = this.#names(kept, board, state);
      fill(who, names.join(' – '));
      this.#sayEnding(how, kept, names);
    } catch {
      // Opening the game says what is wrong with it.
    }
  }

  /**
   * @param {Kept} kept
   * @param {Board} board
   * @param {State} state
   */
  #names({ record }, board, state) {
    const { l10n } = this.#parts;
    return state.sides.map((side, seat) => {
      const { kind, name, level } = record.seats[seat] ?? { kind: 'person', name: null, level: null };
      if (kind === 'computer') return l10n.text('seat-computer', { level: level ?? 1 });
      return name ?? l10n.text(`side-${board.sides[side]}`);
    });
  }

  /**
   * @param {HTMLElement} target
   * @param {Kept} kept
   * @param {string[] | null} names by seat; null: not known yet
   */
  #sayEnding(target, kept, names) {
    const { l10n } = this.#parts;
    if (!isEnded(kept)) {
      target.dataset.ending = 'running';
      fill(target, l10n.text('games-running', { turns: kept.record.moves.length }));
      return;
    }
    const { result, record } = kept;
    const own = ownSeat(record.seats);
    const score = result.scores && result.scores.length < 7 ? ` · ${result.scores.map((each) => number(l10n, each)).join(' – ')}` : '';
    const ending = endingFor(result, own ?? 0);
    if (own !== null || ending === 'drawn') {
      target.dataset.ending = ending;
      fill(target, l10n.text(`games-${ending}`) + score);
      return;
    }
    target.dataset.ending = 'ended';
    const winners = result.ranks.flatMap((rank, seat) => (rank === 1 && names ? [names[seat]] : []));
    const won = l10n.text('games-winner', { count: winners.length, names: new Intl.ListFormat(l10n.language).format(winners) });
    fill(target, (winners.length > 0 ? won : l10n.text('games-ended')) + score);
  }

  /** @param {Kept} kept */
  #delete(kept) {
    const { l10n, saved, notices } = this.#parts;
    const index = [...this.#list.children].findIndex((row) => row instanceof HTMLElement && row.dataset.id === kept.id);
    saved.remove(kept.id);
    const after = async () => {
      await this.show();
      const next = this.#list.children[Math.min(index, this.#list.children.length - 1)];
      next?.querySelector('a')?.focus();
    };
    void after();
    notices.show({
      id: 'deleted',
      passing: true,
      text: () => l10n.text('games-deleted'),
      button: {
        label: () => l10n.text('undo'),
        run: () => {
          saved.put(kept);
          notices.drop('deleted');
          void this.show().then(() => this.#list.children[index]?.querySelector('a')?.focus());
        },
      },
    });
  }

  async #export() {
    const text = await write(this.#parts.saved);
    download(`boardlet-${new Date().toISOString().slice(0, 10)}.json`, text);
    fill(this.#said, this.#parts.l10n.text('games-exported'));
  }

  async #import() {
    const { l10n, engine, saved } = this.#parts;
    const [file] = this.#file.files ?? [];
    if (!file) return;
    this.#host.setAttribute('aria-busy', 'true');
    try {
      const text = await file.text();
      const taken = await take(engine, saved, text, (done, all) => fill(this.#said, l10n.text('games-importing', { done, all })));
      await this.show();
      fill(this.#said, ...this.#told(taken));
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      fill(this.#said, l10n.text(error.key));
    } finally {
      this.#file.value = '';
      this.#host.removeAttribute('aria-busy');
    }
  }

  /**
   * What came out of a file, in a few sentences.
   *
   * @param {Taken} taken
   */
  #told({ added, renewed, known, bad }) {
    const { l10n, catalogue } = this.#parts;
    const named = bad.slice(0, MOST_NAMED).map(({ number: place, game, at }) =>
      l10n.text('games-bad-item', {
        number: place,
        game: catalogue.find(game) ? l10n.text(`${game}-name`) : (game ?? l10n.text('aside-unknown')),
        date: at === null ? '' : new Intl.DateTimeFormat(l10n.language, { dateStyle: 'medium' }).format(at),
      }),
    );
    const rest = bad.length > MOST_NAMED ? '…' : '';
    return [
      l10n.text('games-imported', { added, renewed, known }),
      bad.length > 0 ? ` ${l10n.text('games-bad', { count: bad.length, list: named.join('; ') + rest })}` : '',
    ];
  }

  /** @param {Aside[]} aside */
  #asideParts(aside) {
    const { l10n } = this.#parts;
    if (aside.length === 0) return [];
    const rows = aside.map((each) => this.#asideRow(each));
    return [
      element('h3', null, l10n.text('aside')),
      element('p', { class: 'quiet' }, l10n.text('aside-help')),
      element('ul', { class: 'aside-games', role: 'list' }, ...rows),
    ];
  }

  /** @param {Aside} aside */
  #asideRow(aside) {
    const { l10n, catalogue, saved } = this.#parts;
    const game = catalogue.find(aside.game) ? l10n.text(`${aside.game}-name`) : (aside.game ?? l10n.text('aside-unknown'));
    const date = new Intl.DateTimeFormat(l10n.language, { dateStyle: 'medium' }).format(aside.at);
    const quiet = { 'data-quiet': true };
    const remove = async () => {
      const { ask } = this.#parts;
      const sure = await ask.ask({
        title: l10n.text('aside-delete-title'),
        text: l10n.text('aside-delete-text'),
        yes: l10n.text('games-delete'),
        no: l10n.text('new-cancel'),
      });
      if (!sure) return;
      await saved.dropAside(aside.id);
      await this.show();
    };
    return element(
      'li',
      { class: 'aside-game' },
      element('span', null, l10n.text('aside-item', { game, date })),
      wordButton(l10n.text('aside-save'), () => download(`boardlet-${aside.id}.json`, JSON.stringify(aside.value, null, 1)), quiet),
      wordButton(l10n.text('games-delete'), () => void remove(), quiet),
    );
  }
}

/**
 * Gives a text to the person as a file.
 *
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: name }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
