/** Elements made and found without a parser of HTML: text stays text. */

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/**
 * Makes an element. An attribute that is null, undefined or false is left out, true is empty.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  fill(made, ...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an SVG element.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes, ...children) {
  const made = document.createElementNS(SVG, tag);
  setAttributes(made, attributes);
  fill(made, ...children);
  return made;
}

/**
 * Finds the one element of the page with a class, where index.html promises one.
 *
 * @template {Element} [Found=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {Found}
 */
export function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing on the page matches ${selector}`);
  return /** @type {Found} */ (/** @type {unknown} */ (found));
}

/**
 * Puts children in place of those that an element has.
 *
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  const shown = children.filter((child) => child !== null && child !== undefined && child !== false);
  parent.replaceChildren(...shown);
}

/**
 * Sets text only where it differs, so that nothing is spoken or selected anew.
 *
 * @param {Element} target
 * @param {string} text
 */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * @param {Element} target
 * @param {Attributes | null} [attributes]
 */
function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    target.setAttribute(name, value === true ? '' : String(value));
  }
}
