import { describe, expect, test } from 'vitest';
import { fitOf } from '../../../renderer/screens/poker/floor/fit.ts';
import { CHAIR_WIDTH, chairHeight, HALF, spotsOf } from '../../../renderer/screens/poker/floor/oval.ts';

const counts = Array.from({ length: 11 }, (_, index) => index + 2);

/** Degrees from the dealer at the top, clockwise. */
const turn = ({ x, y }: { x: number; y: number }) => (Math.atan2(x, -y) * 180) / Math.PI + (x < 0 ? 360 : 0);

const tables = counts.flatMap((seats) => [true, false].map((hasDealer) => ({ seats, hasDealer })));

describe.each(tables)('an oval of $seats seats, with a dealer: $hasDealer', ({ seats, hasDealer }) => {
  const spots = spotsOf(seats, hasDealer);

  test('seat 1 is at the dealer’s left and numbers run clockwise', () => {
    const turns = spots.map(turn);
    expect(turns[0]).toBeGreaterThan(0);
    expect(turns[0]).toBeLessThan(181);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  test('left mirrors right', () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(spots[seat]?.y).toBeCloseTo(spots[seats - 1 - seat]?.y ?? 9, 9);
      expect(spots[seat]?.x).toBeCloseTo(-(spots[seats - 1 - seat]?.x ?? 9), 9);
    }
  });

  test('no seat lies over another, and all are inside', () => {
    for (const [index, a] of spots.entries()) {
      expect(Math.abs(a.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(a.y)).toBeLessThanOrEqual(1);
      for (const b of spots.slice(index + 1)) {
        const apart =
          Math.abs(a.x - b.x) * HALF.width >= CHAIR_WIDTH || Math.abs(a.y - b.y) * HALF.height >= chairHeight(seats);
        expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
      }
    }
  });
});

test.each([3, 4, 5, 6])('up to six seats stand exactly at -90 + 360*i/(n+1) degrees (%i)', (seats) => {
  for (const [index, { y }] of spotsOf(seats).entries()) {
    expect(y).toBeCloseTo(Math.sin(((-90 + (360 * (index + 1)) / (seats + 1)) * Math.PI) / 180), 9);
  }
});

test.each([3, 4, 5, 6])(
  'self-dealt tables: up to six seats stand exactly at -90 + 360*(i-0.5)/n degrees (%i)',
  (seats) => {
    for (const [index, { y }] of spotsOf(seats, false).entries()) {
      expect(y).toBeCloseTo(Math.sin(((-90 + (360 * (index + 0.5)) / seats) * Math.PI) / 180), 9);
    }
  },
);

describe('what fits in the box of the floor at 1366×768', () => {
  const box = { width: 834, height: 656 };
  test('twelve tables with their seats, no larger than the box', () => {
    const { view, columns, tile } = fitOf(12, box, 'auto');
    expect(view).toBe('seats');
    const rows = Math.ceil(12 / columns);
    expect(rows * tile + (rows - 1) * 8).toBeLessThanOrEqual(box.height);
  });
  test('forty tables as counts', () => {
    const { view, columns, tile } = fitOf(40, box, 'auto');
    expect(view).toBe('counts');
    const rows = Math.ceil(40 / columns);
    expect(rows * tile + (rows - 1) * 8).toBeLessThanOrEqual(box.height);
  });
  test('more as a list, unless the TO wants it otherwise', () => {
    expect(fitOf(112, box, 'auto').view).toBe('list');
    expect(fitOf(112, box, 'counts').view).toBe('counts');
    expect(fitOf(5, box, 'list').view).toBe('list');
  });
  test('few tables are drawn larger', () => {
    expect(fitOf(5, box, 'auto').scale).toBeGreaterThan(1.3);
  });
});
