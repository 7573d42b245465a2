/**
 * The checker as a command [reliability 4.6]: `node electron/backend/file/check/verify.ts <file>` prints what the check of [reliability 5.1] answers as
 * JSON. Exit code 0: the file is whole; 1: it is not; 2: no file was named. The file is not changed.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';

const path = process.argv[2];
if (path === undefined) process.exitCode = 2;
else {
  const recoveryFolder = mkdtempSync(join(tmpdir(), 'seatwright-verify-'));
  try {
    const answer = check(path, { recoveryFolder });
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    process.exitCode = answer.ok ? 0 : 1;
  } finally {
    rmSync(recoveryFolder, { recursive: true, force: true });
  }
}
