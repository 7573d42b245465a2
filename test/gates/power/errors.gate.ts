/**
 * [T-DUR-3]: every Nth write, sync, truncation, removal and read of the file and its log fails, once or from then on, or kills the
 * program. What was acknowledged is there afterwards, the file is whole, and the state that was told is the right one.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { create, open, type Place } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, must, sampleReplay } from '../../electron/file/steps.ts';
import type { FailsTask } from '../children/fails.ts';
import { figure, trials } from '../figures.ts';

const FAILS = join(import.meta.dirname, '../children/fails.ts');
const CALLS = ['pwrite64', 'fdatasync', 'fsync', 'ftruncate', 'unlink', 'pread64'] as const;
const PLACES: readonly Place[] = ['local', 'removable'];

type Failure = { readonly call: string; readonly inject: string; readonly when: string; readonly place: Place };

/** The first so many moments of each call; later ones repeat what the earlier ones do. */
const MOMENTS = Math.max(1, Math.round(trials('IO_ERRORS', 400) / 32));

const failures: readonly Failure[] = PLACES.flatMap((place) =>
  Array.from({ length: MOMENTS }, (_, n) => n + 1).flatMap((when) => [
    ...CALLS.flatMap((call) => [
      { place, call, inject: 'error=EIO', when: `${when}` },
      { place, call, inject: 'error=EIO', when: `${when}+` },
    ]),
    ...['pwrite64', 'fdatasync', 'fsync', 'ftruncate'].map((call) => ({
      place,
      call,
      inject: 'signal=SIGKILL',
      when: `${when}`,
    })),
  ]),
);

/** What may be told when the disk fails; anything else is a state that the TO would be misled by. */
const RIGHT =
  /^(opening file\.(unreadable|damaged|notTournament|unsafePlace|diskFull|changed|noRecoveryFolder)|refused file\.(notConfirmed unconfirmed|diskFull open)|closed (ok|file\.notTidied))$/;

describe('T-DUR-3 the disk fails', () => {
  test(`${failures.length} runs: nothing acknowledged is lost, nothing is damaged, and what is told is right`, () => {
    const top = trialFolder(tmpdir());
    const whole = join(top, 'whole.seatwright');
    const recoveryFolder = join(top, 'recovery');
    must(must(create(whole, ABOUT, { recoveryFolder })).close());
    const sum = { runs: 0, hit: 0, lost: 0, damaged: 0, wrong: [] as string[], extra: 0 };
    for (const { place, call, inject, when } of failures) {
      const folder = join(top, 'run');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      const path = join(folder, 'x.seatwright');
      copyFileSync(whole, path);
      const task: FailsTask = { path, recoveryFolder, place };
      const paths = ['', '-wal', '-journal'].flatMap((suffix) => ['-P', path + suffix]);
      const how = ['-o', '/dev/null', ...paths, '-e', `trace=${call}`, '-e', `inject=${call}:${inject}:when=${when}`];
      const ran = spawnSync('strace', [...how, process.execPath, FAILS, JSON.stringify(task)], { encoding: 'utf8' });
      if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
      const lines = ran.stdout.split('\n').slice(0, -1);
      const told = lines.filter((line) => line.startsWith('step ')).map((line) => line.slice(5));
      const others = lines.filter((line) => !line.startsWith('step '));
      sum.runs += 1;
      if (ran.signal !== null || others.some((line) => line !== 'closed ok')) sum.hit += 1;
      for (const line of others.filter((said) => !RIGHT.test(said)))
        sum.wrong.push(`${call} ${inject} ${when}: ${line}`);
      if (ran.signal === null && ran.status !== 0)
        sum.wrong.push(`${call} ${inject} ${when}: ${ran.stderr.slice(0, 300)}`);
      expect(existsSync(path)).toBe(true);
      const file = open(path, { recoveryFolder, place, replay: sampleReplay });
      if (!file.ok) {
        sum.damaged += 1;
        continue;
      }
      const found = allSteps(file.value).map(({ commandId }) => commandId);
      file.value.close();
      if (told.some((id) => !found.includes(id))) sum.lost += 1;
      sum.extra = Math.max(sum.extra, found.filter((id) => !told.includes(id)).length);
    }
    figure(
      'T-DUR-3',
      `${sum.runs} runs, ${sum.hit} of them hit, lost ${sum.lost}, damaged ${sum.damaged}, wrong words ${sum.wrong.length}`,
    );
    expect(sum.wrong).toEqual([]);
    expect(sum).toMatchObject({ lost: 0, damaged: 0 });
    expect(sum.extra).toBeLessThanOrEqual(1);
    expect(sum.hit).toBeGreaterThan(sum.runs / 4);
  }, 3_600_000);
});
