/** Every trial under test/gates is run by a part of the gates: one that no part picks has shown nothing. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Part = readonly [name: string, tool: string, words: readonly string[]];

const partsOfGates = async (): Promise<readonly Part[]> => {
  const module: { readonly parts: readonly Part[] } = await import(join(root, 'scripts/gate-parts.mjs'));
  return module.parts;
};

/** Whether a part runs what stands under this title in this file. */
const runs =
  (file: string, title: string) =>
  ([, , words]: Part): boolean => {
    const pattern = words.indexOf('-t');
    const isNamed = pattern === -1 || new RegExp(words[pattern + 1] ?? '').test(title);
    return isNamed && words.some((word) => word.startsWith('test/gates') && file.startsWith(word));
  };

const trials = globSync('test/gates/**/*.gate.ts', { cwd: root }).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\b(?:T-[A-Z]+-\d+|[HPX]-\d+)\b(?=[^\n]*['`])/g)]
    .filter(({ index }) =>
      /\b(?:describe|test)(?:\.\w+)?\(\s*['`][^'`\n]*$/.test(text.slice(text.lastIndexOf('\n', index), index)),
    )
    .map(([id]) => [id, file] as const);
});

test('there are trials to be found', () => {
  expect(new Set(trials.map(([id]) => id)).size).toBeGreaterThan(20);
});

test.each(trials)('%s in %s is run by a part of the gates', async (id, file) => {
  expect((await partsOfGates()).filter(runs(file, id)).map(([name]) => name)).not.toEqual([]);
});
