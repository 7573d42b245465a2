/** [T-DUR-2]: the power goes at every point of a traced session, many times, and what was acknowledged is there. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { create, open, type Place, view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, trialFolder } from '../../electron/file/sample.ts';
import { ABOUT, must, sampleReplay } from '../../electron/file/steps.ts';
import type { PoweredTask } from '../children/powered.ts';
import { figure, trials } from '../figures.ts';
import { diskWith, type Left } from './disk.ts';
import { type Event, traceOf } from './trace.ts';

const POWERED = join(import.meta.dirname, '../children/powered.ts');
const STEPS = 60;

type Session = {
  readonly path: string;
  readonly copies: string;
  readonly before: Left;
  readonly events: readonly Event[];
};

/** A session on a new file, traced. */
const traced = (place: Place, carelessly?: PoweredTask['carelessly']): Session => {
  // A real disk: some memory file systems answer a sync without a call.
  const top = trialFolder(tmpdir());
  const folder = join(top, 'event');
  mkdirSync(folder);
  const path = join(folder, 'x.seatwright');
  const recoveryFolder = join(top, 'recovery');
  must(must(create(path, ABOUT, { recoveryFolder, place })).close());
  const copies = join(folder, 'x.snapshots');
  const before: Left = new Map([[path, readFileSync(path)]]);
  const task: PoweredTask = { path, recoveryFolder, copies, place, steps: STEPS, ...(carelessly && { carelessly }) };
  return { path, copies, before, events: traceOf(POWERED, task, top) };
};

type Outcome = {
  readonly lost: number;
  readonly unopenable: boolean;
  readonly extra: number;
  readonly copiesBad: number;
};

/** Lays out what a cut left and opens it as the program does. */
const opened = (left: Left, session: Session, told: ReadonlySet<string>, folder: string): Outcome => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'event', 'x.snapshots'), { recursive: true });
  const moved = (path: string) => join(folder, 'event', path.slice(dirname(session.path).length + 1));
  for (const [path, bytes] of left) writeFileSync(moved(path), bytes);
  const recoveryFolder = join(folder, 'recovery');
  const copies = [...told].filter((line) => line.startsWith('copy ')).map((line) => line.slice(5));
  const isWhole = (name: string): boolean => {
    const copy = join(folder, 'event', 'x.snapshots', name);
    if (!existsSync(copy)) return false;
    const found = view(copy, { recoveryFolder, replay: sampleReplay });
    if (found.ok) found.value.close();
    return found.ok;
  };
  const copiesBad = copies.filter((name) => !isWhole(name)).length;
  const file = open(moved(session.path), { recoveryFolder, replay: sampleReplay });
  if (!file.ok) return { lost: 0, unopenable: true, extra: 0, copiesBad };
  const found = new Set(allSteps(file.value).map(({ commandId }) => `step ${commandId}`));
  file.value.close();
  const steps = [...told].filter((line) => line.startsWith('step '));
  return {
    lost: steps.filter((line) => !found.has(line)).length,
    unopenable: false,
    extra: [...found].filter((line) => !told.has(line)).length,
    copiesBad,
  };
};

/** Plays a session again and cuts the power `perPoint` times at every point at which something happened. */
const replayed = (session: Session, perPoint: number, random: Stream, most = Number.POSITIVE_INFINITY) => {
  const folder = trialFolder();
  const top = dirname(session.path);
  const disk = diskWith(session.before, [top, session.copies], (path) => path.startsWith(`${top}/`));
  const told = new Set<string>();
  const sum = { points: 0, trials: 0, lost: 0, unopenable: 0, extra: 0, copiesBad: 0 };
  for (const event of session.events) {
    disk.happen(event);
    if (event.type === 'told') for (const line of event.text.split('\n')) told.add(line);
    sum.points += 1;
    for (let trial = 0; trial < perPoint && sum.trials < most; trial++) {
      const outcome = opened(disk.cut(random), session, told, folder);
      sum.trials += 1;
      if (outcome.lost > 0) sum.lost += 1;
      if (outcome.unopenable) sum.unopenable += 1;
      sum.extra = Math.max(sum.extra, outcome.extra);
      sum.copiesBad += outcome.copiesBad;
    }
  }
  return sum;
};

const TRIALS = trials('POWER_CUTS', 3000);

describe('T-DUR-2 the power is cut', () => {
  test.each(['local', 'removable'] as const)(
    'at every point of a session (%s disk): nothing told is lost, everything opens, every copy told is whole',
    (place) => {
      const session = traced(place);
      const points = session.events.length;
      expect(points).toBeGreaterThanOrEqual(500);
      const sum = replayed(session, Math.max(2, Math.ceil(TRIALS / 2 / points)), stream(`T-DUR-2 ${place}`));
      figure(
        'T-DUR-2',
        `${place}: ${sum.points} points, ${sum.trials} cuts, lost ${sum.lost}, unopenable ${sum.unopenable}, copies broken ${sum.copiesBad}, untold steps there at most ${sum.extra}`,
      );
      expect(sum).toMatchObject({ lost: 0, unopenable: 0, copiesBad: 0 });
      expect(sum.extra).toBeLessThanOrEqual(1);
    },
    3_600_000,
  );

  test.each([
    ['normal', 'local'],
    ['full', 'removable'],
  ] as const)(
    'control: with "%s" the same replay finds what is lost',
    (carelessly, place) => {
      const session = traced(place, carelessly);
      const sum = replayed(session, 2, stream(`T-DUR-2 ${carelessly}`), 600);
      figure('T-DUR-2 control', `${carelessly}: ${sum.lost} of ${sum.trials} cuts lost something`);
      expect(sum.lost).toBeGreaterThan(sum.trials / 50);
    },
    3_600_000,
  );

  test('the trace is understood: it makes the file that is on the disk', () => {
    const session = traced('local');
    const disk = diskWith(session.before, [dirname(session.path), session.copies], (path) =>
      path.startsWith(dirname(session.path)),
    );
    for (const event of session.events) disk.happen(event);
    for (const path of [session.path, session.copies]) disk.happen({ type: 'sync', path });
    disk.happen({ type: 'sync', path: dirname(session.path) });
    const left = disk.cut(stream('whole'));
    expect(left.get(session.path)?.equals(readFileSync(session.path))).toBe(true);
    expect([...left.keys()].map((path) => basename(path)).sort()).toEqual([
      'after 20.seatwright',
      'after 40.seatwright',
      'after 60.seatwright',
      'x.seatwright',
    ]);
  });
});
