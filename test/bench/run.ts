/**
 * `npm run bench [-- name …]`: figures, not tests. Each bench is a script of its own that prints a table with its peer or bound from
 * the same run; this lists and runs them one after another.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'bench.ts')))
  .map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no bench ${unknown.join(', ')}; there are ${names.join(', ')}\n`);
  process.exit(2);
}

let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  process.stdout.write(`\n## ${name}\n\n`);
  const ran = spawnSync(process.execPath, [join(here, name, 'bench.ts')], { stdio: 'inherit' });
  if (ran.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
