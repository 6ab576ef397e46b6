// Compiles Python sources with the Python that the browser will run.
//
//   node tools/compile.mjs '[{"source": …, "target": …, "layout": …, "prefix": …, "optimize": …}]'
//
// Each job is one call of compile_tree in compile_tree.py, with folders of this machine.

import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

async function compile(jobs) {
  const program = await readFile(new URL('compile_tree.py', import.meta.url), 'utf8');
  // A fixed seed keeps the order of sets, and so the output, the same. Columns in tracebacks would
  // make everything a quarter larger.
  const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
  python.runPython(program);
  const compileTree = python.globals.get('compile_tree');
  for (const [number, { source, target, layout, prefix, optimize }] of jobs.entries()) {
    python.mountNodeFS(`/source${number}`, source);
    python.mountNodeFS(`/target${number}`, target);
    compileTree(`/source${number}`, `/target${number}`, layout, prefix, optimize);
  }
}

compile(JSON.parse(process.argv[2])).catch((error) => {
  // Node itself would print the whole line that threw, which is a megabyte of Pyodide.
  console.error(String(error));
  process.exitCode = 1;
});
