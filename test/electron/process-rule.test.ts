/** [T-PROC-2] [reliability 1.1, 1.3]: what each process may load. Walked over all imports, from the file a process starts with. */

import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Everything that a file loads, directly or through others: own files by their path, packages by their name. */
const loadedFrom = (top: string, entry: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const name = relative(top, file);
    if (seen.has(name)) return;
    seen.add(name);
    // Types are gone before anything runs.
    const text = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
    for (const [, from = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (!from.startsWith('.')) seen.add(from);
      else if (/\.tsx?$/.test(from) && existsSync(resolve(dirname(file), from))) visit(resolve(dirname(file), from));
    }
  };
  visit(join(top, entry));
  return seen;
};

const NETWORK = [
  'node:http',
  'node:https',
  'node:net',
  'node:tls',
  'node:dgram',
  'node:dns',
  'ws',
  'hono',
  '@hono/node-server',
  'birpc',
];
const LISTS_AND_ARCHIVES = ['papaparse', 'node:zlib', 'read-excel-file/universal'];
/** What reads texts that somebody hands us [reliability 14.1]. */
const FOREIGN = ['core/exchange/event-steps.ts', 'core/exchange/people.ts', 'core/exchange/rounds.ts'];
const DATABASE = ['better-sqlite3'];

const rules = [
  ['electron/main.ts', [...NETWORK, ...LISTS_AND_ARCHIVES, ...FOREIGN]],
  ['electron/serve.ts', [...LISTS_AND_ARCHIVES, ...FOREIGN]],
  ['electron/preload.ts', [...NETWORK, ...LISTS_AND_ARCHIVES, ...DATABASE]],
  ['electron/workers/seating-worker.ts', [...NETWORK, ...LISTS_AND_ARCHIVES, ...DATABASE]],
  ['electron/workers/checker-process.ts', NETWORK],
  ['electron/workers/network-process.ts', [...LISTS_AND_ARCHIVES, ...DATABASE, 'birpc', 'node:child_process']],
] as const;

describe('T-PROC-2', () => {
  test.each(rules)('%s loads nothing that is not its business', (entry, forbidden) => {
    const loaded = loadedFrom(root, entry);
    expect(loaded.size).toBeGreaterThan(1);
    expect(forbidden.filter((name) => loaded.has(name))).toEqual([]);
  });

  test('main and the checker do load the database, so the walk sees what is there', () => {
    for (const entry of ['electron/main.ts', 'electron/workers/checker-process.ts'])
      expect(loadedFrom(root, entry).has('better-sqlite3')).toBe(true);
  });

  test('[reliability 14.1] the checker loads what reads a foreign event', () => {
    expect(loadedFrom(root, 'electron/workers/checker-process.ts').has('core/exchange/event-steps.ts')).toBe(true);
  });

  test('the process that serves the network holds no tournament: nothing of the back end, no command, no fold', () => {
    const loaded = [...loadedFrom(root, 'electron/workers/network-process.ts')];
    expect(loaded).toContain('ws');
    expect(loaded.filter((name) => /^electron\/(backend|windows)\/|^core\/(?!api\/)/.test(name))).toEqual([]);
  });

  test('the network is spoken with in two places, the door of the desk and that of the hall, and nowhere else', () => {
    const speaks = globSync('electron/**/*.ts', { cwd: root })
      .filter((file) =>
        NETWORK.some((name) =>
          new RegExp(`^import (?!type)[^;]*'${name}'`, 'm').test(readFileSync(join(root, file), 'utf8')),
        ),
      )
      .toSorted();
    expect(speaks).toEqual(['electron/host/loopback.ts', 'electron/host/network.ts']);
  });

  test('control: a planted import is found, also behind another file', () => {
    const tree = mkdtempSync(join(tmpdir(), 'seatwright-planted-'));
    afterAll(() => rmSync(tree, { recursive: true, force: true }));
    mkdirSync(join(tree, 'electron'));
    writeFileSync(join(tree, 'electron/main.ts'), "import { a } from './other.ts';\nexport const b = a;\n");
    writeFileSync(join(tree, 'electron/other.ts'), "import Papa from 'papaparse';\nexport const a = Papa;\n");
    expect(loadedFrom(tree, 'electron/main.ts').has('papaparse')).toBe(true);
  });
});
