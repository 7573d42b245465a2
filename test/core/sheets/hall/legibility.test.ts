import { describe, expect, test } from 'vitest';
import {
  CAPITAL,
  capHeight,
  columnsOf,
  listSize,
  readTo,
  rowsOf,
  sizesFor,
} from '../../../../core/sheets/hall/legibility.ts';

const fullHd = { width: 1920, height: 1080 };
const room = (imageWidth: number, readingLine: number) => ({ imageWidth, readingLine, farthest: 1200 });
const PIXEL = 2000 / 1920;

/** 1080p on an image 2 m wide: distance in metres, then millimetres of capitals and font size in pixels for each angle. */
const table = [
  [4, 18.6, 25, 23.3, 31, 33.3, 45],
  [6, 27.9, 38, 34.9, 47, 50.0, 67],
  [8, 37.2, 50, 46.5, 63, 66.7, 90],
  [10, 46.5, 63, 58.2, 78, 83.3, 112],
  [12, 55.9, 75, 69.8, 94, 100, 134],
  [15, 69.8, 94, 87.3, 117, 125, 168],
  [20, 93.1, 125, 116, 156, 167, 224],
  [25, 116, 156, 145, 196, 208, 280],
] as const;

const within2 = (value: number, expected: number) => expect(Math.abs(value / expected - 1)).toBeLessThan(0.02);

describe('[hall-and-print 2.1] letter height and font size by distance', () => {
  test.each(table)('%d m', (metres, least, leastPixels, preferred, preferredPixels, banner, bannerPixels) => {
    within2(capHeight(metres * 1000, 16), least);
    within2(capHeight(metres * 1000, 20), preferred);
    within2(capHeight(metres * 1000, 28.6), banner);
    const sizes = sizesFor(fullHd, { imageWidth: 200, readingLine: metres * 100, farthest: metres * 100 });
    within2(sizes.least, leastPixels);
    within2(sizes.preferred, preferredPixels);
    within2(sizes.banner, bannerPixels);
    within2(sizes.least * CAPITAL * PIXEL, least);
  });

  test('sizes are shares of the image: 0.65 %, 0.815 %, 1.17 % of its height per distance in image heights', () => {
    for (const image of [
      fullHd,
      { width: 1280, height: 720 },
      { width: 3840, height: 2160 },
      { width: 1024, height: 768 },
    ]) {
      const heights = 6;
      const imageHeight = (200 * image.height) / image.width;
      const sizes = sizesFor(image, {
        imageWidth: 200,
        readingLine: heights * imageHeight,
        farthest: heights * imageHeight,
      });
      within2(sizes.least / image.height, 0.0065 * heights);
      within2(sizes.preferred / image.height, 0.00815 * heights);
      within2(sizes.banner / image.height, 0.0117 * heights);
    }
  });
});

describe('[hall-and-print 2.1] names per page, by name', () => {
  test.each([
    [120, 400, 45, 24],
    [200, 400, 125, 80],
    [200, 600, 51, 39],
    [200, 800, 24, 20],
    [200, 1000, 20, 8],
    [300, 600, 125, 80],
    [300, 1000, 45, 24],
  ])("image %i cm, reading line %i cm: %i at 16', %i at 20'", (imageWidth, readingLine, least, preferred) => {
    const sizes = sizesFor(fullHd, room(imageWidth, readingLine));
    const names = (size: number) => rowsOf(fullHd, size) * columnsOf(fullHd, size);
    expect([names(sizes.least), names(sizes.preferred)]).toEqual([least, preferred]);
  });

  test('the same at every resolution', () => {
    for (const image of [
      { width: 1280, height: 720 },
      { width: 3840, height: 2160 },
    ]) {
      const { preferred } = sizesFor(image, room(200, 600));
      expect(rowsOf(image, preferred) * columnsOf(image, preferred)).toBe(39);
    }
  });
});

test('[hall-and-print 2.1] letters may be a fifth smaller or larger than the room asks for, and below 16′ that is said', () => {
  const here = room(200, 600);
  const { preferred, least } = sizesFor(fullHd, here);
  for (const trim of [0.8, 0.9, 1, 1.1, 1.2]) {
    const made = listSize(fullHd, here, false, trim);
    expect(made.size).toBeCloseTo(preferred * trim, 9);
    expect(made.readable).toBe(preferred * trim >= least);
  }
  expect(listSize(fullHd, here, true, 0.8)).toMatchObject({ size: least * 0.8, readable: false });
});

describe('what cannot be read is said', () => {
  test('a reading line beyond six image heights is too far: 6.75 m from an image 2 m wide', () => {
    expect(sizesFor(fullHd, room(200, 675)).within).toBe(true);
    expect(sizesFor(fullHd, room(200, 676)).within).toBe(false);
  });

  test("a size that does not fit the image is cut back, and unreadable once it is below 16'", () => {
    expect(listSize(fullHd, room(200, 600), false).readable).toBe(true);
    const far = listSize(fullHd, room(200, 5000), false);
    expect(far.readable).toBe(false);
    expect(rowsOf(fullHd, far.size)).toBeGreaterThanOrEqual(4);
  });

  test('never below the minimum while it is called readable', () => {
    for (const imageWidth of [120, 200, 300]) {
      for (const [metres] of table) {
        for (const image of [fullHd, { width: 1024, height: 768 }, { width: 1080, height: 1920 }]) {
          const at = room(imageWidth, metres * 100);
          const { size, readable } = listSize(image, at, true);
          expect(readable).toBe(size >= sizesFor(image, at).least - 1e-9);
        }
      }
    }
  });
});

test.each(table)(
  '[hall-and-print 2.1] letters made for %d m are read from there, with ease and at all',
  (metres, least, _pixels, preferred) => {
    expect(Math.abs(readTo(preferred).easy / 1000 / metres - 1)).toBeLessThan(0.005);
    expect(Math.abs(readTo(least).most / 1000 / metres - 1)).toBeLessThan(0.005);
  },
);
