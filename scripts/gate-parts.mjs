// What the gates run: how many trials, and which part holds which of them. Run by `scripts/gates.mjs`.

const GATES = 'vitest.gates.config.ts';

/** How many trials, nightly and at a release. */
export const counts = {
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
  SEATWRIGHT_ENDINGS: [50, 50],
  SEATWRIGHT_HALL_HOURS: [8, 8],
  SEATWRIGHT_PACKAGES: [2, 2],
  SEATWRIGHT_HALL_ACTS: [200, 1000],
};

/** Trials that measure time have the machine to themselves; the others run two at a time. */
export const ALONE = true;

/** Every part with the trials that it holds. */
export const parts = [
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
  ['ends of the system (T-END-1)', 'vitest', ['-c', GATES, 'test/gates/windows', '-t', 'T-END-1'], ALONE],
];

/** At a release only. */
export const releaseParts = [['no packet leaves (T-PRIV-1; T-REC-2; T-IPC-2, 3)', 'quiet', [], ALONE]];
