import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Everything that can be dragged or dropped on, and the tests in which the same is done by keys or by click and click. */
const ALTERNATIVES: { readonly [file: string]: readonly (readonly [string, string])[] } = {
  'renderer/round/seating/seat-cell.tsx': [
    [
      'test/renderer/round/rounds.test.tsx',
      'goes by keyboard alone: seat, swap, publish, results, confirm, seat the next',
    ],
    ['test/renderer/round/rounds.test.tsx', 'two people pressed one after the other change places'],
  ],
  'renderer/games/poker/floor/tables/seat-row.tsx': [
    ['test/renderer/games/poker/floor.test.tsx', 'M on a seat asks where to'],
    ['test/renderer/games/poker/floor.test.tsx', 'two seats in the box move whoever sits at the first'],
  ],
  'renderer/games/poker/floor/panels/waiting-panel.tsx': [
    ['test/renderer/games/poker/floor.test.tsx', 'a seat and a name in the box put somebody there'],
  ],
  'renderer/people/import/use-drop.ts': [['test/desktop/pages/desk.ts', 'importFile']],
};

const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

test('A-07: everything that is done by dragging is also done by keys or by click and click', () => {
  const dragged = sources('renderer').filter((file) => /\bdraggable\b|\bonDrop\b/.test(text(file)));
  expect(dragged.toSorted()).toEqual(Object.keys(ALTERNATIVES).toSorted());
  for (const [file, tests] of Object.entries(ALTERNATIVES)) {
    for (const [where, title] of tests) expect(text(where).includes(title), `${file}: ${title}`).toBe(true);
  }
});
