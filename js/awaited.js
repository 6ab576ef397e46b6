/** A board that is about to come: of a game that only the engine knows, while that is starting. */

import { element, find } from './dom.js';
import { fetchListing } from './engine/listing.js';

/** @import { L10n } from './l10n.js' */
/** @import { Masthead } from './panels/masthead.js' */
/** @import { PlayPage } from './play.js' */

const ROOT = new URL('../', import.meta.url);

export class AwaitedGame {
  #l10n;
  #masthead;
  #play;
  #place = element('div', { class: 'board-awaited', 'aria-hidden': 'true' });

  /** @param {{ l10n: L10n, masthead: Masthead, play: PlayPage }} parts */
  constructor({ l10n, masthead, play }) {
    this.#l10n = l10n;
    this.#masthead = masthead;
    this.#play = play;
  }

  /**
   * Keeps a place for the board, and says what is waited for.
   *
   * @param {string} id of the game, as the address has it
   */
  show(id) {
    const name = nameOf(id);
    document.title = this.#l10n.text('title-game', { game: name });
    this.#masthead.show(name, '');
    this.#play.wait();
    find('.board-host').append(this.#place);
  }

  close() {
    this.#place.remove();
  }
}

/** Whether the site has games that only the engine knows. */
export async function hasFurtherGames() {
  const { files } = await fetchListing(ROOT);
  return files.length > 0;
}

/**
 * What a game may be called whose texts are not there yet: its id in words.
 *
 * @param {string} id
 */
function nameOf(id) {
  const words = id.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
