// What the engine sends to be drawn, and what the board asks of the page around it.

export interface Point {
  name: string;
  /** In board units: to the right, and downward. */
  x: number;
  y: number;
  row: number;
  neighbours: Record<string, string>;
  side: number | null;
}

export interface Tray {
  name: string;
  side: number;
  role: 'hand' | 'taken';
}

/** A `board` reply. */
export interface Board {
  game: string;
  points: Point[];
  box: [number, number, number, number];
  drawing: string;
  sides: string[];
  trays: Tray[];
  rotations: number[];
  reach: number;
  pieceSize: number;
  art: string;
}

export interface Piece {
  id: string;
  /** A point, or a tray. */
  point: string;
  level: number;
  /** Null where nobody may see it. */
  kind: string | null;
  /** Null where it belongs to nobody. */
  side: number | null;
}

export interface Choice {
  action: string;
  kind: string;
  piece: string | null;
  source: string | null;
  target: string | null;
}

export interface GameEvent {
  kind: string;
  seat: number;
  piece: string | null;
  source: string | null;
  target: string | null;
  level: number;
  path: string[];
}

export interface Overlay {
  key: string;
  /** One count a side, by point. */
  counts: Record<string, number[]>;
}

/** The part of a `state` reply that is drawn. */
export interface State {
  game: string;
  options: Record<string, string | number | boolean>;
  moves: string[];
  steps: string[];
  seat: number;
  over: boolean;
  text: string;
  choices: Choice[];
  pieces: Piece[];
  last: GameEvent[];
  now: GameEvent[];
  sides: number[];
  overlays: Overlay[];
}

export interface L10n {
  text(key: string, args?: Record<string, string | number>): string;
}

export interface Settings {
  /** Milliseconds a step; 0 is off. */
  animation: number;
  coordinates: boolean;
  /** When a chosen target is only a ghost until it is chosen again. */
  confirm: 'never' | 'touch' | 'always';
  sound: boolean;
  /** Colours and pieces of css/board/themes.css; null: those of the page around the board. */
  board: string | null;
  pieces: string | null;
}

export interface Place {
  x: number;
  y: number;
}

export type MarkKind = 'can' | 'chosen' | 'target' | 'capture' | 'far' | 'last' | 'hint';

/** A `routes` reply: by point the actions that lead there, null where several ways do. */
export interface Routes {
  routes: Record<string, string[] | null>;
  /** The actions with which several ways begin. */
  firsts: Record<string, string[]>;
}

/** A point that is reached by several actions: one way (`rest` follows the first), or several. */
export interface FarTarget {
  firsts: Choice[];
  rest: string[] | null;
}

export interface BoardEvents {
  act: { action: string };
  /** A point, or `<tray>/<kind>` for a piece in a tray. */
  select: { place: string | null; piece: string | null };
  say: { text: string };
  /** Whether an action waits for the player's confirmation. */
  asked: { asked: boolean };
  /** The tower that was tapped or focused last, if it still is one. */
  tower: { point: string | null };
}
