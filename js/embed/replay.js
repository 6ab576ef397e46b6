/** Replays: what a board looked like after each turn; docs/embedding.md tells the fields. */

import { ShapeError, index, list, maybe, number, object, table, text } from './shapes.js';

/** @typedef {{ kind: string, side: number | null, point: string, level: number }} Standing */

/**
 * A board without its pieces.
 *
 * @typedef {object} Drawing
 * @property {number[]} box
 * @property {number} size of a piece
 * @property {string[]} sides
 * @property {Map<string, number[]>} points
 * @property {unknown[]} paints
 * @property {unknown[]} surface
 * @property {Map<string, unknown>} symbols by kind and side
 * @property {Map<string, unknown>} emblems by side's token
 */

/**
 * A piece goes along points to the last of them.
 *
 * @typedef {{ piece: number, path: string[], level: number }} Move
 */

/**
 * @typedef {object} Turn
 * @property {string} text
 * @property {number} seat
 * @property {Move[]} moves
 * @property {{ piece: number, as: Standing }[]} set what is new about pieces beside where they went
 * @property {(number | null)[] | null} scores after it, by seat
 * @property {number[] | null} sides by seat, where they changed
 */

/**
 * @typedef {object} Replay
 * @property {string} game
 * @property {Map<string, string>} title by language
 * @property {(string | null)[]} names by seat
 * @property {Drawing} drawing
 * @property {number[]} sides by seat, at the start
 * @property {(number | null)[] | null} scores at the start, by seat
 * @property {Standing[]} pieces at the start
 * @property {Turn[]} turns
 * @property {number[] | null} ranks by seat, when the game is over
 */

const FORMAT = 'boardlet-replay';
const VERSION = 1;
const MOST = { turns: 5000, pieces: 1000, points: 2000, seats: 12, nodes: 5000 };

/**
 * Tells by which name a file refers to a drawing that the site has; null if it brings its own.
 *
 * @param {unknown} file
 */
export function drawingName(file) {
  const { drawing } = object(file, 'replay');
  if (typeof drawing !== 'string') return null;
  if (!/^[a-z0-9-]{1,60}$/.test(drawing)) throw new ShapeError('drawing: no such name');
  return drawing;
}

/**
 * Reads a parsed file. Throws a ShapeError for what is not a replay, and knows nothing of what it
 * does not need.
 *
 * @param {unknown} file
 * @returns {Replay}
 */
export function read(file) {
  const given = object(file, 'replay');
  if (given.format !== FORMAT) throw new ShapeError('this is not a replay');
  if (given.version !== VERSION) throw new ShapeError(`a replay of version ${VERSION} is needed`);
  const drawing = readDrawing(given.drawing);
  const sides = list(given.sides, 'sides', MOST.seats, (side) => index(side, 'sides', drawing.sides.length));
  /** @param {unknown} piece */
  const standing = (piece) => readStanding(piece, drawing);
  const pieces = list(given.pieces, 'pieces', MOST.pieces, standing);
  return {
    game: text(given.game, 'game', 100),
    title: table(given.title ?? {}, 'title', 200, text),
    names: list(given.names ?? [], 'names', MOST.seats, (name) => maybe(name, (found) => text(found, 'names', 100))),
    drawing,
    sides,
    scores: readScores(given.scores),
    pieces,
    turns: list(given.turns ?? [], 'turns', MOST.turns, (turn) => readTurn(turn, drawing, sides.length, pieces.length)),
    ranks: maybe(given.ranks, (ranks) => list(ranks, 'ranks', MOST.seats, number)),
  };
}

/**
 * The pieces after so many turns.
 *
 * @param {Replay} replay
 * @param {number} count
 */
export function position(replay, count) {
  const pieces = replay.pieces.map((piece) => ({ ...piece }));
  for (const turn of replay.turns.slice(0, count)) {
    for (const { piece, path, level } of turn.moves) Object.assign(pieces[piece], { point: path.at(-1), level });
    for (const { piece, as } of turn.set) pieces[piece] = { ...as };
  }
  return pieces;
}

/**
 * The side that each seat plays after so many turns.
 *
 * @param {Replay} replay
 * @param {number} count
 */
export function sidesAfter(replay, count) {
  return replay.turns.slice(0, count).findLast(({ sides }) => sides)?.sides ?? replay.sides;
}

/** @param {unknown} value @returns {Drawing} */
function readDrawing(value) {
  const given = object(value, 'drawing');
  const box = list(given.box, 'box', 4, number);
  if (box.length < 4 || box[2] <= 0 || box[3] <= 0) throw new ShapeError('box: not a rectangle');
  /** @param {unknown} node */
  const node = (node) => node;
  return {
    box,
    size: number(given.size, 'size'),
    sides: list(given.sides, 'sides', MOST.seats, (side) => text(side, 'sides', 40)),
    points: table(given.points, 'points', MOST.points, (at) => pair(list(at, 'points', 2, number))),
    paints: list(given.paints, 'paints', MOST.nodes, node),
    surface: list(given.surface, 'surface', MOST.nodes, node),
    symbols: table(given.symbols, 'symbols', MOST.nodes, node),
    emblems: table(given.emblems, 'emblems', MOST.seats, node),
  };
}

/** @param {number[]} at */
function pair(at) {
  if (at.length !== 2) throw new ShapeError('points: not a place');
  return at;
}

/**
 * @param {unknown} value
 * @param {Drawing} drawing
 * @returns {Standing}
 */
function readStanding(value, { sides }) {
  const [kind, side, point, level] = list(value, 'piece', 4, (part) => part);
  return {
    kind: maybe(kind, (found) => text(found, 'kind', 100)) ?? '',
    side: maybe(side, (found) => index(found, 'side', sides.length)),
    point: text(point, 'point', 100),
    level: index(level, 'level', MOST.pieces),
  };
}

/**
 * @param {unknown} value
 * @param {Drawing} drawing
 * @param {number} seats
 * @param {number} pieces
 * @returns {Turn}
 */
function readTurn(value, drawing, seats, pieces) {
  const given = object(value, 'turn');
  return {
    text: text(given.text, 'turn', 2000),
    seat: index(given.seat, 'seat', seats),
    moves: list(given.moves, 'moves', MOST.pieces, (move) => {
      const [piece, path, level] = list(move, 'move', 3, (part) => part);
      const points = list(path, 'path', MOST.points, (point) => text(point, 'point', 100));
      if (points.length === 0) throw new ShapeError('path: empty');
      return { piece: index(piece, 'piece', pieces), path: points, level: index(level, 'level', MOST.pieces) };
    }),
    set: list(given.set ?? [], 'set', MOST.pieces, (change) => {
      const [piece, ...as] = list(change, 'set', 5, (part) => part);
      return { piece: index(piece, 'piece', pieces), as: readStanding(as, drawing) };
    }),
    scores: readScores(given.scores),
    sides: maybe(given.sides, (found) =>
      list(found, 'sides', MOST.seats, (side) => index(side, 'sides', drawing.sides.length)),
    ),
  };
}

/** @param {unknown} value */
function readScores(value) {
  return maybe(value, (scores) => list(scores, 'scores', MOST.seats, (score) => maybe(score, (s) => number(s, 'scores'))));
}
