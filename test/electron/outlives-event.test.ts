/** What the desk holds between two drawings either ends with the event it is about or says here why it may go on. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Of the computer, of the window or of the program: nothing of an event is in it. */
const OF_NO_EVENT = [
  'clock/gong.ts',
  'desk/commands/commands.ts',
  'games/poker/slip-printing.ts',
  'hall/feed.ts',
  'hall/network/network-state.ts',
  'hall/state.ts',
  'help/open-help.ts',
  'network/line.ts',
  'parts/layer.tsx',
  'people/table/column-choice.tsx',
  'recovery/recovery-store.ts',
  'store/app.ts',
  'store/notices.ts',
  'store/tournament.ts',
];

/** It names its event, and is shown in no other. */
const NAMES_ITS_EVENT = ['games/mahjong/script/draft.ts', 'games/poker/what-if/floor-what-if.ts', 'print/choice.ts'];

/** It goes with the dialog or the place that it belongs to, and no other event opens beneath that. */
const GOES_WITH_ITS_PLACE = ['compare/compare-store.ts', 'erase/erase-store.ts', 'exchange/import-rounds.ts'];

test('every store of the desk ends with the event, or is known not to be about one', () => {
  const open = globSync('renderer/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => /\bcreate(<.*>\(\)|<.*>)?\(\(\) =>/.test(readFileSync(join(root, path), 'utf8')))
    .filter((path) => !readFileSync(join(root, path), 'utf8').includes('closeWithEvent('))
    .map((path) => path.replace('renderer/', ''));
  expect(open.toSorted()).toEqual([...OF_NO_EVENT, ...NAMES_ITS_EVENT, ...GOES_WITH_ITS_PLACE].toSorted());
});
