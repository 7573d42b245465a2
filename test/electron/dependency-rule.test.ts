import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
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
    for (const file of ['core', 'electron', 'renderer', 'test'].flatMap(sourcesIn))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, files]) => files > 22)).toEqual([]);
  });
});
