/** A page that is read: marks the options of the game it was opened from, and wakes its diagrams. */

markOptions(new URLSearchParams(location.search));
for (const figure of document.querySelectorAll('[data-diagram]')) {
  if (figure instanceof HTMLElement) offer(figure);
}

/**
 * Shows which values of options a game has, if the address names them.
 *
 * @param {URLSearchParams} options
 */
function markOptions(options) {
  for (const mark of document.querySelectorAll('.in-force')) {
    if (!(mark instanceof HTMLElement)) continue;
    const { option, value } = mark.dataset;
    mark.hidden = option === undefined || options.get(option) !== value;
  }
}

/**
 * Offers to play on a diagram; what that takes is fetched when it is wanted.
 *
 * @param {HTMLElement} figure
 */
function offer(figure) {
  const tools = figure.querySelector('.diagram-tools');
  const place = figure.querySelector('.diagram-place');
  if (!(tools instanceof HTMLElement) || !(place instanceof HTMLElement)) return;
  tools.hidden = false;
  place.dataset.can = '';
  const listening = new AbortController();
  /** @param {boolean} showing */
  const wake = async (showing) => {
    listening.abort();
    const { wake: begin } = await import('./reading/diagram.js');
    await begin(figure, showing);
  };
  const { signal } = listening;
  place.addEventListener('click', () => wake(false), { signal });
  for (const button of tools.querySelectorAll('button')) {
    button.addEventListener('click', () => wake(button.dataset.do === 'turn'), { signal });
  }
}
