/** Pieces that are not where they stand: one that is being dragged, one that waits to be played. */

import { translate } from './svg.js';

/** @import { Scene } from './scene.js' */
/** @import { Choice, Piece, Place } from './types.js' */

export class Floating {
  #scene;
  /** @type {SVGGElement | null} */
  #ghost = null;
  /** @type {{ node: SVGGElement, piece: string, place: Place } | null} */
  #lifted = null;

  /** @param {Scene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /** The piece that is being dragged, or was dropped and waits for the answer. */
  get lifted() {
    return this.#lifted;
  }

  /** @param {Piece} piece */
  lift(piece) {
    const { pieces, air, root } = this.#scene;
    this.putDown();
    const drawn = pieces.drawn(piece.id);
    const place = drawn?.place ?? { x: 0, y: 0 };
    const node = pieces.ghost(piece, place);
    node.classList.replace('is-ghost', 'is-lifted');
    drawn?.node.classList.add('is-leaving');
    air.append(node);
    root.classList.add('is-dragging');
    this.#lifted = { node, piece: piece.id, place };
  }

  /** @param {Place} place */
  drag(place) {
    if (!this.#lifted) return;
    this.#lifted.place = place;
    this.#lifted.node.setAttribute('transform', translate(place));
  }

  /** The dragged piece goes back to where it belongs. */
  putDown() {
    this.land();
    if (!this.#lifted) return;
    this.#lifted.node.remove();
    this.#lifted = null;
    if (!this.#ghost) this.#restore();
  }

  /** A drag has ended; the piece stays where it was dropped. */
  land() {
    this.#scene.root.classList.remove('is-dragging');
    this.#scene.loupe.hide();
  }

  /**
   * Shows a piece where a choice would bring it.
   *
   * @param {Choice} choice
   * @param {Piece | undefined} piece
   * @param {'is-asked' | 'is-pending'} className
   */
  show({ target }, piece, className) {
    this.clear();
    if (!piece || target === null) return;
    const { pieces, air } = this.#scene;
    this.#ghost = pieces.ghost(piece, pieces.top(target));
    this.#ghost.classList.add(className);
    air.append(this.#ghost);
    pieces.drawn(piece.id)?.node.classList.add('is-leaving', className);
  }

  /** Takes the ghost away. */
  clear() {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#restore();
  }

  #restore() {
    for (const node of this.#scene.pieces.layer.querySelectorAll('.is-leaving')) {
      node.classList.remove('is-leaving', 'is-asked', 'is-pending');
    }
  }
}
