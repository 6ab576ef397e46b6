/** Games that come and go by link and text: shown to be shared, opened without losing one's own. */

import { find } from './dom.js';
import { EngineError } from './engine/client.js';
import { bringMore } from './languages.js';
import { later, sheet } from './later.js';
import { compare, linkTo, readLink, readPasted, written } from './links.js';
import { isBegun, located, seated } from './record.js';

/** @import { Catalogue } from './catalogue.js' */
/** @import { Engine } from './engine/client.js' */
/** @import { L10n } from './l10n.js' */
/** @import { Found, Problem, Relation } from './links.js' */
/** @import { AskDialog } from './panels/ask.js' */
/** @import { Notices } from './panels/notices.js' */
/** @import { Shared } from './panels/share.js' */
/** @import { Saved } from './saved.js' */
/** @import { GameRecord } from './types.js' */

/** How many games a link is held against, the last played first. */
const MOST_COMPARED = 200;

/**
 * @typedef {object} Parts
 * @property {L10n} l10n
 * @property {Engine} engine
 * @property {Catalogue} catalogue
 * @property {Saved} saved
 * @property {Notices} notices
 * @property {(shared: Shared) => void} share offers a game to be sent and kept
 * @property {AskDialog} ask
 * @property {(record: GameRecord) => void} onOpen a record was opened and is the running one now
 */

export class Sharing {
  #parts;
  #embedDialog;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#embedDialog = later(async () => {
      const [{ EmbedDialog }] = await Promise.all([import('./embed/dialog.js'), sheet('embedding'), bringMore(parts.l10n)]);
      return new EmbedDialog(parts.l10n);
    });
  }

  /**
   * Shows the link and the text of a game.
   *
   * @param {GameRecord} record
   */
  async show(record) {
    const { engine, share } = this.#parts;
    await this.#trying(async () => {
      const [link, text] = await Promise.all([linkTo(engine, record), written(engine, record)]);
      share({
        link,
        text,
        name: fileName(record),
        lines: [this.#title(record), find('.status').textContent ?? ''],
        page: () => this.#page(record, link),
        embed: () => this.#embed(record, link),
        onPaste: (pasted) => this.#paste(pasted, record),
      });
    });
  }

  /**
   * The whole game as a page that needs nothing else.
   *
   * @param {GameRecord} record
   * @param {string} link
   */
  async #page(record, link) {
    const { engine, l10n } = this.#parts;
    const names = record.seats.map(({ name }) => name);
    const [{ standalone }, { replay }] = await Promise.all([
      import('./embed/standalone.js'),
      engine.ask({ type: 'replay', ...located(record), names }),
    ]);
    return standalone(replay, { language: l10n.language, title: this.#title(record), note: link });
  }

  /**
   * Offers the game for a page of somebody's own.
   *
   * @param {GameRecord} record
   * @param {string} link
   */
  async #embed(record, link) {
    const { engine, catalogue } = this.#parts;
    const names = record.seats.map(({ name }) => name);
    const asked = { type: 'replay', ...located(record), names };
    const [dialog, { replay }, { replay: still }] = await Promise.all([
      this.#embedDialog(),
      engine.ask(asked),
      engine.ask({ ...asked, still: true }),
    ]);
    dialog.open({
      record,
      players: catalogue.find(record.game)?.players ?? null,
      link,
      title: this.#title(record),
      name: fileName(record),
      replay,
      still,
    });
  }

  /**
   * What a game is called, and who plays it where people have said so.
   *
   * @param {GameRecord} record
   */
  #title({ game, seats }) {
    const names = seats.flatMap(({ name }) => name ?? []);
    const title = this.#parts.l10n.text(`${game}-name`);
    return names.length > 0 ? `${title}: ${names.join(' – ')}` : title;
  }

  /**
   * Opens what somebody pasted; what holds no game changes nothing.
   *
   * @param {string} text
   * @param {GameRecord} here
   * @returns {Promise<string | null>} the key of a text that says what is wrong
   */
  async #paste(text, here) {
    try {
      const found = await readPasted(this.#parts.engine, text, here);
      if (found.record && !isNothing(found)) {
        void this.#trying(() => this.#take(found));
        return null;
      }
      return found.problem?.key.startsWith('error-link') ? found.problem.key : 'share-nothing';
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return 'share-nothing';
    }
  }

  /**
   * Opens what the text of a link holds.
   *
   * @param {string} text
   */
  async openLink(text) {
    await this.#trying(async () => this.#take(await readLink(this.#parts.engine, text)));
  }

  /** @param {Found} found */
  async #take({ record, problem }) {
    if (problem) this.#explain(problem);
    if (!record) return;
    const { saved, notices, l10n, onOpen } = this.#parts;
    const held = await this.#nearest(record);
    const open = (/** @type {GameRecord} */ taken) => {
      saved.keep(taken);
      onOpen(taken);
    };
    const apart = () => {
      notices.drop('link');
      if (held?.relation === 'continued') saved.keep(held.record);
      open(record);
    };
    const offer = { label: () => l10n.text('link-own'), run: apart };
    if (held?.relation === 'same' || held?.relation === 'continues') {
      onOpen(held.record);
      if (held.relation === 'continues' && !problem) notices.show({ id: 'link', game: held.record.id, text: () => l10n.text('link-older'), button: offer, passing: true });
      return;
    }
    if (held?.relation === 'forks' && !(await this.#mayFork())) {
      onOpen(held.record);
      return;
    }
    // Where it goes on with a game that is here already, it is that game.
    if (held?.relation !== 'continued') {
      open(record);
      return;
    }
    open({ ...record, id: held.record.id });
    // An answer is one turn longer. Games without names may begin alike by chance, too.
    if (problem || isNamed(record) || record.moves.length - held.record.moves.length < 2) return;
    notices.show({ id: 'link', game: held.record.id, text: () => l10n.text('link-goes-on'), button: offer, passing: true });
  }

  /**
   * The game here that a record belongs to, or that it shares most of its beginning with.
   *
   * @param {GameRecord} record
   */
  async #nearest(record) {
    const { saved, engine } = this.#parts;
    const kept = await saved.all();
    const alike = kept.filter(
      ({ record: other }) => other.game === record.game && other.moves[0] === record.moves[0] && mayBeSame(other, record),
    );
    /** @type {{ record: GameRecord, relation: Relation, turn: number } | null} */
    let nearest = null;
    for (const { record: other, result } of alike.slice(0, MOST_COMPARED)) {
      const { relation, turn } = await compare(engine, other, record);
      if (relation === 'same' || relation === 'continues' || relation === 'continued') {
        return { record: other, relation, turn };
      }
      // Many games begin alike, but only one that is being played is of interest then.
      if (relation === 'forks' && result === null && turn > (nearest?.turn ?? 0)) nearest = { record: other, relation, turn };
    }
    return nearest;
  }

  #mayFork() {
    const { l10n, ask } = this.#parts;
    return ask.ask({
      title: l10n.text('link-ask'),
      text: l10n.text('link-forks'),
      yes: l10n.text('link-take'),
      no: l10n.text('link-keep'),
    });
  }

  /** @param {() => Promise<void>} work */
  async #trying(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#explain({ code: error.code, key: error.key ?? '', args: error.args ?? {} });
    }
  }

  /** @param {Problem} problem */
  #explain(problem) {
    const { notices, l10n } = this.#parts;
    notices.show({ id: 'link', text: () => l10n.error(problem) });
  }
}

/**
 * Tells whether the same people and computers may play in two records; a person without a name may
 * be anybody.
 *
 * @param {GameRecord} one
 * @param {GameRecord} other
 */
function mayBeSame(one, other) {
  const count = Math.max(one.seats.length, other.seats.length);
  const [these, those] = [seated(count, one.seats), seated(count, other.seats)];
  return these.every(({ kind, name }, seat) => {
    const { kind: otherKind, name: otherName } = those[seat];
    return kind === otherKind && (name === null || otherName === null || name === otherName);
  });
}

/** @param {GameRecord} record */
function isNamed({ seats }) {
  return seats.some(({ name }) => name !== null);
}

/** @param {Found} found whether it is no more than a game's name and what is wrong */
function isNothing({ record, problem }) {
  return problem !== null && record !== null && !isBegun(record) && record.position === null;
}

/** @param {GameRecord} record */
function fileName({ game, moves }) {
  return `${game}-${moves.length}`;
}
