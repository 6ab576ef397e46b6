/** The score sheet of a match: game by game what each player has won, who began, and who wins it. */

import { emblemIcon } from '../board/emblems.js';
import { element, fill } from '../dom.js';
import { number } from './number.js';

/** @import { L10n } from '../l10n.js' */
/** @import { Standings } from '../matches.js' */
/** @import { Seat } from '../types.js' */

export class MatchSheet {
  #l10n;
  #host;

  /**
   * @param {L10n} l10n
   * @param {HTMLElement} host
   */
  constructor(l10n, host) {
    this.#l10n = l10n;
    this.#host = host;
  }

  clear() {
    fill(this.#host);
  }

  /**
   * @param {Standings} standings
   * @param {Seat[]} players
   * @param {string[]} sides that they play now, by player
   * @param {boolean} running whether a game of it is being played
   */
  show(standings, players, sides, running) {
    const l10n = this.#l10n;
    const { sheet, totals, over, winners, starters } = standings;
    const names = players.map((player, index) => this.#name(player, index));
    const head = element(
      'tr',
      null,
      element('td'),
      ...names.map((name, index) =>
        element('th', { scope: 'col' }, emblemIcon(sides[index]), element('span', { class: 'match-name' }, name)),
      ),
    );
    const rows = sheet.map(({ points }, game) => this.#row(game, points, starters[game]));
    if (!over && running) rows.push(this.#row(sheet.length, null, starters[sheet.length], names.length));
    const best = Math.max(...totals);
    const foot = element(
      'tr',
      { class: 'match-total' },
      element('th', { scope: 'row' }, l10n.text('count-total')),
      ...totals.map((total) => element('td', { 'data-best': sheet.length > 0 && total === best }, number(l10n, total))),
    );
    const list = new Intl.ListFormat(l10n.language, { type: 'conjunction' });
    const won = winners && list.format(winners.map((player) => names[player]));
    const drawn = winners !== null && new Set(winners).size === names.length;
    fill(
      this.#host,
      element('h3', null, l10n.text(`match-${standings.match.kind}`, { length: standings.match.length })),
      element('p', { class: 'match-state', role: 'status' }, over ? l10n.text(drawn ? 'match-drawn' : 'match-won', { names: won ?? '' }) : this.line(standings, running)),
      element('table', { class: 'match-sheet' }, element('thead', null, head), element('tbody', null, ...rows, foot)),
      element('p', { class: 'quiet' }, l10n.text('match-starts-mark')),
    );
  }

  /**
   * Which game it is, and how it stands.
   *
   * @param {Standings} standings
   * @param {boolean} running whether it is being played; else it is the last one on the sheet
   */
  line({ number: next, games, totals, sheet, match }, running) {
    const l10n = this.#l10n;
    const key = games === null ? 'match-game' : 'match-game-of';
    const text = l10n.text(key, { number: running ? next : sheet.length, games: games ?? match.length });
    return sheet.length === 0 ? text : `${text} · ${totals.map((total) => number(l10n, total)).join(' : ')}`;
  }

  /**
   * @param {number} game counted from 0
   * @param {number[] | null} points null: it is being played
   * @param {number} starter
   * @param {number} [count] of players
   */
  #row(game, points, starter, count = points?.length ?? 0) {
    const l10n = this.#l10n;
    const cells = Array.from({ length: count }, (_, player) =>
      element(
        'td',
        null,
        player === starter && element('span', { class: 'match-starts', 'aria-hidden': 'true' }, '•'),
        player === starter && element('span', { class: 'visually-hidden' }, `${l10n.text('match-starts')} `),
        points ? number(l10n, points[player]) : '–',
      ),
    );
    return element('tr', null, element('th', { scope: 'row' }, l10n.text('match-game', { number: game + 1 })), ...cells);
  }

  /**
   * What a player is called: colours change from game to game.
   *
   * @param {Seat | undefined} player
   * @param {number} index
   */
  #name(player, index) {
    if (player?.kind === 'computer') return this.#l10n.text('seat-computer', { level: player.level ?? 1 });
    return player?.name ?? this.#l10n.text('match-player', { number: index + 1 });
  }
}
