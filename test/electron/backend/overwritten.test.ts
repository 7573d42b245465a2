/** [fault F-4] [desktop 8.7] through the whole back end: the desk goes on in the new file by itself, and says what became of the old one. */

import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const path = () => join(place.folder, 'Riichi Open.seatwright');
const add = (name: string) => bench.send({ type: 'entrants.add', entrants: [{ name }] });

test('F-4 the entry in hand is refused, everything before it is open in a new file, and the old one is as the other program left it', async () => {
  await eventWith(bench, 8);
  for (let n = 1; n <= 5; n++) expect((await add(`Late ${n}`)).ok).toBe(true);
  const before = await bench.value('tournament.steps', { after: 0, limit: 100 });
  execFileSync('truncate', ['-s', '0', path()]);
  const answer = await add('In hand');
  if (answer.ok) throw new Error('acknowledged');
  expect(answer.refusal).toMatchObject({
    code: 'file.overwritten',
    params: { name: 'Riichi Open.seatwright', seems: 'empty', bytes: 0 },
    ways: [],
  });
  const state = await bench.value('file.state', {});
  expect(state).toMatchObject({ folder: place.folder, status: 'saved', last: before.last });
  expect(state?.name).toMatch(/^Riichi Open \(saved \d\d\.\d\d\)$/);
  expect(await bench.value('tournament.steps', { after: 0, limit: 100 })).toEqual(before);
  expect(statSync(path()).size).toBe(0);
  expect((await add('In hand')).ok).toBe(true);
  // It was answered to the entry: nobody is told a second time.
  expect(await bench.value('app.told', {})).toEqual([]);
});

test('F-4 noticed while nothing is entered: told, and named by what it holds now', async () => {
  await eventWith(bench, 8);
  await bench.value('file.close', {});
  const elsewhere = await bench.value('file.chooseNew', { suggested: 'Other' });
  if (elsewhere === null) throw new Error('no place');
  await bench.value('file.create', { handle: elsewhere.handle, name: 'Other Cup', family: 'duel', plannedRounds: 5 });
  await bench.value('file.close', {});
  const [, own] = (await bench.value('file.list', {})).sort((a, b) => a.name.localeCompare(b.name));
  await bench.value('file.open', { handle: own?.handle ?? '' });
  expect((await add('Late')).ok).toBe(true);
  execFileSync('sh', ['-c', 'cat "$0" > "$1"', join(place.folder, 'Other.seatwright'), path()]);
  bench.backend.checkpoint();
  await expect
    .poll(async () => await bench.value('app.told', {}), { timeout: 30_000 })
    .toMatchObject([{ code: 'file.overwritten', params: { seems: 'other', of: 'Other Cup' }, ways: [] }]);
  expect((await bench.value('file.state', {}))?.name).toMatch(/^Riichi Open \(saved/);
  expect(readFileSync(path()).equals(readFileSync(join(place.folder, 'Other.seatwright')))).toBe(true);
});

test('F-4 the same tournament goes on: windows keep what is half typed, and phones in the hall keep their page', async () => {
  await eventWith(bench, 8);
  await bench.value('network.open', { address: '127.0.0.1', port: null });
  const network = () => bench.value('network.state', {});
  await expect.poll(async () => (await network()).status).toBe('on');
  const { url } = await network();
  bench.pushes.length = 0;
  execFileSync('truncate', ['-s', '0', path()]);
  expect((await add('In hand')).ok).toBe(false);
  const files = bench.pushes.flatMap((push) => (push.type === 'file.changed' ? [push] : []));
  expect(files.map(({ file, goesOn }) => [file?.status, goesOn])).toEqual([
    ['moved', undefined],
    ['saved', true],
  ]);
  const states = bench.pushes.flatMap((push) => (push.type === 'network.state' ? [push.state.status] : []));
  expect(states.filter((status) => status !== 'on')).toEqual([]);
  expect(await network()).toMatchObject({ status: 'on', url });
  expect((await fetch(url)).status).toBe(200);
});

test('F-4 overwritten by another tournament while the program was not there: told before it opens, with the way to what is left', async () => {
  await eventWith(bench, 8);
  expect((await add('Late')).ok).toBe(true);
  await bench.value('file.close', {});
  const elsewhere = await bench.value('file.chooseNew', { suggested: 'Other' });
  if (elsewhere === null) throw new Error('no place');
  await bench.value('file.create', { handle: elsewhere.handle, name: 'Other Cup', family: 'duel', plannedRounds: 5 });
  await bench.close();
  const other = join(place.folder, 'Other.seatwright');
  copyFileSync(other, path());
  bench = benchIn(place.folder);
  const listed = async (name: string) =>
    (await bench.value('file.list', {})).find((file) => file.name === name)?.handle ?? '';
  const handle = await listed('Riichi Open');
  expect(await bench.call('file.open', { handle })).toMatchObject({
    refusal: { code: 'file.replaced', ways: [{ do: 'openAnyway', params: { handle } }, { do: 'recover' }] },
  });
  expect(readFileSync(path()).equals(readFileSync(other))).toBe(true);
  const { candidates } = await bench.value('file.recovery', { handle });
  expect(candidates.filter(({ recommended }) => recommended)).toMatchObject([{ kind: 'copy', other: null, steps: 3 }]);
  // One press goes on with it, and it is the known one from then on.
  await bench.value('file.open', { handle, anyway: true });
  await bench.value('file.close', {});
  expect((await bench.value('file.open', { handle })).last).toBe(1);
  await bench.value('file.close', {});
  // A new tournament under the name of one that has gone is no surprise.
  rmSync(path());
  await eventWith(bench, 4);
  await bench.value('file.close', {});
  expect((await bench.value('file.open', { handle })).last).toBe(2);
});

test('a file that was moved is told once: whoever goes on with its copy is not told again', async () => {
  await eventWith(bench, 8);
  renameSync(path(), `${path()} away`);
  const answer = await add('In hand');
  if (answer.ok) throw new Error('acknowledged');
  expect(answer.refusal).toMatchObject({ code: 'file.moved', ways: [{ do: 'openCopy' }, { do: 'saveCopyAs' }] });
  const copy = String(answer.refusal.ways[0]?.params?.handle);
  expect((await bench.value('file.open', { handle: copy })).last).toBe(3);
  expect(await bench.value('app.told', {})).toEqual([]);
});

/** A file lies where copies of last resort are made. */
const noRecovery = (): string => {
  const recovery = join(place.folder, 'data', 'recovery');
  rmSync(recovery, { recursive: true, force: true });
  writeFileSync(recovery, '');
  return recovery;
};

test('a copy that had no room until the file was closed: where it lies is told then', async () => {
  await eventWith(bench, 8);
  const recovery = noRecovery();
  renameSync(path(), `${path()} away`);
  expect(await add('In hand')).toMatchObject({ refusal: { code: 'file.movedNoCopy' } });
  rmSync(recovery);
  await bench.value('event.sample', { family: 'duel', name: 'Other' });
  expect(await bench.value('app.told', {})).toMatchObject([{ code: 'file.moved', ways: [{ do: 'openCopy' }, {}] }]);
});

test('an overwritten file of which no copy had room: the answer of the command says it, and nothing says it again', async () => {
  await bench.close();
  let isFull = false;
  bench = benchIn(place.folder, { lies: () => (isFull ? 'shared' : 'local') });
  const handle = await eventWith(bench, 8);
  isFull = true;
  noRecovery();
  execFileSync('truncate', ['-s', '0', path()]);
  expect(await add('In hand')).toMatchObject({ refusal: { code: 'file.movedNoCopy' } });
  // The first takes longer than what was put off, the second comes after it in turn.
  for (let look = 1; look <= 2; look++) await bench.value('file.recovery', { handle });
  expect(await bench.value('app.told', {})).toEqual([]);
});

test('a copy under the name of a tournament that has gone is no surprise', async () => {
  const first = await eventWith(bench, 8);
  const second = await eventWith(bench, 4);
  await bench.value('file.close', {});
  rmSync(join(place.folder, 'Riichi Open 2.seatwright'));
  await bench.value('file.open', { handle: first });
  expect((await bench.value('file.saveCopyAs', { handle: null }))?.place.handle).toBe(second);
  expect((await bench.value('file.open', { handle: second })).last).toBe(2);
});
