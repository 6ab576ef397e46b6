/**
 * The look of boards in other pages.
 *
 * It goes into a constructed style sheet: a policy that forbids inline styles does not forbid those.
 */

/** For a replay; its root element has the class `player`. */
export const PLAYER = `
.player, .player * {
  box-sizing: border-box;
}
.player {
  --ink: light-dark(#25231f, #ece7dc);
  --soft: light-dark(#5c574d, #b3ac9f);
  --line-colour: light-dark(#25231f26, #ece7dc29);
  --accent: light-dark(#0b6b66, #62c9be);
  --focus: 0.1875rem solid var(--accent);
  display: grid;
  gap: 0.5rem;
  inline-size: 100%;
  color: var(--ink);
  font: 1rem/1.35 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
.player .picture {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.player .picture text {
  font-family: inherit;
}
.player .shadow {
  fill: #000;
  opacity: 0.2;
}
.player .marks {
  fill: none;
  stroke: light-dark(#7a4a12, #3d2507);
  stroke-linecap: round;
}
.player .height circle {
  fill: light-dark(#fffaf0, #f1e7d1);
  stroke: #25231f;
}
.player .height text {
  fill: #25231f;
  font-weight: 700;
  text-anchor: middle;
}
.player .seats {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.player .seat {
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-inline-size: 0;
  padding: 0.125rem 0.5rem 0.125rem 0.25rem;
  border: 0.0625rem solid transparent;
  border-radius: 1rem;
}
.player .seat[data-turn] {
  border-color: var(--line-colour);
}
.player .seat[data-won] .name {
  font-weight: 700;
}
.player .name {
  overflow-wrap: anywhere;
}
.player .score {
  font-variant-numeric: tabular-nums;
  font-weight: 600;
}
.player .emblem {
  flex: none;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  overflow: visible;
}
.player .emblem path {
  stroke: light-dark(#25231f, #ece7dc99);
}
.player .line {
  margin: 0;
  min-block-size: 1.35em;
  color: var(--soft);
  font-variant-numeric: tabular-nums;
  text-align: center;
  overflow-wrap: anywhere;
}
.player .slider {
  inline-size: 100%;
  block-size: 1.5rem;
  margin: 0;
  accent-color: var(--accent);
}
.player .row {
  display: flex;
  justify-content: center;
  gap: 0.25rem;
}
.player .tool {
  display: grid;
  place-items: center;
  flex: 0 1 3.25rem;
  min-inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0.0625rem solid var(--line-colour);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  cursor: pointer;
}
.player .tool[aria-disabled="true"] {
  color: var(--soft);
  opacity: 0.5;
  cursor: default;
}
.player .sign {
  inline-size: 1.5rem;
  block-size: 1.5rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.player :focus-visible {
  outline: var(--focus);
  outline-offset: 0.125rem;
}
@media (hover: hover) {
  .player .tool:not([aria-disabled="true"]):hover {
    border-color: var(--accent);
    color: var(--accent);
  }
}
@media print {
  .player .row,
  .player .slider {
    display: none;
  }
}
`;
