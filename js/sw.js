/**
 * The service worker: keeps one whole build of the site and serves it, with or without a network.
 *
 * Built into the site's top folder, so that its scope is the site and nothing beside it. What is
 * ours and what is the runtime's stand in two caches: an update of ours leaves the runtime alone.
 * A build is complete or not used; a new one waits until the page sends `activate`. Files are kept
 * under their hash, so that caches of several builds cannot be mistaken for each other.
 *
 * Games that the site's owner has added are no part of a build: they come from the network, and
 * only without one from a third cache.
 */

/// <reference lib="webworker" />

/** @typedef {{ sha256: string, bytes: number }} Kept */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Both are filled in by build.py, so that each build has a service worker of its own.
const BUILD = '<!-- build:hash -->';
/** @type {Map<string, Kept>} the files of the build by their path below the scope */
const FILES = new Map(
  JSON.parse('<!-- build:files -->').map((/** @type {[string, string, number]} */ [path, sha256, bytes]) => [
    path,
    { sha256, bytes },
  ]),
);

const INSTALLER = '<!-- build:installer -->';
const SCOPE = worker.registration.scope;
const PAGE = 'index.html';
const RUNTIME = 'vendor/pyodide/';
const AT_ONCE = 4;
/** The list of further games; they and their installer are wheels. */
const LIST = 'games.json';
/** How long the network is waited for before a kept list or wheel is taken. */
const PATIENCE_MILLISECONDS = 4000;
const PREFIX = `boardlet ${new URL(SCOPE).pathname} `;
const SITE_CACHE = `${PREFIX}site ${BUILD}`;
const RUNTIME_CACHE = `${PREFIX}runtime`;
const EXTRAS_CACHE = `${PREFIX}extras`;

/** Set when this build cannot be served any more: then all comes from the server. */
let givenUp = false;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path === null) return;
  const file = FILES.get(path);
  if (file) event.respondWith(answer(event, path, file));
  // Addresses in a page are seen from its folder, so the slash must be there.
  else if (FILES.has(`${path}/${PAGE}`)) event.respondWith(Response.redirect(slashed(event.request.url)));
  else if (isExtra(path)) event.respondWith(answerExtra(event, path));
});
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting());
  else if (event.data === 'build') port?.postMessage(BUILD);
  else if (event.data === 'verify') event.waitUntil(verify().then((mended) => port?.postMessage(mended)));
});

/** Fetches the whole build, taking from older caches what has not changed. */
async function install() {
  const waiting = [...FILES];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await bring(next[0], next[1]);
    }),
  );
  // Without a network they may be lacking; the next visit brings what is missing.
  await bringExtras().catch(() => undefined);
  // Where an older build was given up, its pages come from the server already.
  const older = (await siteCaches()).filter((name) => name !== SITE_CACHE);
  if (worker.registration.active && older.length === 0) await worker.skipWaiting();
}

/** Removes what older builds have kept, once their service worker is gone. */
async function activate() {
  for (const name of await siteCaches()) if (name !== SITE_CACHE) await caches.delete(name);
  const wanted = new Set([...FILES].map(([path, file]) => keyOf(path, file)));
  const runtime = await caches.open(RUNTIME_CACHE);
  for (const request of await runtime.keys()) {
    if (!wanted.has(request.url)) await runtime.delete(request);
  }
}

/** @param {string} path */
function isExtra(path) {
  return path === LIST || (path.endsWith('.whl') && !path.startsWith('engine/'));
}

/**
 * Answers from the network, so that a list is never an old one where there is a new one.
 *
 * @param {FetchEvent} event
 * @param {string} path
 */
async function answerExtra(event, path) {
  const { request } = event;
  const cache = await caches.open(EXTRAS_CACHE);
  const kept = await cache.match(request.url);
  try {
    // Where nothing is kept there is nothing to be impatient for.
    const response = await fetch(request, kept && { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    if (response.ok) await keepExtra(cache, request.url, response.clone());
    else if (response.status === 404) await cache.delete(request.url);
    if (response.ok && path === LIST) event.waitUntil(forgetOthers(cache, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Keeps the further games and what installs them. */
async function bringExtras() {
  const list = new URL(LIST, SCOPE);
  const response = await fetch(list, { cache: 'no-cache' });
  if (!response.ok) return;
  const cache = await caches.open(EXTRAS_CACHE);
  await keepExtra(cache, list.href, response.clone());
  for (const href of await forgetOthers(cache, response)) {
    const wheel = await fetch(href, { cache: 'no-cache', mode: 'same-origin' });
    if (wheel.ok) await keepExtra(cache, href, wheel);
  }
}

/**
 * Lets go of all that a list does not name any more; returns the wheels that it calls for.
 *
 * @param {Cache} cache
 * @param {Response} list
 * @returns {Promise<string[]>}
 * @throws {Error} if it is none
 */
async function forgetOthers(cache, list) {
  /** @type {string[]} */
  const files = await list.json();
  const named = files.map((file) => new URL(file, SCOPE)).filter(({ origin }) => origin === worker.location.origin);
  const wheels = named.length > 0 ? [new URL(INSTALLER, SCOPE), ...named].map(({ href }) => href) : [];
  const wanted = new Set([new URL(LIST, SCOPE).href, ...wheels]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  return wheels;
}

/**
 * @param {Cache} cache
 * @param {string} url
 * @param {Response} response
 */
async function keepExtra(cache, url, response) {
  const body = await response.arrayBuffer();
  await cache.put(url, new Response(body, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } }));
}

/**
 * The address of a folder, as it should have been written.
 *
 * @param {string} url
 */
function slashed(url) {
  const address = new URL(url);
  address.pathname += '/';
  return address.href;
}

/**
 * The path of a request below the scope, or null for one that is none of ours; of a folder, that
 * of its page.
 *
 * @param {Request} request
 */
function pathOf({ method, url }) {
  if (method !== 'GET' || !url.startsWith(SCOPE)) return null;
  const path = new URL(url).pathname.slice(new URL(SCOPE).pathname.length);
  return path === '' || path.endsWith('/') ? path + PAGE : path;
}

/**
 * @param {FetchEvent} event
 * @param {string} path
 * @param {Kept} file
 */
async function answer(event, path, file) {
  if (givenUp) return fetch(event.request);
  const kept = await find(path, file);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (!response.ok) return response;
  const body = await response.clone().arrayBuffer();
  if ((await sha256(body)) === file.sha256) {
    await keep(path, file, response.clone());
    return response;
  }
  // The server has another build by now. A page that comes from there gets all of it from there;
  // one of ours must not be given files that are not its own.
  const isOurs = event.request.mode !== 'navigate' && (await isKept(PAGE));
  await giveUp();
  if (!isOurs) return response;
  const client = await worker.clients.get(event.clientId);
  if (client instanceof WindowClient) void client.navigate(client.url).catch(() => undefined);
  return Response.error();
}

/** Lets go of a build that has lost files which nobody has any more. */
async function giveUp() {
  if (givenUp) return;
  givenUp = true;
  await caches.delete(SITE_CACHE);
  void worker.registration.update().catch(() => undefined);
}

/**
 * A kept file, or undefined where it is missing or was cut short.
 *
 * @param {string} path
 * @param {Kept} file
 */
async function find(path, file) {
  const cache = await caches.open(cacheName(path));
  const response = await cache.match(keyOf(path, file));
  // What is large is counted by the engine as it reads it; see downloads.js.
  if (!response || path.startsWith(RUNTIME)) return response;
  const { size } = await response.clone().blob();
  return size === file.bytes ? response : undefined;
}

/** @param {string} path */
async function isKept(path) {
  const file = FILES.get(path);
  return file !== undefined && (await find(path, file)) !== undefined;
}

/**
 * Holds every kept file against its hash and fetches those that are not what they should be.
 *
 * @returns {Promise<number>} how many were mended
 */
async function verify() {
  let mended = 0;
  for (const [path, file] of FILES) {
    const response = await find(path, file);
    if (response && (await sha256(await response.arrayBuffer())) === file.sha256) continue;
    const cache = await caches.open(cacheName(path));
    await cache.delete(keyOf(path, file));
    // What cannot be fetched now is fetched when it is asked for.
    if (await bring(path, file).then(() => true, () => false)) mended += 1;
  }
  return mended;
}

/**
 * Puts a file into its cache: from a cache of another build if it is there, else from the network.
 *
 * @param {string} path
 * @param {Kept} file
 */
async function bring(path, file) {
  if (await find(path, file)) return;
  for (const name of await siteCaches()) {
    const response = await (await caches.open(name)).match(keyOf(path, file));
    if (response && (await response.clone().blob()).size === file.bytes) return keep(path, file, response);
  }
  const response = await fetch(new URL(path, SCOPE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if ((await sha256(await response.clone().arrayBuffer())) !== file.sha256) {
    throw new Error(`${path} is not the file of build ${BUILD}`);
  }
  return keep(path, file, response);
}

/**
 * @param {string} path
 * @param {Kept} file
 * @param {Response} response
 */
async function keep(path, file, response) {
  const headers = new Headers(response.headers);
  // The body is unpacked by now, and no request that asks for it is like the one it came by.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  const cache = await caches.open(cacheName(path));
  // A response that was redirected is refused as a page, so it is made anew.
  await cache.put(keyOf(path, file), new Response(response.body, { headers }));
}

/** The names of the caches of all builds, but for the runtime's. */
async function siteCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}site `));
}

/** @param {string} path */
function cacheName(path) {
  return path.startsWith(RUNTIME) ? RUNTIME_CACHE : SITE_CACHE;
}

/**
 * @param {string} path
 * @param {Kept} file
 */
function keyOf(path, file) {
  return new URL(`${path}?sha256=${file.sha256}`, SCOPE).href;
}

/** @param {ArrayBuffer} body */
async function sha256(body) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
