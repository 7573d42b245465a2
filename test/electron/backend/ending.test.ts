/** [desktop 7.6 to 7.8] the end of the program: the short way, what comes too late, and what the next start makes up for. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyFrom } from '../../../electron/backend/copies/names.ts';
import { filled, trialPlace } from '../file/sample.ts';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const file = (): string => join(place.folder, 'Riichi Open.seatwright');
const atRest = (path: string): boolean =>
  [...readFileSync(path).subarray(18, 20)].join() === '1,1' && !existsSync(`${path}-wal`);
const copies = (): readonly string[] => {
  const folder = join(place.folder, 'Riichi Open.snapshots');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => copyFrom(name)?.reason ?? name);
};
const closing = { ok: false, refusal: { code: 'door.closing' } };
const enter = (name: string) => bench.send({ type: 'entrants.add', entrants: [{ name }] });

describe('the short way out', { timeout: 60_000 }, () => {
  test('[desktop 7.7] the file is in rest form when it answers, and no copy was made', async () => {
    await eventWith(bench, 1);
    expect(bench.backend.closeNow()).toBe('rest');
    expect([atRest(file()), copies()]).toEqual([true, []]);
  });

  test('[desktop 7.7] it says so where the log stays beside the file', async () => {
    await eventWith(bench, 1);
    renameSync(file(), join(place.folder, 'Elsewhere.seatwright'));
    expect(bench.backend.closeNow()).toBe('open');
  });

  test('[desktop 7.8] a late command gets door.closing, also one that was on its way', async () => {
    const handle = await eventWith(bench, 1);
    const other = benchIn(join(place.folder, 'other'));
    await eventWith(other, 4);
    await other.close();
    const onItsWay = bench.backend.open(join(place.folder, 'other', 'Riichi Open.seatwright'));
    const alsoOnItsWay = bench.call('seating.seat', { method: 'random', options: {}, seed: 'x' });
    bench.backend.closeNow();
    expect(await enter('Late')).toMatchObject(closing);
    expect(await bench.call('file.open', { handle })).toMatchObject(closing);
    expect(await onItsWay).toMatchObject(closing);
    expect(await alsoOnItsWay).toMatchObject(closing);
    expect(atRest(join(place.folder, 'other', 'Riichi Open.seatwright'))).toBe(true);
  });

  test('[desktop 7.8] the copy at close that is missing is made at the next open, once', async () => {
    const handle = await eventWith(bench, 1);
    bench.backend.closeNow();
    bench = benchIn(place.folder);
    expect((await bench.backend.open(file())).ok).toBe(true);
    await expect.poll(copies, { timeout: 50_000 }).toEqual(['close']);
    await bench.close();
    bench = benchIn(place.folder);
    // Closed the long way: nothing is missing.
    expect((await bench.backend.open(file())).ok).toBe(true);
    await bench.value('file.close', {});
    expect([handle.length > 0, copies().length]).toEqual([true, 2]);
  });
});

describe('how long it takes', { tags: ['long'], timeout: 300_000 }, () => {
  test('[desktop 7.7] a file of 10,000 steps is closed within a second', () => {
    const { path, options } = trialPlace();
    const long = filled(path, options, 10_000);
    const start = performance.now();
    expect(long.close().ok).toBe(true);
    expect(performance.now() - start).toBeLessThanOrEqual(1000);
    expect(atRest(path)).toBe(true);
  });
});

describe('a file of a synced folder [desktop 7.6, 7.7]', { timeout: 120_000 }, () => {
  let shared: string;
  beforeEach(async () => {
    const made = benchIn(place.folder);
    await eventWith(made, 8);
    await made.close();
    mkdirSync(join(place.folder, 'Dropbox'));
    shared = join(place.folder, 'Dropbox', 'Riichi Open.seatwright');
    renameSync(file(), shared);
    mkdirSync(join(place.folder, 'own'));
    bench = benchIn(join(place.folder, 'own'), { chooseOpen: async () => shared });
    const chosen = await bench.value('file.chooseOpen', {});
    await bench.value('file.open', { handle: chosen?.handle ?? '' });
    expect((await enter('One')).ok).toBe(true);
  });

  test('the short way does not put it back; the next start does', async () => {
    const before = readFileSync(shared);
    bench.backend.closeNow();
    expect(readFileSync(shared).equals(before)).toBe(true);
    bench = benchIn(join(place.folder, 'own'));
    bench.backend.warm();
    await expect.poll(() => readFileSync(shared).equals(before), { timeout: 50_000 }).toBe(false);
    const own = join(place.folder, 'own', 'Riichi Open.seatwright');
    expect(readFileSync(shared).equals(readFileSync(own))).toBe(true);
  });

  test('the long way waits for it, and says that it waits', async () => {
    const before = readFileSync(shared);
    let isBack = false;
    await bench.backend.close(
      (back) =>
        new Promise((resolve) => {
          back.addEventListener('abort', () => {
            isBack = true;
            resolve(null);
          });
        }),
    );
    expect([isBack, readFileSync(shared).equals(before)]).toEqual([true, false]);
  });

  test('the TO need not wait: the program ends at once, and the next start puts it back', async () => {
    const before = readFileSync(shared);
    await bench.backend.close(() => Promise.resolve());
    bench = benchIn(join(place.folder, 'own'));
    bench.backend.warm();
    await expect.poll(() => readFileSync(shared).equals(before), { timeout: 50_000 }).toBe(false);
  });
});
