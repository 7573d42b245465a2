/** What the desk knows of an event beside its journal: printed rounds and what was not needed [W-2.2, W-2.3]. */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../../core/api/contract.ts';
import { type DeskFacts, deskFacts } from '../../../core/api/desk.ts';
import type { Machine, Printed } from '../../../electron/backend/machine.ts';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
placeForEach((fresh) => {
  place = fresh;
});

const print = { role: 'print', actor: 'desk' } as const;

/** A print page that lays out so many pages. */
const ready = (job: string, pages: number) =>
  bench.backend.call(print, 'print.ready', { job, title: 'Print', runs: [{ form: 'A4', pages }] });

const jobs: string[] = [];

/** A machine whose dialog is answered so, with six pages to a job. */
const answering = (answer: Printed): Machine['print'] => ({
  paper: async (job, laidOut) => {
    jobs.push(job);
    if (typeof answer === 'string' || answer.tab !== null) return answer;
    const waiting = laidOut(job);
    await ready(job, 6);
    return (await waiting) ? answer : 'noLayout';
  },
  pdf: async (job, laidOut) => {
    const waiting = laidOut(job);
    await ready(job, 2);
    return (await waiting) ? new Uint8Array([37]) : 'noLayout';
  },
});

/** A published round of 16, on a machine whose dialog is answered so. */
const start = async (answer: Printed): Promise<string> => {
  jobs.length = 0;
  bench = benchIn(place.folder, {
    print: answering(answer),
    chooseSave: async () => join(place.folder, 'Riichi Open R1.pdf'),
  });
  const handle = await eventWith(bench, 16);
  await publish('one');
  return handle;
};

const publish = async (seed: string): Promise<void> => {
  const { command } = await drawnRound(bench, seed);
  expect((await bench.send(command)).ok).toBe(true);
};

const set: Input<'print.paper'> = {
  documents: ['seatingByTable', 'slips'],
  round: null,
  paper: 'A4',
  language: 'en',
  preset: 'wall',
};

const facts = (): Promise<DeskFacts> => bench.value('desk.facts', {});

describe('W-2.2 what is printed', () => {
  test('the set of a round on a printer: its revision, its sheets and when; told to every window', async () => {
    await start({ tab: null });
    expect(await facts()).toEqual({ printed: {}, notNeeded: {}, paperLeft: {}, inHall: {}, papers: {} });
    await bench.value('print.paper', set);
    const known = await facts();
    expect(known.printed).toEqual({ 1: { rev: 1, sheets: 6, at: expect.any(Number) } });
    expect(bench.pushes.findLast(({ type }) => type === 'desk.facts')).toEqual({ type: 'desk.facts', facts: known });
  });

  test('W-5.2 what each document said is kept, of the round or of the event; neither changes alone nor single cards', async () => {
    await start({ tab: null });
    await bench.value('print.paper', { ...set, documents: ['slips', 'signIn'] });
    const { papers } = await facts();
    expect(Object.keys(papers)).toEqual(['slips@1', 'signIn@0']);
    await bench.value('print.paper', { ...set, changedOnly: true });
    await bench.value('print.paper', { ...set, documents: ['seatingByName'], only: [3] });
    expect((await facts()).papers).toEqual(papers);
    // The same printed again says the same; another seating says something else.
    await bench.value('print.paper', { ...set, documents: ['slips'], language: 'ru', paper: 'A5' });
    expect((await facts()).papers['slips@1']?.content).toBe(papers['slips@1']?.content);
  });

  test('a PDF counts as paper', async () => {
    await start({ tab: null });
    await bench.value('print.pdf', set);
    expect((await facts()).printed[1]?.sheets).toBe(2);
  });

  test('a dialog that is cancelled, or a printer that fails, prints nothing', async () => {
    await start({ tab: null, cancelled: true });
    await bench.value('print.paper', set);
    expect((await facts()).printed).toEqual({});
    await bench.close();
    bench = benchIn(place.folder, { print: answering('failed') });
    await bench.backend.open(join(place.folder, 'Riichi Open.seatwright'));
    expect((await bench.call('print.paper', set)).ok).toBe(false);
    expect((await facts()).printed).toEqual({});
  });

  test('in the browser host the page that prints itself counts when it is laid out, and once', async () => {
    await start({ tab: 'http://127.0.0.1/print.html' });
    await bench.value('print.paper', set);
    expect((await facts()).printed).toEqual({});
    await ready(jobs[0] ?? '', 5);
    const known = await facts();
    expect(known.printed[1]?.sheets).toBe(5);
    await ready(jobs[0] ?? '', 9);
    expect(await facts()).toEqual(known);
  });

  test('a job that was given up is refused at once, and no page is waited for', async () => {
    bench = benchIn(place.folder, {
      print: {
        ...answering('failed'),
        paper: async (_, laidOut) => ((await laidOut('given up')) ? { tab: null } : 'noLayout'),
      },
    });
    await eventWith(bench, 16);
    await publish('one');
    expect(await bench.call('print.paper', set)).toMatchObject({ ok: false, refusal: { code: 'print.noLayout' } });
    expect((await facts()).printed).toEqual({});
  });

  test('standings and single cards are not the set of a round', async () => {
    await start({ tab: null });
    await bench.value('print.paper', { ...set, documents: ['roundReport'] });
    await bench.value('print.paper', { ...set, only: [3] });
    expect((await facts()).printed).toEqual({});
  });

  test('it is no step: undo leaves it, a restart too, and a seating published in its place has another revision', async () => {
    await start({ tab: null });
    await bench.value('print.paper', set);
    const known = await facts();
    const { last } = (await bench.value('file.state', {})) ?? { last: 0 };
    await bench.value('tournament.undo', { id: 'c'.repeat(32) });
    expect(await facts()).toEqual(known);
    expect((await bench.value('file.state', {}))?.last).toBe(last + 1);
    await publish('two');
    await bench.close();
    bench = benchIn(place.folder, { print: answering({ tab: null }) });
    await bench.backend.open(join(place.folder, 'Riichi Open.seatwright'));
    expect(await facts()).toEqual(known);
    await bench.value('print.paper', set);
    expect((await facts()).printed[1]?.rev).toBe(2);
  });
});

test('[L-2.5] a revision that was printed and taken back: its number is kept, and the next sheets say that it no longer holds', async () => {
  await start({ tab: null });
  const revise = { type: 'round.revise', no: 1, rev: 1 } as const;
  const swap = { do: 'swap', a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 } } as const;
  expect((await bench.send({ ...revise, changes: [swap] })).ok).toBe(true);
  await bench.value('print.paper', set);
  await bench.value('tournament.undo', { id: 'c'.repeat(32) });
  const said = async () => {
    const { sheets } = await bench.value('print.sheets', set);
    return sheets.map(({ stamp, takenBack }) => [stamp.slice(0, 4), takenBack]);
  };
  expect(await said()).toEqual(Array(2).fill(['R1.1', 'R1.2']));
  // One list after the other is printed: the last one says it too.
  await bench.value('print.paper', { ...set, documents: ['seatingByTable'] });
  expect((await facts()).printed[1]).toMatchObject({ rev: 1, highest: 2 });
  expect(await said()).toEqual(Array(2).fill(['R1.1', 'R1.2']));
});

describe('W-2.3 what is not needed', () => {
  test('is kept by round, told to every window, taken back, and there after a restart', async () => {
    const handle = await start({ tab: null });
    await bench.value('desk.passed', { round: 1, step: 'print' });
    await bench.value('desk.passed', { round: 1, step: 'hall' });
    expect((await facts()).notNeeded).toEqual({ 1: ['print', 'hall'] });
    expect(bench.pushes.findLast(({ type }) => type === 'desk.facts')).toMatchObject({
      facts: { notNeeded: { 1: ['print', 'hall'] } },
    });
    await bench.value('desk.passed', { round: 1, step: 'print', passed: false });
    await bench.value('file.close', {});
    expect(await facts()).toEqual({ printed: {}, notNeeded: {}, paperLeft: {}, inHall: {}, papers: {} });
    await bench.value('file.open', { handle });
    expect((await facts()).notNeeded).toEqual({ 1: ['hall'] });
  });

  test('of paper it holds for the seating that was passed, and another one may be passed again', async () => {
    await start({ tab: null });
    await bench.value('desk.passed', { round: 1, step: 'print' });
    expect((await facts()).paperLeft).toEqual({ 1: 1 });
    await bench.value('tournament.undo', { id: 'c'.repeat(32) });
    await publish('two');
    await bench.value('desk.passed', { round: 1, step: 'print' });
    expect((await facts()).paperLeft).toEqual({ 1: 2 });
    await bench.value('desk.passed', { round: 1, step: 'print', passed: false });
    expect((await facts()).paperLeft).toEqual({});
  });

  test('a file that names rounds without their seating tells nothing of the hall, and all else', () => {
    const passed = { printed: {}, notNeeded: { 1: ['print'] } };
    expect(deskFacts.parse({ ...passed, inHall: [1] })).toEqual({ ...passed, paperLeft: {}, inHall: {}, papers: {} });
    expect(deskFacts.parse(passed)).toEqual({ ...passed, paperLeft: {}, inHall: {}, papers: {} });
  });

  test('said twice, it is written and told once', async () => {
    await start({ tab: null });
    await bench.value('desk.passed', { round: 1, step: 'play' });
    const told = bench.pushes.length;
    await bench.value('desk.passed', { round: 1, step: 'play' });
    expect(bench.pushes.length).toBe(told);
  });

  test('of a round that is not there, or without an event, it is refused', async () => {
    await start({ tab: null });
    expect(await bench.call('desk.passed', { round: 2, step: 'print' })).toMatchObject({
      refusal: { code: 'round.unknown', params: { round: 2 } },
    });
    await bench.value('file.close', {});
    expect(await bench.call('desk.passed', { round: 1, step: 'print' })).toMatchObject({
      refusal: { code: 'tournament.none' },
    });
  });

  test('a file that is only viewed is read and not written', async () => {
    const handle = await start({ tab: null });
    await bench.value('desk.passed', { round: 1, step: 'print' });
    await bench.value('file.close', {});
    await bench.value('file.view', { handle });
    const known = await facts();
    expect(known.notNeeded).toEqual({ 1: ['print'] });
    expect(await bench.call('desk.passed', { round: 1, step: 'hall' })).toMatchObject({
      refusal: { code: 'file.viewing' },
    });
    await bench.value('print.paper', set);
    expect(await facts()).toEqual(known);
  });
});
