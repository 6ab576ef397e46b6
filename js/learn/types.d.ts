// What a game teaches by; made in py/boardlet/describe.py, `learn_reply`.

/** What is asked of a turn; nothing of these: any turn will do. */
export interface Goal {
  /** Turns one of which is to be played. */
  turns?: string[];
  /** How the turn has to begin. */
  begins?: string[];
  /** The least score after it of the seat that plays. */
  score?: number;
  /** The least lead after it of the seat that plays. */
  lead?: number;
}

export interface Step {
  /** Null: the start of the game. */
  position: string | null;
  goal: Goal;
  /** A turn that does what is asked. */
  show: string;
}

export interface Puzzle {
  position: string;
  /** The best turn; another one that leads to the same position is as good. */
  turn: string;
  /** From 1, easy, to 3. */
  grade: number;
  /** What its own text is called by, if it has one. */
  name?: string;
}

export interface Sample {
  moves: string[];
  /** The numbers of turns after which there is something to say; 0 is the start. */
  notes: number[];
}

export interface Lessons {
  lesson: Step[];
  puzzles: Puzzle[];
  sample: Sample;
  /** The Fluent texts, in the language that was asked for. */
  ftl: string;
}

/** What somebody has done of it. */
export interface Progress {
  /** How many steps of the lesson. */
  steps: number;
  /** The positions of the puzzles that were solved. */
  solved: string[];
}
