// `npm run test:nightly`, `npm run test:release`: the trials of the rule books at their full figures, and the figures at
// the end. Exit 0 when every part passed. Parts that need strace or a namespace fail where there is none: a trial that
// did not run has shown nothing.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ALONE, counts, parts, releaseParts } from './gate-parts.mjs';

const root = join(import.meta.dirname, '..');
const gate = process.argv[2];
const column = { nightly: 0, release: 1 }[gate];
if (column === undefined) {
  process.stderr.write('node scripts/gates.mjs nightly|release\n');
  process.exit(2);
}

const env = {
  ...process.env,
  ...Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, String(of[column])])),
};
const figures = join(root, 'artifacts/figures.jsonl');
rmSync(figures, { force: true });

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const tools = {
  vitest: [vitest, 'run', '--testTimeout=3600000', '--hookTimeout=600000'],
  quiet: [join(root, 'scripts/quiet.mjs')],
};
/** Only the parts whose name holds one of the words after the gate's; all where there are none. */
const wanted = process.argv.slice(3);
const all = [...parts, ...(gate === 'release' ? releaseParts : [])];
const chosen = all.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const isAlone = ([, , , alone]) => alone === ALONE;

/**
 * Most trials start hundreds of programs: these keep what they have compiled. Not so where time and memory are measured. A program
 * that is killed keeps nothing, so that one that ends by itself goes first.
 */
const compiled = { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/seatwright-gates') };
const looker = join(root, 'electron/backend/file/check/verify.ts');
spawnSync(process.execPath, [looker, join(root, 'no such file')], { env: compiled, stdio: 'ignore' });

/** Runs a part; what it says is shown when it has ended, so that two at a time do not talk at once. */
const run = async (part) => {
  const [name, tool, words] = part;
  const start = Date.now();
  const child = spawn(process.execPath, [...tools[tool], ...words], {
    cwd: root,
    env: isAlone(part) ? env : compiled,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stdout.write(`\n## ${name}\n${Buffer.concat(said)}`);
  return { name, passed: status === 0, seconds };
};

const results = [];
const waiting = chosen.filter((part) => !isAlone(part));
const lane = async () => {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) results.push(await run(part));
};
await Promise.all([lane(), lane()]);
for (const part of chosen.filter(isAlone)) results.push(await run(part));

process.stdout.write(`\n# Figures of the ${gate} gate\n\n`);
if (existsSync(figures)) {
  for (const line of readFileSync(figures, 'utf8').trimEnd().split('\n')) {
    const { id, text } = JSON.parse(line);
    process.stdout.write(`${id}: ${text}\n`);
  }
}
process.stdout.write('\n');
for (const { name, passed, seconds } of results)
  process.stdout.write(`${passed ? 'passed' : 'FAILED'} in ${seconds} s: ${name}\n`);
const failed = results.filter(({ passed }) => !passed).length;
process.stdout.write(`${results.length - failed} parts passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
