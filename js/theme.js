// Runs before the first paint of a page that is read: the kept theme.
// Not a module, because a module would run after it.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('boardlet:settings') ?? '{}') ?? {};
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be refused, and what it holds may be broken: what the system prefers, then.
  }
})();
