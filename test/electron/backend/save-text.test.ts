import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeForEach } from './each.ts';
import { type Bench, benchIn, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
placeForEach((fresh) => {
  place = fresh;
});

describe('a text that the TO takes along', () => {
  test('is written whole where the TO says on the desktop, under a name that every system takes', async () => {
    const asked: string[] = [];
    const path = join(place.folder, 'taken.txt');
    const chooseSave = async (suggested: string) => {
      asked.push(suggested);
      return path;
    };
    bench = benchIn(place.folder, { host: 'desktop', chooseSave });
    const text = '1-2-3-4\n5-6-7-8';
    expect(await bench.value('app.saveText', { name: 'Open: 2026/1', ending: 'txt', text })).toEqual({
      name: 'taken.txt',
    });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(asked[0]).toMatch(/^Open[^:/]*2026[^:/]*1\.txt$/);
  });
  test('is nothing when the TO cancels', async () => {
    bench = benchIn(place.folder, { host: 'desktop', chooseSave: async () => null });
    expect(await bench.value('app.saveText', { name: 'a', ending: 'csv', text: '' })).toBeNull();
  });
  test('is left to the page in the browser host', async () => {
    bench = benchIn(place.folder);
    expect(await bench.value('app.saveText', { name: 'a', ending: 'txt', text: 'x' })).toBeNull();
  });
  test('a place that cannot be written is refused', async () => {
    const chooseSave = async () => join(place.folder, 'nowhere', 'a.txt');
    bench = benchIn(place.folder, { host: 'desktop', chooseSave });
    expect(await bench.call('app.saveText', { name: 'a', ending: 'txt', text: 'x' })).toMatchObject({
      ok: false,
      refusal: { code: 'file.notWritten', params: { name: 'a.txt' } },
    });
  });
});
