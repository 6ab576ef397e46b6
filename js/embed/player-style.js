/** The look of a replay; its root element has the class `player`. */
export const PLAYER = `
.player, .player * {
  box-sizing: border-box;
}
.player {
  --ink: light-dark(#25231f, #ece7dc);
  --soft: light-dark(#5c574d, #b3ac9f);
  --line-colour: light-dark(#25231f26, #ece7dc29);
  --accent: light-dark(#0b6b66, #62c9be);
  --focus: 0.1875em solid var(--accent);
  display: grid;
  gap: 0.5em;
  inline-size: 100%;
  color: var(--ink);
  font: medium/1.35 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
.player .seats {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 0.75em;
  margin: 0;
  padding: 0;
  list-style: none;
}
.player .seat {
  display: flex;
  align-items: center;
  gap: 0.375em;
  min-inline-size: 0;
  padding: 0.125em 0.5em 0.125em 0.25em;
  border: 0.0625em solid transparent;
  border-radius: 1em;
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
  inline-size: 1.125em;
  block-size: 1.125em;
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
  block-size: 1.5em;
  margin: 0;
  accent-color: var(--accent);
}
.player .row {
  display: flex;
  justify-content: center;
  gap: 0.25em;
}
.player .tool {
  display: grid;
  place-items: center;
  flex: 0 1 3.25em;
  min-inline-size: 2.75em;
  block-size: 2.75em;
  padding: 0;
  border: 0.0625em solid var(--line-colour);
  border-radius: 0.5em;
  background: transparent;
  color: inherit;
  cursor: pointer;
}
.player .tool[aria-disabled="true"] {
  color: var(--soft);
  opacity: 0.5;
  cursor: default;
}
.player :focus-visible {
  outline: var(--focus);
  outline-offset: 0.125em;
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
