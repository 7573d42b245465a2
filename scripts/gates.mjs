// `npm run test:nightly`, `npm run test:release`: the trials of reliability at their full figures, one part after the other, and the
// figures at the end. Exit 0 when every part passed. Parts that need strace or a namespace fail where there is none: a trial that
// did not run has shown nothing.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const gate = process.argv[2];
const column = { nightly: 0, release: 1 }[gate];
if (column === undefined) {
  process.stderr.write('node scripts/gates.mjs nightly|release\n');
  process.exit(2);
}

/** How many trials, nightly and at a release. */
const counts = {
  SEATWRIGHT_KILLS: [1000, 5000],
  SEATWRIGHT_POWER_CUTS: [3000, 10_000],
  SEATWRIGHT_IO_ERRORS: [400, 800],
  SEATWRIGHT_DAMAGES: [10_000, 10_000],
  SEATWRIGHT_RACES: [100, 500],
  SEATWRIGHT_RECOVERIES: [500, 1500],
  SEATWRIGHT_CUTS: [200, 500],
  SEATWRIGHT_UNDO_LISTS: [1000, 1000],
  SEATWRIGHT_MIGRATIONS: [120, 500],
  SEATWRIGHT_IPC: [10_000, 10_000],
  SEATWRIGHT_IMPORTS: [10_000, 100_000],
};

/** Every part with the trials of the specification that it holds. */
const parts = [
  [
    'kills, races, damage, recovery, copies (T-DUR-1, 4, 8; T-LOCK; T-OPEN; T-REC; T-SNAP; T-FILE)',
    [
      '--project',
      'electron',
      'test/electron/file',
      'test/electron/recovery',
      'test/electron/copies',
      'test/electron/checker',
    ],
  ],
  [
    'undo, engine, calls, loopback (T-UNDO, T-ENG, T-IPC, T-LAN-3, 9)',
    ['--project', 'electron', 'test/electron/backend', 'test/electron/host'],
  ],
  ['imports (T-IMP-1, 2)', ['--project', 'models', 'test/renderer/people']],
  ['power cuts and failing disks (T-DUR-2, 3)', ['-c', 'vitest.gates.config.ts']],
];

const env = {
  ...process.env,
  ...Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, String(of[column])])),
};
const figures = join(root, 'artifacts/figures.jsonl');
rmSync(figures, { force: true });

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const results = parts.map(([name, words]) => {
  process.stdout.write(`\n## ${name}\n`);
  const start = Date.now();
  const args = [vitest, 'run', '--testTimeout=3600000', ...words];
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return { name, passed: status === 0, seconds: Math.round((Date.now() - start) / 1000) };
});

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
