/** [desktop 11.2] What the suite showed on Electron itself: skipped tests by name, and not more than 15 % of them. */

import { expect, test } from 'vitest';
import { suiteTold } from '../../../scripts/ci/suite-report.ts';

const file = (name: string, ...statuses: readonly string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, no) => ({ fullName: `test ${no + 1}`, status })),
});
const many = (count: number) => Array.from({ length: count }, () => 'passed');
const told = (...testResults: ReturnType<typeof file>[]) => suiteTold({ testResults }, '/home/a/seatwright');

test('skipped tests are told by name with their share', () => {
  expect(told(file('/home/a/seatwright/test/desktop/shell.test.ts', ...many(9), 'skipped'))).toEqual({
    text: `Desktop suite on Electron: 10 tests, 0 failed, 1 skipped (10.0 %, at most 15 %)

Skipped, because the runtime has no such control:

- test/desktop/shell.test.ts: test 10
`,
    isSound: true,
  });
});

test.each([
  ['15 of 100', 85, 15, true],
  ['16 of 100', 84, 16, false],
  ['none at all', 0, 0, false],
])('%s skipped', (_, passed, skipped, isSound) => {
  const statuses = [...many(passed), ...Array.from({ length: skipped }, () => 'pending')];
  expect(told(file('/x/a.test.ts', ...statuses)).isSound).toBe(isSound);
});

test('a failed test and a file that could not be read are failures by name', () => {
  const { text, isSound } = suiteTold(
    {
      testResults: [
        file('C:\\a\\seatwright\\test\\desktop\\walk.test.ts', 'passed', 'failed'),
        { name: 'b.test.ts', status: 'failed', message: 'no such module\nat x', assertionResults: [] },
      ],
    },
    'C:\\a\\seatwright',
  );
  expect(isSound).toBe(false);
  expect(text).toContain('- test/desktop/walk.test.ts: test 2\n- b.test.ts: no such module\n');
});
