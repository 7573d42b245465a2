/** What has a part is drawn by the part. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
