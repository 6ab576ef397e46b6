// Minifies scripts and style sheets, each for itself: reads [[source, target], …] as JSON from
// standard input. A style sheet is known by its target's name, and everything else is a script.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from 'esbuild';

for (const [source, target] of JSON.parse(readFileSync(0, 'utf8'))) {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    charset: 'utf8',
    legalComments: 'none',
    loader: target.endsWith('.css') ? 'css' : 'js',
    minify: true,
    sourcefile: source,
    target: 'es2022',
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}
