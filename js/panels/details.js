/** Everything about a game that is not needed all the time: in a panel, or in a sheet on a phone. */

import { element, fill, find } from '../dom.js';
import { AnalysisPanel } from './analysis.js';
import { wordButton } from './buttons.js';
import { CountPanel } from './count.js';
import { Dialog } from './dialog.js';
import { rulesLine } from './rules.js';
import { TurnsPanel } from './turns.js';

/** @import { Commands as TurnCommands, Turns } from './turns.js' */
/** @import { Game, Tally } from '../types.js' */
/** @import { L10n } from '../l10n.js' */

/** Where there is room for the panel beside the board; css/page.css has the same. */
const WIDE = '(min-width: 56rem) and (min-height: 30rem) and (orientation: landscape)';

/**
 * @typedef {object} Commands
 * @property {() => void} newGame
 * @property {() => void} swap begins the same game with everybody one seat further
 * @property {() => void} how
 * @property {() => void} share
 * @property {(line: Tally | null) => void} light
 * @property {(on: boolean) => void} analyse
 * @property {() => void} review
 * @property {TurnCommands} turns
 */

export class DetailsPanel {
  #l10n;
  #details = find('.details');
  #side = find('.side');
  /** The button that leads here. */
  #more = find('.action-more');
  #sheet;
  #rules = element('p');
  #notes = element('ul', { role: 'list' });
  #now;
  #swap;
  #count;
  #wide = matchMedia(WIDE);
  #over = false;

  /**
   * @param {L10n} l10n
   * @param {Commands} commands
   */
  constructor(l10n, { newGame, swap, how, share, light, analyse, review, turns }) {
    this.#l10n = l10n;
    this.#sheet = new Dialog(l10n, 'sheet');
    this.#sheet.entitle('details');
    /** @type {(run: () => void) => () => void} */
    const away = (run) => () => {
      this.#sheet.close();
      run();
    };
    /** @type {TurnCommands['jump']} */
    const jump = (cursor) => away(() => turns.jump(cursor))();
    this.turns = new TurnsPanel(l10n, { ...turns, jump, play: away(turns.play), attempt: away(turns.attempt) });
    this.analysis = new AnalysisPanel(l10n, { analyse, review, jump: (ply) => jump({ path: [], ply }) });
    /** Where parts go that are brought later. */
    this.slots = { match: slot('match'), plot: slot('plot'), typed: slot('typed') };
    const { match, plot, typed } = this.slots;
    this.#count = new CountPanel(l10n, light);
    /** @type {(key: string, run: () => void) => HTMLElement} */
    const button = (key, run) => l10n.put(wordButton('', away(run), { 'data-quiet': true }), key);
    const buttons = element('div', { class: 'details-buttons' });
    this.#swap = button('swap-seats', swap);
    fill(buttons, button('new-game', newGame), this.#swap, button('share', share), button('how-open', how));
    this.#now = section('now-panel', l10n.put(element('h3'), 'now'), this.#notes);
    const rules = section('rules-panel', l10n.put(element('h3'), 'rules'), this.#rules);
    this.turns.element.append(plot, typed);
    fill(this.#details, match, this.#count.element, this.#now, rules, this.turns.element, this.analysis.element, buttons);
    this.#side.tabIndex = -1;
    this.#wide.addEventListener('change', () => this.#settle());
    this.#settle();
  }

  /** Opens the sheet; where the details are on the page, goes to them. */
  open() {
    if (find('.game').dataset.details === 'sheet') this.#sheet.open();
    else if (!this.#wide.matches) {
      this.#side.focus({ preventScroll: true });
      this.#side.scrollIntoView();
    }
    // A list that is not seen does not scroll.
    this.turns.reveal();
  }

  close() {
    this.#sheet.close();
  }

  /**
   * @param {Game} game
   * @param {Turns} turns
   * @param {string[]} notes
   */
  show(game, turns, notes) {
    const { board, state } = turns;
    this.#now.hidden = notes.length === 0;
    fill(this.#notes, ...notes.map((note) => element('li', null, note)));
    this.#rules.textContent = rulesLine(this.#l10n, game, state.options);
    this.turns.show(turns);
    this.#count.show(board, state);
    this.analysis.offer(state);
    this.#over = state.over;
    // In a match it is settled who sits where.
    this.#swap.hidden = !state.over || turns.record.match !== null;
    this.#settle();
  }

  /** Puts the details where they belong: the count wants to be seen beside the board. */
  #settle() {
    const onPage = this.#wide.matches || this.#over;
    const page = find('.game');
    page.dataset.details = onPage ? 'page' : 'sheet';
    page.toggleAttribute('data-over', this.#over);
    if (onPage) this.#more.removeAttribute('aria-haspopup');
    else this.#more.setAttribute('aria-haspopup', 'dialog');
    if (onPage) {
      this.#sheet.close();
      if (this.#details.parentElement !== this.#side) this.#side.append(this.#details);
    } else if (this.#side.contains(this.#details)) {
      this.#sheet.fill(this.#details);
    }
  }
}

/**
 * @param {string} name
 * @param {HTMLElement} heading
 * @param {HTMLElement} content
 */
function section(name, heading, content) {
  return element('section', { class: name }, heading, content);
}

/** @param {string} name */
function slot(name) {
  return element('div', { class: 'slot', 'data-slot': name });
}
