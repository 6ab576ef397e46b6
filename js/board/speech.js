/** What the board says in words: the label of a point, a piece, a tray, and the events of a turn. */

/** @import { Board, GameEvent, L10n, MarkKind, Piece } from './types.js' */

/** What the player may do, in the order in which it is said. */
const SAID = /** @type {const} */ (['chosen', 'target', 'capture', 'far', 'can', 'hint', 'last']);

export class Speech {
  #l10n;
  #board;

  /**
   * @param {L10n} l10n
   * @param {Board} board
   */
  constructor(l10n, board) {
    this.#l10n = l10n;
    this.#board = board;
  }

  get #game() {
    return this.#board.game;
  }

  /** What the board is called. */
  board() {
    return this.#l10n.text('board-label', { game: this.#l10n.text(`${this.#game}-name`) });
  }

  /** @param {number | null} side */
  #token(side) {
    return side === null ? 'none' : (this.#board.sides[side] ?? 'none');
  }

  /** @param {Pick<Piece, 'kind' | 'side'>} piece */
  piece({ kind, side }) {
    const args = { side: this.#token(side) };
    if (kind === null) return this.#l10n.text('piece-hidden', args);
    return this.#l10n.text(`${this.#game}-piece`, { ...args, kind });
  }

  /**
   * The label of a point: its name, what stands there, what may be done there.
   *
   * @param {string} point
   * @param {Piece[]} tower from bottom to top
   * @param {Set<MarkKind>} marks
   * @param {number[]} counts by side, of the overlay that is shown
   * @param {boolean} asked whether a second Enter plays what waits here
   */
  point(point, tower, marks, counts, asked) {
    const parts = [this.content(point, tower)];
    const shown = counts.flatMap((count, side) =>
      count > 0 ? [this.#l10n.text('point-count', { side: this.#token(side), count })] : [],
    );
    if (shown.length > 0) parts.push(shown.join(', '));
    if (asked) parts.push(this.#l10n.text('point-asked'));
    else for (const kind of SAID) if (marks.has(kind)) parts.push(this.#l10n.text(`point-${kind}`));
    return parts.join('. ');
  }

  /**
   * @param {string} point
   * @param {Piece[]} tower
   */
  content(point, tower) {
    const [only] = tower;
    if (!only) return this.#l10n.text('point-empty', { point });
    if (tower.length === 1) return this.#l10n.text('point-piece', { point, piece: this.piece(only) });
    const pieces = [...tower].reverse().map((piece) => this.piece(piece)).join(', ');
    return this.#l10n.text('point-tower', { point, height: tower.length, pieces });
  }

  /**
   * @param {number} side
   * @param {'hand' | 'taken'} role
   * @param {number} count
   */
  tray(side, role, count) {
    return this.#l10n.text(`tray-${role}`, { side: this.#token(side), count });
  }

  /**
   * @param {Pick<Piece, 'kind' | 'side'>} piece
   * @param {number} count
   * @param {Set<MarkKind>} marks
   */
  pieces(piece, count, marks) {
    const parts = [this.#l10n.text('tray-pieces', { piece: this.piece(piece), count })];
    for (const kind of SAID) if (marks.has(kind)) parts.push(this.#l10n.text(`point-${kind}`));
    return parts.join('. ');
  }

  /**
   * What happened, in sentences: one for each move, jumps in a row and captures taken together.
   *
   * @param {GameEvent[]} events
   * @param {Piece[]} pieces
   * @param {number[]} sides the side that each seat plays
   */
  events(events, pieces, sides) {
    const known = new Map(pieces.map((piece) => [piece.id, piece]));
    /** @type {string[]} */
    const said = [];
    for (const run of runs(events)) {
      const [first] = run;
      const last = run[run.length - 1];
      if (!first || !last) continue;
      const side = this.#token(sides[first.seat] ?? first.seat);
      const piece = first.piece === null ? null : known.get(first.piece);
      said.push(
        this.#l10n.text(`event-${first.kind}`, {
          side,
          piece: piece ? this.piece(piece) : '',
          from: first.source ?? '',
          to: last.target ?? '',
          count: run.reduce((sum, event) => sum + 1 + event.path.length, 0),
        }),
      );
    }
    return said.join(' ');
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  text(key, args) {
    return this.#l10n.text(key, args);
  }
}

/**
 * Puts together what is said in one sentence: the jumps of one piece, the captures of one turn.
 *
 * @param {GameEvent[]} events
 */
function runs(events) {
  /** @type {GameEvent[][]} */
  const found = [];
  for (const event of events) {
    const before = found.find(([first]) => first && together(first, event));
    if (before) before.push(event);
    else found.push([event]);
  }
  // Who moved is said before what was taken, whichever the engine tells first.
  return found.sort(([a], [b]) => Number(a?.kind === 'capture') - Number(b?.kind === 'capture'));
}

/**
 * @param {GameEvent} first
 * @param {GameEvent} event
 */
function together(first, event) {
  if (first.kind !== event.kind || first.seat !== event.seat) return false;
  return first.kind === 'capture' || (first.kind === 'jump' && first.piece === event.piece);
}
