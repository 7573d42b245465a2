/**
 * [T-SNAP-4]: the laptop is lost at any moment. What lies in the second folder at that moment is copied away while results go on
 * being entered, and rebuilt: what is missing is younger than five seconds. [T-DUR-6]: a bare copy of the file 1.2 s after the last entry.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { copyPlaces } from '../../../electron/backend/copies/names.ts';
import { check } from '../../../electron/backend/file/check/check.ts';
import { chainTo } from '../../../electron/backend/recovery/pool.ts';
import { surveyOf } from '../../../electron/backend/recovery/survey.ts';
import { type Bench, benchIn, eventWith, freshFolder } from '../../electron/backend/machine.ts';
import { copyFromOutside, filled, trialPlace } from '../../electron/file/sample.ts';
import { must, sampleStep } from '../../electron/file/steps.ts';
import { figure, trials } from '../figures.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('T-SNAP-4 the laptop is lost while results are entered', () => {
  const LOSSES = trials('LOSSES', 200);
  const place = freshFolder();
  let bench: Bench | null = null;
  afterAll(async () => {
    await bench?.close();
    place.remove();
  });

  test(`${LOSSES} moments: what is missing is younger than five seconds`, { timeout: 1_800_000 }, async () => {
    const stick = join(place.folder, 'stick');
    mkdirSync(stick);
    bench = benchIn(place.folder, { sticks: () => [stick], now: () => new Date() });
    await eventWith(bench, 8);
    const [offered] = (await bench.value('copies.places', {})).places;
    await bench.value('copies.second', { handle: offered?.handle ?? '' });
    // The first time, a process for the stick is started.
    const stateNow = async () => (await bench?.value('copies.care', {}))?.second.state;
    await expect.poll(stateNow, { timeout: 120_000 }).toBe('upToDate');
    const random = stream('T-SNAP-4 live');
    /** When each step was acknowledged, by its number. */
    const told = new Map<number, number>();
    const lost: { readonly folder: string; readonly at: number }[] = [];
    for (let entry = 0; lost.length < LOSSES; entry++) {
      const answer = await bench.send({
        type: 'entrant.edit',
        id: 1 + (entry % 8),
        entrant: { name: `Name ${entry}` },
      });
      if (answer.ok) told.set(answer.value.no, performance.now());
      await pause(random.below(60));
      if (random.below(3) > 0) continue;
      const folder = join(place.folder, `lost ${lost.length}`);
      const at = performance.now();
      expect(spawnSync('cp', ['-r', stick, folder]).status).toBe(0);
      lost.push({ folder, at });
    }
    const whole = await bench.value('tournament.steps', { after: 0, limit: 2000 });
    let worst = 0;
    for (const { folder, at } of lost) {
      const { pool, candidates } = surveyOf(
        join(place.folder, 'gone', 'Riichi Open.seatwright'),
        copyPlaces('/gone/Riichi Open.seatwright', folder),
      );
      const best = candidates.find(({ recommended }) => recommended);
      const steps = pool === null || best === undefined ? [] : (chainTo(pool, best.id) ?? []);
      const last = steps.at(-1)?.no ?? 0;
      // What was rebuilt is what was entered, entry by entry.
      expect(steps.slice(0, 2000).map(({ changes }) => changes)).toEqual(
        whole.steps.slice(0, last).map(({ changes }) => changes),
      );
      for (const [no, when] of told) if (no > last && when < at) worst = Math.max(worst, at - when);
    }
    figure(
      'T-SNAP-4',
      `${LOSSES} times the laptop was lost: what was missing was at most ${(worst / 1000).toFixed(1)} s old`,
    );
    expect(worst).toBeLessThan(5000);
  });
});

describe('T-DUR-6', () => {
  const COPIES = trials('BARE_COPIES', 200);
  test(`${COPIES} bare copies of the file alone, 1.2 s after the last entry, are whole and complete`, {
    timeout: 900_000,
  }, async () => {
    const AT_ONCE = 20;
    const later = (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    };
    let copies = 0;
    const open = Array.from({ length: AT_ONCE }, () => {
      const { path, options, folder } = trialPlace();
      return { path, options, folder, file: filled(path, { ...options, later }, 3) };
    });
    for (let round = 0; copies < COPIES; round++) {
      for (const { file } of open) must(file.append(sampleStep(4 + round)));
      await pause(1200);
      for (const { path, options, folder } of open) {
        const bare = join(folder, `bare ${round}.seatwright`);
        copyFromOutside(path, bare);
        expect(must(check(bare, options)).last.no).toBe(4 + round);
        copies += 1;
      }
    }
    // Control: right after an entry the file alone does not have it.
    const [first] = open;
    if (first === undefined) throw new Error('no file');
    must(first.file.append(sampleStep(900)));
    const early = join(first.folder, 'early.seatwright');
    copyFromOutside(first.path, early);
    const seen = check(early, first.options);
    expect(seen.ok && seen.value.last.no === first.file.last().no).toBe(false);
    for (const { file } of open) must(file.close());
    figure('T-DUR-6', `${copies} bare copies, ${copies} whole and complete`);
  });
});
