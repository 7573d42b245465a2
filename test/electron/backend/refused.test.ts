/** [T-MSG-1]: refusals of the back end that no other trial brings about, each by what really leads to it. */

import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Input, MethodName } from '../../../core/api/contract.ts';
import { check } from '../../../electron/backend/file/check/check.ts';
import { secure } from '../../../electron/backend/file/connect.ts';
import { open, openChecked } from '../../../electron/backend/file/tournament-file.ts';
import type { SeatNews } from '../../../electron/workers/protocol.ts';
import { workerEntry } from '../children.ts';
import { codeOf, filled, trialPlace } from '../file/sample.ts';
import { must, sampleStep } from '../file/steps.ts';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

/** The code that a call is refused with, and its ways out. */
const refused = async <M extends MethodName>(method: M, input: Input<M>) => {
  const answer = await bench.call(method, input);
  if (answer.ok) throw new Error(`${method} was not refused`);
  return answer.refusal;
};

test.each([
  ['file.verify', {}],
  ['file.audit', {}],
  ['file.everybody', {}],
  ['file.erase', { id: 1, member: null }],
  ['file.saveCopyAs', { handle: null }],
] as const)('%s without an open tournament: tournament.none', async (method, input) => {
  expect((await refused(method, input)).code).toBe('tournament.none');
});

test('the last copy of a file of which there is none: file.noCopy, with the way to what is left', async () => {
  const handle = await eventWith(bench, 4);
  await bench.value('file.close', {});
  rmSync(join(place.folder, 'Riichi Open.snapshots'), { recursive: true, force: true });
  const { code, ways } = await refused('file.viewCopy', { handle });
  expect(code).toBe('file.noCopy');
  expect(ways.map((way) => way.do)).toContain('recover');
});

test('nothing left of a file and no copy: file.notRecovered, with the round sheets as the way out', async () => {
  const handle = await eventWith(bench, 4);
  await bench.value('file.close', {});
  rmSync(join(place.folder, 'Riichi Open.snapshots'), { recursive: true, force: true });
  writeFileSync(join(place.folder, 'Riichi Open.seatwright'), 'x'.repeat(5000));
  const { code, ways } = await refused('file.recover', { handle, candidate: 'joined' });
  expect(code).toBe('file.notRecovered');
  expect(ways.map((way) => way.do)).toContain('fromSheets');
});

test('a file that was written to between its check and its lock: file.changed', () => {
  const { path, options } = trialPlace();
  must(filled(path, options, 3).close());
  const checked = must(check(path, options));
  const other = must(open(path, options));
  must(other.append(sampleStep(4)));
  must(other.close());
  expect(codeOf(openChecked(path, checked, options))).toBe('file.changed');
  expect(must(check(path, options)).last.no).toBe(4);
});

test('a name that cannot be taken out without changing the tournament: file.notErased, and nothing is made', async () => {
  const handle = await eventWith(bench, 4);
  await bench.value('file.close', {});
  // Somebody of whom the list did not say whether they play: that is not how this version writes a person down.
  const words = { familyName: '', givenName: '', reading: '', club: 'Riga', country: '', number: '' };
  const changes = [
    { type: 'entrants.added', entrants: [{ id: 5, name: 'Vera Berg', ...words, members: [], traits: {} }] },
    { type: 'entrants.playing', ids: [5], playing: true },
  ];
  const path = join(place.folder, 'Riichi Open.seatwright');
  const file = must(open(path, { recoveryFolder: join(place.folder, 'recovery') }));
  const no = file.last().no + 1;
  must(file.append({ ...sampleStep(no), changes }));
  must(file.close());
  await bench.value('file.open', { handle });
  const before = readdirSync(place.folder);
  expect((await refused('file.erase', { id: 5, member: null })).code).toBe('file.notErased');
  expect(readdirSync(place.folder)).toEqual(before);
});

test('a log that cannot go at closing: file.notTidied, and nothing is lost', () => {
  const { path, options } = trialPlace();
  const file = filled(path, options, 3);
  // The way back to rest form takes a journal of its own under this name.
  mkdirSync(`${path}-journal`);
  expect(codeOf(file.close())).toBe('file.notTidied');
  rmdirSync(`${path}-journal`);
  const again = must(open(path, options));
  expect(again.last().no).toBe(3);
  must(again.close());
});

test('a place where a setting of [reliability 3.1] does not take: file.unsafePlace', () => {
  // The memory keeps no log, whatever it is asked for.
  const db = new Database(':memory:');
  expect(secure(db, '/x/Riga Open.seatwright', 'local')).toMatchObject({
    code: 'file.unsafePlace',
    params: { setting: 'journal_mode', wanted: 'wal', found: 'memory' },
  });
  db.close();
});

test('a call over the limits of [reliability 11.4]: door.tooLarge, with both numbers', async () => {
  await eventWith(bench, 4);
  const entrants = Array.from({ length: 10_001 }, (_, i) => ({ name: `N ${i}` }));
  const answer = await bench.send({ type: 'entrants.add', entrants });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'door.tooLarge', params: { what: 'list', found: 10_001, allowed: 10_000 } },
  });
});

test('a fault inside a search: seating.engineFault, and the thread goes on', async () => {
  const worker = new Worker(workerEntry());
  const news = (order: object) =>
    new Promise<SeatNews>((resolve) => {
      const hear = (said: SeatNews) => {
        if (said.type !== 'done') return;
        worker.off('message', hear);
        resolve(said);
      };
      worker.on('message', hear);
      worker.postMessage(order);
    });
  const players = Array.from({ length: 16 }, (_, i) => ({ id: i + 1 }));
  const request = { family: 'mahjong', method: 'random', seed: 's', round: 1, players };
  // A stop flag that is none: its memory is no whole number.
  const faulty = await news({ id: 1, request, stop: new ArrayBuffer(3) });
  expect(faulty).toMatchObject({ id: 1, answer: { ok: false, refusal: { code: 'seating.engineFault' } } });
  const next = await news({ id: 2, request, stop: new SharedArrayBuffer(4) });
  expect(next).toMatchObject({ id: 2, answer: { ok: true } });
  await worker.terminate();
});

const job = { documents: ['names'], round: null, paper: 'A4', language: 'en', preset: 'wall' } as const;

test('a print job that nobody asked for, and a PDF where there is no printing of pages: print.noJob, print.noPdfHere', async () => {
  await eventWith(bench, 4);
  const print = { role: 'print', actor: 'desk' } as const;
  expect(await bench.backend.call(print, 'print.job', { job: 'unknown' })).toMatchObject({
    refusal: { code: 'print.noJob' },
  });
  expect(await refused('print.pdf', { ...job, documents: [...job.documents] })).toMatchObject({
    code: 'print.noPdfHere',
  });
});

test('pages that are never laid out: print.noLayout, and no file', async () => {
  await bench.close();
  const target = join(place.folder, 'Riichi Open.pdf');
  const blank = { paper: async () => 'noLayout' as const, pdf: async () => 'noLayout' as const };
  bench = benchIn(place.folder, { print: blank, chooseSave: async () => target });
  await eventWith(bench, 4);
  expect((await refused('print.pdf', { ...job, documents: [...job.documents] })).code).toBe('print.noLayout');
  expect((await refused('print.paper', { ...job, documents: [...job.documents] })).code).toBe('print.noLayout');
  expect(existsSync(target)).toBe(false);
});

test('[desktop 7.5] no printer, and a PDF instead: print.noPrinter', async () => {
  await bench.close();
  const target = join(place.folder, 'Riichi Open.pdf');
  let answer: 'noPrinter' | 'asPdf' = 'noPrinter';
  const print = { paper: async () => answer, pdf: async () => new Uint8Array([37]) };
  bench = benchIn(place.folder, { print, chooseSave: async () => target });
  await eventWith(bench, 4);
  expect(await refused('print.paper', { ...job, documents: [...job.documents] })).toMatchObject({
    code: 'print.noPrinter',
    ways: [{ do: 'savePdf' }],
  });
  answer = 'asPdf';
  const saved = await bench.value('print.paper', { ...job, documents: [...job.documents] });
  expect([saved, existsSync(target)]).toEqual([{ tab: null, saved: 'Riichi Open.pdf' }, true]);
});

test('P-18: a printer that fails is told, and a PDF whose page died; the event is as it was: print.failed, print.noPdf', async () => {
  await bench.close();
  const broken = { paper: async () => 'failed' as const, pdf: async () => 'failed' as const };
  const target = join(place.folder, 'Riichi Open.pdf');
  bench = benchIn(place.folder, { print: broken, chooseSave: async () => target });
  await eventWith(bench, 4);
  const steps = () => bench.call('tournament.steps', { after: 0, limit: 100 });
  const before = await steps();
  expect(await refused('print.paper', { ...job, documents: [...job.documents] })).toMatchObject({
    code: 'print.failed',
    ways: [{ do: 'savePdf' }],
  });
  expect((await refused('print.pdf', { ...job, documents: [...job.documents] })).code).toBe('print.noPdf');
  expect(existsSync(target)).toBe(false);
  expect(await steps()).toEqual(before);
});
