/** The pages about the games that are kept, with what both of them need. */

import { element, find } from './dom.js';
import { GamesPage } from './games-page.js';
import { bringMore } from './languages.js';
import { sheet } from './later.js';
import { StatisticsPage } from './statistics-page.js';

/** @import { List } from './address.js' */
/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { AskDialog } from './panels/ask.js' */
/** @import { Masthead } from './panels/masthead.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Saved } from './saved.js' */

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Saved} saved
 * @property {Notices} notices
 * @property {Masthead} masthead
 * @property {AskDialog} ask
 */

/** @typedef {{ show: () => Promise<void> }} ListPage */

/**
 * @param {Parts} parts
 * @returns {Promise<ListPage>}
 */
export async function gamesPage(parts) {
  await Promise.all([sheet('games'), bringMore(parts.l10n)]);
  return new GamesPage(parts, host('games'));
}

/**
 * @param {Parts} parts
 * @returns {Promise<ListPage>}
 */
export async function statisticsPage(parts) {
  await Promise.all([sheet('games'), bringMore(parts.l10n)]);
  return new StatisticsPage(parts, host('statistics'));
}

/** @param {List} list */
function host(list) {
  const made = element('section', { class: 'list-page', 'data-list': list, 'aria-labelledby': `list-${list}` });
  find('.main').append(made);
  return made;
}
