/** What the page says and does about the games that the browser keeps: failures, other tabs. */

import { sameRecord } from './kept.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { PlayPage } from './play.js' */
/** @import { Saved } from './saved.js' */
/** @import { Aside, Kept } from './types.js' */

/** Turns of a game from which on it would be a pity to lose it. */
const TURNS_WORTH_KEEPING = 4;

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Saved} saved
 * @property {Notices} notices
 * @property {PlayPage} play
 * @property {() => void} onGames other games are kept than before
 * @property {(kept: Kept) => void} openKept
 * @property {() => void} openList shows all games
 */

/**
 * Follows the games from now on.
 *
 * @param {Parts} parts
 */
export function keepGames({ l10n, engine, catalogue, saved, notices, play, onGames, openKept, openList }) {
  /** @param {string} id */
  const name = (id) => (catalogue.find(id) ? l10n.text(`${id}-name`) : id);

  /** @param {Aside[]} aside */
  const tellAside = (aside) => {
    const text = () => {
      const date = new Intl.DateTimeFormat(l10n.language, { dateStyle: 'medium' });
      const named = aside.map(({ game, at }) =>
        l10n.text('aside-item', { game: game === null ? l10n.text('aside-unknown') : name(game), date: date.format(at) }),
      );
      const list = new Intl.ListFormat(l10n.language).format(named);
      return l10n.text('notice-aside-list', { count: aside.length, list });
    };
    notices.show({ id: 'aside', passing: true, text, button: { label: () => l10n.text('games-all'), run: openList } });
  };

  /**
   * @param {Kept} ours
   * @param {Kept} theirs
   */
  const settleClash = async (ours, theirs) => {
    const { settle } = await import('./clash.js');
    const apart = await settle(engine, saved, ours, theirs);
    if (!apart) return;
    const button = { label: () => l10n.text('clash-open'), run: () => openKept(apart) };
    notices.show({ id: 'clash', passing: true, game: ours.record.id, text: () => l10n.text('notice-clash'), button });
  };

  let wantsToLast = true;
  /** @param {Kept} kept */
  const last = ({ record }) => {
    if (!wantsToLast || record.moves.length < TURNS_WORTH_KEEPING) return;
    wantsToLast = false;
    // What does not arrive now will at another visit.
    import('./lasting.js').then(({ askInSilence }) => askInSilence(), () => undefined);
  };

  saved.follow({
    onChange: (id) => {
      const kept = saved.known(id);
      const here = play.record;
      // Each tab has its own clock.
      const isNews = kept && here?.id === id && !sameRecord({ ...kept.record, clock: here.clock }, here);
      if (isNews) play.followOther(kept.record);
      onGames();
    },
    onKept: last,
    onClash: (ours, theirs) => void settleClash(ours, theirs),
    onFailure: (full) => {
      const button = full ? { label: () => l10n.text('games-all'), run: openList } : undefined;
      notices.show({ id: 'storage', passing: true, text: () => l10n.text(full ? 'notice-full' : 'notice-storage'), button });
    },
    onRecovery: () => notices.drop('storage'),
    onAside: tellAside,
  });
  document.addEventListener('visibilitychange', async () => {
    const { record } = play;
    if (document.hidden || !record) return;
    // A tab that slept has heard of nothing.
    await saved.refresh(record.id);
    play.wake();
  });
}
