/**
 * What the page shows of a game, as a picture that stands alone: the board as it lies there, what is
 * beside it, a line of text. Every look is written into attributes, as the page's styles make it.
 */

import { make, short } from '../board/svg.js';
import { Copier } from './copier.js';

/** Beside the board nothing is higher than this part of its width. */
const ROW = 0.085;
const TEXT = 0.034;
/** More letters than these do not fit into a line. */
const LONGEST = 56;
const FACE = 'system-ui, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif';
const PIXELS = 1200;

/**
 * @param {ParentNode} page holds the drawn board with its trays
 * @param {string[]} lines what is written below it
 * @returns {{ text: string, width: number, height: number }} an SVG document and its size
 */
export function still(page, lines) {
  const board = /** @type {SVGSVGElement} */ (page.querySelector('.board-svg'));
  const { x, y, width, height } = board.viewBox.baseVal;
  const copier = new Copier(board);
  const row = width * ROW;
  const drawn = [...board.children].filter((layer) => !layer.matches('defs, .board-cells, .board-air'));
  const layers = drawn.map((layer) => copier.copy(layer));
  /** @type {Element[]} */
  const below = [];
  let bottom = y + height + row * 0.15;
  for (const tray of page.querySelectorAll('.tray')) {
    if (!(tray instanceof HTMLElement) || tray.hidden || tray.classList.contains('is-empty')) continue;
    below.push(...beside(tray, copier, { x, y: bottom, width, row }));
    bottom += row * 1.1;
  }
  const ink = getComputedStyle(document.documentElement).color;
  for (const line of lines) {
    bottom += width * TEXT * 1.4;
    below.push(words(line, { x: x + width / 2, y: bottom, size: width * TEXT, fill: ink }));
  }
  const margin = row * 0.35;
  const box = [x - margin, y - margin, width + 2 * margin, bottom - y + 2 * margin];
  // Wider than the picture, so that no edge lets through what is behind.
  const ground = { x: box[0] - row, y: box[1] - row, width: box[2] + 2 * row, height: box[3] + 2 * row };
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const size = { width: PIXELS, height: Math.round((PIXELS * box[3]) / box[2]) };
  const root = make('svg', { viewBox: box.map(short).join(' '), ...size }, [
    copier.defs,
    make('rect', { ...ground, fill: paper }),
    ...layers.filter((layer) => layer !== null),
    ...below,
  ]);
  return { text: new XMLSerializer().serializeToString(root), ...size };
}

/**
 * A tray as a row: whose it is, then its pieces by kind, each with its number.
 *
 * @param {HTMLElement} tray
 * @param {Copier} copier
 * @param {{ x: number, y: number, width: number, row: number }} place
 */
function beside(tray, copier, { x, y, width, row }) {
  const style = getComputedStyle(tray);
  const ink = copier.colour(style.color);
  const ground = { x, y, width, height: row, rx: row * 0.2, fill: copier.colour(style.backgroundColor) };
  /** @type {SVGElement[]} */
  const drawn = [make('rect', ground)];
  let left = x + row * 0.3;
  /** @param {SVGSVGElement | null} icon @param {number} size */
  const put = (icon, size) => {
    const made = icon && copier.copy(icon);
    if (!made) return;
    const at = { x: short(left), y: short(y + (row - size) / 2), width: short(size), height: short(size) };
    for (const [name, value] of Object.entries(at)) made.setAttribute(name, value);
    drawn.push(made);
    left += size;
  };
  put(tray.querySelector('.emblem'), row * 0.4);
  left += row * 0.25;
  for (const { icon, count } of counted(tray)) {
    put(icon, row * 0.82);
    if (count > 1) {
      const text = `×${count}`;
      drawn.push(words(text, { x: left, y: y + row * 0.62, size: row * 0.36, fill: ink, anchor: 'start' }));
      left += row * 0.22 * text.length;
    }
    left += row * 0.12;
  }
  return drawn;
}

/**
 * The pieces of a tray that look alike, once each.
 *
 * @param {HTMLElement} tray
 */
function counted(tray) {
  /** @type {Map<string, { icon: SVGSVGElement, count: number }>} */
  const found = new Map();
  for (const icon of /** @type {NodeListOf<SVGSVGElement>} */ (tray.querySelectorAll('.piece-icon'))) {
    const holder = icon.closest('.tray-piece');
    if (holder?.classList.contains('is-empty')) continue;
    const count = holder ? Number(holder.querySelector('.tray-count')?.textContent || 1) : 1;
    const side = icon.querySelector('[data-side]')?.getAttribute('data-side');
    const key = `${icon.querySelector('use')?.getAttribute('href')} ${side}`;
    const known = found.get(key);
    if (known) known.count += count;
    else found.set(key, { icon, count });
  }
  return [...found.values()];
}

/**
 * @param {string} text
 * @param {{ x: number, y: number, size: number, fill: string, anchor?: string }} place
 */
function words(text, { x, y, size, fill, anchor = 'middle' }) {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  const attributes = { x: short(x), y: short(y), fill, 'font-size': short(size), 'font-family': FACE };
  const made = make('text', { ...attributes, 'font-weight': 600, 'text-anchor': anchor });
  made.textContent = shown;
  return made;
}
