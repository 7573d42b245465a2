import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aliveIn } from '../../../electron/backend/alive.ts';
import { benchIn, freshFolder } from './machine.ts';

let place: ReturnType<typeof freshFolder>;
beforeEach(() => {
  place = freshFolder();
});
afterEach(() => place.remove());

describe('the sign of life of an event whose clock runs', () => {
  test('is there again after the program was started anew', async () => {
    const first = benchIn(place.folder);
    expect(await first.value('app.alive', { event: 'a', at: 1000 })).toEqual({ before: null });
    expect(await first.value('app.alive', { event: 'a', at: 4000 })).toEqual({ before: 1000 });
    await first.close();
    const second = benchIn(place.folder);
    expect(await second.value('app.alive', { event: 'a', at: 196_000 })).toEqual({ before: 4000 });
    await second.close();
  });

  test('is that of one event: another one knows nothing of it', () => {
    const alive = aliveIn(place.folder);
    expect(alive.tell('a', 1000)).toBeNull();
    expect(alive.tell('b', 2000)).toBeNull();
    expect(alive.tell('b', 3000)).toBe(2000);
  });

  test('a torn file is no sign', () => {
    writeFileSync(join(place.folder, 'alive.json'), '{"event":"a","at":');
    expect(aliveIn(place.folder).tell('a', 1000)).toBeNull();
  });
});
