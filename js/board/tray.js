/** The places beside the board: pieces still in hand, pieces that were captured. */

import { HandTray } from './hand-tray.js';
import { sourceInTray } from './selection.js';
import { TakenTray } from './taken-tray.js';

/** @import { Art } from './art.js' */
/** @import { Speech } from './speech.js' */
/** @import { Board, MarkKind, Piece } from './types.js' */

/**
 * What the page does with a tray piece.
 *
 * @typedef {object} TrayCommands
 * @property {(source: string) => void} press by keyboard, or as a screen reader presses
 * @property {(source: string, event: PointerEvent) => boolean} grab a pointer goes down on it
 * @property {() => boolean} clear
 */

export class Trays {
  /** @type {Map<string, HandTray | TakenTray>} */
  #trays = new Map();
  #hosts;
  #board;

  /**
   * @param {{ above: HTMLElement, below: HTMLElement }} hosts
   * @param {Board} board
   * @param {Art} art
   * @param {Speech} speech
   * @param {TrayCommands} commands
   */
  constructor(hosts, board, art, speech, commands) {
    this.#hosts = hosts;
    this.#board = board;
    for (const tray of board.trays) {
      const side = art.side(tray.side);
      const hand = tray.role === 'hand';
      const made = hand ? new HandTray(tray, side, art, speech, commands) : new TakenTray(tray, side, art, speech);
      this.#trays.set(tray.name, made);
    }
    this.arrange(0);
  }

  /**
   * Puts the trays of the side at the bottom of the screen below the board.
   *
   * @param {number} degrees
   */
  arrange(degrees) {
    const turned = ((degrees % 360) + 360) % 360;
    const bottom = Math.max(0, this.#board.rotations.indexOf(turned));
    for (const { name, side } of this.#board.trays) {
      const tray = this.#trays.get(name);
      const host = side === bottom ? this.#hosts.below : this.#hosts.above;
      // A tray that is where it belongs stays: moving it would lose the focus.
      if (tray && tray.element.parentElement !== host) host.append(tray.element);
    }
    this.#crowd();
  }

  /**
   * Only the hands: what is on its way to the board has left them.
   *
   * @param {Piece[]} pieces
   * @param {(source: string) => Set<MarkKind>} marks
   */
  showHands(pieces, marks) {
    for (const tray of this.#trays.values()) if (tray instanceof HandTray) tray.show(pieces, marks);
  }

  /**
   * @param {Piece[]} pieces
   * @param {(source: string) => Set<MarkKind>} marks
   */
  show(pieces, marks) {
    for (const tray of this.#trays.values()) tray.show(pieces, marks);
    for (const { name, side, role } of this.#board.trays) {
      if (role !== 'hand') continue;
      const hand = this.#trays.get(name);
      const other = this.#board.trays.find((tray) => tray.side === side && tray.role === 'taken');
      const taken = other && this.#trays.get(other.name);
      if (!hand || !taken) continue;
      // A side that has both a hand and captures shows what it has: a hand runs out for good.
      hand.element.hidden = hand.empty;
      taken.element.hidden = taken.empty && !hand.empty;
    }
    this.#crowd();
  }

  /** Tells the hosts whether several hands share them. */
  #crowd() {
    for (const host of [this.#hosts.above, this.#hosts.below]) {
      const hands = host.querySelectorAll('.tray[data-role="hand"]:not([hidden])');
      host.classList.toggle('is-crowded', hands.length > 1);
    }
  }

  /**
   * Only the signs and what may be done; the pieces stay.
   *
   * @param {(source: string) => Set<MarkKind>} marks
   */
  mark(marks) {
    for (const tray of this.#trays.values()) if (tray instanceof HandTray) tray.mark(marks);
  }

  /**
   * The element that shows a tray's pieces of a kind, or where they would be.
   *
   * @param {string} name
   * @param {string | null} kind
   * @returns {Element | null}
   */
  element(name, kind) {
    const tray = this.#trays.get(name);
    if (tray instanceof HandTray) return tray.icon(sourceInTray(name, kind)) ?? tray.element;
    return tray?.end ?? null;
  }

  destroy() {
    for (const { element } of this.#trays.values()) element.remove();
  }
}
