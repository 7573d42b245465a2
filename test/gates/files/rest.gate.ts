/**
 * [T-FILE-1, T-FILE-5] [reliability 2.5, 2.6]: what lies on the disk when a tournament was closed. Ten files of every game, made by the whole back end,
 * each looked at as somebody who may write neither the file nor its folder.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { familyIds } from '../../../core/games/all.ts';
import { benchIn } from '../../electron/backend/machine.ts';
import type { LookerAnswer } from '../../electron/file/children/looker.ts';
import { trialFolder } from '../../electron/file/sample.ts';
import { figure } from '../figures.ts';

const FILES = 10;
const NOBODY = 65534;
const LOOKER = join(import.meta.dirname, '../../electron/file/children/looker.ts');

/** Permissions bind everybody but root. */
const asOrdinaryUser = (path: string, recoveryFolder: string): LookerAnswer => {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const done = spawnSync(process.execPath, [LOOKER, JSON.stringify({ path, recoveryFolder })], { ...user, cwd: '/' });
  if (done.status !== 0) throw new Error(done.stderr.toString());
  return JSON.parse(done.stdout.toString()) as LookerAnswer;
};

describe('T-FILE-1, T-FILE-5', () => {
  test.each(familyIds)(
    `%s: ${FILES} closed tournaments, each one file in rest form that opens where nothing can be written`,
    async (family) => {
      const folder = trialFolder();
      chmodSync(folder, 0o755);
      const bench = benchIn(folder);
      for (let no = 0; no < FILES; no++) {
        const name = `Open ${family} ${no}`;
        const chosen = await bench.value('file.chooseNew', { suggested: name });
        if (chosen === null) throw new Error('no place');
        await bench.value('event.sample', { handle: chosen.handle, name, family });
        const { steps } = await bench.value('file.verify', {});
        await bench.value('file.close', {});
        const beside = readdirSync(folder).filter((entry) => entry.startsWith(name) && !entry.endsWith('.snapshots'));
        expect(beside).toEqual([`${name}.seatwright`]);
        const path = join(folder, `${name}.seatwright`);
        const bytes = readFileSync(path);
        expect([...bytes.subarray(18, 20)]).toEqual([1, 1]);

        const alone = join(folder, `alone ${no}`);
        const recoveryFolder = join(folder, `recovery ${no}`);
        mkdirSync(alone);
        mkdirSync(recoveryFolder);
        chmodSync(recoveryFolder, 0o777);
        const readOnly = join(alone, `${name}.seatwright`);
        copyFileSync(path, readOnly);
        chmodSync(readOnly, 0o444);
        chmodSync(alone, 0o555);
        const seen = asOrdinaryUser(readOnly, recoveryFolder);
        expect(seen).toEqual({ opened: 'file.readOnly', viewed: 'ok', last: steps, byOthers: String(steps) });
        chmodSync(alone, 0o755);

        const text = bytes.toString('latin1');
        for (const secret of [
          folder,
          process.env.HOME ?? '/home/',
          process.cwd(),
          hostname(),
          `/${userInfo().username}/`,
        ])
          expect(text).not.toContain(secret);
      }
      await bench.close();
      figure('T-FILE-1', `${family}: ${FILES} closed tournaments, one file each, opened in a read-only folder`);
    },
  );
});
