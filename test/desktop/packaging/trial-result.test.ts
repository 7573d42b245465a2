/** [desktop 11.5] The summary of a job from recorded results: the golden table. */

import { expect, test } from 'vitest';
import { doctorChecks } from '../../../core/api/doctor.ts';
import { hasPassed, type Result, tableOf } from '../../../scripts/trial/result.ts';

const sound = doctorChecks.map((id) => ({ id, state: 'green', said: '', way: '' }) as const);
const result = (over: Partial<Result>): Result => ({
  system: 'ubuntu-24.04-x64',
  name: 'deb',
  seconds: 3.1234,
  checks: sound,
  signed: 'no',
  bytes: 101_250_000,
  steps: [{ name: 'installed' }, { name: 'first start' }],
  ...over,
});
const noSandbox = sound.map((one) =>
  one.id === 'sandbox' ? ({ ...one, state: 'amber', way: 'noSandbox' } as const) : one,
);

const RESULTS = [
  result({}),
  result({ name: 'AppImage, restricted', checks: noSandbox }),
  result({ system: 'macos-arm64', name: 'dmg', signed: 'ad hoc', seconds: 6.96 }),
  result({
    system: 'windows-x64',
    name: 'nsis',
    seconds: null,
    checks: [],
    steps: [{ name: 'installed' }, { name: 'first start', failed: 'no window\n  among none' }],
  }),
];

test('system, package, start, colours, sandbox, signature, size; under it all that is not green', () => {
  expect(tableOf(RESULTS)).toBe(`| system | package | start in s | doctor | sandboxed | signed | size | walk |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ubuntu-24.04-x64 | deb | 3.1 | 19 green, 0 amber, 0 red | yes | no | 101.3 MB | passed, 2 steps |
| ubuntu-24.04-x64 | AppImage, restricted | 3.1 | 18 green, 1 amber, 0 red | no | no | 101.3 MB | passed, 2 steps |
| macos-arm64 | dmg | 7.0 | 19 green, 0 amber, 0 red | yes | ad hoc | 101.3 MB | passed, 2 steps |
| windows-x64 | nsis | – | – | – | no | 101.3 MB | FAILED |

- ubuntu-24.04-x64, AppImage, restricted: amber: sandbox: noSandbox
- windows-x64, nsis: FAILED: first start: no window among none
`);
});

test('amber passes, a failed step does not', () => {
  expect(RESULTS.map(hasPassed)).toEqual([true, true, true, false]);
});
