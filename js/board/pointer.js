/** Mouse, finger and pen: taps, drags and holds, told in points and sources. */

/** @import { Place } from './types.js' */

/** How far a pointer may move, in pixels, and still tap. */
const STILL = { mouse: 4, pen: 6, touch: 10 };
const HOLD = 420;
/** A click that comes so soon after a press belongs to it. */
const SAME = 900;

/**
 * What the board does with them. Places are in the pixels of the window.
 *
 * @typedef {object} PointerCommands
 * @property {(place: Place, touch: boolean) => string | null} pick the point that is meant
 * @property {(point: string) => boolean} useful whether a tap there would do something
 * @property {(point: string) => string | null} source what could be dragged from there
 * @property {(point: string) => boolean} look after a hold; true if there was something to show
 * @property {(point: string | null, touch: boolean) => void} tap
 * @property {(source: string, touch: boolean) => void} tapSource a piece beside the board
 * @property {(source: string, touch: boolean) => boolean} lift a drag begins
 * @property {(place: Place, touch: boolean) => void} drag
 * @property {(place: Place, touch: boolean) => void} drop
 * @property {() => void} cancel a drag ends nowhere
 * @property {(place: Place | null) => void} touch where a finger rests or slides without dragging
 */

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {Place} start
 * @property {boolean} touch
 * @property {number} still
 * @property {string | null} point
 * @property {string | null} source what a drag would take
 * @property {boolean} slides whether a finger may go on to another point
 * @property {boolean} tray
 * @property {boolean} dragging
 * @property {boolean} held
 * @property {number} timer
 */

export class Pointer {
  /** @type {Press | null} */
  #press = null;
  #ended = -Infinity;
  #board;
  #commands;

  /**
   * @param {SVGSVGElement} board
   * @param {(target: EventTarget | null) => string | null} pointOf
   * @param {PointerCommands} commands
   * @param {AbortSignal} signal
   */
  constructor(board, pointOf, commands, signal) {
    this.#board = board;
    this.#commands = commands;
    board.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    board.addEventListener('pointermove', (event) => this.#move(event), { signal });
    board.addEventListener('pointerup', (event) => this.#up(event), { signal });
    board.addEventListener('pointercancel', () => this.#cancel(), { signal });
    board.addEventListener('lostpointercapture', () => this.#cancel(), { signal });
    // Only this keeps a finger from scrolling the page, and it is decided finger by finger.
    board.addEventListener('touchstart', (event) => this.#touch(event), { signal, passive: false });
    board.addEventListener('contextmenu', (event) => this.#menu(event), { signal });
    // Assistive technology may click without any pointer.
    board.addEventListener(
      'click',
      (event) => {
        const point = pointOf(event.target);
        if (event.timeStamp - this.#ended > SAME && point !== null) commands.tap(point, false);
      },
      { signal },
    );
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    const [finger] = event.touches;
    if (!finger || event.touches.length > 1 || !event.cancelable) return;
    const point = this.#commands.pick({ x: finger.clientX, y: finger.clientY }, true);
    if (point !== null && this.#commands.useful(point)) event.preventDefault();
  }

  /**
   * The second button of a mouse looks into a tower, as holding does.
   *
   * @param {MouseEvent} event
   */
  #menu(event) {
    const touch = this.#press?.touch ?? false;
    const point = this.#commands.pick({ x: event.clientX, y: event.clientY }, touch);
    if (touch || (point !== null && this.#commands.look(point))) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.#counts(event)) return;
    const touch = event.pointerType === 'touch';
    const point = this.#commands.pick(placeOf(event), touch);
    this.#begin(event, point, point === null ? null : this.#commands.source(point), false);
    if (touch && point !== null && this.#commands.useful(point)) this.#commands.touch(placeOf(event));
  }

  /**
   * A press that has closed a sheet does nothing else.
   *
   * @param {PointerEvent} event
   */
  #counts(event) {
    this.#ended = event.timeStamp;
    return event.isPrimary && event.button === 0 && !event.defaultPrevented;
  }

  /**
   * A pointer goes down on a piece beside the board.
   *
   * @param {string} source
   * @param {PointerEvent} event
   */
  grab(source, event) {
    if (this.#counts(event)) this.#begin(event, null, source, true);
  }

  /**
   * @param {PointerEvent} event
   * @param {string | null} point
   * @param {string | null} source
   * @param {boolean} tray
   */
  #begin(event, point, source, tray) {
    this.#cancel();
    const touch = event.pointerType === 'touch';
    const still = STILL[/** @type {keyof typeof STILL} */ (event.pointerType)] ?? STILL.mouse;
    const slides = touch && source === null && point !== null && this.#commands.useful(point);
    const press = { id: event.pointerId, start: placeOf(event), touch, still, point, source, slides, tray, dragging: false, held: false, timer: 0 };
    this.#press = press;
    if (source !== null) this.#board.setPointerCapture(event.pointerId);
    if (point === null) return;
    press.timer = window.setTimeout(() => {
      press.held = !press.dragging && this.#commands.look(point);
    }, HOLD);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const place = placeOf(event);
    if (press.dragging) return this.#commands.drag(place, press.touch);
    if (Math.hypot(place.x - press.start.x, place.y - press.start.y) <= press.still) return;
    window.clearTimeout(press.timer);
    if (press.held) return;
    if (press.source !== null && this.#commands.lift(press.source, press.touch)) {
      press.dragging = true;
      this.#commands.drag(place, press.touch);
    } else if (press.slides) {
      // A finger that slides looks for another point: the one under it when it is lifted counts.
      press.point = this.#commands.pick(place, true);
      this.#commands.touch(place);
    } else {
      press.point = null;
    }
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#ended = event.timeStamp;
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    window.clearTimeout(press.timer);
    this.#commands.touch(null);
    if (press.dragging) this.#commands.drop(placeOf(event), press.touch);
    else if (press.held) return;
    else if (press.tray && press.source !== null) this.#commands.tapSource(press.source, press.touch);
    else this.#commands.tap(press.point, press.touch);
  }

  #cancel() {
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    window.clearTimeout(press.timer);
    this.#commands.touch(null);
    if (press.dragging) this.#commands.cancel();
  }
}

/**
 * @param {PointerEvent} event
 * @returns {Place}
 */
function placeOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
