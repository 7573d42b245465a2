/**
 * [T-SNAP-3]: the folder of copies vanishes at each call that makes the copy: from that call on everything in it fails, as on a stick that was
 * pulled out. The entry is stored, the TO is told, and what bears the name of a copy is whole.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unfinished } from '../../../electron/backend/file/copy.ts';
import { create, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';
import type { CopiesTask } from '../children/copies.ts';
import { figure } from '../figures.ts';

const COPIES = join(import.meta.dirname, '../children/copies.ts');
const CALLS = ['openat', 'pwrite64', 'fdatasync', 'fsync', 'ftruncate', 'unlink', 'rename'] as const;
const STEPS = 8;

type Call = (typeof CALLS)[number];

describe('T-SNAP-3', () => {
  test('the folder of copies vanishes at each call that makes a copy', { timeout: 3_600_000 }, () => {
    const top = trialFolder(tmpdir());
    const recoveryFolder = join(top, 'recovery');
    const whole = join(top, 'whole.seatwright');
    const made = must(create(whole, ABOUT, { recoveryFolder }));
    for (let n = 1; n <= STEPS; n++) must(made.append(sampleStep(n)));
    must(made.close());
    const folder = join(top, 'run');
    const path = join(folder, 'x.seatwright');
    const copies = join(folder, 'copies');
    const target = join(copies, '2026-11-20T140322Z round-05 before.seatwright');
    const log = join(top, 'calls');

    /** Makes the copy anew with some words for strace about what is done in the folder of copies. */
    const copied = (to: string, words: readonly string[]): readonly string[] => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(copies, { recursive: true });
      copyFileSync(whole, path);
      const part = unfinished(target);
      const paths = [copies, target, part, `${part}-journal`, `${part}-wal`].flatMap((name) => ['-P', name]);
      const task: CopiesTask = { path, recoveryFolder, target };
      const how = ['-f', '-o', to, ...paths, ...words, process.execPath, COPIES, JSON.stringify(task)];
      const ran = spawnSync('strace', how, { encoding: 'utf8' });
      if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
      expect([ran.status, ran.stderr]).toEqual([0, '']);
      return ran.stdout.split('\n').slice(0, -1);
    };

    // Control: undisturbed, a copy is made.
    expect(copied(log, ['-e', `trace=${CALLS.join(',')}`])).toEqual(['copy made', 'step ok', 'closed ok']);
    const calls = readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => CALLS.filter((call) => line.includes(` ${call}(`)));
    const sum = { runs: 0, told: 0, whole: 0 };
    const seen = new Map<Call, number>();
    for (const call of calls) {
      const moment = (seen.get(call) ?? 0) + 1;
      seen.set(call, moment);
      // This call fails, and each of its kind after it; of the other kinds all that came after it in the undisturbed run.
      const inject = CALLS.flatMap((kind) => {
        const from = kind === call ? moment : (seen.get(kind) ?? 0) + 1;
        return ['-e', `inject=${kind}:error=${kind === 'openat' ? 'ENOENT' : 'EIO'}:when=${from}+`];
      });
      const what = `${call} ${moment}`;
      const said = copied('/dev/null', ['-e', `trace=${CALLS.join(',')}`, ...inject]);
      sum.runs += 1;
      // The tournament goes on.
      expect(said.slice(1), what).toEqual(['step ok', 'closed ok']);
      expect(['copy made', 'copy file.copyFailed'], what).toContain(said[0]);
      if (said[0] !== 'copy made') sum.told += 1;
      // A copy that was told as made is there, and one that is there is whole.
      if (said[0] === 'copy made') expect(existsSync(target), what).toBe(true);
      if (existsSync(target)) {
        sum.whole += 1;
        const copy = must(view(target, { recoveryFolder, replay: sampleReplay }));
        expect(copy.last().no, what).toBe(STEPS);
        copy.close();
      }
      const file = must(open(path, { recoveryFolder, replay: sampleReplay }));
      expect(file.last().no, what).toBe(STEPS + 1);
      must(file.close());
    }
    figure(
      'T-SNAP-3',
      `the folder gone from each of ${sum.runs} calls on: ${sum.told} told, ${sum.whole} copies under their name, all whole, every entry stored`,
    );
    expect(seen.get('pwrite64')).toBeGreaterThan(5);
    expect(seen.get('fsync') ?? seen.get('fdatasync')).toBeGreaterThan(0);
    expect(sum.told).toBeGreaterThan(sum.runs / 2);
  });
});
