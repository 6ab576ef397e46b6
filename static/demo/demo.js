// Fills the test bench: one board in nine sizes, anew whenever something else is chosen.

const SIZES = [
  [280, 460],
  [320, 568],
  [360, 640],
  [400, 400],
  [480, 700],
  [568, 320],
  [640, 480],
  [768, 900],
  [1024, 640],
];

const form = document.querySelector('.choices');
const host = document.querySelector('.sizes');

function show() {
  const chosen = new FormData(form);
  host.replaceChildren(...SIZES.map(([width, height]) => figure(width, height, chosen)));
}

function figure(width, height, chosen) {
  const made = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const framed = chosen.get('as') === 'frame';
  caption.textContent = framed ? `${width} × ${height}` : String(width);
  made.append(caption, framed ? frame(width, height, chosen) : board(width, chosen));
  return made;
}

function board(width, chosen) {
  const made = document.createElement('board-game');
  if (chosen.get('as') === 'replay') made.setAttribute('src', `replays/${chosen.get('game')}.json`);
  else made.setAttribute('game', chosen.get('game'));
  made.setAttribute('width', String(width));
  // A board fills its column; here its column is as wide as it.
  made.style.setProperty('width', `${width}px`);
  for (const name of ['theme', 'lang']) if (chosen.get(name)) made.setAttribute(name, chosen.get(name));
  return made;
}

function frame(width, height, chosen) {
  const made = document.createElement('iframe');
  const words = new URLSearchParams({ embed: '1', game: chosen.get('game') });
  for (const name of ['theme', 'lang']) if (chosen.get(name)) words.set(name, chosen.get(name));
  Object.assign(made, { src: `../?${words}`, width, height, loading: 'lazy', title: `${width} × ${height}` });
  return made;
}

form.addEventListener('change', show);
show();
