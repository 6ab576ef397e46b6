// Runs before the first paint: the kept theme, and which of the two pages is asked for.
// Not a module, because a module would run after it.
(() => {
  const root = document.documentElement;
  root.dataset.page = /^#\/[a-z]/.test(location.hash) ? 'game' : 'home';
  try {
    const { theme } = JSON.parse(localStorage.getItem('boardlet:settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be refused, and what it holds may be broken: the system's theme then.
  }
})();
