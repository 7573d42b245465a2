// @module-tag long
/** [reliability 3.3] [desktop 8] a file in a synced folder is worked on in a local copy, and put back when that is closed. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps } from '../file/sample.ts';
import { must } from '../file/steps.ts';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
let dropbox: string;
let shared: string;

/** An event of eight, closed, in a folder that a program copies elsewhere; the desk has its own folder. */
placeForEach(async (fresh) => {
  place = fresh;
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
  bench = benchIn(join(place.folder, 'own'), {
    chooseOpen: async () => shared,
    chooseNew: async (name) => join(place.folder, 'own', `${name} elsewhere.seatwright`),
  });
});

const stepsIn = (path: string): number => {
  const seen = must(view(path, { recoveryFolder: join(place.folder, 'looking') }));
  const { length } = allSteps(seen);
  seen.close();
  return length;
};

const handleOfShared = async (): Promise<string> => (await bench.value('file.chooseOpen', {}))?.handle ?? '';

const codesTold = async (): Promise<readonly string[]> => (await bench.value('app.told', {})).map(({ code }) => code);

/** Opened as any other file is: nobody is asked, and it is told in one line where it lies meanwhile. */
const openShared = async (): Promise<void> => {
  await bench.value('file.open', { handle: await handleOfShared() });
  expect(await codesTold()).toEqual(['file.keptHere']);
};

const enter = async (name: string, at = bench): Promise<void> => {
  expect((await at.send({ type: 'entrants.add', entrants: [{ name }] })).ok).toBe(true);
};

const namesOpen = async (): Promise<readonly string[]> => {
  const { steps } = await bench.value('tournament.steps', { after: 2, limit: 100 });
  return steps.map(({ command }) => (command as { entrants: { name: string }[] }).entrants[0]?.name ?? '');
};

/** Another computer with the same folder opens the file there and enters a name; its own copy stays as it is. */
const elsewhere = async (name: string, steps: number, path = shared): Promise<void> => {
  mkdirSync(join(place.folder, 'laptop'), { recursive: true });
  const laptop = benchIn(join(place.folder, 'laptop'), { chooseOpen: async () => path });
  const chosen = await laptop.value('file.chooseOpen', {});
  await laptop.value('file.open', { handle: chosen?.handle ?? '' });
  await enter(name, laptop);
  await laptop.close();
  await expect.poll(() => stepsIn(path), { timeout: 60_000 }).toBe(steps);
};

const ownFiles = (): readonly string[] =>
  readdirSync(join(place.folder, 'own')).filter((name) => name.endsWith('.seatwright'));

/** The tournament is closed, the file comes back, and the program starts again. */
const restarted = async (steps: number): Promise<void> => {
  await bench.value('file.close', {});
  await expect.poll(() => stepsIn(shared), { timeout: 60_000 }).toBe(steps);
  await bench.close();
  bench = benchIn(join(place.folder, 'own'), { chooseOpen: async () => shared });
};

describe('a file in a synced folder [reliability 3.3]', { timeout: 180_000 }, () => {
  test('is worked on in a local copy, put back whole when that is closed, and the next time again', async () => {
    await openShared();
    expect((await bench.value('file.state', {}))?.folder).toBe(join(place.folder, 'own'));
    await enter('One');
    expect(stepsIn(shared)).toBe(2);
    await restarted(3);
    expect([...readFileSync(shared).subarray(18, 20)]).toEqual([1, 1]);
    expect(readdirSync(dropbox)).toEqual(['Riichi Open.seatwright']);
    await openShared();
    expect((await bench.value('file.state', {}))?.name).toBe('Riichi Open');
    await enter('Two');
    await restarted(4);
    expect(ownFiles()).toEqual(['Riichi Open.seatwright']);
    // A local copy that was deleted is made anew.
    rmSync(join(place.folder, 'own', 'Riichi Open.seatwright'));
    await openShared();
    expect((await bench.value('tournament.steps', { after: 0, limit: 100 })).steps).toHaveLength(4);
  });

  test('a file that is opened before it is known where it lies waits for that', async () => {
    await bench.close();
    let known = false;
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    bench = benchIn(join(place.folder, 'own'), {
      chooseOpen: async () => shared,
      // As Windows, before it has named its drives.
      lies: (path) => (known && path.startsWith(dropbox) ? 'shared' : 'local'),
      liesKnown: () => told,
    });
    const opening = bench.value('file.open', { handle: await handleOfShared() });
    known = true;
    tell();
    await opening;
    expect((await bench.value('file.state', {}))?.folder).toBe(join(place.folder, 'own'));
    await bench.value('file.close', {});
  });

  test.each(['Riichi Open-LAPTOP', "Riichi Open (LAPTOP's conflicted copy 2026-11-27)", 'Riichi Open 2'])(
    'what a service has kept beside it as “%s” is told with the way to it [desktop 8.8]',
    async (other) => {
      const before = readFileSync(shared);
      await elsewhere('Theirs', 3);
      const twin = join(dropbox, `${other}.seatwright`);
      renameSync(shared, twin);
      writeFileSync(shared, before);
      // An earlier state of it, and another tournament under such a name, have nothing that is missing here.
      writeFileSync(join(dropbox, 'Riichi Open old.seatwright'), before);
      const made = benchIn(join(place.folder, 'made'));
      await eventWith(made, 4);
      await made.close();
      renameSync(join(place.folder, 'made/Riichi Open.seatwright'), join(dropbox, 'Riichi Open II.seatwright'));

      await bench.value('file.open', { handle: await handleOfShared() });
      const [kept, told, ...more] = await bench.value('app.told', {});
      expect([kept?.code, more]).toEqual(['file.keptHere', []]);
      expect(told).toMatchObject({
        code: 'file.twin',
        params: { name: 'Riichi Open', other, folder: 'Dropbox' },
        ways: [{ do: 'openCopy' }],
      });
      const tolds = async () => {
        const [first] = (await bench.value('app.info', {})).recent.filter(({ folder }) => folder.endsWith('own'));
        await bench.value('file.open', { handle: first?.handle ?? '' });
        return await bench.value('app.told', {});
      };
      // The program starts again with the local copy: nothing is news.
      await restarted(2);
      expect(await tolds()).toEqual([]);
      // It is gone on with, on another computer: that is.
      await restarted(2);
      await elsewhere('More', 4, twin);
      const [again, ...others] = await tolds();
      expect([again?.params, others]).toEqual([told?.params, []]);
      // It is opened by its button, and then it is the first one that has nothing more.
      await bench.value('file.open', { handle: String(again?.ways[0]?.params?.handle) });
      expect(await namesOpen()).toEqual(['Theirs', 'More']);
      expect(await codesTold()).toEqual(['file.keptHere']);
    },
  );

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
    await openShared();
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
    await openShared();
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
    await openShared();
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
    await openShared();
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

  describe('[reliability 17.1] what could not be put back names what helps, and each of the ways does', () => {
    const failed = async () => {
      await openShared();
      await enter('One');
      renameSync(dropbox, `${dropbox} away`);
      await bench.value('file.close', {});
      const found: Refusal[] = [];
      await expect
        .poll(async () => found.push(...(await bench.value('app.told', {}))), { timeout: 60_000 })
        .toBeGreaterThan(0);
      expect(found.map(({ code }) => code)).toEqual(['file.copyFailed']);
      const ways = found[0]?.ways ?? [];
      expect(ways.map((way) => way.do)).toEqual(['tryAgain', 'otherFolder', 'keepHere']);
      const handle = String(ways[0]?.params?.handle);
      expect(ways.every(({ params }) => params?.handle === handle)).toBe(true);
      return handle;
    };

    test('once more, when the folder is there again', async () => {
      const handle = await failed();
      renameSync(`${dropbox} away`, dropbox);
      await bench.value('file.putBack', { handle, where: 'again' });
      await expect.poll(() => stepsIn(shared), { timeout: 60_000 }).toBe(3);
    });

    test('in another folder: it lies there, and nothing is put back any more', async () => {
      const handle = await failed();
      const made = await bench.value('file.putBack', { handle, where: 'elsewhere' });
      const chosen = join(place.folder, 'own', 'Riichi Open elsewhere.seatwright');
      expect(made?.folder).toBe(join(place.folder, 'own'));
      expect(stepsIn(chosen)).toBe(3);
      renameSync(`${dropbox} away`, dropbox);
      await restarted(2);
      expect(await codesTold()).toEqual([]);
    });

    test('a place that is taken, or away as well, is refused with the same ways', async () => {
      const handle = await failed();
      writeFileSync(join(place.folder, 'own', 'Riichi Open elsewhere.seatwright'), 'mine');
      const answer = await bench.call('file.putBack', { handle, where: 'elsewhere' });
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'file.exists' } });
      expect(answer.ok ? [] : answer.refusal.ways.map((way) => way.do)).toContain('otherFolder');
      expect(readFileSync(join(place.folder, 'own', 'Riichi Open elsewhere.seatwright'), 'utf8')).toBe('mine');
    });

    test('kept on this computer: opened and closed as a file of its own', async () => {
      const handle = await failed();
      await bench.value('file.putBack', { handle, where: 'here' });
      renameSync(`${dropbox} away`, dropbox);
      await bench.value('file.open', { handle });
      await enter('Two');
      await bench.value('file.close', {});
      await restarted(2);
      expect(stepsIn(join(place.folder, 'own', 'Riichi Open.seatwright'))).toBe(4);
      expect(await codesTold()).toEqual([]);
    });
  });

  test.each(['in the shared folder', 'in the list of this computer'] as const)(
    'gone on with on another computer meanwhile: opened %s, it is as it was left there',
    async (where) => {
      await openShared();
      await enter('One');
      await restarted(3);
      await elsewhere('Two', 4);
      if (where === 'in the shared folder') await openShared();
      else {
        const [listed] = await bench.value('file.list', {});
        await bench.value('file.open', { handle: listed?.handle ?? '' });
      }
      expect(await namesOpen()).toEqual(['One', 'Two']);
      await enter('Three');
      await restarted(5);
      expect(ownFiles()).toEqual(['Riichi Open.seatwright']);
      expect(await codesTold()).toEqual([]);
    },
  );

  test('an older state of it that the sync service has put there is written over: nothing of it is missing here', async () => {
    const older = readFileSync(shared);
    await openShared();
    await enter('One');
    await restarted(3);
    writeFileSync(shared, older);
    await openShared();
    expect(await namesOpen()).toEqual(['One']);
    writeFileSync(shared, older);
    await enter('Two');
    await restarted(4);
    expect(await codesTold()).toEqual([]);
  });

  test('both were gone on with: each is opened from where it lies, and both stay', async () => {
    await openShared();
    await enter('Mine');
    const mine = join(place.folder, 'own', 'Riichi Open.seatwright');
    await elsewhere('Theirs', 3);
    await bench.value('file.close', {});
    await expect.poll(codesTold, { timeout: 60_000 }).toEqual(['file.putBackChanged']);
    // From the list it is what was entered here, and it is said again.
    const listed = await bench.value('file.list', {});
    await bench.value('file.open', { handle: listed.find(({ name }) => name === 'Riichi Open')?.handle ?? '' });
    expect([await namesOpen(), await codesTold()]).toEqual([['Mine'], ['file.putBackChanged']]);
    await bench.value('file.close', {});
    await expect.poll(codesTold, { timeout: 60_000 }).toEqual(['file.putBackChanged']);
    // From the shared folder it is theirs: the entry of this computer that is not in it is told, and it opens with one press.
    const handle = await handleOfShared();
    expect(await bench.call('file.open', { handle })).toMatchObject({
      refusal: { code: 'file.shorter', ways: [{ do: 'openAnyway', params: { handle } }, { do: 'recover' }] },
    });
    await bench.value('file.open', { handle, anyway: true });
    expect([await namesOpen(), ownFiles()]).toEqual([
      ['Theirs'],
      ['Riichi Open 2.seatwright', 'Riichi Open.seatwright'],
    ]);
    expect(await codesTold()).toEqual(['file.keptHere']);
    await enter('More');
    await restarted(4);
    expect([stepsIn(mine), await codesTold()]).toEqual([3, []]);
  });

  test('[desktop 8.8] copied while it was open elsewhere, without its log: told before it opens, and it opens with one press', async () => {
    const bytes = readFileSync(shared);
    bytes.fill(2, 18, 20);
    writeFileSync(shared, bytes);
    const handle = await handleOfShared();
    expect(await bench.call('file.open', { handle })).toMatchObject({
      refusal: { code: 'file.logMissing', params: { step: 2 }, ways: [{ do: 'openAnyway', params: { handle } }, {}] },
    });
    expect(ownFiles()).toEqual([]);
    await bench.value('file.open', { handle, anyway: true });
    expect((await bench.value('file.state', {}))?.folder).toBe(join(place.folder, 'own'));
  });

  test('the local copy is damaged and recovered: the recovered one is put back in its stead', async () => {
    await openShared();
    await enter('One');
    await restarted(3);
    const local = join(place.folder, 'own', 'Riichi Open.seatwright');
    writeFileSync(local, '');
    const [listed] = await bench.value('file.list', {});
    const handle = listed?.handle ?? '';
    expect(await bench.call('file.open', { handle })).toMatchObject({ refusal: { code: 'file.empty' } });
    const { candidates } = await bench.value('file.recovery', { handle });
    await bench.value('file.recover', { handle, candidate: candidates.find((one) => one.recommended)?.id ?? '' });
    await enter('Two');
    await restarted(5);
    expect(readFileSync(local)).toHaveLength(0);
  });

  test('the local copy is damaged: opened in the shared folder, the tournament is there without a question', async () => {
    await openShared();
    await enter('One');
    await restarted(3);
    writeFileSync(join(place.folder, 'own', 'Riichi Open.seatwright'), '');
    await openShared();
    expect(await namesOpen()).toEqual(['One']);
    await enter('Two');
    await restarted(4);
  });
});
