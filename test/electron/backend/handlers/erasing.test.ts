// @module-tag long
/** [reliability 4.7] erasing a person makes a new file without the name, and lists what still holds it. */

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { familyIds } from '../../../../core/games/all.ts';
import { verifyAuditText } from '../../../../electron/backend/file/check/audit.ts';
import { open } from '../../../../electron/backend/file/tournament-file.ts';
import { placeForEach } from '../each.ts';
import { hallPageOf, wall } from '../hall/hall-acts.ts';
import { type Bench, benchIn, type Place } from '../machine.ts';

let place: Place;
let bench: Bench;
let stick: string;
placeForEach((fresh) => {
  place = fresh;
  stick = join(place.folder, 'stick');
  mkdirSync(stick);
  bench = benchIn(place.folder, { sticks: () => [stick], hall: wall() });
});

const sample = async (family: (typeof familyIds)[number]) => {
  const chosen = await bench.value('file.chooseNew', { suggested: 'Riga Open' });
  if (chosen === null) throw new Error('no place');
  await bench.value('event.sample', { handle: chosen.handle, name: 'Riga Open', family });
};

const bytesUnder = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path)),
  );

test.each(familyIds)(
  '%s: the new file holds the tournament without the name, on a chain that names the old one',
  async (family) => {
    await sample(family);
    const before = await bench.value('tournament.steps', { after: 0, limit: 2000 });
    const old = await bench.value('file.verify', {});
    const [first] = await bench.value('file.everybody', {});
    if (first === undefined) throw new Error('nobody');
    const { file, left } = await bench.value('file.erase', { id: first.id, member: first.member });
    expect(file.name).toMatch(/^Riga Open \(anonymised \d{4}\)$/);
    const after = await bench.value('tournament.steps', { after: 0, limit: 2000 });
    expect(after.steps).toHaveLength(before.steps.length + 1);
    expect(after.steps.at(-1)).toMatchObject({ command: { type: 'file.erase', entrant: first.id, link: old.link } });
    expect(JSON.stringify(after)).not.toContain(first.name);
    expect((await bench.value('file.verify', {})).steps).toBe(after.last);
    expect(verifyAuditText(await bench.value('file.audit', {})).whole).toBe(true);
    expect(left.map(({ kind, name }) => [kind, name])).toEqual([
      ['file', 'Riga Open.seatwright'],
      ['copies', 'Riga Open.snapshots'],
    ]);
    // The old file is untouched until the organiser says so.
    expect(readFileSync(join(place.folder, 'Riga Open.seatwright')).includes(first.name)).toBe(true);
  },
);

test('file, copies, second folder and running log go when the organiser says so, and no byte of the name is left', async () => {
  await sample('mahjong');
  await bench.value('copies.places', {});
  const [offered] = (await bench.value('copies.places', {})).places;
  await bench.value('copies.second', { handle: offered?.handle ?? '' });
  const stateNow = async () => (await bench.value('copies.care', {}))?.second.state;
  await expect.poll(stateNow).toBe('upToDate');
  const [first] = await bench.value('file.everybody', {});
  if (first === undefined) throw new Error('nobody');
  const { left } = await bench.value('file.erase', { id: first.id, member: null });
  expect(left.map(({ kind }) => kind).sort()).toEqual(['copies', 'copies', 'file', 'log']);
  expect(await bench.value('file.discard', { handles: left.map(({ handle }) => handle) })).toEqual([]);
  await bench.value('file.close', {});
  expect(bytesUnder(place.folder).includes(first.name)).toBe(false);
  const [name] = readdirSync(place.folder).filter((entry) => entry.endsWith('.seatwright'));
  const file = open(join(place.folder, name ?? ''), { recoveryFolder: join(place.folder, 'data', 'recovery') });
  expect(file.ok).toBe(true);
  if (file.ok) file.value.close();
});

test('nothing but what was listed can be deleted', async () => {
  await sample('duel');
  const [recent] = (await bench.value('app.info', {})).recent;
  writeFileSync(join(place.folder, 'other.txt'), 'mine');
  expect(await bench.value('file.discard', { handles: [recent?.handle ?? '', 'unknown'] })).toEqual([]);
  expect(existsSync(join(place.folder, 'Riga Open.seatwright'))).toBe(true);
});

test('the new file is no older copy of the old one: both open without a question', async () => {
  await sample('duel');
  const [first] = await bench.value('file.everybody', {});
  await bench.value('file.erase', { id: first?.id ?? 0, member: null });
  const recent = (await bench.value('app.info', {})).recent;
  for (const { handle } of [...recent].reverse()) expect((await bench.call('file.open', { handle })).ok).toBe(true);
});

test('a hall that showed the event goes on with the new file, at the same view and round and without the name', async () => {
  await sample('duel');
  await bench.value('hall.take', {});
  await bench.value('hall.open', { hall: 1, display: null });
  const [first] = await bench.value('file.everybody', {});
  const name = first?.name ?? '';
  await bench.value('hall.show', { hall: 1, view: 'byTable', message: `Well done, ${name}!` });
  const page = () => hallPageOf(bench);
  const before = await page();
  expect(JSON.stringify(before)).toContain(name);
  await bench.value('file.erase', { id: first?.id ?? 0, member: null });
  const after = await page();
  expect(JSON.stringify(after)).not.toContain(name);
  expect(after.event).not.toBe(before.event);
  expect(after).toMatchObject({ asOf: null, screens: { 1: { view: 'byTable' } }, view: { round: before.view?.round } });
  await bench.value('file.close', {});
  expect(JSON.stringify(await page())).not.toContain(name);
  expect(readFileSync(join(place.folder, 'data', 'halls.json'), 'utf8')).not.toContain(name);
});

test('a result entered while the new file is made is in the event that is open afterwards, and the message of the hall fits it', async () => {
  await sample('duel');
  await bench.value('hall.take', {});
  await bench.value('hall.open', { hall: 1, display: null });
  const [first] = await bench.value('file.everybody', {});
  const message = `Well done, ${first?.name ?? ''}!`;
  await bench.value('hall.show', { hall: 1, view: 'message', message });
  let isDone = false;
  const erasing = bench.call('file.erase', { id: first?.id ?? 0, member: null }).finally(() => {
    isDone = true;
  });
  const added: string[] = [];
  for (let no = 1; !isDone; no++) {
    const answer = await bench.send({ type: 'entrants.add', entrants: [{ name: `Late Comer ${no}` }] });
    if (answer.ok) added.push(`"Late Comer ${no}"`);
    await new Promise(setImmediate);
  }
  const erased = await erasing;
  const text = JSON.stringify((await bench.value('tournament.steps', { after: 0, limit: 2000 })).steps);
  expect(added.filter((name) => !text.includes(name))).toEqual([]);
  const [hall] = (await bench.value('hall.state', {})).halls;
  expect(hall?.screen.message === message).toBe(!erased.ok);
});

test('what was meant for an event that is open no more erases, closes, copies and exports nothing of the one that is', async () => {
  await sample('duel');
  const refused = { ok: false, refusal: { code: 'door.otherFile' } };
  const event = 'f'.repeat(32);
  expect(await bench.call('file.erase', { id: 1, member: null, event })).toMatchObject(refused);
  expect(await bench.call('file.close', { event })).toMatchObject(refused);
  expect(await bench.call('file.saveCopyAs', { handle: null, event })).toMatchObject(refused);
  expect(await bench.call('file.audit', { event })).toMatchObject(refused);
  expect(await bench.call('event.text', { event })).toMatchObject(refused);
  expect((await bench.value('file.state', {}))?.name).toBe('Riga Open');
});

test('nobody of that number, and a file that is only viewed, are refused', async () => {
  await sample('duel');
  expect(await bench.call('file.erase', { id: 9999, member: null })).toMatchObject({
    ok: false,
    refusal: { code: 'entrant.unknown' },
  });
  const [recent] = (await bench.value('app.info', {})).recent;
  await bench.value('file.close', {});
  await bench.value('file.view', { handle: recent?.handle ?? '' });
  expect(await bench.call('file.erase', { id: 1, member: null })).toMatchObject({
    ok: false,
    refusal: { code: 'file.viewing' },
  });
});
