// Runs a Python program with exactly what the site ships: its Pyodide, library and engine.
//
//   node tests/shipped_python.mjs dist 'print("a program")'

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist, program] = process.argv.slice(2);
const shipped = pathToFileURL(`${resolve(dist)}/`);
const { DOWNLOADS, INSTALLER, RUNTIME_INFO } = await import(new URL('js/engine/build.js', shipped).href);
// Pyodide's own module in Node asks for a package beside it; the site's copy has none.
const { loadPyodide } = await import('pyodide');

async function run() {
  const python = await loadPyodide({
    stdLibURL: new URL(DOWNLOADS.library.path, shipped).pathname,
    lockFileContents: { info: RUNTIME_INFO, packages: {} },
    packageBaseUrl: shipped.pathname,
  });
  for (const { path } of [DOWNLOADS.engine, INSTALLER]) {
    // Pyodide takes no Buffer of Node's.
    python.unpackArchive(new Uint8Array(await readFile(new URL(path, shipped))), 'wheel');
  }
  await python.runPythonAsync(program);
}

// Node would print the whole line that threw, which is a megabyte of Pyodide.
run().catch((error) => {
  console.error(String(error));
  process.exitCode = 1;
});
