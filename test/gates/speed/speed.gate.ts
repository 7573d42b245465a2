/** [T-DUR-7, T-UNDO-3, T-OPEN-5]: how long a commit, taking back and opening take. The figures count on a quiet machine. */

import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playOf } from '../../../core/samples/play.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { create, open, type TournamentFile } from '../../../electron/backend/file/tournament-file.ts';
import { replay, sessionOn } from '../../../electron/backend/session.ts';
import { benchIn, freshFolder } from '../../electron/backend/machine.ts';
import { trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, ID, must } from '../../electron/file/steps.ts';
import { figure, trials } from '../figures.ts';

const place = freshFolder();
afterAll(() => place.remove());

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const AT = '2026-11-20T14:03:22.000Z';
const PEOPLE = 2000;
const EVENTS = trials('OPEN_EVENTS', 30_000);

const stepping = (file: TournamentFile) => {
  let no = 0;
  return (command: Json, changes: readonly Json[]) => {
    no += 1;
    must(
      file.append({
        commandId: `c${no}`,
        at: AT,
        actor: 'desk',
        kind: 'do',
        cancels: null,
        command,
        changes,
        answer: { no },
      }),
    );
  };
};

/** A tournament of 2,000 people, 1,000 tables, and so many results entered and corrected. */
const long = (path: string, events: number): void => {
  const file = must(create(path, ABOUT, { recoveryFolder: join(place.folder, 'recovery') }));
  const step = stepping(file);
  const play = playOf({ family: 'duel', name: 'Long', id: ID, plannedRounds: 9, seed: 'long', at: AT });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: PEOPLE }, (_, n) => ({ name: `Person ${n + 1}` })) });
  const { tables } = play.seat('swiss');
  for (const { command, changes } of play.steps()) step(command, changes as readonly Json[]);
  for (let n = play.steps().length; n < events; n++) {
    const result = { outcome: n % 2 === 0 ? 'a' : 'b', games: { a: 2, b: n % 2 }, reason: 'played' };
    const at = { round: 1, table: tables[n % tables.length]?.table ?? 1, result };
    step({ type: 'result.enter', ...at }, [{ type: 'result.entered', ...at }]);
  }
  must(file.close());
};

describe('T-DUR-7', () => {
  const STEPS = 300;
  const run = (name: string, strace: readonly string[]): readonly number[] => {
    const path = join(trialFolder(tmpdir()), `${name}.seatwright`);
    const recoveryFolder = join(place.folder, 'recovery');
    must(must(create(path, ABOUT, { recoveryFolder })).close());
    const child = join(import.meta.dirname, '../children/slow-sync.ts');
    const words = [...strace, process.execPath, child, path, recoveryFolder, String(STEPS)];
    const ran = spawnSync(words[0] ?? '', words.slice(1), { encoding: 'utf8' });
    if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
    expect([ran.status, ran.stderr]).toEqual([0, '']);
    return JSON.parse(ran.stdout) as readonly number[];
  };
  test('a commit of one result on this disk, and where every sync takes 50 ms', () => {
    const plain = run('plain', []);
    const slow = run('slow', [
      'strace',
      '-f',
      '-o',
      '/dev/null',
      '-e',
      'trace=fdatasync,fsync',
      '-e',
      'inject=fdatasync,fsync:delay_exit=50000',
    ]);
    figure(
      'T-DUR-7',
      `95 % of ${STEPS} commits within ${ms(quantile(plain, 0.95))}; with 50 ms a sync within ${ms(quantile(slow, 0.95))}`,
    );
    // Control: the delay was there.
    expect(quantile(slow, 0.5)).toBeGreaterThan(49);
  });
});

describe('T-END-1', () => {
  test('a file of 50,000 steps is closed within three seconds [desktop 7.7]', { timeout: 1_800_000 }, () => {
    const path = join(trialFolder(), 'Closed.seatwright');
    const file = must(create(path, ABOUT, { recoveryFolder: join(place.folder, 'recovery') }));
    const step = stepping(file);
    for (let no = 1; no <= 50_000; no++) step({ no }, [{ no }]);
    const start = performance.now();
    expect(file.close().ok).toBe(true);
    const took = performance.now() - start;
    figure('T-END-1', `50,000 steps closed in rest form within ${ms(took)}`);
    expect(took).toBeLessThanOrEqual(3000);
  });
});

describe('T-OPEN-5, T-UNDO-3', () => {
  const path = join(place.folder, 'Long.seatwright');
  test(`20 openings of ${PEOPLE} people and ${EVENTS} entries, by the whole back end`, async () => {
    long(path, EVENTS);
    const bench = benchIn(place.folder);
    const [listed] = await bench.value('file.list', {});
    const times: number[] = [];
    for (let no = 0; no <= 20; no++) {
      const start = performance.now();
      expect((await bench.value('file.open', { handle: listed?.handle ?? '' })).last).toBe(EVENTS);
      // The first one waits for the checker's process, which the program starts beforehand.
      if (no > 0) times.push(performance.now() - start);
      await bench.value('file.close', {});
    }
    await bench.close();
    figure(
      'T-OPEN-5',
      `95 % of 20 openings of ${PEOPLE} people and ${EVENTS} entries within ${ms(quantile(times, 0.95))}`,
    );
  });

  test(`500 steps taken back one by one`, () => {
    const file = must(open(path, { recoveryFolder: join(place.folder, 'recovery'), replay }));
    const session = must(
      sessionOn(file, { now: () => new Date(AT), told: () => undefined, copy: () => undefined, noRound: () => null }),
    );
    const times: number[] = [];
    const start = performance.now();
    for (let no = 0; no < 500; no++) {
      const from = performance.now();
      must(session.undo(`undo ${no}`, 'desk'));
      times.push(performance.now() - from);
    }
    const whole = performance.now() - start;
    must(session.close());
    figure('T-UNDO-3', `500 steps taken back in ${ms(whole)}, 95 % within ${ms(quantile(times, 0.95))} each`);
  });
});
