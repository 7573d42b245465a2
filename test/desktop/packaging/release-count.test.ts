/** [desktop 2.3] A release is counted before it is uploaded. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { releaseFiles } from '../../../scripts/packages/release-files.ts';
import { root } from '../hosts.ts';
import { passing, sweep } from './packed.ts';

afterAll(sweep);

const counted = (folder: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/ci/release-count.ts'), folder, 'v0.1.0'], { encoding: 'utf8' });

test('[desktop 2.3] the sixteen packages pass, with their digests as the seventeenth file', () => {
  const folder = passing('release');
  for (const name of releaseFiles('0.1.0')) writeFileSync(join(folder, name), name);
  expect(counted(folder).status).toBe(0);
  expect(readdirSync(folder)).toHaveLength(17);
  const [first = ''] = releaseFiles('0.1.0').toSorted();
  const digest = createHash('sha256').update(first).digest('hex');
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')[0]).toBe(`${digest}  ${first}`);
});

test('[desktop 2.3] a missing and a surplus file stop it by name', () => {
  const folder = passing('release');
  for (const name of releaseFiles('0.1.0')) writeFileSync(join(folder, name), name);
  rmSync(join(folder, 'Seatwright-0.1.0-win-x64-setup.exe'));
  writeFileSync(join(folder, 'Seatwright Setup 0.1.0.exe'), '');
  const { status, stderr } = counted(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('missing: Seatwright-0.1.0-win-x64-setup.exe');
  expect(stderr).toContain('too much: Seatwright Setup 0.1.0.exe');
});
