/** The page on which a game is learned: a lesson, puzzles, and a game to watch. */

import { write as addressOf } from '../address.js';
import { element, fill, find } from '../dom.js';
import { EngineError } from '../engine/client.js';
import { fetchJson } from '../files.js';
import { Desk } from './desk.js';
import { Lesson } from './lesson.js';
import { Panel } from './panel.js';
import { Progress } from './progress.js';
import { Puzzles } from './puzzles.js';
import { Sample } from './sample.js';

/** @import { Catalogue } from '../catalogue.js' */
/** @import { Engine } from '../engine/client.js' */
/** @import { L10n } from '../l10n.js' */
/** @import { Masthead } from '../panels/masthead.js' */
/** @import { Notices } from '../panels/notices.js' */
/** @import { Settings } from '../settings.js' */
/** @import { Speech } from '../speech.js' */
/** @import { Storage } from '../storage.js' */
/** @import { Game, State } from '../types.js' */
/** @import { Lessons } from './types.js' */

/** The parts, in the order in which one learns. */
export const PARTS = /** @type {const} */ (['lesson', 'puzzles', 'sample']);

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Settings} settings
 * @property {Speech} speech
 * @property {Storage} storage
 * @property {Notices} notices
 * @property {Masthead} masthead
 * @property {(game: Game) => void} play a game against the computer is wanted
 */

/** @typedef {{ open(): unknown, say(): void, turn?(state: State, seat: number): unknown, stop?(): void }} Course */

export class LearnPage {
  #parts;
  #progress;
  /** @type {Game | null} */ #game = null;
  /** @type {HTMLElement | null} */ #element = null;
  /** @type {Desk | null} */ #desk = null;
  /** @type {Course | null} */ #course = null;
  #nav = element('nav', { class: 'learn-parts' });
  #part = 'lesson';

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#progress = new Progress(parts.storage);
    parts.settings.follow(() => this.#desk?.adjust());
    parts.l10n.follow(() => void this.#sayAgain());
  }

  /**
   * @param {Game} game
   * @param {string} part one of PARTS
   */
  async open(game, part) {
    this.close();
    this.#game = game;
    this.#part = part;
    this.#head();
    const lessons = await this.#learn(game);
    if (!lessons || this.#game !== game || this.#part !== part) return;
    this.#parts.l10n.lend(lessons.ftl);
    const { l10n, catalogue, play } = this.#parts;
    const panel = new Panel();
    const desk = new Desk(this.#parts, game.id, {
      onTurn: (state, seat) => void this.#course?.turn?.(state, seat),
      onChoices: (choices) =>
        panel.choose(
          choices.map(({ kind, action }) => ({
            label: l10n.text(`choice-${kind}`),
            run: () => void desk.act(action),
          })),
        ),
      onError: (error) => this.#explain(error),
    });
    this.#desk = desk;
    const shared = { l10n, game: game.id, desk, panel, progress: this.#progress };
    if (part === 'puzzles') {
      this.#course = new Puzzles({ ...shared, board: catalogue.first(game.id).board, puzzles: lessons.puzzles });
    } else if (part === 'sample') {
      this.#course = new Sample({ ...shared, sample: lessons.sample });
    } else {
      this.#course = new Lesson({ ...shared, steps: lessons.lesson, onPlay: () => play(game) });
    }
    const trays = catalogue.first(game.id).board.trays.length;
    const { words, list, foot } = panel;
    this.#element = element('section', { class: 'learn', 'data-trays': trays }, this.#nav, words, desk.element, list, foot);
    find('.main').append(this.#element);
    void this.#course.open();
  }

  /** Leaves the page; what was learned is kept. */
  close() {
    this.#course?.stop?.();
    this.#desk?.destroy();
    this.#element?.remove();
    this.#course = null;
    this.#desk = null;
    this.#element = null;
    this.#game = null;
  }

  #head() {
    const game = this.#game;
    if (!game) return;
    const { l10n, masthead } = this.#parts;
    const name = l10n.text(`${game.id}-name`);
    masthead.show(name, l10n.text('learn-title'));
    document.title = l10n.text('title-game', { game: l10n.text('learn-game', { game: name }) });
    this.#nav.setAttribute('aria-label', l10n.text('learn-title'));
    const links = PARTS.map((part) => {
      const href = addressOf({ game: game.id, learn: part });
      return element('a', { href, class: 'learn-part', 'aria-current': part === this.#part && 'page' }, l10n.text(`learn-${part}`));
    });
    fill(this.#nav, ...links);
  }

  /**
   * What a game teaches by, in the language of the page.
   *
   * @param {Game} game
   * @returns {Promise<Lessons | null>} null if it could not be had, which was said then
   */
  async #learn(game) {
    const { l10n, catalogue, engine, notices } = this.#parts;
    try {
      if (catalogue.isShipped(game.id)) return await fetchJson(`data/learn/${game.id}.${l10n.language}.json`);
      const reply = await engine.ask({ type: 'learn', game: game.id, lang: l10n.language });
      return /** @type {Lessons} */ (/** @type {unknown} */ (reply));
    } catch (error) {
      if (error instanceof EngineError) this.#explain(error);
      else notices.show({ id: 'part', text: () => l10n.text('notice-part') });
      return null;
    }
  }

  async #sayAgain() {
    const game = this.#game;
    if (!game) return;
    this.#head();
    const lessons = await this.#learn(game);
    if (!lessons || this.#game !== game) return;
    this.#parts.l10n.lend(lessons.ftl);
    this.#desk?.sayAgain();
    this.#course?.say();
  }

  /** @param {unknown} error */
  #explain(error) {
    if (!(error instanceof EngineError)) throw error;
    const { notices, l10n } = this.#parts;
    notices.show({ id: 'error', text: () => l10n.error(error) });
  }
}
