import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { figure, trials } from '../../gates/figures.ts';
import type { FillerAnswer, FillerTask } from './children/filler.ts';
import { allSteps, filled, trialPlace } from './sample.ts';
import { must } from './steps.ts';

const FILLER = join(import.meta.dirname, 'children', 'filler.ts');

/** Runs the filler behind shell words that set up the disk; `$0` is the program, `$1` the filler, `$2` its task. */
const fillBehind = (shell: readonly string[], script: string, task: FillerTask): FillerAnswer => {
  const [program = 'sh', ...words] = shell;
  const done = spawnSync(program, [...words, '-c', script, process.execPath, FILLER, JSON.stringify(task)]);
  if (done.status !== 0) throw new Error(`${done.stderr} ${done.stdout}`);
  return JSON.parse(done.stdout.toString()) as FillerAnswer;
};

describe.skipIf(process.platform === 'win32')('a disk that fails [reliability 3.6] (needs a POSIX shell)', () => {
  test('a write error: not confirmed from then on, and every acknowledged step is there after reopening', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 0).close());
    // No file may grow beyond 200 blocks of 512 bytes: writing fails with an error that is not "disk full".
    const task = { path, recoveryFolder: options.recoveryFolder };
    const answer = fillBehind(['sh'], 'ulimit -f 200; exec "$0" "$1" "$2"', task);
    expect(answer).toMatchObject({ refused: 'file.notConfirmed', state: 'unconfirmed', again: 'file.notConfirmed' });
    expect(answer.acknowledged.length).toBeGreaterThan(3);
    const file = must(open(path, options));
    const found = allSteps(file).map((step) => step.commandId);
    expect(found.slice(0, answer.acknowledged.length)).toEqual(answer.acknowledged);
    expect(found.length - answer.acknowledged.length).toBeLessThanOrEqual(1);
    must(file.close());
  });
});

/** A file system of our own needs namespaces that not every system gives to its users. */
const ownFileSystem = spawnSync('unshare', ['-Urm', 'true']).status === 0;

describe.skipIf(!ownFileSystem)('T-DUR-4 a full disk (needs user namespaces: unshare -Urm)', () => {
  const RUNS = trials('FULL_DISKS', 2);
  // What is in the way is enough to make room also for the way back into rest form; with less, closing says file.notTidied.
  test.each(Array.from({ length: RUNS }, (_, run) => 250_000 + 11_000 * ((run * 7 + 14) % 50)))(
    'with %i bytes in the way, every acknowledged step is there, and the refused one succeeds when there is room, without reopening',
    (bytes) => {
      const { path, options, folder } = trialPlace();
      const [small, safe] = [join(folder, 'small'), join(folder, 'safe')];
      mkdirSync(small);
      mkdirSync(safe);
      must(filled(path, options, 0).close());
      const task: FillerTask = {
        path: join(small, 'x.seatwright'),
        recoveryFolder: options.recoveryFolder,
        ballast: join(small, 'ballast'),
      };
      const answer = fillBehind(
        ['unshare', '-Urm', 'sh'],
        `set -e; mount -t tmpfs -o size=1m tmpfs '${small}'; cp '${path}' '${task.path}'
       head -c ${bytes} /dev/zero > '${task.ballast}'; "$0" "$1" "$2"; cp '${small}'/* '${safe}'`,
        task,
      );
      expect(answer).toMatchObject({ refused: 'file.diskFull', state: 'open', again: 'ok', closed: 'ok' });
      const file = must(open(join(safe, 'x.seatwright'), options));
      expect(allSteps(file).map((step) => step.commandId)).toEqual(answer.acknowledged);
      must(file.close());
      full += 1;
    },
  );
  let full = 0;
  afterAll(() =>
    figure('T-DUR-4', `${full} full disks: every acknowledged step there, the refused one stored when there was room`),
  );
});
