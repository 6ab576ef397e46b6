// The shapes that cross the modules of the page. The engine's replies are made in
// py/boardlet/describe.py; what of them is drawn is told in board/types.d.ts.

import type { Board, Choice, Overlay, State as DrawnState } from './board/types.js';

export type { Board, Choice, Overlay };

export type Value = string | number | boolean;
export type Options = Record<string, Value>;
/** Option key -> the values it must have one of. */
export type Condition = Record<string, Value[]>;

export interface Option {
  key: string;
  kind: 'flag' | 'choice';
  values: Value[];
  default: Value;
  when: Condition;
  limits: { value: Value; when: Condition }[];
  sets: { value: Value; options: Options }[];
}

export interface Game {
  id: string;
  seats: number[];
  /** The option that says how many play; null where that never changes. */
  players: string | null;
  options: Option[];
  /** The kinds of match that it may be played in, with the lengths that are offered. */
  matches: { kind: string; lengths: number[] }[];
  /** Games between people elsewhere: how many, and the percentages that first, second and nobody won. */
  published: [number, number, number, number] | null;
  /** Whether there is a lesson. */
  learn: boolean;
}

export interface Hello {
  protocol: number;
  version: string;
  games: Game[];
}

export type Arguments = Record<string, string | number>;

export interface Message {
  key: string;
  args: Arguments;
}

/** A line of the final count. */
export interface Tally {
  side: number;
  value: number;
  piece: string | null;
  points: string[];
  label: string | null;
}

/** A `state` reply. */
export interface State extends DrawnState {
  partial: string;
  position: string | null;
  legal: string[];
  reason: string | null;
  scores: number[] | null;
  ranks: number[] | null;
  status: Message;
  notes: Message[];
  tally: Tally[];
}

/** A finished turn as the turn list shows it. */
export interface Turn {
  text: string;
  seat: number;
  scores: number[] | null;
}

/** What is known of each game before the engine is up: the replies for its usual options. */
export interface First {
  build: string;
  /** Pages that are read, by their address in the first language -> their languages. */
  pages: Record<string, string[]>;
  hello: Hello;
  games: Record<string, { board: Board; state: State }>;
}

export interface Seat {
  kind: 'person' | 'computer';
  /** Null: called by the colour. */
  name: string | null;
  level: number | null;
}

/** What a search thinks of a state. */
export interface Thought {
  /** The whole turn it would play. */
  turn: string;
  /** The actions of it that are still to be played. */
  actions: string[];
  /** The margin over the best opponent that it expects, seen by the seat to act. */
  score: number;
  nodes: number;
  depth: number;
  /** Searched to the end: the margin is the true one. */
  exact: boolean;
  /** How the game may go on, turn by turn. */
  line: string[];
}

/** Other turns that were tried: they leave their line at turn number `at`, counted from 0. */
export interface Branch {
  at: number;
  moves: string[];
  branches: Branch[];
}

/** How a game of a match ended, by player. */
export interface Result {
  ranks: number[];
  points: number[] | null;
}

/** The match that a game belongs to, as it stood before the game. */
export interface Match {
  kind: string;
  length: number;
  results: Result[];
  /** The player at each seat; empty: each at their own. */
  seating: number[];
}

/** By what is played: minutes for each seat, seconds that a turn brings. */
export interface ClockRules {
  minutes: number;
  increment: number;
  /** A page that nobody sees stops the clock. */
  away: boolean;
}

/** How the clock of a game stands. */
export interface ClockRecord extends ClockRules {
  /** By turn: the seat that played it, and the milliseconds it had left. */
  turns: [number, number][];
  /** Milliseconds left to the seat whose turn it is; null: none of them were used. */
  running: number | null;
  /** The seat that has lost by its time, as the players decided. */
  fallen: number | null;
}

/** A game as it was played: all that is kept, shared or sent. */
export interface GameRecord {
  /** Names the game in this browser; links and texts do not have it. */
  id: string;
  game: string;
  options: Options;
  moves: string[];
  partial: string;
  position: string | null;
  seats: Seat[];
  /** Null: the game stands by itself. */
  match: Match | null;
  /** Null: nobody is in a hurry. Links and texts do not have it. */
  clock: ClockRecord | null;
  branches: Branch[];
}

/** How a game ended: by seat, 1 is the best rank. */
export interface Outcome {
  ranks: number[];
  scores: number[] | null;
}

/** A game as this browser keeps it. */
export interface Kept {
  id: string;
  /** When it began, in milliseconds since 1970. */
  begun: number;
  /** When it was played in last. */
  at: number;
  /** Names what was written last: who wrote something else may not have seen it. */
  stamp: string;
  /** Null: it runs. */
  result: Outcome | null;
  record: GameRecord;
}

/** What was kept and could not be read, or not to its end; nothing is thrown away. */
export interface Aside {
  id: string;
  at: number;
  /** The game's id, if that much could be read. */
  game: string | null;
  value: unknown;
}

export interface Texts {
  page: string;
  games: Record<string, string>;
}
