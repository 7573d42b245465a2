/** What the renderer keeps in the browser: choices of this computer, never a setting of an event (class of [fault B-5]). */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'renderer');

test('B-5 nothing that belongs to an event is kept in the browser', () => {
  const keeping = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(keeping.toSorted()).toEqual([
    // Acts done last from the box that finds everything.
    'desk/find/used.ts',
    // The screen of this window.
    'desk/place.ts',
    // The key of a tab of the browser host, which its address does not show.
    'door/current.ts',
    // Whether slips leave the printer at once.
    'games/poker/slip-printing.ts',
    // On a phone: its language, and for three days who its owner is, which the event does not know.
    'network/kept.ts',
    // The columns of lists of people that are wished for.
    'people/table/column-choice.tsx',
    // Documents and sizes ticked last.
    'print/choice.ts',
    // By number or in order: how this desk types.
    'round/entry/entry-store.ts',
  ]);
});
