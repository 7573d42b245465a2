// @module-tag long
/** Which event the hall shows and at which round; what an act would do to it [X-7, X-10] [fault H-1, H-6, D-3]. */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HallScreen } from '../../../../core/api/hall.ts';
import { forNetwork } from '../../../../core/api/network-page.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { placeForEach } from '../each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from '../machine.ts';
import { expectSameAfterActs, hallPageOf, wall } from './hall-acts.ts';

let place: Place;
let bench: Bench;
placeForEach((fresh) => {
  place = fresh;
  bench = benchIn(place.folder, { hall: wall() });
});

const asHall = (shows: { event: string; name: string } | null = null) => hallPageOf(bench, shows);

const publish = async (seed = 'one'): Promise<void> => {
  const { command } = await drawnRound(bench, seed);
  expect((await bench.send(command)).ok).toBe(true);
};

const newestFile = async (): Promise<string> => (await bench.value('app.info', {})).recent[0]?.handle ?? '';
const openHall = () => bench.value('hall.open', { hall: 1, display: '2' });
const show = (change: Partial<HallScreen>) => bench.value('hall.show', { hall: 1, ...change } as never);

const sample = async (family: GameId = 'duel'): Promise<void> => {
  const chosen = await bench.value('file.chooseNew', { suggested: 'Sample' });
  await bench.value('event.sample', { handle: chosen?.handle ?? '', name: 'Sample', family });
};

describe('H-1 the hall and its event', () => {
  test('closing keeps the last picture with its time; the same event goes on', async () => {
    await eventWith(bench, 16);
    await publish();
    await openHall();
    const before = await asHall();
    const handle = await newestFile();
    await bench.value('file.close', {});
    const closed = await asHall();
    expect([closed.event, closed.view, closed.made]).toEqual([before.event, before.view, before.made]);
    expect(closed.asOf).not.toBeNull();
    await bench.value('file.open', { handle });
    const back = await asHall();
    expect([back.event, back.view, back.asOf]).toEqual([before.event, before.view, null]);
  });

  test('X-9 another event, and a sample, come into an open hall by a yes alone', async () => {
    await eventWith(bench, 16);
    await publish();
    await openHall();
    const before = await asHall();
    await sample();
    const kept = await asHall();
    expect([kept.event, kept.view]).toEqual([before.event, before.view]);
    expect((await bench.value('hall.state', {})).other).toBe(before.view?.event);
    await bench.value('hall.take', {});
    expect((await asHall()).view?.event).toBe('Sample');
    expect((await bench.value('hall.state', {})).other).toBeNull();
  });

  test('X-9 a file that is given from outside, or only looked at, leaves the projector at its last picture', async () => {
    await eventWith(bench, 16);
    await publish();
    const first = join(place.folder, 'Riichi Open.seatwright');
    await sample();
    const other = await newestFile();
    await bench.value('hall.take', {});
    await openHall();
    const before = await asHall();
    expect(before.view?.event).toBe('Sample');
    // A double click or a second start of the program asks nobody.
    expect((await bench.backend.open(first)).ok).toBe(true);
    const kept = await asHall();
    expect([kept.event, kept.view]).toEqual([before.event, before.view]);
    expect(kept.asOf).not.toBeNull();
    expect((await bench.value('hall.state', {})).other).toBe('Sample');
    // A copy of the event that is played is not the event.
    await bench.value('file.view', { handle: other });
    expect([(await asHall()).view, (await bench.value('hall.state', {})).other]).toEqual([before.view, 'Sample']);
    await bench.value('file.open', { handle: other, anyway: true });
    expect([(await asHall()).view, (await asHall()).asOf]).toEqual([before.view, null]);
  });

  test('the picture that stays has every list of its own game, for the hall and for phones, whichever view was shown', async () => {
    await sample('bridge');
    await bench.value('hall.take', {});
    await openHall();
    await show({ view: 'byTable' });
    await sample('duel');
    expect(Object.keys((await asHall()).view?.own ?? {})).toEqual(
      expect.arrayContaining(['byName', 'byTable', 'bridgePaper.result']),
    );
    await show({ view: 'byName' });
    const { view } = await asHall();
    // A list of players, not of pairs: without it whoever looks for a name is shown the pair.
    expect(view?.family).toBe('bridge');
    expect(view?.own.byName).toMatchObject({ kind: 'list', listing: { form: 'names' } });
    const [screen] = Object.values((await asHall()).screens);
    const seen = view === null || screen === undefined ? null : forNetwork(view, { ...screen, view: 'byTable' });
    expect(Object.keys(seen?.own ?? {})).toEqual(['byTable', 'byName']);
  });

  test('a hall that was opened before any event shows the first one, but no sample', async () => {
    await openHall();
    await sample();
    expect((await asHall()).event).toBeNull();
    await bench.value('hall.take', {});
    expect((await asHall()).view?.event).toBe('Sample');
  });

  test('without a hall the open event is the one that will be shown', async () => {
    await eventWith(bench, 16);
    await publish();
    await sample();
    await openHall();
    expect((await asHall()).view?.event).toBe('Sample');
  });

  test('H-3 a page that joins again after a restart keeps its picture until its own event is open', async () => {
    const shows = { event: 'x'.repeat(32), name: 'Of before' };
    expect((await asHall(shows)).event).toBeNull();
    await eventWith(bench, 16);
    await publish();
    expect((await asHall(shows)).event).toBeNull();
    expect((await bench.value('hall.state', {})).other).toBe('Of before');
    await bench.value('hall.take', {});
    expect((await asHall()).view?.round).toBe(1);
  });

  test('H-6 such a page is told what its event was told, also when another event was opened before it joined', async () => {
    await eventWith(bench, 16);
    await publish();
    await openHall();
    await show({ view: 'standings', message: 'Lunch' });
    const { event } = await asHall();
    await bench.value('file.close', {});
    await bench.close();
    bench = benchIn(place.folder, { hall: wall() });
    await sample();
    const page = await asHall({ event: event ?? '', name: 'Of before' });
    expect(page.event).toBeNull();
    expect(page.screens[1]).toMatchObject({ view: 'standings', message: 'Lunch' });
  });
});

test('H-6 view, page, hold and message of an event, and the round of its hall, are there after a restart', async () => {
  await eventWith(bench, 16);
  await publish();
  await openHall();
  await show({ view: 'standings', message: 'Lunch', hold: true });
  const shown = { hall: 1, width: 1920, height: 1080, view: 'standings', page: 2, pages: 3, stamp: null, notice: null };
  await bench.backend.call({ role: 'hall', actor: 'desk' }, 'hall.shown', shown);
  await bench.close();
  bench = benchIn(place.folder, { hall: wall() });
  await bench.value('file.open', { handle: await newestFile() });
  const page = await asHall();
  expect(page.screens[1]).toMatchObject({ view: 'standings', message: 'Lunch', hold: true });
  expect(page.places[1]).toEqual({ view: 'standings', page: 2 });
  await sample();
  await bench.value('hall.take', {});
  expect((await asHall()).screens[1]).toMatchObject({ view: 'byName', message: '', hold: false });
});

describe('[hall-and-print 2.9] places told one by one', () => {
  const played = async (): Promise<void> => {
    await eventWith(bench, 8);
    await publish();
    for (const table of [1, 2]) {
      const points = [40_000 + 100 * table, 30_000, 28_000, 22_000 - 100 * table];
      await bench.send({ type: 'result.enter', round: 1, table, result: { points } });
    }
    await bench.send({ type: 'round.confirm', no: 1 });
    await openHall();
    await show({ view: 'reveal' });
    await bench.value('hall.reveal', { top: 0, step: 3, of: 1 });
  };
  const told = async () => (await asHall()).view?.reveal?.rows.map(({ place, name }) => `${place} ${name.text}`);
  const correct = () =>
    bench.send({
      type: 'result.correct',
      round: 1,
      table: 1,
      result: { points: [20_000, 25_000, 30_000, 45_000] },
      reason: 'misread',
    });

  test('a corrected result and a reopened round leave in the hall what was told, after a restart too', async () => {
    await played();
    const before = await told();
    expect(before).toHaveLength(3);
    expect((await correct()).ok).toBe(true);
    expect(await told()).toEqual(before);
    expect((await bench.send({ type: 'round.reopen', no: 1 })).ok).toBe(true);
    expect(await told()).toEqual(before);
    await bench.close();
    bench = benchIn(place.folder, { hall: wall() });
    await bench.value('file.open', { handle: await newestFile() });
    await openHall();
    expect(await told()).toEqual(before);
    expect((await bench.send({ type: 'round.confirm', no: 1 })).ok).toBe(true);
    const { reveal } = await bench.value('hall.reveal', { top: 0, step: 4, of: 1 });
    expect([reveal.step, await told()]).toEqual([3, before]);
  });

  test('what stands no more is not taken up when places are shown another time', async () => {
    await played();
    await show({ view: 'byName' });
    await show({ view: 'reveal' });
    expect(await told()).toHaveLength(3);
    await show({ view: 'byName' });
    await correct();
    await show({ view: 'reveal' });
    expect(await told()).toEqual([]);
  });
});

test('W-2.3 a round has been in the hall when a window says that it shows its seats, and not before', async () => {
  await eventWith(bench, 16);
  await publish();
  await openHall();
  const inHall = async () => (await bench.value('desk.facts', {})).inHall;
  const says = (view: string, made: number) =>
    bench.backend.call({ role: 'hall', actor: 'desk' }, 'hall.shown', {
      ...{ hall: 1, width: 1920, height: 1080, page: 1, pages: 1, stamp: null, notice: null },
      ...{ view, made },
    });
  const { made } = await asHall();
  await says('byName', made - 1);
  await says('standings', made);
  expect(await inHall()).toEqual({});
  await says('byName', made);
  expect(await inHall()).toEqual({ 1: 1 });
  expect(bench.pushes.findLast(({ type }) => type === 'desk.facts')).toMatchObject({ facts: { inHall: { 1: 1 } } });
  const changes = [{ do: 'seats' as const, table: 1, order: [3, 2, 1, 0] }];
  expect((await bench.send({ type: 'round.revise', no: 1, rev: 1, changes })).ok).toBe(true);
  expect(await inHall()).toEqual({ 1: 1 });
  await says('byName', (await asHall()).made);
  expect(await inHall()).toEqual({ 1: 2 });
});

test('views sent after a restart have numbers that none had before: the desk keeps no old picture for a new one', async () => {
  await eventWith(bench, 16);
  await publish();
  await openHall();
  const before = await asHall();
  await bench.close();
  bench = benchIn(place.folder, { hall: wall() });
  await bench.value('file.open', { handle: await newestFile() });
  await bench.send({ type: 'tournament.describe', name: 'Other', plannedRounds: 8 });
  const after = await asHall();
  expect([before.view?.event, after.view?.event]).toEqual(['Riichi Open', 'Other']);
  // Far more than the views of an evening's first minutes lie between them.
  expect(Math.abs(after.made - before.made)).toBeGreaterThan(100);
});

describe('D-3, X-8 what an act would do to the hall', () => {
  test('undo and withdrawal of a publish ask, hall or no hall; redo too; a name is changed unasked while nobody looks', async () => {
    await eventWith(bench, 16);
    await publish();
    const undo = await bench.value('hall.ask', { act: 'undo', steps: 1 });
    expect(undo).toMatchObject({ isSeen: false, lost: [1], results: 0, after: null });
    const command = { type: 'round.withdraw', no: 1 } as const;
    expect(await bench.value('hall.ask', { act: 'do', command })).toMatchObject({ lost: [1] });
    const rename = { type: 'tournament.describe', name: 'Other', plannedRounds: 8 } as const;
    expect(await bench.value('hall.ask', { act: 'do', command: rename })).toBeNull();
    await openHall();
    expect(await bench.value('hall.ask', { act: 'do', command: rename })).toMatchObject({
      isSeen: true,
      after: { event: 'Other' },
    });
    await bench.value('tournament.undo', { id: 'a'.repeat(32) });
    expect(await bench.value('hall.ask', { act: 'redo', steps: 1 })).toMatchObject({ lost: [], after: { round: 1 } });
  });

  test('W-4.3 the last result of a round is taken back unasked while the pages in the hall stay as they are', async () => {
    await eventWith(bench, 16);
    await publish();
    await openHall();
    const result = { points: [42_000, 33_000, 27_000, 18_000] };
    for (const table of [1, 2, 3, 4])
      expect((await bench.send({ type: 'result.enter', round: 1, table, result })).ok).toBe(true);
    for (const view of ['byName', 'message']) {
      await show({ view });
      expect([view, await bench.value('hall.ask', { act: 'undo', steps: 1 })]).toEqual([view, null]);
    }
    await bench.send({ type: 'round.confirm', no: 1 });
    await show({ view: 'standings' });
    expect(await bench.value('hall.ask', { act: 'undo', steps: 1 })).toMatchObject({ isSeen: true, lost: [] });
  });

  test('asking changes neither hall nor journal', async () => {
    await eventWith(bench, 16);
    await publish();
    await openHall();
    const before = await asHall();
    const { last } = await bench.value('tournament.steps', { after: 0, limit: 100 });
    for (const act of ['undo', 'redo'] as const) await bench.value('hall.ask', { act, steps: 1 });
    await bench.value('hall.ask', { act: 'leave' });
    expect(await asHall()).toEqual(before);
    expect((await bench.value('tournament.steps', { after: 0, limit: 100 })).last).toBe(last);
  });

  test('leaving the event asks while somebody looks at the hall', async () => {
    await eventWith(bench, 16);
    await publish();
    expect(await bench.value('hall.ask', { act: 'leave' })).toBeNull();
    await openHall();
    expect(await bench.value('hall.ask', { act: 'leave' })).toMatchObject({ isSeen: true });
    await sample();
    expect(await bench.value('hall.ask', { act: 'leave' })).toBeNull();
  });
});

/** Two hundred of them each night. */
test('X-7 the desk draws the view that the hall was sent: 40 random acts, round number included', async () => {
  await eventWith(bench, 16);
  await openHall();
  await expectSameAfterActs(bench, 40);
});
