/**
 * The look of boards in other pages.
 *
 * It goes into a constructed style sheet: a policy that forbids inline styles does not forbid those.
 */

/** For the element, whatever the page around it says: nothing is inherited. */
export const ELEMENT = `
:host {
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: min(280px, 100%);
  max-inline-size: 576px;
}
:host([hidden]) {
  display: none;
}
.board-game {
  all: initial;
  --paper: light-dark(#f7f3ea, #17191c);
  --ink: light-dark(#25231f, #ece7dc);
  --soft: light-dark(#5c574d, #b3ac9f);
  --line-colour: light-dark(#25231f26, #ece7dc29);
  --accent: light-dark(#0b6b66, #62c9be);
  --on-accent: light-dark(#fffdf8, #0b1f1d);
  --focus: 0.1875em solid var(--accent);
  position: relative;
  display: block;
  box-sizing: border-box;
  min-block-size: 8em;
  overflow: hidden;
  border: 0.0625em solid var(--line-colour);
  border-radius: 0.875em;
  background: var(--paper);
  color: var(--ink);
  font: medium/1.35 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
.board-game * {
  box-sizing: border-box;
}
.board-game > .player,
.board-game > .still,
.board-game > .broken {
  margin: 0;
  padding: 0.625em;
}
.board-game .bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 0.75em;
  padding-block-start: 0.625em;
}
.board-game .caption {
  flex: 1 1 8em;
  margin: 0;
  color: var(--soft);
  overflow-wrap: anywhere;
}
.board-game .go {
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  min-block-size: 2.75em;
  margin: 0;
  padding: 0.25em 1.125em 0.25em 0.75em;
  border: 0;
  border-radius: 0.5em;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.board-game .go .sign {
  fill: currentcolor;
}
.board-game .go[aria-disabled="true"] {
  cursor: progress;
  opacity: 0.75;
}
.board-game a {
  color: var(--accent);
}
.board-game :focus-visible {
  outline: var(--focus);
  outline-offset: 0.125em;
}
.board-game .live {
  display: block;
  inline-size: 100%;
  block-size: 30em;
  border: 0;
}
.board-game .live:not([data-ready]) {
  position: absolute;
  inset: 0;
  block-size: 100%;
  visibility: hidden;
}
`;

/** For drawn boards and the signs on buttons. */
export const PICTURE = `
.picture {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.picture text {
  font-family: inherit;
}
.picture .shadow {
  fill: #000;
  opacity: 0.2;
}
.picture .marks {
  fill: none;
  stroke: light-dark(#7a4a12, #3d2507);
  stroke-linecap: round;
}
.picture .height circle {
  fill: light-dark(#fffaf0, #f1e7d1);
  stroke: #25231f;
}
.picture .height text {
  fill: #25231f;
  font-weight: 700;
  text-anchor: middle;
}
.sign {
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`;
