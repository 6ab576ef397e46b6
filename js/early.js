// Runs before the first paint: language and theme, which of the two pages is asked for, and what
// both of them need first. What is asked for in a frame is a page of its own.
// Not a module, because a module would run after it.
(() => {
  if (new URLSearchParams(location.search).has('embed')) {
    location.replace(`embed.html${location.search}${location.hash}`);
    return;
  }
  const root = document.documentElement;
  const [, list, game] = /^#\/(?:(games|statistics)(?=\/|$)|([a-z]))/.exec(location.hash) ?? [];
  root.dataset.page = list ?? (game ? 'game' : 'home');
  /** @type {Record<string, unknown>} */
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('boardlet:settings') ?? '{}') ?? {};
  } catch {
    // Storage may be refused, and what it holds may be broken: what the system prefers, then.
  }
  const { theme, board, pieces } = settings;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (typeof board === 'string') root.dataset.board = board;
  if (typeof pieces === 'string') root.dataset.pieces = pieces;
  const language = chooseLanguage();
  if (language && language !== root.lang) {
    root.lang = language;
    // What is written on the page is in another language, and not worth a look.
    root.dataset.words = 'waiting';
  }
  // A module that does not arrive takes the page's script with it, which could have said so.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);

  // A button that is pressed before the page listens is pressed again when it does.
  /** @type {HTMLElement | null} */
  let pressed = null;
  /** @param {MouseEvent} event */
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest('[data-open]') : null;
  };
  document.addEventListener('click', note);
  document.addEventListener(
    'boardlet:listens',
    () => {
      document.removeEventListener('click', note);
      pressed?.click();
    },
    { once: true },
  );

  // Only where scripts run are these files used, so only there are they asked for early: the first
  // data, and the modules from which most others are found.
  for (const href of ['data/first.json', `data/texts/${root.lang}.json`]) {
    preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  }
  for (const href of [
    'js/play.js',
    'js/home.js',
    'js/board/view.js',
    'js/board/scene.js',
    'js/engine/client.js',
    'js/panels/details.js',
    'vendor/fluent-bundle/index.js',
    'vendor/fluent-bundle/bundle.js',
    'vendor/fluent-bundle/resource.js',
  ]) {
    preload({ rel: 'modulepreload', href });
  }

  /** The language that the address, else the settings, else the browser asks for. */
  function chooseLanguage() {
    const known = root.dataset.languages?.split(' ') ?? [];
    const asked = [new URLSearchParams(location.search).get('lang'), settings.language, ...navigator.languages];
    return asked.map((tag) => String(tag).toLowerCase().split('-')[0]).find((code) => known.includes(code));
  }

  function giveUp() {
    delete root.dataset.words;
    const broken = document.querySelector('.broken');
    broken?.removeAttribute('hidden');
    // Only in English: texts do not arrive there either.
    if (location.protocol === 'file:') for (const words of broken?.querySelectorAll('p') ?? []) words.hidden = !words.matches('.broken-file');
    broken?.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
    root.dataset.page = 'broken';
  }

  /** @param {Partial<HTMLLinkElement>} link */
  function preload(link) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
})();
