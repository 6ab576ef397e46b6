/** Things to choose from in forms: one of several, or on and off. */

import { element } from '../dom.js';

/**
 * @typedef {object} Offer
 * @property {string} value
 * @property {string} text
 * @property {boolean} [disabled]
 * @property {Element} [picture] what it looks like
 * @property {string} [lang] the language of the text, if it is not the page's
 */

let count = 0;

/**
 * One of several, as a row of radio buttons.
 *
 * @param {object} choice
 * @param {string} choice.name
 * @param {string} choice.legend
 * @param {Offer[]} choice.offers
 * @param {string} choice.value
 * @param {string[]} [choice.help]
 * @param {(value: string) => void} choice.onChange
 */
export function oneOf({ name, legend, offers, value, help = [], onChange }) {
  const described = help.length > 0 ? `help-${++count}` : null;
  const row = element('div', { class: 'offers' });
  for (const offer of offers) {
    const input = element('input', {
      type: 'radio',
      name,
      value: offer.value,
      checked: offer.value === value,
      disabled: offer.disabled,
    });
    input.addEventListener('change', () => onChange(offer.value));
    const text = element('span', { lang: offer.lang }, offer.text);
    row.append(element('label', { class: 'offer' }, input, offer.picture, text));
  }
  return element(
    'fieldset',
    { class: 'choice', 'data-name': name, 'aria-describedby': described },
    element('legend', null, legend),
    row,
    helpText(described, help),
  );
}

/**
 * On or off.
 *
 * @param {object} flag
 * @param {string} flag.name
 * @param {string} flag.label
 * @param {boolean} flag.value
 * @param {boolean} [flag.disabled]
 * @param {string[]} [flag.help]
 * @param {(value: boolean) => void} flag.onChange
 */
export function onOff({ name, label, value, disabled = false, help = [], onChange }) {
  const described = help.length > 0 ? `help-${++count}` : null;
  const input = element('input', {
    type: 'checkbox',
    role: 'switch',
    name,
    checked: value,
    disabled,
    'aria-describedby': described,
  });
  input.addEventListener('change', () => onChange(input.checked));
  return element(
    'div',
    { class: 'choice', 'data-name': name },
    element('label', { class: 'flag' }, element('span', null, label), input),
    helpText(described, help),
  );
}

/**
 * @param {string | null} id
 * @param {string[]} help
 */
function helpText(id, help) {
  if (!id) return null;
  return element('div', { id, class: 'help' }, ...help.map((text) => element('p', null, text)));
}
