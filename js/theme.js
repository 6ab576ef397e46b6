// Runs before the first paint of a page that is read: the kept themes of page, board and pieces.
// Not a module, because a module would run after it.
(() => {
  try {
    const { theme, board, pieces } = JSON.parse(localStorage.getItem('boardlet:settings') ?? '{}') ?? {};
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (typeof board === 'string') root.dataset.board = board;
    if (typeof pieces === 'string') root.dataset.pieces = pieces;
  } catch {
    // Storage may be refused, and what it holds may be broken: what the system prefers, then.
  }
})();
