/** A replay as one HTML file that needs nothing else: no network, no site, no engine. */

/** Every module that the player is made of. */
const MODULES = [
  'board/stacking',
  'embed/shapes',
  'embed/nodes',
  'embed/replay',
  'embed/signs',
  'embed/picture',
  'embed/motion',
  'embed/words',
  'embed/player',
  'embed/player-style',
  'embed/style',
];

const POLICY = "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'";

const START = `
import { Player } from 'embed/player';
import { read } from 'embed/replay';
import { PLAYER } from 'embed/player-style';
import { PICTURE } from 'embed/style';
import { Words } from 'embed/words';

const { replay, texts } = JSON.parse(document.querySelector('[type="application/json"]').textContent);
const sheet = new CSSStyleSheet();
sheet.replaceSync(PICTURE + PLAYER);
document.adoptedStyleSheets = [sheet];
const player = new Player(read(replay), new Words(document.documentElement.lang, texts));
document.querySelector('main').append(player.element);
`;

/** Around the player; a board as large as the window lets it be. */
const PAGE = `
:root { color-scheme: light dark; background: light-dark(#f7f3ea, #17191c); }
body { margin: 0; padding: 1rem; }
main { inline-size: min(100%, 46rem, max(17.5rem, 100vb - 13rem)); margin-inline: auto; }
h1 { margin: 0 0 1rem; color: light-dark(#25231f, #ece7dc); font: 600 1.3125rem/1.2 system-ui, sans-serif; overflow-wrap: anywhere; }
p.note { margin: 1.5rem 0 0; color: light-dark(#5c574d, #b3ac9f); font: 0.8125rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
`;

/**
 * Writes the file. Its scripts and texts are those of the site as it is now.
 *
 * @param {unknown} replay as the engine answers `replay`
 * @param {object} page
 * @param {string} page.language
 * @param {string} page.title
 * @param {string} [page.note] below the board, such as the game's link
 * @returns {Promise<string>}
 */
export async function standalone(replay, { language, title, note = '' }) {
  const sources = await Promise.all(MODULES.map(source));
  const imports = Object.fromEntries(MODULES.map((name, index) => [name, dataAddress(sources[index])]));
  const { default: texts } = await import(`../../data/embed/${language}.js`);
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)}</title>
<style>${PAGE}</style>
<script type="importmap">${json({ imports })}</script>
<script type="application/json">${json({ replay, texts })}</script>
</head>
<body>
<main><h1>${escaped(title)}</h1></main>
${note && `<p class="note">${escaped(note)}</p>`}
<script type="module">${START}</script>
</body>
</html>
`;
}

/** @param {string} name of a module, without folder and ending */
async function source(name) {
  const response = await fetch(new URL(`../${name}.js`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.text();
}

/**
 * A module as an address. In there nothing is beside it, so others are called by their names.
 *
 * @param {string} text
 */
function dataAddress(text) {
  const named = text
    .replace(/from\s*["']\.\.\/board\/([a-z-]+)\.js["']/g, "from 'board/$1'")
    .replace(/from\s*["']\.\/([a-z-]+)\.js["']/g, "from 'embed/$1'");
  return `data:text/javascript,${encodeURIComponent(named)}`;
}

/**
 * JSON that may stand in a script element.
 *
 * @param {unknown} value
 */
function json(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
