/** What can be chosen now, and what is: sources, their targets, and the way from one to the other. */

/** @import { Choice, Piece, State } from './types.js' */

/**
 * The choices of one state, ordered by where they start.
 *
 * A *source* is the name of a point, or `<tray>/<kind>` for the pieces of one kind in a tray.
 */
export class Selection {
  /** @type {Map<string, Choice[]>} */
  #sources = new Map();
  /** @type {string | null} */
  #chosen = null;
  #locks;
  #midTurn;

  /**
   * @param {State | null} state null: nothing can be chosen
   * @param {(name: string) => boolean} isPoint
   */
  constructor(state, isPoint) {
    this.isPoint = isPoint;
    this.#locks = state?.options['touch'] === true;
    this.#midTurn = (state?.steps.length ?? 0) > 0;
    /** The choice that ends the turn where it stands. */
    this.stop = state?.choices.find(({ kind }) => kind === 'stop') ?? null;
    const kinds = new Map(state?.pieces.map((piece) => [piece.id, piece.kind]));
    for (const choice of state?.choices ?? []) {
      if (choice.source === null || choice.target === null) continue;
      const kind = choice.piece === null ? null : kinds.get(choice.piece);
      const source = isPoint(choice.source) ? choice.source : sourceInTray(choice.source, kind ?? null);
      this.#sources.set(source, [...(this.#sources.get(source) ?? []), choice]);
    }
    const [only] = this.#sources.keys();
    if (only !== undefined && this.#sources.size === 1 && (this.#midTurn || !isPoint(only))) {
      this.#chosen = only;
    }
  }

  get chosen() {
    return this.#chosen;
  }

  /** True where there was nothing to choose between, so that the board did it. */
  get forced() {
    return this.#sources.size === 1 && this.#chosen !== null;
  }

  /** True where another source can no longer be chosen instead. */
  get locked() {
    return this.forced || (this.#locks && this.#chosen !== null && this.isPoint(this.#chosen));
  }

  /** True where the chosen piece is the one that has acted in this turn already. */
  get midTurn() {
    return this.#midTurn;
  }

  get sources() {
    return [...this.#sources.keys()];
  }

  /** @param {string} source */
  canAct(source) {
    return this.#sources.has(source);
  }

  /** The piece that would act, if something is chosen. */
  get piece() {
    return this.#choices[0]?.piece ?? null;
  }

  get #choices() {
    return this.#chosen === null ? [] : (this.#sources.get(this.#chosen) ?? []);
  }

  /**
   * The chosen source's choices by target.
   *
   * @returns {Map<string, Choice[]>}
   */
  get targets() {
    /** @type {Map<string, Choice[]>} */
    const targets = new Map();
    for (const choice of this.#choices) {
      const target = /** @type {string} */ (choice.target);
      targets.set(target, [...(targets.get(target) ?? []), choice]);
    }
    return targets;
  }

  /**
   * Chooses a source; false where that cannot be done.
   *
   * @param {string} source
   */
  choose(source) {
    if (source === this.#chosen) return true;
    if (this.locked || !this.#sources.has(source)) return false;
    this.#chosen = source;
    return true;
  }

  /** Takes the choice back; false where it has to stay. */
  clear() {
    if (this.locked) return false;
    this.#chosen = null;
    return true;
  }
}

/**
 * @param {string} tray
 * @param {string | null} kind
 */
export function sourceInTray(tray, kind) {
  return `${tray}/${kind ?? ''}`;
}

/**
 * The source that a piece belongs to.
 *
 * @param {Piece} piece
 * @param {(name: string) => boolean} isPoint
 */
export function sourceOf(piece, isPoint) {
  return isPoint(piece.point) ? piece.point : sourceInTray(piece.point, piece.kind);
}
