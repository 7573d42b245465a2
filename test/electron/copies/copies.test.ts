// @module-tag long

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { byAge, copyLimit, toAskAbout, toDrop } from '../../../electron/backend/copies/keep.ts';
import type { ListedCopy } from '../../../electron/backend/copies/list.ts';
import { copyFrom, copyName } from '../../../electron/backend/copies/names.ts';
import { type TournamentReading, view } from '../../../electron/backend/file/tournament-file.ts';
import { benchForEach } from '../backend/each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from '../backend/machine.ts';
import { allSteps } from '../file/sample.ts';
import { must } from '../file/steps.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const own = (): string => join(place.folder, 'Riichi Open.snapshots');
const named = (folder = own()) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => copyFrom(name))
        .map((copy) => (copy === null ? 'unnamed' : `${copy.round} ${copy.reason}`))
    : [];

/** Copies are read back by another process, which a busy machine makes wait. */
const soon = (holds: () => unknown): Promise<unknown> => vi.waitFor(holds, { timeout: 50_000, interval: 20 });

const seatRound = async (seed: string) => {
  const answer = await bench.send((await drawnRound(bench, seed)).command);
  expect(answer.ok).toBe(true);
};

const enterAll = async (round: number, tables: number) => {
  for (let table = 1; table <= tables; table++) {
    const result = { points: [45_300, 28_700, 31_000, 15_000] };
    expect((await bench.send({ type: 'result.enter', round, table, result })).ok).toBe(true);
  }
};

const viewed = (path: string): TournamentReading & { close: () => void } =>
  must(view(path, { recoveryFolder: join(place.folder, 'looking') }));

describe('T-SNAP-1 automatic copies', () => {
  test('before an import, before each round, when its results are complete, before an undo of it, at closing', async () => {
    await eventWith(bench, 8);
    await seatRound('a');
    await enterAll(1, 2);
    await soon(() => expect(named()).toContain('1 complete'));
    await bench.send({ type: 'round.confirm', no: 1 });
    await bench.value('tournament.undo', { id: 'c'.repeat(32) });
    await bench.value('tournament.redo', { id: 'd'.repeat(32) });
    await seatRound('b');
    await soon(() => expect(named()).toContain('2 before'));
    await bench.value('file.close', {});
    expect(named().sort()).toEqual(['0 import', '1 before', '1 complete', '1 undo', '2 before', '2 close']);
    const whole = viewed(join(place.folder, 'Riichi Open.seatwright'));
    for (const name of readdirSync(own())) {
      // Alone, in a folder of its own that is read-only, it opens and is a beginning of the tournament.
      const alone = join(place.folder, `alone ${name}`);
      mkdirSync(alone);
      writeFileSync(join(alone, name), readFileSync(join(own(), name)));
      chmodSync(alone, 0o555);
      const copy = viewed(join(alone, name));
      expect(allSteps(copy)).toEqual(allSteps(whole).slice(0, copy.last().no));
      expect(copy.last().no).toBeGreaterThan(0);
      copy.close();
      chmodSync(alone, 0o755);
    }
    whole.close();
  });

  test('a tournament that did not change is not copied again at closing', async () => {
    const handle = await eventWith(bench, 8);
    await bench.value('file.close', {});
    const before = named();
    await bench.value('file.open', { handle });
    await bench.value('file.close', {});
    // What was not copied since it was opened is copied once; names of the same second carry a number.
    expect(named().length - before.length).toBeLessThanOrEqual(1);
    expect(readdirSync(own()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('every ten minutes if something changed [reliability 7.1]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await eventWith(bench, 1);
      expect(named()).toEqual([]);
      vi.advanceTimersByTime(10 * 60_000);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(named()).toEqual(['0 timed']), { timeout: 50_000 });
  });

  test('T-SNAP-3: a copy folder that cannot be made: told, marked amber, and entries go on', async () => {
    writeFileSync(join(place.folder, 'Riichi Open.snapshots'), 'a file where the folder should be');
    await eventWith(bench, 8);
    expect((await bench.send({ type: 'entrants.add', entrants: [{ name: 'One' }] })).ok).toBe(true);
    const told = await bench.value('app.told', {});
    expect(told.map(({ code }) => code)).toContain('file.copyFailed');
    expect((await bench.value('copies.care', {}))?.marks).toContain('copyFailed');
    expect(await bench.value('app.told', {})).toEqual([]);
  });

  test('[reliability 7.8] "Save a copy as" gives a verified copy, and the tournament goes on where it was', async () => {
    await eventWith(bench, 8);
    const saved = await bench.value('file.saveCopyAs', { handle: null });
    expect(saved?.opened).toBe(false);
    const copy = viewed(join(saved?.place.folder ?? '', `${saved?.place.name}.seatwright`));
    expect(copy.last().no).toBe(2);
    copy.close();
    expect((await bench.value('file.state', {}))?.name).toBe('Riichi Open');
  });
});

describe('[reliability 3.6] room on the disk', () => {
  test('under 500 MB is a mark, under 50 MB no round is started, and results are entered in any case', async () => {
    await bench.close();
    let megabytes = 501;
    bench = benchIn(place.folder, { freeBytes: () => megabytes * 1024 * 1024 });
    const marks = async () => (await bench.value('copies.care', {}))?.marks;
    await eventWith(bench, 8);
    expect(await marks()).not.toContain('lowSpace');
    megabytes = 499;
    expect(await marks()).toContain('lowSpace');
    megabytes = 50;
    await seatRound('a');
    megabytes = 49;
    await enterAll(1, 2);
    expect((await bench.send({ type: 'round.confirm', no: 1 })).ok).toBe(true);
    const { command: round } = await drawnRound(bench, 'b');
    expect(await bench.send(round)).toMatchObject({ refusal: { code: 'file.lowSpace', params: { megabytes: 49 } } });
    megabytes = 50;
    expect((await bench.send(round)).ok).toBe(true);
  });
});

describe('T-LOCK-2 a file that is open elsewhere', () => {
  test('is offered as its last copy, with time and round, and the copy is viewed without entering', async () => {
    await eventWith(bench, 8);
    await seatRound('a');
    await soon(() => expect(named()).toContain('1 before'));
    const other = benchIn(place.folder, {});
    try {
      const [listed] = await other.value('file.list', {});
      const handle = listed?.handle ?? '';
      const answer = await other.call('file.open', { handle });
      const ways = answer.ok ? [] : answer.refusal.ways;
      expect(ways.map((way) => way.do)).toEqual(['tryAgain', 'viewCopyOf']);
      expect(ways[1]?.params).toMatchObject({ handle, round: 1, time: expect.stringMatching(/^\d\d:\d\d$/) });
      await other.value('file.viewCopy', { handle });
      expect(await other.value('copies.care', {})).toMatchObject({ viewing: true, marks: ['viewing'] });
      expect(await other.send({ type: 'entrants.add', entrants: [{ name: 'One' }] })).toMatchObject({
        refusal: { code: 'file.viewing', ways: [{ do: 'saveCopyAs' }] },
      });
      const saved = await other.value('file.saveCopyAs', { handle: null });
      expect(saved?.opened).toBe(true);
      expect((await other.send({ type: 'entrants.add', entrants: [{ name: 'One' }] })).ok).toBe(true);
    } finally {
      await other.close();
    }
  });
});

describe('names [reliability 7.3]', () => {
  test('carry time, round and reason, are legal everywhere, and are read back', () => {
    const copy = { at: '2026-11-20T14:03:22.000Z', round: 5, reason: 'before', number: 1 } as const;
    expect(copyName(copy)).toBe('2026-11-20T140322Z round-05 before.seatwright');
    expect(copyFrom(copyName(copy))).toEqual(copy);
    expect(copyFrom(copyName({ ...copy, number: 3, round: 100 }))).toEqual({ ...copy, number: 3, round: 100 });
    expect(copyName(copy)).not.toMatch(/[<>:"/\\|?*]/);
    expect(copyFrom('2026-11-20T140322Z round-05 whatever.seatwright')).toBeNull();
    expect(copyFrom('notes.txt')).toBeNull();
  });
});

describe('T-SNAP-5 what goes [reliability 7.4]', () => {
  const listed = (reason: ListedCopy['reason'], minute: number, round = 1): ListedCopy => {
    const at = new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();
    const named = { at, round, reason, number: 1 };
    return { ...named, name: copyName(named), path: `/x/${copyName(named)}`, bytes: 1_000_000 };
  };
  const newestFirst = (copies: readonly ListedCopy[]) => copies.toSorted((a, b) => b.at.localeCompare(a.at));
  /** 60 rounds, and three days of timed copies. */
  const long = newestFirst([
    ...Array.from({ length: 60 }, (_, n) => listed('before', 70 * n, n + 1)),
    ...Array.from({ length: 60 }, (_, n) => listed('complete', 70 * n + 65, n + 1)),
    ...Array.from({ length: 432 }, (_, n) => listed('timed', 10 * n + 3)),
  ]);

  test('all copies of rounds stay, and the newest twelve timed ones', () => {
    const { drop, overLimit } = toDrop(long, 1024 ** 3);
    const left = long.filter((copy) => !drop.includes(copy));
    expect(left.filter(({ reason }) => reason !== 'timed')).toHaveLength(120);
    const timed = left.filter(({ reason }) => reason === 'timed');
    expect(timed).toHaveLength(12);
    expect(timed).toEqual(long.filter(({ reason }) => reason === 'timed').slice(0, 12));
    expect(overLimit).toBe(false);
  });
  test('over the limit the oldest timed ones go first; rounds stay, and that there is too much is told', () => {
    const { drop, overLimit } = toDrop(long, 125_000_000);
    const left = long.filter((copy) => !drop.includes(copy));
    expect(left).toHaveLength(125);
    expect(left.filter(({ reason }) => reason !== 'timed')).toHaveLength(120);
    expect(overLimit).toBe(false);
    expect(toDrop(long, 50_000_000)).toMatchObject({ overLimit: true });
  });
  test('copies of a clock that was set to the future are older than those made since, and go first', () => {
    const ahead = Array.from({ length: 12 }, (_, n) => listed('timed', 60 * 24 * 365 + n));
    const since = Array.from({ length: 12 }, (_, n) => listed('timed', n));
    const copies = byAge(newestFirst([...ahead, ...since]), new Date(Date.UTC(2026, 10, 20, 8, 30)));
    const { drop } = toDrop(copies, 1024 ** 3);
    expect([...drop].sort((a, b) => a.at.localeCompare(b.at))).toEqual(ahead);
  });
  test('never the newest three', () => {
    const few = newestFirst([1, 2, 3].map((minute) => listed('timed', minute)));
    expect(toDrop(few, 0)).toEqual({ drop: [], overLimit: true });
  });
  test('copies of finished rounds go only after asking: the oldest first, the last copy of a round when nothing else is left', () => {
    const rounds = long.filter(({ reason }) => reason !== 'timed');
    expect(toAskAbout(rounds, 120_000_000, 60)).toBeNull();
    const some = toAskAbout(rounds, 100_000_000, 60);
    expect(some).toMatchObject({ rounds: 0, bytes: 120_000_000 });
    expect(some?.drop.map(({ round, reason }) => `${round} ${reason}`)).toEqual(
      Array.from({ length: 20 }, (_, n) => `${n + 1} before`),
    );
    // The round that is on and the newest three stay whatever is said.
    const all = toAskAbout(rounds, 0, 60);
    expect(all).toMatchObject({ rounds: 58 });
    expect(rounds.filter((copy) => !all?.drop.includes(copy)).map(({ round, reason }) => `${round} ${reason}`)).toEqual(
      ['60 complete', '60 before', '59 complete'],
    );
    expect(toAskAbout(rounds, 0, 1)).toBeNull();
  });
  test('too much is told with both numbers; what was asked about goes, not while results are entered', async () => {
    await bench.close();
    let free = 100_000_000;
    bench = benchIn(place.folder, { freeBytes: () => free });
    await eventWith(bench, 8);
    const tooMuch = async () => (await bench.value('copies.care', {}))?.tooMuch ?? null;
    for (const [index, seed] of ['a', 'b', 'c'].entries()) {
      await seatRound(seed);
      expect(await bench.call('copies.dropOld', {})).toMatchObject({ refusal: { code: 'file.entering' } });
      expect(await tooMuch()).toBeNull();
      if (seed === 'c') free = 1_000_000;
      await enterAll(index + 1, 2);
      expect((await bench.send({ type: 'round.confirm', no: index + 1 })).ok).toBe(true);
      await soon(() => expect(named()).toContain(`${index + 1} complete`));
    }
    await soon(async () => expect(await tooMuch()).toMatchObject({ limit: 0, rounds: 2 }));
    const asked = await tooMuch();
    expect(asked?.megabytes).toBeGreaterThan(0);
    expect((await bench.value('copies.care', {}))?.marks).toContain('manyCopies');
    expect(await bench.value('copies.dropOld', {})).toBe(asked?.copies);
    expect(named()).toEqual(['2 complete', '3 before', '3 complete']);
    expect(await tooMuch()).toBeNull();
  });
  test('the limit is 1 GB or 5 % of what is free', () => {
    expect(copyLimit(10 * 1024 ** 3)).toBe(Math.floor(0.5 * 1024 ** 3));
    expect(copyLimit(1000 * 1024 ** 3)).toBe(1024 ** 3);
  });
});

describe('the second folder', () => {
  const second = () => join(place.folder, 'stick');
  const choose = async () => {
    const { places } = await bench.value('copies.places', {});
    return bench.value('copies.second', { handle: places[0]?.handle ?? '' });
  };
  const settled = (state: string) =>
    vi.waitFor(async () => expect((await bench.value('copies.care', {}))?.second.state).toBe(state), {
      timeout: 50_000,
    });
  beforeEach(async () => {
    await bench.close();
    mkdirSync(second());
    bench = benchIn(place.folder, { sticks: () => [second()] });
  });

  test('gets every copy and a line a step; "safe to remove" when nothing is pending', async () => {
    await eventWith(bench, 8);
    expect(await choose()).toMatchObject({ second: { folder: second() } });
    await seatRound('a');
    await settled('upToDate');
    expect(named(join(second(), 'Riichi Open.snapshots'))).toEqual(named());
    const lines = readFileSync(join(second(), 'Riichi Open.steps'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 3);
    expect((await bench.value('copies.care', {}))?.second.lag).toBe(0);
  });

  test('pulled: amber, entries go on; back: it catches up by itself', async () => {
    await eventWith(bench, 8);
    await choose();
    await settled('upToDate');
    renameSync(second(), `${second()} pulled`);
    await bench.send({ type: 'entrants.add', entrants: [{ name: 'One' }] });
    await settled('missing');
    expect((await bench.value('copies.care', {}))?.marks).toContain('secondMissing');
    expect((await bench.send({ type: 'entrants.add', entrants: [{ name: 'Two' }] })).ok).toBe(true);
    expect(existsSync(second())).toBe(false);
    renameSync(`${second()} pulled`, second());
    await settled('upToDate');
    const lines = readFileSync(join(second(), 'Riichi Open.steps'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 4);
  });

  test('a log of another tournament of the same name is put aside, not written into', async () => {
    writeFileSync(join(second(), 'Riichi Open.steps'), '{"tournamentId":"f"}\n');
    await eventWith(bench, 8);
    await choose();
    await settled('upToDate');
    expect(readFileSync(join(second(), 'Riichi Open.steps 1'), 'utf8')).toBe('{"tournamentId":"f"}\n');
    expect(readFileSync(join(second(), 'Riichi Open.steps'), 'utf8').split('\n')).toHaveLength(1 + 2 + 1);
  });

  test('the choice is there after the next start, and can be taken back', async () => {
    const handle = await eventWith(bench, 8);
    await choose();
    await settled('upToDate');
    await bench.close();
    bench = benchIn(place.folder, { sticks: () => [second()] });
    const [listed] = await bench.value('file.list', {});
    expect(handle).not.toBe('');
    await bench.value('file.open', { handle: listed?.handle ?? '' });
    await settled('upToDate');
    expect(await bench.value('copies.second', { handle: null })).toMatchObject({
      second: { state: 'none', folder: '', declined: true },
    });
  });

  test('a handle that nobody gave out is refused', async () => {
    expect(await bench.call('copies.second', { handle: '/etc' })).toMatchObject({
      ok: false,
      refusal: { code: 'file.unknownHandle' },
    });
  });
});
