/** SVG made of nodes from a file: only what draws, nothing that loads, links or runs. */

import { ShapeError, object, text } from './shapes.js';

/**
 * An element as its tag, its attributes and its children; a text is a child, too.
 *
 * @typedef {[tag: string, attributes: Record<string, unknown>, ...children: unknown[]]} DrawnNode
 */

const NAMESPACE = 'http://www.w3.org/2000/svg';
const TAGS = new Set(
  'g path circle ellipse rect line polyline polygon text clipPath linearGradient radialGradient stop symbol'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'id d x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy width height points viewBox transform offset opacity ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray ' +
    'clip-path clip-rule stop-color stop-opacity gradientUnits gradientTransform spreadMethod ' +
    'font-family font-size font-weight text-anchor'
  ).split(' '),
);
/** A reference into the same drawing, or no reference at all. */
const HARMLESS = /^(?:url\(#[\w-]+\)|(?!.*(?:url|image|src|\\)).*)$/is;
const MOST = 20_000;
const DEEPEST = 12;

/**
 * Makes the elements of a list of nodes. Throws a ShapeError for any other thing.
 *
 * @param {unknown[]} nodes
 * @returns {SVGElement[]}
 */
export function build(nodes) {
  let count = 0;
  /**
   * @param {unknown} node
   * @param {number} depth
   * @returns {SVGElement | string}
   */
  function made(node, depth) {
    if (typeof node === 'string') return text(node, 'text');
    if (!Array.isArray(node) || ++count > MOST || depth > DEEPEST) throw new ShapeError('not a drawing');
    const [tag, attributes, ...children] = node;
    if (!TAGS.has(tag)) throw new ShapeError(`<${String(tag).slice(0, 40)}> is not for drawings`);
    const element = /** @type {SVGElement} */ (document.createElementNS(NAMESPACE, tag));
    for (const [name, value] of Object.entries(object(attributes, tag))) {
      const written = text(value, name, 100_000);
      if (!ATTRIBUTES.has(name) || !HARMLESS.test(written)) throw new ShapeError(`${name.slice(0, 40)} is not for drawings`);
      element.setAttribute(name, written);
    }
    element.append(...children.map((child) => made(child, depth + 1)));
    return element;
  }
  return nodes.map((node) => /** @type {SVGElement} */ (made(node, 0)));
}

/**
 * Makes an element of the program's own.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} [children]
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, children = []) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
