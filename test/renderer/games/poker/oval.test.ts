import { describe, expect, test } from 'vitest';
import { CHAIR_WIDTH, chairHeight, HALF_WIDTH, ovalOf } from '../../../../renderer/games/poker/floor/tables/oval.ts';

const counts = Array.from({ length: 11 }, (_, index) => index + 2);

/** Degrees from the right, clockwise, the y axis down. */
const degrees = ({ x, y }: { x: number; y: number }) => (Math.atan2(y, x) * 180) / Math.PI;

/** The same angle from -180 on. */
const turned = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

const tables = counts.flatMap((seats) => [true, false].map((hasDealer) => ({ seats, hasDealer })));

describe.each(tables)('an oval of $seats seats, with a dealer: $hasDealer', ({ seats, hasDealer }) => {
  const { spots, top, bottom, half } = ovalOf(seats, hasDealer);

  test('seat i of n is at -90 + 360*i/(n+1) degrees, self-dealt at -90 + 360*(i-0.5)/n', () => {
    expect(spots).toHaveLength(seats);
    for (const [index, spot] of spots.entries()) {
      const i = index + 1;
      const wanted = -90 + (hasDealer ? (360 * i) / (seats + 1) : (360 * (i - 0.5)) / seats);
      expect(turned(degrees(spot) - wanted), `seat ${i}`).toBeCloseTo(0, 6);
    }
  });

  test('left mirrors right', () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(spots[seat]?.y).toBeCloseTo(spots[seats - 1 - seat]?.y ?? 9, 9);
      expect(spots[seat]?.x).toBeCloseTo(-(spots[seats - 1 - seat]?.x ?? 9), 9);
    }
  });

  test('no seat lies over another, and all are inside', () => {
    for (const [index, a] of spots.entries()) {
      expect(Math.abs(a.x)).toBeLessThanOrEqual(1 + 1e-9);
      expect(a.y).toBeGreaterThanOrEqual(top - 1e-9);
      expect(a.y).toBeLessThanOrEqual(bottom + 1e-9);
      for (const b of spots.slice(index + 1)) {
        const apart =
          Math.abs(a.x - b.x) * HALF_WIDTH >= CHAIR_WIDTH || Math.abs(a.y - b.y) * half >= chairHeight(seats);
        expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
      }
    }
  });
});
