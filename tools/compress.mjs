// Compresses files with brotli: reads [[source, target], …] as JSON from standard input.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

for (const [source, target] of JSON.parse(readFileSync(0, 'utf8'))) {
  const content = readFileSync(source);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // An interrupted build must not leave half a file under the name of a whole one.
  writeFileSync(source, brotliCompressSync(content, { params }));
  renameSync(source, target);
}
