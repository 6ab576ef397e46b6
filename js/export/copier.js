/** Copies drawn things, with the looks that style sheets give them written into attributes. */

import { make } from '../board/svg.js';

/** Looks that are passed on to what is inside: written where they change. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
/** Looks of one element alone, and what they are if nothing is said. */
const OWN = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' };
/** What tells the page about an element, and not the eye. */
const UNSEEN = /^(class|style|role|tabindex|focusable|data-.*|aria-.*)$/;

export class Copier {
  /** What copies refer to. */
  defs = make('defs');
  #source;
  /** @type {Map<string, string>} ids of copied symbols, by their own and the side whose colours they have */
  #symbols = new Map();
  #brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  /** @param {SVGSVGElement} source the drawing whose paints are referred to */
  constructor(source) {
    this.#source = source;
    for (const paint of source.querySelectorAll('defs > :not(symbol)')) {
      const copied = this.copy(paint);
      if (copied) this.defs.append(copied);
    }
  }

  /**
   * @param {Element} element
   * @returns {SVGElement | null} null for what is not seen
   */
  copy(element) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || element.matches('.mark:not([data-mark=last])')) return null;
    const made = document.createElementNS(element.namespaceURI, element.localName);
    for (const { name, value } of element.attributes) {
      if (!UNSEEN.test(name)) made.setAttribute(name, value);
    }
    this.#dress(/** @type {SVGElement} */ (made), element, style);
    if (element.localName === 'use') made.setAttribute('href', `#${this.#symbol(element)}`);
    for (const child of element.childNodes) {
      if (child instanceof Element) made.append(this.copy(child) ?? '');
      else if (child instanceof Text) made.append(child.data);
    }
    return /** @type {SVGElement} */ (made);
  }

  /**
   * A colour as every program writes it.
   *
   * @param {string} value as a browser computes it
   */
  colour(value) {
    if (/^(none|rgba?\(|url\()/.test(value) || !this.#brush) return value.replaceAll('"', '');
    this.#brush.clearRect(0, 0, 1, 1);
    this.#brush.fillStyle = value;
    this.#brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = this.#brush.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
  }

  /**
   * @param {SVGElement} made
   * @param {Element} element
   * @param {CSSStyleDeclaration} style
   */
  #dress(made, element, style) {
    const outer = /** @type {Element | null} */ (element.parentElement);
    // What is outermost in the picture inherits from nothing.
    const around = outer && outer instanceof SVGElement && outer !== this.#source ? getComputedStyle(outer) : null;
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      made.removeAttribute(name);
      if (value !== (around?.getPropertyValue(name) ?? '')) made.setAttribute(name, this.#plain(name, value));
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name);
      made.removeAttribute(name);
      if (value !== usual) made.setAttribute(name, this.#plain(name, value));
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #plain(name, value) {
    return ['fill', 'stroke', 'stop-color'].includes(name) ? this.colour(value) : value;
  }

  /**
   * The id of a copy of the symbol that is used, in the colours that it has there.
   *
   * @param {Element} use
   */
  #symbol(use) {
    const id = (use.getAttribute('href') ?? '').slice(1);
    const side = use.closest('[data-side]')?.getAttribute('data-side') ?? 'none';
    const copied = `${id}-${side}`;
    if (this.#symbols.has(copied)) return copied;
    this.#symbols.set(copied, copied);
    const symbol = document.getElementById(id);
    const made = make('symbol', { id: copied, viewBox: symbol?.getAttribute('viewBox') ?? '0 0 100 100' });
    // Only what is drawn with the side's colours around it has them.
    const bare = make('g', { 'data-side': side });
    bare.append(...[...(symbol?.children ?? [])].map((child) => child.cloneNode(true)));
    this.#source.append(bare);
    for (const child of bare.children) made.append(this.copy(child) ?? '');
    bare.remove();
    this.defs.append(made);
    return copied;
  }
}
