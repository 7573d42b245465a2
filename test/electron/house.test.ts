/** Figures that creep back when nobody looks: the share of comments in core, and the weight of the tree. */

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const all = (pattern: string): string[] => globSync(pattern, { cwd: root });
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lines that are comment, and all lines. */
const sharesOf = (text: string): { readonly comment: number; readonly all: number } => {
  const blocks = text.match(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*$/gm) ?? [];
  const lines = text.match(/^[ \t]*\/\/.*$/gm) ?? [];
  return {
    comment: lines.length + blocks.reduce((sum, block) => sum + block.split('\n').length, 0),
    all: text.split('\n').length - 1,
  };
};

test('8 to 11 % of the lines of core are comments', () => {
  const shares = all('core/**/*.ts').map((path) => sharesOf(textOf(path)));
  const sum = (of: 'comment' | 'all') => shares.reduce((total, share) => total + share[of], 0);
  expect(sum('comment') / sum('all')).toBeGreaterThan(0.08);
  expect(sum('comment') / sum('all')).toBeLessThan(0.11);
});

test('a comment is counted with all of its lines (control)', () => {
  expect(sharesOf('/**\n * A.\n */\nconst a = 1; // no line of its own\n\n// B\n')).toEqual({ comment: 4, all: 6 });
});

test('the tree weighs at most 12 MB, and no file in it 300 kB', () => {
  const files = [...all('*'), ...all('{core,docs,electron,lint,renderer,resources,scripts,test}/**/*')]
    .map((path) => ({ path, at: statSync(join(root, path)) }))
    .filter(({ at }) => at.isFile())
    .map(({ path, at }) => ({ path, size: at.size }));
  expect(files.filter(({ size }) => size > 300_000)).toEqual([]);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12_000_000);
});
