/** Keys, the wheel and swipes that step through the turns of a game. */

import { find } from '../dom.js';

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]';
/** Where keys mean something else to those who came there by keys; a click leaves the focus there, too. */
const WALKED = '.board, .tray-host';
/** What can be swiped: the surroundings of the board, where nothing is dragged. */
const SWIPED = '.seats, .notes, .table, .look-row';
/** Pixels after which a movement is a swipe, and pixels of the wheel for one turn. */
const SWIPE = 40;
const NOTCH = 60;

/**
 * @typedef {object} Commands
 * @property {() => boolean} ready whether there is a game with turns on the page
 * @property {(by: number) => void} step
 * @property {() => void} first
 * @property {() => void} last
 * @property {() => boolean} leave false if there is nothing to leave
 */

/** @param {Commands} commands */
export function listenForHands(commands) {
  listenForKeys(commands);
  listenForWheel(commands);
  listenForSwipes(commands);
}

/** @param {Commands} commands */
function listenForKeys({ ready, step, first, last, leave }) {
  /** @type {Record<string, () => unknown>} */
  const keys = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: first,
    End: last,
    Escape: leave,
  };
  let clicked = false;
  document.addEventListener('pointerdown', ({ target }) => {
    clicked = target instanceof Element && target.closest(WALKED) !== null;
  });
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Tab') clicked = false;
    if (ctrlKey || metaKey || altKey || shiftKey || !Object.hasOwn(keys, key) || !ready()) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS) || (!clicked && target.closest(WALKED))) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && (key === 'Escape' || !target.closest('.turns'))) return;
    if (keys[key]() === false) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the board, which keeps the focus after a click.
  document.addEventListener('keydown', press, { capture: true });
}

/** @param {Commands} commands */
function listenForWheel({ ready, step }) {
  let turned = 0;
  find('.table').addEventListener(
    'wheel',
    (event) => {
      const page = document.documentElement;
      // A page that can be scrolled is scrolled; with a key held, the browser does something else.
      if (event.ctrlKey || event.shiftKey || page.scrollHeight > page.clientHeight + 1 || !ready()) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
      turned = Math.sign(turned) === Math.sign(pixels) ? turned + pixels : pixels;
      if (Math.abs(turned) < NOTCH) return;
      step(Math.sign(turned));
      turned = 0;
    },
    { passive: false },
  );
}

/** @param {Commands} commands */
function listenForSwipes({ ready, step }) {
  /** @type {{ id: number, x: number, y: number } | null} */
  let start = null;
  find('.game').addEventListener('pointerdown', ({ target, pointerType, pointerId: id, clientX: x, clientY: y, isPrimary }) => {
    start = null;
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
    // On the board, and on pieces beside it, fingers play.
    if (!target.closest(SWIPED) || target.closest('.board, [data-source]')) return;
    start = { id, x, y };
  });
  document.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    const from = start;
    start = null;
    if (!from || from.id !== pointerId || !ready()) return;
    const [across, along] = [clientX - from.x, clientY - from.y];
    if (Math.abs(across) < SWIPE || Math.abs(along) > Math.abs(across) / 2) return;
    step(across > 0 ? -1 : 1);
  });
  document.addEventListener('pointercancel', () => {
    start = null;
  });
}
