/** Whether a turn did what a step of a lesson asks for. */

/** @import { Goal } from './types.js' */
/** @import { State } from '../types.js' */

/**
 * @param {Goal} goal
 * @param {State} state after the turn
 * @param {number} seat whose turn it was
 */
export function met(goal, state, seat) {
  const turn = state.moves[state.moves.length - 1];
  if (goal.turns) return goal.turns.includes(turn);
  if (goal.begins) return goal.begins.some((beginning) => turn.startsWith(beginning));
  const scores = state.scores ?? [];
  if (goal.score !== undefined) return scores[seat] >= goal.score;
  if (goal.lead === undefined) return true;
  const others = scores.filter((_, other) => other !== seat);
  return scores[seat] - Math.max(...others) >= goal.lead;
}
