import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('T-EL-5: lint rules fire on planted violations', () => {
  // A tree of its own with our configuration, so that nothing is ever planted in the real one.
  const tree = mkdtempSync(join(tmpdir(), 'seatwright-lint-'));
  cpSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  cpSync(join(root, 'lint'), join(tree, 'lint'), { recursive: true });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  const lint = (path: string, code: string): string => {
    const file = join(tree, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', path], { cwd: tree, encoding: 'utf8' });
    rmSync(file);
    return (stdout + stderr).replaceAll(/\s+/g, ' ');
  };
  const planted = [
    ['core/x.ts', 'export const x = Math.random();', 'no clock and no chance'],
    ['core/x.ts', 'export const x = Date.now();', 'no clock'],
    ['core/x.ts', 'export const x = new Date();', 'no clock'],
    [
      'core/x.ts',
      "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
      'zod, seedrandom and @noble/hashes only',
    ],
    [
      'core/x.ts',
      "import { a } from '../electron/main.ts';\nexport const x = a;",
      'neither the back end nor the windows',
    ],
    ['electron/backend/x.ts', "import { app } from 'electron';\nexport const x = app;", 'without Electron'],
    ['electron/workers/x.ts', "import { app } from 'electron';\nexport const x = app;", 'without Electron'],
    ['electron/x.ts', 'declare const p: Promise<void>;\nvoid p;\nexport const x = 1;', 'needs a catch of its own'],
    [
      'electron/x.ts',
      'declare const p: Promise<void>;\nvoid p.then(() => 1);\nexport const x = 1;',
      'needs a catch of its own',
    ],
    ['renderer/x.ts', "import { a } from '../electron/main.ts';\nexport const x = a;", 'through core/api'],
    [
      'renderer/x.tsx',
      'export const X = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'dangerouslySetInnerHTML',
    ],
    ['renderer/x.ts', 'document.body.innerHTML = "<b>a</b>";', 'no HTML by string'],
    ['renderer/x.ts', 'document.body.outerHTML = "<b>a</b>";', 'no HTML by string'],
    ['renderer/x.ts', 'document.body.insertAdjacentHTML("beforeend", "<b>a</b>");', 'no HTML by string'],
    ['renderer/x.ts', 'document.write("<b>a</b>");', 'no HTML by string'],
    ['core/x.ts', 'export const x = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];', 'many parameters'],
    ...['core/sheets/x.ts', 'core/games/duel/results/x.ts', 'renderer/x.ts', 'electron/x.ts'].flatMap((path) =>
      [
        'rows.toSorted((a, b) => b.points - a.points)',
        'rows.sort((a, b) => (a.row?.place ?? 0) - (b.row?.place ?? 0) || a.entrant - b.entrant)',
        'rows.toSorted((a, b) => Number(b.cells[0]) - Number(a.cells[0]))',
      ].map(
        (sorted) => [path, `declare const rows: any[];\nexport const x = ${sorted};`, 'Nobody else ranks'] as const,
      ),
    ),
  ] as const;
  test.each(planted)('%s: %s', (path, code, message) => {
    expect(lint(path, code)).toContain(message);
  });
  test('what the functions of the ranking do, and an order by name or table, is left alone (control)', () => {
    const byPlace = 'declare const rows: any[];\nexport const x = rows.toSorted((a, b) => a.place - b.place);\n';
    expect(lint('core/games/duel/results/final-order.ts', byPlace)).not.toContain('Nobody else ranks');
    expect(lint('core/games/duel/results/x.ts', byPlace.replaceAll('.place', '.table'))).not.toContain(
      'Nobody else ranks',
    );
  });
  test('clean code is left alone (control)', () => {
    expect(
      lint(
        'electron/x.ts',
        'declare const p: Promise<void>;\nvoid p.then(() => 1).catch(() => 2);\nexport const x = 1;\n',
      ),
    ).not.toContain('needs a catch');
    expect(lint('core/x.ts', "import { z } from 'zod';\n\nexport const x = z.int();\n")).toContain('Checked 1 file');
  });
});
