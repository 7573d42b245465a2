/** What has a part is drawn by the part. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Files of the screens that write an element themselves. */
const writing = (element: string, files: readonly (readonly [path: string, text: string])[]): readonly string[] =>
  files.filter(([, text]) => new RegExp(`<${element}[\\s>]`).test(text)).map(([path]) => path);

const screens = globSync('renderer/**/*.tsx', { cwd: root }).map(
  (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
);

test('a table is drawn by the part Table, and nowhere by hand', () => {
  expect(writing('table', screens)).toEqual(['renderer/parts/table/table.tsx']);
  expect(writing('table', [['a.tsx', '<table className="mine">']])).toEqual(['a.tsx']);
});

const sheets = globSync('renderer/**/*.css', { cwd: root });

test('a style sheet is a module for all of a room, and there are at most 40 of them', () => {
  // Two name no class, so nothing could be taken of them by its name: faces of letters; colours, and what elements are before any class.
  expect(sheets.filter((path) => !path.endsWith('.module.css')).toSorted()).toEqual([
    'renderer/fonts/own-scripts.css',
    'renderer/parts/look/look.css',
  ]);
  expect(sheets.length).toBeLessThanOrEqual(40);
});

test('at most 40 names of classes are common to all sheets', () => {
  const common = sheets.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/:global\(([^)]*)\)/g)].flatMap(([, said = '']) => [
      ...(said.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
    ]),
  );
  expect(new Set(common).size).toBeLessThanOrEqual(40);
});

test('a module is taken by its names: one that is only imported is left out of the program', () => {
  const named = new Set(
    screens.flatMap(([path, text]) =>
      [...text.matchAll(/^import \w+ from '([^']+\.module\.css)';$/gm)].map(([, from = '']) =>
        join(dirname(path), from),
      ),
    ),
  );
  expect(sheets.filter((path) => path.endsWith('.module.css') && !named.has(path))).toEqual([]);
});
