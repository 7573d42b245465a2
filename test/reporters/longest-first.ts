/** The order of files: a long one that begins last keeps a whole run waiting for it. */

import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes more than about a minute, longest first. A machine that has run them before knows better, a fresh one goes by size. */
const LONGEST = [
  'test/desktop/walk.test.ts',
  'test/renderer/games/duel/entry.test.tsx',
  'test/renderer/round/entry/results.test.tsx',
  'test/desktop/paper/paper.test.ts',
  'test/desktop/accessibility.test.ts',
  'test/electron/trials/game.test.ts',
  'test/desktop/halls.test.ts',
  'test/desktop/games/duel-walk.test.ts',
  'test/renderer/round/rounds.test.tsx',
  'test/desktop/games/poker.test.ts',
  'test/desktop/games/bridge.test.ts',
  'test/renderer/games/bridge/keyboard.test.tsx',
  'test/renderer/games/bridge/entry.test.tsx',
  'test/electron/trials/method.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(relative(process.cwd(), moduleId).replaceAll('\\', '/'));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
