/** The list of the rules of mahjong: for every decision, golden, property and fairness test, a test that bears its name. */

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const top = resolve(import.meta.dirname, '../../../..');

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const ids = (prefix: string, first: number, last: number, digits = 1): string[] =>
  from(first, last).map((no) => `${prefix}-${String(no).padStart(digits, '0')}`);
const goldens = (group: string, first: number, last: number): string[] =>
  from(first, last).map((no) => `G-${group}${no}`);

const wanted = [
  ...ids('M', 1, 34, 2),
  ...ids('I', 1, 4),
  ...goldens('R', 1, 5),
  ...goldens('SC', 1, 9),
  ...goldens('S', 1, 16),
  ...goldens('S', 20, 26),
  ...goldens('I', 1, 19),
  ...goldens('W', 1, 5),
  ...goldens('P', 1, 6),
  ...[300, 332, 655, 693, 784].map((issue) => `stuck case ${issue}`),
];

/** Quoted texts of test files: names of tests and of their groups, and the first cell of tables of tests. */
const quoted = globSync('test/**/*.test.{ts,tsx}', { cwd: top })
  .filter((path) => !path.endsWith('ids.test.ts'))
  .flatMap((path) => {
    const source = readFileSync(resolve(top, path), 'utf8');
    return [...source.matchAll(/(?:(?:describe|test|it)(?:\.\w+)?\(|\)\(|\[)\s*(['"`])((?:(?!\1).)*)\1/g)].map(
      (m) => m[2] ?? '',
    );
  });

describe('a test is named by', () => {
  test.each(wanted)('%s', (id) => {
    const named = new RegExp(`(^|[^\\w-])${id}($|[^\\w-])`);
    expect(quoted.filter((text) => named.test(text)).length).toBeGreaterThan(0);
  });
});
