/** Single keys for what is done often; they stay out of the way of typing and of dialogs. */

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable]';

/**
 * @param {Record<string, () => void>} commands by the key's character
 * @param {() => boolean} wanted whether they are switched on
 */
export function listenForShortcuts(commands, wanted) {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !Object.hasOwn(commands, key)) return;
    if (!wanted() || (target instanceof Element && target.closest(OWN_KEYS))) return;
    event.preventDefault();
    commands[key]();
  });
}
