// @module-tag long

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { eventFile } from '../../../../core/exchange/event-file.ts';
import { familyIds } from '../../../../core/games/all.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { forkChecker } from '../../../../electron/host/node-child.ts';
import { benchForEach } from '../each.ts';
import { type Bench, benchIn, freshFolder, type Place } from '../machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const newPlace = async (name: string): Promise<string> => {
  const chosen = await bench.value('file.chooseNew', { suggested: name });
  if (chosen === null) throw new Error('no place');
  return chosen.handle;
};

const openSample = async (family: GameId) =>
  bench.value('event.sample', { handle: await newPlace(`Sample ${family}`), name: `Sample ${family}`, family });

const text = () => bench.value('event.text', {});

const readable = (content: string) => {
  const { steps, ...rest } = eventFile.parse(JSON.parse(content));
  return rest;
};

describe.each(familyIds)('a sample of %s', (family) => {
  test('opens as a file of its own with its history, and every step can be undone', async () => {
    const state = await openSample(family);
    expect(existsSync(join(place.folder, `Sample ${family}.seatwright`))).toBe(true);
    const { steps } = await bench.value('tournament.steps', { after: 0, limit: 2000 });
    expect(steps).toHaveLength(state.last);
    expect(steps.length).toBeGreaterThan(10);
    await bench.value('tournament.undo', { id: 'f'.repeat(32) });
    expect((await bench.value('file.state', {}))?.last).toBe(state.last + 1);
  });

  test('[desktop 9.3] is made where new files go when no place is named, each under a name of its own', async () => {
    const made = [
      await bench.value('event.sample', { name: `Sample: ${family}`, family }),
      await bench.value('event.sample', { name: `Sample: ${family}`, family }),
    ];
    const { folder } = await bench.value('file.home', {});
    expect(made.map((state) => [state.folder, state.name])).toEqual([
      [folder, `Sample ${family}`],
      [folder, `Sample ${family} 2`],
    ]);
  });

  test('D-12 asks for no second place', async () => {
    await openSample(family);
    expect((await bench.value('copies.care', {}))?.second.declined).toBe(true);
  });

  test('goes out as JSON and comes in again the same, with its undone steps', async () => {
    await openSample(family);
    const times = async () =>
      (await bench.value('tournament.steps', { after: 0, limit: 2000 })).steps.map(({ at }) => at);
    await bench.value('tournament.undo', { id: 'e'.repeat(32) });
    const before = await text();
    const done = await times();
    await bench.value('event.import', { handle: await newPlace(`Again ${family}`), text: before });
    const after = await text();
    expect(readable(after)).toEqual(readable(before));
    expect(await times()).toEqual(done);
    await bench.value('tournament.redo', { id: 'd'.repeat(32) });
    expect(eventFile.parse(JSON.parse(await text())).steps.at(-1)).toMatchObject({ kind: 'redo' });
  });
});

test('a recent file can be taken off the list, and stays on the disk', async () => {
  await openSample('duel');
  const { recent } = await bench.value('app.info', {});
  expect(recent.map(({ name }) => name)).toEqual(['Sample duel']);
  expect(await bench.value('file.forget', { handle: recent[0]?.handle ?? '' })).toEqual([]);
  expect((await bench.value('app.info', {})).recent).toEqual([]);
  expect(existsSync(join(place.folder, 'Sample duel.seatwright'))).toBe(true);
});

describe('[reliability 14.1] a foreign event is read by the checker', () => {
  /** Processes in the checker's place: one that dies of what it is asked, and one that cannot start. */
  const dies = `process.on('message', () => process.kill(process.pid, 'SIGKILL'));process.send({ type: 'ready' });`;
  test.each([
    ['dies of it', dies, 'crash'],
    ['cannot start', 'process.exit(1);', 'crash'],
  ])('which %s: refused, nothing is made, and the desk goes on', async (_what, body, why) => {
    await openSample('duel');
    const good = await text();
    const entry = join(place.folder, 'bad-checker.mjs');
    writeFileSync(entry, body);
    const other = freshFolder();
    const bad = benchIn(other.folder, { startChecker: () => forkChecker(pathToFileURL(entry)) });
    const chosen = await bad.value('file.chooseNew', { suggested: 'Imported' });
    expect(await bad.call('event.import', { handle: chosen?.handle ?? '', text: good })).toMatchObject({
      ok: false,
      refusal: { code: 'event.notRead', params: { why } },
    });
    expect(readdirSync(other.folder).filter((name) => name.endsWith('.seatwright'))).toEqual([]);
    expect((await bad.call('app.info', {})).ok).toBe(true);
    expect(bad.faults).toEqual([]);
    await bad.close();
    other.remove();
  });
});

describe('an event that is not one', () => {
  const imported = async (content: string) => {
    const answer = await bench.call('event.import', { handle: await newPlace('Imported'), text: content });
    return answer.ok ? 'ok' : answer.refusal;
  };
  const files = () => readdirSync(place.folder).filter((name) => name.endsWith('.seatwright'));

  test('is refused with what is wrong and where, and no file is left', async () => {
    await openSample('duel');
    const good = JSON.parse(await text());
    expect(await imported('{ "format": ')).toMatchObject({ code: 'event.notJson', params: { line: 1 } });
    expect(await imported(JSON.stringify({ ...good, format: 'something else' }))).toMatchObject({
      code: 'event.other',
    });
    expect(await imported(JSON.stringify({ ...good, version: 2 }))).toMatchObject({ code: 'event.newer' });
    expect(await imported(JSON.stringify({ ...good, family: 'go' }))).toMatchObject({
      code: 'event.form',
      params: { field: 'family' },
    });
    expect(files()).toEqual(['Sample duel.seatwright']);
  });

  test('names the step that cannot be carried out and why', async () => {
    await openSample('duel');
    const good = JSON.parse(await text());
    const cheated = structuredClone(good);
    const at = cheated.steps.findIndex((step: { command: { type: string } }) => step.command.type === 'round.publish');
    cheated.steps[at].command.tables[0].seats = cheated.steps[at].command.tables[1].seats;
    expect(await imported(JSON.stringify(cheated))).toMatchObject({
      code: 'event.step',
      params: { step: at + 1, type: 'round.publish' },
    });
    expect(await imported(JSON.stringify({ ...good, steps: good.steps.slice(1) }))).toMatchObject({
      code: 'event.step',
      params: { step: 1 },
    });
    expect(files()).toEqual(['Sample duel.seatwright']);
    // The open event is untouched.
    expect(readable(await text())).toEqual(readable(JSON.stringify(good)));
  });
});

test('an event comes in parts where a message is too small for it; parts of another upload are not mixed in', async () => {
  await openSample('mahjong');
  const before = await text();
  await bench.value('file.close', {});
  const cut = Math.floor(before.length / 3);
  const [first, second, last] = [before.slice(0, cut), before.slice(cut, 2 * cut), before.slice(2 * cut)];
  await bench.value('event.part', { upload: 'given up', text: 'something else' });
  await bench.value('event.part', { upload: 'a', text: first });
  await bench.value('event.part', { upload: 'a', text: second });
  const file = await bench.value('event.import', { handle: await newPlace('In parts'), text: last, upload: 'a' });
  expect(file.name).toBe('In parts');
  expect(readable(await text())).toEqual(readable(before));
  expect(await bench.call('event.import', { handle: await newPlace('Again'), text: last, upload: 'a' })).toMatchObject({
    refusal: { code: 'event.notRead' },
  });
});
