// @module-tag long
/** [reliability 3.3] a file in a synced folder is worked on in a local copy, and put back when that is closed. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps } from '../file/sample.ts';
import { must } from '../file/steps.ts';
import { type Bench, benchIn, eventWith, freshFolder } from './machine.ts';

let place: ReturnType<typeof freshFolder>;
let bench: Bench;
let dropbox: string;
let shared: string;

/** An event of eight, closed, in a folder that a program copies elsewhere; the desk has its own folder. */
beforeEach(async () => {
  place = freshFolder();
  dropbox = join(place.folder, 'Dropbox');
  mkdirSync(dropbox);
  const elsewhere = join(place.folder, 'made');
  mkdirSync(elsewhere);
  const made = benchIn(elsewhere);
  await eventWith(made, 8);
  await made.close();
  shared = join(dropbox, 'Riichi Open.seatwright');
  renameSync(join(elsewhere, 'Riichi Open.seatwright'), shared);
  mkdirSync(join(place.folder, 'own'));
  bench = benchIn(join(place.folder, 'own'), { chooseOpen: async () => shared });
});
afterEach(async () => {
  await bench.close();
  place.remove();
});

const stepsIn = (path: string): number => {
  const seen = must(view(path, { recoveryFolder: join(place.folder, 'looking') }));
  const { length } = allSteps(seen);
  seen.close();
  return length;
};

const handleOfShared = async (): Promise<string> => (await bench.value('file.chooseOpen', {}))?.handle ?? '';

const workLocally = async (): Promise<void> => {
  const handle = await handleOfShared();
  expect(await bench.call('file.open', { handle })).toMatchObject({
    ok: false,
    refusal: { code: 'file.sharedPlace', ways: [{ do: 'workLocally', params: { handle } }, { do: 'view' }, {}] },
  });
  await bench.value('file.workLocally', { handle });
};

const enter = async (name: string): Promise<void> => {
  expect((await bench.send({ type: 'entrants.add', entrants: [{ name }] })).ok).toBe(true);
};

/** The tournament is closed, the file comes back, and the program starts again. */
const restarted = async (steps: number): Promise<void> => {
  await bench.value('file.close', {});
  await expect.poll(() => stepsIn(shared), { timeout: 60_000 }).toBe(steps);
  await bench.close();
  bench = benchIn(join(place.folder, 'own'), { chooseOpen: async () => shared });
};

describe('a file in a synced folder [reliability 3.3]', { timeout: 180_000 }, () => {
  test('is worked on in a local copy, put back whole when that is closed, and the next time again', async () => {
    await workLocally();
    expect((await bench.value('file.state', {}))?.folder).toBe(join(place.folder, 'own'));
    await enter('One');
    expect(stepsIn(shared)).toBe(2);
    await restarted(3);
    expect([...readFileSync(shared).subarray(18, 20)]).toEqual([1, 1]);
    expect(readdirSync(dropbox)).toEqual(['Riichi Open.seatwright']);
    await workLocally();
    expect((await bench.value('file.state', {}))?.name).toBe('Riichi Open');
    await enter('Two');
    await restarted(4);
    const own = join(place.folder, 'own');
    expect(readdirSync(own).filter((name) => name.endsWith('.seatwright'))).toHaveLength(1);
    // A local copy that was deleted is made anew.
    rmSync(join(own, 'Riichi Open.seatwright'));
    await workLocally();
    expect((await bench.value('tournament.steps', { after: 0, limit: 100 })).steps).toHaveLength(4);
  });

  /** The program is killed while it works on the local copy: everything is as it lay on the disk at that moment. */
  const killed = async (): Promise<void> => {
    const own = join(place.folder, 'own');
    const kept = join(place.folder, 'kept');
    // By another process: to close a file here would take the locks of the program off it.
    expect(spawnSync('cp', ['-pr', own, kept]).status).toBe(0);
    renameSync(dropbox, `${dropbox} away`);
    await bench.close();
    renameSync(`${dropbox} away`, dropbox);
    rmSync(own, { recursive: true });
    renameSync(kept, own);
    expect(existsSync(join(own, 'Riichi Open.seatwright-wal'))).toBe(true);
    bench = benchIn(own, { chooseOpen: async () => shared });
  };

  test('[desktop 7.7] after a crash it is put back at the next start, while it is open again, and at its close', async () => {
    await workLocally();
    await enter('One');
    await killed();
    expect(stepsIn(shared)).toBe(2);
    bench.backend.warm();
    expect(await bench.backend.openLeft()).toMatchObject({ ok: true, value: { name: 'Riichi Open', last: 3 } });
    await expect.poll(() => stepsIn(shared), { timeout: 60_000 }).toBe(3);
    expect([...readFileSync(shared).subarray(18, 20)]).toEqual([1, 1]);
    await enter('Two');
    await restarted(4);
  });

  test('[desktop 7.7] after a crash it is put back at a start with another file, too', async () => {
    await workLocally();
    await enter('One');
    await killed();
    bench.backend.warm();
    const other = join(place.folder, 'other');
    mkdirSync(other);
    const made = benchIn(other);
    await eventWith(made, 4);
    await made.close();
    const given = await bench.backend.openGiven([join(other, 'Riichi Open.seatwright')]);
    expect(given).toMatchObject({ ok: true, value: { folder: other } });
    await expect.poll(() => stepsIn(shared), { timeout: 60_000 }).toBe(3);
    expect(readdirSync(dropbox)).toEqual(['Riichi Open.seatwright']);
    expect((await bench.value('file.state', {}))?.folder).toBe(other);
    expect(await bench.value('app.told', {})).toEqual([]);
  });

  test('changed by somebody else meanwhile: both stay, and that is said', async () => {
    await workLocally();
    await enter('One');
    // Somebody else's file of the same event, which went another way.
    const other = benchIn(join(place.folder, 'other'), {});
    mkdirSync(join(place.folder, 'other'), { recursive: true });
    await eventWith(other, 4);
    await other.close();
    renameSync(join(place.folder, 'other', 'Riichi Open.seatwright'), shared);
    const theirs = readFileSync(shared);
    await bench.value('file.close', {});
    await expect
      .poll(async () => (await bench.value('app.told', {})).map(({ code }) => code), { timeout: 60_000 })
      .toContain('file.putBackChanged');
    expect(readFileSync(shared).equals(theirs)).toBe(true);
    expect(stepsIn(join(place.folder, 'own', 'Riichi Open.seatwright'))).toBe(3);
  });

  test('the share is gone: told, nothing half done, and put back when it is there again', async () => {
    await workLocally();
    await enter('One');
    renameSync(dropbox, `${dropbox} away`);
    await bench.value('file.close', {});
    await expect
      .poll(async () => (await bench.value('app.told', {})).map(({ code }) => code), { timeout: 60_000 })
      .toContain('file.copyFailed');
    expect(existsSync(dropbox)).toBe(false);
    renameSync(`${dropbox} away`, dropbox);
    const [listed] = await bench.value('file.list', {});
    await bench.value('file.open', { handle: listed?.handle ?? '' });
    await enter('Two');
    await restarted(4);
  });
});
