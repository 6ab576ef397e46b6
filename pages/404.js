// A host answers with this page at any depth, so the way up to the site is found by trying.
(async () => {
  for (let folder = new URL('.', location.href); ; folder = new URL('..', folder)) {
    const found = await fetch(new URL('manifest.webmanifest', folder)).catch(() => null);
    if (found?.ok && (await found.json().catch(() => null))?.name === 'Boardlet') {
      for (const link of document.links) link.href = folder.href;
      return;
    }
    if (folder.pathname === '/') return;
  }
})();
