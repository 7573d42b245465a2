// @module-tag long
/** [T-PLACE-1] [fault F-1] [desktop 8.1, 8.2, 8.4]: with a synced default folder everything still works, and a refusal leaves nothing. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { freePath } from '../../../electron/backend/places.ts';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, eventWith, type Place } from './machine.ts';

/** One folder of an ordinary Windows computer, one with a name of its own; all names are in file/lies.test.ts. */
const SYNCED = ['OneDrive', 'Яндекс.Диск'];

let place: Place;
placeForEach((fresh) => {
  place = fresh;
});

const tournamentsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.seatwright')) : [];

const own = () => join(place.folder, 'data', 'Tournaments');

/** A desk whose default folder is synced; the TO chooses what the dialog offers, or a place of his own. */
const deskWith = (synced: string, chosen?: string): Bench => {
  return benchIn(place.folder, {
    folders: { data: join(place.folder, 'data'), documents: synced },
    chooseNew: async (suggested, folder) => chosen ?? freePath(folder, suggested),
  });
};

const chooseNew = async (bench: Bench, suggested: string): Promise<string> => {
  const chosen = await bench.value('file.chooseNew', { suggested });
  if (chosen === null) throw new Error('no place');
  return chosen.handle;
};

const codesTold = async (bench: Bench): Promise<readonly string[]> =>
  (await bench.value('app.told', {})).map(({ code }: Refusal) => code);

/** An event of eight, made elsewhere, at a path. */
const madeAt = async (path: string): Promise<void> => {
  const elsewhere = join(place.folder, 'elsewhere');
  mkdirSync(elsewhere, { recursive: true });
  const made = benchIn(elsewhere);
  await eventWith(made, 8);
  await made.close();
  mkdirSync(dirname(path), { recursive: true });
  renameSync(join(elsewhere, 'Riichi Open.seatwright'), path);
};

describe('T-PLACE-1', { timeout: 180_000 }, () => {
  test.each(SYNCED)(
    'F-1 with a default folder in %s a tournament is made at the first try, on this computer',
    async (name) => {
      const synced = join(place.folder, name, 'Documents', 'Seatwright');
      const bench = deskWith(synced);
      const handle = await chooseNew(bench, 'Cup');
      const file = await bench.value('file.create', { handle, name: 'Cup', family: 'duel', plannedRounds: 5 });
      expect([file.folder, file.name]).toEqual([own(), 'Cup']);
      expect(await codesTold(bench)).toEqual([]);
      expect([tournamentsIn(synced), tournamentsIn(own())]).toEqual([[], ['Cup.seatwright']]);
    },
  );

  test('F-1 a sample, an import, a copy that is gone on with, and recovery end with an open file there', async () => {
    const synced = join(place.folder, 'OneDrive', 'Seatwright');
    const bench = deskWith(synced);
    const sample = await bench.value('event.sample', {
      handle: await chooseNew(bench, 'Cup'),
      name: 'Cup',
      family: 'duel',
    });
    expect(sample.folder).toBe(own());
    const text = await bench.value('event.text', {});
    const imported = await bench.value('event.import', { handle: await chooseNew(bench, 'Cup'), text });
    expect([imported.folder, imported.name]).toEqual([own(), 'Cup 2']);
    await bench.value('file.close', {});

    const broken = join(synced, 'Broken.seatwright');
    await madeAt(broken);
    const bytes = readFileSync(broken);
    bytes.writeUInt8(9, 19);
    writeFileSync(broken, bytes);
    const [listed] = (await bench.value('file.list', {})).filter(({ name }) => name === 'Broken');
    const found = await bench.value('file.recovery', { handle: listed?.handle ?? '' });
    const candidate = found.candidates.find(({ recommended }) => recommended)?.id ?? '';
    const recovered = await bench.value('file.recover', { handle: listed?.handle ?? '', candidate });
    expect(recovered.folder).toBe(own());
    expect(tournamentsIn(synced)).toEqual(['Broken.seatwright']);
    expect(tournamentsIn(own())).toHaveLength(3);
  });

  test('F-1 a file of a synced folder is opened as any other, in a local copy', async () => {
    const synced = join(place.folder, 'OneDrive', 'Seatwright');
    await madeAt(join(synced, 'Cup.seatwright'));
    const bench = deskWith(synced);
    const [listed] = await bench.value('file.list', {});
    const handle = listed?.handle ?? '';
    const file = await bench.value('file.open', { handle });
    expect([file.folder, file.name]).toEqual([own(), 'Cup']);
    await bench.value('file.close', {});
    expect((await bench.value('file.open', { handle })).name).toBe('Cup');
    expect([tournamentsIn(synced), tournamentsIn(own())]).toEqual([['Cup.seatwright'], ['Cup.seatwright']]);
  });

  test('F-1 a local copy of an earlier version that lies in the synced folder itself is brought here', async () => {
    const synced = join(place.folder, 'OneDrive', 'Seatwright');
    const [shared, former] = [join(synced, 'Cup.seatwright'), join(synced, 'Cup 2.seatwright')];
    await madeAt(shared);
    writeFileSync(former, readFileSync(shared));
    mkdirSync(join(place.folder, 'data'), { recursive: true });
    const first = deskWith(synced);
    const [listed] = (await first.value('file.list', {})).filter(({ name }) => name === 'Cup');
    await first.value('file.open', { handle: listed?.handle ?? '' });
    await first.close();
    // The memory of the earlier version named the copy beside the original.
    const memory = join(place.folder, 'data', 'settings.json');
    writeFileSync(memory, readFileSync(memory, 'utf8').replaceAll(join(own(), 'Cup.seatwright'), former));
    const bench = deskWith(synced);
    const [again] = (await bench.value('file.list', {})).filter(({ name }) => name === 'Cup');
    const file = await bench.value('file.open', { handle: again?.handle ?? '' });
    expect(file.folder).toBe(own());
    expect(tournamentsIn(synced)).toHaveLength(2);
  });

  const ways = ['create', 'sample', 'import'] as const;
  test.each(ways)(
    '[desktop 8.4] %s at a shared place is made here, told in one line, and put there when it is closed',
    async (way) => {
      const chosen = join(place.folder, 'Dropbox', 'Cup.seatwright');
      mkdirSync(dirname(chosen));
      const source = deskWith(join(place.folder, 'own'));
      await source.value('event.sample', { handle: await chooseNew(source, 'Source'), name: 'Cup', family: 'duel' });
      const text = await source.value('event.text', {});
      await source.close();
      const bench = deskWith(join(place.folder, 'own'), chosen);
      const handle = await chooseNew(bench, 'Cup');
      const file =
        way === 'create'
          ? await bench.value('file.create', { handle, name: 'Cup', family: 'duel', plannedRounds: 5 })
          : way === 'sample'
            ? await bench.value('event.sample', { handle, name: 'Cup', family: 'duel' })
            : await bench.value('event.import', { handle, text });
      expect([file.folder, file.name]).toEqual([join(place.folder, 'own'), 'Cup']);
      expect(await bench.value('app.told', {})).toMatchObject([
        { code: 'file.keptHere', params: { name: 'Cup', folder: 'Dropbox' }, ways: [] },
      ]);
      expect(tournamentsIn(dirname(chosen))).toEqual([]);
      await bench.value('file.close', {});
      await expect.poll(() => tournamentsIn(dirname(chosen)), { timeout: 60_000 }).toEqual(['Cup.seatwright']);
      expect(await codesTold(bench)).toEqual([]);
      // Opened there, it goes on here, in the same copy.
      expect((await bench.value('file.open', { handle })).folder).toBe(join(place.folder, 'own'));
      expect(tournamentsIn(join(place.folder, 'own'))).toHaveLength(2);
    },
  );

  test('without any folder of this computer that can be used it is refused with another place, and nothing is left', async () => {
    const bench = benchIn(place.folder, { lies: () => 'shared' });
    const handle = await chooseNew(bench, 'Cup');
    for (const asked of [
      bench.call('file.create', { handle, name: 'Cup', family: 'duel', plannedRounds: 5 }),
      bench.call('event.sample', { handle, name: 'Cup', family: 'duel' }),
    ])
      expect(await asked).toMatchObject({
        refusal: {
          code: 'file.noLocalFolder',
          params: { folder: place.folder, because: 'shared', own: own(), ownBecause: 'shared' },
          ways: [{ do: 'chooseFolder' }],
        },
      });
    expect(tournamentsIn(place.folder)).toEqual([]);
    expect(tournamentsIn(own())).toEqual([]);
  });

  test('[desktop 8.1] the folder of tournaments is told, with the reason for each that cannot be used, and shown where the machine can', async () => {
    const shown: string[] = [];
    const desk = (changed: Parameters<typeof benchIn>[1]): Bench => benchIn(place.folder, changed);
    const plain = desk({});
    expect(await plain.value('file.home', {})).toEqual({ folder: place.folder, canShow: false });
    expect(await plain.call('file.showHome', {})).toMatchObject({ refusal: { code: 'file.folderNotShown' } });
    const shows = async (folder: string): Promise<boolean> => {
      shown.push(folder);
      return shown.length < 2;
    };
    // A file stands where the folder would be made.
    const blocked = join(place.folder, 'blocked');
    writeFileSync(blocked, '');
    const data = join(place.folder, 'data');
    const other = desk({ showFolder: shows, folders: { data, documents: blocked } });
    expect(await other.value('file.home', {})).toEqual({ folder: own(), canShow: true });
    expect(await other.call('file.showHome', {})).toEqual({ ok: true, value: null });
    expect(await other.call('file.showHome', {})).toMatchObject({
      refusal: { code: 'file.folderNotShown', params: { folder: own() } },
    });
    expect(shown).toEqual([own(), own()]);
    const none = desk({
      folders: { data, documents: blocked },
      lies: (path) => (path.startsWith(data) ? 'shared' : 'local'),
    });
    expect(await none.call('file.home', {})).toMatchObject({
      refusal: {
        code: 'file.noLocalFolder',
        params: { folder: blocked, because: 'readOnly', own: own(), ownBecause: 'shared' },
      },
    });
  });

  test('[desktop 4.5] a path that is too long is told with its length, by every way, and nothing is made', async () => {
    const chosen = `${join(place.folder, 'x'.repeat(200))}${'y'.repeat(60)}.seatwright`;
    const bench = benchIn(place.folder, {
      platform: 'win32',
      chooseNew: async () => chosen,
      chooseOpen: async () => chosen,
    });
    const found = chosen.length;
    const handle = await chooseNew(bench, 'Cup');
    const tooLong = { code: 'file.pathTooLong', params: { found, allowed: 246 } };
    const calls = [
      await bench.call('file.create', { handle, name: 'Cup', family: 'duel', plannedRounds: 5 }),
      await bench.call('event.sample', { handle, name: 'Cup', family: 'duel' }),
      await bench.call('file.open', { handle }),
    ];
    for (const answer of calls) expect(answer).toMatchObject({ ok: false, refusal: tooLong });
    expect(calls.map((answer) => (answer.ok ? [] : answer.refusal.ways.map((way) => way.do)))).toEqual([
      ['chooseNew'],
      ['chooseNew'],
      ['chooseAnother'],
    ]);
    expect(tournamentsIn(place.folder)).toEqual([]);
  });

  test('[desktop 4.5] a name that the file system does not take is the same', async () => {
    const bench = benchIn(place.folder, { chooseNew: async () => join(place.folder, `${'x'.repeat(260)}.seatwright`) });
    const handle = await chooseNew(bench, 'Cup');
    const made = await bench.call('file.create', { handle, name: 'Cup', family: 'duel', plannedRounds: 5 });
    expect(made).toMatchObject({ ok: false, refusal: { code: 'file.pathTooLong' } });
    expect(await bench.call('file.open', { handle })).toMatchObject({ refusal: { code: 'file.pathTooLong' } });
  });

  test('[desktop 4.5] default paths stay under 120 characters', () => {
    const folder = 'C:\\Users\\firstname.lastname\\Seatwright';
    expect(freePath(folder, 'x'.repeat(500)).length).toBeLessThan(120);
  });
});
