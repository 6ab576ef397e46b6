// Runs before the first paint of a frame: its language and its theme, as its address asks for them.
// Not a module, because a module would run after it.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const known = root.dataset.languages?.split(' ') ?? [];
  const wanted = [asked.get('lang'), ...navigator.languages];
  root.lang = wanted.map((tag) => String(tag).toLowerCase().split('-')[0]).find((code) => known.includes(code)) ?? 'en';
})();
