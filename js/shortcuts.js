/** Single keys for what is done often; they stay out of the way of typing and of dialogs. */

/**
 * @param {Record<string, () => void>} commands by the key's character
 */
export function listenForShortcuts(commands) {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !Object.hasOwn(commands, key)) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]')) return;
    event.preventDefault();
    commands[key]();
  });
}
