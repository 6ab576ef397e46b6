// What the page and its worker say to each other, and what the engine client gives out.

/** The steps of a boot, in their order. */
export type BootStep = 'runtime' | 'library' | 'engine' | 'start';

export interface Progress {
  /** The first step that is not done. */
  step: BootStep;
  /** Bytes of all downloads together. */
  loaded: number;
  total: number;
}

/** Why there is no engine: a key of the page's texts with its arguments. */
export interface Failure {
  key: FailureKey;
  args: Record<string, string | number>;
  /** For developers, in English. */
  detail: string;
}

export type FailureKey =
  /** A file did not arrive; `file` names it. Try again when online. */
  | 'engine-failed-download'
  /** The browser refused to run the engine. */
  | 'engine-failed-start'
  /** Nothing happened for `seconds`. */
  | 'engine-failed-timeout'
  /** Page and engine are of different builds. Load the page again. */
  | 'engine-failed-build'
  /** The engine broke down again and again. */
  | 'engine-failed-crashes';

/** What became of the games that the site's owner has added; see extras.js. */
export interface Extras {
  /** The ids of those that can be played. */
  games: string[];
  failures: ExtraFailure[];
}

/** Why a further game, or the list of them, is left out: a key of the page's texts with its arguments. */
export interface ExtraFailure {
  key: ExtraFailureKey;
  /** `file` is the wheel, as games.json names it, or games.json. */
  args: { file: string };
  /** For developers, in English. */
  detail: string;
}

export type ExtraFailureKey =
  /** games.json did not arrive. */
  | 'extras-failed-list'
  /** games.json is not a list of addresses of wheels. */
  | 'extras-failed-form'
  /** The wheel is not one of this site's own files. */
  | 'extras-failed-origin'
  /** The wheel did not arrive. */
  | 'extras-failed-download'
  /** It is no wheel, needs something that is not there, or holds no game that can be played. */
  | 'extras-failed-install'
  /** The engine broke down over it, or took too long. */
  | 'extras-failed-crash';

/** Whether a start may begin from a kept snapshot and keep one, or must get rid of it. */
export type SnapshotUse = 'use' | 'forget' | 'none';

export type ToWorker =
  /** `extras`: whether the games of games.json are wanted. */
  | { kind: 'start'; build: string; snapshot: SnapshotUse; extras: boolean }
  /** `text` is a JSON request with this `id`. */
  | { kind: 'request'; id: number; text: string };

export type FromWorker =
  | { kind: 'progress'; progress: Progress }
  /** A further game is being installed: the wheel, as games.json names it. */
  | { kind: 'installing'; file: string }
  /** `restored`: from a snapshot. */
  | { kind: 'ready'; restored: boolean; extras: Extras }
  | { kind: 'failed'; failure: Failure }
  /** `text` is a JSON reply, given while reading `request` if that is set. */
  | { kind: 'reply'; text: string; request: number | null }
  /** The engine is lost, while reading `request` if that is set. */
  | { kind: 'crashed'; request: number | null; detail: string };

export type EngineState = 'idle' | 'booting' | 'ready' | 'failed';

export interface Status {
  state: EngineState;
  /** Set if and only if the state is `failed`. */
  failure: Failure | null;
}

export interface EngineEvents {
  progress: Progress;
  status: Status;
  /** Comes once the engine is ready. */
  extras: Extras;
}

/** A request of the protocol; the client gives it its `id`. */
export interface Request {
  type: string;
  [field: string]: unknown;
}

/** A reply of the protocol without its `id`. */
export interface Reply {
  type: string;
  [field: string]: any;
}

export interface Stream {
  /** The last reply; null if the stream was cancelled before it came. */
  done: Promise<Reply | null>;
  cancel(): void;
  /** Has a search end now; its last reply is the best it has found. */
  take(): void;
}
