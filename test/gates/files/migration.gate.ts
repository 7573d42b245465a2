/** [T-MIG-3]: every Nth write, sync, truncation and removal fails while an older file is renewed: the old file opens, or the new one. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { create, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';
import type { RenewsTask } from '../children/renews.ts';
import { figure } from '../figures.ts';

const RENEWS = join(import.meta.dirname, '../children/renews.ts');
const CALLS = ['pwrite64', 'fdatasync', 'fsync', 'ftruncate', 'unlink'] as const;

type Call = (typeof CALLS)[number];

/** Renews the file at a path with some words for strace; the calls that it made to the file and its logs. */
const renewed = (path: string, recoveryFolder: string, log: string, words: readonly string[]): string => {
  const task: RenewsTask = { path, recoveryFolder };
  const paths = ['', '-wal', '-journal'].flatMap((suffix) => ['-P', path + suffix]);
  const ran = spawnSync(
    'strace',
    ['-f', '-o', log, ...paths, ...words, process.execPath, RENEWS, JSON.stringify(task)],
    {
      encoding: 'utf8',
    },
  );
  if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
  expect([ran.status, ran.stderr]).toEqual([0, '']);
  return ran.stdout;
};

describe('T-MIG-3 the disk fails while a file is renewed', () => {
  test('each write, sync, truncation and removal once, and it with all after it', { timeout: 3_600_000 }, () => {
    const top = trialFolder(tmpdir());
    const whole = join(top, 'whole.seatwright');
    const recoveryFolder = join(top, 'recovery');
    const made = must(create(whole, ABOUT, { recoveryFolder }));
    for (let n = 1; n <= 20; n++) must(made.append(sampleStep(n)));
    must(made.close());
    const sum = { runs: 0, hit: 0, old: 0, renewed: 0 };
    const folder = join(top, 'run');
    const path = join(folder, 'x.seatwright');
    const log = join(top, 'calls');
    const fresh = (): void => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      copyFileSync(whole, path);
    };
    fresh();
    expect(renewed(path, recoveryFolder, log, ['-e', `trace=${CALLS.join(',')}`])).toContain('renewed');
    const calls = readFileSync(log, 'utf8').split('\n');
    const count = (call: Call): number => calls.filter((line) => line.includes(` ${call}(`)).length;
    for (const call of CALLS) {
      for (let moment = 1; moment <= count(call); moment++) {
        for (const when of [`${moment}`, `${moment}+`]) {
          fresh();
          const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=EIO:when=${when}`];
          const said = renewed(path, recoveryFolder, '/dev/null', inject);
          sum.runs += 1;
          if (!said.startsWith('renewed')) sum.hit += 1;
          // With a log beside it, opening applies that; without changing anything a view shows what is there.
          const seen = view(path, { recoveryFolder, replay: sampleReplay });
          const found = must(seen);
          const { version } = found.found;
          const last = found.last().no;
          found.close();
          expect([version, last]).toEqual(version === 1 ? [1, 20] : [2, 21]);
          if (version === 1) sum.old += 1;
          else sum.renewed += 1;
          if (said.startsWith('renewed')) expect(version).toBe(2);
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
    expect(count('pwrite64')).toBeGreaterThan(20);
    expect(sum.hit).toBeGreaterThan(0);
    expect(sum.old).toBeGreaterThan(0);
  });
});
