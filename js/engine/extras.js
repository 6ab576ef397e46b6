/** Installs games by other people; loaded only where a site has some. */

import { INSTALLER } from './build.js';
import { download } from './downloads.js';

/** @import { ExtraFailure, ExtraFailureKey, Extras } from './messages.js' */
/** @import { PyodideInterface } from '../../vendor/pyodide/pyodide.mjs' */

const FOLDER = '/tmp/games';
const PATIENCE_MILLISECONDS = 30_000;

/**
 * Says in Python what a wheel brought; see py/boardlet/extras.py.
 *
 * @typedef {{ install(path: string): Promise<string> }} Installer
 */

/**
 * Installs wheels one after the other, in their order: a later one may need an earlier one.
 *
 * @param {URL} root of the site
 * @param {PyodideInterface} python
 * @param {string[]} files as games.json names them
 * @param {(file: string) => void} onInstalling
 * @returns {Promise<Extras>}
 */
export async function install(root, python, files, onInstalling) {
  /** @type {Extras} */
  const extras = { games: [], failures: [] };
  const wheels = files.map((file) => fetchWheel(root, file));
  const installer = await createInstaller(root, python).catch(String);
  if (typeof installer === 'string') {
    return { games: [], failures: [failure('extras-failed-download', INSTALLER.path, installer)] };
  }
  for (const [index, file] of files.entries()) {
    onInstalling(file);
    const wheel = await wheels[index];
    if (!(wheel instanceof Uint8Array)) {
      extras.failures.push(wheel);
      continue;
    }
    const path = `${FOLDER}/${nameOf(root, file)}`;
    python.FS.writeFile(path, wheel);
    const { games, problem } = JSON.parse(await installer.install(path));
    python.FS.unlink(path);
    if (problem === null) extras.games.push(...games);
    else extras.failures.push(failure('extras-failed-install', file, problem));
  }
  return extras;
}

/**
 * @param {URL} root
 * @param {PyodideInterface} python
 * @returns {Promise<Installer>}
 * @throws {Error} if the installer itself does not arrive
 */
async function createInstaller(root, python) {
  const { response, done } = download(root, INSTALLER, () => undefined);
  const [wheel] = await Promise.all([response.then((all) => all.arrayBuffer()), done]);
  python.unpackArchive(wheel, 'wheel');
  python.FS.mkdirTree(FOLDER);
  return python.pyimport('boardlet.extras');
}

/**
 * @param {URL} root
 * @param {string} file
 * @returns {Promise<Uint8Array | ExtraFailure>}
 */
async function fetchWheel(root, file) {
  const address = new URL(file, root);
  if (address.origin !== root.origin) {
    return failure('extras-failed-origin', file, `${address.origin} is not ${root.origin}`);
  }
  try {
    // An address that is the site's own may still lead to another one.
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const response = await fetch(address, { mode: 'same-origin', cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    return failure('extras-failed-download', file, String(error));
  }
}

/**
 * @param {URL} root
 * @param {string} file
 */
function nameOf(root, file) {
  const { pathname } = new URL(file, root);
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}

/**
 * @param {ExtraFailureKey} key
 * @param {string} file
 * @param {string} detail
 * @returns {ExtraFailure}
 */
function failure(key, file, detail) {
  return { key, args: { file }, detail };
}
