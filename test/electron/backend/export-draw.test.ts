import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bench, benchIn, drawnRound, eventWith, freshFolder } from './machine.ts';

let place: ReturnType<typeof freshFolder>;
let bench: Bench;
beforeEach(() => {
  place = freshFolder();
});
afterEach(async () => {
  await bench.close();
  place.remove();
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
    expect(verify(JSON.stringify(draw))).toMatchObject({ same: true, editedByHand: false });
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
