// Turns Markdown into HTML: reads a list of texts as JSON from standard input, writes such a list.

import { readFileSync } from 'node:fs';
import markdownIt from 'markdown-it';

const reader = markdownIt({ html: false, typographer: false });
const texts = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(texts.map((text) => reader.render(text))));
