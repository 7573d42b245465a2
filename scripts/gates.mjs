// `npm run test:nightly`, `npm run test:release`: the trials of the rule books at their full figures, and the figures at
// the end. Exit 0 when every part passed. Parts that need strace or a namespace fail where there is none: a trial that
// did not run has shown nothing.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const gate = process.argv[2];
const column = { nightly: 0, release: 1 }[gate];
if (column === undefined) {
  process.stderr.write('node scripts/gates.mjs nightly|release\n');
  process.exit(2);
}

const GATES = 'vitest.gates.config.ts';

/** How many trials, nightly and at a release. */
const counts = {
  SEATWRIGHT_PAIRS: [10_000, 10_000],
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
  SEATWRIGHT_FULL_DISKS: [50, 50],
  SEATWRIGHT_MOVED_FILES: [25, 25],
  SEATWRIGHT_OVERWRITTEN_FILES: [7, 7],
  SEATWRIGHT_LOST_LOGS: [2200, 2200],
  SEATWRIGHT_RUNAWAYS: [20, 20],
  SEATWRIGHT_CANCELS: [25, 100],
  SEATWRIGHT_SAME: [200, 200],
  SEATWRIGHT_PROCESS_KILLS: [100, 100],
  SEATWRIGHT_LOSSES: [200, 500],
  SEATWRIGHT_BARE_COPIES: [200, 200],
  SEATWRIGHT_SNAPSHOT_EVENTS: [5, 5],
  SEATWRIGHT_COPY_TROUBLES: [25, 25],
  SEATWRIGHT_NETWORK_SECONDS: [60, 600],
  SEATWRIGHT_CRASHES: [100, 100],
  SEATWRIGHT_HALL_HOURS: [8, 8],
  SEATWRIGHT_PACKAGES: [2, 2],
  SEATWRIGHT_HALL_ACTS: [200, 1000],
};

/** Trials that measure time have the machine to themselves; the others run two at a time. */
const ALONE = true;

/** Every part with the trials that it holds. */
const parts = [
  [
    'kills, races, damage, recovery, copies (T-DUR-1, 4, 5, 8; T-LOCK; T-OPEN-1 to 3; T-REC; T-SNAP-2, 4, 5; T-FILE; T-AUD-2; T-MIG-1, 2, 4)',
    'vitest',
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
    'undo, calls, log, names, loopback (T-UNDO-1, 2, 4; T-IPC-1; T-PRIV-2; T-IMP-4; T-LAN-3, 9)',
    'vitest',
    ['--project', 'electron', 'test/electron/backend', 'test/electron/host'],
  ],
  [
    'imports (T-IMP-1 to 3)',
    'vitest',
    ['--project', 'models', '--project', 'core', 'test/renderer/people', 'test/core/exchange'],
  ],
  [
    'power cuts, failing disks, a vanishing folder of copies (T-DUR-2, 3; T-MIG-3; T-SNAP-3)',
    'vitest',
    ['-c', GATES, 'test/gates/power', 'test/gates/files/migration', 'test/gates/files/vanishing'],
  ],
  [
    'hostile files, a lost laptop, copies and rest form in every family (T-OPEN-4; T-SNAP-1, 3, 4; T-AUD-1; T-DUR-6; T-FILE-1, 5)',
    'vitest',
    ['-c', GATES, ...['hostile', 'second', 'snapshots', 'rest'].map((name) => `test/gates/files/${name}`)],
  ],
  [
    'the memory and the sameness of searches (T-ENG-3, 5)',
    'vitest',
    ['-c', GATES, 'test/gates/engine', '-t', 'T-ENG-3|T-ENG-5'],
  ],
  ['the packages of all six systems (T-PK)', 'vitest', ['--project', 'desktop', 'test/desktop/packaging']],
  ['paper at its whole matrix (P-01)', 'vitest', ['-c', GATES, 'test/gates/paper']],
  ['eight hours of pages in the hall (H-13)', 'vitest', ['-c', GATES, 'test/gates/hall', '-t', 'H-13']],
  ["the desk's picture of the hall (X-7)", 'vitest', ['-c', GATES, 'test/gates/hall', '-t', 'X-7']],
  ['a fault at every method (T-UI-2)', 'vitest', ['-c', GATES, 'test/gates/windows', '-t', 'T-UI-2']],
  [
    'searches and processes that are ended (T-ENG-1, 2; T-PROC-1)',
    'vitest',
    ['-c', GATES, 'test/gates/engine', 'test/gates/processes', '-t', 'T-ENG-1|T-ENG-2|T-PROC-1'],
    ALONE,
  ],
  ['speed (T-DUR-7; T-OPEN-5; T-UNDO-3)', 'vitest', ['-c', GATES, 'test/gates/speed'], ALONE],
  ['the hall at full size (H-05, 9)', 'vitest', ['-c', GATES, 'test/gates/hall', '-t', 'H-05|H-09'], ALONE],
  ['the hall in the network (T-LAN-1, 5)', 'vitest', ['-c', GATES, 'test/gates/network'], ALONE],
  ['pages that die (T-UI-1; T-HALL-1)', 'vitest', ['-c', GATES, 'test/gates/windows', '-t', 'T-UI-1|T-HALL-1'], ALONE],
  ...(gate === 'release' ? [['no packet leaves (T-PRIV-1; T-REC-2; T-IPC-2, 3)', 'quiet', [], ALONE]] : []),
];

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
const chosen = parts.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
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
