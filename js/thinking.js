/** What the computer does on the page of a game: it plays its seats, hints, analyses and reviews. */

import { Computer } from './computer.js';

/** @import { Engine } from './engine/client.js' */
/** @import { AnalysisPanel } from './panels/analysis.js' */
/** @import { Search } from './panels/seats.js' */
/** @import { Standing } from './table.js' */
/** @import { Board, State, Thought, Turn } from './types.js' */

const STRONGEST = 6;
/** How a turn of a finished game is valued: well enough to see where it turned. */
const REVIEW = { level: 4, seed: 0, ms: 700 };

/**
 * The page, as far as thinking changes it.
 *
 * @typedef {object} Stage
 * @property {() => Board | null} board
 * @property {(state: State) => boolean} stands whether the page still shows a state
 * @property {(thought?: Thought) => void} onThink a search has begun, or has come so far
 * @property {() => void} onRest nothing is thought any more
 * @property {(error: unknown) => void} onError
 */

export class Thinking {
  #computer;
  #analysis;
  #stage;
  /** The search that somebody waits for, which an analysis is not. @type {{ search: Search } | null} */
  #awaited = null;

  /**
   * @param {Engine} engine
   * @param {AnalysisPanel} analysis
   * @param {Stage} stage
   */
  constructor(engine, analysis, stage) {
    this.#computer = new Computer(engine);
    this.#analysis = analysis;
    this.#stage = stage;
  }

  /** Whether somebody waits for what is thought. */
  get going() {
    return this.#awaited !== null;
  }

  /** What somebody waits for. */
  get search() {
    return this.#awaited?.search ?? null;
  }

  /** Has the running search answer now with the best it has. */
  hurry() {
    this.#computer.hurry();
  }

  /** Ends what is thought about a position that is of no use any more. */
  drop() {
    this.#awaited = null;
    this.#computer.drop();
  }

  /**
   * Finds the turn of the computer that is to move.
   *
   * @param {Standing} standing
   * @returns {Promise<Thought | null>} null if it is not wanted any more
   */
  play({ record, state }) {
    const { level } = record.seats[state.seat];
    const question = { level: level ?? 1, seed: randomSeed() };
    return this.#search('turn', state, (onThought) => this.#computer.think(record, question, onThought));
  }

  /**
   * Finds the turn that the strongest level would play; an analysis that had to wait goes on.
   *
   * @param {Standing} standing
   */
  async hint(standing) {
    const { record, state } = standing;
    const best = await this.#search('hint', state, (onThought) => this.#computer.hint(record, onThought));
    if (this.#stage.stands(state) && !this.going) void this.analyse(standing);
    return best;
  }

  /**
   * Thinks about a position, where that is wanted.
   *
   * @param {Standing} standing
   */
  async analyse({ record, state }) {
    const { board, stands } = this.#stage;
    if (!this.#analysis.on) return;
    this.#analysis.clear();
    if (state.over) return;
    /** @param {Thought} thought */
    const tell = (thought) => {
      const drawn = board();
      if (drawn && stands(state)) this.#analysis.show(drawn, state, thought);
    };
    try {
      const best = await this.#computer.think(record, { level: STRONGEST, seed: 0 }, tell);
      if (best) tell(best);
    } catch (error) {
      if (stands(state)) this.#stage.onError(error);
    }
  }

  /**
   * Values a finished game turn by turn, and draws it as it comes.
   *
   * @param {Standing} standing
   * @param {(Turn | undefined)[]} turns
   */
  async review({ record, state }, turns) {
    const { stands, onError } = this.#stage;
    const board = this.#stage.board();
    if (!board) return;
    /** @type {number[]} */
    const values = [];
    try {
      for (const [index, told] of turns.entries()) {
        const moves = record.moves.slice(0, index);
        const thought = await this.#computer.think({ ...record, moves, partial: '' }, REVIEW, () => {});
        if (!thought || !stands(state)) return;
        values.push((told?.seat ?? index % 2) === 0 ? thought.score : -thought.score);
        this.#analysis.draw(board, state, turns, values);
      }
      values.push(state.scores ? state.scores[0] - state.scores[1] : (values.at(-1) ?? 0));
      this.#analysis.draw(board, state, turns, values);
    } catch (error) {
      if (stands(state)) onError(error);
    }
  }

  /**
   * @param {Search} search
   * @param {State} state
   * @param {(onThought: (thought: Thought) => void) => Promise<Thought | null>} begin
   */
  async #search(search, state, begin) {
    const { stands, onThink, onRest, onError } = this.#stage;
    const awaited = { search };
    this.#awaited = awaited;
    const found = begin((thought) => onThink(thought));
    onThink();
    try {
      const best = await found;
      return best && stands(state) ? best : null;
    } catch (error) {
      if (stands(state)) onError(error);
      return null;
    } finally {
      if (this.#awaited === awaited) this.#awaited = null;
      if (stands(state)) onRest();
    }
  }
}

/** A seed that makes the next game another one. */
function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
}
