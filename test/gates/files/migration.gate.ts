/** T-MIG-3: every Nth write, sync, truncation and removal fails while an older file is renewed: the old file opens, or the new one. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { create, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';
import type { RenewsTask } from '../children/renews.ts';
import { figure, trials } from '../figures.ts';

const RENEWS = join(import.meta.dirname, '../children/renews.ts');
const CALLS = ['pwrite64', 'fdatasync', 'fsync', 'ftruncate', 'unlink'] as const;
const MOMENTS = Math.max(1, Math.round(trials('MIGRATION_ERRORS', 100) / (2 * CALLS.length)));

describe('T-MIG-3 the disk fails while a file is renewed', () => {
  test(`${2 * CALLS.length * MOMENTS} runs`, { timeout: 3_600_000 }, () => {
    const top = trialFolder(tmpdir());
    const whole = join(top, 'whole.seatwright');
    const recoveryFolder = join(top, 'recovery');
    const made = must(create(whole, ABOUT, { recoveryFolder }));
    for (let n = 1; n <= 20; n++) must(made.append(sampleStep(n)));
    must(made.close());
    const sum = { runs: 0, hit: 0, old: 0, renewed: 0 };
    for (const call of CALLS) {
      for (let moment = 1; moment <= MOMENTS; moment++) {
        for (const when of [`${moment}`, `${moment}+`]) {
          const folder = join(top, 'run');
          rmSync(folder, { recursive: true, force: true });
          mkdirSync(folder);
          const path = join(folder, 'x.seatwright');
          copyFileSync(whole, path);
          const task: RenewsTask = { path, recoveryFolder };
          const paths = ['', '-wal', '-journal'].flatMap((suffix) => ['-P', path + suffix]);
          const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=EIO:when=${when}`];
          const ran = spawnSync(
            'strace',
            ['-o', '/dev/null', ...paths, ...inject, process.execPath, RENEWS, JSON.stringify(task)],
            { encoding: 'utf8' },
          );
          if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
          expect([ran.status, ran.stderr]).toEqual([0, '']);
          sum.runs += 1;
          if (!ran.stdout.startsWith('renewed')) sum.hit += 1;
          // With a log beside it, opening applies that; without changing anything a view shows what is there.
          const seen = view(path, { recoveryFolder, replay: sampleReplay });
          const found = must(seen);
          const { version } = found.found;
          const last = found.last().no;
          found.close();
          expect([version, last]).toEqual(version === 1 ? [1, 20] : [2, 21]);
          if (version === 1) sum.old += 1;
          else sum.renewed += 1;
          if (ran.stdout.startsWith('renewed')) expect(version).toBe(2);
          const again = must(open(path, { recoveryFolder, replay: sampleReplay }));
          must(again.append(sampleStep(900)));
          again.close();
        }
      }
    }
    figure(
      'T-MIG-3',
      `${sum.runs} runs, ${sum.hit} of them refused; afterwards ${sum.old} old files and ${sum.renewed} renewed ones, all whole`,
    );
    expect(sum.hit).toBeGreaterThan(0);
    expect(sum.old).toBeGreaterThan(0);
  });
});
