/** Making and importing SVG without ever reading text as markup of the page. */

const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} name
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} [children]
 * @returns {SVGElementTagNameMap[T]}
 */
export function make(name, attributes = {}, children = []) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * Makes an HTML element.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Element | string)[]} [children]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function html(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * Reads the content of an SVG text as nodes of this document.
 *
 * Every id in it, and every reference to one, gets a prefix: several boards may be on one page.
 * Elements that could run code or load something are left out.
 *
 * @param {string} text the inside of an `svg` element, or a whole SVG document
 * @param {string} prefix
 * @returns {Element[]}
 */
export function read(text, prefix) {
  const whole = text.trimStart().startsWith('<svg') ? text : `<svg xmlns="${NAMESPACE}">${text}</svg>`;
  const root = new DOMParser().parseFromString(whole, 'image/svg+xml').documentElement;
  if (root.namespaceURI !== NAMESPACE) return [];
  for (const element of root.querySelectorAll('script, style, foreignObject, image, a')) element.remove();
  for (const element of root.querySelectorAll('*')) clean(element, prefix);
  return [...root.children].map((child) => document.importNode(child, true));
}

/**
 * @param {Element} element
 * @param {string} prefix
 */
function clean(element, prefix) {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on') || name === 'style') element.removeAttribute(name);
    else if (name === 'id') element.setAttribute(name, prefix + value);
    else if (name === 'href' || name === 'xlink:href') {
      if (value.startsWith('#')) element.setAttribute('href', `#${prefix}${value.slice(1)}`);
      else element.removeAttribute(name);
    } else if (value.includes('url(#')) {
      element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
    }
  }
}

/**
 * A number for an attribute, without a tail of digits that nobody sees.
 *
 * @param {number} value
 */
export function short(value) {
  return String(Math.round(value * 1e4) / 1e4);
}

/** @param {{ x: number, y: number }} place */
export function translate({ x, y }) {
  return `translate(${short(x)} ${short(y)})`;
}
