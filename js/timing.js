/** Marks for the benchmark: when something was there for the first time. */

/** @param {'first-board' | 'first-reply'} what */
export function reached(what) {
  const name = `boardlet:${what}`;
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
