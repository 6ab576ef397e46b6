// The least that runs the engine: Pyodide as its package brings it, the engine's sources, one
// question.

import { loadPyodide } from '/stock/pyodide.mjs';

const python = await loadPyodide();
const wheel = await fetch('/wheel/engine.whl');
python.unpackArchive(await wheel.arrayBuffer(), 'wheel');
const server = python.pyimport('boardlet.protocol').Server();
server.receive('{"id": 1, "type": "hello"}');
performance.mark('boardlet:first-reply');
