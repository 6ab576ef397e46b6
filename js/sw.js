/**
 * The service worker: keeps one whole build of the site and serves it, with or without a network.
 *
 * Built into the site's top folder, so that its scope is the site and nothing beside it. What is
 * ours and what is the runtime's stand in two caches: an update of ours leaves the runtime alone.
 * A build is complete or not used; a new one waits until the page sends `activate`.
 */

/// <reference lib="webworker" />

/** @typedef {{ sha256: string, bytes: number }} Kept */
/** @typedef {Map<string, Kept>} Files by path below the scope */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Filled in by build.py, so that each build has a service worker of its own. */
const BUILD = '<!-- build:hash -->';
const SCOPE = worker.registration.scope;
const LIST = 'data/build.json';
const PAGE = 'index.html';
const RUNTIME = 'vendor/pyodide/';
const AT_ONCE = 4;
const PREFIX = `boardlet ${new URL(SCOPE).pathname} `;
const SITE_CACHE = `${PREFIX}site ${BUILD}`;
const RUNTIME_CACHE = `${PREFIX}runtime`;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});
worker.addEventListener('message', (event) => {
  const port = event.ports[0];
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting());
  else if (event.data === 'verify') event.waitUntil(verify().then((mended) => port?.postMessage(mended)));
  else if (event.data === 'build') port?.postMessage(BUILD);
});

/** Fetches the whole build, taking from older caches what has not changed. */
async function install() {
  const response = await fetch(new URL(LIST, SCOPE), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  const list = await response.clone().json();
  if (list.build !== BUILD) throw new Error(`the site's files are of build ${list.build}, not ${BUILD}`);
  const files = filesOf(list);
  const older = await olderCaches();
  const waiting = [...files];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await bring(next[0], next[1], older);
    }),
  );
  // Last: a cache without its list is one that was not filled to the end.
  await (await caches.open(SITE_CACHE)).put(new URL(LIST, SCOPE), response);
}

/** Removes what older builds have kept, once nobody runs them any more. */
async function activate() {
  const files = await keptFiles();
  for (const name of await caches.keys()) {
    if (name.startsWith(`${PREFIX}site `) && name !== SITE_CACHE) await caches.delete(name);
  }
  const runtime = await caches.open(RUNTIME_CACHE);
  for (const request of await runtime.keys()) {
    const url = new URL(request.url);
    const path = url.href.slice(SCOPE.length).replace(url.search, '');
    if (files.get(path)?.sha256 !== url.searchParams.get('sha256')) await runtime.delete(request);
  }
}

/**
 * The path of a request that this worker answers, or null for one that goes its own way.
 *
 * @param {Request} request
 */
function pathOf(request) {
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return null;
  const path = decodeURI(new URL(request.url).pathname.slice(new URL(SCOPE).pathname.length));
  return path === '' ? PAGE : path.endsWith('/') ? `${path}${PAGE}` : path;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const file = (await keptFiles()).get(path);
  if (!file) return fetch(request);
  const kept = await find(path, file);
  if (kept) return kept;
  const response = await fetch(request);
  if (!response.ok) return response;
  // Another build's file is passed on but not kept: the page notices by its build hash.
  const body = await response.clone().arrayBuffer();
  if ((await sha256(body)) === file.sha256) await keep(path, file, response.clone());
  return response;
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
  if (!response) return undefined;
  const { size } = await response.clone().blob();
  return size === file.bytes ? response : undefined;
}

/**
 * Holds every kept file against its hash and fetches those that are not what they should be.
 *
 * @returns {Promise<number>} how many were mended
 */
async function verify() {
  let mended = 0;
  for (const [path, file] of await keptFiles()) {
    const response = await find(path, file);
    if (response && (await sha256(await response.arrayBuffer())) === file.sha256) continue;
    const cache = await caches.open(cacheName(path));
    await cache.delete(keyOf(path, file));
    await bring(path, file, []);
    mended += 1;
  }
  return mended;
}

/**
 * Puts a file into its cache: from an older cache if it is the same there, else from the network.
 *
 * @param {string} path
 * @param {Kept} file
 * @param {{ cache: Cache, files: Files }[]} older
 */
async function bring(path, file, older) {
  if (await find(path, file)) return;
  for (const { cache, files } of older) {
    if (files.get(path)?.sha256 !== file.sha256) continue;
    const response = await cache.match(keyOf(path, file));
    if (response && (await response.clone().blob()).size === file.bytes) {
      await keep(path, file, response);
      return;
    }
  }
  const response = await fetch(new URL(path, SCOPE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if ((await sha256(await response.clone().arrayBuffer())) !== file.sha256) {
    throw new Error(`${path} is not the file of build ${BUILD}`);
  }
  await keep(path, file, response);
}

/**
 * @param {string} path
 * @param {Kept} file
 * @param {Response} response
 */
async function keep(path, file, response) {
  const cache = await caches.open(cacheName(path));
  await cache.put(keyOf(path, file), response);
}

/** The files of this build, from the kept list. @type {Promise<Files> | null} */
let files = null;

/** @returns {Promise<Files>} */
function keptFiles() {
  files ??= readFiles();
  return files;
}

/** @returns {Promise<Files>} */
async function readFiles() {
  const cache = await caches.open(SITE_CACHE);
  const url = new URL(LIST, SCOPE);
  const kept = await cache.match(url);
  if (kept) return filesOf(await kept.json());
  // The cache was emptied behind our back: begin again with what the server has.
  const response = await fetch(url, { cache: 'no-store' });
  const list = response.ok ? await response.clone().json() : null;
  if (list?.build !== BUILD) {
    files = null;
    return new Map();
  }
  await cache.put(url, response);
  return filesOf(list);
}

/** The site caches of other builds with their lists. */
async function olderCaches() {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${PREFIX}site `) || name === SITE_CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(new URL(LIST, SCOPE));
    if (list) found.push({ cache, files: filesOf(await list.json()) });
  }
  return found;
}

/**
 * @param {{ files: [string, string, number][] }} list
 * @returns {Files}
 */
function filesOf(list) {
  return new Map(list.files.map(([path, sha256, bytes]) => [path, { sha256, bytes }]));
}

/** @param {string} path */
function cacheName(path) {
  return path.startsWith(RUNTIME) ? RUNTIME_CACHE : SITE_CACHE;
}

/**
 * Runtime files of several builds share a cache, so their keys carry the hash.
 *
 * @param {string} path
 * @param {Kept} file
 */
function keyOf(path, file) {
  const url = new URL(path, SCOPE);
  if (path.startsWith(RUNTIME)) url.searchParams.set('sha256', file.sha256);
  return url;
}

/** @param {ArrayBuffer} body */
async function sha256(body) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
