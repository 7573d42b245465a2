// @module-tag long

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../core/game/seating.ts';
import { replayDraw } from '../../../electron/workers/replay-draw.ts';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
placeForEach((fresh) => {
  place = fresh;
});

const publishRound = async () => {
  await eventWith(bench, 16);
  await bench.send((await drawnRound(bench, 'abc')).command);
};

const verify = (draw: string) =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, '../../../electron/cli/verify.ts')], {
      input: draw,
      encoding: 'utf8',
    }),
  );

describe('a published draw', () => {
  test('is handed to the browser host and comes out the same when it is replayed', async () => {
    bench = benchIn(place.folder);
    await publishRound();
    const { draw } = await bench.value('seating.exportDraw', { round: 1 });
    expect(verify(JSON.stringify(draw))).toMatchObject({ same: true, editedByHand: false, differences: [] });
  });
  test('is written whole where the TO says on the desktop', async () => {
    const path = join(place.folder, 'draw.json');
    bench = benchIn(place.folder, { host: 'desktop', chooseSave: async () => path });
    await publishRound();
    expect(await bench.value('seating.exportDraw', { round: 1 })).toEqual({ name: 'draw.json', draw: null });
    expect(verify(readFileSync(path, 'utf8')).same).toBe(true);
  });
  test('a place that cannot be written is refused and leaves nothing half done', async () => {
    bench = benchIn(place.folder, {
      host: 'desktop',
      chooseSave: async () => join(place.folder, 'nowhere', 'draw.json'),
    });
    await publishRound();
    expect(await bench.call('seating.exportDraw', { round: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'file.notWritten', params: { name: 'draw.json' } },
    });
    expect(readdirSync(place.folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe('M-1 a draw that was changed by hand', () => {
  const exported = async () => {
    const { draw } = await bench.value('seating.exportDraw', { round: 1 });
    if (draw === null) throw new Error('the browser host hands the draw over');
    return draw;
  };
  const judged = async (draw: object) => {
    const verdict = await replayDraw(JSON.parse(JSON.stringify(draw)), quiet);
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    return verdict.value;
  };
  test('states each change with revision, time and who made it, and is confirmed; what it does not state is found', async () => {
    bench = benchIn(place.folder);
    await publishRound();
    const swap = { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 2 } };
    const revised = await bench.send({ type: 'round.revise', no: 1, rev: 1, changes: [swap] });
    expect(revised.ok).toBe(true);
    const draw = await exported();
    expect(draw).toMatchObject({ version: 2, round: 1, rev: 2, edited: true });
    expect(draw.changes).toEqual([{ ...swap, rev: 2, at: expect.any(String), by: 'desk' }]);
    expect(await judged(draw)).toMatchObject({
      same: true,
      sentence: { code: 'draw.isStated', params: { tables: [1, 2], count: 1 } },
    });
    const hidden = { ...draw, changes: [], edited: false };
    expect((await judged(hidden)).differences.map(({ code }) => code)).toEqual([
      'draw.publishedOther',
      'draw.otherMetrics',
      'draw.badSignature',
    ]);
  });
});

describe('a draw of unknown origin checked at the desk', () => {
  test('M-1 is judged by the engine thread, whatever tournament is open, and what is no draw is refused', async () => {
    bench = benchIn(place.folder);
    await publishRound();
    const { draw } = await bench.value('seating.exportDraw', { round: 1 });
    const key = await bench.value('seating.drawKey', {});
    expect(key).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const honest = await bench.value('seating.checkDraw', { text: JSON.stringify(draw) });
    expect(honest).toMatchObject({ same: true, round: 1, key, sentence: { code: 'draw.isSame' } });
    const tables = draw?.published.tables.toSpliced(0, 1) ?? [];
    const falsified = { ...draw, published: { tables, byes: [] } };
    const checked = await bench.value('seating.checkDraw', { text: JSON.stringify(falsified) });
    expect(checked.differences.map(({ code }) => code)).toEqual([
      'draw.publishedMissing',
      'draw.notEverybody',
      'draw.badSignature',
    ]);
    expect(await bench.call('seating.checkDraw', { text: '{' })).toMatchObject({
      refusal: { code: 'seating.notJson' },
    });
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    expect(await bench.call('seating.checkDraw', { text: deep })).toMatchObject({
      refusal: { code: 'event.tooDeep', params: { found: 1_000_000, allowed: 24 } },
    });
    expect(await bench.call('seating.checkDraw', { text: '[]' })).toMatchObject({
      refusal: { code: 'seating.badDraw' },
    });
  });
});

describe('ME-50 the key of a tournament', () => {
  const keyOf = async () => {
    const { draw } = await bench.value('seating.exportDraw', { round: 1 });
    return draw?.signature?.key ?? '';
  };
  const keyFiles = () => readdirSync(join(place.folder, 'data', 'keys'));
  test('is made once, lies in a file that nobody else may read, and not in the tournament file', async () => {
    bench = benchIn(place.folder);
    await publishRound();
    const key = await keyOf();
    expect(key).toHaveLength(43);
    expect(await keyOf()).toBe(key);
    const [name = ''] = keyFiles();
    const path = join(place.folder, 'data', 'keys', name);
    expect([keyFiles().length, statSync(path).mode & 0o777]).toEqual([1, 0o600]);
    const secret = JSON.parse(readFileSync(path, 'utf8')).key as string;
    const inside = Buffer.from(secret, 'base64').toString('utf8').split('\n')[1] ?? '';
    expect(inside.length).toBeGreaterThan(40);
    await bench.close();
    const files = readdirSync(place.folder).filter((file) => file.includes('.seatwright'));
    for (const file of files) {
      const bytes = readFileSync(join(place.folder, file)).toString('latin1');
      expect(bytes).not.toContain(inside);
      expect(bytes).not.toContain(secret);
    }
  });
  test('is sealed by the store of the system where there is one', async () => {
    const turned = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x55));
    const sealing = () => ({
      seal: (plain: string) => turned(Buffer.from(plain)),
      open: (sealed: Buffer) => turned(sealed).toString('utf8'),
    });
    bench = benchIn(place.folder, { sealing });
    await publishRound();
    const key = await keyOf();
    const [name = ''] = keyFiles();
    const { sealed, key: kept } = JSON.parse(readFileSync(join(place.folder, 'data', 'keys', name), 'utf8'));
    expect(sealed).toBe(true);
    expect(Buffer.from(kept, 'base64').toString('latin1')).not.toContain('PRIVATE KEY');
    expect(await keyOf()).toBe(key);
  });
  test('of another computer is one more', async () => {
    bench = benchIn(place.folder);
    await publishRound();
    const first = await keyOf();
    rmSync(join(place.folder, 'data', 'keys'), { recursive: true });
    const second = await keyOf();
    expect(second).not.toBe(first);
    await bench.close();
    const [file = ''] = readdirSync(place.folder).filter((name) => name.endsWith('.seatwright'));
    const reading = new Database(join(place.folder, file), { readonly: true });
    const listed = reading.prepare("SELECT value FROM fact WHERE name = 'drawKeys'").pluck().get() as string;
    reading.close();
    expect(JSON.parse(listed)).toEqual([first, second]);
  });
});
