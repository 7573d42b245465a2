import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { familyIds } from '../../core/tournament/words.ts';

const root = join(import.meta.dirname, '../..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Files that a file imports from; `values`: those that it needs at run time. */
const importsOf = (file: string, values = false): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/^(?:import|export) (type )?(?:\{([^}]*)\}|[^'{]*?) ?from '(\.[^']+)'/gm)];
  return found
    .filter(
      ([, type, names]) =>
        !values || (type === undefined && (names === undefined || /(^|,)\s*(?!type )\w/.test(names))),
    )
    .map(([, , , path]) => relative(root, resolve(root, dirname(file), path ?? '')));
};

const wings = readdirSync(join(root, 'core/games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const wingOf = (path: string): string | undefined => /^core\/games\/([^/]+)\//.exec(path)?.[1];

/** The rooms of a game: each knows those before it. The door and the sample, outside of them, know all. */
const rooms = ['rules', 'seating', 'results', 'steps', 'paper'];
const roomOf = (path: string): number => {
  const room = rooms.indexOf(path.split('/')[3] ?? '');
  return room < 0 ? rooms.length : room;
};

const arrows = (files: readonly string[], isWrong: (file: string, path: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((path) => isWrong(file, path))
      .map((path) => `${file} → ${path}`),
  );

describe('inside core', () => {
  test('every game is a wing with the same five rooms', () => {
    expect(wings.toSorted()).toEqual([...familyIds].sort());
    for (const wing of wings) {
      const inside = readdirSync(join(root, 'core/games', wing));
      expect(inside.toSorted()).toEqual([...rooms, 'sample.ts', `${wing}.ts`].sort());
    }
  });
  test('the rooms of a game know each other in one direction', () => {
    const isUpwards = (file: string, path: string) => wingOf(file) === wingOf(path) && roomOf(path) > roomOf(file);
    expect(arrows(sourcesIn('core/games'), isUpwards)).toEqual([]);
  });
  test('a game knows tournament, random, matching, search and standings, and no other game', () => {
    const shared = /^core\/(tournament|game|random|matching|search|standings)\//;
    const inWings = sourcesIn('core/games').filter((file) => wingOf(file) !== undefined);
    expect(arrows(inWings, (file, path) => wingOf(path) !== wingOf(file) && !shared.test(path))).toEqual([]);
  });
  test('outside the wings only the list of games, and the report files of federations, know a game', () => {
    const mayKnow = /^core\/(games\/all\.ts|exchange\/trf\/|exchange\/usebio\.ts)/;
    const shared = [...sourcesIn('core'), ...sourcesIn('electron')].filter(
      (file) => wingOf(file) === undefined && !mayKnow.test(file),
    );
    expect(arrows(shared, (_file, path) => wingOf(path) !== undefined)).toEqual([]);
  });
  test('the shared words know no game and nothing that sits on top', () => {
    const below = /^core\/(tournament|game|random)\//;
    expect(
      arrows([...sourcesIn('core/tournament'), ...sourcesIn('core/random')], (_file, path) => !below.test(path)),
    ).toEqual([]);
  });
});

/** Files that reach each other over their imports (Tarjan), a list for every circle. */
const circlesIn = (arrowsOf: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    let low = order.size - 1;
    open.push(file);
    for (const path of arrowsOf.get(file) ?? []) {
      if (!arrowsOf.has(path)) continue;
      if (!order.has(path)) visit(path);
      if (open.includes(path)) low = Math.min(low, lowest.get(path) ?? order.get(path) ?? low);
    }
    lowest.set(file, low);
    if (low !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of arrowsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
};
const arrowsOf = (files: readonly string[], values: boolean) =>
  new Map(files.map((file) => [file, importsOf(file, values)]));

describe('circles of imports', () => {
  test.each([
    ['in the renderer', ['renderer']],
    ['in core and in the back end', ['core', 'electron']],
  ])('there is none %s, by value or with types', (_, folders) => {
    const files = folders.flatMap(sourcesIn);
    expect(circlesIn(arrowsOf(files, true))).toEqual([]);
    expect(circlesIn(arrowsOf(files, false))).toEqual([]);
  });
  test('an import of types is one of them, and none by value (control)', () => {
    expect(importsOf('core/game/provisional.ts')).toContain('core/game/game.ts');
    expect(importsOf('core/game/provisional.ts', true)).not.toContain('core/game/game.ts');
  });
  test('one is found wherever it is (control)', () => {
    const planted = new Map([
      ['root', ['a', 'outside']],
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['d']],
    ]);
    expect(circlesIn(planted)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });
});

describe('which game it is', () => {
  /** A comparison with the id of a game, a case of one, or a list in which one is looked for. */
  const asks = new RegExp(
    ['[=!]==? *', 'case ', 'includes\\(', '\\[[^\\]]*']
      .map((before) => `${before}'(?:${familyIds.join('|')})'(?! in)`)
      .join('|'),
  );
  const asked = (files: readonly string[], textOf: (file: string) => string): string[] =>
    files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, at) => (asks.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  test('is asked by nobody outside the games, but by the report files of federations', () => {
    const mayAsk =
      /^(core\/games|renderer\/games|core\/exchange\/trf)\/|^core\/exchange\/usebio\.ts|^core\/tournament\/words\.ts/;
    const shared = ['core', 'electron', 'renderer'].flatMap(sourcesIn).filter((file) => !mayAsk.test(file));
    expect(asked(shared, (file) => readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
  test.each([
    "if (family === 'mahjong') return 4;",
    "const isFloor = tournament.family !== 'poker';",
    "    case 'bridge':",
    "if (['duel', 'bridge'].includes(family)) return;",
  ])('is found where it is asked: %s', (line) => {
    expect(asked(['x.ts'], () => line)).toHaveLength(1);
  });
  test('the id of a game as a word of a text is left alone (control)', () => {
    expect(asked(['x.ts'], () => "textOf('mahjong:seats'); const id = 'poker';")).toEqual([]);
  });
});

describe('casts past the types', () => {
  test('are at most 20, and each has its reason above it', () => {
    const found = ['core', 'electron', 'renderer'].flatMap(sourcesIn).flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        if (!/\bas unknown as\b/.test(line)) return [];
        const above = lines.slice(Math.max(0, at - 5), at);
        return [{ where: `${file}:${at + 1}`, hasReason: above.some((before) => /^\s*(\/\/|\/?\*)/.test(before)) }];
      });
    });
    expect(found.filter(({ hasReason }) => !hasReason)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(20);
  });
});

describe('the rooms', () => {
  test('no folder holds more than 22 files: the next one asks for a room', () => {
    const counts = new Map<string, number>();
    for (const file of ['core', 'electron', 'renderer'].flatMap(sourcesIn))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, files]) => files > 22)).toEqual([]);
  });
});

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
