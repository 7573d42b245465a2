/** F10: what was open when the program was killed is open again when it is started; nothing else is. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { benchIn, eventWith, freshFolder } from './machine.ts';

const killed = async (act: (handle: string, bench: ReturnType<typeof benchIn>) => Promise<unknown>) => {
  const place = freshFolder();
  onTestFinished(place.remove);
  const bench = benchIn(place.folder);
  await act(await eventWith(bench, 8), bench);
  const settings = join(place.folder, 'data/settings.json');
  const left = readFileSync(settings);
  await bench.close();
  // What a program that was killed leaves behind.
  writeFileSync(settings, left);
  const next = benchIn(place.folder);
  onTestFinished(next.close);
  return { next, again: () => next.backend.openLeft() };
};

test('killed: its event is open again, once', async () => {
  const { next, again } = await killed(async () => null);
  expect(await again()).toMatchObject({ ok: true, value: { name: 'Riichi Open' } });
  await next.value('file.close', {});
  expect(await again()).toEqual({ ok: true, value: null });
});

test('an event that was closed, and one that was only looked at, stay closed', async () => {
  const closed = await killed((_handle, bench) => bench.value('file.close', {}));
  expect(await closed.again()).toEqual({ ok: true, value: null });
  const viewed = await killed(async (handle, bench) => {
    await bench.value('file.close', {});
    await bench.value('file.view', { handle });
  });
  expect(await viewed.again()).toEqual({ ok: true, value: null });
});

test('an orderly end leaves nothing open', async () => {
  const place = freshFolder();
  onTestFinished(place.remove);
  const bench = benchIn(place.folder);
  await eventWith(bench, 8);
  await bench.close();
  const next = benchIn(place.folder);
  onTestFinished(next.close);
  expect(await next.backend.openLeft()).toEqual({ ok: true, value: null });
});

test('a file that is damaged by then is told of, and not tried for ever', async () => {
  const { next, again } = await killed(async () => null);
  writeFileSync(join(next.folder, 'Riichi Open.seatwright'), 'noise');
  expect(await again()).toMatchObject({ ok: false });
  expect(await next.value('app.told', {})).toHaveLength(1);
  expect(await again()).toEqual({ ok: true, value: null });
});
