/**
 * The engine's worker: takes requests, hands them to Python, posts the replies.
 *
 * A long search runs in slices, between which messages get in.
 */

import { boot, describe } from './boot.js';
import { BUILD } from './build.js';

/** @import { Server } from './boot.js' */
/** @import { FromWorker, ToWorker } from './messages.js' */

const SLICE_MILLISECONDS = 12;
/** How long after replies a snapshot is taken, if none was yet. */
const KEEP_MILLISECONDS = 500;

/** @type {Server | null} */
let server = null;
/** @type {(() => Promise<void>) | null} */
let keep = null;
let stepping = false;

// A message to oneself takes its turn with those from outside, unlike a promise, and is not
// held back as a timer would be.
const turn = new MessageChannel();
turn.port1.onmessage = step;

self.onmessage = ({ data }) => handle(data);

/** @param {FromWorker} message */
function post(message) {
  self.postMessage(message);
}

/** @param {ToWorker} message */
function handle(message) {
  switch (message.kind) {
    case 'start':
      void start(message);
      break;
    case 'request':
      receive(message.id, message.text);
      break;
    default:
      throw new TypeError(`unknown message ${JSON.stringify(message)}`);
  }
}

/** @param {Extract<ToWorker, { kind: 'start' }>} message */
async function start({ build, snapshot, extras }) {
  if (build !== BUILD) {
    const detail = `the page is of build ${build}, its worker of ${BUILD}`;
    post({ kind: 'failed', failure: { key: 'engine-failed-build', args: {}, detail } });
    return;
  }
  try {
    const booted = await boot(
      {
        onProgress: (progress) => post({ kind: 'progress', progress }),
        onInstalling: (file) => post({ kind: 'installing', file }),
      },
      snapshot,
      extras,
    );
    ({ server, keep } = booted);
    post({ kind: 'ready', restored: booted.restored, extras: booted.extras });
  } catch (error) {
    post({ kind: 'failed', failure: describe(error) });
  }
}

/**
 * @param {number} id
 * @param {string} text
 */
function receive(id, text) {
  if (!server) throw new Error('a request came before the start');
  try {
    postReplies(server.receive(text), id);
  } catch (error) {
    post({ kind: 'crashed', request: id, detail: String(error) });
    return;
  }
  if (!stepping) {
    stepping = true;
    step();
  }
  if (keep) setTimeout(keepSnapshot, KEEP_MILLISECONDS);
}

/** Nobody waits for it, so replies come first; where it cannot be kept, all is as before. */
function keepSnapshot() {
  if (stepping || !keep) return;
  keep().catch(() => undefined);
  keep = null;
}

/** Works for a slice on what takes long, and comes back until nothing is left. */
function step() {
  if (!server) return;
  try {
    const replies = server.step(SLICE_MILLISECONDS);
    stepping = replies !== undefined;
    if (replies === undefined) return;
    postReplies(replies, null);
  } catch (error) {
    post({ kind: 'crashed', request: null, detail: String(error) });
    return;
  }
  turn.port2.postMessage(null);
}

/**
 * @param {string} replies lines of JSON
 * @param {number | null} request that was being read
 */
function postReplies(replies, request) {
  for (const text of replies.split('\n').filter(Boolean)) post({ kind: 'reply', text, request });
}
