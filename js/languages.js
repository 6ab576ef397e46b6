/** The languages of the page: which there are, their texts, and going over to another one. */

import { fetchJson } from './files.js';
import { translate } from './l10n.js';

/** @import { L10n } from './l10n.js' */
/** @import { Settings } from './settings.js' */
/** @import { Texts } from './types.js' */

/** The codes of all languages, the first to fall back on; the page itself says them. */
export const LANGUAGES = document.documentElement.dataset.languages?.split(' ') ?? ['en'];

/**
 * @param {string} language
 * @returns {Promise<Texts>}
 */
export function fetchTexts(language) {
  return fetchJson(`data/texts/${language}.json`);
}

/** The language in which texts have all that there is to say. @type {WeakMap<L10n, string>} */
const complete = new WeakMap();

/**
 * Brings the texts that only dialogs use, which a first visit does without.
 *
 * @param {L10n} l10n
 */
export async function bringMore(l10n) {
  const { language } = l10n;
  if (complete.get(l10n) === language) return;
  const texts = await fetchMore(language);
  // Meanwhile it may have become another one.
  if (l10n.language !== language) return bringMore(l10n);
  l10n.extend(texts);
  complete.set(l10n, language);
}

/**
 * @param {string} language
 * @returns {Promise<Texts>}
 */
function fetchMore(language) {
  return fetchJson(`data/texts/more/${language}.json`);
}

/**
 * What a language calls itself.
 *
 * @param {string} language
 */
export function ownName(language) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Follows the language of the settings.
 *
 * @param {L10n} l10n
 * @param {Settings} settings
 * @param {() => void} onFailure the texts did not arrive; everything stays as it is
 */
export function followLanguage(l10n, settings, onFailure) {
  let wanted = l10n.language;
  settings.follow(async ({ language }) => {
    if (language === wanted) return;
    wanted = language;
    forgetAddressed();
    try {
      const texts = await Promise.all([fetchTexts(language), fetchMore(language)]);
      if (language !== wanted) return;
      complete.set(l10n, language);
      l10n.use(language, ...texts);
    } catch {
      if (language !== wanted) return;
      settings.set('language', (wanted = l10n.language));
      onFailure();
    }
  });
  l10n.follow(() => translate(l10n));
}

/** Takes the language out of the address, which would bring it back with the next visit. */
function forgetAddressed() {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
