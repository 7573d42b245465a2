/** How cards lie in their box: the goldens of [W-1.5], and what holds of every number and box. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardBox, type CardKind, fitCards } from '../../../renderer/round/cards/fit-cards.ts';

const usual: CardBox = { width: 886, folded: 1186, height: 571 };
const small: CardBox = { width: 924, folded: 924, height: 503 };
const large: CardBox = { width: 1360, folded: 1740, height: 883 };

const usedBy = (n: number, { columns, height, rowGap }: ReturnType<typeof fitCards>): number => {
  const rows = Math.ceil(n / columns);
  return rows * height + (rows - 1) * rowGap;
};

describe('[W-1.5] goldens', () => {
  test.each<
    [
      box: CardBox,
      n: number,
      kind: CardKind,
      lies: string,
      width: number,
      density: string,
      used: number,
      side: string,
      scale: number,
    ]
  >([
    [usual, 16, 'four', '4 × 4', 215, 'normal', 540, 'open', 1],
    [usual, 20, 'four', '4 × 5', 217, 'close', 554, 'open', 1],
    [usual, 25, 'four', '5 × 5', 232, 'close', 554, 'folded', 1],
    [usual, 40, 'four', '6 × 7', 192, 'close', 778, 'folded', 1],
    [usual, 14, 'pair', '2 × 7', 439, 'normal', 482, 'open', 1],
    [usual, 27, 'pair', '3 × 9', 291, 'close', 516, 'open', 1],
    [usual, 48, 'duel', '4 × 12', 217, 'normal', 571, 'open', 1],
    [usual, 64, 'duel', '5 × 13', 174, 'close', 542, 'open', 1],
    [usual, 5, 'pokerList', '3 × 2', 290, 'normal', 498, 'open', 1],
    [usual, 10, 'pokerList', '5 × 2', 172, 'close', 496, 'open', 1],
    [usual, 12, 'pokerList', '6 × 2', 192, 'close', 496, 'folded', 1],
    [usual, 112, 'pokerTile', '12 × 10', 69, 'normal', 555, 'open', 1],
    [small, 16, 'four', '4 × 4', 226, 'close', 442, 'open', 1],
    [large, 16, 'four', '4 × 4', 334, 'normal', 810, 'open', 1.5],
    [large, 40, 'four', '6 × 7', 221, 'close', 778, 'open', 1],
    [large, 7, 'pair', '3 × 3', 440, 'normal', 303, 'open', 1.5],
    [large, 13, 'pair', '3 × 5', 440, 'normal', 513, 'open', 1.5],
  ])('%o: %i of %s lie %s', (box, n, kind, lies, width, density, used, side, scale) => {
    const fit = fitCards(n, kind, box);
    expect(`${fit.columns} × ${Math.ceil(n / fit.columns)}`).toBe(lies);
    expect([fit.width, fit.density, usedBy(n, fit), fit.side, fit.scale]).toEqual([width, density, used, side, scale]);
  });

  test('only the forty are scrolled: 30 of them are seen', () => {
    const fit = fitCards(40, 'four', usual);
    expect(fit.scrolls).toBe(true);
    expect(fit.columns * Math.floor((usual.height + fit.rowGap) / (fit.height + fit.rowGap))).toBe(30);
    expect(fitCards(25, 'four', usual).scrolls).toBe(false);
  });

  test('a side that the TO opened stays: the cards are scrolled beside it', () => {
    const fit = fitCards(25, 'four', { ...usual, keepsSide: true });
    expect([fit.side, fit.density, fit.columns, fit.scrolls]).toEqual(['open', 'close', 4, true]);
    expect(fitCards(16, 'four', { ...usual, keepsSide: true })).toEqual(fitCards(16, 'four', usual));
  });

  test('a single table is no wider than a card may be, and grows', () => {
    const fit = fitCards(1, 'four', usual);
    expect([fit.columns, fit.width, fit.scale]).toEqual([1, 440, 1.5]);
  });
});

const least: { readonly [kind in CardKind]: number } = {
  four: 184,
  pair: 260,
  duel: 150,
  pokerList: 170,
  pokerTile: 68,
};

test('[W-1.5] property: columns lie in their box, whole where it is not scrolled, and no card is too narrow or too wide', () => {
  const kinds = Object.keys(least) as CardKind[];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 250 }),
      fc.constantFrom(...kinds),
      fc.record({
        width: fc.integer({ min: 450, max: 2400 }),
        wider: fc.integer({ min: 0, max: 380 }),
        height: fc.integer({ min: 260, max: 1400 }),
        keepsSide: fc.boolean(),
      }),
      (n, kind, { width, wider, height, keepsSide }) => {
        const fit = fitCards(n, kind, { width, folded: width + wider, height, keepsSide });
        const room = fit.side === 'open' ? width : width + wider;
        expect(fit.columns * fit.width + (fit.columns - 1) * fit.gap).toBeLessThanOrEqual(room);
        expect(fit.width).toBeGreaterThanOrEqual(least[kind] * fit.scale);
        expect(fit.width).toBeLessThanOrEqual(440);
        expect(usedBy(n, fit) > height).toBe(fit.scrolls);
        expect(keepsSide ? fit.side : 'open').toBe('open');
        if (fit.scrolls) expect([fit.density, fit.scale]).toEqual(['close', 1]);
      },
    ),
  );
});
