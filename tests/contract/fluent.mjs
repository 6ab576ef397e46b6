// Reads Fluent files with the library that the page uses; writes what it found as JSON.
//
//   node tests/contract/fluent.mjs '{"<name>": "<language>", …}'
//
// For each file: `messages` as the library holds them, `categories`: the plural forms that numbers
// take in its language, of which each has to be thought of.

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const HALVES = [0.5, 1.5];
const COUNTS = [...Array(200).keys(), ...HALVES];

const files = JSON.parse(process.argv[2]);
const found = {};
for (const [name, language] of Object.entries(files)) {
  const rules = new Intl.PluralRules(language);
  found[name] = {
    messages: new FluentResource(readFileSync(name, 'utf8')).body,
    categories: [...new Set(COUNTS.map((count) => rules.select(count)))],
  };
}
console.log(JSON.stringify(found));
