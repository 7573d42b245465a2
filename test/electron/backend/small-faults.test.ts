/** Small faults of the machine around a file: clocks that are wrong by thousands of years, rights, and what a killed program leaves. */

import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saneTime } from '../../../electron/backend/machine.ts';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
placeForEach((fresh) => {
  place = fresh;
});

test.each(['+010007-01-01T00:00:00.000Z', '-000044-03-15T00:00:00.000Z'])(
  'a clock that says %s: commands are taken, and the file opens again',
  async (clock) => {
    bench = benchIn(place.folder, { now: () => new Date(clock) });
    await eventWith(bench, 8);
    await bench.value('file.close', {});
    const [listed] = await bench.value('file.list', {});
    expect((await bench.value('file.open', { handle: listed?.handle ?? '' })).last).toBe(2);
  },
);

test('a clock that says nothing says the beginning', () => {
  expect(saneTime(new Date(Number.NaN)).getTime()).toBe(0);
  expect(saneTime(new Date('2026-05-01')).toISOString()).toBe('2026-05-01T00:00:00.000Z');
});

test.skipIf(process.platform === 'win32')(
  'the data folder and what is remembered in it are for this user alone',
  async () => {
    const data = join(place.folder, 'fresh');
    bench = benchIn(place.folder, { folders: { data, documents: place.folder } });
    await bench.value('app.set', { theme: 'dark' });
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'settings.json')).mode & 0o777).toBe(0o600);
  },
);

test('copies that a killed program had begun are gone when the file is opened, and nothing else is', async () => {
  bench = benchIn(place.folder);
  await eventWith(bench, 8);
  await bench.close();
  const folder = join(place.folder, 'Riichi Open.snapshots');
  mkdirSync(folder, { recursive: true });
  const [begun, log, other] = ['x.seatwright.part', 'x.seatwright.part-wal', 'notes.part'].map((name) =>
    join(folder, name),
  );
  for (const path of [begun, log, other]) writeFileSync(path ?? '', 'x');
  bench = benchIn(place.folder);
  const [listed] = await bench.value('file.list', {});
  await bench.value('file.open', { handle: listed?.handle ?? '' });
  expect([begun, log, other].map((path) => existsSync(path ?? ''))).toEqual([false, false, true]);
});
