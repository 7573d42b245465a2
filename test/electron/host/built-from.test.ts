/** [desktop 2.8] What a package says of itself; from source it is none. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFrom } from '../../../electron/host/where.ts';

test.each([
  [
    { builtOn: '2026-11-27', homepage: 'https://example.org/s' },
    { built: { on: '2026-11-27', home: 'https://example.org/s' } },
  ],
  // A package that was made without an address is one all the same.
  [{ builtOn: '2026-11-27' }, { built: { on: '2026-11-27', home: '' } }],
  [{ homepage: 'https://example.org/s' }, {}],
])('%j is %j', (written, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'seatwright', ...written }));
  expect(builtFrom(folder)).toEqual(said);
});
