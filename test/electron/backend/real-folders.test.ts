/**
 * Folders as people's computers have them: links that lead nowhere or to themselves, folders named as files, files in the place of
 * folders. What cannot be looked at hides nothing else, and whoever asks for it is answered [desktop 6.2, 8.1] [reliability 8.2].
 */

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiesIn } from '../../../electron/backend/copies/list.ts';
import { sticksIn } from '../../../electron/backend/copies/sticks.ts';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

/** Nobody can look at it: as a file of another user, or of a disk that has failed. */
const circle = (path: string): void => symlinkSync(path, path);
const cup = () => join(place.folder, 'Riichi Open.seatwright');

test('a file that cannot be looked at is told when it was given to the program, and when it is opened', async () => {
  const path = join(place.folder, 'Circle.seatwright');
  circle(path);
  expect(await bench.backend.openGiven([path])).toMatchObject({ refusal: { code: 'file.unreadable' } });
  expect(await bench.value('app.told', {})).toMatchObject([{ code: 'file.unreadable' }]);
  expect(bench.faults).toEqual([]);
});

test('a fault of the program with a file that was given is told, not only written down', async () => {
  await bench.close();
  bench = benchIn(place.folder, {
    lies: () => {
      throw new Error('a mistake');
    },
  });
  expect((await bench.backend.openGiven([cup()])).ok).toBe(false);
  expect(await bench.value('app.told', {})).toMatchObject([{ code: 'door.fault' }]);
  expect(bench.faults).toHaveLength(1);
});

test('a system that cannot name its drives keeps nobody from a file', async () => {
  await eventWith(bench, 8);
  await bench.close();
  bench = benchIn(place.folder, { liesKnown: () => Promise.reject(new Error('spawn UNKNOWN')) });
  expect(await bench.backend.openGiven([cup()])).toMatchObject({ ok: true });
  expect(bench.faults).toHaveLength(1);
});

test('the check of the computer waits until it is known where its folders lie', async () => {
  await bench.close();
  const [data, documents] = ['data', 'cloud'].map((name) => join(place.folder, name)) as [string, string];
  const tried: unknown[] = [];
  let isKnown = false;
  bench = benchIn(place.folder, {
    folders: { data, documents },
    lies: (path) => (isKnown && path.startsWith(documents) ? 'shared' : 'local'),
    liesKnown: async () => {
      await new Promise(setImmediate);
      isKnown = true;
    },
    doctor: async ({ folder }) => {
      tried.push(folder);
      throw new Error('enough');
    },
  });
  await bench.call('app.doctor', {});
  expect(tried).toEqual([{ ok: true, value: join(data, 'Tournaments') }]);
});

test('a file that is given twice at once, as by an impatient double click, opens', async () => {
  await eventWith(bench, 8);
  await bench.value('file.close', {});
  const both = await Promise.all([1, 2].map(() => bench.backend.openGiven([cup()])));
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await bench.value('app.told', {})).toEqual([]);
});

test('links, folders and strange names among the tournaments hide none of them', async () => {
  await eventWith(bench, 8);
  await bench.value('file.close', {});
  circle(join(place.folder, 'Circle.seatwright'));
  symlinkSync(join(place.folder, 'nowhere'), join(place.folder, 'Nowhere.seatwright'));
  mkdirSync(join(place.folder, 'Folder.seatwright'));
  const names = (await bench.value('file.list', {})).map(({ name }) => name);
  expect(names).toEqual(['Riichi Open']);
});

test('a file that lies where the folder of tournaments should be: a sample opens all the same', async () => {
  const documents = join(place.folder, 'Seatwright');
  writeFileSync(documents, 'a file');
  await bench.close();
  bench = benchIn(place.folder, { folders: { data: join(place.folder, 'data'), documents } });
  expect(await bench.value('file.list', {})).toEqual([]);
  await bench.value('event.sample', { family: 'mahjong', name: 'Sample' });
  expect((await bench.value('file.state', {}))?.folder).toBe(join(place.folder, 'data', 'Tournaments'));
});

test('a tournament that cannot be read any more is recovered from its copies, past one that cannot be read either', async () => {
  const handle = await eventWith(bench, 8);
  await bench.value('file.close', {});
  const folder = join(place.folder, 'Riichi Open.snapshots');
  const [copy] = copiesIn(folder);
  if (copy === undefined) throw new Error('no copy');
  circle(join(folder, copy.name.replace(/^\d{4}/, '2031')));
  renameSync(cup(), join(place.folder, 'away'));
  circle(cup());
  expect(copiesIn(folder).map(({ at }) => at)).not.toContain(copy.at.replace(/^\d{4}/, '2031'));
  const { candidates } = await bench.value('file.recovery', { handle });
  expect(candidates[0]).toMatchObject({ kind: 'copy', steps: 2, recommended: true });
  await bench.value('file.recover', { handle, candidate: candidates[0]?.id ?? '' });
  expect((await bench.value('file.state', {}))?.last).toBe(3);
});

test('a folder that has taken the name of a tournament is recovered past, too', async () => {
  const handle = await eventWith(bench, 8);
  await bench.value('file.close', {});
  rmSync(cup());
  mkdirSync(cup());
  const { candidates } = await bench.value('file.recovery', { handle });
  expect(candidates[0]).toMatchObject({ kind: 'copy', steps: 2 });
  await bench.value('file.recover', { handle, candidate: candidates[0]?.id ?? '' });
  expect((await bench.value('file.state', {}))?.last).toBe(3);
  expect(existsSync(cup())).toBe(true);
});

test('one disk that cannot be looked at hides no other', () => {
  const media = join(place.folder, 'media');
  mkdirSync(join(media, 'STICK'), { recursive: true });
  circle(join(media, 'Broken'));
  expect(sticksIn(media)).toEqual([join(media, 'STICK')]);
});

test('a copy of the tournament under a name that cannot be looked at keeps nobody from the shared one', async () => {
  await eventWith(bench, 8);
  await bench.value('file.close', {});
  const cloud = join(place.folder, 'Dropbox');
  mkdirSync(cloud);
  const shared = join(cloud, 'Riichi Open.seatwright');
  copyFileSync(cup(), shared);
  circle(join(cloud, 'Riichi Open-LAPTOP.seatwright'));
  expect(await bench.backend.openGiven([shared])).toMatchObject({ ok: true });
  expect(bench.faults).toEqual([]);
});
