/** Starts the page that other pages show in a frame. */

import { installEmblems } from '../board/emblems.js';
import { Catalogue } from '../catalogue.js';
import { fill, find } from '../dom.js';
import { Engine } from '../engine/client.js';
import { fetchFirst } from '../first.js';
import { L10n, translate } from '../l10n.js';
import { bringMore, fetchTexts } from '../languages.js';
import { readLink } from '../links.js';
import { read as readAddress } from '../address.js';
import { BootPanel } from '../panels/boot.js';
import { Notices } from '../panels/notices.js';
import { begin } from '../record.js';
import { dress, Settings } from '../settings.js';
import { Speech } from '../speech.js';
import { readAsked, words } from './asked.js';
import { FrameGame } from './frame-game.js';
import { Port } from './port.js';
import { ShapeError } from './shapes.js';

/** @import { Extras } from '../engine/messages.js' */
/** @import { Storage } from '../storage.js' */
/** @import { GameRecord } from '../types.js' */

/** Nothing is kept of a board in another page, and nothing that is kept shows on it. */
const NO_STORAGE = /** @type {Storage} */ (/** @type {unknown} */ ({ read: () => null, write: () => true }));

const asked = words(location);
const engine = new Engine();
engine.start();
const settings = new Settings(NO_STORAGE);
settings.set('theme', asked.get('theme') ?? 'system');
settings.follow((values) => dress(document.documentElement, values));

try {
  const [first, texts] = await Promise.all([fetchFirst(), fetchTexts(settings.values.language)]);
  const l10n = new L10n(settings.values.language, texts);
  await bringMore(l10n);
  await start(new Catalogue(first, engine), l10n);
} catch (error) {
  find('.broken').hidden = false;
  find('.game').hidden = true;
  throw error;
}

/**
 * @param {Catalogue} catalogue
 * @param {L10n} l10n
 */
async function start(catalogue, l10n) {
  translate(l10n);
  installEmblems();
  const notices = new Notices(find('.notices'), l10n);
  new BootPanel(l10n, engine, notices, (...words) => fill(find('.boot-words'), ...words));
  const speech = new Speech(find('[data-speech]'));
  const parts = { l10n, engine, catalogue, settings, notices, speech };
  const game = new FrameGame(parts, {
    onState: (state, cause, before) => port.tell(state, cause, before),
    onError: (code, message) => port.fail(code, message),
  });
  const port = new Port({ game, catalogue, onTheme: (theme) => settings.set('theme', theme) });
  /** @type {(code: string, text: string) => void} */
  const fail = (code, text) => {
    notices.show({ id: 'address', text: () => text });
    port.fail(code, text);
  };
  await addFurther(catalogue, l10n, notices);
  await game.open(await wanted(catalogue, l10n, fail));
}

/**
 * Waits for the games that only the engine knows of, where one of them seems to be asked for.
 *
 * @param {Catalogue} catalogue
 * @param {L10n} l10n
 * @param {Notices} notices
 */
async function addFurther(catalogue, l10n, notices) {
  if (catalogue.find(askedGame())) return;
  /** @type {Extras} */
  const extras = engine.extras ?? (await new Promise((resolve) => engine.on('extras', resolve)));
  if (!extras.games.includes(askedGame())) return;
  const { ExtraGames } = await import('../extras.js');
  await new ExtraGames({ engine, catalogue, l10n, notices }).add({ ...extras, failures: [] });
}

function askedGame() {
  return readAddress().game ?? asked.get('game') ?? '';
}

/**
 * The game that the address asks for; if that cannot be, the start of one.
 *
 * @param {Catalogue} catalogue
 * @param {L10n} l10n
 * @param {(code: string, text: string) => void} fail
 * @returns {Promise<GameRecord>}
 */
async function wanted(catalogue, l10n, fail) {
  const { link } = readAddress();
  const id = askedGame();
  const game = catalogue.find(id);
  if (!game) {
    fail('unknown-game', id === '' ? l10n.text('embedded-no-game') : l10n.text('notice-unknown-game', { game: id }));
    return begin(catalogue.games[0].id, {});
  }
  if (link) {
    const { record, problem } = await readLink(engine, link);
    if (problem) fail(problem.code, l10n.error(problem));
    return record ?? begin(game.id, {});
  }
  try {
    return readAsked(asked, game);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    fail('bad-request', l10n.text('error-bad-request'));
    return begin(game.id, {});
  }
}
