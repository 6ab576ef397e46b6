/** Starts the page: engine first, then texts and boards, then whichever page the address names. */

import { onChange, read, shownGame, write as addressOf } from './address.js';
import { installEmblems } from './board/emblems.js';
import { Catalogue } from './catalogue.js';
import { find } from './dom.js';
import { Engine } from './engine/client.js';
import { fetchFirst } from './first.js';
import { HomePage } from './home.js';
import { keepGames } from './keeping.js';
import { L10n, translate } from './l10n.js';
import { later, sheet } from './later.js';
import { bringMore, fetchTexts, followLanguage } from './languages.js';
import { Offline } from './offline.js';
import { BootPanel } from './panels/boot.js';
import { Masthead } from './panels/masthead.js';
import { AskDialog } from './panels/ask.js';
import { Notices } from './panels/notices.js';
import { ShelfPanel } from './panels/shelf.js';
import { PlayPage } from './play.js';
import { Saved } from './saved.js';
import { dress, Settings } from './settings.js';
import { sharedAddress } from './shared.js';
import { listenForShortcuts } from './shortcuts.js';
import { Speech } from './speech.js';
import { Storage } from './storage.js';
import { Store } from './store.js';
import { reached } from './timing.js';

/** @import { Address, List } from './address.js' */
/** @import { Extras } from './engine/messages.js' */
/** @import { Parts } from './lists.js' */
/** @import { Game, GameRecord } from './types.js' */

const engine = new Engine();
engine.start();
const storage = new Storage();
const saved = new Saved(storage, new Store());
const settings = new Settings(storage);
settings.follow((values) => dress(document.documentElement, values));

try {
  const { language } = settings.values;
  // Each is dealt with as it comes, and so is its failure.
  const texts = fetchTexts(language).then((found) => {
    const l10n = new L10n(language, found);
    translate(l10n);
    return l10n;
  });
  const [first, l10n] = await Promise.all([fetchFirst(), texts, saved.load(shownGame())]);
  start(first, l10n);
} catch (error) {
  find('.broken').hidden = false;
  find('[data-reload]').addEventListener('click', () => location.reload());
  document.documentElement.dataset.page = 'broken';
  delete document.documentElement.dataset.words;
  throw error;
}

/**
 * @param {import('./types.js').First} first
 * @param {L10n} l10n
 */
function start(first, l10n) {
  const notices = new Notices(find('.notices'), l10n);
  const masthead = new Masthead();
  const catalogue = new Catalogue(first, engine);
  const howDialog = later(async () => {
    const [{ HowDialog }] = await Promise.all([import('./panels/how.js'), bringMore(l10n)]);
    return new HowDialog(l10n);
  });
  const ask = new AskDialog(l10n);
  const settingsDialog = later(async () => {
    const [{ SettingsDialog }] = await Promise.all([import('./panels/settings.js'), sheet('settings'), bringMore(l10n)]);
    return new SettingsDialog(l10n, settings, catalogue);
  });
  const shareDialog = later(async () => {
    const [{ ShareDialog }] = await Promise.all([import('./panels/share.js'), sheet('share'), bringMore(l10n)]);
    return new ShareDialog(l10n);
  });
  const newGameDialog = later(async () => {
    const [{ NewGameDialog }] = await Promise.all([import('./panels/new-game.js'), sheet('new-game'), bringMore(l10n)]);
    return new NewGameDialog(l10n);
  });
  const clocks = later(async () => {
    const [{ Clocks }] = await Promise.all([import('./clocks/clocks.js'), sheet('clocks'), bringMore(l10n)]);
    return Clocks;
  });
  const speech = new Speech(find('[data-speech]'));
  const play = new PlayPage({
    clocks: (act) => void use(clocks(), act),
    l10n,
    engine,
    catalogue,
    saved,
    settings,
    notices,
    masthead,
    speech,
    newGame: (beginning) => void use(newGameDialog(), (dialog) => dialog.open(beginning)),
    share: (record) => void use(sharing(), (it) => void it.show(record)),
    how: () => explain(),
  });
  const sharing = later(async () => {
    const { Sharing } = await import('./sharing.js');
    return new Sharing({
      ...{ l10n, engine, catalogue, saved, notices, ask },
      share: (shared) => use(shareDialog(), (dialog) => dialog.open(shared)),
      onOpen: (record) => openRecord(record),
    });
  });
  const shelf = new ShelfPanel(l10n, saved);
  const learnPage = later(async () => {
    const [{ LearnPage }] = await Promise.all([import('./learn/page.js'), sheet('learn'), bringMore(l10n)]);
    return new LearnPage({ l10n, engine, catalogue, settings, speech, storage, notices, masthead, play: playComputer });
  });
  const awaitedGame = later(async () => {
    const [{ AwaitedGame, hasFurtherGames }] = await Promise.all([import('./awaited.js'), sheet('awaited')]);
    return { page: new AwaitedGame({ l10n, masthead, play }), mayCome: await hasFurtherGames() };
  });
  /** @type {string | null} the id of a game that only the engine may know */
  let awaited = null;
  /** @type {Game | null} the game that is being learned */
  let learned = null;
  const home = new HomePage({ l10n, engine, catalogue, saved, newGame: (game) => openNew(game), versus: (game) => play.offerComputer(game) });

  /**
   * Uses a part of the page once it is there.
   *
   * @template Part
   * @param {Promise<Part>} loading
   * @param {(part: Part) => unknown} act
   */
  async function use(loading, act) {
    let part;
    try {
      part = await loading;
    } catch (error) {
      // What a module or a style sheet says that did not arrive.
      if (!(error instanceof TypeError)) throw error;
      notices.show({ id: 'part', text: () => l10n.text('notice-part') });
      return;
    }
    await act(part);
  }

  /** @type {Promise<import('./extras.js').ExtraGames> | null} */
  let extraGames = null;
  /** Whether all games are known. */
  let complete = false;
  /** @param {Extras} extras */
  async function addExtras(extras) {
    if (extras.games.length + extras.failures.length > 0) {
      extraGames ??= import('./extras.js').then(({ ExtraGames }) => new ExtraGames({ engine, catalogue, l10n, notices }));
      const added = await (await extraGames).add(extras);
      if (!play.game) {
        for (const game of added) home.add(game);
        if (read().list) showGames();
        else void shelf.show();
      }
    }
    complete = true;
    const address = read();
    if (address.game !== play.game) show(address);
  }

  /** @type {string | null} the game whose new-game dialog opens with its page */
  let wanted = null;
  /** @param {string} game */
  function openNew(game) {
    wanted = game;
  }

  /** @param {GameRecord} record */
  function openRecord(record) {
    const game = catalogue.find(record.game);
    if (!game) return;
    const { game: here, kept } = read();
    const address = addressOf({ game: game.id });
    if (kept) history.replaceState(null, '', address);
    else if (here !== game.id) history.pushState(null, '', address);
    show({ game: game.id });
    play.openRecord(game, record);
  }

  /** @param {string} id of a game that is kept */
  async function openKept(id) {
    const kept = await saved.game(id);
    if (kept && catalogue.find(kept.record.game)) {
      openRecord(kept.record);
    } else {
      notices.show({ id: 'address', text: () => l10n.text('notice-unknown-kept') });
      openList('games');
    }
  }

  /** @param {List} list */
  function openList(list) {
    const address = addressOf({ game: null, list });
    if (read().kept) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    show({ game: null, list });
  }

  /** @type {Parts} */
  const parts = { l10n, engine, catalogue, saved, notices, masthead, ask };
  const pages = {
    games: later(async () => (await import('./lists.js')).gamesPage(parts)),
    statistics: later(async () => (await import('./lists.js')).statisticsPage(parts)),
  };

  /** Shows the page that the address names, which is about several games. */
  function showGames() {
    const { list } = read();
    if (list) {
      void use(pages[list](), (page) => read().list === list && void page.show());
    } else {
      masthead.show('Boardlet', l10n.text('home-subtitle'));
      home.open();
      void shelf.show();
    }
  }

  /** @param {Game} game */
  function playComputer(game) {
    play.offerComputer(game);
    location.hash = addressOf({ game: game.id });
  }

  /**
   * @param {Game} game
   * @param {string} part
   */
  function showLearning(game, part) {
    learned = game;
    document.documentElement.dataset.page = 'learn';
    play.close();
    masthead.show(l10n.text(`${game.id}-name`), '');
    void use(learnPage(), (page) => learned === game && void page.open(game, part));
  }

  /**
   * Waits with what an address shows until all games are known, if there may be more of them.
   *
   * @param {string} id
   */
  function awaitGame(id) {
    awaited = id;
    document.documentElement.dataset.page = 'game';
    play.close();
    void use(awaitedGame(), ({ page, mayCome }) => {
      if (awaited !== id) return;
      if (mayCome) {
        page.show(id);
        return;
      }
      complete = true;
      show(read());
    });
  }

  /** @param {Address} address */
  function show({ game: id, link, list, kept, learn, lost }) {
    if (kept) {
      void openKept(kept);
      return;
    }
    const game = catalogue.find(id);
    // What did not arrive was told when it was wanted.
    if (learned) void learnPage().then((page) => learned || page.close(), () => undefined);
    learned = null;
    if (awaited) void awaitedGame().then(({ page }) => awaited || page.close(), () => undefined);
    awaited = null;
    if (id && !game && !complete) return awaitGame(id);
    if (game?.learn && learn) return showLearning(game, learn);
    const unknown = lost ?? (complete && !game ? id : null);
    notices.drop('address');
    if (unknown) notices.show({ id: 'address', text: () => l10n.text('notice-unknown-game', { game: unknown.slice(0, 40) }) });
    document.documentElement.dataset.page = game ? 'game' : (list ?? 'home');
    entitle(game);
    if (game && link) {
      // From here on the address names the game that runs, not the one that came.
      history.replaceState(null, '', addressOf({ game: game.id }));
      play.expect(game);
      void openLink(game, link);
    } else if (game) {
      play.open(game);
      if (wanted === game.id) play.chooseNewGame();
    } else {
      play.close();
      showGames();
    }
    wanted = null;
  }

  /**
   * @param {Game} game
   * @param {string} link
   */
  async function openLink(game, link) {
    await use(sharing(), (it) => it.openLink(link));
    // Whatever was wrong with the link, there is a board to play on.
    if (play.game === game.id && !play.record) play.open(game);
  }

  /** @param {Game | null} game */
  function entitle(game) {
    document.title = game ? l10n.text('title-game', { game: l10n.text(`${game.id}-name`) }) : 'Boardlet';
  }

  /** Tells how to play what is on the page. */
  function explain() {
    const { options } = play;
    const game = play.game ?? learned?.id ?? null;
    const page = game ? catalogue.rules(game, l10n.language, options) : catalogue.page('about/', l10n.language);
    const learn = game && catalogue.find(game)?.learn ? addressOf({ game, learn: 'lesson' }) : null;
    void use(howDialog(), (how) => how.open(game, page, learn));
  }

  function linkAbout() {
    find('.foot-link').setAttribute('href', catalogue.page('about/', l10n.language) ?? '');
  }

  installEmblems();
  followLanguage(l10n, settings, () => notices.show({ id: 'language', text: () => l10n.text('notice-language') }));
  linkAbout();
  l10n.follow(() => {
    linkAbout();
    if (awaited) return awaitGame(awaited);
    if (!learned) entitle(catalogue.find(play.game));
    if (play.game) play.sayAgain();
    else if (!learned) showGames();
  });
  storage.onFailure(() => notices.show({ id: 'storage', text: () => l10n.text('notice-storage') }));
  keepGames({
    ...{ l10n, engine, catalogue, saved, notices, play },
    onGames: () => {
      if (!play.game && !learned && !awaited) showGames();
    },
    openKept: ({ id }) => void openKept(id),
    openList: () => openList('games'),
  });
  new BootPanel(l10n, engine, notices, (...words) => masthead.progress(...words));
  find('[data-open=how]').addEventListener('click', explain);
  find('[data-open=settings]').addEventListener('click', () => void use(settingsDialog(), (dialog) => dialog.open()));
  find('.skip').addEventListener('click', (event) => {
    // The hash is the page's address, so the link must not change it.
    event.preventDefault();
    find('.main').focus();
  });
  const shortcuts = {
    u: () => play.undo(),
    r: () => play.redo(),
    ',': () => play.step(-1),
    '.': () => play.step(1),
    t: () => play.type(),
    '?': explain,
  };
  listenForShortcuts(shortcuts, () => settings.values.shortcuts);

  const offline = keepOffline(notices, l10n);
  const shared = sharedAddress(location);
  if (shared !== null) history.replaceState(null, '', `${location.pathname}${shared}`);
  show(read());
  void engine.ask({ type: 'hello' }).then(() => {
    reached('first-reply');
    void offline.start();
  });
  if (engine.extras) void use(addExtras(engine.extras), () => undefined);
  engine.on('extras', (extras) => void use(addExtras(extras), () => undefined));
  onChange((address) => {
    // They are about the page that is left.
    for (const dialog of document.querySelectorAll('dialog[open]')) /** @type {HTMLDialogElement} */ (dialog).close();
    show(address);
    find('.main').focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  if (location.hash === '') history.replaceState(null, '', addressOf({ game: null }));
  document.dispatchEvent(new Event('boardlet:listens'));
}

/**
 * Keeps the site for times without a network, and mends what is kept if the engine cannot start.
 *
 * @param {Notices} notices
 * @param {L10n} l10n
 */
function keepOffline(notices, l10n) {
  const offline = new Offline({
    onReady: () => {
      document.documentElement.dataset.offline = 'ready';
    },
    onUpdate: (accept) => {
      const button = { label: () => l10n.text('update-accept'), run: accept };
      notices.show({ id: 'update', text: () => l10n.text('update-waits'), button });
    },
    onReplaced: () => {
      const button = { label: () => l10n.text('reload'), run: () => location.reload() };
      notices.show({ id: 'update', text: () => l10n.text('update-replaced'), button });
    },
    // The game needs none of it.
    onRefused: () => undefined,
  });
  let mended = false;
  const mend = async (/** @type {import('./engine/messages.js').Status} */ { state }) => {
    if (state !== 'failed' || mended || !offline.keeps) return;
    mended = true;
    // A build that does not start must not stand in the way of the next one.
    void offline.start();
    await offline.verify();
    engine.retry();
  };
  engine.on('status', mend);
  // It may have failed before anybody listened.
  void mend(engine.status);
  return offline;
}
